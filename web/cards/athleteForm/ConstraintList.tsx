import { IconCheck, IconQuestionMark } from '@tabler/icons-react';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const Sign = styled('span', {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  height: '1.5em',
  variants: { read: { true: { color: '$success' }, false: { color: '$warning' } } },
});

const UNREAD = 'I could not read this, so the plan does not keep it.';
const SAY_IT =
  'Say it as days, minutes or dates: “No swim on Fridays”, “Tuesday at most 45 min”, “Away 10 to 14 December”.';

interface ConstraintListProps {
  constraints: readonly ShownConstraint[];
}

export interface ShownConstraint {
  readonly text: string;
  /** Null: nothing follows from it. */
  readonly understood: string | null | undefined;
  /** Why, where it was understood. */
  readonly note: string | null | undefined;
}

/** What the plan makes of an athlete's own words, sentence by sentence. */
export function ConstraintList({ constraints }: ConstraintListProps) {
  const isAllRead = constraints.every(({ understood, note }) => understood || note);
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={3} aria-label="What the plan makes of it">
        {constraints.map(({ text, understood, note }, at) => (
          <Inline as="li" key={`${at} ${text}`} gap={2} align="start" wrap={false}>
            <Sign read={Boolean(understood)} aria-hidden>
              {understood ? <IconCheck size={16} stroke={2} /> : <IconQuestionMark size={16} stroke={2} />}
            </Sign>
            <Text as="span" size={2} css={{ overflowWrap: 'anywhere' }}>
              “{text}”{' '}
              <Text as="span" size={2} tone="muted">
                {understood ? `The plan keeps: ${understood}.` : (note ?? UNREAD)}
              </Text>
            </Text>
          </Inline>
        ))}
      </Stack>
      {!isAllRead && (
        <Text size={2} tone="muted">
          {SAY_IT}
        </Text>
      )}
    </Stack>
  );
}
