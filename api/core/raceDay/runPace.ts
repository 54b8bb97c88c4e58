import { HELD_START } from '../constants/raceDay.ts';
import { gradeCost } from '../workout/grade.ts';
import { cutAt, type Stretch } from './course.ts';

/** What the pieces cost together against flat ground of the same length (Minetti). */
export function courseCost(stretches: readonly Stretch[]): number {
  const cost = stretches.reduce((sum, { lengthM, grade }) => sum + lengthM * gradeCost(grade), 0);
  return cost / stretches.reduce((sum, { lengthM }) => sum + lengthM, 0);
}

/** Seconds up to each border, metres from the start: even effort, held back a little in the first tenth. The last border is the finish. */
export function pacedRun(stretches: readonly Stretch[], borders: readonly number[], seconds: number): number[] {
  const heldUntil = HELD_START.part * borders.at(-1)!;
  const all = [...new Set([...borders, heldUntil])].sort((a, b) => a - b);
  const parts = cutAt(stretches, all).map((pieces, index) => {
    const cost = pieces.reduce((sum, { lengthM, grade }) => sum + lengthM * gradeCost(grade), 0);
    return { to: all[index]!, cost: all[index]! <= heldUntil ? cost * (1 + HELD_START.slower) : cost };
  });
  const whole = parts.reduce((sum, { cost }) => sum + cost, 0);
  return borders.map(
    (border) => (seconds * parts.filter(({ to }) => to <= border).reduce((sum, { cost }) => sum + cost, 0)) / whole,
  );
}
