import { adapt } from './adapt.ts';
import { illnessAdvice, illnessState, type IllnessState } from './adapt/illness.ts';
import type { IllnessReport, PastFeedback } from './adapt/events.ts';
import { addDays } from '../calendar/calendar.ts';
import { after, before, calm, monday, on, past, skipped, week } from '../../test/core/calmWeeks.ts';

const codes = (notes: readonly { code: string }[]) => notes.map(({ code }) => code);
const report = (from: number, wellOn: number | null, more: Partial<IllnessReport> = {}): IllnessReport => ({
  from: addDays(monday, -from),
  wellOn: wellOn === null ? null : addDays(monday, -wellOn),
  mild: false,
  symptoms: [],
  ...more,
});
const ill = (...daysAgo: number[]) => daysAgo.map((days) => before(days, skipped('illness')));
const daysUntil = (day: string) => Array.from({ length: 80 }, (_, i) => i - 40).find((i) => addDays(monday, i) === day);
const told = (state: IllnessState | null) =>
  state && [state.state, state.days, daysUntil(state.firstDayBack), daysUntil(state.hardFrom), state.isAssumed];

/** State, days of illness, the first day back and the first that may be hard, from today on; whether the end is assumed. */
test.each<[string, IllnessReport | null, PastFeedback[], ReturnType<typeof told>]>([
  ['nothing told', null, [], null],
  // the return begins the day after the first without symptoms
  ['reported, well today', report(3, 0), [], ['ill', 3, 1, 4, false]],
  ['well yesterday', report(4, 1), [], ['returning', 3, 0, 3, false]],
  ['well on the day it began', report(1, 1), [], ['returning', 1, 0, 3, false]],
  ['not well yet, three days assumed', report(1, null), [], ['ill', 3, 3, 6, true]],
  ['not well yet after five', report(5, null), [], ['ill', 6, 2, 6, true]],
  ['skipped only', null, ill(2, 1), ['ill', 3, 2, 5, true]],
  ['one of two workouts of a day skipped', null, [...ill(2, 1), before(1)], ['ill', 3, 2, 5, true]],
  ['skipped, then trained', null, [...ill(4, 3), before(1)], ['returning', 3, 0, 3, false]],
  ['trained partly', null, [...ill(4, 3), before(1, { status: 'partially_completed' })], ['returning', 3, 0, 3, false]],
  // what was skipped before a workout that was done belongs to another illness
  ['skipped, trained, skipped', null, [...ill(9), before(8), ...ill(2, 1)], ['ill', 3, 2, 5, true]],
  ['skipped again after the report', report(9, 7), [before(6), ...ill(2, 1)], ['ill', 3, 2, 5, true]],
  ['skipped up to the report of being well', report(4, 1), ill(3, 1), ['returning', 3, 0, 3, false]],
  ['a week, hard from the sixth day on', report(8, 1), [], ['returning', 7, 0, 5, false]],
  ['easy days are over, volume is not', report(8, 5), [], ['normal', 3, -4, -1, false]],
  ['a week later it is over', report(11, 8), [], null],
  ['on the last day it still counts', report(10, 7), [], ['normal', 3, -6, -3, false]],
  ['two weeks of less volume after eight days', report(21, 13), [], ['normal', 8, -12, -7, false]],
])('an illness, %s', (_, reported, history, expected) => {
  expect(told(illnessState(monday, reported, history))).toEqual(expected);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
])('%d workouts that felt too hard on the way back put it off by %d days', (workouts, days) => {
  const hard = Array.from({ length: workouts }, (_, i) =>
    before(4 - i, { intensity: 'easy', isHard: false, perceivedExertion: 5 }),
  );
  const state = illnessState(monday, report(9, 6), hard);
  expect(daysUntil(state!.firstDayBack)).toBe(-5 + days);
});

test('for two weeks a workout can feel too hard on the way back', () => {
  const after15 = report(30, 15);
  expect(
    illnessState(monday, after15, [before(0, { intensity: 'easy', isHard: false, perceivedExertion: 5 })]),
  ).toBeNull();
  expect(
    illnessState(monday, after15, [before(1, { intensity: 'easy', isHard: false, perceivedExertion: 5 })]),
  ).not.toBeNull();
});

test.each([
  [[], 3, false, ['ILLNESS_CARE']],
  [['cough'], 10, false, ['ILLNESS_CARE']],
  [['cough'], 11, false, ['SEE_A_DOCTOR']],
  [['cough', 'Fever'], 3, true, ['SEE_A_DOCTOR', 'RACE_AFTER_FEVER']],
  [['chest pain', 'cough'], 3, false, ['SEE_A_DOCTOR']],
] as const)('told %j for %d days', (symptoms, days, hadFever, notes) => {
  const state = illnessState(monday, report(days, 0, { symptoms }), [])!;
  expect(state.hadFever).toBe(hadFever);
  // six days after the first day back is within a week of it, seven is not
  const race = (ahead: number) => [{ raceName: 'Loop', raceDate: addDays(state.firstDayBack, ahead) }];
  expect(codes(illnessAdvice(state, monday, race(6)))).toEqual(notes);
  expect(codes(illnessAdvice(state, monday, race(7)))).not.toContain('RACE_AFTER_FEVER');
  const ofRaceToday = codes(illnessAdvice(state, monday, [{ raceName: 'Today', raceDate: monday }]));
  expect(ofRaceToday.includes('RACE_AFTER_FEVER')).toBe(hadFever);
  const said = illnessAdvice(state, monday, race(3))
    .map(({ text }) => text)
    .join(' ');
  expect(said.split('This is not medical advice.')).toHaveLength(2);
});

test('a cold that comes with one serious symptom is no cold', () => {
  const mild = (symptoms: readonly string[]) =>
    illnessState(monday, report(2, null, { mild: true, symptoms }), [])!.mild;
  expect([mild(['runny nose']), mild(['runny nose', 'fever'])]).toEqual([true, false]);
});

test('with a cold bricks and strength are left out, the rest is half an hour of recovery', () => {
  const saturday = addDays(monday, 12);
  const cold: IllnessReport = { from: addDays(monday, 7), wellOn: null, mild: true, symptoms: ['runny nose'] };
  const now = after(on(addDays(monday, 7), { illness: { ...cold, wellOn: addDays(monday, 14) } }));
  expect(now.some(({ workoutType, scheduledDate }) => workoutType === 'brick' && scheduledDate === saturday)).toBe(
    false,
  );
  const here = week(now, 1);
  // half of the others would be too short to be a workout
  const planned = week(calm.workouts, 1).filter(
    ({ workoutType, duration }) => workoutType !== 'brick' && workoutType !== 'strength' && duration >= 40,
  );
  expect(planned.length).toBeGreaterThan(2);
  expect(here.map(({ id }) => id)).toEqual(planned.map(({ id }) => id));
  expect(
    here.every(
      ({ workoutType, intensity, duration }) =>
        workoutType !== 'strength' && intensity === 'recovery' && duration <= 30,
    ),
  ).toBe(true);
});

const easy = (daysAgo: number, perceivedExertion: number) =>
  before(daysAgo, { intensity: 'easy', isHard: false, perceivedExertion });

/** Whether the week is cut, and whether it is the second time in 14 days. */
test.each<[string, PastFeedback[], boolean, boolean]>([
  [
    'two over, then three as expected, then two over',
    [easy(5, 5), easy(4, 3), easy(3, 3), easy(2, 3), easy(1, 5)],
    false,
    false,
  ],
  ['two over, one as expected, two over', [easy(4, 5), easy(3, 3), easy(2, 5)], true, false],
  ['two over, two as expected, two over', [easy(5, 5), easy(4, 3), easy(3, 3), easy(2, 5)], false, false],
  ['three over six days ago', [easy(6, 6)], true, false],
  ['three over seven days ago', [easy(7, 6)], false, false],
  ['three over, 14 days apart', [easy(15, 6), easy(1, 6)], true, true],
  ['three over, 15 days apart', [easy(16, 6), easy(1, 6)], true, false],
  ['three over, two days running', [easy(2, 6), easy(1, 6)], true, true],
  ['three over, twice on one day', [easy(1, 6), easy(1, 6)], true, false],
  ['three over today', [easy(0, 6)], true, false],
  ['felt bad six days apart', [before(7, { feelingRating: 3 }), before(1, { feelingRating: 3 })], true, false],
  ['felt bad seven days apart', [before(8, { feelingRating: 3 }), before(1, { feelingRating: 3 })], false, false],
  ['felt a little better', [before(3, { feelingRating: 4 }), before(1, { feelingRating: 4 })], false, false],
])('effort: %s', (_, history, cut, again) => {
  const { operations, proposals } = adapt(on(monday, { history }));
  expect(operations.some(({ reasonCode }) => reasonCode === 'EFFORT_REPEATED' || reasonCode === 'EFFORT_AGAIN')).toBe(
    cut,
  );
  expect(operations.some(({ reasonCode }) => reasonCode === 'EFFORT_AGAIN')).toBe(again);
  const easierZones = {
    code: 'EASIER_ZONES',
    text: expect.stringContaining('thresholds 3% lower') as unknown,
    inputs: { percent: 3 },
  };
  expect(proposals).toEqual(again ? [easierZones] : []);
});

test('effort of races, and of what was not done, does not count', () => {
  const [first] = calm.workouts;
  const history = [
    past({ ...first!, scheduledDate: addDays(monday, -1), workoutType: 'race' }, { perceivedExertion: 10 }),
    { ...easy(2, 6), ...skipped('other') },
  ];
  expect(
    adapt(on(monday, { history })).operations.filter(({ reasonCode }) => reasonCode?.startsWith('EFFORT')),
  ).toEqual([]);
});

test.each([
  [6, true],
  [7, false],
])('two over what was expected %d days ago eases the next hard workout: %p', (daysAgo, eased) => {
  const { operations } = adapt(on(monday, { history: [easy(daysAgo, 5)] }));
  expect(operations.map(({ reasonCode, inputs }) => [reasonCode, inputs])).toEqual(
    eased ? [['EFFORT_HIGH', { felt: 5, expected: 3, last: addDays(monday, -daysAgo) }]] : [],
  );
});

test('only easy workouts can be too hard to be easy', () => {
  const slow = (intensity: 'easy' | 'moderate', effort = 5) =>
    adapt(
      on(monday, {
        history: [1, 3, 5].map((days) => before(days, { intensity, isHard: false, perceivedExertion: effort })),
      }),
    ).advice.find(({ code }) => code === 'SLOW_DOWN');
  expect(slow('easy')).toMatchObject({
    text: expect.stringContaining('stay 5% below'),
    inputs: { sessions: 3, percent: 5 },
  });
  expect([slow('moderate'), slow('easy', 4)]).toEqual([undefined, undefined]);
});

const run = (daysAgo: number, plannedMinutes: number, actualMinutes: number, tss = plannedMinutes) =>
  before(daysAgo, { intensity: 'easy', isHard: false, plannedMinutes, actualMinutes, tss });

/** Minutes that the next easy workout gives back; null: none. */
test.each<[string, PastFeedback[], number | null]>([
  ['twice a third longer', [run(5, 60, 80), run(2, 60, 80)], 40],
  ['once', [run(2, 60, 80)], null],
  ['twice a quarter longer and no more', [run(5, 60, 75), run(2, 60, 75)], null],
  ['twice, in a week whose load is no larger', [run(5, 60, 80), run(4, 120, 90), run(2, 60, 80)], null],
  ['once, and once without a plan', [run(5, 0, 60), run(2, 60, 80)], null],
  ['twice, one of them seven days ago', [run(7, 60, 80), run(2, 60, 80)], null],
])('longer than planned, %s', (_, history, excess) => {
  const given = adapt(on(monday, { history })).operations.filter(
    ({ reasonCode }) => reasonCode === 'MORE_THAN_PLANNED',
  );
  expect(given.map(({ inputs }) => inputs)).toEqual(excess === null ? [] : [{ excess, sessions: 2 }]);
});
