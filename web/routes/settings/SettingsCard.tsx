import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import type { SettingsGroup } from './groups.ts';
import { type SettingsPlace, PLACES } from './places.ts';
import { SettingsNav } from './SettingsNav.tsx';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@xlarge': { gridTemplateColumns: '14rem minmax(0, $sizes$prose)', gap: '$10' },
});
const Column = styled('div', { display: 'flex', flexDirection: 'column', gap: '$6', minWidth: 0, maxWidth: '$prose' });

/** The cards of one part, as wide as is good to read, and the ways to the others. */
export function SettingsColumn({ current, ...props }: ComponentProps<typeof Column> & { current: SettingsGroup }) {
  return (
    <Frame>
      <SettingsNav current={current} />
      <Column {...props} />
    </Frame>
  );
}

interface SettingsCardProps {
  place: SettingsPlace;
  /** Unless the one by which it is found. */
  title?: string;
  description?: ReactNode;
  /** What stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One matter of the settings. */
export function SettingsCard({ place, title = PLACES[place], description, action, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card
      id={place}
      aria-labelledby={id}
      tabIndex={-1}
      css={{ outline: 'none', scrollMarginTop: 'calc($sizes$header + $space$6)' }}
    >
      <Stack gap={5}>
        <Stack gap={1}>
          <Inline gap={3} justify="between">
            <Heading id={id}>{title}</Heading>
            {action}
          </Inline>
          {description && <Text tone="muted">{description}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
