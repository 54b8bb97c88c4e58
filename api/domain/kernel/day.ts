import type { Day } from '../../core/calendar/calendar.ts';

/** A DATE column as the day it means. */
export function dayOf(column: Date): Day {
  return column.toISOString().slice(0, 10);
}

/** A day as the DATE column wants it. */
export function columnOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** More names than there are zones; some are known by several. */
const MAX_FORMATS = 1000;

/** Making a format takes far longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Sweden writes days as we do: 2026-11-20
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size < MAX_FORMATS) formats.set(timeZone, made);
  return made;
}

/** Where an account's day is told. */
export interface ZoneAndDay {
  timeZone: string;
  /** The latest day that had begun in an earlier zone; null: none. */
  latestDay: Date | Day | null;
}

/** The account's day. A move westwards over midnight does not make yesterday of a day that has begun. */
export function todayOf({ timeZone, latestDay }: ZoneAndDay, instant: Date): Day {
  const day = dayIn(timeZone, instant);
  const latest = latestDay instanceof Date ? dayOf(latestDay) : latestDay;
  return latest !== null && latest > day ? latest : day;
}

/** The calendar day at an instant in an IANA time zone. */
export function dayIn(timeZone: string, instant: Date): Day {
  return formatOf(timeZone).format(instant);
}
