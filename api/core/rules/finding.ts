import { shortDate } from '../calendar/dayNames.ts';
import type { Day } from '../calendar/calendar.ts';
import type { LimitCode } from '../codes/limit.ts';
import type { Proof } from '../week/schedule.ts';
import type { ScheduledSession } from './context.ts';

/** One limit with what the schedule makes of it. */
export interface Finding extends Proof {
  code: LimitCode;
  /** Monday of the week. */
  week: Day;
  /** Day concerned; null for limits of the whole week. */
  day: Day | null;
  /** Session concerned, where it is one. */
  workoutId?: string;
  /** How far over the limit, in its own unit; 0 when it holds. */
  excess: number;
  /** What is wrong, a sentence; made also when the limit holds. */
  message: string;
}

interface Checked {
  constraint: string;
  limit: string;
  value: string;
  excess: number;
  message: string;
  workoutId?: string;
}

export const check = (code: LimitCode, week: Day, day: Day | null, checked: Checked): Finding => ({
  code,
  week,
  day,
  holds: checked.excess <= 0,
  ...checked,
});

/** What a proof calls a blocked date. */
export const blockedLine = (day: Day): string => `${shortDate(day)} is blocked`;
/** What a proof calls a date with little time. */
export const shortTimeLine = (day: Day, minutes: number): string => `${shortDate(day)} at most ${minutes} min`;
/** A line of a proof is about a blocked date, or one with little time. */
export const isDateLine = (constraint: string): boolean =>
  /^\w{3} \d{1,2} \w{3} (is blocked|at most \d+ min)$/.test(constraint);

export const isRace = ({ workoutType }: Pick<ScheduledSession, 'workoutType'>): boolean => workoutType === 'race';
