import { addDays, mondayOf, weekdayOf } from '../../calendar/calendar.ts';
import type { ReasonCode } from '../../codes/reason.ts';
import { reasonOf } from '../../messages/reason.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../../rules/context.ts';
import { livingReasons } from '../livingReasons.ts';
import { codesOf, long, RACE_AHEAD, scheduled, taught } from '../../../test/core/livingReasons.ts';

test('the long one on a long-workout day keeps a workout short as long as it is the longest of the week', () => {
  const easy = scheduled.workouts.find(
    ({ isLong, scheduledDate, workoutType }) =>
      !isLong && workoutType !== 'strength' && mondayOf(scheduledDate) === mondayOf(long.scheduledDate),
  )!;
  const minutes = easy.duration;
  const reasons = [reasonOf('LENGTH_BELOW_LONG', 'rule', { minutes, limitedBy: 'below-long' })];
  const told = (over: Partial<ScheduledWorkout> = {}, days?: { longWorkoutDays: ['saturday' | 'sunday'] }) =>
    codesOf(
      easy.id,
      (each) => (each.id === easy.id ? { ...each, reasons } : each.id === long.id ? { ...each, ...over } : each),
      days,
    );
  expect(told()).toEqual(['LENGTH_BELOW_LONG']);
  expect(told({ duration: 10 })).toEqual([]);
  expect(told({ scheduledDate: addDays(long.scheduledDate, -6), duration: 400 })).toEqual([]);
});

const withPreferences = (more: Partial<ScheduleLimits['athlete']['preferences']>) => {
  const { athlete } = scheduled.limits;
  return { athlete: { ...athlete, preferences: { ...athlete.preferences, ...more } } };
};
const inAStepBack = {
  season: {
    ...scheduled.limits.season,
    weeks: scheduled.limits.season.weeks.map((week) => ({ ...week, kind: 'step' as const })),
  },
};
const INJURY = {
  injuryType: 'knee pain',
  affectedArea: 'knee',
  dateOccurred: null,
  isRecovered: false,
} as unknown as ScheduleLimits['athlete']['injuries'][number];
/** Of each length that is told, the limits under which it is so; null: it is so as long as the length is. */
const CAPS: readonly (readonly [ReasonCode, Partial<ScheduleLimits> | null])[] = [
  ['LENGTH_LONG_SHARE', null],
  ['LENGTH_RACE_TYPE_CAP', null],
  ['LENGTH_ORDINARY_CAP', null],
  ['LENGTH_INJURY_CAP', { athlete: { ...scheduled.limits.athlete, injuries: [INJURY] } }],
  ['LENGTH_STEP_BACK', inAStepBack],
  ['LENGTH_RECOVERY_CAP', { races: [{ ...RACE_AHEAD, raceDate: addDays(long.scheduledDate, -3) }] }],
  ['LENGTH_DAY_CAP', withPreferences({ maxMinutesByDay: { [weekdayOf(long.scheduledDate)]: long.duration } })],
  ['LENGTH_RACE_NEAR', { races: [RACE_AHEAD] }],
  ['LENGTH_PRINCIPLE_CAP', { principles: [taught('Long rides at most 2 hours')] }],
];

test.each(CAPS)('%s says nothing of another length, and nothing where its limit is gone', (code, so) => {
  const reasons = [
    { ...reasonOf('LENGTH_LONG_SHARE', 'rule', { minutes: long.duration, limitedBy: 'long-share' }), code },
  ];
  const says = (duration: number, limits: Partial<ScheduleLimits> | null) => {
    const workout = { ...long, duration, reasons };
    const plain = { ...scheduled.limits, races: [], principles: [] };
    return livingReasons(planningContextOf({ ...plain, ...limits }), [workout], workout).map((each) => each.code);
  };
  expect(says(long.duration, so)).toEqual([code]);
  expect(says(long.duration - 5, so)).toEqual([]);
  expect(says(long.duration, {})).toEqual(so === null ? [code] : []);
});

test('the limit of a day says nothing of a workout that it leaves room', () => {
  const reasons = [reasonOf('LENGTH_DAY_CAP', 'athlete', { minutes: long.duration, limitedBy: 'day-cap' })];
  const says = (cap: number) => {
    const workout = { ...long, reasons };
    const limits = withPreferences({ maxMinutesByDay: { [weekdayOf(long.scheduledDate)]: cap } });
    return livingReasons(planningContextOf({ ...scheduled.limits, ...limits }), [workout], workout).length;
  };
  expect([long.duration - 1, long.duration, long.duration + 60].map(says)).toEqual([0, 1, 0]);
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
  expect(says(60, 58)).toEqual([{ minutes: 60, longestRecent: 58, limit: 68, from: 'planned' }]);
  expect(says(60, 55)).toEqual([{ minutes: 60, longestRecent: 55, limit: 65, from: 'planned' }]);
  expect(says(65, 58)).toEqual([]);
  // over the limit by now: that is not why
  expect(says(80, 58, 80)).toEqual([]);
});
