import { athleteWith, MONDAY, raceInWeek, type Traits } from '../../test/core/seasons.ts';
import type { RaceType } from '../codes/race.ts';
import { baseSportsOf } from '../codes/race.ts';
import { planAll } from '../week/planAll.ts';
import { shortLongBetween } from './shortLongBetween.ts';

const FIRST_RACE_WEEK = 27;

function seasonOf(first: RaceType, second: RaceType, gap: number, traits: Partial<Traits> = {}) {
  return {
    today: MONDAY,
    athlete: athleteWith({ hours: 10, now: 7, level: 'advanced', ...traits }),
    sports: [...new Set([...baseSportsOf(first), ...baseSportsOf(second)])],
    races: [raceInWeek(first, FIRST_RACE_WEEK), raceInWeek(second, FIRST_RACE_WEEK + gap)],
  };
}

test.each<[RaceType, RaceType, gap: number, Partial<Traits>, advice: string | null]>([
  ['half-ironman', 'marathon', 8, {}, null],
  ['half-ironman', 'marathon', 6, {}, null],
  [
    'half-ironman',
    'marathon',
    6,
    { level: 'intermediate', hours: 8 },
    'Leave at least 7 weeks between the two races, or give marathon 33 priority B and start in it for the experience.',
  ],
  [
    'ironman',
    'marathon',
    7,
    { age: 52 },
    'Leave at least 8 weeks between the two races, or give marathon 34 priority B and start in it for the experience.',
  ],
  // so soon afterwards the first race is the long run
  ['marathon', 'marathon', 5, {}, null],
  ['marathon', 'marathon', 8, {}, null],
  ['ironman', 'olympic-tri', 6, {}, null],
])('between a %s and a %s %i weeks later, with %j', (first, second, gap, traits, advice) => {
  const [warning] = shortLongBetween(seasonOf(first, second, gap, traits));
  expect(warning?.recommendation ?? null).toBe(advice);
});

test.each<[RaceType, RaceType, gap: number, least: number]>([
  ['ironman', 'marathon', 6, 95],
  ['ironman', 'ironman', 8, 85],
  ['half-ironman', 'half-ironman', 6, 85],
  ['half-ironman', 'marathon', 7, 120],
])('between a %s and a %s %i weeks later lies a run of at least %i min', (first, second, gap, least) => {
  const result = planAll({ ...seasonOf(first, second, gap), horizon: 'season', principles: [] });
  const runs = (result.ok ? result.plan.weeks : [])
    .slice(FIRST_RACE_WEEK, FIRST_RACE_WEEK + gap - 1)
    .flatMap(({ workouts }) => workouts.filter(({ workoutType }) => workoutType === 'run'));
  expect(Math.max(...runs.map(({ duration }) => duration))).toBeGreaterThanOrEqual(least);
});
