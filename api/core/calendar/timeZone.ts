import { DAY_MS, type Day, dayNumber } from './calendar.ts';

const MINUTE_MS = 60_000;

/**
 * Answers, for an IANA time zone, the milliseconds since 1970 at which its clocks show a day and a minute of that day. As
 * RFC 5545 reads such times: one that a spring night leaves out is reckoned with the offset before the change, and of one
 * that an autumn night shows twice the first counts. Throws RangeError for a zone that nobody knows.
 */
export function instantsIn(timeZone: string): (day: Day, minuteOfDay: number) => number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const offsetAt = (instant: number): number => {
    const shown = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
    for (const { type, value } of clock.formatToParts(instant))
      if (type in shown) shown[type as keyof typeof shown] = value;
    const days = dayNumber(`${shown.year.padStart(4, '0')}-${shown.month}-${shown.day}`);
    const seconds = Number(shown.hour) * 3600 + Number(shown.minute) * 60 + Number(shown.second);
    return days * DAY_MS + seconds * 1000 - instant;
  };
  return (day, minuteOfDay) => {
    const shown = dayNumber(day) * DAY_MS + minuteOfDay * MINUTE_MS;
    const before = offsetAt(shown - DAY_MS);
    if (offsetAt(shown - before) === before) return shown - before;
    const after = offsetAt(shown + DAY_MS);
    return offsetAt(shown - after) === after ? shown - after : shown - before;
  };
}
