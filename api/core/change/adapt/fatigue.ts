import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import { isDone, type WorkoutType } from '../../codes/workout.ts';
import { TIRED_LONG } from '../../constants/adapt.ts';
import type { Cause } from '../operations.ts';
import {
  type AdaptationDraft,
  capMinutes,
  isIn,
  isLongSlot,
  openSlots,
  ruleReasons,
  type Slot,
  slotTypeOf,
  type Span,
} from './adaptationDraft.ts';
import type { PastFeedback } from './events.ts';
import { adaptRuleOf } from './rules.ts';

type Minutes = number;

/** Minutes that tiredness takes from: what a workout was held to by what was done is the plan by now, and no answer to tiredness. */
function minutesBefore({ workout, planned }: Slot): Minutes {
  const changes = ruleReasons(workout).filter(({ inputs }) => inputs.durationBefore !== undefined);
  if (!changes.some(({ code }) => adaptRuleOf(code) === 'ramp')) return planned.minutes;
  const other = changes.find(({ code }) => adaptRuleOf(code) !== 'ramp');
  return (other?.inputs.durationBefore as Minutes | undefined) ?? workout.duration;
}

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
    const part = isIn(span, day) ? TIRED_LONG.part * minutesBefore(slot) : Infinity;
    capMinutes(slot, Math.min(part, lastLongDone(history, slotTypeOf(slot), draft.today)), cause, true);
  }
}

/** A brick is long by its ride. */
const longSportOf = (type: WorkoutType): WorkoutType => (type === 'brick' ? 'bike' : type);

/** Minutes of the last long workout of the sport that was done; Infinity when there is none. One that was broken off early does not count. */
export const lastLongDone = (history: readonly PastFeedback[], sport: WorkoutType, today: Day): Minutes =>
  history
    .filter(
      (each) =>
        each.isLong &&
        longSportOf(each.workoutType) === longSportOf(sport) &&
        each.scheduledDate <= today &&
        isDone(each),
    )
    .filter(({ actualMinutes, plannedMinutes }) => actualMinutes >= TIRED_LONG.done * plannedMinutes)
    .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1))
    .at(-1)?.actualMinutes ?? Infinity;
