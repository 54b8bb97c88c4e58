import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { TIRED_LONG } from '../../constants/adapt.ts';
import { isDone } from '../../load/consistency.ts';
import type { Cause } from '../operations.ts';
import {
  type AdaptationDraft,
  capMinutes,
  isIn,
  isLongSlot,
  openSlots,
  slotTypeOf,
  type Span,
} from './adaptationDraft.ts';
import type { PastFeedback } from './events.ts';

type Minutes = number;

/**
 * The first thing that tiredness takes, whoever tells of it: long workouts of the span become at most four fifths of the plan, and no week
 * that the span reaches has a longer one than the last that was done of the sport. Hard workouts and easy minutes come after.
 */
export function easeLongs(
  draft: AdaptationDraft,
  span: Span,
  history: readonly PastFeedback[],
  cause: Cause,
  counts: (day: Day) => boolean = () => true,
): void {
  const weeks: Span = { from: span.from, to: addDays(mondayOf(span.to), 6) };
  for (const slot of openSlots(draft, weeks)) {
    const day = slot.workout.scheduledDate;
    if (!isLongSlot(slot) || !counts(day)) continue;
    const part = isIn(span, day) ? TIRED_LONG.part * slot.planned.minutes : Infinity;
    capMinutes(slot, Math.min(part, lastLongDone(history, slotTypeOf(slot), draft.today)), cause, true);
  }
}

/** Minutes of the last long workout of the sport that was done; Infinity when there is none. One that was broken off early does not count. */
export const lastLongDone = (history: readonly PastFeedback[], sport: WorkoutType, today: Day): Minutes =>
  history
    .filter((each) => each.isLong && each.workoutType === sport && each.scheduledDate <= today && isDone(each))
    .filter(({ actualMinutes, plannedMinutes }) => actualMinutes >= TIRED_LONG.done * plannedMinutes)
    .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1))
    .at(-1)?.actualMinutes ?? Infinity;
