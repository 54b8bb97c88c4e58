import { METRES_PER_MILE, METRES_PER_YARD } from '../../units/displayUnits.ts';
import { tableOf } from '../../units/tableOf.ts';
import type { StepKind, StepTarget } from '../workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { Cursor } from './cursor.ts';
import type { StepDraft, WrittenEffort } from './draft.ts';
import { EFFORT_WORDS, KIND_WORDS, METRIC_OF, METRIC_WORDS } from './words.ts';

const MAX_STEP_SEC = 10 * 3600;
const MAX_DISTANCE_M = 200_000;
const MAX_REPETITIONS = 100;
const MIN_EFFORT = 0.2;
const MAX_EFFORT = 2.5;
const MAX_NOTE = 200;

/** A percentage as the fraction that is nearest to it: 94.5 is 0.945, without the error of a division. */
const fraction = (percent: string): number => Number(`${percent}e-2`);

interface Amount {
  durationSec: number | null;
  distanceM: number | null;
  repetitions: number | null;
}

const TIME = /(?:(\d+)h)?(?:(\d+)m(?:in)?)?(?:(\d+(?:\.\d+)?)s)?(?![\d.a-z])/iy;
const CLOCK = /(\d+):([0-5]\d)(?::([0-5]\d))?(?!\d)/y;

function readTime(cursor: Cursor): number | null {
  const clock = cursor.take(CLOCK);
  if (clock) {
    const [, a, b, c] = clock;
    return c === undefined ? Number(a) * 60 + Number(b) : Number(a) * 3600 + Number(b) * 60 + Number(c);
  }
  const start = cursor.at;
  const found = cursor.take(TIME);
  if (!found || found[0] === '') {
    cursor.at = start;
    return null;
  }
  const [, h, m, s] = found;
  return Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0);
}

function assertTime(cursor: Cursor, sec: number, at: number): number {
  if (sec <= 0) cursor.fail('the duration must be longer than nothing', at);
  if (sec > MAX_STEP_SEC) cursor.fail('a step can last at most 10 hours', at);
  return sec;
}

/** "100m in 1:48": the time of a distance, where it was given. */
function readPace(cursor: Cursor): number | null {
  const before = cursor.at;
  cursor.skipSpace();
  if (!cursor.take(/in\b/iy)) {
    cursor.at = before;
    return null;
  }
  cursor.skipSpace();
  const at = cursor.at;
  const sec = readTime(cursor);
  if (sec === null) cursor.fail('a time such as 1:48 is missing', at);
  return assertTime(cursor, sec, at);
}

/** How an amount is written. */
const AMOUNTS = {
  run: { units: 'h, m, s, mi or km', example: '3m' },
  bike: { units: 'h, m, s, mi or km', example: '3m' },
  swim: { units: 'h, min, s, m, yd or km', example: '100m or 3min' },
  strength: { units: 'h, m or s', example: '10 or 60s' },
} as const;

const METRES_OF: Readonly<Record<string, number>> = tableOf({ yd: METRES_PER_YARD, mi: METRES_PER_MILE });

/** Metres to the millimetre; whole ones stay exact. */
export function metresOf(number: string, unit: string): number {
  if (unit === 'km') return Number(`${number}e3`);
  return unit === 'm' ? Number(number) : Number((Number(number) * METRES_OF[unit]!).toFixed(3));
}

/** In the water m is metres, elsewhere minutes. */
function readAmount(cursor: Cursor, sport: ZonedSport | null): Amount {
  const at = cursor.at;
  const none = { durationSec: null, distanceM: null, repetitions: null };
  const repetitions = sport === null ? readRepetitions(cursor) : null;
  if (repetitions !== null) return { ...none, repetitions };
  const distanceM = sport === null ? null : readDistance(cursor, sport);
  if (distanceM !== null) return { ...none, distanceM, durationSec: readPace(cursor) };
  const sec = readTime(cursor);
  if (sec === null) return failWithoutAmount(cursor, sport, at);
  const written = cursor.text.slice(at, cursor.at);
  if (sec > MAX_STEP_SEC && sport !== null && written.endsWith('m'))
    cursor.fail(`${written} is minutes here; for metres write ${sec / 60 / 1000}km`, at);
  return { ...none, durationSec: assertTime(cursor, sec, at) };
}

function readRepetitions(cursor: Cursor): number | null {
  const at = cursor.at;
  const found = cursor.take(/(\d+)(?![\d.:hms])/y);
  if (!found) return null;
  const count = Number(found[1]);
  if (count < 1 || count > MAX_REPETITIONS) cursor.fail(`repetitions must be from 1 to ${MAX_REPETITIONS}`, at);
  return count;
}

function readDistance(cursor: Cursor, sport: ZonedSport): number | null {
  const at = cursor.at;
  const found = cursor.take(
    sport === 'swim' ? /(\d+(?:\.\d+)?)(km|m|yd)(?![a-z\d])/iy : /(\d+(?:\.\d+)?)(km|mi)(?![a-z\d])/iy,
  );
  if (!found) return null;
  const metres = metresOf(found[1]!, found[2]!.toLowerCase());
  if (metres < 1) cursor.fail('the distance must be at least a metre', at);
  if (metres > MAX_DISTANCE_M) cursor.fail('a step can be at most 200 km long', at);
  return metres;
}

/** What is wrong with what stands in the place of an amount. */
function failWithoutAmount(cursor: Cursor, sport: ZonedSport | null, at: number): never {
  const number = cursor.take(/\d+(?:\.\d+)?/y)?.[0];
  const { units, example } = AMOUNTS[sport ?? 'strength'];
  if (number === undefined) return cursor.fail(`a duration such as ${example} is missing`, at);
  const unit = cursor.take(/[a-z]+/iy)?.[0];
  if (unit !== undefined) cursor.fail(`“${unit}” is no unit: use ${units}`, at + number.length);
  return cursor.fail(`say what ${number} is: ${number}m, ${number}s …`, at);
}

const PERCENT = /(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?%/y;
const FEELING = /rpe\s*(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?/iy;

function assertEffort(cursor: Cursor, effort: number, at: number): number {
  if (effort < MIN_EFFORT || effort > MAX_EFFORT) cursor.fail('percentages go from 20% to 250%', at);
  return effort;
}

function assertRange(cursor: Cursor, lo: number, hi: number, at: number): void {
  if (lo > hi) cursor.fail('the smaller number comes first', at);
}

/** "rpe 6-7", or "rpe 8" for half a point to either side; null: something else stands here. */
function readFeeling(cursor: Cursor): { lo: number; hi: number } | null {
  const at = cursor.at;
  const found = cursor.take(FEELING);
  if (!found) {
    if (cursor.take(/rpe\b/iy)) cursor.fail('a number from 1 to 10 is missing after rpe');
    return null;
  }
  const [, from, to] = found;
  if (Number(from) < 1 || Number(to ?? from) > 10) cursor.fail('perceived exertion goes from 1 to 10', at);
  if (to === undefined) return { lo: Math.max(1, Number(from) - 0.5), hi: Math.min(10, Number(from) + 0.5) };
  assertRange(cursor, Number(from), Number(to), at);
  return { lo: Number(from), hi: Number(to) };
}

function readEffort(cursor: Cursor, sport: ZonedSport): WrittenEffort {
  const at = cursor.at;
  const percent = cursor.take(PERCENT);
  if (percent) {
    const lo = assertEffort(cursor, fraction(percent[1]!), at);
    if (percent[2] === undefined) return { as: 'percent', effort: lo };
    const hi = assertEffort(cursor, fraction(percent[2]), at);
    assertRange(cursor, lo, hi, at);
    return { as: 'range', lo, hi };
  }
  const feeling = readFeeling(cursor);
  if (feeling) return { as: 'feeling', ...feeling };
  const known = Object.keys(EFFORT_WORDS[sport]);
  const example = `${known.join(', ')}, 106% or rpe 7`;
  if (cursor.take(/\d+(?:\.\d+)?/y)) cursor.fail('a % is missing');
  const word = cursor.take(/[a-z][a-z0-9]*/iy)?.[0].toLowerCase();
  if (word === undefined) return cursor.fail(`say how hard: ${example}`, at);
  if (word === 'rest') return { as: 'rest' };
  if (!known.includes(word)) cursor.fail(`“${word}” is not known: use ${example}`, at);
  return { as: 'word', word };
}

/** "@74-82% ftp" or "@rpe 3-4": a range of its own beside the effort. */
function readTarget(cursor: Cursor, sport: ZonedSport): StepTarget | null {
  if (!cursor.take(/@\s*/y)) return null;
  const at = cursor.at;
  const feeling = readFeeling(cursor);
  if (feeling) return { metric: 'rpe', ...feeling };
  const percent = cursor.take(PERCENT);
  if (!percent) return cursor.fail('a range such as 95-105% is missing after @', at);
  const lo = fraction(percent[1]!);
  const hi = fraction(percent[2] ?? percent[1]!);
  assertRange(cursor, lo, hi, at);
  cursor.skipSpace();
  const wordAt = cursor.at;
  const word = cursor.take(/[a-z]+/iy)?.[0].toLowerCase();
  if (word === undefined) return { metric: METRIC_OF[sport], lo, hi };
  const metric = METRIC_WORDS[word];
  if (metric === undefined)
    return cursor.fail(`“${word}” is not known: use ${Object.keys(METRIC_WORDS).join(', ')}`, wordAt);
  return { metric, lo, hi };
}

/** A note between quotation marks; a backslash stands before one that belongs to it. */
function readNote(cursor: Cursor): string | null {
  const at = cursor.at;
  if (!cursor.take(/"/y)) return null;
  const found = cursor.take(/(?:[^"\\]|\\.)*(?=")/sy);
  if (!found) return cursor.fail('the closing " of the note is missing', at);
  cursor.at += 1;
  const note = found[0].replaceAll(/\\(.)/gs, '$1');
  if ([...note].length > MAX_NOTE) cursor.fail(`a note can have at most ${MAX_NOTE} characters`, at);
  return note;
}

function readKind(cursor: Cursor): StepKind | null {
  const at = cursor.at;
  const word = cursor.take(/[a-z]+/iy)?.[0].toLowerCase();
  const kind = KIND_WORDS.find((each) => each === word);
  if (kind) {
    cursor.skipSpace();
    return kind;
  }
  cursor.at = at;
  return null;
}

/** An exercise without quotation marks, up to what ends the step. */
function readExercise(cursor: Cursor): string | null {
  const found = cursor.take(/(?:(?!\s*(?:[,()\n"@]|$)|\s+rpe\b)[^\\])+/iy);
  return found ? found[0].trim() : null;
}

export function readDraft(cursor: Cursor, sport: ZonedSport | null, named: boolean): StepDraft {
  const kind = readKind(cursor);
  const amount = readAmount(cursor, sport);
  cursor.skipSpace();
  const base = { kind, sport, named, ...amount, target: null };
  if (sport === null) {
    const quoted = readNote(cursor);
    const isRest = quoted === null && cursor.take(/rest\b(?=\s*(?:[,()\n]|$))/iy) !== null;
    const note = quoted ?? (isRest || cursor.sees(/rpe\b/iy) ? null : readExercise(cursor));
    cursor.skipSpace();
    const feeling = readFeeling(cursor);
    return { ...base, effort: isRest ? { as: 'rest' } : null, target: feeling && { metric: 'rpe', ...feeling }, note };
  }
  const effort = readEffort(cursor, sport);
  cursor.skipSpace();
  const target = readTarget(cursor, sport);
  cursor.skipSpace();
  return { ...base, effort, target, note: readNote(cursor) };
}
