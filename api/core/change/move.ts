import { isDone } from '../codes/workout.ts';
import { type Day, isDay, type Weekday, weekdayOf } from '../calendar/calendar.ts';
import { weekdayName } from '../calendar/dayNames.ts';
import type { MoveWarningCode } from '../codes/warning.ts';
import type { LimitOrRefusal } from '../messages/limitOrRefusal.ts';

/** What a move needs to know of a workout. Types and statuses may be in either case. */
export interface MovableWorkout {
  id: string;
  scheduledDate: Day;
  status: string;
  workoutType: string;
}

export interface MoveInput {
  /** All workouts of the schedule, the moved one included. */
  workouts: readonly MovableWorkout[];
  workoutId: string;
  newDate: Day;
  /** When given, it must be the weekday of newDate. */
  newDayOfWeek?: Weekday;
  today: Day;
  firstDay: Day;
  lastDay: Day;
}

export type MoveRefusalCode = 'WORKOUT_COMPLETED' | 'DAY_MISMATCH' | 'OUTSIDE_SCHEDULE' | 'NOT_FOUND' | 'PAST_DAY';

export interface MoveRefusal {
  code: MoveRefusalCode;
  message: string;
}

export interface MoveWarning {
  code: MoveWarningCode;
  /** As it is said to the athlete. */
  message: string;
  /** What it is made of, where it speaks to its reader. */
  said?: LimitOrRefusal;
}

export type MoveResult =
  | { ok: true; workout: { scheduledDate: Day; dayOfWeek: Weekday }; warnings: readonly MoveWarning[] }
  | { ok: false; refusal: MoveRefusal };

const is = (text: string, name: string) => text.toLowerCase() === name;

function refused(code: MoveRefusalCode, message: string): MoveResult {
  return { ok: false, refusal: { code, message } };
}

/**
 * Decides whether a workout may go to another day, the same on the server and in the browser. Moving is the athlete's
 * right: what limits it breaks is told by the proof of its weeks, and no reason to refuse it.
 */
export function moveWorkout(input: MoveInput): MoveResult {
  const { newDate, today } = input;
  const workout = input.workouts.find(({ id }) => id === input.workoutId);
  if (workout === undefined) return refused('NOT_FOUND', 'Workout not found.');
  if (isDone({ status: workout.status.toLowerCase() }))
    return refused('WORKOUT_COMPLETED', 'Completed workouts cannot be rescheduled.');
  const outside = 'The date must be inside the current 4-week schedule.';
  if (!isDay(newDate)) return refused('OUTSIDE_SCHEDULE', outside);
  const dayOfWeek = weekdayOf(newDate);
  if (input.newDayOfWeek !== undefined && input.newDayOfWeek !== dayOfWeek) {
    const wrong = weekdayName(input.newDayOfWeek);
    return refused('DAY_MISMATCH', `${newDate} is a ${weekdayName(dayOfWeek)}, not a ${wrong}.`);
  }
  if (newDate < input.firstDay || newDate > input.lastDay) return refused('OUTSIDE_SCHEDULE', outside);
  if (workout.scheduledDate < today) return refused('PAST_DAY', 'Workouts of past days cannot be rescheduled.');
  if (newDate < today) return refused('PAST_DAY', 'Choose today or a later day.');
  const warnings = newDate === workout.scheduledDate ? [] : moveWarnings(workout);
  return { ok: true, workout: { scheduledDate: newDate, dayOfWeek }, warnings };
}

/** What a move alone can do; which limits it breaks, the rules say. */
const moveWarnings = ({ workoutType }: MovableWorkout): MoveWarning[] =>
  is(workoutType, 'race')
    ? [{ code: 'RACE_MOVED', message: 'The race keeps its date in the season plan; change it there too.' }]
    : [];
