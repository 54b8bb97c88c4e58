import { dayName, weekdayName } from '../calendar/dayNames.ts';
import { type Day, isDay, type Weekday, weekdayOf } from '../calendar/calendar.ts';
import type { ReasonCode, ReasonSource } from '../codes/reason.ts';
import type { MoveWarningCode } from '../codes/warning.ts';
import type { SummaryLine } from '../messages/summary.ts';
import type { Said } from '../messages/said.ts';
import { tableOf } from '../units/tableOf.ts';

/** What a move needs to know of a workout. Types and statuses may be in either case. */
export interface MovableWorkout {
  id: string;
  scheduledDate: Day;
  status: string;
  workoutType: string;
  /** Whole minutes. */
  duration: number;
  isHard: boolean;
  isLong: boolean;
}

export interface MoveInput {
  /** All workouts of the schedule, the moved one included. */
  workouts: readonly MovableWorkout[];
  workoutId: string;
  newDate: Day;
  /** When given, it must be the weekday of newDate. */
  newDayOfWeek?: Weekday;
  today: Day;
  /** First and last day of the schedule. */
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
  said?: Said;
}

export type MoveResult =
  | { ok: true; workout: { scheduledDate: Day; dayOfWeek: Weekday }; warnings: readonly MoveWarning[] }
  | { ok: false; refusal: MoveRefusal };

const is = (text: string, name: string) => text.toLowerCase() === name;
const isDone = (status: string) => is(status, 'completed') || is(status, 'partially_completed');

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
  if (isDone(workout.status)) return refused('WORKOUT_COMPLETED', 'Completed workouts cannot be rescheduled.');
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

export const CHANGE_OPS = ['move', 'swap', 'remove', 'add', 'resize', 'ease', 'replace'] as const;
export type ChangeOp = (typeof CHANGE_OPS)[number];

/** One typed operation on a schedule. Which fields are set depends on `op`; its description is made from them. */
export interface WorkoutChange {
  id: string;
  op: ChangeOp;
  workoutId?: string;
  /** The kind of workout concerned; for replace, the kind that comes instead. */
  workoutType?: string;
  fromDate?: Day;
  toDate?: Day;
  /** Whole minutes. */
  durationBefore?: number;
  durationAfter?: number;
  intensityBefore?: string;
  intensityAfter?: string;
  /** Swap alone: the workout that `workoutId` changes places with. */
  otherWorkoutId?: string;
  reasonCode: ReasonCode;
  /** Who asks for it; left out: a rule of the planner. */
  source?: ReasonSource;
  /** The numbers that the rule looked at. */
  inputs?: Readonly<Record<string, string | number | boolean | null>>;
  /** Why, in few words made from `inputs`, as they end the sentence: "stress 8, sleep 3". */
  because?: string;
  changeDescription: string;
}

const NOUNS: Readonly<Record<string, string>> = tableOf({
  run: 'run',
  bike: 'ride',
  swim: 'swim',
  strength: 'strength workout',
  brick: 'brick workout',
  race: 'race',
});

const on = (day: Day | undefined) => (day === undefined ? '' : ` on ${dayName(day)}`);
const min = (minutes: number | undefined) => (minutes === undefined ? '' : ` of ${minutes} min`);

/** The sentence that an athlete reads for a change, from the change's own fields. */
export function changeDescription(change: Omit<WorkoutChange, 'id' | 'changeDescription'>): string {
  const sentence = whatChanges(change);
  return change.because === undefined ? sentence : `${sentence.slice(0, -1)} (${change.because}).`;
}

/** The change as a line of a summary. */
export const changedLine = (change: WorkoutChange): SummaryLine =>
  change.because === undefined
    ? change.changeDescription
    : {
        line: 'CHANGED',
        sentence: whatChanges(change).slice(0, -1),
        reasonCode: change.reasonCode,
        inputs: change.inputs ?? {},
        because: change.because,
      };

function whatChanges(change: Omit<WorkoutChange, 'id' | 'changeDescription'>): string {
  const noun = NOUNS[change.workoutType?.toLowerCase() ?? ''] ?? 'workout';
  const intensity = change.intensityAfter === undefined ? '' : `${change.intensityAfter.toLowerCase()} `;
  switch (change.op) {
    case 'move': {
      const to = change.toDate === undefined ? '' : ` to ${dayName(change.toDate)}`;
      return `Move the ${noun}${on(change.fromDate)}${to}.`;
    }
    case 'swap':
      return `Swap the ${noun}${on(change.fromDate)} with the workout${on(change.toDate)}.`;
    case 'remove':
      return `Remove the ${noun}${min(change.durationBefore)}${on(change.fromDate)}.`;
    case 'add':
      return `Add ${/^[aeiou]/.test(`${intensity}${noun}`) ? 'an' : 'a'} ${intensity}${noun}${min(change.durationAfter)}${on(change.toDate)}.`;
    case 'resize': {
      const verb = (change.durationAfter ?? 0) < (change.durationBefore ?? 0) ? 'Shorten' : 'Lengthen';
      const from = change.durationBefore === undefined ? '' : ` from ${change.durationBefore}`;
      return `${verb} the ${noun}${on(change.fromDate)}${from} to ${change.durationAfter ?? 0} min.`;
    }
    case 'ease': {
      const from = change.intensityBefore === undefined ? '' : ` from ${change.intensityBefore.toLowerCase()}`;
      const to = change.intensityAfter === undefined ? '' : ` to ${change.intensityAfter.toLowerCase()}`;
      return `Ease the ${noun}${on(change.fromDate)}${from}${to}.`;
    }
    case 'replace': {
      const article = /^[aeiou]/.test(`${intensity}${noun}`) ? 'an' : 'a';
      return `Replace the workout${on(change.fromDate)} with ${article} ${intensity}${noun}${min(change.durationAfter)}.`;
    }
  }
}
