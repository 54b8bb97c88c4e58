import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, triathlete, triathlon } from '../../test/core/schedules.ts';
import { addDays, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import type { ReasonCode } from '../codes/reason.ts';
import { reasonOf } from '../messages/reason.ts';
import { compilePrinciple } from '../principles/compile.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import { livingReasons, reasonsOfEndedWeek } from './livingReasons.ts';
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

test('a rung that feedback moved is told as long as the workout is on it', () => {
  const trial = { what: '3 × 8 min', date: '2027-01-02', outcome: 'HARDER', felt: 9, expected: 7 } as const;
  const inputs = { ...trial, family: 'bike-tempo', rung: 2, by: 1 };
  const told = (code: 'RUNG_UP' | 'RUNG_DOWN', templateId: string | null) =>
    codesOf(long.id, only(long.id, { templateId, reasons: [reasonOf(code, 'feedback', inputs)] }));
  for (const code of ['RUNG_UP', 'RUNG_DOWN'] as const)
    expect(['bike-tempo/2b', 'bike-tempo/1a', 'bike-cadence/2a', null].map((id) => told(code, id))).toEqual([
      [code],
      [],
      [],
      [],
    ]);
});

/** A reason, what its workout was made into, and whether it still holds. */
const PURPOSES: readonly (readonly [
  ReasonCode,
  Record<string, string | number>,
  Partial<ScheduledWorkout>,
  boolean,
])[] = [
  ['THRESHOLD_TEST', { sport: 'cycling' }, { templateId: 'BIKE-21' }, true],
  ['THRESHOLD_TEST', { sport: 'cycling' }, { templateId: 'bike-endurance/1a', intensity: 'easy' }, false],
  ['PHASE_KEY', { role: 'key' }, { intensity: 'threshold', isHard: true }, true],
  ['PHASE_KEY', { role: 'key' }, { intensity: 'moderate', isHard: false }, true],
  ['PHASE_KEY', { role: 'key' }, { intensity: 'easy', isHard: false }, false],
  ['PHASE_LONG', { role: 'long' }, { isLong: true }, true],
  ['PHASE_LONG', { role: 'long' }, { isLong: false }, false],
  ['PHASE_BRICK', { role: 'brick' }, { workoutType: 'brick' }, true],
  ['PHASE_BRICK', { role: 'brick' }, { workoutType: 'bike' }, false],
  ['PHASE_STRENGTH', { role: 'strength' }, { workoutType: 'strength' }, true],
  ['PHASE_STRENGTH', { role: 'strength' }, { workoutType: 'run' }, false],
  ['RUNG_DOWN', { family: 'run-hills', rung: 2 }, { templateId: 'run-hills/2a' }, true],
  ['RUNG_DOWN', { family: 'run-hills', rung: 2 }, { templateId: 'run-easy/1a' }, false],
  ['COMPLEMENTARY_SPORT', { sport: 'cycling' }, { workoutType: 'bike' }, true],
  ['COMPLEMENTARY_SPORT', { sport: 'cycling' }, { workoutType: 'brick' }, true],
  ['COMPLEMENTARY_SPORT', { sport: 'cycling' }, { workoutType: 'swim' }, false],
  ['INJURY_SUBSTITUTION', { from: 'running', to: 'cycling', areas: 'knee' }, { workoutType: 'bike' }, true],
  ['INJURY_SUBSTITUTION', { from: 'running', to: 'cycling', areas: 'knee' }, { workoutType: 'run' }, false],
  ['LIBRARY', { name: 'Hills' }, { templateId: 'library_00000000-0000-4000-8000-000000000001' }, true],
  ['LIBRARY', { name: 'Hills' }, { templateId: null }, true],
  ['LIBRARY', { name: 'Hills' }, { templateId: 'run-easy/1a' }, false],
];

test.each(PURPOSES)('%s of %o says nothing of another purpose: %o, %s', (code, inputs, over, holds) => {
  const reason = { code, inputs, text: code, source: 'rule' as const };
  const ahead = { ...long, ...over, reasons: [reason] };
  const done = { ...ahead, status: 'completed' as const };
  const context = planningContextOf(scheduled.limits);
  const later = planningContextOf({ ...scheduled.limits, firstDay: addDays(mondayOf(long.scheduledDate), 7) });
  const told = [
    livingReasons(context, [ahead], ahead),
    livingReasons(context, [done], done),
    livingReasons(later, [done], done),
    reasonsOfEndedWeek([done], done),
  ];
  expect(told).toEqual(told.map(() => (holds ? [reason] : [])));
});

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

test('a race is told by its own name, and not at all once it lies elsewhere', () => {
  const reasons = [
    reasonOf('RACE_DAY', 'athlete', { raceName: 'Old name', priority: 'A', raceDate: long.scheduledDate }),
  ];
  const workout = { ...long, workoutType: 'race' as const, reasons };
  const told = (days: number) => {
    const races = [{ ...RACE_AHEAD, priority: 'B' as const, raceDate: addDays(long.scheduledDate, days) }];
    return livingReasons(planningContextOf({ ...scheduled.limits, races }), [workout], workout).map(
      ({ inputs }) => inputs,
    );
  };
  expect(told(0)).toEqual([expect.objectContaining({ raceName: RACE_AHEAD.raceName, priority: 'B' })]);
  expect(told(3)).toEqual([]);
});

test('strength lies away from the eve of hard work as long as nothing hard is put on the next day', () => {
  const next = addDays(strength.scheduledDate, 1);
  expect(codesOf(strength.id, (each) => each)).toContain('STRENGTH_DAY');
  const other = scheduled.workouts.find(
    ({ workoutType, scheduledDate }) => workoutType === 'run' && scheduledDate !== next,
  )!;
  expect(codesOf(strength.id, only(other.id, { scheduledDate: next, isHard: true }))).not.toContain('STRENGTH_DAY');
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

const RACE_AHEAD = {
  raceName: 'Lake',
  raceType: 'sprint-tri',
  raceDate: addDays(long.scheduledDate, 3),
  priority: 'A',
} as const;
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
const taught = (text: string) => ({
  id: 'p',
  by: 'Max Mustermann',
  rules: compilePrinciple({ principleType: '', context: '', principle: text }).rules,
});

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

const ofPhase = (role: 'key' | 'easy' | 'long' | 'recovery') => ({
  code: `PHASE_${role.toUpperCase()}` as ReasonCode,
  ...(({ text, source, inputs }) => ({ text, source, inputs }))(
    reasonOf('PHASE_KEY', 'phase', { phaseName: 'Base', phaseType: 'base', kind: 'load', role, week: 2 }),
  ),
});

test('what a workout is for in its phase is said as long as it is such a workout', () => {
  const says = (
    role: Parameters<typeof ofPhase>[0],
    over: Partial<ScheduledWorkout>,
    races: ScheduleLimits['races'] = [],
  ) => {
    const workout = { ...long, isHard: false, intensity: 'easy' as const, ...over, reasons: [ofPhase(role)] };
    return livingReasons(planningContextOf({ ...scheduled.limits, races }), [workout], workout).length === 1;
  };
  expect(says('key', { isHard: true, intensity: 'threshold' })).toBe(true);
  expect(says('key', { intensity: 'moderate' })).toBe(true);
  expect(says('key', {})).toBe(false);
  expect(says('easy', {})).toBe(true);
  expect(says('easy', { isHard: true, intensity: 'threshold' })).toBe(false);
  expect(says('long', { isLong: true })).toBe(true);
  expect(says('long', { isLong: false })).toBe(false);
  const race = (days: number) => ({ ...RACE_AHEAD, raceDate: addDays(long.scheduledDate, days) });
  expect(says('recovery', {}, [race(-4)])).toBe(true);
  // on the eve of a race nobody recovers from one
  expect(says('recovery', {}, [race(-4), race(1)])).toBe(false);
  expect(says('recovery', {}, [race(5)])).toBe(false);
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

test('what happened stays as it was told; of a workout that is over all does, but for the figures of its week', () => {
  const share = reasonOf('LENGTH_SHARE', 'rule', { minutes: 1, weekMinutes: 100, percent: 1 });
  const capped = reasonOf('LENGTH_LONG_SHARE', 'rule', { minutes: 1, limitedBy: 'long-share' });
  const eased = { ...share, code: 'READINESS_RED' as const, inputs: { ...share.inputs, op: 'resize' } };
  const says = (workout: Partial<ScheduledWorkout>) => {
    const one = { ...long, ...workout };
    const other = { ...long, id: 'other', duration: 3 * long.duration };
    return livingReasons(planningContextOf(scheduled.limits), [one, other], one).map(({ text }) => text);
  };
  const now = expect.stringMatching(/, 25% of this week/);
  expect(says({ reasons: [eased] })).toEqual([eased.text]);
  expect(says({ reasons: [share, capped] })).toEqual([now]);
  expect(says({ reasons: [share, capped], status: 'completed' })).toEqual([now, capped.text]);
  expect(says({ reasons: [share, capped], status: 'skipped' })).toEqual([capped.text]);
});

test('a principle is no reason of a workout that breaks it where it lies now', () => {
  const hard = scheduled.workouts.find(({ isHard, workoutType }) => isHard && workoutType !== 'race')!;
  const principle = taught('No hard workout on Monday');
  const context = planningContextOf({ ...scheduled.limits, principles: [principle] });
  const [{ words }] = context.rules as [(typeof context.rules)[number]];
  const reasons = [reasonOf('PRINCIPLE', 'principle', { principleId: principle.id, by: '', rule: words })];
  const told = (scheduledDate: string) => {
    const workout = { ...hard, scheduledDate, dayOfWeek: weekdayOf(scheduledDate), reasons };
    const all = scheduled.workouts.map((each) => (each.id === hard.id ? workout : each));
    return livingReasons(context, all, workout).map(({ code }) => code);
  };
  const monday = mondayOf(hard.scheduledDate);
  expect(told(addDays(monday, 1))).toEqual(['PRINCIPLE']);
  expect(told(monday)).toEqual([]);
});

/** Of a workout with one reason, what is said of it under races that lie so many days from it. */
const saidWithRaces = (reason: ReturnType<typeof reasonOf>, days: readonly number[], raceName = 'Lake') => {
  const races = days.map((at) => ({ ...RACE_AHEAD, raceName, raceDate: addDays(long.scheduledDate, at) }));
  const workout = { ...long, reasons: [reason] };
  return livingReasons(planningContextOf({ ...scheduled.limits, races }), [workout], workout).map(
    ({ inputs }) => inputs,
  );
};

test.each([
  [6, true],
  [7, false],
])('a race %i days ahead is near: %s', (days, is) => {
  const reason = reasonOf('RACE_NEAR', 'rule', { raceName: 'Lake', daysBefore: days });
  expect(saidWithRaces(reason, [days])).toHaveLength(is ? 1 : 0);
  expect(saidWithRaces(reason, [days], 'Park')).toEqual([]);
});

test('of two races of one name, what follows stays with its own', () => {
  for (const daysAfter of [2, 5])
    expect(saidWithRaces(reasonOf('AFTER_RACE', 'rule', { raceName: 'Lake', daysAfter }), [-2, -5])).toEqual([
      { raceName: 'Lake', daysAfter },
    ]);
});

test('a race keeps the length of a workout down for a week before and after it', () => {
  const reason = reasonOf('LENGTH_RACE_NEAR', 'rule', { minutes: long.duration, limitedBy: 'race-near' });
  expect([-8, -7, 0, 7, 8].map((days) => saidWithRaces(reason, [days]).length)).toEqual([0, 1, 0, 1, 0]);
});

test('a reason that was kept without what it was made of stays', () => {
  expect(
    saidWithRaces({ ...reasonOf('RACE_NEAR', 'rule', { raceName: 'Lake', daysBefore: 3 }), inputs: {} }, []),
  ).toEqual([{}]);
});

test('of a week that has ended only its figures are told anew, from what was done of it', () => {
  const target = { metric: 'rpe', lo: 6, hi: 6 } as const;
  const raced = (minutes: number) => [
    { kind: 'work', durationSec: 60 * minutes, effort: 0.9, target, raceEffort: true } as const,
  ];
  const wanted = { raceType: 'marathon', sport: 'run', wanted: 40, total: 200 } as const;
  const reasons = [
    reasonOf('LENGTH_SHARE', 'rule', { minutes: 60, weekMinutes: 300, percent: 20 }),
    reasonOf('RACE_PACE', 'phase', { ...wanted, minutes: 50 }),
    reasonOf('DAY_WITH_ROOM', 'rule', { weekday: 'sunday', sessionsThatDay: 3, sameAsLastWeek: false }),
  ];
  const run = (id: string, over: Partial<ScheduledWorkout>): ScheduledWorkout => ({
    ...long,
    id,
    workoutType: 'run',
    status: 'completed',
    duration: 60,
    reasons,
    steps: raced(20),
    ...over,
  });
  const week = [
    run('long', { doneMinutes: 90 }),
    run('easy', { steps: [], doneMinutes: 30 }),
    run('left out', { status: 'skipped', steps: raced(30) }),
    run('race', { workoutType: 'race', duration: 200 }),
  ];
  const told = (id: string) =>
    reasonsOfEndedWeek(
      week,
      week.find((each) => each.id === id)!,
    ).map(({ code, inputs }) => [code, inputs]);
  const room = ['DAY_WITH_ROOM', { weekday: 'sunday', sessionsThatDay: 3, sameAsLastWeek: false }];
  const share = (minutes: number) => ['LENGTH_SHARE', { minutes, weekMinutes: 120, percent: (100 * minutes) / 120 }];
  expect(told('long')).toEqual([share(90), ['RACE_PACE', { ...wanted, minutes: 20 }], room]);
  // nothing of it is at the effort of the race
  expect(told('easy')).toEqual([share(30), room]);
  expect(told('left out')).toEqual([room]);
  const change = reasonOf('LENGTH_SHARE', 'rule', { minutes: 60, weekMinutes: 300, percent: 20 });
  expect(reasonsOfEndedWeek(week, run('long', { reasons: [{ ...change, inputs: {} }] }))).toEqual([
    { ...change, inputs: {} },
  ]);
});
