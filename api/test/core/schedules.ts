import type { Athlete, Thresholds, TrainingPreferences } from '../../core/athlete/athlete.ts';
import { ASSUMED_CSS } from '../../core/constants/workouts.ts';
import { mainRace } from '../../core/season/phases.ts';
import type { Race } from '../../core/race/race.ts';
import type { PlannedWeek, ScheduleResult } from '../../core/week/schedule.ts';
import type { ScheduleInput } from '../../core/rules/scheduleInput.ts';
import { planSeason } from '../../core/season/seasonPlan.ts';
import type { SeasonCase } from './arbitraries.ts';

/** The season of a case and everything planSchedule needs; 30 weeks unless said. */
export const scheduleInput = (season: SeasonCase, more: Partial<ScheduleInput> = {}): ScheduleInput => {
  const planned = planSeason(season);
  return {
    ...season,
    season: planned,
    raceType: mainRace(season.races)?.raceType ?? null,
    firstWeek: planned.weeks[0]!.weekStartDate,
    count: 30,
    past: [],
    keep: [],
    ...more,
  };
};

/** The weeks of a plan without conflict. */
export function planned(result: ScheduleResult): readonly PlannedWeek[] {
  if (!result.ok) throw new Error(result.conflict.message);
  return result.weeks;
}

/** Nothing to test before the first step-back week; the swim as fast as it is assumed to be of who is no beginner. */
const KNOWN: Thresholds = { ftp: 220, runThresholdSpeed: 3.6, css: ASSUMED_CSS.intermediate, lthr: null };
/** Intermediate, 35, eight hours, Mondays off, with known thresholds. */
export const runner = (preferences: Partial<TrainingPreferences> = {}, more: Partial<Athlete> = {}): Athlete => ({
  age: 35,
  gender: 'female',
  currentWeeklyHours: 4,
  assessments: [
    { sport: 'running', experienceLevel: 'intermediate', currentFitnessLevel: 'moderate', weeklyVolume: '4 hours' },
  ],
  preferences: {
    weeklyHoursAvailable: 8,
    longWorkoutDays: ['sunday'],
    unavailableDays: ['monday'],
    preferredWorkoutTimes: 'morning',
    ...preferences,
  },
  injuries: [],
  thresholds: KNOWN,
  ...more,
});
export const triathlete = (preferences: Partial<TrainingPreferences> = {}, more: Partial<Athlete> = {}): Athlete =>
  runner(
    { longWorkoutDays: ['saturday', 'sunday'], weeklyHoursAvailable: 10, ...preferences },
    {
      currentWeeklyHours: 6,
      assessments: (['running', 'cycling', 'swimming'] as const).map((sport) => ({
        sport,
        experienceLevel: 'intermediate',
        currentFitnessLevel: 'moderate',
        weeklyVolume: '2 hours',
      })),
      ...more,
    },
  );
export const marathon: Race = { raceName: 'City', raceType: 'marathon', raceDate: '2027-05-09', priority: 'A' };
export const half: Race = { raceName: 'Lake', raceType: 'half-ironman', raceDate: '2027-05-23', priority: 'A' };
export const running = (athlete = runner(), races: Race[] = [marathon], more: Partial<ScheduleInput> = {}) =>
  scheduleInput({ today: '2027-01-04', athlete, sports: ['running', 'strength'], races }, more);
export const triathlon = (athlete = triathlete(), races: Race[] = [half], more: Partial<ScheduleInput> = {}) =>
  scheduleInput({ today: '2027-01-04', athlete, sports: ['running', 'cycling', 'swimming', 'strength'], races }, more);
/** Minutes of a week, races apart. */
export const minutes = (week: PlannedWeek) =>
  week.workouts.filter(({ workoutType }) => workoutType !== 'race').reduce((sum, { duration }) => sum + duration, 0);
