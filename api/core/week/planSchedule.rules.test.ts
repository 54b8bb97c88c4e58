import { type RuleCase, rulesBroken } from '../../test/core/ruleCases.ts';

// each once broke the rule that it stands under
const CASES: Readonly<Record<string, readonly RuleCase[]>> = {
  longestOnLongDay: [
    {
      name: "a ride that only an easy one could be on the day after Sunday's run",
      today: '2028-02-20',
      preferences: { weeklyHoursAvailable: 13, longWorkoutDays: ['monday'], unavailableDays: ['thursday'] },
      injured: 'calf',
      sports: [],
      races: ['10k 2028-04-19 A'],
    },
    {
      name: 'a ride that left the long-workout day to be hard in a step-back week',
      today: '2026-01-01',
      levels: ['running intermediate low'],
      preferences: { weeklyHoursAvailable: 19, longWorkoutDays: ['monday'] },
      injured: 'Achilles',
      sports: [],
      races: ['marathon 2027-04-10 C'],
    },
    {
      name: 'an easy ride, longer than the long run, that gave another its minutes',
      today: '2026-07-15',
      levels: ['running veteran moderate'],
      preferences: { weeklyHoursAvailable: 18, longWorkoutDays: ['tuesday'] },
      injured: 'Achilles',
      sports: [],
      races: ['ultra-50k 2026-10-02 B'],
    },
    {
      name: "a week of one run that may not follow Sunday's",
      today: '2027-12-30',
      preferences: { weeklyHoursAvailable: 4, longWorkoutDays: ['monday'] },
      injured: 'calf',
      sports: [],
      races: ['half-marathon 2029-03-02 A'],
    },
    {
      name: 'a ride and a swim that would both rest too long until Sunday',
      today: '2029-01-04',
      levels: ['swimming advanced low'],
      preferences: { weeklyHoursAvailable: 4, longWorkoutDays: ['sunday'] },
      sports: [],
      races: ['aquabike 2029-08-07 A', 'ironman 2029-06-18 B'],
    },
  ],
  hardSportsApart: [
    {
      name: 'a long run that changed places with a hard swim of the day after',
      today: '2026-04-18',
      levels: ['cycling advanced high'],
      preferences: {
        weeklyHoursAvailable: 19,
        longWorkoutDays: [],
        unavailableDays: ['wednesday', 'thursday', 'friday'],
        maxMinutesByDay: { sunday: 55 },
      },
      injured: 'hamstring',
      sports: ['strength'],
      races: ['duathlon 2027-02-22 A'],
    },
    {
      name: 'a long run that changed places with a hard ride of the day after',
      today: '2026-01-04',
      currentWeeklyHours: 8.5,
      levels: ['running intermediate very-high'],
      preferences: { weeklyHoursAvailable: 17, longWorkoutDays: ['thursday'], unavailableDays: ['monday', 'friday'] },
      injured: 'plantar',
      sports: ['swimming', 'strength'],
      races: ['5k 2026-08-23 A'],
    },
  ],
  hoursAreUsed: [
    {
      name: 'a run that gave the long run its length, and had room for more',
      today: '2026-01-01',
      age: 18,
      currentWeeklyHours: 5,
      levels: ['strength beginner none'],
      preferences: { weeklyHoursAvailable: 5, longWorkoutDays: ['tuesday', 'saturday'] },
      sports: ['swimming', 'strength'],
      races: ['sprint-tri 2026-03-16 B'],
    },
    {
      name: 'a ride added on a long-workout day, as short as the others',
      today: '2027-01-30',
      currentWeeklyHours: 4,
      levels: ['cycling advanced none'],
      preferences: {
        weeklyHoursAvailable: 11,
        longWorkoutDays: ['monday', 'thursday', 'sunday'],
        unavailableDays: ['tuesday'],
      },
      sports: ['swimming'],
      races: ['duathlon 2027-08-24 B'],
    },
    {
      name: 'a run added where all others stood at their limits',
      today: '2028-03-19',
      preferences: { weeklyHoursAvailable: 19, longWorkoutDays: ['saturday', 'sunday'] },
      sports: ['swimming', 'strength'],
      races: ['ultra-100k 2028-07-03 A'],
    },
  ],
  strengthKeepsOut: [
    {
      name: "a taper that gave minutes to strength's share",
      today: '2026-09-15',
      age: 95,
      currentWeeklyHours: 0.5,
      levels: ['running advanced none'],
      preferences: { weeklyHoursAvailable: 16, longWorkoutDays: ['wednesday'] },
      sports: ['swimming', 'strength'],
      races: ['half-marathon 2026-12-15 C'],
    },
  ],
  tapersKeepWorkouts: [
    {
      name: 'a run that took the only day a second ride could have',
      today: '2028-12-14',
      levels: ['running beginner low', 'cycling advanced low'],
      preferences: {
        weeklyHoursAvailable: 19,
        longWorkoutDays: [],
        unavailableDays: ['monday', 'thursday', 'friday', 'sunday'],
      },
      sports: ['running'],
      races: ['ironman 2029-04-15 B', 'gran-fondo 2029-06-11 A'],
    },
    {
      name: 'a swim on the only day for a second run',
      today: '2027-11-17',
      currentWeeklyHours: 1.75,
      levels: ['running intermediate very-high'],
      preferences: {
        weeklyHoursAvailable: 16,
        longWorkoutDays: [],
        unavailableDays: ['monday', 'tuesday', 'wednesday', 'friday'],
      },
      sports: ['swimming'],
      races: ['ultra-50k 2028-04-03 A'],
    },
    {
      name: 'a ride on a short day that could hold a run',
      today: '2026-12-03',
      levels: ['running veteran very-high'],
      preferences: {
        weeklyHoursAvailable: 10,
        longWorkoutDays: [],
        unavailableDays: ['tuesday', 'wednesday', 'friday', 'sunday'],
        maxMinutesByDay: { thursday: 37 },
      },
      sports: ['cycling', 'swimming'],
      races: ['marathon 2027-04-12 A'],
    },
    {
      name: 'a taper whose only day for hard work follows the long run',
      today: '2028-10-28',
      preferences: {
        weeklyHoursAvailable: 12,
        longWorkoutDays: ['monday'],
        unavailableDays: ['wednesday', 'thursday', 'friday', 'saturday'],
      },
      sports: [],
      races: ['5k 2029-02-05 A'],
    },
    {
      name: "strength on the eve of a taper's only day for hard work",
      today: '2027-08-02',
      preferences: {
        weeklyHoursAvailable: 3,
        longWorkoutDays: [],
        unavailableDays: ['tuesday', 'wednesday', 'thursday', 'friday'],
      },
      sports: ['strength'],
      races: ['time-trial 2027-11-29 A'],
    },
    {
      name: 'more runs than days where a second ride fits',
      today: '2028-07-17',
      age: 76,
      levels: ['running advanced high', 'cycling beginner very-high'],
      preferences: { weeklyHoursAvailable: 9, longWorkoutDays: [] },
      sports: ['cycling', 'strength'],
      races: ['marathon 2028-09-19 A'],
    },
  ],
  everySport: [
    {
      name: 'a brick that became a ride, the only run of its week',
      today: '2028-12-29',
      levels: ['running beginner low', 'cycling intermediate none'],
      preferences: {
        weeklyHoursAvailable: 14,
        longWorkoutDays: ['monday'],
        unavailableDays: ['tuesday', 'thursday', 'friday'],
      },
      injured: 'Achilles',
      sports: [],
      races: ['duathlon 2030-04-21 A'],
    },
  ],
  bricks: [
    {
      name: 'a step-back week whose ride was too short for a brick',
      today: '2026-08-23',
      currentWeeklyHours: 4.5,
      levels: ['swimming intermediate very-high'],
      preferences: { weeklyHoursAvailable: 16, longWorkoutDays: [] },
      sports: [],
      races: ['ironman 2026-11-17 A'],
    },
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('$name: every rule holds for 80 weeks', (one) => {
    expect(rulesBroken(one)).toEqual([]);
  });
});
