/** Fewest exercises worth a round [D]. */
const MIN_EXERCISES = 3;

/**
 * Sets of each lift where there is room for so many in all: the first lift gets its sets before there is a second, and none is done once
 * only beside another.
 */
export function setsOfLifts(most: number, lifts: number, room: number): readonly number[] {
  const sets = Math.min(room, most * lifts);
  if (sets <= 0) return [];
  const count = Math.min(lifts, Math.ceil(sets / most), Math.max(1, Math.floor(sets / 2)));
  const each = Math.min(most, Math.floor(sets / count));
  const more = Math.min(count, sets - each * count);
  return Array.from({ length: count }, (_, i) => (i < more && each < most ? each + 1 : each));
}

export interface CircuitSize {
  rounds: number;
  /** Exercises of each round. */
  count: number;
  /** Exercises after them that are done once. */
  once: number;
}

/** Rounds and exercises of so many that use `room` sets best: all the sets first, while there are exercises enough for a round. */
export function circuitSize(sets: number, usual: number, exercises: number, room: number): CircuitSize {
  const enough = Math.min(MIN_EXERCISES, usual);
  let rounds = Math.max(1, Math.min(sets, room));
  while (rounds > 1 && Math.floor(room / rounds) < enough) rounds -= 1;
  let count = Math.min(usual, Math.floor(room / rounds));
  // what is left goes to more exercises, then to more rounds: never to stretching
  while (room - rounds * count > exercises - count) {
    if (count < exercises && rounds * (count + 1) <= room) count += 1;
    else rounds += 1;
    count = Math.min(count, Math.floor(room / rounds));
  }
  return { rounds, count, once: room - rounds * count };
}
