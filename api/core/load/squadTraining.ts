import { addDays, type Day, mondayOf } from '../calendar/calendar.ts';
import { isDone, type WorkoutType } from '../codes/workout.ts';
import { plainTss } from '../workout/tss.ts';
import { consistency, consistencyScore, type CountedWorkout } from './consistency.ts';
import { type FormBand, formBand } from './form.ts';
import { type Fitness, projectLoad } from './fitness.ts';

/** So much is drawn of it: enough to see where it goes. */
export const SHOWN_WEEKS = 8;
export const SHOWN_DAYS = 42;
const WEEK_DAYS = 7;

/** A workout as a coach's list of athletes looks at it. */
export interface SquadWorkout extends CountedWorkout {
  id: string;
  scheduledDate: Day;
  workoutType: WorkoutType;
  /** Long or hard. */
  isKey: boolean;
  plannedTss: number;
  /** 0 when it was not done. */
  doneTss: number;
}

/** How an athlete trains, as a coach's list shows it. */
export interface SquadTraining {
  /** The last one that was done; null: none that is known. */
  lastWorkoutId: string | null;
  lastWorkoutOn: Day | null;
  /** The next long or hard one, races left out; null: none is planned. */
  nextKeyWorkoutId: string | null;
  /** 0 to 100 over the last 28 and the last 7 days; null: nothing to judge. */
  consistency: number | null;
  weekConsistency: number | null;
  /** Training stress of the weeks up to the current one, the oldest first. */
  weeklyTss: readonly number[];
  /** Form of the days up to today, the oldest first; empty: nothing was trained yet. */
  form: readonly number[];
  /** What today's form means; null: nothing was trained yet. */
  formBand: FormBand | null;
}

/**
 * An athlete's training at a glance. `workouts` in the order of their days; `beside`: training that no workout asked for;
 * `start`: fitness on the eve of the first Monday that is known.
 */
export function squadTraining(input: {
  today: Day;
  start: (monday: Day) => Fitness;
  workouts: readonly SquadWorkout[];
  beside: readonly { day: Day; tss: number }[];
}): SquadTraining {
  const { today, workouts } = input;
  const last = workouts.findLast((workout) => isDone(workout) && workout.scheduledDate <= today);
  const next = workouts.find(
    ({ isKey, workoutType, status, scheduledDate }) =>
      isKey && workoutType !== 'race' && status === 'scheduled' && scheduledDate >= today,
  );
  const inWeek = workouts.filter(
    ({ scheduledDate }) => scheduledDate >= addDays(today, -WEEK_DAYS) && scheduledDate < today,
  );
  const tssByDay = loadByDay(input);
  const monday = mondayOf(today);
  const weeklyTss = Array.from({ length: SHOWN_WEEKS }, (_, at) => {
    const first = addDays(monday, WEEK_DAYS * (at + 1 - SHOWN_WEEKS));
    const days = Array.from({ length: WEEK_DAYS }, (__, day) => addDays(first, day));
    return plainTss(days.reduce((sum, day) => sum + (day <= today ? (tssByDay[day] ?? 0) : 0), 0));
  });
  return {
    lastWorkoutId: last?.id ?? null,
    lastWorkoutOn: last?.scheduledDate ?? null,
    nextKeyWorkoutId: next?.id ?? null,
    consistency: consistency(today, workouts).score,
    weekConsistency: consistencyScore(inWeek),
    weeklyTss,
    ...formUntilToday(input, tssByDay),
  };
}

/** What was done, in workouts and beside them. */
function loadByDay({ workouts, beside }: Parameters<typeof squadTraining>[0]): Record<Day, number> {
  const done: Record<Day, number> = {};
  for (const { scheduledDate, doneTss } of workouts) done[scheduledDate] = (done[scheduledDate] ?? 0) + doneTss;
  for (const { day, tss } of beside) done[day] = (done[day] ?? 0) + tss;
  return done;
}

/** Form as the athlete's own chart reckons it. */
function formUntilToday(
  { today, start, workouts, beside }: Parameters<typeof squadTraining>[0],
  tssByDay: Readonly<Record<Day, number>>,
): Pick<SquadTraining, 'form' | 'formBand'> {
  const first = [...workouts.map(({ scheduledDate }) => scheduledDate), ...beside.map(({ day }) => day)].sort()[0];
  if (first === undefined || first > today) return { form: [], formBand: null };
  const firstDay = mondayOf(first);
  const before = start(firstDay);
  const days = projectLoad({ start: before, firstDay, lastDay: today, tssByDay });
  return {
    form: days.slice(-SHOWN_DAYS).map(({ tsb }) => tsb),
    formBand: formBand(days.at(-1)!.tsb, (days.at(-2) ?? before).ctl),
  };
}
