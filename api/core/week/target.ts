import { isUnavailable } from '../athlete/blackout.ts';
import { dayNumber } from '../calendar/calendar.ts';
import type { KeptWorkout } from '../workout/workout.ts';
import { hoursBesideRaces } from '../season/seasonPlan.ts';
import type { WeekContext } from './draft.ts';

export interface WeekMinutes {
  /** The week's hours for training, in whole minutes, kept workouts included. */
  planned: number;
  /** Still to be planned from today on. */
  open: number;
}

/** Minutes to plan. A week that has begun gives its remaining days their part of the hours; kept workouts use theirs up. */
export function weekMinutes(context: WeekContext, kept: readonly KeptWorkout[]): WeekMinutes {
  const { week, days, races, input } = context;
  const planned = Math.floor(60 * hoursBesideRaces(week, races));
  const { preferences } = input.athlete;
  const usable = days.filter(({ date, weekday }) => !isUnavailable(preferences, date, weekday));
  const ahead = usable.filter(({ status }) => status !== 'past');
  const part = usable.length === 0 ? 0 : ahead.length / usable.length;
  const today = dayNumber(input.today);
  const training = kept.filter(({ workoutType }) => workoutType !== 'race');
  const keptAll = minutesOf(training);
  const keptAhead = minutesOf(training.filter(({ scheduledDate }) => dayNumber(scheduledDate) >= today));
  return { planned, open: Math.max(0, Math.min(planned - keptAll, Math.floor(planned * part) - keptAhead)) };
}

function minutesOf(workouts: readonly { duration: number }[]): number {
  return workouts.reduce((sum, { duration }) => sum + duration, 0);
}
