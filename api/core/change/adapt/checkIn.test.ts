import { addDays, type Day } from '../../calendar/calendar.ts';
import { AMBER, daysAgo, drafted, type Given, GREEN, left, ORANGE, RED, TODAY } from '../../../test/core/checkedIn.ts';
import { aimed, dayOf } from '../../../test/core/madeWeeks.ts';
import { adaptToReadiness, asksFor, latestCheckIn, redAgainAdvice } from './checkIn.ts';
import type { CheckIn } from './events.ts';

// Which check-in counts, and what its answers take from the week.

test.each<readonly [name: string, checkIns: readonly CheckIn[], answeredOn: Day | null]>([
  ['none', [], null],
  ['of today', [daysAgo(0)], TODAY],
  ['of ten days ago', [daysAgo(10)], addDays(TODAY, -10)],
  ['no older one', [daysAgo(11)], null],
  ['none of tomorrow', [daysAgo(-1)], null],
  ['the newest', [daysAgo(3), daysAgo(1), daysAgo(2)], addDays(TODAY, -1)],
  ['none in spite of which the plan is kept', [daysAgo(3), { ...daysAgo(1), isPlanKept: true }], null],
  ['one after the plan was kept', [{ ...daysAgo(3), isPlanKept: true }, daysAgo(1)], addDays(TODAY, -1)],
])('the check-in that counts: %s', (_, checkIns, answeredOn) => {
  const current = latestCheckIn(TODAY, checkIns);
  expect(current?.checkIn.answeredOn ?? null).toBe(answeredOn);
  expect(current?.span ?? null).toEqual(answeredOn && { from: answeredOn, to: addDays(answeredOn, 6) });
});

test.each<readonly [name: string, before: readonly CheckIn[], band: string | null]>([
  ['nothing before', [], null],
  ['thirteen days before', [daysAgo(13, RED)], 'red'],
  ['longer ago', [daysAgo(14, RED)], null],
  ['the later of two', [daysAgo(7, AMBER), daysAgo(8, RED)], 'amber'],
  // far below the four before it
  ['against those before it', [daysAgo(3, ORANGE), ...[4, 5, 6, 7].map((days) => daysAgo(days, GREEN))], 'red'],
])('the check-in before: %s', (_, before, band) => {
  expect(latestCheckIn(TODAY, [daysAgo(0), ...before])!.before?.band ?? null).toBe(band);
});

test.each<readonly [ratings: Partial<CheckIn>, readiness: boolean, life: boolean]>([
  [GREEN, false, false],
  [AMBER, true, false],
  [{}, false, false],
  [{ travelThisWeek: true }, false, true],
  [{ majorDeadlines: true }, false, true],
  [{ travelThisWeek: false, majorDeadlines: false }, false, false],
])('answers of %j ask for less: %s for readiness, %s for life', (ratings, readiness, life) => {
  const current = latestCheckIn(TODAY, [daysAgo(0, ratings)]);
  expect([asksFor(current, 'readiness'), asksFor(current, 'life')]).toEqual([readiness, life]);
});

test('without a check-in nothing is asked for', () => {
  expect([asksFor(null, 'readiness'), asksFor(null, 'life')]).toEqual([false, false]);
});

test.each<readonly [name: string, week: string, ratings: Partial<CheckIn>, left: string, given: Given]>([
  ['green: nothing', 'tue run 60 fast, thu run 60 hard', GREEN, '60 vo2max, 60 threshold', {}],
  ['nothing answered: nothing', 'tue run 60 fast, thu run 60 hard', {}, '60 vo2max, 60 threshold', {}],
  [
    'amber: a hard day less, nothing above threshold, nine tenths',
    'tue run 60 fast, thu run 60 hard, sat run 90 long',
    AMBER,
    '60 threshold, 55 easy, 70 easy',
    {},
  ],
  ['amber: one hard day may stay', 'tue run 60 hard, thu run 40', AMBER, '60 threshold, 30 easy', {}],
  ['amber: not next week', 'tue run 60 fast later', AMBER, '60 vo2max', {}],
  [
    'orange: nothing above moderate, a long one of four fifths',
    'tue run 40 hard, thu run 60, sat run 90 long',
    ORANGE,
    '40 moderate, 30 easy, 70 easy',
    {},
  ],
  [
    'orange: with sore muscles a day of rest',
    'tue run 40, thu run 30, sat run 90',
    { ...ORANGE, musclesSoreness: 7 },
    '40 easy, out, 50 easy',
    {},
  ],
  [
    'orange: none with less sore ones',
    'tue run 40, thu run 30, sat run 90',
    { ...ORANGE, musclesSoreness: 6 },
    '40 easy, 30 easy, 50 easy',
    {},
  ],
  [
    'orange: with little sleep a day of rest',
    'tue run 40, thu run 30, sat run 90',
    { ...ORANGE, sleep: 3 },
    '40 easy, out, 50 easy',
    {},
  ],
  [
    'orange: none with a little more',
    'tue run 40, thu run 30, sat run 90',
    { ...ORANGE, sleep: 4 },
    '40 easy, 30 easy, 50 easy',
    {},
  ],
  [
    'red: easy and short, and a day of rest',
    'tue run 60 hard, thu run 60, sat run 90 long',
    RED,
    '45 easy, out, 45 easy',
    {},
  ],
  [
    'red again: recovery',
    'tue run 60 hard, thu run 60, sat run 90 long',
    RED,
    '45 recovery, out, 45 recovery',
    { before: RED },
  ],
  [
    'red after orange: easy',
    'tue run 60 hard, thu run 60, sat run 90 long',
    RED,
    '45 easy, out, 45 easy',
    { before: ORANGE },
  ],
  [
    'in a taper, amber: nothing',
    'tue run 60 fast, thu run 60 hard',
    ORANGE,
    '60 vo2max, 60 threshold',
    { over: aimed({ kind: 'taper' }) },
  ],
  [
    'in a taper, red: the next hard one',
    'tue run 60, wed run 60 hard, thu run 60 hard',
    RED,
    '60 easy, out, 60 threshold',
    { over: aimed({ kind: 'taper' }) },
  ],
  [
    'in the week of a race too',
    'tue race 60 hard, wed run 60 hard',
    RED,
    '60 threshold, out',
    { over: aimed({ kind: 'race' }) },
  ],
  [
    'in a taper, once',
    'wed run 60 hard, thu run 60 hard',
    RED,
    '60 threshold, 60 threshold',
    { over: aimed({ kind: 'taper' }), gone: 'tue run 60 hard' },
  ],
  [
    'in a taper, what went later does not count',
    'wed run 60 hard, thu run 60 hard',
    RED,
    'out, 60 threshold',
    { over: aimed({ kind: 'taper' }), gone: 'fri run 60 hard' },
  ],
  [
    'in a taper, none that somebody placed',
    'wed run 60 hard locked, thu run 60 hard',
    RED,
    '60 threshold, 60 threshold',
    { over: aimed({ kind: 'taper' }) },
  ],
  [
    'in a taper, none that was done',
    'mon run 60 hard done, thu run 60 hard',
    RED,
    '60 threshold, out',
    { over: aimed({ kind: 'taper' }) },
  ],
  [
    'in a taper, none that went by',
    'mon run 60 hard, thu run 60 hard',
    RED,
    '60 threshold, 60 threshold',
    { over: { ...aimed({ kind: 'taper' }), today: dayOf('tue') } },
  ],
])('readiness %s', (_, week, ratings, expected, given) => {
  const { draft, current } = drafted(week, ratings, given);
  adaptToReadiness(draft, current, []);
  expect(left(week, draft)).toBe(expected);
});

test.each<readonly [name: string, ratings: Partial<CheckIn>, before: Partial<CheckIn>, advice: readonly string[]]>([
  ['nothing answered', {}, RED, []],
  ['orange', ORANGE, RED, []],
  ['red', RED, ORANGE, []],
  ['red again', RED, RED, ['TWO_RED_WEEKS']],
])('what is said of a week: %s', (_, ratings, before, advice) => {
  expect(redAgainAdvice(drafted('tue run 60', ratings, { before }).current).map(({ code }) => code)).toEqual(advice);
});
