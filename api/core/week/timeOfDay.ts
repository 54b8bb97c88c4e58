import { WORKOUT_TIMES, type WorkoutTime } from '../athlete/athlete.ts';
import type { DayPlan, Draft } from './draft.ts';

/** The slot furthest from each preferred one, at least six hours away. */
const FARTHEST: Readonly<Record<WorkoutTime, WorkoutTime>> = {
  morning: 'evening',
  midday: 'evening',
  afternoon: 'morning',
  evening: 'morning',
};

/**
 * Times of new workouts. Of a day's the main one at the preferred time, a second at the slot furthest from it. Strength
 * comes later in the day than the workout beside it; the times of kept workouts are taken.
 */
export function timesOfDrafts(days: readonly DayPlan[], preferred: WorkoutTime): Map<Draft, WorkoutTime> {
  const times = new Map<Draft, WorkoutTime>();
  for (const day of days) {
    // most days have one workout and nothing to weigh
    if (day.drafts.length === 1 && day.kept.length === 0) times.set(day.drafts[0]!, preferred);
    else if (day.drafts.length > 0) addTimes(times, day, preferred);
  }
  return times;
}

function addTimes(times: Map<Draft, WorkoutTime>, { drafts, kept }: DayPlan, preferred: WorkoutTime): void {
  const sorted = [...drafts].sort((a, b) => rank(a) - rank(b) || b.minutes - a.minutes);
  const slots = [preferred, FARTHEST[preferred]].filter((slot) => !kept.some(({ timeOfDay }) => timeOfDay === slot));
  if (sorted[1]?.sport === 'strength') slots.sort((a, b) => WORKOUT_TIMES.indexOf(a) - WORKOUT_TIMES.indexOf(b));
  for (let i = 0; i < sorted.length; i += 1) times.set(sorted[i]!, slots[i] ?? FARTHEST[preferred]);
}

function rank(draft: Draft): number {
  if (draft.sport === 'strength') return 3;
  return draft.isHard ? 0 : draft.isLong ? 1 : 2;
}
