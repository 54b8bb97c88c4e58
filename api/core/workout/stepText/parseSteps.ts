import type { Block, Step, Steps } from '../workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { Cursor, StepProblem } from './cursor.ts';
import { type StepDraft, enduranceStep, type TextSpan, strengthStep } from './draft.ts';
import { readDraft } from './readStep.ts';
import type { SteppedType } from './words.ts';

/** Most characters of a line of steps. */
export const MAX_STEP_TEXT = 2000;
const MAX_REPEATS = 99;
/** Most steps with every repeat written out. */
const MAX_STEPS = 400;
const MAX_TOTAL_SEC = 10 * 3600;

/** `at` is the index of the character that is wrong; `message` names it, counted from 1, in words for people. */
export type ParsedSteps = { ok: true; steps: Steps } | { ok: false; at: number; message: string };

type Item = { repeat: null; draft: StepDraft } | { repeat: number; drafts: readonly StepDraft[] };

const SPORT = /(run|bike|swim)\s*:/iy;
const REPEAT = /(\d+)\s*[x×*]\s*/iy;
const SEPARATOR = /[ \t]*[,\n]\s*/y;

/** The sport of the steps being read: it stays until another is named. */
interface Leg {
  sport: ZonedSport | null;
  named: boolean;
}

function readLeg(cursor: Cursor, workoutType: SteppedType, leg: Leg): void {
  if (workoutType !== 'strength') {
    const named = cursor.take(SPORT);
    if (named) {
      leg.sport = named[1]!.toLowerCase() as ZonedSport;
      leg.named = true;
      cursor.skipBlank();
    }
  }
  if (leg.sport === null && workoutType !== 'strength') cursor.fail('name the sport of the steps first: bike: or run:');
}

function readBlock(cursor: Cursor, workoutType: SteppedType, leg: Leg): StepDraft[] {
  const open = cursor.at - 1;
  const drafts: StepDraft[] = [];
  cursor.skipBlank();
  for (;;) {
    readLeg(cursor, workoutType, leg);
    if (cursor.sees(REPEAT)) cursor.fail('a repeat cannot stand inside a repeat; write its steps out');
    drafts.push(readDraft(cursor, leg.sport, leg.named));
    if (cursor.take(SEPARATOR)) continue;
    cursor.skipBlank();
    if (cursor.take(/\)/y)) return drafts;
    if (cursor.done) cursor.fail('the closing ) of this repeat is missing', open);
    cursor.fail('a comma or ) is missing here');
  }
}

function readItem(cursor: Cursor, workoutType: SteppedType, leg: Leg): Item {
  readLeg(cursor, workoutType, leg);
  const at = cursor.at;
  const repeats = cursor.take(REPEAT);
  if (!repeats) return { repeat: null, draft: readDraft(cursor, leg.sport, leg.named) };
  const repeat = Number(repeats[1]);
  if (repeat < 1 || repeat > MAX_REPEATS) cursor.fail(`steps can be repeated 1 to ${MAX_REPEATS} times`, at);
  if (cursor.take(/\(/y)) return { repeat, drafts: readBlock(cursor, workoutType, leg) };
  if (cursor.sees(REPEAT)) cursor.fail('a repeat cannot stand inside a repeat; write its steps out');
  return { repeat, drafts: [readDraft(cursor, leg.sport, leg.named)] };
}

function readItems(cursor: Cursor, workoutType: SteppedType): Item[] {
  const own = workoutType === 'brick' || workoutType === 'strength' ? null : workoutType;
  const leg: Leg = { sport: own, named: false };
  const items: Item[] = [];
  cursor.skipBlank();
  for (;;) {
    items.push(readItem(cursor, workoutType, leg));
    if (cursor.take(SEPARATOR)) continue;
    cursor.skipBlank();
    if (cursor.done) return items;
    cursor.fail('a comma is missing before the next step');
  }
}

function stepOf(draft: StepDraft, place: TextSpan): Step {
  if (draft.sport === null) return strengthStep(draft);
  return enduranceStep({ ...draft, sport: draft.sport, effort: draft.effort! }, place);
}

/** The step in a row of `count` at `index`. */
export const placeIn = (count: number, index: number, inBlock: boolean): TextSpan => ({
  inBlock,
  first: index === 0,
  last: index === count - 1,
});

function settled(item: Item, index: number, count: number): Step | Block {
  if (item.repeat === null) return stepOf(item.draft, placeIn(count, index, false));
  const { repeat, drafts } = item;
  return { repeat, steps: drafts.map((draft, i) => stepOf(draft, placeIn(drafts.length, i, true))) };
}

function assertSize(cursor: Cursor, steps: Steps): void {
  let count = 0;
  let seconds = 0;
  for (const entry of steps) {
    const [repeat, each] = 'repeat' in entry ? [entry.repeat, entry.steps] : [1, [entry]];
    count += repeat * each.length;
    for (const { durationSec } of each) seconds += repeat * durationSec;
  }
  if (count > MAX_STEPS)
    cursor.fail(`a workout can have at most ${MAX_STEPS} steps, repeats counted; this one has ${count}`, 0);
  if (seconds < 60) cursor.fail('a workout lasts at least a minute', 0);
  if (seconds > MAX_TOTAL_SEC) cursor.fail('a workout lasts at most 10 hours', 0);
}

/**
 * Reads steps as people write them: "15m easy, 5x(3m 106%, 3m easy), 10m easy". A step is a length (3m, 90s, 1h30m, 0.8km;
 * in the water m is metres and min minutes; in strength work a number is repetitions), how hard (a word, a percentage of
 * threshold, rpe 7 or rest), a target of its own after @, and a note between quotation marks. Its kind follows from its
 * place unless it is written before it; a brick names the sport where it changes. `printSteps` is the way back.
 */
export function parseSteps(text: string, workoutType: SteppedType): ParsedSteps {
  const cursor = new Cursor(text);
  try {
    if (text.length > MAX_STEP_TEXT) cursor.fail(`steps can have at most ${MAX_STEP_TEXT} characters`, MAX_STEP_TEXT);
    const items = readItems(cursor, workoutType);
    const steps = items.map((item, index) => settled(item, index, items.length));
    assertSize(cursor, steps);
    return { ok: true, steps };
  } catch (problem) {
    if (!(problem instanceof StepProblem)) throw problem;
    return { ok: false, at: problem.at, message: `At ${problem.at + 1}: ${problem.message}.` };
  }
}

/** One step alone, in its place; null where the text is none. */
export function parseStep(text: string, leg: Leg, place: TextSpan): Step | null {
  const cursor = new Cursor(text);
  try {
    const draft = readDraft(cursor, leg.sport, leg.named);
    return cursor.done ? stepOf(draft, place) : null;
  } catch (problem) {
    if (!(problem instanceof StepProblem)) throw problem;
    return null;
  }
}
