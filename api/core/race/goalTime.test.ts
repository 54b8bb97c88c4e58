import { RACE_TYPES, type RaceType } from '../codes/race.ts';
import { GOAL_BOUNDS } from '../constants/prediction.ts';
import { goalTimeProblem } from './goalTime.ts';

test.each<[RaceType, number, string | null]>([
  ['marathon', 6600, null],
  ['marathon', 6599, 'A goal time for this race type (Marathon) is from 1:50:00 to 10:00:00.'],
  ['marathon', 36_000, null],
  ['marathon', 36_001, 'A goal time for this race type (Marathon) is from 1:50:00 to 10:00:00.'],
  ['sprint-tri', 2699, 'A goal time for this race type (Sprint Triathlon) is from 0:45:00 to 4:00:00.'],
  ['ironman', 36_000, null],
])('%s in %d s', (raceType, goal, problem) => {
  expect(goalTimeProblem({ raceType }, goal)).toBe(problem);
});

test.each<[RaceType, string, number, string | null]>([
  ['open-water', 'Mile swim 750 m', 600, null],
  ['open-water', 'Pier swim', 600, 'A goal time for this race type (Open-Water Swim) is from 0:15:00 to 8:00:00.'],
  [
    'open-water',
    'Ten 10 km',
    5000,
    'A goal time for a race of this length (Open-Water Swim) is from 1:38:03 to 5:33:20.',
  ],
  ['open-water', 'Channel 30 km', 36_000, null],
  ['time-trial', '100 km TT', 3 * 3600, null],
  ['time-trial', '5 km TT', 540, null],
  ['gran-fondo', 'Alps 350 km', 30 * 3600, null],
  [
    'gran-fondo',
    'Alps 350 km',
    2 * 3600,
    'A goal time for a race of this length (Gran Fondo) is from 7:28:44 to 34:43:20.',
  ],
  ['marathon', 'City 10 km', 2400, 'A goal time for this race type (Marathon) is from 1:50:00 to 10:00:00.'],
])('%s %s in %d s', (raceType, raceName, goal, problem) => {
  expect(goalTimeProblem({ raceType, raceName }, goal)).toBe(problem);
});

test('bounds are whole seconds', () => {
  expect(RACE_TYPES.flatMap((type) => GOAL_BOUNDS[type]).filter((bound) => !Number.isInteger(bound))).toEqual([]);
});
