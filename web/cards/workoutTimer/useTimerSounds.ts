import { useEffect, useRef } from 'react';
import { sound } from './sounds.ts';

/** Seconds before a turn ends at which it is heard. */
const HEARD_BEFORE = 3;

interface Heard {
  turn: number;
  /** Whole seconds until the turn ends; null: only a person knows. */
  secondsLeft: number | null;
  /** What is left of them when the sides change; null: they do not. */
  sidesChangeAt: number | null;
}

/** Sounds in the last seconds of a turn, as its sides change and as the next begins, while it is wanted. */
export function useTimerSounds({ turn, secondsLeft, sidesChangeAt }: Heard, isWanted: boolean): void {
  const heard = useRef({ turn, secondsLeft });
  useEffect(() => {
    const before = heard.current;
    heard.current = { turn, secondsLeft };
    if (!isWanted) return;
    if (before.turn !== turn) sound('next');
    else if (secondsLeft === null || secondsLeft === before.secondsLeft) return;
    else if (secondsLeft === sidesChangeAt) sound('sides');
    else if (secondsLeft <= HEARD_BEFORE) sound('soon');
  }, [turn, secondsLeft, sidesChangeAt, isWanted]);
}
