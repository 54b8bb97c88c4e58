import { lived } from '../../test/core/calmWeeks.ts';
import { adapt } from './adapt.ts';
import type { PastFeedback } from './adapt/events.ts';
import { addDays, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import { after, before, calm, minutes, monday, on, past, skipped, week } from '../../test/core/calmWeeks.ts';
import { inFives } from '../workout/inFives.ts';

/** Sixty days of training, the last ones off. */
const daysOff = (
  days: number,
  each: (daysAgo: number) => Partial<PastFeedback> = () => ({ plannedMinutes: 90, actualMinutes: 90 }),
) => Array.from({ length: 60 }, (_, i) => before(i + 1, i < days ? skipped('work') : each(i + 1)));
const longOf = (workouts: readonly ScheduledWorkout[], type: string) =>
  workouts.find(({ isLong, workoutType }) => isLong && workoutType === type)!;

test.each([
  [140, 110],
  [100, 80],
  [40, 35],
])('after a break a long ride is at most four fifths of the last one, of %d min, and of 45 min', (last, most) => {
  const ride = longOf(calm.workouts, 'bike');
  const rode = (daysAgo: number, more: Partial<PastFeedback> = {}) =>
    past({ ...ride, scheduledDate: addDays(monday, -daysAgo) }, { actualMinutes: last, ...more });
  // longer ones before, and one that was skipped, do not count
  const now = after(
    on(monday, { history: [rode(20, { actualMinutes: 300 }), rode(9), rode(6, skipped('work')), ...daysOff(5)] }),
  );
  expect(longOf(week(now), 'bike').duration).toBe(Math.min(ride.duration, most));
  expect(longOf(week(now), 'run').duration).toBe(longOf(week(calm.workouts), 'run').duration);
});

test.each([
  [64, 90, 400, 448],
  // a week that was not done as planned says less than one before it that was
  [63, 90, 460, 630],
  // the fullest, where none was
  [45, 63, 400, 441],
  [63, 45, 400, 441],
  // less than half of what was planned says nothing
  [39, 45, 280, 315],
])(
  'the week after is no larger than the last done as planned: %d of 80 min a day, %d of 90 before',
  (done, earlier, least, most) => {
    const history = daysOff(5, (daysAgo) =>
      daysAgo <= 14 ? { plannedMinutes: 80, actualMinutes: done } : { plannedMinutes: 90, actualMinutes: earlier },
    );
    const next = minutes(week(after(on(monday, { history })), 1));
    expect(next).toBeGreaterThan(least);
    expect(next).toBeLessThanOrEqual(most);
  },
);

test('thresholds are offered 5% lower after more than two weeks', () => {
  const offered = (days: number) =>
    adapt(on(monday, { history: daysOff(days) })).proposals.find(({ code }) => code === 'EASIER_ZONES');
  expect(offered(15)).toMatchObject({
    text: expect.stringContaining('thresholds 5% lower'),
    inputs: { percent: 5 },
  });
  expect(offered(14)).toBeUndefined();
});

/** Twice the minutes, three times on the first days, so that the caps in minutes are reached. */
const longer = calm.workouts.map((each) => ({
  ...each,
  duration: (each.scheduledDate <= addDays(monday, 2) ? 3 : 2) * each.duration,
}));
const longest = (workouts: readonly ScheduledWorkout[], day: number) =>
  Math.max(
    ...workouts.filter(({ scheduledDate }) => scheduledDate === addDays(monday, day)).map(({ duration }) => duration),
  );

test('the first day back after an illness holds 30 min, the second 45; after a break the days come back by thirds', () => {
  const illness = { from: addDays(monday, -3), wellOn: monday, mild: false, symptoms: ['cough'] };
  const sunday = addDays(monday, 6);
  const atFirst = calm.workouts
    .map((each, i) => (each.scheduledDate <= addDays(monday, 2) ? longer[i]! : each))
    .filter(({ workoutType, scheduledDate }) => workoutType !== 'strength' || scheduledDate !== sunday);
  const back = after(on(monday, { workouts: atFirst, illness }));
  // the third day is as long as planned
  expect([longest(back, 1), longest(back, 2), longest(back, 3)]).toEqual([30, 45, longest(atFirst, 3)]);
  const rested = after(on(monday, { workouts: longer, history: daysOff(5) }));
  expect([1, 2, 3, 4].map((day) => longest(rested, day))).toEqual(
    [0.33, 0.33, 0.67, 0.67].map((part, i) => inFives(part * longest(longer, i + 1))),
  );
});

test.each<readonly [day: number, planned: number, isLong: boolean, done: number]>([
  [1, 40, false, 20],
  [1, 60, false, 30],
  [1, 90, true, 30],
  [2, 40, false, 30],
  [2, 60, false, 45],
  [2, 90, true, 45],
  [3, 80, false, 80],
  // the week's share of a long one
  [3, 50, true, 35],
  [3, 100, true, 60],
])('on day %d after an illness %d min, long %p, are %d', (day, duration, isLong, minutesLeft) => {
  const illness = { from: addDays(monday, -3), wellOn: monday, mild: false, symptoms: ['cough'] };
  const scheduledDate = addDays(monday, day);
  const [first] = calm.workouts.filter(({ workoutType }) => workoutType === 'run');
  const run = { ...first!, id: 'run', scheduledDate, dayOfWeek: weekdayOf(scheduledDate), duration, isLong };
  // a large week, so that its share alone takes nothing
  const ride = {
    ...run,
    id: 'ride',
    workoutType: 'bike' as const,
    isLong: false,
    scheduledDate: addDays(monday, 6),
    duration: 600,
  };
  const back = after(on(monday, { workouts: [run, ride], illness }));
  expect(back.find(({ id }) => id === 'run')?.duration).toBe(minutesLeft);
});

test('after two days off only the first day of training is eased', () => {
  const [tuesday, thursday] = [1, 3].map((day) => addDays(monday, day));
  const tuesdays = calm.workouts.find(
    ({ workoutType, scheduledDate }) => workoutType === 'bike' && scheduledDate === tuesday,
  );
  const swapped = calm.workouts.map((each) => {
    if (each.workoutType !== 'bike' || (each.scheduledDate !== tuesday && each.scheduledDate !== thursday)) return each;
    const scheduledDate = each.scheduledDate === tuesday ? thursday! : tuesday!;
    return { ...each, scheduledDate, dayOfWeek: weekdayOf(scheduledDate) };
  });
  const now = after(on(monday, { workouts: swapped, history: daysOff(2) }));
  expect(
    now.find(({ workoutType, scheduledDate }) => workoutType === 'bike' && scheduledDate === thursday),
  ).toMatchObject({ intensity: 'hard', duration: tuesdays!.duration });
});

test('the first days back come once: those of last week are not gone through again on the Monday after', () => {
  const off = [12, 11, 10, 9, 8].map((day) => before(day, skipped('work')));
  const steady = [20, 19, 18, 17, 16, 15, 14, 13].map((day) =>
    before(day, { plannedMinutes: 120, actualMinutes: 120 }),
  );
  const back = (days: readonly number[]) => ({
    ...calm,
    history: [...steady, ...off, ...days.map((day) => before(day))],
  });
  const ofWeek = (input: ReturnType<typeof back>) => minutes(week(after(input)));
  // two of the four days back are still to come, or none
  expect(ofWeek(back([7, 5]))).toBeLessThan(ofWeek(back([7, 5, 4, 2])));
  const eased = after(back([7, 5, 4, 2])).filter(({ reasons }) => reasons.some(({ code }) => code === 'BREAK'));
  expect(week(eased).filter(({ isLong }) => !isLong)).toEqual([]);
});

test('a week that rules had made smaller is no measure of what can be done', () => {
  const [first] = calm.limits.season.weeks;
  const planned = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
    ...first!,
    weekStartDate: addDays(monday, -7 * n),
    weekEndDate: addDays(monday, 6 - 7 * n),
    kind: 'load' as const,
    plannedHours: 10,
  }));
  const season = { ...calm.limits.season, weeks: [...planned.toReversed(), ...calm.limits.season.weeks] };
  const history = daysOff(5, (daysAgo) =>
    daysAgo <= 14 ? { plannedMinutes: 40, actualMinutes: 40 } : { plannedMinutes: 90, actualMinutes: 90 },
  );
  const next = minutes(week(after({ ...calm, limits: { ...calm.limits, season }, history }), 1));
  expect(next).toBeGreaterThan(280);
  expect(next).toBe(minutes(week(calm.workouts, 1)));
});

test('after a break long workouts are shorter for a week, not for two', () => {
  const ride = longOf(calm.workouts, 'bike');
  const rode = past({ ...ride, scheduledDate: addDays(monday, -9) }, { actualMinutes: 60 });
  const now = after({ ...calm, history: [rode, ...daysOff(5)] });
  expect(longOf(week(now), 'bike').duration).toBe(45);
  expect(week(now, 1).find(({ isLong }) => isLong)!.duration).toBeGreaterThan(45);
});

test('days off around the missed workouts make a break no longer', () => {
  const left = (days: string) => minutes(week(after({ ...calm, history: lived(days) })));
  expect(left('d..xx.')).toBe(left('dxx.'));
  expect(left('dxx....')).toBe(left('dxx.'));
  expect(left('dxxxx.')).toBeLessThan(left('dxx.'));
});

test('weeks that the season has lowered after dates that were blocked are not lowered twice', () => {
  const lastMonday = addDays(monday, -14);
  const history = [15, 16, 18, 20].map((daysAgo) => before(daysAgo, { plannedMinutes: 115, actualMinutes: 115 }));
  const blocked = Array.from({ length: 14 }, (_, i) => addDays(lastMonday, i));
  const { season } = calm.limits;
  const load = season.weeks.find(({ weekStartDate }) => weekStartDate === monday)!.plannedHours;
  const parts = new Map([
    [addDays(monday, -21), 1],
    [lastMonday, 0],
    [addDays(monday, -7), 0],
    [monday, 0.6],
    [addDays(monday, 7), 0.8],
  ]);
  const minutesBack = (isKnown: boolean) => {
    const weeks = season.weeks.map((each) => {
      const part = isKnown ? parts.get(each.weekStartDate) : undefined;
      return part === undefined ? each : { ...each, kind: 'load' as const, plannedHours: part * load };
    });
    const workouts = calm.workouts.map((each) => ({
      ...each,
      duration: inFives((parts.get(mondayOf(each.scheduledDate)) ?? 1) * each.duration),
    }));
    const input = { ...calm, workouts, limits: { ...calm.limits, season: { ...season, weeks } }, history };
    const eased = after({ ...input, others: { blocked, recorded: [] } });
    return [0, 1].map((n) => minutes(week(eased, n)) / minutes(week(workouts, n)));
  };
  const [first, second] = minutesBack(true);
  expect(first).toBeGreaterThan(0.75);
  expect(second).toBeGreaterThan(0.95);
  const [firstUnknown, secondUnknown] = minutesBack(false);
  expect(firstUnknown).toBeLessThan(0.61);
  expect(secondUnknown).toBeLessThan(0.81);
});
