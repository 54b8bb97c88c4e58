import { dayOf, HARD, LIMITS, LONG, made, type Made } from '../../../test/core/madeWeeks.ts';
import type { ReasonCode } from '../../codes/reason.ts';
import { easedFor, strains } from './strain.ts';

const because = (...codes: readonly ReasonCode[]) => ({
  reasons: codes.map((code) => ({ code, source: 'rule' as const, text: '', inputs: { op: 'resize' } })),
});
/** A week that was eased for how workouts went. */
const EASED: readonly Made[] = [
  ['tue', 'run', 30, because('EFFORT_HIGH')],
  ['thu', 'bike', 40],
];
const TWO_HARD: readonly Made[] = [
  ['wed', 'bike', 40, HARD],
  ['sat', 'swim', 40, HARD],
];
const told = (before: readonly Made[], after: readonly Made[], more: Partial<Parameters<typeof strains>[2]> = {}) =>
  strains(made(before), made(after), { limits: LIMITS, removed: [], ...more }).map(
    ({ code, isFirm, message }) => `${code}${isFirm ? ', firm' : ''}: ${message}`,
  );
const eased = (what: string, why = 'how workouts went') =>
  `EASED_WEEK: The week of Monday 4 January has been eased for ${why}; this adds ${what} to it.`;

test.each<readonly [string, before: readonly Made[], after: readonly Made[], lines: readonly string[]]>([
  ['an easy run on a free day', [], [['wed', 'run', 30]], []],
  ['a day off', [], [['mon', 'run', 30]], ['UNAVAILABLE_DAY, firm: Monday is an unavailable day.']],
  ['what a day off holds already', [['mon', 'run', 30]], [['mon', 'run', 30]], []],
  [
    'two days off, said once',
    [],
    [
      ['mon', 'run', 30],
      ['mon', 'run', 30, {}, 1],
    ],
    ['UNAVAILABLE_DAY, firm: Monday is an unavailable day.'],
  ],
  [
    'several limits, those that win first',
    TWO_HARD,
    [...TWO_HARD, ['tue', 'run', 65, HARD]],
    [
      'OVER_DAY_CAP, firm: Tuesday 5 January holds 1:05 h; the limit is 1:00 h.',
      'TOO_MANY_HARD_DAYS: The week of Monday 4 January holds 3 hard days; 2 hard days are the most.',
      'HARD_DAYS_ADJACENT: Hard workouts on two days in a row: Tuesday 5 January and Wednesday 6 January.',
      'LONG_RUN_GROWTH: A run of 1:05 h is too big a step: 1:04 h is the most after the 54 min that the hours before the plan stand for.',
    ],
  ],
  ['minutes for an eased week', EASED, [...EASED, ['wed', 'swim', 30]], [eased('30 min')]],
  ['both for an eased week', EASED, [...EASED, ['wed', 'swim', 30, HARD]], [eased('30 min and a hard workout')]],
  ['shorter and hard', EASED, [EASED[0]!, ['thu', 'bike', 30, HARD]], [eased('a hard workout')]],
  ['a minute more', EASED, [EASED[0]!, ['fri', 'bike', 41]], [eased('1 min')]],
  ['as much on another day', EASED, [EASED[0]!, ['fri', 'bike', 40]], []],
  ['as many hard ones', [...EASED, ['sat', 'swim', 20, HARD]], [...EASED, ['sun', 'swim', 20, HARD]], []],
  ['less', EASED, [EASED[0]!], []],
  ['a race is no training', EASED, [...EASED, ['wed', 'race', 30]], []],
  ['what was skipped is none', EASED, [...EASED, ['wed', 'swim', 30, { status: 'skipped' }]], []],
  ['another week', EASED, [...EASED, ['wed', 'swim', 30, {}, 1]], []],
  [
    'a limit and an eased week',
    EASED,
    [...EASED, ['sat', 'run', 65, LONG]],
    [
      'LONG_RUN_GROWTH: A run of 1:05 h is too big a step: 1:04 h is the most after the 54 min that the hours before the plan stand for.',
      eased('1:05 h'),
    ],
  ],
])('what speaks against it: %s', (_, before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});

test('a week is eased by what was taken from it, until it is past', () => {
  const removed = made([['tue', 'run', 30]]).map((each) => ({ ...each, removedBy: 'ILLNESS' as const }));
  expect(told([], [['wed', 'swim', 30]], { removed })).toEqual([eased('30 min', 'an illness')]);
  const more: readonly Made[] = [...EASED, ['wed', 'swim', 30]];
  expect(told(EASED, more, { limits: { ...LIMITS, today: dayOf('sun') } })).toEqual([eased('30 min')]);
  expect(told(EASED, more, { limits: { ...LIMITS, today: dayOf('mon', 1) } })).toEqual([]);
});

test.each<readonly [readonly ReasonCode[], string | null]>([
  [['ILLNESS_RETURN'], 'an illness'],
  [['INJURY_RULE'], 'an injury'],
  [['BREAK'], 'a break'],
  [['SKIPPED_INJURY'], 'skipped workouts'],
  [['TIRED_AGAIN'], 'skipped workouts'],
  [['BUSY_WEEK'], 'skipped workouts'],
  [['EFFORT_REPEATED'], 'how workouts went'],
  [['MORE_THAN_PLANNED'], 'how workouts went'],
  [['READINESS_RED'], 'a check-in'],
  [['TRAVEL'], 'travel or deadlines'],
  [['DEADLINES'], 'travel or deadlines'],
  [['TIME_ZONES'], 'travel or deadlines'],
  [['MISSED_KEY'], null],
  [['MISSED_KEY', 'BREAK'], 'a break'],
  [['LIMIT_INJURY'], null],
  [['REQUEST'], null],
])('a week with workouts changed by %p is eased for %p', (codes, why) => {
  expect(easedFor(made([['tue', 'run', 30, because(...codes)]]), [], dayOf('mon'))).toBe(why);
});

test('a reason that tells of the plan, and of no change, eases nothing', () => {
  const [code] = because('BREAK').reasons;
  expect(easedFor(made([['tue', 'run', 30, { reasons: [{ ...code!, inputs: {} }] }]]), [], dayOf('mon'))).toBeNull();
});
