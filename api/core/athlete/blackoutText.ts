import type { Day } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import { timeText } from '../units/timeText.ts';
import type { Blackout } from './athlete.ts';
import type { ShortTime } from './blackout.ts';

/** "Saturday 12 December is blocked: Wedding". */
export function blockedText(day: Day, { label }: Blackout): string {
  return `${dayName(day)} is blocked${label ? `: ${label}` : ''}`;
}

/** "Tuesday 12 January has time for 30 min: Conference". */
export function shortTimeText(day: Day, { label, mostMinutes }: ShortTime): string {
  return `${dayName(day)} has time for ${timeText(mostMinutes)}${label ? `: ${label}` : ''}`;
}
