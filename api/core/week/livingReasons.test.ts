import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, triathlete, triathlon } from '../../test/core/schedules.ts';
import { addDays } from '../calendar/calendar.ts';
import { reasonOf } from '../messages/reason.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import { livingReasons } from './livingReasons.ts';
import { planSchedule } from './planSchedule.ts';

const input = triathlon(triathlete({ unavailableDays: ['monday'], longWorkoutDays: ['sunday'] }), undefined, {
  count: 4,
});
const scheduled = fourWeeks(input, planned(planSchedule(input)), 0);
const codesOf = (
  id: string,
  change: (each: ScheduledWorkout) => ScheduledWorkout,
  preferences: Partial<ScheduleLimits['athlete']['preferences']> = {},
) => {
  const { athlete } = scheduled.limits;
  const limits = {
    ...scheduled.limits,
    athlete: { ...athlete, preferences: { ...athlete.preferences, ...preferences } },
  };
  const now = scheduled.workouts.map(change);
  return livingReasons(
    planningContextOf(limits),
    now,
    now.find((each) => each.id === id)!,
  ).map(({ code }) => code);
};
const long = scheduled.workouts.find(
  ({ isLong, reasons }) => isLong && reasons.some(({ code }) => code === 'LONG_DAY'),
)!;
const strength = scheduled.workouts.find(({ workoutType }) => workoutType === 'strength')!;
const only =
  (id: string, over: Partial<ScheduledWorkout>) =>
  (each: ScheduledWorkout): ScheduledWorkout =>
    each.id === id ? { ...each, ...over } : each;

test('a day is one of the long-workout days as long as the workout lies on it, is long, and the athlete says so', () => {
  expect(codesOf(long.id, (each) => each)).toContain('LONG_DAY');
  expect(codesOf(long.id, only(long.id, { scheduledDate: addDays(long.scheduledDate, -1) }))).not.toContain('LONG_DAY');
  expect(codesOf(long.id, only(long.id, { isLong: false }))).not.toContain('LONG_DAY');
  expect(codesOf(long.id, (each) => each, { longWorkoutDays: ['saturday'] })).not.toContain('LONG_DAY');
});

test('strength lies away from the eve of hard work as long as nothing hard is put on the next day', () => {
  const next = addDays(strength.scheduledDate, 1);
  expect(codesOf(strength.id, (each) => each)).toContain('STRENGTH_DAY');
  const other = scheduled.workouts.find(({ isHard, scheduledDate }) => isHard && scheduledDate !== next)!;
  expect(codesOf(strength.id, only(other.id, { scheduledDate: next }))).not.toContain('STRENGTH_DAY');
});

test('what a race has to do with a day is counted from where the workout lies now', () => {
  const race = {
    raceName: 'Lake',
    raceType: 'sprint-tri',
    raceDate: addDays(long.scheduledDate, 3),
    priority: 'A',
  } as const;
  const limits = { ...scheduled.limits, races: [race] };
  const near = { ...long, reasons: [reasonOf('RACE_NEAR', 'rule', { raceName: 'Lake', daysBefore: 3 })] };
  const said = (over: Partial<ScheduledWorkout>, races: readonly (typeof race)[] = [race]) => {
    const workout = { ...near, ...over };
    return livingReasons(planningContextOf({ ...limits, races: [...races] }), [workout], workout).map(
      ({ inputs }) => inputs,
    );
  };
  expect(said({})).toEqual([{ raceName: 'Lake', daysBefore: 3 }]);
  expect(said({ scheduledDate: addDays(long.scheduledDate, 2) })).toEqual([{ raceName: 'Lake', daysBefore: 1 }]);
  expect(said({ scheduledDate: addDays(long.scheduledDate, 4) })).toEqual([]);
  expect(said({}, [])).toEqual([]);
  const after = { reasons: [reasonOf('AFTER_RACE', 'rule', { raceName: 'Lake', daysAfter: 1 })] };
  expect(said({ ...after, scheduledDate: addDays(race.raceDate, 4) })).toEqual([{ raceName: 'Lake', daysAfter: 4 }]);
  expect(said({ ...after, scheduledDate: addDays(race.raceDate, 8) })).toEqual([]);
});

test('of two races of one name, the reason stays with its own', () => {
  const race = (days: number) =>
    ({ raceName: 'Lake', raceType: 'sprint-tri', raceDate: addDays(long.scheduledDate, days), priority: 'A' }) as const;
  const reasons = [1, 3].map((daysBefore) => reasonOf('RACE_NEAR', 'rule', { raceName: 'Lake', daysBefore }));
  const workout = { ...long, reasons };
  const context = planningContextOf({ ...scheduled.limits, races: [race(1), race(3)] });
  expect(livingReasons(context, [workout], workout)).toEqual(reasons);
});

const CAPS = [
  'LENGTH_LONG_SHARE',
  'LENGTH_BELOW_LONG',
  'LENGTH_RACE_TYPE_CAP',
  'LENGTH_ORDINARY_CAP',
  'LENGTH_INJURY_CAP',
  'LENGTH_STEP_BACK',
  'LENGTH_RECOVERY_CAP',
  'LENGTH_DAY_CAP',
  'LENGTH_RACE_NEAR',
  'LENGTH_PRINCIPLE_CAP',
] as const;

test.each(CAPS)('%s says nothing of another length', (code) => {
  const reasons = [reasonOf(code, 'rule', { minutes: long.duration, limitedBy: 'long-share' })];
  const says = (duration: number) => {
    const workout = { ...long, duration, reasons };
    return livingReasons(planningContextOf(scheduled.limits), [workout], workout);
  };
  expect(says(long.duration)).toEqual(reasons);
  expect(says(long.duration - 5)).toEqual([]);
});

test('how far a run may grow is counted from the runs that stand, and said of no other length', () => {
  const run = { ...long, workoutType: 'run' as const, isLong: true, duration: 60 };
  const before = { ...run, id: 'before', scheduledDate: addDays(run.scheduledDate, -3) };
  const says = (duration: number, earlier: number, minutes = 60) => {
    const reasons = [reasonOf('LONG_RUN_GROWTH', 'rule', { minutes, longestRecent: 58, limit: 68 })];
    const workout = { ...run, duration, reasons };
    const all = [{ ...before, duration: earlier }, workout];
    return livingReasons(planningContextOf(scheduled.limits), all, workout).map(({ inputs }) => inputs);
  };
  expect(says(60, 58)).toEqual([{ minutes: 60, longestRecent: 58, limit: 68 }]);
  expect(says(60, 55)).toEqual([{ minutes: 60, longestRecent: 55, limit: 65 }]);
  expect(says(65, 58)).toEqual([]);
  // over the limit by now: that is not why
  expect(says(80, 58, 80)).toEqual([]);
});

test('the nearest hard day is the one that stands; next to one, or not hard itself, a workout says nothing of it', () => {
  const day = addDays(scheduled.limits.firstDay, 8);
  const hard = { ...long, isHard: true, isLong: false, scheduledDate: day };
  const reasons = [reasonOf('HARD_SPACING', 'rule', { date: day, daysSinceHard: 2, daysUntilHard: null })];
  const says = (days: readonly number[], isHard = true) => {
    const workout = { ...hard, isHard, reasons };
    const others = days.map((at) => ({ ...hard, id: `other ${at}`, scheduledDate: addDays(day, at) }));
    const limits = { ...scheduled.limits, past: [] };
    return livingReasons(planningContextOf(limits), [...others, workout], workout).map(({ inputs }) => inputs);
  };
  expect(says([-2])).toEqual([{ date: day, daysSinceHard: 2, daysUntilHard: null }]);
  expect(says([-4, 3])).toEqual([{ date: day, daysSinceHard: 4, daysUntilHard: 3 }]);
  expect(says([-8, 7])).toEqual([{ date: day, daysSinceHard: null, daysUntilHard: null }]);
  expect(says([-1, 4])).toEqual([]);
  expect(says([-2], false)).toEqual([]);
});

test('what happened stays as it was told, and so do workouts that are over', () => {
  const told = reasonOf('LENGTH_SHARE', 'rule', { minutes: 1, weekMinutes: 100, percent: 1 });
  const eased = { ...told, code: 'READINESS_RED' as const, inputs: { ...told.inputs, op: 'resize' } };
  const says = (workout: ScheduledWorkout) =>
    livingReasons(planningContextOf(scheduled.limits), [workout], workout).map(({ text }) => text);
  expect(says({ ...long, reasons: [eased] })).toEqual([told.text]);
  expect(says({ ...long, reasons: [told], status: 'completed' })).toEqual([told.text]);
  expect(says({ ...long, reasons: [told] })).not.toEqual([told.text]);
});
