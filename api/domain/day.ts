import type { Day } from '../core/calendar.ts';

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
const MOST_FORMATS = 1000;

/** Making a format takes far longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Sweden writes days as we do: 2026-11-20
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size < MOST_FORMATS) formats.set(timeZone, made);
  return made;
}

/** The calendar day at an instant in an IANA time zone. */
export function dayIn(timeZone: string, instant: Date): Day {
  return formatOf(timeZone).format(instant);
}
