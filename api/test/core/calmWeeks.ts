import { adapt } from '../../core/change/adapt.ts';
import type { AdaptInput, CheckIn, PastFeedback } from '../../core/change/adapt/events.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import { applyOperations } from '../../core/change/operations.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import { planSchedule } from '../../core/week/planSchedule.ts';
import { compare } from '../../core/units/compare.ts';
import { fourWeeks } from './scheduled.ts';
import { planned, triathlete, triathlon } from './schedules.ts';
import { UNRATED } from './unrated.ts';

const plan = triathlon(triathlete(), undefined, { count: 10 });
const start = fourWeeks(plan, planned(planSchedule(plan)), 4);
export const monday = start.limits.firstDay;
/** One workout on Wednesday, and one on Friday, rather than two on Wednesday. */
const spread = start.workouts.map((workout) =>
  workout.workoutType === 'run' && workout.scheduledDate === addDays(monday, 2)
    ? { ...workout, scheduledDate: addDays(monday, 4), dayOfWeek: 'friday' as const }
    : workout,
);
/** Four loading weeks of a triathlete, Mondays off, of which nothing is done yet; nothing is wrong. */
export const calm: AdaptInput = {
  workouts: spread.sort((a, b) => compare(a.scheduledDate, b.scheduledDate)),
  removed: [],
  limits: { ...start.limits, today: monday },
  history: [],
  checkIns: [],
  illness: null,
};
/** Four weeks of the same plan whose second is a step-back week. */
export const beforeStepBack = () => {
  const weeks = planned(planSchedule(plan));
  const index = weeks.findIndex(({ kind }, i) => i > 0 && kind === 'step');
  return { start: fourWeeks(plan, weeks, index - 1), stepBack: weeks[index]!.weekStartDate };
};
export const on = (today: Day, more: Partial<AdaptInput> = {}): AdaptInput => ({
  ...calm,
  limits: { ...calm.limits, today },
  ...more,
});
export const answers = (ratings: Partial<CheckIn>): CheckIn => ({
  answeredOn: monday,
  weekStartDate: monday,
  ...UNRATED,
  travelThisWeek: null,
  majorDeadlines: null,
  notes: null,
  ...ratings,
});
const known = new WeakMap<AdaptInput, readonly ScheduledWorkout[]>();
/** The schedule with what adaptation asks of it; worked out once for each input. */
export const after = (input: AdaptInput): readonly ScheduledWorkout[] => {
  const workouts = known.get(input) ?? applyOperations(input.workouts, adapt(input).operations, input.limits).workouts;
  known.set(input, workouts);
  return workouts;
};
export const week = (workouts: readonly ScheduledWorkout[], n = 0) =>
  workouts.filter(
    ({ scheduledDate }) => scheduledDate >= addDays(monday, 7 * n) && scheduledDate <= addDays(monday, 7 * n + 6),
  );
export const minutes = (workouts: readonly ScheduledWorkout[]) =>
  workouts.reduce((sum, { duration }) => sum + duration, 0);
export const hard = (workouts: readonly ScheduledWorkout[]) => workouts.filter(({ isHard }) => isHard).length;
export const volume = (input: AdaptInput, n = 0) => minutes(week(after(input), n)) / minutes(week(calm.workouts, n));

/** What became of a workout of the schedule. */
export const past = (workout: ScheduledWorkout, more: Partial<PastFeedback>): PastFeedback => ({
  scheduledDate: workout.scheduledDate,
  workoutType: workout.workoutType,
  intensity: workout.intensity,
  isLong: workout.isLong,
  isHard: workout.isHard,
  plannedMinutes: workout.duration,
  tss: workout.tss,
  status: 'completed',
  actualMinutes: workout.duration,
  perceivedExertion: null,
  feelingRating: null,
  reasonForSkip: null,
  ...more,
});
export const skipped = (reasonForSkip: PastFeedback['reasonForSkip']): Partial<PastFeedback> => ({
  status: 'skipped',
  actualMinutes: 0,
  reasonForSkip,
});
/** A run so many days before the schedule. */
export const before = (days: number, more: Partial<PastFeedback> = {}): PastFeedback =>
  past(
    {
      ...calm.workouts.find(({ workoutType, isLong }) => workoutType === 'run' && !isLong)!,
      scheduledDate: addDays(monday, -days),
    },
    more,
  );

const STATUSES: Readonly<Record<string, Partial<PastFeedback>>> = {
  d: {},
  p: { status: 'partially_completed', actualMinutes: 20 },
  x: skipped('work'),
  t: skipped('fatigue'),
  i: skipped('illness'),
  j: skipped('injury'),
  s: { status: 'scheduled', actualMinutes: 0 },
  n: skipped(null),
  r: { ...skipped('work'), workoutType: 'race' },
};

/** One letter a day up to today, a Monday: done, partly done, skipped (x work, t tired, i ill, j injured), still scheduled, passed without a word (n), a race that was skipped. */
export const lived = (days: string): PastFeedback[] =>
  [...days].flatMap((letter, i) => (letter === '.' ? [] : [before(days.length - 1 - i, STATUSES[letter]!)]));
