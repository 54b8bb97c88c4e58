import { blackoutOn, mostMinutesOn, shortTimeOn } from '../athlete/blackout.ts';
import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import type { Inputs, Reason, ReasonCode } from '../codes/reason.ts';
import { saidAnew } from '../messages/reason.ts';
import { minutesOf, type PlanningContext, type ScheduledWorkout } from '../rules/context.ts';
import { HARD_SPACING_DAYS } from '../constants/hardDays.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { hardDaysOf } from '../rules/hardDaysPerWeek.ts';
import { longRunGrowth } from '../rules/longRunGrowth.ts';
import { judgedRules } from '../rules/principles.ts';
import type { RacedSport } from '../messages/racePace.ts';
import { racePaceMinutes, racePaceTargetsOf } from '../rules/racePace.ts';
import { type MeasuredWeek, trainingOf } from '../rules/rule.ts';
import { asDone } from '../rules/rules.ts';
import { weeksOf } from '../rules/weeks.ts';
import { isOfPurpose, servesPurpose } from './purposes.ts';
import { isRecoveryDay, shareOf } from './reasons.ts';

/** A workout among the others of its schedule, as they stand. */
interface WorkoutInWeek extends MeasuredWeek {
  context: PlanningContext;
  workout: ScheduledWorkout;
}

type InOwnWeek = Pick<WorkoutInWeek, 'workout' | 'here'>;

/** What a reason says now, from what it said when it was told; null: it is no longer so. */
type Living = (told: Inputs, inWeek: WorkoutInWeek) => Inputs | null;

const whileTrue =
  (isSo: (told: Inputs, inWeek: WorkoutInWeek) => boolean): Living =>
  (told, inWeek) =>
    isSo(told, inWeek) ? told : null;

/** A reason for a length says nothing of another length. */
const sameLength = whileTrue(({ minutes }, { workout }) => minutes === workout.duration);
const sameLengthWhile = (isSo: (inWeek: WorkoutInWeek) => boolean): Living =>
  whileTrue((told, inWeek) => told.minutes === inWeek.workout.duration && isSo(inWeek));
const isThatDay = ({ weekday }: Inputs, { workout }: InOwnWeek) => weekday === weekdayOf(workout.scheduledDate);
const isLongDay = ({ context }: WorkoutInWeek, day: Day) =>
  context.limits.athlete.preferences.longWorkoutDays.includes(weekdayOf(day));

/**
 * Days from the workout to the race of that name, where it lies within so many; null: none does. Of several races of one name it is the
 * one that lies as it was told.
 */
function daysToRace(
  { raceName }: Inputs,
  { context, workout }: WorkoutInWeek,
  { told, from, to }: { told: number; from: number; to: number },
): number | null {
  const distances = context.races
    .filter((race) => race.raceName === raceName)
    .map(({ raceDate }) => daysBetween(workout.scheduledDate, raceDate))
    .filter((days) => days >= from && days <= to);
  return distances.find((days) => days === told) ?? distances[0] ?? null;
}

/** Days before and after a race that a workout is told of it. */
const DAYS_BEFORE_RACE = 6;
const DAYS_AFTER_RACE = 7;
/** Farther away nobody calls it a neighbour. */
const MAX_HARD_NEIGHBOUR_DAYS = 6;

/** Days from the workout to each race, past ones below 0. */
const raceDistances = ({ context, workout }: WorkoutInWeek): number[] =>
  context.races.map(({ raceDate }) => daysBetween(workout.scheduledDate, raceDate));

/** The limit of the day is all that keeps the workout from being longer. */
function isAtDayCap({ context, workout, here }: WorkoutInWeek): boolean {
  const day = workout.scheduledDate;
  const most = mostMinutesOn(context.limits.athlete.preferences, day);
  const left = most - minutesOf(trainingOf(here).filter(({ scheduledDate }) => scheduledDate === day));
  return left >= 0 && left < MIN_WORKOUT;
}

/** The longest workout of the week, or another as long, lies on a long-workout day. */
function isBelowLong(inWeek: WorkoutInWeek): boolean {
  const training = trainingOf(inWeek.here);
  const longest = Math.max(...training.map(({ duration }) => duration));
  return training.some(
    ({ id, duration, scheduledDate }) =>
      id !== inWeek.workout.id && duration === longest && isLongDay(inWeek, scheduledDate),
  );
}

const recovers = ({ context, workout }: WorkoutInWeek) => isRecoveryDay(context.races, workout.scheduledDate);

function hardNeighbours({ context: { limits }, workout, around }: WorkoutInWeek): Inputs | null {
  const date = workout.scheduledDate;
  const gaps = hardDaysOf([...limits.past, ...around(1)])
    .map((day) => daysBetween(date, day))
    .filter((days) => days !== 0 && Math.abs(days) <= MAX_HARD_NEIGHBOUR_DAYS);
  const nearest = (side: readonly number[]) => (side.length === 0 ? null : Math.min(...side.map(Math.abs)));
  const daysSinceHard = nearest(gaps.filter((days) => days < 0));
  const daysUntilHard = nearest(gaps.filter((days) => days > 0));
  const isApart = [daysSinceHard, daysUntilHard].every((days) => days === null || days >= HARD_SPACING_DAYS);
  return isApart ? { date, daysSinceHard, daysUntilHard } : null;
}

function runGrowth(told: Inputs, inWeek: WorkoutInWeek): Inputs | null {
  const { context, workout } = inWeek;
  const found = longRunGrowth.measure(context, { ...inWeek, here: [workout] })[0];
  if (told.minutes !== workout.duration || !found?.holds || found.said.limit !== 'LONG_RUN_GROWTH') return null;
  const { minutes, longest, limit, from = 'planned' } = found.said.inputs;
  return { minutes, longestRecent: longest, limit, from };
}

/** The principle that shaped the workout is one that it breaks now, where it lies. */
function breaksPrinciple({ principleId, rule }: Inputs, { workout, context, ...week }: WorkoutInWeek): boolean {
  const told = judgedRules(context, week, ({ principle, words }) => principle.id === principleId && words === rule);
  return told.some(
    ({ active, judged }) =>
      active.rule.body.kind !== 'prefer' &&
      judged.breaches.some(({ workouts }) => workouts.some(({ id }) => id === workout.id)),
  );
}

/**
 * The reasons that speak of the week around the workout: by code, what makes them say what is so now. All others are history, such as
 * "eased after a check-in", or the plan's own, such as the phase: they stay as they were told while the workout is what they say.
 */
const LIVING: Partial<Record<ReasonCode, Living>> = {
  LENGTH_SHARE: (_, { workout, here }) => shareOf(workout.duration, minutesOf(trainingOf(here))),
  RACE_PACE: (told, { context, workout, monday, here }) => {
    const target = racePaceTargetsOf(context, monday).find(({ sport }) => sport === told.sport);
    if (target === undefined || racePaceMinutes([workout], target.sport) === 0) return null;
    return { ...target, minutes: racePaceMinutes(trainingOf(here), target.sport) };
  },
  LENGTH_LONG_SHARE: sameLength,
  LENGTH_BELOW_LONG: sameLengthWhile(isBelowLong),
  LENGTH_RACE_TYPE_CAP: sameLength,
  LENGTH_ORDINARY_CAP: sameLength,
  LENGTH_INJURY_CAP: sameLengthWhile(({ context }) =>
    context.limits.athlete.injuries.some(({ isRecovered }) => !isRecovered),
  ),
  LENGTH_STEP_BACK: sameLengthWhile(
    ({ context, workout }) => context.week(workout.scheduledDate).target?.kind === 'step',
  ),
  LENGTH_EASIER_WEEK: sameLength,
  LENGTH_RECOVERY_CAP: sameLengthWhile(recovers),
  LENGTH_AGE_CAP: sameLength,
  LENGTH_DAY_CAP: sameLengthWhile(isAtDayCap),
  LENGTH_RACE_NEAR: sameLengthWhile((inWeek) =>
    raceDistances(inWeek).some((days) => days !== 0 && Math.abs(days) <= DAYS_AFTER_RACE),
  ),
  LENGTH_PRINCIPLE_CAP: sameLengthWhile(({ context }) => context.rules.length > 0),
  PHASE_RECOVERY: whileTrue((_, inWeek) => recovers(inWeek)),
  LONG_RUN_GROWTH: runGrowth,
  RACE_DAY: (told, { context, workout }) => {
    const race = context.races.find(({ raceDate }) => raceDate === workout.scheduledDate);
    return race === undefined ? null : { ...told, raceName: race.raceName, priority: race.priority };
  },
  HARD_SPACING: (_, inWeek) => hardNeighbours(inWeek),
  PRINCIPLE: whileTrue((told, inWeek) => !breaksPrinciple(told, inWeek)),
  RACE_NEAR: (told, inWeek) => {
    const daysBefore = daysToRace(told, inWeek, { told: Number(told.daysBefore), from: 1, to: DAYS_BEFORE_RACE });
    return daysBefore === null ? null : { ...told, daysBefore };
  },
  AFTER_RACE: (told, inWeek) => {
    const days = daysToRace(told, inWeek, { told: -Number(told.daysAfter), from: -DAYS_AFTER_RACE, to: -1 });
    return days === null ? null : { ...told, daysAfter: -days };
  },
  LONG_DAY: whileTrue((told, inWeek) => isThatDay(told, inWeek) && isLongDay(inWeek, inWeek.workout.scheduledDate)),
  LONG_DAY_CHOSEN: whileTrue(isThatDay),
  LONG_DAY_BLOCKED: whileTrue((told, inWeek) => {
    const { preferences } = inWeek.context.limits.athlete;
    const blocked = String(told.blocked);
    const isClosed = blackoutOn(preferences, blocked) !== null || shortTimeOn(preferences, blocked) !== null;
    return isThatDay(told, inWeek) && isClosed;
  }),
  SAME_DAY_AS_LAST_WEEK: whileTrue((told, inWeek) => {
    const { context, workout, around } = inWeek;
    const before = addDays(workout.scheduledDate, -7);
    const isSame = (other: Pick<ScheduledWorkout, 'scheduledDate' | 'workoutType'>) =>
      other.scheduledDate === before && other.workoutType === workout.workoutType;
    return isThatDay(told, inWeek) && (around(1).some(isSame) || context.limits.past.some(isSame));
  }),
  DAY_WITH_ROOM: (told, inWeek) => {
    const { workout, here } = inWeek;
    const sessionsThatDay = here.filter(({ scheduledDate }) => scheduledDate === workout.scheduledDate).length;
    return isThatDay(told, inWeek) ? { ...told, sessionsThatDay } : null;
  },
  STRENGTH_DAY: whileTrue((told, inWeek) => {
    const { workout, around } = inWeek;
    const next = addDays(workout.scheduledDate, 1);
    const isEve = trainingOf(around(1)).some(
      ({ scheduledDate, isHard, isLong }) => scheduledDate === next && (isHard || isLong),
    );
    return isThatDay(told, inWeek) && !isEve;
  }),
};

/**
 * What makes the reason say what is so now; undefined: it stays as it was told. What a change did to the workout is history, and what was
 * kept without its inputs cannot be asked.
 */
function livingOf(reason: Reason): Living | undefined {
  if (!mayLive(reason)) return undefined;
  const living = LIVING[reason.code];
  if (!isOfPurpose(reason)) return living;
  return (told, inWeek) => {
    if (!servesPurpose(reason, inWeek.workout)) return null;
    return living === undefined ? told : living(told, inWeek);
  };
}

const mayLive = ({ inputs }: Reason): boolean => !('op' in inputs) && Object.keys(inputs).length > 0;

type OfWeek = (told: Inputs, inWeek: InOwnWeek) => Inputs | null;

/** Figures of the whole week: they change with it, whatever became of the workout. What was wanted of the week stays as it was told. */
const OF_WEEK: Partial<Record<ReasonCode, OfWeek>> = {
  LENGTH_SHARE: (_, { workout, here }) => shareOf(workout.duration, minutesOf(trainingOf(here))),
  RACE_PACE: (told, { workout, here }) => {
    const sport = told.sport as RacedSport;
    return racePaceMinutes([workout], sport) === 0
      ? null
      : { ...told, minutes: racePaceMinutes(trainingOf(here), sport) };
  },
};

const asTold: OfWeek = (told) => told;
const ofThatDay: OfWeek = (told, inWeek) => (isThatDay(told, inWeek) ? told : null);

/** Why it was planned for its day: nothing speaks of that where it was done on another. */
const OF_DAY: Partial<Record<ReasonCode, OfWeek>> = {
  LONG_DAY: ofThatDay,
  LONG_DAY_CHOSEN: ofThatDay,
  LONG_DAY_BLOCKED: ofThatDay,
  SAME_DAY_AS_LAST_WEEK: ofThatDay,
  DAY_WITH_ROOM: ofThatDay,
  STRENGTH_DAY: ofThatDay,
  HARD_SPACING: (told, { workout }) => (told.date === workout.scheduledDate ? told : null),
};

/**
 * A workout that is over keeps what was told of what it is, but for its day and the figures of its week; one that was skipped has no part in
 * these. `isEnded`: its week has ended, and is not read.
 */
function livingOfClosed(reason: Reason, { status }: ScheduledWorkout, isEnded = false): OfWeek | undefined {
  if (!mayLive(reason)) return undefined;
  const ofDay = OF_DAY[reason.code] ?? asTold;
  if (isOfPurpose(reason))
    return (told, inWeek) => (servesPurpose(reason, inWeek.workout) ? ofDay(told, inWeek) : null);
  if (ofDay !== asTold) return ofDay;
  const ofWeek = isEnded ? undefined : OF_WEEK[reason.code];
  return ofWeek && status === 'skipped' ? () => null : ofWeek;
}

/** The reasons, each as it is so now. */
function saidNow<InWeek>(
  reasons: readonly Reason[],
  livingNow: (reason: Reason) => ((told: Inputs, inWeek: InWeek) => Inputs | null) | undefined,
  inWeek: InWeek,
): readonly Reason[] {
  return reasons.flatMap((reason) => {
    const living = livingNow(reason);
    if (living === undefined) return [reason];
    const inputs = living(reason.inputs, inWeek);
    if (inputs === null) return [];
    return inputs === reason.inputs ? [reason] : [saidAnew(reason, inputs)];
  });
}

/**
 * A workout's reasons as they are true of the schedule that stands: figures of its week are worked out again, and of a workout that is
 * still to come what is no longer so is left out. `schedule` holds all workouts, this one among them.
 */
export function livingReasons(
  context: PlanningContext,
  schedule: readonly ScheduledWorkout[],
  workout: ScheduledWorkout,
): readonly Reason[] {
  const isAhead = workout.status === 'scheduled' && workout.scheduledDate >= context.limits.today;
  const isEnded = workout.scheduledDate < context.limits.firstDay;
  const livingNow = (reason: Reason) => (isAhead ? livingOf(reason) : livingOfClosed(reason, workout, isEnded));
  if (!workout.reasons.some(livingNow)) return workout.reasons;
  const week = weeksOf(asDone(schedule), context.limits);
  // of what is done the figures are those of the training that was
  const inWeek = { ...week(mondayOf(workout.scheduledDate)), context, workout: asDone([workout])[0]! };
  return saidNow(workout.reasons, livingNow, inWeek);
}

/** The same of a workout whose week has ended, however long ago, from the workouts of that week alone: `workout` is one of them. */
export function reasonsOfEndedWeek(week: readonly ScheduledWorkout[], workout: ScheduledWorkout): readonly Reason[] {
  const livingNow = (reason: Reason) => livingOfClosed(reason, workout);
  if (!workout.reasons.some(livingNow)) return workout.reasons;
  const here = asDone(week.filter(({ status }) => status !== 'skipped'));
  return saidNow(workout.reasons, livingNow, { here, workout: asDone([workout])[0]! });
}
