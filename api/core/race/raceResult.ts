import { VERY_HARD_EXTRA_WEEKS, VERY_HARD_FEELING } from '../constants/season.ts';

export const RESULT_STATUSES = ['finished', 'did-not-finish', 'did-not-start'] as const;
export type ResultStatus = (typeof RESULT_STATUSES)[number];

export interface RaceResult {
  status: ResultStatus;
  /** Seconds from start to finish; null unless finished. */
  finishSeconds: number | null;
  /** 1 very hard to 10 very good; null: not told. */
  feeling: number | null;
  /** Stopped before half the distance; null unless the race was not finished. */
  beforeHalfway: boolean | null;
  notes: string | null;
}

/**
 * Recovery weeks once the result is known, from those planned: none for a race that was not started, half for one that ended before
 * half the distance, one more where it felt very hard.
 */
export function weeksAfterResult(planned: number, result: RaceResult | null | undefined): number {
  if (!result) return planned;
  if (result.status === 'did-not-start') return 0;
  const weeks = result.status === 'did-not-finish' && result.beforeHalfway ? Math.ceil(planned / 2) : planned;
  return result.feeling !== null && result.feeling <= VERY_HARD_FEELING ? weeks + VERY_HARD_EXTRA_WEEKS : weeks;
}
