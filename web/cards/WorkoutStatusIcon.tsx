import {
  IconCircle,
  IconCircleCheckFilled,
  IconCircleHalf2,
  IconCircleX,
  IconFocusCentered,
} from '@tabler/icons-react';
import { styled } from '../ui/theme.ts';

const Frame = styled('span', {
  display: 'inline-flex',
  flexShrink: 0,
  variants: {
    tone: {
      success: { color: '$success' },
      warning: { color: '$warning' },
      accent: { color: '$accent' },
      subtle: { color: '$textSubtle' },
    },
  },
});

export type Moment = 'past' | 'today' | 'upcoming';

function look(status: string, moment: Moment) {
  switch (status) {
    case 'COMPLETED':
      return { name: 'Completed', tone: 'success', Icon: IconCircleCheckFilled } as const;
    case 'PARTIALLY_COMPLETED':
      return { name: 'Partially completed', tone: 'warning', Icon: IconCircleHalf2 } as const;
    case 'SKIPPED':
      return { name: 'Skipped', tone: 'subtle', Icon: IconCircleX } as const;
  }
  if (moment === 'today') return { name: 'Today', tone: 'accent', Icon: IconFocusCentered } as const;
  return { name: moment === 'past' ? 'Not done' : 'Scheduled', tone: 'subtle', Icon: IconCircle } as const;
}

/** How a workout stands, in words. */
export const statusName = (status: string, moment: Moment) => look(status, moment).name;

export function WorkoutStatusIcon({ status, moment }: { status: string; moment: Moment }) {
  const { name, tone, Icon } = look(status, moment);
  return (
    <Frame tone={tone} role="img" aria-label={name} title={name}>
      <Icon size={16} stroke={1.75} aria-hidden />
    </Frame>
  );
}
