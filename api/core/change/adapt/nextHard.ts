import { addDays, type Day } from '../../calendar/calendar.ts';
import type { Cause } from '../operations.ts';
import { type AdaptationDraft, easeTo, isHardGone } from './adaptationDraft.ts';

/** The first workout after the day that the plan had as hard. */
export function easeNextHard(draft: AdaptationDraft, after: Day, to: 'easy' | 'rung', cause: Cause): void {
  const next = draft.slots.find(
    ({ workout, planned }) => planned.isHard && workout.scheduledDate > after && workout.workoutType !== 'race',
  );
  if (
    next === undefined ||
    next.fixed ||
    isHardGone(draft, { from: addDays(after, 1), to: next.workout.scheduledDate })
  )
    return;
  const rung = ({ vo2max: 'threshold' } as const)[next.planned.intensity as 'vo2max'] ?? 'moderate';
  easeTo(next, to === 'easy' ? 'easy' : rung, cause);
}
