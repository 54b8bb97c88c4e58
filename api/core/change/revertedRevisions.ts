/** A revision that led back to the schedule as it was after an earlier one. */
export interface WayBack {
  number: number;
  /** Number of the earlier one; 0: before the first. */
  to: number;
}

/** True where no way back led behind the revision, or what did was itself taken back. `ways`: the latest first. */
export function isStanding(revision: number, ways: readonly WayBack[]): boolean {
  let at = Infinity;
  for (const { number, to } of ways) {
    if (number > at) continue;
    if (revision > number) return true;
    if (revision > to) return false;
    at = to;
  }
  return true;
}
