import { DONE_BEYOND } from '../constants/lengths.ts';
import { type MeasuredWorkout, minutesOf } from './context.ts';
import { trainingOf } from './rule.ts';

/** Minutes done beyond the plans of workouts, in all and those that count for none. */
export function beyondPlan(workouts: readonly Pick<MeasuredWorkout, 'duration' | 'plannedMinutes'>[]) {
  let minutes = 0;
  let uncounted = 0;
  for (const { duration, plannedMinutes = duration } of workouts) {
    const more = Math.max(0, duration - plannedMinutes);
    minutes += more;
    uncounted += Math.min(more, Math.max(DONE_BEYOND.minutes, Math.floor(DONE_BEYOND.share * plannedMinutes)));
  }
  return { minutes, uncounted };
}

/** Minutes of a week with how far they are over so many, and how both are told. What was done a little beyond its plan breaks no limit. */
export function minutesAgainst(here: readonly MeasuredWorkout[]) {
  const training = trainingOf(here);
  const minutes = minutesOf(training);
  const { uncounted } = beyondPlan(training);
  return {
    minutes,
    over: (most: number) => {
      const excess = minutes - uncounted - most;
      const value = `${minutes} min`;
      return { excess, value: excess <= 0 && minutes > most ? `${value}, done a little beyond the plan` : value };
    },
  };
}
