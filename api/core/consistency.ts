import { addDays, type Day } from './calendar.ts';
import {
  CONSISTENCY_BANDS,
  CONSISTENCY_MINUTES_WEIGHT,
  CONSISTENCY_SESSIONS_WEIGHT,
  CONSISTENCY_WINDOW_DAYS,
  PARTIAL_SESSION_CREDIT,
} from './constants/load.ts';
import type { WorkoutStatus } from './workout.ts';

export const SKIP_REASONS = ['injury', 'illness', 'work', 'fatigue', 'other'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface JudgedSession {
  /** 0 for a session that the plan did not ask for; it does not count. */
  plannedMinutes: number;
  actualMinutes: number;
  /** A past session still scheduled counts as skipped. */
  status: WorkoutStatus;
  /** Null unless skipped. */
  reasonForSkip: SkipReason | null;
  /** The plan itself took the session out. */
  removedByPlan: boolean;
}

/**
 * How much of the plan was done, 0 to 100, whole; 100 only when every session was completed in full; null without a session to judge. Training more
 * than planned adds nothing; sessions skipped for illness or injury, or removed by the plan, do not count.
 */
export function consistencyScore(sessions: readonly JudgedSession[]): number | null {
  const judged = sessions.filter((session) => session.plannedMinutes > 0 && !isExcused(session));
  if (judged.length === 0) return null;
  const planned = total(judged.map(({ plannedMinutes }) => plannedMinutes));
  const minutes = total(judged.map(doneMinutes));
  const credits = total(judged.map(({ status }) => (status === 'completed' ? 1 : status === 'partially_completed' ? PARTIAL_SESSION_CREDIT : 0)));
  if (minutes === planned && credits === judged.length) return 100;
  const exact = (100 * CONSISTENCY_MINUTES_WEIGHT * minutes) / planned + (100 * CONSISTENCY_SESSIONS_WEIGHT * credits) / judged.length;
  return Math.min(99, Math.round(exact));
}

function isExcused({ status, reasonForSkip, removedByPlan }: JudgedSession): boolean {
  return removedByPlan || (status === 'skipped' && (reasonForSkip === 'illness' || reasonForSkip === 'injury'));
}

function doneMinutes({ status, plannedMinutes, actualMinutes }: JudgedSession): number {
  return status === 'completed' || status === 'partially_completed' ? Math.min(actualMinutes, plannedMinutes) : 0;
}

/** Score of the 28 days up to yesterday, and of the same window a week earlier. */
export function consistency(today: Day, sessions: readonly (JudgedSession & { scheduledDate: Day })[]): { score: number | null; lastWeek: number | null } {
  const scoreBefore = (end: Day) => {
    const first = addDays(end, -CONSISTENCY_WINDOW_DAYS);
    return consistencyScore(sessions.filter(({ scheduledDate }) => scheduledDate >= first && scheduledDate < end));
  };
  return { score: scoreBefore(today), lastWeek: scoreBefore(addDays(today, -7)) };
}

export type ConsistencyBand = 'excellent' | 'good' | 'basics';

export function consistencyBand(score: number): ConsistencyBand {
  if (score >= CONSISTENCY_BANDS.excellent) return 'excellent';
  return score >= CONSISTENCY_BANDS.good ? 'good' : 'basics';
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
