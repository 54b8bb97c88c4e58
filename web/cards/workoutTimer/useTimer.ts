import { useEffect, useState } from 'react';
import { keepTimer, keptTimer } from './keptTimer.ts';
import { back, forward, NOT_BEGUN, paused, started, type Timer, timerAt } from './timer.ts';
import type { Turn } from './turns.ts';

/** Milliseconds between two looks at the clock. */
const TICK_MS = 200;

/** The timer of a workout, which goes on where it was left, and what can be done with it. */
export function useTimer(workoutId: string, turns: readonly Turn[]) {
  const [kept, setKept] = useState(
    () => keptTimer(workoutId, turns.length, Date.now()) ?? { timer: NOT_BEGUN, isEnded: false },
  );
  const [now, setNow] = useState(() => Date.now());
  const timer = timerAt(kept.timer, turns, now);
  const isRunning = timer.since !== null;
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isRunning]);
  const act = (change: (timer: Timer, now: number) => Timer, isEnded = false) => {
    const at = Date.now();
    const next = { timer: change(timerAt(kept.timer, turns, at), at), isEnded };
    setNow(at);
    setKept(next);
    keepTimer({ workoutId, turns: turns.length, at, ...next });
  };
  return {
    timer,
    isRunning,
    isOver: kept.isEnded || timer.turn === turns.length,
    run: () => act(started),
    pause: () => act(paused),
    forward: () => act((before) => forward(before, turns.length)),
    back: () => act(back),
    end: () => act(paused, true),
  };
}
