import { addDays, dayNumber } from '../calendar/calendar.ts';
import { ENDURANCE_SPORTS } from '../codes/sport.ts';
import type { RaceType } from '../codes/race.ts';
import type { Race } from '../race/race.ts';
import { nearnessOf, racesByDay, racesNear, recoveryCap } from './raceNearness.ts';

const RACE_DAY = '2027-05-09';
const race = (raceType: RaceType, priority: Race['priority'], after = 0): Race => ({
  raceName: 'Lake',
  raceType,
  raceDate: addDays(RACE_DAY, after),
  priority,
});

/** What races leave of a day, in words. */
function told(races: readonly Race[], day: number): string {
  const near = nearnessOf(dayNumber(RACE_DAY) + day, races);
  if (near.isRaceDay) return 'race';
  if (near.isRecovering) return 'rest';
  const kind = near.mayBeHard ? 'any' : near.mayBeOpener ? 'opener' : 'easy';
  const length = near.workoutCap === Infinity ? '' : ` ${near.workoutCap} min`;
  return `${kind}${length}${near.isReserve ? ', in reserve' : ''}`;
}

/** Days around the first race, those that are alike together: "-2 easy 30 min, -1 easy 20 min, 0 race". */
function toldDays(races: readonly Race[], from: number, to: number): string[] {
  const lines: { first: number; last: number; text: string }[] = [];
  for (let day = from; day <= to; day += 1) {
    const text = told(races, day);
    const line = lines.at(-1);
    if (line?.text === text) line.last = day;
    else lines.push({ first: day, last: day, text });
  }
  return lines.map(({ first, last, text }) => `${first === last ? first : `${first} to ${last}`} ${text}`);
}

const BEFORE_A = ['-5 to -4 any', '-3 opener', '-2 easy 30 min, in reserve', '-1 easy 20 min', '0 race'];
const BEFORE_B = ['-5 to -3 any', '-2 easy 30 min', '-1 easy 25 min', '0 race'];
const BEFORE_C = ['-5 to -2 any', '-1 easy 40 min', '0 race'];

test.each<readonly [RaceType, Race['priority'], readonly string[]]>([
  ['sprint-tri', 'A', [...BEFORE_A, '1 rest', '2 to 3 easy', '4 to 30 any']],
  ['olympic-tri', 'A', [...BEFORE_A, '1 rest', '2 to 5 easy', '6 to 30 any']],
  ['half-marathon', 'A', [...BEFORE_A, '1 to 2 rest', '3 to 7 easy', '8 to 30 any']],
  ['half-ironman', 'A', [...BEFORE_A, '1 to 2 rest', '3 to 13 easy', '14 to 30 any']],
  ['marathon', 'A', [...BEFORE_A, '1 to 3 rest', '4 to 20 easy', '21 to 30 any']],
  ['ironman', 'A', [...BEFORE_A, '1 to 7 rest', '8 to 27 easy', '28 to 30 any']],
  ['sprint-tri', 'B', [...BEFORE_B, '1 to 2 easy', '3 to 30 any']],
  ['half-ironman', 'B', [...BEFORE_B, '1 to 4 easy', '5 to 30 any']],
  ['marathon', 'B', [...BEFORE_B, '1 to 2 rest', '3 to 10 easy', '11 to 30 any']],
  ['ironman', 'B', [...BEFORE_B, '1 to 4 rest', '5 to 14 easy', '15 to 30 any']],
  ['sprint-tri', 'C', [...BEFORE_C, '1 easy', '2 to 30 any']],
  ['half-marathon', 'C', [...BEFORE_C, '1 easy', '2 to 30 any']],
  ['half-ironman', 'C', [...BEFORE_C, '1 to 4 easy', '5 to 30 any']],
  ['marathon', 'C', [...BEFORE_C, '1 to 7 easy', '8 to 30 any']],
  ['ironman', 'C', [...BEFORE_C, '1 to 7 easy', '8 to 30 any']],
])('days around a %s of priority %s', (raceType, priority, days) => {
  expect(toldDays([race(raceType, priority)], -5, 30)).toEqual(days);
});

test.each<readonly [string, readonly Race[], readonly string[]]>([
  [
    'the opener of a later one falls to recovery',
    [race('sprint-tri', 'A'), race('marathon', 'A', 3)],
    [...BEFORE_A, '1 rest', '2 easy 20 min', '3 race', '4 to 6 rest', '7 to 8 easy'],
  ],
  [
    'the opener of a later one falls to the eve of a small one',
    [race('sprint-tri', 'C'), race('marathon', 'A', 2)],
    ['-5 to -2 any', '-1 easy 40 min', '0 race', '1 easy 20 min', '2 race', '3 to 5 rest', '6 to 8 easy'],
  ],
  [
    'the shorter of two eves counts',
    [race('sprint-tri', 'B'), race('marathon', 'A', 1)],
    ['-5 to -3 any', '-2 easy 30 min', '-1 easy 25 min, in reserve', '0 to 1 race', '2 to 4 rest', '5 to 8 easy'],
  ],
  [
    'the eve of a later one is short while recovering',
    [race('sprint-tri', 'A'), race('marathon', 'B', 5)],
    [...BEFORE_A, '1 rest', '2 easy', '3 easy 30 min', '4 easy 25 min', '5 race', '6 to 7 rest', '8 easy'],
  ],
])('days around two races: %s', (_, races, days) => {
  expect(toldDays(races, -5, 8)).toEqual(days);
});

test.each<readonly [RaceType, Race['priority'], lastDay: number, minutes: readonly number[]]>([
  ['sprint-tri', 'A', 2, [0, 90, 60]],
  ['half-marathon', 'A', 7, [50, 90, 60]],
  ['ironman', 'A', 21, [40, 120, 60]],
  ['half-ironman', 'A', 14, [60, 150, 60]],
  ['ironman', 'B', 10, [40, 120, 60]],
  ['half-ironman', 'B', 0, []],
  ['marathon', 'C', 0, []],
])(
  'after a %s of priority %s workouts of each sport are short until day %i',
  (raceType, priority, lastDay, minutes) => {
    const races = [race(raceType, priority)];
    const caps = (day: number) => ENDURANCE_SPORTS.map((sport) => recoveryCap(dayNumber(RACE_DAY) + day, sport, races));
    const none = ENDURANCE_SPORTS.map(() => Infinity);
    expect(caps(0)).toEqual(none);
    expect(caps(lastDay + 1)).toEqual(none);
    for (let day = 1; day <= lastDay; day += 1) expect(caps(day)).toEqual(minutes);
  },
);

test.each<readonly [RaceType, Race['priority'], readonly number[]]>([
  ['marathon', 'A', [0, 0, 0, 0, 40, 40, 40, 60, 60]],
  ['ultra-50k', 'A', [0, 0, 0, 0, 40, 40, 40, 60, 60]],
  ['marathon', 'B', [0, 0, 40, 60, 60, 60, 60, 60, 60]],
  ['marathon', 'C', [Infinity, Infinity, Infinity, Infinity, Infinity, Infinity, Infinity, Infinity, Infinity]],
])('the first runs after a %s of priority %s are few and short', (raceType, priority, minutes) => {
  const races = [race(raceType, priority)];
  expect(minutes.map((_, i) => recoveryCap(dayNumber(RACE_DAY) + i + 1, 'running', races))).toEqual(minutes);
});

test.each<readonly [RaceType, Race['priority'], firstFreeDay: number]>([
  ['sprint-tri', 'A', 4],
  ['half-marathon', 'A', 8],
  ['marathon', 'A', 21],
  ['ironman', 'A', 28],
  ['marathon', 'B', 11],
  ['half-ironman', 'B', 5],
  ['10k', 'B', 3],
  ['olympic-tri', 'C', 1],
])('after a %s of priority %s all is easy until day %i', (raceType, priority, firstFreeDay) => {
  const easy = Array.from({ length: 31 }, (_, day) => day).filter(
    (day) => nearnessOf(dayNumber(RACE_DAY) + day, [race(raceType, priority)]).mustBeEasy,
  );
  expect(easy).toEqual(Array.from({ length: firstFreeDay - 1 }, (_, i) => i + 1));
});

test('of two races the shorter length counts', () => {
  const races = [race('half-marathon', 'A'), race('ironman', 'A', -3)];
  expect(recoveryCap(dayNumber(RACE_DAY) + 1, 'running', races)).toBe(40);
});

test('of the races of a day the most important is raced', () => {
  const [sprint, marathon, later] = [race('sprint-tri', 'B'), race('marathon', 'A'), race('marathon', 'A', 1)];
  expect(racesByDay([later, sprint, marathon])).toEqual([marathon, later]);
});

test('the races that a week leaves out bear on none of its days', () => {
  const monday = dayNumber(RACE_DAY);
  for (let after = -60; after <= 30; after += 1) {
    const races = [race('ironman', 'A', after)];
    for (let day = monday; day < monday + 7; day += 1)
      expect(nearnessOf(day, racesNear(races, monday))).toEqual(nearnessOf(day, races));
  }
});
