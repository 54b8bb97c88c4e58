import { availableDaysIn } from '../../../core/athlete/blackout.ts';
import { dayNumber } from '../../../core/calendar/calendar.ts';
import type { RaceType } from '../../../core/codes/race.ts';
import type { PlannedWeek } from '../../../core/week/schedule.ts';
import type { ScheduleInput } from '../../../core/rules/scheduleInput.ts';
import { flattenSteps, sportOf } from '../../../core/workout/prescription/stepSums.ts';
import { athleteLimits } from '../../../core/rules/athleteLimits.ts';
import { steeringRace } from '../../../core/season/weekSlots.ts';
import type { PlannedWorkout } from '../../../core/workout/workout.ts';
import type { WorkoutType } from '../../../core/codes/workout.ts';

/** Rules of training that a planned schedule keeps; each gives back what breaks it, as text. */
export type Rule = (input: ScheduleInput, weeks: readonly PlannedWeek[]) => string[];

const HARD: readonly string[] = ['hard', 'threshold', 'vo2max', 'race-pace'];

export const isRace = ({ workoutType }: PlannedWorkout) => workoutType === 'race';
export const isHard = ({ intensity }: PlannedWorkout) => HARD.includes(intensity);
export const isRun = ({ workoutType }: PlannedWorkout) => workoutType === 'run' || workoutType === 'brick';
/** Sport types of a workout: a brick is a ride and a run. */
export const partsOf = ({ workoutType }: PlannedWorkout): readonly WorkoutType[] =>
  workoutType === 'brick' ? ['bike', 'run'] : [workoutType];

export const minutes = (workouts: readonly PlannedWorkout[]) =>
  workouts.reduce((sum, { duration }) => sum + duration, 0);
export const training = (week: PlannedWeek) => week.workouts.filter((workout) => !isRace(workout));
export const all = (weeks: readonly PlannedWeek[]) => weeks.flatMap(({ workouts }) => workouts);
export const unique = <T>(list: readonly T[]) => [...new Set(list)];

export const show = ({ scheduledDate, workoutType, duration }: PlannedWorkout) =>
  `${scheduledDate} ${workoutType} ${duration}`;
export const showWeek = (week: PlannedWeek) =>
  training(week)
    .map(({ dayOfWeek, workoutType, duration }) => `${dayOfWeek} ${workoutType} ${duration}`)
    .join(', ');

/** The weeks that fail a check, each with a label. */
export const perWeek = (
  weeks: readonly PlannedWeek[],
  check: (week: PlannedWeek) => boolean,
  label: (week: PlannedWeek) => string,
) =>
  weeks
    .filter((week) => !check(week))
    .map((week) => `${week.weekStartDate} ${week.phaseType} ${week.kind}: ${label(week)}`);

export const raceTypeOf = (input: ScheduleInput, week: PlannedWeek): RaceType | null =>
  input.raceType === null ? null : (steeringRace(input.races, week.weekStartDate)?.raceType ?? input.raceType);
export const limitsOf = (input: ScheduleInput, week: PlannedWeek) =>
  athleteLimits(input.athlete, raceTypeOf(input, week), input.sports);
export const availableDays = ({ athlete }: ScheduleInput, { weekStartDate }: PlannedWeek) =>
  availableDaysIn(athlete.preferences, weekStartDate);

/** Days of the athlete's hold less than the week would give them, by weekday or by date. */
export const hasDayLimits = ({ athlete: { preferences } }: ScheduleInput): boolean =>
  Object.keys(preferences.maxMinutesByDay ?? {}).length > 0 ||
  (preferences.blackoutDates ?? []).some(({ mostMinutes }) => typeof mostMinutes === 'number');

/** A race from so many days before the week to so many after it. */
export const hasRaceNear = (
  { races }: ScheduleInput,
  { weekStartDate, weekEndDate }: PlannedWeek,
  before = 0,
  after = 0,
) =>
  races.some(
    ({ raceDate }) =>
      dayNumber(raceDate) >= dayNumber(weekStartDate) - before && dayNumber(raceDate) <= dayNumber(weekEndDate) + after,
  );

/** Seconds of a sport in these workouts, a brick's parts apart. */
export const secondsOf = (workouts: readonly PlannedWorkout[], type: 'run' | 'bike' | 'swim') =>
  workouts
    .flatMap((workout) =>
      flattenSteps(workout.steps).map((step) => ({ step, sport: sportOf(step, workout.workoutType) })),
    )
    .filter(({ sport }) => sport === type)
    .reduce((sum, { step }) => sum + step.durationSec, 0);
export const SPORT_OF_TYPE = { run: 'running', bike: 'cycling', swim: 'swimming' } as const;
