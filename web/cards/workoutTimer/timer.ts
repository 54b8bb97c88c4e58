import type { Turn } from './turns.ts';

/** Where somebody is in a workout. Told by the clock, so that a page that sleeps or is loaded anew is right when it wakes. */
export interface Timer {
  /** Index of the turn that is being done; the number of turns: all are done. */
  turn: number;
  /** Milliseconds spent on it up to `since`. */
  spentMs: number;
  /** Milliseconds trained before it. */
  beforeMs: number;
  /** Instant since when it runs; null: it stands still. */
  since: number | null;
}

export const NOT_BEGUN: Timer = { turn: 0, spentMs: 0, beforeMs: 0, since: null };

export const hasBegun = (timer: Timer): boolean => timer.turn > 0 || trainedMs(timer) > 0 || timer.since !== null;

/** Back within this time of a turn leads to the one before it, later to its own beginning. */
const TO_THE_ONE_BEFORE_MS = 3000;

/** The timer at that instant: turns whose time is over are done, one after the other. */
export function timerAt(timer: Timer, turns: readonly Pick<Turn, 'endsAfterMs'>[], now: number): Timer {
  let { turn, beforeMs } = timer;
  let spentMs = timer.spentMs + (timer.since === null ? 0 : Math.max(0, now - timer.since));
  for (let ends = turns[turn]?.endsAfterMs; ends != null && spentMs >= ends; ends = turns[turn]?.endsAfterMs) {
    spentMs -= ends;
    beforeMs += ends;
    turn += 1;
  }
  // what goes by after the last turn is not training
  if (turn >= turns.length) return { turn, spentMs: 0, beforeMs, since: null };
  return { turn, spentMs, beforeMs, since: timer.since === null ? null : now };
}

/** Each is of the timer at that instant. */
export const started = (timer: Timer, now: number): Timer => ({ ...timer, since: now });
export const paused = (timer: Timer): Timer => ({ ...timer, since: null });

const wentTo = (turn: number, { spentMs, beforeMs, since }: Timer): Timer => ({
  turn,
  spentMs: 0,
  beforeMs: beforeMs + spentMs,
  since,
});

/** On to the next turn; after the last the workout is over. */
export function forward(timer: Timer, turns: number): Timer {
  const next = wentTo(Math.min(turns, timer.turn + 1), timer);
  return next.turn === turns ? paused(next) : next;
}

/** To the beginning of the turn, or of the one before. The time that was trained stays. */
export const back = (timer: Timer): Timer =>
  wentTo(timer.spentMs < TO_THE_ONE_BEFORE_MS ? Math.max(0, timer.turn - 1) : timer.turn, timer);

export const trainedMs = ({ beforeMs, spentMs }: Timer) => beforeMs + spentMs;
