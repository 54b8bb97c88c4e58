import { RACE_TYPES, type RaceType, baseSportsOf } from '../codes/race.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import { planned, runner, scheduleInput } from '../../test/core/schedules.ts';
import { MONDAY, raceInWeek } from '../../test/core/seasons.ts';
import { planSchedule } from './planSchedule.ts';

/** Loading weeks of a free athlete, as the minutes of their workouts of a type, the long ones apart. */
function loadingWeeks(raceType: RaceType, experienceLevel: ExperienceLevel, hours: number, type: 'run' | 'bike') {
  const sports = [...baseSportsOf(raceType)];
  const athlete = runner(
    { weeklyHoursAvailable: hours, longWorkoutDays: ['saturday', 'sunday'], unavailableDays: [] },
    {
      currentWeeklyHours: 0.7 * hours,
      assessments: sports.map((sport) => ({
        sport,
        experienceLevel,
        currentFitnessLevel: 'high',
        weeklyVolume: '3 hours',
      })),
    },
  );
  const races = [raceInWeek(raceType, 16)];
  return planned(planSchedule(scheduleInput({ today: MONDAY, athlete, sports, races })))
    .filter(({ kind, phaseType }) => kind === 'load' && phaseType !== 'recovery')
    .map(({ workouts }) => workouts.filter(({ workoutType }) => workoutType === type))
    .map((all) => ({ count: all.length, ordinary: all.filter(({ isLong }) => !isLong) }));
}

const middle = (minutes: readonly number[]) => {
  const sorted = minutes.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

test.each<readonly [RaceType, ExperienceLevel, number]>([
  ['5k', 'intermediate', 5],
  ['10k', 'intermediate', 5],
  ['half-marathon', 'advanced', 8],
  ['marathon', 'intermediate', 6],
])('with five runs before a %s one is medium-long and one is short (%s, %d h)', (raceType, level, hours) => {
  const weeks = loadingWeeks(raceType, level, hours, 'run').filter(({ count }) => count >= 5);
  const shares = weeks.map(({ ordinary }) => {
    const easy = ordinary.flatMap(({ isHard, duration }) => (isHard ? [] : [duration]));
    const minutes = ordinary.map(({ duration }) => duration);
    minutes.splice(minutes.indexOf(Math.max(...easy)), 1);
    const usual = middle(minutes);
    return [Math.max(...easy) / usual, Math.min(...easy) / usual] as const;
  });
  expect(shares.length).toBeGreaterThan(4);
  expect(shares.filter(([longest]) => longest < 1.24 || longest > 1.61)).toEqual([]);
  expect(shares.filter(([, shortest]) => shortest > 0.9)).toEqual([]);
});

test.each(RACE_TYPES.filter((raceType) => baseSportsOf(raceType).includes('cycling')))(
  'with four rides before a %s easy ones differ',
  (raceType) => {
    const weeks = loadingWeeks(raceType, 'advanced', 14, 'bike').filter(({ count }) => count >= 4);
    const easy = weeks
      .map(({ ordinary }) => ordinary.flatMap(({ isHard, duration }) => (isHard ? [] : [duration])))
      .filter(({ length }) => length > 1);
    expect(easy.filter((minutes) => Math.max(...minutes) < 1.2 * Math.min(...minutes))).toEqual([]);
  },
);
