import { RACE_TYPES, type RaceType, baseSportsOf } from '../codes/race.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import { inWords, laidOut } from '../../test/core/laidOut.ts';
import { planned, runner, running, scheduleInput } from '../../test/core/schedules.ts';
import { MONDAY, raceInWeek } from '../../test/core/seasons.ts';
import { ATHLETES } from '../../test/core/underPrinciples.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { planSchedule } from './planSchedule.ts';
import { varyEasyWorkouts } from './varyEasyWorkouts.ts';

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

const THREE = 'tue run 40, thu run 40, sat run 40, sun run 90 long';
const capped = (maxMinutesByDay: Parameters<typeof runner>[0]) => running(runner(maxMinutesByDay));

/** What of a loading week is given to one easy workout, the last where they are alike, and by which. */
test.each<[what: string, week: string, after: string, input?: ScheduleInput]>([
  ['three alike', THREE, 'tue run 30, thu run 40, sat run 50, sun run 90 long'],
  [
    'of unlike ones the shortest has most room',
    'tue run 40, thu run 44, sat run 36, sun run 90 long',
    'tue run 30, thu run 44, sat run 46, sun run 90 long',
  ],
  [
    'none that is as short as a workout gets',
    'tue run 20, thu run 20, sat run 20, sun run 90 long',
    'tue run 20, thu run 20, sat run 20, sun run 90 long',
  ],
  ['not of two', 'tue run 40, thu run 40, sun run 90 long', 'tue run 40, thu run 40, sun run 90 long'],
  [
    'of two among five runs, a third of the other',
    'tue run 40, wed run 40 hard, thu run 40, fri run 50 hard, sun run 90 long',
    'tue run 25, wed run 40 hard, thu run 55, fri run 50 hard, sun run 90 long',
  ],
  [
    'not of two among four runs',
    'tue run 40, wed run 40 hard, thu run 40, sun run 90 long',
    'tue run 40, wed run 40 hard, thu run 40, sun run 90 long',
  ],
  [
    'never as long as the long one: the shortest gives to those in the middle',
    'tue run 40, thu run 40, sat run 40, sun run 46 long',
    'tue run 30, thu run 45, sat run 45, sun run 46 long',
  ],
  [
    'not beyond what the day takes',
    THREE,
    'tue run 30, thu run 50, sat run 40, sun run 90 long',
    capped({ maxMinutesByDay: { saturday: 45 } }),
  ],
  [
    'not where no day takes more',
    THREE,
    THREE,
    capped({ maxMinutesByDay: { tuesday: 40, thursday: 40, saturday: 40 } }),
  ],
  [
    'of two among four rides',
    'tue bike 60, wed bike 60 hard, fri bike 60, sun bike 150 long',
    'tue bike 45, wed bike 60 hard, fri bike 75, sun bike 150 long',
    ATHLETES.triathlete,
  ],
  [
    'not of swims',
    'tue swim 40, wed swim 40, fri swim 40, sun bike 150 long',
    'tue swim 40, wed swim 40, fri swim 40, sun bike 150 long',
    ATHLETES.triathlete,
  ],
  [
    'not to the longest, on a day for long ones',
    'tue run 40, thu run 40, sat run 40, sun run 60',
    'tue run 30, thu run 40, sat run 50, sun run 60',
  ],
  [
    'not to what outlasts the long one there',
    'tue run 40, thu run 40, sat run 40 long, sun run 60',
    'tue run 40, thu run 40, sat run 40 long, sun run 60',
  ],
])('easy minutes are shared out: %s', (_, week, after, ...[input = ATHLETES.runner]) => {
  const context = laidOut(input, 1, week);
  varyEasyWorkouts(context);
  expect(inWords(context)).toBe(after);
});

test('an easier week stays as it is', () => {
  const context = laidOut(ATHLETES.runner, 1, THREE);
  context.week = { ...context.week, kind: 'step' };
  varyEasyWorkouts(context);
  expect(inWords(context)).toBe(THREE);
});
