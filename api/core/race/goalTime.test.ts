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
  expect(goalTimeProblem(raceType, goal)).toBe(problem);
});

test('bounds are whole seconds', () => {
  expect(RACE_TYPES.flatMap((type) => GOAL_BOUNDS[type]).filter((bound) => !Number.isInteger(bound))).toEqual([]);
});
