import { type Day, isDay } from '../../calendar/calendar.ts';
import type { Operation } from '../../change/operations.ts';
import type { Intensity, WorkoutType } from '../../codes/workout.ts';
import { MODEL_EFFORTS, MODEL_OPS, MODEL_SPORTS, REACHES } from './prompt.ts';

const MAX_OPERATIONS = 40;
const MINUTES = { least: 5, most: 600 };
/** What is longer is no answer to such a question. */
const MAX_TEXT = 4000;

/** A model's answer in our own terms. What its operations do to the schedule is not judged yet. */
export interface ModelAnswer {
  topic: 'schedule' | 'health' | 'other';
  operations: readonly Operation[];
  reach: (typeof REACHES)[number];
  untilDay: Day | null;
  explanation: string;
  question: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasExactly = (value: Fields, names: readonly string[]) =>
  Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name));
const isOneOf = <T extends string>(words: readonly T[], value: unknown): value is T => words.includes(value as T);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;
const isMinutes = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= MINUTES.least && (value as number) <= MINUTES.most;

/**
 * The answer, if it is one: the asked-for fields and no others, known words, days that exist, 5 to 600 minutes, and ids of
 * the prompt's own list. Anything else in it, and all of it is null: half of an answer that went wrong is not to be trusted.
 */
export function readModelAnswer(raw: unknown, ids: ReadonlyMap<string, string>): ModelAnswer | null {
  if (!isObject(raw) || !hasExactly(raw, ['topic', 'operations', 'reach', 'untilDay', 'explanation', 'question']))
    return null;
  const { topic, operations, reach, untilDay, explanation, question } = raw;
  if (!isOneOf(['schedule', 'health', 'other'], topic) || !isOneOf(REACHES, reach)) return null;
  if (untilDay !== null && !(typeof untilDay === 'string' && isDay(untilDay))) return null;
  if (!isText(explanation) || (question !== null && !isText(question))) return null;
  if (!Array.isArray(operations) || operations.length > MAX_OPERATIONS) return null;
  const read = operations.map((operation) => operationOf(operation, ids));
  if (read.some((operation) => operation === null)) return null;
  return { topic, operations: read as Operation[], reach, untilDay, explanation, question: question as string | null };
}

/** What an operation of an answer names: null or undefined what it does not name, or not as it is asked for. */
interface Named {
  workoutId: string | undefined;
  otherId: string | undefined;
  toDate: Day | null;
  minutes: number | null;
  intensity: Intensity | null;
  workoutType: WorkoutType | null;
}

const OPERATIONS: Readonly<Record<(typeof MODEL_OPS)[number], (named: Named) => Operation | null>> = {
  add: ({ workoutType, toDate, minutes, intensity }) =>
    workoutType && toDate && minutes && intensity ? { op: 'add', workoutType, toDate, minutes, intensity } : null,
  move: ({ workoutId, toDate }) => (workoutId && toDate ? { op: 'move', workoutId, toDate } : null),
  swap: ({ workoutId, otherId }) =>
    workoutId && otherId && otherId !== workoutId ? { op: 'swap', workoutId, otherId } : null,
  remove: ({ workoutId }) => (workoutId ? { op: 'remove', workoutId } : null),
  resize: ({ workoutId, minutes }) => (workoutId && minutes ? { op: 'resize', workoutId, minutes } : null),
  ease: ({ workoutId, intensity }) => (workoutId && intensity ? { op: 'ease', workoutId, intensity } : null),
  replace: ({ workoutId, workoutType, minutes, intensity }) =>
    workoutId && workoutType && minutes && intensity
      ? { op: 'replace', workoutId, workoutType, minutes, intensity }
      : null,
};

function operationOf(raw: unknown, ids: ReadonlyMap<string, string>): Operation | null {
  if (!isObject(raw) || !hasExactly(raw, ['op', 'workout', 'other', 'day', 'minutes', 'effort', 'sport'])) return null;
  const { op, day, minutes } = raw;
  if (!isOneOf(MODEL_OPS, op)) return null;
  const idOf = (value: unknown) => (typeof value === 'string' ? ids.get(value) : undefined);
  return OPERATIONS[op]({
    workoutId: idOf(raw.workout),
    otherId: idOf(raw.other),
    toDate: typeof day === 'string' && isDay(day) ? day : null,
    minutes: isMinutes(minutes) ? minutes : null,
    intensity: isOneOf<Intensity>(MODEL_EFFORTS, raw.effort) ? raw.effort : null,
    workoutType: isOneOf<WorkoutType>(MODEL_SPORTS, raw.sport) ? raw.sport : null,
  });
}
