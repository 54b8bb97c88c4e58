import { Checkbox } from '../../ui/choices.tsx';
import { styled } from '../../ui/theme.ts';
import { BeforeAfter } from '../../forms/Change.tsx';
import { changeSides } from './changeSides.ts';
import type { SuggestedChange } from './conversation.ts';

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

interface ChangeListProps {
  label: string;
  changes: readonly SuggestedChange[];
  /** Of the changes, those that are not wanted; null where there is nothing to choose. */
  leftOut: readonly string[] | null;
  onLeaveOut?: (changeId: string, isOut: boolean) => void;
  /** The sentences alone, without before and after. */
  brief?: boolean;
}

/** Changes of workouts, each with its before and after, and with a box where it can be left out. */
export function ChangeList({ label, changes, leftOut, onLeaveOut, brief = false }: ChangeListProps) {
  return (
    <Changes aria-label={label}>
      {changes.map((change) => (
        <ChangeRow key={change.changeId} change={change} leftOut={leftOut} onLeaveOut={onLeaveOut} brief={brief} />
      ))}
    </Changes>
  );
}

interface ChangeRowProps {
  change: SuggestedChange;
  leftOut: readonly string[] | null;
  onLeaveOut: ChangeListProps['onLeaveOut'];
  brief: boolean;
}

function ChangeRow({ change, leftOut, onLeaveOut, brief }: ChangeRowProps) {
  const { before, after } = changeSides(change);
  const words = change.changeDescription;
  const sides = !brief && before && after ? <BeforeAfter before={before} after={after} /> : null;
  if (!leftOut) {
    return (
      <Row>
        <Past>
          {words}
          {sides && <Note>{sides}</Note>}
        </Past>
      </Row>
    );
  }
  const isOut = leftOut.includes(change.changeId);
  return (
    <Row left={isOut ? 'out' : undefined}>
      <Checkbox
        label={words}
        note={sides}
        checked={!isOut}
        onChange={(event) => onLeaveOut?.(change.changeId, !event.currentTarget.checked)}
      />
    </Row>
  );
}
