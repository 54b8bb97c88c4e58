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

function operationOf(raw: unknown, ids: ReadonlyMap<string, string>): Operation | null {
  if (!isObject(raw) || !hasExactly(raw, ['op', 'workout', 'other', 'day', 'minutes', 'effort', 'sport'])) return null;
  const { op, day, minutes } = raw;
  const idOf = (value: unknown) => (typeof value === 'string' ? ids.get(value) : undefined);
  const [workoutId, otherId] = [idOf(raw.workout), idOf(raw.other)];
  const toDate = typeof day === 'string' && isDay(day) ? day : undefined;
  const effort = isOneOf<Intensity>(MODEL_EFFORTS, raw.effort) ? raw.effort : null;
  const sport = isOneOf<WorkoutType>(MODEL_SPORTS, raw.sport) ? raw.sport : null;
  if (!isOneOf(MODEL_OPS, op)) return null;
  if (op === 'add')
    return sport && toDate && isMinutes(minutes) && effort
      ? { op, workoutType: sport, toDate, minutes, intensity: effort }
      : null;
  if (workoutId === undefined) return null;
  switch (op) {
    case 'move':
      return toDate === undefined ? null : { op, workoutId, toDate };
    case 'swap':
      return otherId === undefined || otherId === workoutId ? null : { op, workoutId, otherId };
    case 'remove':
      return { op, workoutId };
    case 'resize':
      return isMinutes(minutes) ? { op, workoutId, minutes } : null;
    case 'ease':
      return effort && { op, workoutId, intensity: effort };
    case 'replace':
      return sport && isMinutes(minutes) && effort
        ? { op, workoutId, workoutType: sport, minutes, intensity: effort }
        : null;
  }
}
