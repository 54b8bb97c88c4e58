import { addDays, type Day } from '../../calendar/calendar.ts';
import type { Cause } from '../operations.ts';
import type { ScheduledWorkout } from '../../rules/context.ts';
import { type AdaptationDraft, easeTo, isHardGone } from './adaptationDraft.ts';
import { stepDown } from './stepDown.ts';

/** The plan was made knowing of that day's workout, and has gone down a rung for it. */
export const hasSteppedDown = ({ reasons }: ScheduledWorkout, day: Day): boolean =>
  reasons.some(({ code, inputs }) => code === 'RUNG_DOWN' && inputs.date === day);

/** The first workout after the day that the plan had as hard; `rung`: one rung of its family down, else one step of intensity. */
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
  if (to === 'rung' && (hasSteppedDown(next.workout, after) || stepDown(draft, next, cause))) return;
  const milder = ({ vo2max: 'threshold' } as const)[next.planned.intensity as 'vo2max'] ?? 'moderate';
  easeTo(next, to === 'easy' ? 'easy' : milder, cause);
}
