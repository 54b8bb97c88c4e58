import type { Day } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import { titleIn } from '../messages/workoutTitle.ts';
import { type DisplayUnits, METRIC } from '../units/displayUnits.ts';
import { tableOf } from '../units/tableOf.ts';
import { listOf } from '../units/listOf.ts';
import { timeText, timesText } from '../units/timeText.ts';

/** What a person would notice of a workout. */
export interface WorkoutFace {
  scheduledDate: Day;
  workoutType: string;
  intensity: string;
  duration: number;
  description: string;
  status: string;
}

const STATUS_VERBS: Readonly<Record<string, string>> = tableOf({
  completed: 'was completed',
  partially_completed: 'was partly completed',
  skipped: 'was skipped',
  scheduled: 'is planned again',
});

const titleOf = (workout: WorkoutFace, units: DisplayUnits): string => titleIn(workout, units) || workout.workoutType;

/** The sentence for a workout of which no more is new than what is to be done in it. */
export const contentDifference = (
  workout: WorkoutFace,
  what: 'steps' | 'instructions',
  units: DisplayUnits = METRIC,
): string => `${titleOf(workout, units)} on ${dayName(workout.scheduledDate)} got other ${what}.`;

/**
 * What became of one workout between two states of the schedule, as one sentence over their own values; null on a side:
 * the workout was not there. Null: nothing that a person would notice.
 */
export function workoutDifference(
  before: WorkoutFace | null,
  after: WorkoutFace | null,
  units: DisplayUnits = METRIC,
): string | null {
  const title = (workout: WorkoutFace) => titleOf(workout, units);
  if (!before && !after) return null;
  if (!before) return `${title(after!)} of ${timeText(after!.duration)} was added on ${dayName(after!.scheduledDate)}.`;
  if (!after)
    return `${title(before)} of ${timeText(before.duration)} on ${dayName(before.scheduledDate)} was removed.`;
  const parts = [
    before.workoutType !== after.workoutType || before.description !== after.description
      ? `became ${title(after)}`
      : null,
    before.scheduledDate !== after.scheduledDate ? `moved to ${dayName(after.scheduledDate)}` : null,
    before.duration !== after.duration
      ? `${after.duration < before.duration ? 'was shortened' : 'was lengthened'} from ${timesText(before.duration, after.duration, ' to ')}`
      : null,
    before.intensity !== after.intensity ? `went from ${before.intensity} to ${after.intensity}` : null,
    before.status !== after.status ? (STATUS_VERBS[after.status] ?? `is ${after.status}`) : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return `${title(before)} on ${dayName(before.scheduledDate)} ${listOf(parts)}.`;
}
