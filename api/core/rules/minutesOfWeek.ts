import { DONE_BEYOND } from '../constants/lengths.ts';
import { type MeasuredWorkout, minutesOf } from './context.ts';
import { trainingOf } from './rule.ts';
import { timeText } from '../units/timeText.ts';

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

/** Minutes of a week's training, and those of them that were done a little beyond a plan and break no limit. */
export interface TrainedMinutes {
  minutes: number;
  uncounted: number;
}

export function trainedMinutes(here: readonly MeasuredWorkout[]): TrainedMinutes {
  const training = trainingOf(here);
  return { minutes: minutesOf(training), uncounted: beyondPlan(training).uncounted };
}

/** How far the minutes are over so many. */
export const excessOver = (most: number, { minutes, uncounted }: TrainedMinutes): number => minutes - uncounted - most;

/** The minutes against so many, as they are told. */
export function toldAgainst(most: number, trained: TrainedMinutes): string {
  const isBeyond = trained.minutes > most && excessOver(most, trained) <= 0;
  return `${timeText(trained.minutes)}${isBeyond ? ', done a little beyond the plan' : ''}`;
}
