import { weekdayOf } from '../../../core/calendar/calendar.ts';
import type { ScheduleLimits } from '../../../core/rules/context.ts';
import type { WeekTarget } from '../../../core/season/season.ts';
import { triathlete } from '../schedules.ts';
import type { Intensity, WorkoutType } from '../../../core/codes/workout.ts';
import type { RequestInput, RequestWorkout } from '../../../core/language/request/request.ts';

type Row = readonly [
  day: number,
  workoutType: WorkoutType,
  minutes: number,
  intensity: Intensity,
  description: string,
  isLong?: 'long',
];

const WEEK: readonly Row[] = [
  [1, 'run', 50, 'vo2max', 'VO2 intervals 5 × 3 min'],
  [1, 'swim', 40, 'moderate', 'Endurance swim'],
  [2, 'swim', 45, 'easy', 'Technique swim'],
  [2, 'strength', 30, 'moderate', 'General strength'],
  [3, 'bike', 70, 'threshold', 'Threshold 2 × 20 min'],
  [4, 'run', 40, 'easy', 'Easy run'],
  [5, 'bike', 180, 'easy', 'Long ride', 'long'],
  [6, 'run', 90, 'easy', 'Long run', 'long'],
];
const LAST: readonly Row[] = [
  [1, 'run', 40, 'easy', 'Easy run'],
  [3, 'bike', 60, 'easy', 'Endurance ride'],
  [6, 'run', 120, 'race', 'Lake Half Marathon'],
];

const HARD: readonly Intensity[] = ['vo2max', 'threshold', 'hard', 'race-pace'];

function weekFrom(monday: number, rows: readonly Row[]): RequestWorkout[] {
  return rows.map(([offset, type, duration, intensity, description, isLong]) => {
    const date = String(monday + offset).padStart(2, '0');
    const workoutType = intensity === 'race' ? 'race' : type;
    return {
      id: `${date}-${workoutType}`,
      scheduledDate: `2027-01-${date}`,
      dayOfWeek: weekdayOf(`2027-01-${date}`),
      workoutType,
      duration,
      intensity,
      status: monday + offset < 6 ? 'completed' : 'scheduled',
      isHard: HARD.includes(intensity),
      isLong: isLong === 'long',
      locked: false,
      madeBy: 'planner',
      tss: duration,
      description,
      instructions: '',
      timeOfDay: 'morning',
      templateId: null,
      steps: [],
      reasons: [],
    };
  });
}

/** In the third week the long ride is a brick. */
const withBrick = (rows: readonly Row[]): Row[] =>
  rows.map((row) => (row[0] === 5 ? [5, 'brick', 120, 'moderate', 'Bike and run'] : row));

export const TODAY = '2027-01-06';

/** Wednesday 6 January 2027 in a triathlete's four weeks; Mondays are unavailable, Tuesdays end after 90 minutes. */
export const WORKOUTS: readonly RequestWorkout[] = [
  ...weekFrom(4, WEEK),
  ...weekFrom(11, WEEK),
  ...weekFrom(18, withBrick(WEEK)),
  ...weekFrom(25, LAST),
];

const week = (monday: number, phaseType: WeekTarget['phaseType'], kind: WeekTarget['kind']): WeekTarget => ({
  weekStartDate: `2027-01-${String(monday).padStart(2, '0')}`,
  weekEndDate: `2027-01-${String(monday + 6).padStart(2, '0')}`,
  phaseType,
  kind,
  plannedHours: 10,
});

export const LIMITS: ScheduleLimits = {
  today: TODAY,
  firstDay: '2027-01-04',
  lastDay: '2027-01-31',
  weekOne: '2026-12-28',
  athlete: triathlete({ maxMinutesByDay: { tuesday: 90 } }, { thresholds: undefined }),
  sports: ['running', 'cycling', 'swimming', 'strength'],
  races: [{ raceName: 'Lake Half Marathon', raceType: 'half-marathon', raceDate: '2027-01-31', priority: 'B' }],
  raceType: 'half-ironman',
  season: {
    seasonStart: '2026-11-02',
    phases: [],
    weeks: [week(4, 'build', 'load'), week(11, 'build', 'load'), week(18, 'build', 'load'), week(25, 'build', 'step')],
  },
  past: [
    { scheduledDate: '2027-01-03', workoutType: 'run', duration: 90, isLong: true, isHard: false, templateId: null },
  ],
};

export const inputOf = (text: string, more: Partial<RequestInput> = {}): RequestInput => ({
  text,
  conversationHistory: [],
  workouts: WORKOUTS,
  limits: LIMITS,
  ...more,
});
