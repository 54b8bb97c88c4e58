import { addDays, dayNumber } from '../calendar/calendar.ts';
import type { RuleCode } from '../codes/rule.ts';
import {
  aged,
  aimed,
  blocked,
  dayOf,
  HARD,
  hurt,
  LIMITS,
  LONG,
  made,
  type Made,
  racing,
  ran,
} from '../../test/core/madeWeeks.ts';
import { measuring, placingIn, saysNo } from '../../test/core/placing.ts';
import type { ScheduleLimits } from './context.ts';
import { ruleOf } from './rules.ts';

// What limits say of a workout while placing, at their edge and one step over it. Each row is measured too: a limit that says no is broken by
// the workout, and one that says nothing is not.

type Row = readonly [name: string, week: readonly Made[], candidate: Made, over: Partial<ScheduleLimits>, no: boolean];

const raced = (raceType: 'sprint-tri' | 'half-ironman', priority: 'A' | 'B', daysBefore: number) => ({
  races: [{ raceName: 'Lake', raceType, raceDate: addDays(dayOf('mon'), -daysBefore), priority }],
});

const ROWS: Partial<Record<RuleCode, readonly Row[]>> = {
  RACE_NEAR: [
    ['the day of a race', [], ['sun', 'run', 20], racing('sun', 'A'), true],
    ['the eve of a race', [], ['sat', 'run', 20], racing('sun', 'A'), false],
    ['hard two days before a race', [], ['fri', 'run', 30, HARD], racing('sun', 'A'), true],
    ['hard three days before a race', [], ['thu', 'run', 30, HARD], racing('sun', 'A'), false],
    ['a day of rest after a race', [], ['tue', 'swim', 20], raced('half-ironman', 'A', 1), true],
    ['the first day after rest', [], ['wed', 'swim', 20], raced('half-ironman', 'A', 2), false],
    ['hard while recovering', [], ['sat', 'swim', 20, HARD], raced('half-ironman', 'A', 2), true],
  ],
  BLOCKED_DATE: [
    ['a blocked date', [], ['wed', 'run', 20], blocked(null), true],
    ['the day after', [], ['fri', 'run', 20], blocked(null), false],
    ['a date with little time', [], ['wed', 'run', 20], blocked(30), false],
  ],
  UNAVAILABLE_DAY: [
    ['a weekday without training', [], ['mon', 'run', 20], {}, true],
    ['another weekday', [], ['tue', 'run', 20], {}, false],
  ],
  INJURY: [
    ['a sport that rests', [], ['wed', 'run', 20], hurt('stress fracture', 'shin'), true],
    ['a part of it rests', [], ['wed', 'brick', 60], hurt('stress fracture', 'shin'), true],
    ['a brick, where another sport rests', [], ['wed', 'brick', 60], hurt('strain', 'shoulder'), false],
    ['another sport', [], ['wed', 'bike', 60], hurt('stress fracture', 'shin'), false],
    ['hard where all is easy', [], ['wed', 'bike', 60, HARD], hurt('pain', 'knee'), true],
    ['a part of it is easy', [], ['wed', 'brick', 60, HARD], hurt('pain', 'knee'), true],
    ['easy where all is easy', [], ['wed', 'bike', 60], hurt('pain', 'knee'), false],
    ['a run the day after one', [['tue', 'run', 20]], ['wed', 'run', 20], hurt('strain', 'calf'), true],
    ['a run the day before one', [['thu', 'brick', 50]], ['wed', 'run', 20], hurt('strain', 'calf'), true],
    ['a brick the day after a run', [['tue', 'run', 20]], ['wed', 'brick', 50], hurt('strain', 'calf'), true],
    ['a run the day after a ride', [['tue', 'bike', 20]], ['wed', 'run', 20], hurt('strain', 'calf'), false],
    ['a run two days after one', [['tue', 'run', 20]], ['thu', 'run', 20], hurt('strain', 'calf'), false],
    ['a ride the day after a run', [['tue', 'run', 20]], ['wed', 'bike', 20], hurt('strain', 'calf'), false],
    ['a run the day after one, in good health', [['tue', 'run', 20]], ['wed', 'run', 20], {}, false],
  ],
  SESSIONS_A_DAY: [
    [
      'a third',
      [
        ['wed', 'run', 20],
        ['wed', 'swim', 20],
      ],
      ['wed', 'bike', 20],
      {},
      true,
    ],
    ['a second', [['wed', 'run', 20]], ['wed', 'bike', 20], {}, false],
  ],
  HARD_DAYS: [
    [
      'a second hard day of a step-back week',
      [['wed', 'run', 30, HARD]],
      ['sat', 'bike', 30, HARD],
      aimed({ kind: 'step' }),
      true,
    ],
    ['a second hard day', [['wed', 'run', 30, HARD]], ['sat', 'bike', 30, HARD], {}, false],
    ['the first one', [], ['sat', 'bike', 30, HARD], {}, false],
    ['more on the same day', [['wed', 'run', 30, HARD]], ['wed', 'strength', 30, HARD], {}, false],
    ['an easy one', [['wed', 'run', 30, HARD]], ['sat', 'bike', 30], {}, false],
    ['the week of a B race', [], ['tue', 'bike', 30, HARD], racing('sun', 'B'), true],
    ['one of the next week', [['mon', 'run', 30, HARD, 1]], ['wed', 'bike', 30, HARD], {}, false],
    ['the week before a B race', [], ['tue', 'bike', 30, HARD], racing('sun', 'B', 1), false],
  ],
  HARD_DAYS_APART: [
    ['the day after', [['wed', 'run', 30, HARD]], ['thu', 'bike', 30, HARD], {}, true],
    ['the day before', [['wed', 'run', 30, HARD]], ['tue', 'bike', 30, HARD], {}, true],
    ['two days after', [['wed', 'run', 30, HARD]], ['fri', 'bike', 30, HARD], {}, false],
    [
      'the same day',
      [
        ['wed', 'run', 30, HARD],
        ['thu', 'run', 30, HARD],
      ],
      ['wed', 'strength', 30, HARD],
      {},
      false,
    ],
    ['an easy one the day after', [['wed', 'run', 30, HARD]], ['thu', 'bike', 30], {}, false],
    ['the eve of the next week', [['mon', 'run', 30, HARD, 1]], ['sun', 'bike', 30, HARD], {}, true],
  ],
  HARD_AFTER_LONG_RUN: [
    ['hard the day after', [['wed', 'run', 60, LONG]], ['thu', 'bike', 30, HARD], {}, true],
    ['hard two days after', [['wed', 'run', 60, LONG]], ['fri', 'bike', 30, HARD], {}, false],
    ['hard after a long ride', [['wed', 'bike', 60, LONG]], ['thu', 'bike', 30, HARD], {}, false],
    ['easy the day after', [['wed', 'run', 60, LONG]], ['thu', 'bike', 30], {}, false],
    [
      'a day that is hard already',
      [
        ['wed', 'run', 60, LONG],
        ['thu', 'bike', 30, HARD],
      ],
      ['thu', 'strength', 30, HARD],
      {},
      false,
    ],
    ['a long run the day before', [['thu', 'bike', 30, HARD]], ['wed', 'run', 60, LONG], {}, true],
    ['a long ride the day before', [['thu', 'bike', 30, HARD]], ['wed', 'bike', 60, LONG], {}, false],
    ['a short run the day before', [['thu', 'bike', 30, HARD]], ['wed', 'run', 30], {}, false],
  ],
  REST_DAYS: [
    [
      'the last free day',
      (['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const).map((day) => [day, 'swim', 20]),
      ['sun', 'run', 20],
      {},
      true,
    ],
    [
      'a day that is none',
      (['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const).map((day) => [day, 'swim', 20]),
      ['sat', 'run', 20],
      {},
      false,
    ],
    [
      'one of two free days',
      (['tue', 'wed', 'thu', 'fri', 'sat'] as const).map((day) => [day, 'swim', 20]),
      ['sun', 'run', 20],
      {},
      false,
    ],
  ],
  STRENGTH_EVE: [
    ['strength before a hard day', [['thu', 'bike', 30, HARD]], ['wed', 'strength', 30], {}, true],
    ['strength before a long day', [['thu', 'bike', 60, LONG]], ['wed', 'strength', 30], {}, true],
    ['strength before an easy day', [['thu', 'bike', 60]], ['wed', 'strength', 30], {}, false],
    ['a run before a hard day', [['thu', 'bike', 30, HARD]], ['wed', 'run', 30], {}, false],
    ['hard after strength', [['wed', 'strength', 30]], ['thu', 'bike', 30, HARD], {}, true],
    ['long after strength', [['wed', 'strength', 30]], ['thu', 'bike', 60, LONG], {}, true],
    ['strength before a long ride of the next week', [['mon', 'bike', 60, LONG, 1]], ['sun', 'strength', 30], {}, true],
    ['easy after strength', [['wed', 'strength', 30]], ['thu', 'bike', 30], {}, false],
    ['hard after a run', [['wed', 'run', 30]], ['thu', 'bike', 30, HARD], {}, false],
    [
      'a day that is hard already',
      [
        ['wed', 'strength', 30],
        ['thu', 'bike', 30, HARD],
      ],
      ['thu', 'strength', 30, HARD],
      {},
      false,
    ],
  ],
};

const eachRow = Object.entries(ROWS).flatMap(([rule, rows]) => rows.map((row) => [rule as RuleCode, ...row] as const));

describe.each([
  ['placed', true],
  ['kept', false],
])('among workouts that are %s', (_, isPlaced) => {
  test.each(eachRow)('%s: %s', (rule, _name, week, candidate, over, no) => {
    const limits = { ...LIMITS, ...over };
    const workouts = made(week);
    const [workout] = made([candidate]);
    const placement = placingIn(limits, dayOf('mon'), workouts, () => isPlaced);
    expect(saysNo(rule, placement, dayNumber(workout!.scheduledDate), workout!)).toBe(no);
    expect(
      measuring(workouts, limits)
        .worseWith({ ...workout!, id: 'candidate' })
        .has(rule),
    ).toBe(no);
  });
});

describe('stricter than what is measured', () => {
  test.each<readonly [RuleCode, string, readonly Made[], Made, Partial<ScheduleLimits>]>([
    ['INJURY', 'a second run of the day', [['wed', 'run', 20]], ['wed', 'run', 20], hurt('strain', 'calf')],
    ['RACE_NEAR', 'a sport that rests after a race', [], ['tue', 'run', 20], raced('sprint-tri', 'A', 1)],
    ['RACE_NEAR', 'a brick of that sport', [], ['tue', 'brick', 60], raced('sprint-tri', 'A', 1)],
  ])('%s: %s', (rule, _name, week, candidate, over) => {
    const limits = { ...LIMITS, ...over };
    const [workout] = made([candidate]);
    const placement = placingIn(limits, dayOf('mon'), made(week), () => true);
    expect(saysNo(rule, placement, dayNumber(workout!.scheduledDate), workout!)).toBe(true);
    expect(
      measuring(made(week), limits)
        .worseWith({ ...workout!, id: 'candidate' })
        .has(rule),
    ).toBe(false);
  });
  test('a ride where running rests', () => {
    const placement = placingIn({ ...LIMITS, ...raced('sprint-tri', 'A', 1) }, dayOf('mon'), [], () => true);
    const day = dayNumber(dayOf('tue'));
    expect(saysNo('RACE_NEAR', placement, day, made([['tue', 'bike', 20]])[0]!)).toBe(false);
  });
});

const LENGTHS: readonly (readonly [RuleCode, string, readonly Made[], Made, Partial<ScheduleLimits>, number])[] = [
  ['DAY_CAP', 'of an empty day', [], ['tue', 'run', 20], {}, 60],
  [
    'DAY_CAP',
    'beside others',
    [
      ['tue', 'bike', 25],
      ['wed', 'bike', 25],
    ],
    ['tue', 'run', 20],
    {},
    35,
  ],
  ['DAY_CAP', 'beside a race', [['tue', 'race', 25]], ['tue', 'run', 20], {}, 60],
  ['DAY_CAP', 'of another day', [['wed', 'bike', 25]], ['wed', 'run', 20], {}, Infinity],
  ['SHORT_DATE', 'of an empty date', [], ['wed', 'run', 20], blocked(45), 45],
  ['SHORT_DATE', 'beside others', [['wed', 'bike', 25]], ['wed', 'run', 20], blocked(45), 20],
  ['SHORT_DATE', 'of another date', [], ['fri', 'run', 20], blocked(45), Infinity],
  ['RACE_NEAR', 'on the eve', [], ['sat', 'run', 20], racing('sun', 'A'), 20],
  ['RACE_NEAR', 'two days before', [], ['fri', 'run', 20], racing('sun', 'A'), 30],
  ['RACE_NEAR', 'far from it', [], ['tue', 'run', 20], racing('sun', 'A'), Infinity],
  ['INJURY', 'of the sport', [], ['wed', 'run', 20], hurt('pain', 'knee'), 40],
  ['INJURY', 'of another sport', [], ['wed', 'swim', 20], hurt('pain', 'knee'), Infinity],
  ['INJURY', 'of a brick', [], ['wed', 'brick', 20], hurt('pain', 'knee'), Infinity],
  ['AGE_CAP', 'of a rider of 17', [['wed', 'swim', 60]], ['wed', 'bike', 20], aged(17), 120],
  ['AGE_CAP', 'of a rider of 18', [], ['wed', 'bike', 20], aged(18), Infinity],
  ['LONG_RUN_GROWTH', 'after the longest', [], ['wed', 'run', 20], ran(28, 100), 110],
  ['LONG_RUN_GROWTH', 'of another sport', [], ['wed', 'bike', 20], ran(28, 100), Infinity],
];

describe.each([
  ['placed', true],
  ['kept', false],
])('among workouts that are %s', (_, isPlaced) => {
  test.each(LENGTHS)('%s lets the workout last, %s', (rule, _name, week, candidate, over, minutes) => {
    const limits = { ...LIMITS, ...over };
    const workouts = made(week);
    const [workout] = made([candidate]);
    const placement = placingIn(limits, dayOf('mon'), workouts, () => isPlaced);
    expect(ruleOf(rule).atMost!(placement, dayNumber(workout!.scheduledDate), workout!)).toBe(minutes);
    const isWorse = (duration: number) =>
      measuring(workouts, limits)
        .worseWith({ ...workout!, duration, id: 'candidate' })
        .has(rule);
    const isBounded = minutes < Infinity;
    expect([isWorse(isBounded ? minutes : 900), isWorse(isBounded ? minutes + 1 : 900)]).toEqual([false, isBounded]);
  });
});
