import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { WEEKDAYS } from '../calendar/calendar.ts';
import { runner, triathlete } from '../../test/core/schedules.ts';
import { athleteLimits, currentRunMinutes, levelIn, longRunBeforePlan } from './athleteLimits.ts';
import { longRunLimit } from '../athlete/longRunLimit.ts';

const assessed = (experienceLevel: ExperienceLevel, weeklyVolume = '4 hours') => ({
  sport: 'running' as const,
  experienceLevel,
  currentFitnessLevel: 'moderate' as const,
  weeklyVolume,
});

test.each<readonly [ExperienceLevel, age: number, daysOff: number, text: string]>([
  ['intermediate', 49, 1, '2 hard days, runs of them 2 days apart, 1 rest day, 2 workouts a day'],
  ['intermediate', 50, 1, '2 hard days, runs of them 3 days apart, 1 rest day, 2 workouts a day'],
  ['intermediate', 59, 1, '2 hard days, runs of them 3 days apart, 1 rest day, 2 workouts a day'],
  ['intermediate', 60, 1, '1 hard day, runs of them 3 days apart, 2 rest days, 2 workouts a day'],
  ['intermediate', 35, 3, '2 hard days, runs of them 2 days apart, 1 rest day, 2 workouts a day'],
  ['beginner', 35, 0, '1 hard day, runs of them 2 days apart, 2 rest days, 1 workout a day'],
  ['beginner', 35, 2, '1 hard day, runs of them 2 days apart, 2 rest days, 1 workout a day'],
  ['beginner', 35, 3, '1 hard day, runs of them 2 days apart, 1 rest day, 1 workout a day'],
  ['beginner', 60, 3, '1 hard day, runs of them 3 days apart, 2 rest days, 1 workout a day'],
  ['veteran', 17, 0, '2 hard days, runs of them 2 days apart, 2 rest days, 2 workouts a day'],
  ['veteran', 18, 0, '3 hard days, runs of them 2 days apart, 1 rest day, 2 workouts a day'],
  ['beginner', 17, 3, '1 hard day, runs of them 2 days apart, 2 rest days, 1 workout a day'],
])('%s, %i years old, %i days without training', (level, age, daysOff, text) => {
  const athlete = runner({ unavailableDays: WEEKDAYS.slice(0, daysOff) }, { age, assessments: [assessed(level)] });
  const { hardDays, hardRunSpacingDays, restDays, workoutsADay } = athleteLimits(athlete, null, ['running']);
  const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
  expect(
    `${many(hardDays, 'hard day')}, runs of them ${hardRunSpacingDays} days apart, ${many(restDays, 'rest day')}, ${many(workoutsADay, 'workout')} a day`,
  ).toBe(text);
});

test('the level is the lowest of the sports of the race; each sport has its own where it is known', () => {
  const assessments = [assessed('veteran'), { ...assessed('advanced'), sport: 'cycling' as const }];
  expect(athleteLimits(triathlete({}, { assessments }), 'sprint-tri', [])).toMatchObject({
    level: 'advanced',
    levelBySport: { running: 'veteran', cycling: 'advanced', swimming: 'advanced' },
  });
  expect(levelIn(triathlete({}, { assessments }), 'swimming', 'beginner')).toBe('beginner');
});

test.each<readonly [string, volumes: readonly string[], hours: number | null, RaceType | null, number | null]>([
  ['the volume of the assessment', ['4 hours'], null, null, 240],
  ['the smaller of two', ['4 hours', '3 hours'], null, null, 180],
  ['no more than is trained in all', ['4 hours'], 2, null, 120],
  ['all that is trained, without a race', ['it depends'], 5, null, 300],
  ['all that is trained, before a marathon', ['it depends'], 5, 'marathon', 300],
  ["the run's share of it, before a triathlon", [], 10, 'half-ironman', 174],
  ['none before a race without running', [], 10, 'gran-fondo', 0],
  ['nobody knows', ['it depends'], null, 'marathon', null],
])('minutes a week of running at present: %s', (_, volumes, currentWeeklyHours, raceType, minutes) => {
  const assessments = volumes.map((volume) => assessed('intermediate', volume));
  expect(currentRunMinutes(runner({}, { currentWeeklyHours, assessments }), raceType)).toBe(minutes);
});

test.each([
  [null, 30],
  [66, 30],
  [70, 31],
  [240, 108],
])('of %p minutes of running a week one run lasts %i', (minutes, longest) => {
  expect(longRunBeforePlan(minutes)).toBe(longest);
});

test.each([
  [20, 30],
  [99, 109],
  [101, 111],
  [109, 119],
  [120, 132],
])('after a run of %i minutes one may last %i', (longest, limit) => {
  expect(longRunLimit(longest)).toBe(limit);
});
