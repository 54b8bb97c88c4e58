import { type Day, daysBetween } from '../calendar/calendar.ts';
import { type Intensity, isDone, type WorkoutStatus, type WorkoutType } from '../codes/workout.ts';
import { EFFORT } from '../constants/adapt.ts';
import { expectedRpe } from '../workout/tss.ts';

/** A workout with what the athlete said of it. */
export interface RatedWorkout {
  scheduledDate: Day;
  workoutType: WorkoutType;
  intensity: Intensity;
  status: WorkoutStatus;
  /** 1 to 10; null when not said. */
  perceivedExertion: number | null;
  feelingRating: number | null;
  /** Left out: none. */
  templateId?: string | null;
}

/** A workout that was rated, and how much harder it felt than it should have. */
export interface FeltWorkout<Rated extends RatedWorkout = RatedWorkout> {
  each: Rated;
  d: number;
}

export const expectedOf = ({ workoutType, intensity, templateId = null }: RatedWorkout): number =>
  expectedRpe(workoutType, intensity, templateId);

/** Workouts up to today that were done, oldest first; a race says nothing of training. */
export const doneUpTo = <Rated extends RatedWorkout>(today: Day, history: readonly Rated[]): Rated[] =>
  history
    .filter((each) => isDone(each) && each.scheduledDate <= today && each.workoutType !== 'race')
    .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));

export const feltOf = <Rated extends RatedWorkout>(done: readonly Rated[]): FeltWorkout<Rated>[] =>
  done.flatMap((each) =>
    each.perceivedExertion === null ? [] : [{ each, d: each.perceivedExertion - expectedOf(each) }],
  );

/** Days that felt far too hard, too hard twice in three workouts, or bad twice in a week. */
function heavyDaysOf(done: readonly RatedWorkout[]): Day[] {
  const felt = feltOf(done);
  const heavyDays = felt.flatMap(({ each, d }, i) => {
    const lastThree = felt.slice(Math.max(0, i - 2), i + 1).filter((pair) => pair.d >= EFFORT.over).length;
    return d >= EFFORT.farOver || (d >= EFFORT.over && lastThree >= 2) ? [each.scheduledDate] : [];
  });
  const low = done.filter(({ feelingRating }) => feelingRating !== null && feelingRating <= EFFORT.lowFeeling);
  low.forEach(({ scheduledDate }, i) => {
    const before = low[i - 1];
    if (before !== undefined && daysBetween(before.scheduledDate, scheduledDate) < 7) heavyDays.push(scheduledDate);
  });
  return heavyDays.sort();
}

export interface HeavyDays {
  last: Day;
  /** How many of the 15 days up to the last one were heavy. */
  times: number;
  /** Another day within two weeks of the last one was heavy too. */
  isAgain: boolean;
}

/** The last heavy day, where it is less than a week ago; null: none. `done`: see `doneUpTo`. */
export function heavyLately(done: readonly RatedWorkout[], today: Day): HeavyDays | null {
  const heavyDays = heavyDaysOf(done);
  const last = heavyDays.at(-1);
  if (last === undefined || daysBetween(last, today) >= 7) return null;
  const near = heavyDays.filter((day) => daysBetween(day, last) <= 14);
  return { last, times: near.length, isAgain: near.some((day) => day !== last) };
}
