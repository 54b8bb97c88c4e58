import * as fc from 'fast-check';

import { addDays } from '../calendar/calendar.ts';
import type { RaceType } from '../codes/race.ts';
import { planSchedule } from './planSchedule.ts';
import { aSeasonCase, type SeasonCase } from '../../test/core/arbitraries.ts';
import { type RuleCase, rulesBroken } from '../../test/core/ruleCases.ts';
import { planned, scheduleInput } from '../../test/core/schedules.ts';
import { HARD_RULES } from '../../test/core/weekRules/rules.ts';
import { runs } from '../../test/propertyRuns.ts';

// each once left a sport untrained for more than ten days, or the longest workout off the long-workout days
const CASES: readonly RuleCase[] = [
  {
    name: 'a long ride that Saturday holds in step weeks only',
    today: '2029-01-01',
    levels: ['cycling veteran moderate', 'swimming beginner moderate'],
    preferences: {
      weeklyHoursAvailable: 11,
      longWorkoutDays: ['tuesday', 'saturday'],
      maxMinutesByDay: { saturday: 79 },
    },
    sports: ['strength'],
    races: ['olympic-tri 2030-02-21 C'],
  },
  {
    name: 'a long ride that changes between Saturdays and Mondays',
    today: '2028-12-30',
    levels: ['running intermediate high'],
    preferences: {
      weeklyHoursAvailable: 7,
      longWorkoutDays: ['monday', 'saturday'],
      maxMinutesByDay: { saturday: 91 },
    },
    sports: ['strength'],
    races: ['ironman 2030-04-16 A'],
  },
  {
    name: "a taper's only swim, also its opener",
    today: '2028-06-05',
    levels: ['cycling veteran moderate', 'swimming intermediate moderate'],
    preferences: { weeklyHoursAvailable: 5, longWorkoutDays: ['thursday'] },
    sports: ['cycling'],
    races: ['half-ironman 2029-05-09 A'],
  },
  {
    name: "a taper's only swim on three days of long workouts",
    today: '2027-06-01',
    levels: ['cycling veteran moderate', 'swimming advanced very-high'],
    preferences: { weeklyHoursAvailable: 5, longWorkoutDays: ['wednesday'] },
    sports: ['swimming'],
    races: ['half-ironman 2028-08-15 A'],
  },
  {
    name: 'a swim for which only a second workout a day makes room',
    today: '2027-07-14',
    levels: ['cycling beginner high', 'swimming advanced moderate'],
    preferences: {
      weeklyHoursAvailable: 14,
      longWorkoutDays: [],
      unavailableDays: ['monday', 'wednesday', 'thursday'],
      maxMinutesByDay: { saturday: 22, sunday: 37 },
    },
    sports: ['strength'],
    races: ['half-ironman 2028-05-06 C'],
  },
  {
    name: 'a swim on a day that strength wants too',
    today: '2029-01-03',
    preferences: { weeklyHoursAvailable: 6, longWorkoutDays: [], unavailableDays: ['monday'] },
    injured: 'knee',
    sports: ['strength'],
    races: ['sprint-tri 2029-09-26 A'],
  },
  {
    name: 'a swim whose last days both long workouts want',
    today: '2028-02-12',
    currentWeeklyHours: 6.75,
    preferences: { weeklyHoursAvailable: 7, longWorkoutDays: ['monday', 'thursday', 'friday', 'saturday', 'sunday'] },
    sports: ['cycling'],
    races: ['half-marathon 2028-03-06 B', 'half-ironman 2028-07-22 A'],
  },
  {
    name: "a brick that may not follow Sunday's run",
    today: '2027-10-01',
    levels: ['swimming veteran low'],
    preferences: { weeklyHoursAvailable: 3, longWorkoutDays: ['monday'] },
    injured: 'calf',
    sports: ['strength'],
    races: ['olympic-tri 2028-12-09 B'],
  },
  {
    name: "a hard brick that may not follow Sunday's run",
    today: '2029-01-04',
    preferences: { weeklyHoursAvailable: 3, longWorkoutDays: ['monday'] },
    injured: 'calf',
    sports: ['strength'],
    races: ['sprint-tri 2029-12-15 A'],
  },
  {
    name: 'a brick where only a ride may lie on the long-workout day',
    today: '2027-10-13',
    levels: ['cycling veteran none', 'swimming beginner high'],
    preferences: { weeklyHoursAvailable: 20, longWorkoutDays: ['monday'] },
    injured: 'calf',
    sports: ['swimming'],
    races: ['sprint-tri 2029-02-10 B'],
  },
  {
    name: 'a swim crowded out by two rides',
    today: '2028-12-28',
    age: 60,
    levels: ['cycling beginner none', 'swimming beginner moderate'],
    preferences: { weeklyHoursAvailable: 19, longWorkoutDays: ['wednesday', 'saturday'] },
    injured: 'knee',
    sports: ['strength'],
    races: [
      'half-marathon 2029-10-02 B',
      'marathon 2029-07-18 A',
      'ironman 2030-04-03 A',
      'half-marathon 2029-05-26 A',
    ],
  },
  {
    name: 'strength on the only long-workout day',
    today: '2028-03-18',
    currentWeeklyHours: 8.25,
    preferences: { weeklyHoursAvailable: 20, longWorkoutDays: ['monday'] },
    injured: 'Achilles',
    sports: ['cycling', 'swimming', 'strength'],
    races: ['half-marathon 2029-03-24 B'],
  },
  {
    name: 'the first run after a race without running',
    today: '2027-03-05',
    age: 84,
    currentWeeklyHours: 8.5,
    levels: ['running intermediate low'],
    preferences: {
      weeklyHoursAvailable: 9,
      unavailableDays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
    sports: ['running', 'cycling'],
    races: ['gran-fondo 2027-03-09 A', 'ironman 2028-02-20 A'],
  },
  {
    name: 'rides that were to stay below a long one that came out shorter',
    today: '2027-07-07',
    age: 42,
    currentWeeklyHours: 0.5,
    levels: ['running beginner high', 'cycling beginner moderate'],
    preferences: {
      weeklyHoursAvailable: 20,
      longWorkoutDays: ['monday', 'saturday'],
      unavailableDays: ['wednesday', 'friday'],
      maxMinutesByDay: { sunday: 119 },
    },
    injured: 'shin',
    sports: ['running'],
    races: ['5k 2027-09-06 C'],
  },
];

test.each(CASES)('$name: every rule holds for 80 weeks', (one) => {
  expect(rulesBroken(one)).toEqual([]);
});

/** Triathletes of two to nine hours a week with one race after about a year: a sport often has one workout a week, the long one. */
const aSmallTriathlon = fc
  .tuple(
    aSeasonCase,
    fc.integer({ min: 2, max: 9 }),
    fc.constantFrom<RaceType[]>('sprint-tri', 'olympic-tri', 'half-ironman', 'ironman'),
    fc.integer({ min: 300, max: 480 }),
  )
  .map(([season, weeklyHoursAvailable, raceType, days]): SeasonCase => {
    const { athlete, today } = season;
    const unavailableDays = athlete.preferences.unavailableDays.slice(0, 3);
    return {
      ...season,
      athlete: {
        ...athlete,
        injuries: [],
        preferences: { ...athlete.preferences, weeklyHoursAvailable, unavailableDays },
      },
      races: [{ raceName: 'Goal', raceType, raceDate: addDays(today, days), priority: 'A' }],
    };
  });

test('no sport of a small triathlon plan rests for more than ten days, all year', () => {
  const { noLongGap, longestOnLongDay, everySport } = HARD_RULES;
  fc.assert(
    fc.property(aSmallTriathlon, (season) => {
      const input = scheduleInput(season, { count: 80 });
      const weeks = planned(planSchedule(input));
      expect([noLongGap!, longestOnLongDay!, everySport!].flatMap((rule) => rule(input, weeks))).toEqual([]);
    }),
    { ...runs(80), seed: 5 },
  );
});
