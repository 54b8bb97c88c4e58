import { Checkbox } from '../../ui/choices.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { Change } from '../season/Change.tsx';
import { changeSides } from './changeSides.ts';
import type { SuggestedChange, Suggestion } from './conversation.ts';

const Changes = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  overflow: 'hidden',
});
const Row = styled('li', {
  padding: '$3',
  '& + &': { borderTop: '1px solid $colors$line' },
  '& label': { display: 'flex', overflowWrap: 'anywhere' },
  variants: { left: { out: { color: '$textSubtle', backgroundColor: '$sunken' } } },
});
const Past = styled('div', { fontSize: '$3', lineHeight: '$normal' });
const Note = styled('span', { display: 'block', fontSize: '$2', color: '$textSubtle' });

const BUILT_IN = 'built-in';

interface SuggestionMessageProps {
  suggestion: Suggestion;
  /** Of its changes, those that are not wanted; null where it cannot be applied any more. */
  leftOut: readonly string[] | null;
  onLeaveOut: (changeId: string, isOut: boolean) => void;
}

/** What the coach says: what was understood, each change with its before and after, and why, or one question. */
export function SuggestionMessage({ suggestion, leftOut, onLeaveOut }: SuggestionMessageProps) {
  const { understood, changes, explanation, question, voice } = suggestion;
  return (
    <Stack gap={3}>
      <Text tone="muted">{understood}</Text>
      {changes.length > 0 && (
        <Changes aria-label="Suggested changes">
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} leftOut={leftOut} onLeaveOut={onLeaveOut} />
          ))}
        </Changes>
      )}
      {explanation && <Text>{explanation}</Text>}
      {question && <Text weight="medium">{question}</Text>}
      {voice !== BUILT_IN && (
        <Text size={1} tone="subtle">
          Worded by {voice}
        </Text>
      )}
    </Stack>
  );
}

interface ChangeRowProps {
  change: SuggestedChange;
  leftOut: readonly string[] | null;
  onLeaveOut: (changeId: string, isOut: boolean) => void;
}

function ChangeRow({ change, leftOut, onLeaveOut }: ChangeRowProps) {
  const { before, after } = changeSides(change);
  const sides = before && after ? <Change before={before} after={after} /> : null;
  if (!leftOut) {
    return (
      <Row>
        <Past>
          {change.changeDescription}
          {sides && <Note>{sides}</Note>}
        </Past>
      </Row>
    );
  }
  const isOut = leftOut.includes(change.id);
  return (
    <Row left={isOut ? 'out' : undefined}>
      <Checkbox
        label={change.changeDescription}
        note={sides}
        checked={!isOut}
        onChange={(event) => onLeaveOut(change.id, !event.currentTarget.checked)}
      />
    </Row>
  );
}
