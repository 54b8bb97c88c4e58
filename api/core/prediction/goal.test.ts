import type { RaceType } from '../codes/race.ts';
import { clockText, secondsOf } from '../units/clock.ts';
import { type GoalStanding, plannedSeconds, standingOf, supportingRace } from './goal.ts';
import type { Prediction } from './predictRace.ts';

const range: Prediction = { lowSec: 11_200, likelySec: 11_500, highSec: 11_800, methods: [] };

test.each<[number, GoalStanding, planned: number]>([
  [11_199, 'faster', 11_200],
  [11_200, 'within', 11_200],
  [11_600, 'within', 11_600],
  [11_800, 'within', 11_800],
  [11_801, 'slower', 11_801],
  [16_000, 'slower', 16_000],
])('a goal of %d s is %s, planned for %d', (goal, standing, planned) => {
  expect(standingOf(goal, range)).toBe(standing);
  expect(plannedSeconds(range, goal)).toBe(planned);
});

test('without a goal what is predicted is planned, without a prediction the goal', () => {
  expect(plannedSeconds(range, null)).toBe(11_500);
  expect(plannedSeconds(null, 11_500)).toBe(11_500);
  expect(plannedSeconds(null, null)).toBeNull();
});

test.each<[RaceType, string, number, string]>([
  ['marathon', '3:00:00', 21_097.5, '1:26:20'],
  ['half-marathon', '1:30:00', 10_000, '40:47'],
])('%s in %s asks for %d m in %s', (raceType, goal, distanceM, time) => {
  const { seconds, ...race } = supportingRace(raceType, secondsOf(goal)!)!;
  expect([race.distanceM, clockText(seconds)]).toEqual([distanceM, time]);
});

test('no shorter race supports a triathlon', () => {
  expect(supportingRace('ironman', 36_000)).toBeNull();
});
