import type { Athlete, Injury, TrainingPreferences } from '../athlete/athlete.ts';
import type { ExperienceLevel, FitnessLevel } from '../codes/athlete.ts';
import type { Sport } from '../codes/sport.ts';
import { planSchedule } from './planSchedule.ts';
import type { Race } from '../race/race.ts';
import { planned, scheduleInput } from '../../test/core/schedules.ts';
import { freshForRaces, tapersKeepWorkouts } from '../../test/core/weekRules/nearRaces.ts';

interface Case {
  today: string;
  age: number;
  now: number | null;
  /** Levels in running, cycling and swimming; null without an assessment. */
  levels: readonly (ExperienceLevel | null)[];
  /** In the same order; moderate unless said. */
  fitness?: readonly FitnessLevel[];
  preferences: Partial<TrainingPreferences>;
  sports: readonly Sport[];
  races: readonly [Race['raceType'], string, Race['priority']][];
  injuries?: readonly Injury[];
  /** Slow swimmers need minutes for few metres. */
  css?: number;
}

function input({ today, age, now, levels, fitness = [], preferences, sports, races, injuries = [], css }: Case) {
  const athlete: Athlete = {
    age,
    gender: 'other',
    currentWeeklyHours: now,
    assessments: (['running', 'cycling', 'swimming'] as const).flatMap((sport, i) => {
      const experienceLevel = levels[i] ?? null;
      return experienceLevel === null
        ? []
        : [{ sport, experienceLevel, currentFitnessLevel: fitness[i] ?? 'moderate', weeklyVolume: '' }];
    }),
    preferences: {
      weeklyHoursAvailable: 8,
      longWorkoutDays: [],
      unavailableDays: [],
      preferredWorkoutTimes: 'morning',
      ...preferences,
    },
    injuries,
    ...(css && { thresholds: { ftp: null, runThresholdSpeed: null, css, lthr: null } }),
  };
  return scheduleInput(
    {
      today,
      athlete,
      sports: [...sports],
      races: races.map(([raceType, raceDate, priority]) => ({ raceName: raceType, raceType, raceDate, priority })),
    },
    { count: 80 },
  );
}

const CASES: Readonly<Record<string, Case>> = {
  'a short long run before the only day for a swim': {
    today: '2027-03-07',
    age: 65,
    now: 4,
    levels: ['intermediate', null, 'advanced'],
    preferences: { weeklyHoursAvailable: 3, longWorkoutDays: ['monday', 'thursday', 'sunday'] },
    sports: ['running', 'cycling', 'swimming', 'strength'],
    races: [['sprint-tri', '2027-07-04', 'A']],
    css: 0.6,
  },
  'only the brick lies far enough from the hard days': {
    today: '2026-09-03',
    age: 33,
    now: 6.5,
    levels: ['intermediate', 'advanced', 'veteran'],
    fitness: ['very-high', 'moderate', 'low'],
    preferences: {
      weeklyHoursAvailable: 15,
      longWorkoutDays: ['friday', 'saturday'],
      unavailableDays: ['tuesday', 'thursday', 'friday', 'saturday'],
    },
    sports: ['running', 'cycling', 'swimming', 'strength'],
    races: [
      ['ironman', '2027-02-27', 'A'],
      ['sprint-tri', '2027-07-12', 'A'],
    ],
  },
  'an injured runner whose ride lies on the Monday after the long run': {
    today: '2028-06-04',
    age: 29,
    now: null,
    levels: ['beginner', 'beginner', 'advanced'],
    preferences: {
      weeklyHoursAvailable: 2,
      unavailableDays: ['wednesday', 'thursday'],
      maxMinutesByDay: { monday: 83, saturday: 40 },
    },
    sports: ['running', 'cycling'],
    races: [['half-marathon', '2028-11-11', 'A']],
    injuries: [{ injuryType: 'strain', affectedArea: 'back', dateOccurred: '2025-01-20', isRecovered: false }],
  },
  'two days with a race on the Monday after': {
    today: '2027-05-08',
    age: 65,
    now: 4.25,
    levels: ['veteran', 'intermediate', 'beginner'],
    preferences: {
      weeklyHoursAvailable: 2,
      longWorkoutDays: ['monday'],
      unavailableDays: ['tuesday', 'wednesday', 'thursday', 'friday', 'sunday'],
    },
    sports: ['cycling'],
    races: [['half-marathon', '2027-12-13', 'A']],
  },
  'more runs than days': {
    today: '2028-01-17',
    age: 19,
    now: 4,
    levels: ['advanced', null, null],
    preferences: {
      weeklyHoursAvailable: 6,
      longWorkoutDays: ['wednesday', 'thursday'],
      unavailableDays: ['tuesday', 'wednesday', 'friday', 'saturday'],
      maxMinutesByDay: { sunday: 39 },
    },
    sports: ['running', 'strength'],
    races: [['half-marathon', '2029-02-05', 'A']],
  },
  'eighty minutes for four workouts': {
    today: '2026-04-04',
    age: 23,
    now: 11,
    levels: ['beginner', null, 'veteran'],
    fitness: ['high', 'moderate', 'low'],
    preferences: {
      weeklyHoursAvailable: 4,
      longWorkoutDays: ['monday', 'tuesday', 'saturday'],
      unavailableDays: ['wednesday'],
      maxMinutesByDay: { friday: 43 },
    },
    sports: ['running', 'cycling'],
    races: [
      ['ironman', '2026-07-09', 'B'],
      ['half-marathon', '2026-07-22', 'B'],
      ['ironman', '2027-04-20', 'A'],
    ],
    css: 1.8,
  },
  'a beginner of two days with one workout each': {
    today: '2028-02-22',
    age: 81,
    now: null,
    levels: ['beginner', null, null],
    preferences: {
      weeklyHoursAvailable: 9,
      unavailableDays: ['tuesday', 'wednesday', 'thursday', 'friday', 'sunday'],
      maxMinutesByDay: { monday: 181, saturday: 25 },
    },
    sports: ['running', 'cycling', 'strength'],
    races: [['half-marathon', '2028-11-26', 'A']],
  },
  'whose runner still runs and walks in turns': {
    today: '2027-06-02',
    age: 18,
    now: null,
    levels: ['beginner', null, null],
    fitness: ['none'],
    preferences: { weeklyHoursAvailable: 4 },
    sports: ['cycling'],
    races: [['half-marathon', '2027-07-22', 'A']],
  },
};

test.each(Object.entries(CASES))('a taper keeps its workouts and one of them sharp: %s', (_name, row) => {
  const given = input(row);
  const weeks = planned(planSchedule(given));
  const tapers = weeks.filter(({ kind }) => kind === 'taper');
  expect(tapers.length).toBeGreaterThan(0);
  for (const { workouts } of tapers)
    expect(workouts.map(({ intensity }) => intensity).join()).toMatch(/threshold|race-pace/);
  expect(tapersKeepWorkouts(given, weeks)).toEqual([]);
});

test('an opener for one race is not squeezed in before another', () => {
  const given = input({
    today: '2026-07-08',
    age: 40,
    now: 5,
    levels: ['advanced', 'intermediate', null],
    preferences: { weeklyHoursAvailable: 10, longWorkoutDays: ['sunday'], unavailableDays: ['thursday', 'friday'] },
    sports: ['running', 'cycling'],
    races: [
      ['olympic-tri', '2027-01-31', 'A'],
      ['marathon', '2027-02-02', 'A'],
    ],
  });
  expect(freshForRaces(given, planned(planSchedule(given)))).toEqual([]);
});
