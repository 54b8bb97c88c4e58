import { type Day, daysBetween } from '../calendar/calendar.ts';
import { TIRED } from '../constants/adapt.ts';

interface TiredDay {
  scheduledDate: Day;
  /** The athlete told of it in words; no workout was skipped. */
  isOnlySaid?: true;
}

export interface TiredSkips {
  last: Day;
  /** Less than a week ago. */
  isRecent: boolean;
  /** Workouts skipped for tiredness in the week up to the last time. */
  skipped: number;
  /** In that week the athlete said so in words. */
  isSaid: boolean;
  /** Twice within a week. */
  isAgain: boolean;
}

/** When the athlete was tired last, where it is less than two weeks ago; null: not. `tired`: up to today, in the order of days. */
export function tiredLately(tired: readonly TiredDay[], today: Day): TiredSkips | null {
  const last = tired.at(-1)?.scheduledDate;
  if (last === undefined || daysBetween(last, today) >= 14) return null;
  const lately = tired.filter(({ scheduledDate }) => daysBetween(scheduledDate, last) < TIRED.days);
  const skipped = lately.filter(({ isOnlySaid }) => isOnlySaid !== true).length;
  return {
    last,
    isRecent: daysBetween(last, today) < TIRED.days,
    skipped,
    isSaid: skipped < lately.length,
    isAgain: lately.length >= 2,
  };
}
