import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleMinus,
  IconCircleX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Compliance } from '../../api/core/codes/compliance.ts';
import { styled } from '../ui/theme.ts';

const Frame = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minWidth: 0,
  fontSize: '$1',
  fontWeight: '$medium',
  lineHeight: '$snug',
  color: '$textMuted',
  variants: {
    level: {
      asPlanned: { '& svg': { color: '$success' } },
      near: { '& svg': { color: '$moderate' } },
      far: { '& svg': { color: '$hard' } },
      missed: { '& svg': { color: '$danger' } },
      excused: { '& svg': { color: '$textSubtle' } },
      noPlan: { '& svg': { color: '$textSubtle' } },
    },
  },
});

// each level has its own shape, so that nobody needs the colour
const ICONS: Readonly<Record<Compliance, TablerIcon>> = {
  asPlanned: IconCircleCheck,
  near: IconCircleHalf2,
  far: IconCircleDashed,
  missed: IconCircleX,
  excused: IconCircleMinus,
  noPlan: IconCircleCheck,
};

/** How near to its plan a workout came: a shape, a colour and the words. */
export function ComplianceNote({ level, words }: { level: Compliance; words: string }) {
  const Icon = ICONS[level];
  return (
    <Frame level={level}>
      <Icon size={14} stroke={2} aria-hidden />
      {words}
    </Frame>
  );
}
