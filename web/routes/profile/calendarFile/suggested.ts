import type { Blackout } from '../../../../api/core/athlete/athlete.ts';
import { LONGEST_BLACKOUT_LABEL, MAX_BLACKOUT_DAYS } from '../../../../api/core/athlete/blackout.ts';
import { addDays, type Day, daysBetween } from '../../../../api/core/calendar/calendar.ts';
import type { BusyTimes } from './busyTimes.ts';

/** When a day counts as short, and what it is good for. */
export interface ShortDays {
  /** Hours of appointments from which a day is short. */
  hours: number;
  /** Minutes of training that it holds. */
  minutes: number;
}

/** Ranges to block, and ranges with little time, as a calendar has them; by their first day. No title of an appointment that takes less than a day is in it. */
export function suggested({ whole, minutes }: BusyTimes, short: ShortDays): Blackout[] {
  const ranges: Blackout[] = whole.flatMap(({ from, to, title }) =>
    pieces(from, to).map((piece) => ({ ...piece, label: title.slice(0, LONGEST_BLACKOUT_LABEL) || null })),
  );
  const isWhole = (day: Day) => whole.some(({ from, to }) => from <= day && day <= to);
  const days = [...minutes].filter(([day, busy]) => busy >= 60 * short.hours && !isWhole(day)).map(([day]) => day);
  for (const day of days.sort()) {
    const last = ranges.at(-1);
    const goesOn =
      last?.mostMinutes !== undefined && addDays(last.to, 1) === day && daysBetween(last.from, day) < MAX_BLACKOUT_DAYS;
    if (goesOn) last.to = day;
    else ranges.push({ from: day, to: day, label: null, mostMinutes: short.minutes });
  }
  return ranges.sort((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1));
}

/** A range in parts that are not too long. */
function pieces(from: Day, to: Day): { from: Day; to: Day }[] {
  const end = addDays(from, MAX_BLACKOUT_DAYS - 1);
  return end >= to ? [{ from, to }] : [{ from, to: end }, ...pieces(addDays(end, 1), to)];
}
