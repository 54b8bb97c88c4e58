import { FIRST_LONG_RUN_MINUTES, LONG_RUN_STEP, LONG_RUN_WINDOW_DAYS } from '../constants/week.ts';
import type { Memory } from './draft.ts';

/** Longest run of the 30 days before a day, minutes; where there was none, what lets the first ones reach half an hour, be one of them short or not. */
export function longestRecentRun(memory: Memory, dayNumber: number): number {
  let longest = 0;
  for (const run of memory.runs) {
    if (run.number < dayNumber && run.number >= dayNumber - LONG_RUN_WINDOW_DAYS)
      longest = Math.max(longest, run.minutes);
  }
  return longest > 0 ? longest : FIRST_LONG_RUN_MINUTES - LONG_RUN_STEP;
}
