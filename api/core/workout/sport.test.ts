import { SPORTS } from '../codes/sport.ts';
import { legOf, NAMED_SPORTS, SPORT_OF } from './sport.ts';
import { WORKOUT_TYPES } from '../codes/workout.ts';

test('every sport that is planned has its name', () => {
  expect(Object.keys(NAMED_SPORTS)).toEqual(expect.arrayContaining([...SPORTS]));
  expect(WORKOUT_TYPES.map((type) => SPORT_OF[type])).toEqual([
    'running',
    'cycling',
    'swimming',
    'strength',
    'multisport',
    null,
  ]);
});

test.each(['run', 'bike', 'swim'] as const)('a leg by its sport is the leg again: %s', (leg) => {
  expect(legOf(SPORT_OF[leg])).toBe(leg);
  expect(legOf(SPORT_OF[leg].toUpperCase())).toBe(leg);
});

test.each(['strength', 'multisport', 'other', 'constructor'])('%s is no leg', (word) => {
  expect(['run', 'bike', 'swim']).not.toContain(legOf(word));
});
