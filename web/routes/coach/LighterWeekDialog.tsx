import { useState } from 'react';
import { percentText } from '../../../api/core/units/percentText.ts';
import type { BatchWeek } from '../../__generated__/useLighterWeekPreviewMutation.graphql.ts';
import { countOf } from '../../../api/core/units/countOf.ts';
import { timeText } from '../../../api/core/units/timeText.ts';
import { BeforeAfter } from '../../forms/Change.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { type AppliedBatch, useApplyBatch } from './useApplyBatch.ts';
import { useIdSet } from '../../ui/useIdSet.ts';
import { type LighterBatch, useLighterWeek } from './useLighterWeek.ts';

/** Rows that the dialog keeps free while it waits. */
const MAX_WAITING = 6;

const PERCENTS = [10, 20, 30, 40, 50].map((percent) => ({
  value: String(percent),
  label: `${percentText(percent)} less`,
}));
const WEEKS: readonly { value: BatchWeek; label: string }[] = [
  { value: 'THIS_WEEK', label: 'The rest of this week' },
  { value: 'NEXT_WEEK', label: 'Next week' },
];

const List = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  '& > li + li': { borderTop: '1px solid $colors$line' },
});
const Row = styled('li', { padding: '$3 $4', fontSize: '$3' });
const Details = styled(Disclosure, {
  marginTop: '$2',
  marginLeft: '1.875rem',
  fontSize: '$2',
  color: '$textMuted',
  '& ul': { display: 'flex', flexDirection: 'column', gap: '$1', paddingTop: '$2', lineHeight: '$normal' },
});

interface LighterWeekDialogProps {
  athleteIds: readonly string[];
  onApplied: (batch: AppliedBatch) => void;
  onClose: () => void;
}

/** How much less, and when; what that does to each athlete's week; and then for whom. */
export function LighterWeekDialog({ athleteIds, onApplied, onClose }: LighterWeekDialogProps) {
  const [percent, setPercent] = useState(20);
  const [week, setWeek] = useState<BatchWeek>('THIS_WEEK');
  const { ids: leftOut, put: leaveOut } = useIdSet();
  const preview = useLighterWeek(athleteIds, percent, week);
  const [apply, applying] = useApplyBatch(onApplied);
  const previews = preview.status === 'ready' ? preview.batch.previews : [];
  const wanted = previews.flatMap(({ athlete, problem }) =>
    athlete && problem == null && !leftOut.has(athlete.id) ? [athlete.id] : [],
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Lighter Week"
      description="Every workout still ahead becomes shorter, each athlete within their own limits. You see it first; one undo takes all of it back."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            busy={applying}
            disabled={wanted.length === 0}
            onClick={() => preview.status === 'ready' && apply({ batchId: preview.batch.id, athleteIds: wanted })}
          >
            {wanted.length === 0
              ? 'Apply'
              : wanted.length === 1
                ? 'Apply to 1 Athlete'
                : `Apply to ${wanted.length} Athletes`}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Columns>
          <Field label="How much">
            <Select
              options={PERCENTS}
              value={String(percent)}
              onChange={({ target }) => setPercent(Number(target.value))}
            />
          </Field>
          <Field label="When">
            <Select options={WEEKS} value={week} onChange={({ target }) => setWeek(target.value as BatchWeek)} />
          </Field>
        </Columns>
        <div aria-live="polite" aria-busy={preview.status === 'waiting'}>
          {preview.status === 'failed' && (
            <Notice tone="danger" title="No preview">
              {preview.message}
            </Notice>
          )}
          {preview.status === 'waiting' && (
            <Skeleton
              aria-label="Working out each week"
              role="status"
              style={{ height: `${Math.min(athleteIds.length, MAX_WAITING) * 5}rem` }}
            />
          )}
          {preview.status === 'ready' && (
            <List aria-label="What it does">
              {previews.map((each, index) => (
                <AthleteWeek
                  key={each.athlete?.id ?? index}
                  preview={each}
                  isOut={each.athlete !== null && leftOut.has(each.athlete?.id ?? '')}
                  onLeaveOut={leaveOut}
                />
              ))}
            </List>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

interface AthleteWeekProps {
  preview: LighterBatch['previews'][number];
  isOut: boolean;
  onLeaveOut: (athleteId: string, isOut: boolean) => void;
}

function AthleteWeek({
  preview: { athlete, minutesBefore, minutesAfter, changes, kept, easedFor, problem },
  isOut,
  onLeaveOut,
}: AthleteWeekProps) {
  if (!athlete) return null;
  const changed = new Set(changes.map(({ workoutId }) => workoutId)).size;
  const percent = minutesBefore === 0 ? 0 : Math.round(100 * (1 - minutesAfter / minutesBefore));
  const note = problem ?? (
    <>
      <BeforeAfter before={timeText(minutesBefore)} after={timeText(minutesAfter)} /> still ahead,{' '}
      {percentText(percent)} less{easedFor != null && `. The plan has eased this week already, for ${easedFor}.`}
    </>
  );
  return (
    <Row>
      <Checkbox
        label={`${athlete.firstName} ${athlete.lastName}`}
        note={note}
        checked={problem == null && !isOut}
        disabled={problem != null}
        onChange={({ target }) => onLeaveOut(athlete.id, !target.checked)}
      />
      {changes.length > 0 && (
        <Details>
          <summary>
            {countOf(changed, 'workout')} lighter
            {kept.length > 0 && `, ${kept.length} as planned`}
          </summary>
          <ul>
            {changes.map(({ changeId, changeDescription }) => (
              <li key={changeId}>{changeDescription}</li>
            ))}
            {kept.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Details>
      )}
    </Row>
  );
}
