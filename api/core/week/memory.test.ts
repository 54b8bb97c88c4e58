import { addDays, dayNumber } from '../calendar/calendar.ts';
import { running } from '../../test/core/schedules.ts';
import { standing } from '../../test/core/underPrinciples.ts';
import type { KeptWorkout } from '../workout/workout.ts';
import type { Memory } from './draft.ts';
import { remember } from './memory.ts';
import { firstMemory } from './firstMemory.ts';

/** "17 run 40 hard": of February 2027. */
function workout(text: string): KeptWorkout {
  const [day, type, minutes, ...words] = text.split(' ');
  return standing(`2027-02-${day}`, {
    key: text,
    workoutType: type as KeptWorkout['workoutType'],
    duration: Number(minutes),
    isHard: words.includes('hard'),
    isLong: words.includes('long'),
    templateId: null,
  });
}
const workouts = (text: string) => (text === '' ? [] : text.split(', ').map(workout));

const first = dayNumber('2027-02-01') - 1;
const inFebruary = (numbers: Iterable<number>) => [...numbers].map((number) => number - first).sort((a, b) => a - b);
const daysOf = ({ hardDays, hardRunDays, longDays, longRunDays, strengthDays, runDays }: Memory) => ({
  hard: inFebruary(hardDays),
  hardRun: inFebruary(hardRunDays),
  long: inFebruary(longDays),
  longRun: inFebruary(longRunDays),
  strength: inFebruary(strengthDays),
  run: inFebruary(runDays),
});
const NONE = { hard: [], hardRun: [], long: [], longRun: [], strength: [], run: [] };
const empty = firstMemory(running(), null);

const DAYS: readonly (readonly [what: string, text: string, days: Partial<typeof NONE> | Record<string, number[]>])[] =
  [
    ['nothing', '', {}],
    ['a run', '17 run 40', { run: [17] }],
    ['a hard run', '17 run 40 hard', { hard: [17], hardRun: [17], run: [17] }],
    ['a hard brick', '17 brick 90 hard', { hard: [17], hardRun: [17], run: [17] }],
    ['a hard ride', '17 bike 60 hard', { hard: [17] }],
    ['a long run', '21 run 90 long', { long: [21], longRun: [21], run: [21] }],
    ['a long brick', '20 brick 150 long', { long: [20], run: [20] }],
    ['a long ride', '20 bike 150 long', { long: [20] }],
    ['strength', '18 strength 30', { strength: [18] }],
    ['a swim', '18 swim 30', {}],
  ];

test.each(DAYS)('kept workouts stand from the start: %s', (_, text, days) => {
  expect(daysOf(firstMemory(running(undefined, undefined, { keep: workouts(text) }), null))).toEqual({
    ...NONE,
    ...days,
  });
});

test.each(DAYS)('a week that is over is remembered by its days: %s', (_, text, days) => {
  expect(daysOf(remember(empty, workouts(text), true))).toEqual({ ...NONE, ...days });
});

test('a kept race is no hard or long day', () => {
  const keep = workouts('17 race 60 hard long');
  expect(daysOf(firstMemory(running(undefined, undefined, { keep }), null))).toEqual(NONE);
});

test('days are forgotten a week before the newest workout', () => {
  const week = remember(empty, workouts('07 run 40 hard, 08 run 40 hard, 08 strength 30'), true);
  const next = remember(week, workouts('15 run 40'), true);
  expect(daysOf(next)).toEqual({ ...NONE, hard: [8], hardRun: [8], strength: [8], run: [8, 15] });
});

test.each<[string, string, string, Record<string, number>]>([
  ['the latest counts', '15 run 40, 17 run 30', '', { run: 17 }],
  ['in any order', '17 run 40, 15 run 30', '', { run: 17 }],
  ['a brick is a ride and a run', '15 brick 90', '', { brick: 15, bike: 15, run: 15 }],
  ['of the week before', '10 swim 40', '17 run 30', { swim: 10, run: 17 }],
  ['a race is none', '10 swim 40, 11 race 60', '', { swim: 10 }],
])('the last day of each type: %s', (_, before, after, expected) => {
  const { lastDayOfType } = remember(remember(empty, workouts(before), true), workouts(after), true);
  expect(Object.fromEntries(Object.entries(lastDayOfType).map(([type, day]) => [type, day - first]))).toEqual(expected);
});

test('a loading week leaves its number of workouts, its longest ones and the middle of the others', () => {
  const text = '15 run 40, 16 run 60, 17 run 30, 18 race 60, 20 bike 150 long, 21 bike 170 long, 21 brick 200 long';
  const { lastLoad, lastLong, usual, ordinary } = remember(empty, workouts(text), true);
  expect({ lastLoad, lastLong, usual, ordinary }).toEqual({
    lastLoad: { workouts: 6, byType: { run: 4, bike: 3, brick: 1 } },
    lastLong: { cycling: 170 },
    usual: { run: 40 },
    ordinary: [{ run: 60 }],
  });
});

test('the week of a race says nothing of the usual length, where another does', () => {
  const before = remember(empty, workouts('08 run 45, 09 run 50, 10 run 40'), true);
  const usualAfter = (text: string) => remember(before, workouts(text), true).usual;
  expect(usualAfter('15 run 25, 16 run 20, 17 bike 30, 21 race 60')).toEqual({ run: 45, bike: 30 });
  expect(usualAfter('15 run 25, 16 run 20, 17 bike 30')).toEqual({ run: 25, bike: 30 });
});

test.each([
  ['of the effort of a race, the highest', 'run-pace-marathon', 4],
  ['of all else, the last', 'run-cruise', 1],
])('a loading week leaves the rung of each family: %s', (_, family, expected) => {
  const [long] = workouts('20 run 120 long');
  const [short] = workouts('23 run 35');
  const before = remember(empty, [{ ...long!, templateId: `${family}/5a` }], true);
  expect(remember(before, [{ ...short!, templateId: `${family}/2a` }], true).reached[family]).toBe(expected);
});

test('an easier week leaves what loading weeks left, and of those the last three', () => {
  const weeks = ['01 run 31', '08 run 38', '15 run 35, 16 bike 90 long', '22 run 42, 23 run 20'].map(workouts);
  const [one, two, three, four] = weeks;
  const load = [one, two, three].reduce<Memory>((memory, week) => remember(memory, week!, true), empty);
  const easier = remember(load, four!, false);
  const kept = ({ lastLoad, lastLong, usual, ordinary }: Memory) => ({ lastLoad, lastLong, usual, ordinary });
  expect(kept(easier)).toEqual(kept(load));
  expect(remember(load, four!, true).ordinary).toEqual([{ run: 38 }, { run: 35 }, { run: 42 }]);
  expect(remember(load, four!, true).lastLong).toEqual({ cycling: 90 });
});

test.each<[string, string, number[]]>([
  ['nothing is known', '', [-28]],
  ['no run is known', '01 swim 40', [-28]],
  ['it is too long ago', '17 swim 40', []],
  ['a run is known', '01 run 40', [1]],
  ['two weeks are known', '01 run 40, 09 run 50', [1, 9]],
])('what an athlete runs at present counts as the day before the season: %s', (_, text, days) => {
  const input = running(undefined, undefined, { today: '2027-02-22', firstWeek: '2027-02-22', keep: workouts(text) });
  expect(inFebruary(firstMemory(input, 120).runs.map(({ number }) => number))).toEqual(days);
});

test('loading weeks before the plan are remembered as such', () => {
  const { weeks } = running().season;
  const load = weeks.find(({ kind, weekStartDate }) => kind === 'load' && weekStartDate >= '2027-02-01')!;
  const text = `${load.weekStartDate.slice(8)} run 44`;
  const { ordinary } = firstMemory(
    running(undefined, undefined, { firstWeek: '2027-03-01', keep: workouts(text) }),
    null,
  );
  expect(ordinary).toEqual([{ run: 44 }]);
});

test('a long run that was cut short says less than those of the weeks before it', () => {
  const season = running();
  const loading = season.season.weeks.filter(({ kind }) => kind === 'load').slice(0, 2);
  const past = [96, 33].map((duration, i) => ({
    ...workout('17 run 40 long'),
    scheduledDate: loading[i]!.weekEndDate,
    duration,
  }));
  const after = (days: number) => addDays(loading[1]!.weekStartDate, days);
  expect(firstMemory({ ...season, past, firstWeek: after(7) }, null).lastLong).toEqual({ running: 96 });
  // what is longer ago than a month says nothing of today
  expect(firstMemory({ ...season, past, firstWeek: after(35) }, null).lastLong).toEqual({ running: 33 });
});
