import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import type { Placed } from './useScheduleLibraryWorkout.ts';

const List = styled('ul', {
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  '& > li': { display: 'flex', gap: '$3', padding: '$3 $4', lineHeight: '$normal' },
  '& > li + li': { borderTop: '1px solid $colors$line' },
  '& svg': { flexShrink: 0, marginTop: '0.15em' },
});
const Mark = styled('span', {
  display: 'inline-flex',
  variants: { tone: { done: { color: '$success' }, warned: { color: '$warning' }, refused: { color: '$danger' } } },
});

interface PlacementReportProps {
  placed: Placed;
  busy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Athlete by athlete: scheduled, scheduled with a warning, or why not. */
export function PlacementReport({ placed: { outcomes }, busy, onUndo, onClose }: PlacementReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const done = outcomes.filter(({ workout }) => workout != null).length;
  return (
    <Stack gap={5}>
      <Heading as="h3" size={4} ref={heading} tabIndex={-1}>
        Scheduled for {done} of {outcomes.length}
      </Heading>
      <List aria-label="What became of each">
        {outcomes.map(({ athlete, problem, warnings }, index) => (
          <li key={athlete?.id ?? index}>
            {problem != null ? (
              <Mark tone="refused">
                <IconCircleX size={18} aria-hidden />
              </Mark>
            ) : warnings.length > 0 ? (
              <Mark tone="warned">
                <IconAlertTriangle size={18} aria-hidden />
              </Mark>
            ) : (
              <Mark tone="done">
                <IconCircleCheck size={18} aria-hidden />
              </Mark>
            )}
            <div>
              <Text weight="medium">{athlete ? `${athlete.firstName} ${athlete.lastName}` : 'An athlete'}</Text>
              <Text tone="muted" size={2}>
                {problem != null ? `Not scheduled. ${problem}` : ['Scheduled.', ...warnings].join(' ')}
              </Text>
            </div>
          </li>
        ))}
      </List>
      <Inline justify="end" gap={3}>
        {done > 0 && (
          <Button busy={busy} onClick={onUndo}>
            {done === 1 ? 'Undo' : 'Undo All'}
          </Button>
        )}
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </Inline>
    </Stack>
  );
}
