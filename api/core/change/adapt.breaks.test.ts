import { adapt } from './adapt.ts';
import { absenceOf, hadStepBack, longAbsenceOf, wasIllness } from './adapt/absence.ts';
import { isMissed } from './adapt/missed.ts';
import type { PastFeedback } from './adapt/events.ts';
import { addDays, dayNumber, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import { after, answers, before, calm, minutes, monday, on, past, skipped, week } from '../../test/core/calmWeeks.ts';
import { inFives } from '../workout/inFives.ts';

const SAID: Readonly<Record<string, Partial<PastFeedback>>> = {
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
const lived = (days: string): PastFeedback[] =>
  [...days].flatMap((letter, i) => (letter === '.' ? [] : [before(days.length - 1 - i, SAID[letter]!)]));

test.each([
  ['x', true],
  ['i', true],
  ['d', false],
  ['p', false],
  ['r', false],
  // what nobody has told of counts as not done after a week
  ['s', false],
  ['s......', false],
  ['n......', false],
  ['n.......', true],
  ['s.......', true],
])('%s is missed: %p', (days, missed) => expect(isMissed(lived(days)[0]!, monday)).toBe(missed));

/** Days off, those of them from the first missed workout to the last, and how many days ago training began again; negative: it will. */
test.each([
  ['dddd', null],
  ['d..x', [3, 1, -1]],
  ['d.x.', [2, 1, 0]],
  ['dxxd', [2, 2, 0]],
  ['dxxp', [2, 2, 0]],
  ['dxxd...', [2, 2, 3]],
  ['xx.', [2, 2, 0]],
  // nobody told of it: eight days are a break, fewer may have been trained
  ['d.s.', null],
  ['ds......', null],
  ['ds......d', null],
  ['dn......d', null],
  ['dn......d......', null],
  ['dn.......d', [8, 8, 0]],
  ['dxs.....d', [1, 1, 6]],
  // others were told of around it: it may have been done
  ['dxsssx.', [1, 1, 0]],
  ['dxsxsxsx.', [1, 1, 0]],
  // a silence of eight days is a break although a workout before it was told of
  ['dxs.s.s.s.s', [9, 9, 0]],
  // the plan's own days off after the last missed workout are no part of it
  ['dxx....', [5, 2, 0]],
  ['ds........', [8, 8, 0]],
  ['d.sss.....s', [9, 8, 0]],
  ['d..s', null],
  ['d.r.', null],
  ['d.i.', null],
  ['d.j.', null],
  ['dxj.', [2, 1, 0]],
  // an illness inside it makes it another kind of break; one before it does not
  ['dxi.', null],
  ['idxx.', [2, 2, 0]],
  ['dxd..............', [1, 1, 14]],
  ['dxd...............', null],
] as const)('a break in %s', (days, told) => {
  const history = lived(days);
  const absence = told && { days: told[0], missedDays: told[1], backOn: addDays(monday, -told[2]) };
  expect(absenceOf(monday, history)).toEqual(absence);
  expect(absenceOf(monday, history.toReversed())).toEqual(absence);
  // what comes after today is no part of it
  expect(absenceOf(monday, [...history, before(-2, skipped('work')), before(-3)])).toEqual(absence);
});

test.each([
  ['dxxxxxxxxxd', [9, 9, 0]],
  ['dxxxxxxxd', null],
  // what is missed on the way back is another break, and ends none
  ['dxxxxxxxxxdx', [9, 9, 1]],
  ['dxxxxxxxxxd.x.d', [9, 9, 4]],
  ['dxxxxxxxxxdxd..............', null],
  // the later of two
  ['dxxxxxxxxxdxxxxxxxxd', [8, 8, 0]],
  ['dxxxxixxxxdx', null],
  // told of after a silence too short to be a break
  ['ds......dx', null],
] as const)('a break of more than a week in %s', (days, told) => {
  const absence = told && { days: told[0], missedDays: told[1], backOn: addDays(monday, -told[2]) };
  expect(longAbsenceOf(monday, lived(days))).toEqual(absence);
  expect(longAbsenceOf(monday, lived(days).toReversed())).toEqual(absence);
});

test('a workout missed on the day of another that was done ends no long break', () => {
  expect(longAbsenceOf(monday, [...lived('dxxxxxxxxd.'), before(1, skipped('work'))])).toMatchObject({ days: 8 });
});

test('one workout of a day missed and another done is no break', () => {
  expect(absenceOf(monday, [...lived('dx.'), before(1)])).toBeNull();
});

test.each([
  ['dxxxxd', true],
  ['diiiid', true],
  ['dxxxd', false],
  ['d....d', false],
  ['xxxxd', false],
  ['dxxxxd......', true],
  ['dxxxxd.......', false],
  // missed before the break, not in it
  ['xd....d', false],
])('a break that was a step back in %s: %p', (days, was) => expect(hadStepBack(monday, lived(days))).toBe(was));

test('a break that has not ended yet was none so far', () => {
  expect(hadStepBack(addDays(monday, -1), lived('dxxxxd'))).toBe(false);
});

/** Days of the break's six before the return on which the illness began and ended; null: not told. */
test.each([
  [6, 3, true],
  [6, 4, false],
  [10, 3, true],
  [10, 4, false],
  [3, null, true],
  [2, null, false],
  [2, -5, false],
  [3, -5, true],
])('ill from %p to %p days before the return, six days off: mostly ill %p', (from, wellOn, was) => {
  const report = {
    from: addDays(monday, -from),
    wellOn: wellOn === null ? null : addDays(monday, -wellOn),
    mild: false,
    symptoms: [],
  };
  const sixDays = { days: 6, missedDays: 6, backOn: monday };
  expect(wasIllness(sixDays, report)).toBe(was);
  expect(wasIllness(sixDays, null)).toBe(false);
});

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

test('zones are offered 5% lower after more than two weeks', () => {
  const offered = (days: number) =>
    adapt(on(monday, { history: daysOff(days) })).proposals.find(({ code }) => code === 'EASIER_ZONES');
  expect(offered(15)).toMatchObject({
    text: expect.stringContaining('zones 5% lower'),
    inputs: { days: 15, percent: 5 },
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

/** A day of training each day, but one skipped for tiredness so many days ago. */
const tired = (...daysAgo: number[]) =>
  Array.from({ length: 25 }, (_, i) => before(i + 1, daysAgo.includes(i + 1) ? skipped('fatigue') : {}));

test.each([
  [[6], 'easy', false],
  [[7], 'hard', false],
  [[1, 7], 'recovery', true],
  [[1, 8], 'easy', false],
  // two within a week speak for two weeks
  [[13, 19], 'easy', true],
  [[14, 20], 'hard', false],
])('tired %p days ago: the next hard workout is %s, again %p', (daysAgo, intensity, again) => {
  const input = on(monday, { history: tired(...daysAgo) });
  expect(week(after(input))[0]).toMatchObject({ intensity });
  const { coachFlags, operations } = adapt(input);
  expect(coachFlags.some(({ code }) => code === 'TIRED_AGAIN')).toBe(again);
  const cause = operations.find(({ reasonCode }) => reasonCode === (again ? 'TIRED_AGAIN' : 'TIRED'));
  const inputs = { skipped: again ? 2 : 1, last: expect.any(String) as unknown, readiness: null };
  expect(cause?.inputs).toEqual(intensity === 'hard' ? undefined : inputs);
});

test('the readiness that is known stands beside the skips', () => {
  const low = answers({ mood: 5, stress: 6, sleep: 4, mentalReadiness: 4 });
  const { operations } = adapt(on(monday, { history: tired(1), checkIns: [low] }));
  expect(operations.find(({ reasonCode }) => reasonCode === 'TIRED_AGAIN')?.inputs).toEqual({
    skipped: 1,
    last: expect.any(String),
    readiness: expect.any(Number),
  });
});

test.each([
  [2, true],
  [3, false],
])('a run skipped for an injury %d days ago takes out today’s and asks where it hurts: %p', (daysAgo, gone) => {
  const run = calm.workouts.find(({ workoutType }) => workoutType === 'run')!;
  const skip = { ...before(0, skipped('injury')), scheduledDate: addDays(run.scheduledDate, -daysAgo) };
  const others = Array.from({ length: 12 }, (_, i) => ({
    ...before(0),
    workoutType: 'swim' as const,
    scheduledDate: addDays(run.scheduledDate, -i - 1),
  }));
  const input = on(run.scheduledDate, { history: [skip, ...others] });
  expect(after(input).some(({ id }) => id === run.id)).toBe(!gone);
  expect(adapt(input).proposals.some(({ code }) => code === 'INJURY_AREA')).toBe(gone);
});

/** Days from Monday of the first week on: when a sport was skipped, and which of its later workouts go and stay. */
test.each([
  ['bike', 0, ['bike 1'], ['bike 3', 'strength 1']],
  ['bike', 10, ['bike 10', 'brick 12'], ['swim 11', 'run 13']],
  ['swim', 9, ['swim 11'], ['run 9', 'bike 10', 'brick 12']],
  ['brick', 8, ['bike 8', 'run 9'], ['swim 8', 'swim 11']],
  ['brick', 11, ['brick 12', 'run 13'], ['swim 15']],
] as const)('a %s skipped for an injury on day %d takes out %j and leaves %j', (workoutType, day, gone, left) => {
  const today = addDays(monday, day);
  const skip = { ...before(0, skipped('injury')), workoutType, scheduledDate: today };
  const trained = Array.from({ length: 12 }, (_, i) => ({
    ...before(0),
    workoutType: 'swim' as const,
    scheduledDate: addDays(today, -i - 1),
  }));
  const named = (workouts: readonly ScheduledWorkout[]) =>
    workouts.map((each) => `${each.workoutType} ${dayNumber(each.scheduledDate) - dayNumber(monday)}`);
  const now = named(after(on(today, { history: [skip, ...trained] })));
  expect(named(calm.workouts)).toEqual(expect.arrayContaining([...gone]));
  for (const each of gone) expect(now).not.toContain(each);
  expect(now).toEqual(expect.arrayContaining([...left]));
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
