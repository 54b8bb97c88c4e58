import { isDay } from './calendar.ts';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Databases know no year 0, and four digits end with the year 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** Are these the milliseconds of an instant that can be kept? */
export const isInstant = (milliseconds: unknown): milliseconds is number =>
  Number.isInteger(milliseconds) && FIRST <= (milliseconds as number) && (milliseconds as number) <= LAST;

/**
 * Milliseconds of an ISO 8601 instant; null where it is none, or its day or hour does not exist: `Date.parse` makes 2 March of
 * 30 February. Without a zone it is none, unless the time is known to be of `zone`.
 */
export function instantOf(text: string, zone: 'Z' | '' = ''): number | null {
  const [, day, ownZone] = INSTANT.exec(text) ?? [];
  if (day === undefined || !isDay(day) || !(ownZone ?? zone)) return null;
  const at = Date.parse((ownZone ? text : text + zone).replace(',', '.'));
  return isInstant(at) ? at : null;
}
