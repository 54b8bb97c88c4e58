import { useEffect, useRef } from 'react';
import { sound } from './sounds.ts';

/** Seconds before a turn ends at which it is heard. */
const HEARD_BEFORE = 3;

interface Heard {
  turn: number;
  /** Whole seconds until the turn ends; null: only a person knows. */
  secondsLeft: number | null;
}

/** Sounds in the last seconds of a turn and as the next begins, while it is wanted. */
export function useTimerSounds({ turn, secondsLeft }: Heard, isWanted: boolean): void {
  const heard = useRef({ turn, secondsLeft });
  useEffect(() => {
    const before = heard.current;
    heard.current = { turn, secondsLeft };
    if (!isWanted) return;
    if (before.turn !== turn) sound('next');
    else if (secondsLeft !== null && secondsLeft !== before.secondsLeft && secondsLeft <= HEARD_BEFORE) sound('soon');
  }, [turn, secondsLeft, isWanted]);
}
