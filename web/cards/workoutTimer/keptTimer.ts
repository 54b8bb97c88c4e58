import type { ProfileBlock } from '../profileBlock.ts';
import type { Timer } from './timer.ts';

/** Where the browser keeps the timer of the workout that was begun last: a page that is loaded anew goes on with it. */
const KEY = 'workout-timer';
/** A workout is over after that long, milliseconds; then its timer begins anew. */
const KEPT_MS = 12 * 3_600_000;

interface Kept {
  workoutId: string;
  /** Turns of the workout: of one that was changed since, the place says nothing. */
  turns: number;
  /** Instant of what was pressed last, milliseconds. */
  at: number;
  /** It was ended, before its last turn or after it. */
  isEnded: boolean;
  timer: Timer;
}

export function keepTimer(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // storage is blocked: the timer lives as long as its page
  }
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { at, turns, timer } = value as Partial<Kept>;
  if (!isNumber(at) || !isNumber(turns) || typeof timer !== 'object' || timer === null) return false;
  const { turn, spentMs, beforeMs, since } = timer;
  return [turn, spentMs, beforeMs].every(isNumber) && (since === null || isNumber(since));
}

/** The timer of that workout as it was left; null: none, or of long ago, or of other steps. */
export function keptTimer(workoutId: string, turns: number, now: number): Pick<Kept, 'timer' | 'isEnded'> | null {
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
  if (!isKept(kept) || kept.workoutId !== workoutId || kept.turns !== turns || now - kept.at > KEPT_MS) return null;
  return kept;
}

/** How often something is done in all: turns, without their texts. */
const countOf = (blocks: readonly ProfileBlock[]) =>
  blocks.reduce((sum, { repeat, steps }) => sum + repeat * steps.length, 0);

/** Whether that workout was begun, and how it ended not yet told. */
export const isUnderWay = (workoutId: string, blocks: readonly ProfileBlock[]): boolean =>
  keptTimer(workoutId, countOf(blocks), Date.now()) !== null;
