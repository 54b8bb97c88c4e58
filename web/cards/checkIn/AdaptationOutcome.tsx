import { useCallback, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useKeepAsItWas } from '../useKeepAsItWas.ts';
import { CameHead, CameNotes, Frame } from './cameOf.tsx';
import type { AdaptationData, CheckInOutcome } from './toldAdaptation.ts';
import type { ScheduleUndo } from './useScheduleUndo.ts';

const Changes = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$2' });
const Change = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  minHeight: '3rem',
  padding: '$2 $3',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  color: '$text',
  fontSize: '$3',
});
const Words = styled('span', {
  flex: '1 1 11rem',
  minWidth: 0,
  variants: { taken: { true: { color: '$textMuted', textDecoration: 'line-through' } } },
});

type ScheduleChange = AdaptationData['changes'][number];

/** So many changes are told before the reader asks for the rest. */
const SHOWN_AT_FIRST = 3;

/** "Shorten the swim (stress 8).": why is not said with each change where the summary says it. */
const withoutSummary = (words: string, summary: string) =>
  words.replace(/ \(([^()]+)\)\.$/, (whole, because: string) => (summary.includes(because) ? '.' : whole));

/** The changes of each workout together: it is kept or changed as a whole. */
function byWorkout(changes: readonly ScheduleChange[], summary: string) {
  const groups = new Map<string, { workoutId: string | null; words: string; isBack: boolean }>();
  for (const { changeId, op, workoutId, changeDescription } of changes) {
    const before = groups.get(workoutId ?? changeId);
    const words = withoutSummary(changeDescription, summary);
    groups.set(workoutId ?? changeId, {
      workoutId: workoutId ?? null,
      words: before ? `${before.words} ${words}` : words,
      isBack: op === 'ADD',
    });
  }
  return [...groups.values()];
}

interface AdaptationOutcomeProps {
  outcome: CheckInOutcome;
  changesUndo: ScheduleUndo;
  label?: string;
}

/** What the answers changed, because of what, and the way back from each. */
export function AdaptationOutcome({
  outcome,
  changesUndo,
  label = 'What your check-in changed',
}: AdaptationOutcomeProps) {
  const { changes, summary, advice, proposals, revision } = outcome;
  const { rememberUndo, undo, isBusy, undone } = changesUndo;
  /** By which revision a workout was taken out of the change. */
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map());
  const onKept = useCallback(
    (workoutId: string, revisionId: string) => setKept((before) => new Map(before).set(workoutId, revisionId)),
    [],
  );
  const [keep, keeping] = useKeepAsItWas({ screen: 'checkIn', remember: rememberUndo, onKept });
  const isUndone = revision ? undone.has(revision.id) : false;
  const [isWhole, setWhole] = useState(false);
  const groups = byWorkout(changes, summary);
  const shown = isWhole || groups.length <= SHOWN_AT_FIRST + 1 ? groups : groups.slice(0, SHOWN_AT_FIRST);
  const isTaken = (workoutId: string | null) => {
    const by = workoutId ? kept.get(workoutId) : undefined;
    return isUndone || (by !== undefined && !undone.has(by));
  };
  const busy = isBusy || keeping;
  return (
    <Frame role="status" aria-label={label}>
      <CameHead>
        {changes.length > 0
          ? 'Your plan has changed.'
          : outcome.hasPlan
            ? 'Your plan stays as it is.'
            : 'Before you train'}
      </CameHead>
      {changes.length > 0 && <Text css={{ color: 'inherit' }}>{summary}</Text>}
      {shown.length > 0 && (
        <Changes>
          {shown.map(({ workoutId, words, isBack }) => (
            <Change key={workoutId ?? words}>
              <Words taken={isTaken(workoutId)}>{words}</Words>
              {isTaken(workoutId) ? (
                <Text as="span" size={2} tone="muted">
                  As it was
                </Text>
              ) : (
                // a workout that comes back was not there: it can be removed like any other
                !isBack &&
                workoutId &&
                revision && (
                  <Button size="small" disabled={busy} onClick={() => keep({ revisionId: revision.id, workoutId })}>
                    Keep as It Was
                    <VisuallyHidden>: {words}</VisuallyHidden>
                  </Button>
                )
              )}
            </Change>
          ))}
        </Changes>
      )}
      <CameNotes notes={[...advice, ...proposals]} />
      <Inline gap={2}>
        {shown.length < groups.length && (
          <Button size="small" onClick={() => setWhole(true)}>
            Show {groups.length - shown.length} more
          </Button>
        )}
        {revision &&
          (isUndone ? (
            <Text css={{ color: 'inherit' }}>Undone. Your plan is as it was before.</Text>
          ) : (
            <Button size="small" disabled={busy} onClick={() => undo(revision.id)}>
              Undo All
            </Button>
          ))}
      </Inline>
    </Frame>
  );
}
