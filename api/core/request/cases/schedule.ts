import { weekdayOf } from '../../calendar.ts';
import type { Intensity, WorkoutType } from '../../workout.ts';
import type { RequestInput, RequestWorkout } from '../request.ts';

type Row = readonly [day: number, workoutType: WorkoutType, minutes: number, intensity: Intensity, description: string, isLong?: 'long'];

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
      description,
    };
  });
}

/** In the third week the long ride is a brick. */
const withBrick = (rows: readonly Row[]): Row[] => rows.map((row) => (row[0] === 5 ? [5, 'brick', 120, 'moderate', 'Bike and run'] : row));

export const TODAY = '2027-01-06';

/** Wednesday 6 January 2027 in a triathlete's four weeks; Mondays are unavailable, Tuesdays end after 90 minutes. */
export const WORKOUTS: readonly RequestWorkout[] = [...weekFrom(4, WEEK), ...weekFrom(11, WEEK), ...weekFrom(18, withBrick(WEEK)), ...weekFrom(25, LAST)];

export const inputOf = (text: string, more: Partial<RequestInput> = {}): RequestInput => ({
  text,
  conversationHistory: [],
  today: TODAY,
  firstDay: '2027-01-04',
  lastDay: '2027-01-31',
  workouts: WORKOUTS,
  limits: { unavailableDays: ['monday'], maxMinutesByDay: { tuesday: 90 }, weeklyHoursAvailable: 10, injuries: [] },
  ...more,
});
