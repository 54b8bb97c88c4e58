import { draftIn, laidOut } from '../../test/core/laidOut.ts';
import { ATHLETES } from '../../test/core/underPrinciples.ts';
import type { ActiveRule } from '../principles/active.ts';
import { dayNumber } from '../calendar/calendar.ts';
import { type DayPlan, draftsOf, type WeekContext } from './draft.ts';
import {
  draftOf,
  forbiddenBy,
  isShutOut,
  lengthRule,
  longForbiddenBy,
  noteLong,
  preferenceCost,
  seenWeek,
  shape,
  sortForbiddenBy,
} from './weekRules.ts';

type Athlete = keyof typeof ATHLETES;
type Row = readonly [what: string, taught: string, week: string, workout: string, by: string];

const weekOf = (athlete: Athlete, taught: string, week: string) =>
  laidOut(ATHLETES[athlete], 6, week, ...(taught === '' ? [] : taught.split(' | ')));

/** From Monday on, the place of the rule that says no; a point where none does. */
const inDays = ({ days }: WeekContext, by: (day: DayPlan) => ActiveRule | null): string =>
  days.map((day) => by(day)?.place ?? '.').join('');

const FORBIDDEN: readonly Row[] = [
  ['none', '', '', 'run 40', '.......'],
  ['a day', 'No run on Wednesday', '', 'run 40', '..0....'],
  ['other workouts may', 'No run on Wednesday', '', 'bike 40', '.......'],
  ['a brick is a run', 'No run on Wednesday', '', 'brick 60', '..0....'],
  ['a race is none', 'No run on Wednesday', '', 'race 60', '.......'],
  ['days that are left', 'Swim only on Tuesdays and Thursdays', '', 'swim 40', '0.0.000'],
  ['easy ones may', 'No hard run on Wednesday', '', 'run 40', '.......'],
  ['hard ones not', 'No hard run on Wednesday', '', 'run 40 hard', '..0....'],
  ['what only shows in the end', 'No VO2max work on Mondays', '', 'run 40 hard', '.......'],
  ['the first of two', 'No run on Wednesday | No run on Wednesday and Friday', '', 'run 40', '..0.1..'],
  ['never', 'No bricks', '', 'brick 60', '0000000'],
  [
    'a day too short for the long one',
    'Sessions at most 60 minutes on Sunday',
    'sun run 90 long',
    'run 90 long',
    '......0',
  ],
  ['not for another', 'Sessions at most 60 minutes on Sunday', 'sun run 90 long', 'bike 60', '.......'],
  ['a day as long as it', 'Sessions at most 90 minutes on Sunday', 'sun run 90 long', 'run 90 long', '.......'],
  ['a day a minute shorter', 'Sessions at most 89 minutes on Sunday', 'sun run 90 long', 'run 90 long', '......0'],
  ['a day as long as any run', 'Sessions at most 90 minutes on Sunday', 'sun run 150 long', 'run 150 long', '.......'],
  [
    'the longer of two',
    'Sessions at most 70 minutes on Sunday',
    'sat run 60 long, sun run 80 long, tue run 60 long',
    'run 80 long',
    '......0',
  ],
  ['an easy one may', 'Sessions at most 60 minutes on Sunday', 'sun run 90 long', 'run 40', '.......'],
  [
    'an ordinary one is none to leave',
    'Sessions at most 60 minutes on Sunday',
    'tue bike 120',
    'bike 120 long',
    '.......',
  ],
  ['a brick is no ride there', 'Bike at most 60 minutes on Sunday', 'sun brick 150 long', 'brick 150 long', '.......'],
  [
    'no other day is open',
    'Runs at most 60 minutes on Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday',
    'sun run 90 long',
    'run 90 long',
    '.......',
  ],
  [
    'a number of what only shows in the end',
    'At most 1 threshold session a week',
    'tue run 40 hard',
    'run 40 hard',
    '.......',
  ],
  ['a number that is full', 'At most 1 bike a week', 'tue bike 40', 'bike 60', '0000000'],
  ['a number that is not', 'At most 2 bikes a week', 'tue bike 40', 'bike 60', '.......'],
  ['a brick is no ride there', 'At most 1 bike a week', 'tue brick 60', 'bike 60', '.......'],
  ['a day that is hard already', 'At most 1 hard session a week', 'tue run 40 hard', 'bike 60 hard', '0.00000'],
  ['two on one day', 'At most 2 hard sessions a week', 'tue run 40 hard, tue bike 40 hard', 'swim 40 hard', '.......'],
  ['two days', 'At most 2 hard sessions a week', 'tue run 40 hard, wed bike 40 hard', 'swim 40 hard', '0..0000'],
  ['one a day', 'At most one session a day', 'tue run 40', 'bike 60', '.0.....'],
  ['the day after', 'No run the day after a bike', 'tue bike 60', 'run 40', '..0....'],
  ['the day before', 'No run the day after a bike', 'tue run 60', 'bike 40', '0......'],
  ['after a brick too', 'No run the day after a bike', 'tue brick 60', 'run 40', '..0....'],
  ['of the same', 'No swim the day after a swim', 'tue swim 60', 'swim 40', '0.0....'],
  ['two days', 'Hard runs at least 3 days apart', 'wed run 40 hard', 'run 40 hard', '00.00..'],
  ['not on one day', 'Never strength and hard sessions on the same day', 'tue run 40 hard', 'strength 30', '.0.....'],
  ['nor the other', 'Never strength and hard sessions on the same day', 'tue strength 40', 'run 30 hard', '.0.....'],
  ['an easy one may', 'Never strength and hard sessions on the same day', 'tue strength 40', 'run 30', '.......'],
  [
    'an intensity that only shows in the end',
    'No run the day after a threshold session',
    'tue run 40 hard',
    'run 40',
    '.......',
  ],
];

test.each(FORBIDDEN)('a workout is kept off its days: %s', (_, taught, week, workout, by) => {
  const context = weekOf('triathlete', taught, week);
  if (context.rules !== null) noteLong(context, draftsOf(context.days));
  expect(inDays(context, (day) => forbiddenBy(context, day, draftIn(workout, 0)))).toBe(by);
});

test.each<[string, Athlete, string, string, string]>([
  ['kept ones count', 'triathlete, two swims kept', 'At most 2 swims a week', 'swim 40', '0000000'],
  ['others count for themselves', 'triathlete, two swims kept', 'At most 1 bike a week', 'bike 40', '.......'],
  ['and are neighbours', 'triathlete, two swims kept', 'No run the day after a swim', 'run 40', '...00..'],
  ['one a day beside a kept one', 'triathlete, two swims kept', 'At most one session a day', 'run 40', '..00...'],
  [
    'before the week after',
    'triathlete, swim on the Monday after',
    'No run the day before a swim',
    'run 40',
    '......0',
  ],
  ['not after it', 'triathlete, swim on the Monday after', 'No run the day after a swim', 'run 40', '.......'],
  ['not before another', 'triathlete, swim on the Monday after', 'No run the day before a bike', 'run 40', '.......'],
  [
    'after one that is known',
    'runner, hard Wednesday kept',
    'No run the day after a threshold session',
    'run 40',
    '...0...',
  ],
  [
    'before one that is known',
    'runner, hard Wednesday kept',
    'No running the day before a threshold session',
    'run 40',
    '.0.....',
  ],
  ['another is known', 'runner, hard Wednesday kept', 'No run the day after a VO2max session', 'run 40', '.......'],
  [
    'known of the week after',
    'runner, hard run on the Monday after',
    'No running the day before a threshold session',
    'run 40',
    '......0',
  ],
  [
    'another of the week after',
    'runner, hard run on the Monday after',
    'No running the day before a VO2max session',
    'run 40',
    '.......',
  ],
  ['before a race', 'runner, B race on Wednesday', 'No hard session 2 days before a race', 'run 40 hard', '00.....'],
  ['after a race', 'runner, B race on Wednesday', 'No run 2 days after a race', 'run 40', '...00..'],
  ['far from a race', 'runner', 'No run 2 days after a race', 'run 40', '.......'],
])('what stands keeps a workout off its days: %s', (_, athlete, taught, workout, by) => {
  const context = weekOf(athlete, taught, '');
  expect(inDays(context, (day) => forbiddenBy(context, day, draftIn(workout, 0)))).toBe(by);
});

test.each<[string, string, string, string]>([
  ['its own number', 'At most 1 bike a week', 'tue bike 40', '.......'],
  ['its own hard day', 'At most 1 hard session a week', 'tue run 40 hard', '.......'],
  ['its own neighbour', 'No swim the day after a swim', 'tue swim 40', '.......'],
  ['its own day', 'At most one session a day', 'tue bike 40', '.......'],
])('a workout is not in its own way: %s', (_, taught, week, by) => {
  const context = weekOf('triathlete', taught, week);
  const [own] = draftsOf(context.days);
  expect(inDays(context, (day) => forbiddenBy(context, day, own!))).toBe(by);
});

test.each<[string, string, string, string, string, string]>([
  ['nothing is taught', '', '', '.......', '.......', '.......'],
  ['days', 'No long sessions on weekends', '', '.......', '.....00', '.......'],
  ['one sport is not all', 'No long run on Sunday', '', '.......', '.......', '.......'],
  ['all, one by one', 'No run on Sunday | No bike on Sunday | No swim on Sunday', '', '.......', '......0', '......0'],
  ['with strength', 'No training on Wednesdays', '', '..0....', '..0....', '..0....'],
  ['what is hard', 'No hard session on Tuesday', '', '.......', '.......', '.0.....'],
  [
    'what lies beside it',
    'No hard session the day after a hard session',
    'tue run 40 hard',
    '.......',
    '.......',
    '0.0....',
  ],
])('a day is closed to a sort of workout: %s', (_, taught, week, any, long, hard) => {
  const context = weekOf('triathlete', taught, week);
  const closed = (isLong: boolean, isHard: boolean) =>
    inDays(context, (day) => sortForbiddenBy(context, day, { isLong, isHard }));
  expect([closed(false, false), closed(true, false), closed(false, true)]).toEqual([any, long, hard]);
});

test.each<[string, string, string, string]>([
  ['nothing is taught', '', '', '.......'],
  ['days', 'No long sessions on weekends', '', '.....00'],
  ['none at all', 'No long sessions', '', '0000000'],
  ['every sport by itself', 'No long run on Sunday | No long ride on Sunday | No long swim on Sunday', '', '......0'],
  ['other sports than those of the week', 'No long run on Sunday', 'sat run 90 long', '.......'],
  ['the week has none', 'No long sessions on weekends | Runs at most 60 minutes on Sunday', '', '.....00'],
  ['neighbours may change', 'No long run the day before a swim', 'sun swim 40', '.......'],
  ['too short for those of the week', 'Runs at most 60 minutes on Sunday', 'sat run 90 long', '......0'],
  ['long enough for one of them', 'Runs at most 60 minutes on Sunday', 'sat run 90 long, tue bike 90 long', '.......'],
])('a day is closed to every long workout: %s', (_, taught, week, by) => {
  const context = weekOf('triathlete', taught, week);
  const closed = () => inDays(context, (day) => longForbiddenBy(context, day));
  if (context.rules !== null) noteLong(context, draftsOf(context.days));
  expect([closed(), closed()]).toEqual([by, by]);
});

test('what long workouts the week has is asked anew when they are known', () => {
  const context = weekOf('triathlete', 'Sessions at most 60 minutes on Sunday', 'sun run 90 long');
  const closed = () => inDays(context, (day) => longForbiddenBy(context, day));
  const before = closed();
  noteLong(context, draftsOf(context.days));
  expect([before, closed()]).toEqual(['.......', '......0']);
});

test.each<[string, string, string, boolean]>([
  ['nothing is taught', '', 'run 40', false],
  ['no day is left', 'No run on Saturday | No running on weekdays | No run on Sunday', 'run 40', true],
  ['one is left', 'No run on Saturday | No running on weekdays', 'run 40', false],
  ['only a day that is not open is left', 'Long run only on Monday', 'run 40 long', true],
])('no day takes the workout: %s', (_, taught, workout, isOut) => {
  expect(isShutOut(weekOf('triathlete', taught, ''), draftIn(workout, 0))).toBe(isOut);
});

test.each<[string, string, string, [number, number] | null]>([
  ['nothing is taught', '', 'run 40', null],
  ['no length', 'No run on Sunday', 'run 40', null],
  ['one', 'Runs at most 60 minutes', 'run 40', [0, 60]],
  ['of another sport', 'Bike at most 60 minutes', 'run 40', null],
  ['the smallest', 'Runs at most 60 minutes | Sessions at most 50 minutes', 'run 40', [1, 50]],
  ['the first of equals', 'Runs at most 50 minutes | Sessions at most 50 minutes', 'run 40', [0, 50]],
  ['of easy ones', 'Easy runs at most 45 minutes', 'run 40', [0, 45]],
  ['not of hard ones', 'Easy runs at most 45 minutes', 'run 40 hard', null],
  ['hard ones alone are another matter', 'Hard runs at most 45 minutes', 'run 40 hard', null],
  ['a day is another matter', 'Runs at most 45 minutes on Sunday', 'run 40', null],
])('the smallest length of a workout: %s', (_, taught, workout, expected) => {
  const least = lengthRule(weekOf('triathlete', taught, ''), draftIn(workout, 0));
  expect(least && [least.active.place, least.minutes]).toEqual(expected);
});

test.each<[string, string, string, string, string]>([
  ['nothing is taught', '', 'tue run 90 long', 'run 40', '.......'],
  ['the day after', 'After a long run prefer swimming', 'tue run 90 long', 'run 40', '..0....'],
  ['what is preferred', 'After a long run prefer swimming', 'tue run 90 long', 'swim 40', '.......'],
  [
    'the second of two',
    'After a hard run prefer strength | After a long run prefer swimming',
    'tue run 90 long',
    'run 40',
    '..1....',
  ],
])('a day that would rather have something else: %s', (_, taught, week, workout, by) => {
  const context = weekOf('triathlete', taught, week);
  expect(inDays(context, (day) => preferenceCost(context, day, draftIn(workout, 0)))).toBe(by);
});

test('the week as it stands: workouts by their days, what is kept behind them, races apart', () => {
  const context = weekOf('runner, kept C race', 'No run on Sunday', 'tue run 40 hard, sun run 90 long');
  context.days[4]!.drafts.push({ ...draftIn('race 60', 4), race: context.races[0]! });
  const { monday, workouts, races, drafts, ...week } = seenWeek(context, context.rules!);
  const day = ({ number }: { number: number }) => number - monday;
  expect(workouts.map((each) => [day(each), each.workoutType, each.minutes, each.isFixed])).toEqual([
    [1, 'run', 40, false],
    [6, 'run', 90, false],
  ]);
  expect(drafts).toEqual([context.days[1]!.drafts[0], context.days[6]!.drafts[0]]);
  expect(races.map(({ number }) => number)).toContain(dayNumber('2027-02-17'));
  expect(week).toMatchObject({ near: [], largestBefore: null, loadsInARow: 1 });
});

test('kept workouts are fixed, and nobody has drafted them', () => {
  const context = weekOf('triathlete, two swims kept', 'No run on Sunday', 'tue run 40');
  const week = seenWeek(context, context.rules!);
  expect(week.workouts.map(({ isFixed }) => isFixed)).toEqual([false, true, true]);
  expect(week.workouts.map((each) => draftOf(week, each)?.workoutType)).toEqual(['run', undefined, undefined]);
});

test('a workout names every rule that shaped it, each once', () => {
  const context = weekOf('triathlete', 'No run on Sunday | No bricks', 'tue run 40');
  const [run] = draftsOf(context.days);
  const [first, second] = context.rules!.rules;
  for (const by of [first!, second!, first!]) shape(context, run!, by);
  expect([...context.rules!.shaped.get(run!)!]).toEqual([first, second]);
});
