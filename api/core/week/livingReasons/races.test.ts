import { addDays } from '../../calendar/calendar.ts';
import { reasonOf } from '../../messages/reason.ts';
import { planningContextOf, type ScheduledWorkout } from '../../rules/context.ts';
import { livingReasons } from '../livingReasons.ts';
import { long, RACE_AHEAD, scheduled } from '../../../test/core/livingReasons.ts';

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
