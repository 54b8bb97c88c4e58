import * as fc from 'fast-check';

import { addDays } from '../calendar/calendar.ts';
import { planSchedule, provedSchedule } from './planSchedule.ts';
import type { Race } from '../race/race.ts';
import type { PlannedWeek } from './schedule.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { aSeasonCase, type SeasonCase } from '../../test/core/arbitraries.ts';
import { half, planned, scheduleInput, triathlete, triathlon } from '../../test/core/schedules.ts';
import { HARD_RULES, SOFT_RULES } from '../../test/core/weekRules/rules.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import { runs } from '../../test/propertyRuns.ts';

/** A taper of a Monday with room for one short workout, and of the two days before the race. */
const TAPER_OF_FEW_MINUTES: SeasonCase = {
  today: '2027-11-01',
  athlete: {
    age: 22,
    gender: 'male',
    currentWeeklyHours: 8.25,
    assessments: [
      { sport: 'running', experienceLevel: 'intermediate', currentFitnessLevel: 'high', weeklyVolume: '' },
      { sport: 'cycling', experienceLevel: 'advanced', currentFitnessLevel: 'none', weeklyVolume: '209 min' },
    ],
    preferences: {
      weeklyHoursAvailable: 16,
      longWorkoutDays: ['monday', 'thursday'],
      unavailableDays: ['tuesday', 'wednesday', 'thursday', 'friday'],
      preferredWorkoutTimes: 'evening',
      maxMinutesByDay: { sunday: 208, monday: 33 },
    },
    injuries: [],
  },
  sports: ['running', 'cycling', 'swimming', 'strength'],
  races: [{ raceName: 'Race 82', raceType: 'time-trial', raceDate: '2027-12-13', priority: 'A' }],
};

test('every rule holds for athletes of all kinds', () => {
  fc.assert(
    fc.property(aSeasonCase, (season) => {
      const input = scheduleInput(season);
      const result = planSchedule(input);
      if (!result.ok) return;
      const broken = Object.entries(HARD_RULES).flatMap(([name, rule]) =>
        rule(input, result.weeks).map((what) => `${name}: ${what}`),
      );
      expect(broken).toEqual([]);
    }),
    { ...runs(60), seed: 20270104, examples: [[TAPER_OF_FEW_MINUTES]] },
  );
});

test('what a new plan proves holds, in first weeks that are half over and in weeks of races too', () => {
  fc.assert(
    fc.property(aSeasonCase, (season) => {
      const result = provedSchedule(scheduleInput(season));
      if (!result.ok) return;
      expect(
        result.weeks.flatMap(({ weekStartDate, proof }) =>
          proof
            .filter(({ holds }) => !holds)
            .map(({ constraint, value }) => `${weekStartDate} ${constraint}: ${value}`),
        ),
      ).toEqual([]);
    }),
    { ...runs(60), seed: 20270104 },
  );
});

const ALL_RULES = { ...HARD_RULES, ...SOFT_RULES };

/** A plan with one thing wrong: every rule must notice its own. */
const SABOTAGE: Readonly<
  Record<keyof typeof ALL_RULES, (weeks: PlannedWeek[], input: ScheduleInput) => PlannedWeek[]>
> = {
  withinHours: (weeks) => change(weeks, ({ isLong }) => isLong, { duration: 900 }),
  withinDayLimits: (weeks) => change(weeks, ({ dayOfWeek }) => dayOfWeek === 'tuesday', { duration: 61 }),
  onOpenDays: (weeks) =>
    change(weeks, ({ dayOfWeek }) => dayOfWeek === 'tuesday', { scheduledDate: weeks[0]!.weekStartDate }),
  racesAreRaced: (weeks) =>
    weeks.map((week) => ({ ...week, workouts: week.workouts.filter(({ workoutType }) => workoutType !== 'race') })),
  longestOnLongDay: (weeks) => change(weeks, ({ dayOfWeek }) => dayOfWeek === 'tuesday', { duration: 800 }),
  hardDaysApart: (weeks) => change(weeks, () => true, { intensity: 'threshold' }),
  hardSportsApart: (weeks) => change(weeks, () => true, { intensity: 'threshold' }),
  fewHardDays: (weeks) => change(weeks, () => true, { intensity: 'vo2max' }),
  hardIsHard: (weeks) => change(weeks, ({ isHard }) => isHard, { isHard: false }),
  restDays: (weeks) => [
    {
      ...weeks[0]!,
      workouts: [0, 1, 2, 3, 4, 5, 6].map((i) => ({
        ...weeks[0]!.workouts[0]!,
        scheduledDate: addDays(weeks[0]!.weekStartDate, i),
      })),
    },
  ],
  workoutsADay: (weeks) => change(weeks, () => true, { scheduledDate: weeks[0]!.weekEndDate }),
  longRunsGrowSlowly: (weeks) => change(weeks, ({ workoutType }) => workoutType === 'run', { duration: 170 }),
  withinCaps: (weeks) => change(weeks, ({ workoutType }) => workoutType === 'swim', { duration: 76 }),
  injuriesAreMinded: (weeks) => change(weeks, () => true, { workoutType: 'run' }),
  everySport: (weeks) =>
    weeks.map((week) => ({ ...week, workouts: week.workouts.filter(({ workoutType }) => workoutType !== 'swim') })),
  bricks: (weeks) => change(weeks, ({ workoutType }) => workoutType === 'bike', { workoutType: 'brick' }),
  sportsOnceADay: (weeks) => weeks.map((week) => ({ ...week, workouts: [...week.workouts, ...week.workouts] })),
  strengthKeepsOut: (weeks) => change(weeks, ({ workoutType }) => workoutType === 'run', { workoutType: 'strength' }),
  freshForRaces: (weeks, { races }) =>
    change(weeks, ({ dayOfWeek }) => dayOfWeek === 'tuesday', {
      scheduledDate: addDays(races[0]!.raceDate, -1),
      intensity: 'hard',
    }),
  smallerRacesShareTheirWeek: (weeks) => change(weeks, ({ dayOfWeek }) => dayOfWeek === 'tuesday', { duration: 800 }),
  recoveryIsEasy: (weeks) => change(weeks, () => true, { intensity: 'hard' }),
  nothingButEasyAfterRaces: (weeks, { races }) =>
    change(weeks, ({ dayOfWeek }) => dayOfWeek === 'tuesday', {
      scheduledDate: addDays(races[0]!.raceDate, 5),
      intensity: 'moderate',
      workoutType: 'run',
    }),
  longEnough: (weeks) => change(weeks, ({ isLong }) => isLong, { duration: 19 }),
  noLongGap: (weeks) =>
    weeks.map((week) => ({ ...week, workouts: week.workouts.filter(({ workoutType }) => workoutType !== 'swim') })),
  tapersKeepWorkouts: (weeks) => change(weeks, () => true, { intensity: 'easy' }),
  mainSetsWithinLimits: (weeks) => weeks.map((week) => ({ ...week, workouts: week.workouts.map(endless) })),
  hoursAreUsed: (weeks) => weeks.map((week) => ({ ...week, workouts: week.workouts.slice(1) })),
  inSteps: (weeks) => change(weeks, ({ isLong }) => isLong, { duration: 112 }),
  wellBuilt: (weeks) => change(weeks, ({ isLong }) => isLong, { duration: 200 }),
  longShares: (weeks) => weeks.map((week) => ({ ...week, workouts: week.workouts.map(endless) })),
  sportShares: (weeks) =>
    weeks.map((week) => ({
      ...week,
      workouts: week.workouts.map((workout) => (workout.workoutType === 'swim' ? endless(workout) : workout)),
    })),
  easyEnough: (weeks) => weeks.map((week) => ({ ...week, workouts: week.workouts.filter(({ isHard }) => isHard) })),
  steadyLoad: (weeks) => change(weeks, () => true, { tss: 0 }).map((week, i) => (i === 6 ? weeks[6]! : week)),
  variedDays: (weeks) =>
    weeks.map((week) => ({
      ...week,
      workouts: [0, 1, 2, 3, 4, 5, 6].map((i) => ({
        ...week.workouts[0]!,
        scheduledDate: addDays(week.weekStartDate, i),
        duration: 60 + i,
      })),
    })),
  explained: (weeks) => change(weeks, ({ isLong }) => isLong, { reasons: [] }),
};

function change(
  weeks: readonly PlannedWeek[],
  which: (workout: PlannedWorkout) => boolean,
  to: Partial<PlannedWorkout>,
): PlannedWeek[] {
  return weeks.map((week) => ({
    ...week,
    workouts: week.workouts.map((workout) => (which(workout) ? { ...workout, ...to } : workout)),
  }));
}

/** The workout with every step ten times as long. */
function endless(workout: PlannedWorkout): PlannedWorkout {
  const longer = <T extends { durationSec: number }>(step: T): T => ({ ...step, durationSec: 10 * step.durationSec });
  const steps = workout.steps.map((entry) =>
    'repeat' in entry ? { ...entry, steps: entry.steps.map(longer) } : longer(entry),
  );
  return { ...workout, steps, duration: 10 * workout.duration };
}

test.each(Object.keys(ALL_RULES))('the rule %s can be broken', (name) => {
  const injuries =
    name === 'injuriesAreMinded'
      ? [{ injuryType: 'stress fracture', affectedArea: 'shin', dateOccurred: null, isRecovered: false }]
      : [];
  const capped = name === 'hoursAreUsed' ? {} : { maxMinutesByDay: { tuesday: 60 } };
  const tuneUp: Race = { raceName: 'Pond', raceType: 'sprint-tri', raceDate: '2027-03-21', priority: 'B' };
  const races = name === 'smallerRacesShareTheirWeek' ? [half, tuneUp] : [half];
  const input = triathlon(triathlete(capped, { injuries }), races);
  const weeks = planned(planSchedule(input));
  const before = ALL_RULES[name]!(input, weeks);
  expect(name in HARD_RULES ? before : []).toEqual([]);
  expect(ALL_RULES[name]!(input, SABOTAGE[name]!([...weeks], input)).length).toBeGreaterThan(before.length);
});

test('the same input in another order gives the same plan', () => {
  fc.assert(
    fc.property(aSeasonCase, (season) => {
      const { athlete } = season;
      const { preferences } = athlete;
      const turned: SeasonCase = {
        ...season,
        races: [...season.races].reverse(),
        sports: [...season.sports].reverse(),
        athlete: {
          ...athlete,
          assessments: [...athlete.assessments].reverse(),
          injuries: [...athlete.injuries].reverse(),
          preferences: {
            ...preferences,
            longWorkoutDays: [...preferences.longWorkoutDays].reverse(),
            unavailableDays: [...preferences.unavailableDays].reverse(),
          },
        },
      };
      const input = scheduleInput(season, { count: 6 });
      expect(planSchedule({ ...input, ...turned })).toEqual(planSchedule(input));
    }),
    runs(60),
  );
});

test('a plan moved by whole weeks is the same plan, moved', () => {
  fc.assert(
    fc.property(aSeasonCase, fc.integer({ min: 1, max: 60 }), (season, weeks) => {
      const later = (day: string) => addDays(day, 7 * weeks);
      const injuries = season.athlete.injuries.map((injury) => ({
        ...injury,
        dateOccurred: injury.dateOccurred && later(injury.dateOccurred),
      }));
      const moved: SeasonCase = {
        ...season,
        today: later(season.today),
        athlete: { ...season.athlete, injuries },
        races: season.races.map((race) => ({ ...race, raceDate: later(race.raceDate) })),
      };
      const layout = (from: SeasonCase, shift: (day: string) => string) => {
        const result = planSchedule(scheduleInput(from, { count: 5 }));
        return (
          result.ok &&
          result.weeks.flatMap(({ workouts }) =>
            workouts.map(({ scheduledDate, workoutType, duration, isHard }) => [
              shift(scheduledDate),
              workoutType,
              duration,
              isHard,
            ]),
          )
        );
      };
      expect(layout(moved, (day) => day)).toEqual(layout(season, later));
    }),
    runs(40),
  );
});
