import { seasonAfter, seasonNow, type SeasonEdit, type SeenSeason, type WhatIfInput } from './whatIf.ts';

/** Seasons kept: a race dragged to and fro passes the same days many times. */
const MAX_KEPT = 200;

export interface SeasonTrials {
  now: SeenSeason;
  /** What `seasonAfter` gives, `now` without edits; the same edits give the same object while it is remembered. */
  after: (edits: readonly SeasonEdit[]) => SeenSeason;
}

/** Remembers the seasons that were tried last, so that following a drag computes each of its days once. */
export function seasonTrials(input: WhatIfInput, most = MAX_KEPT): SeasonTrials {
  const now = seasonNow(input);
  const kept = new Map<string, SeenSeason>();
  const after = (edits: readonly SeasonEdit[]): SeenSeason => {
    if (edits.length === 0) return now;
    const key = JSON.stringify(edits);
    const season = kept.get(key) ?? seasonAfter(input, edits);
    // the last one asked for is the last one forgotten
    kept.delete(key);
    kept.set(key, season);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return season;
  };
  return { now, after };
}
