import ical, { ICalCalendar, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { DAY_MS, dayNumber } from '../core/calendar/calendar.ts';
import { instantsIn } from '../core/calendar/timeZone.ts';
import type { Calendar, CalendarEvent, WriteCalendar } from '../domain/kernel/ports.ts';

const MINUTE_MS = 60_000;
/** How often a calendar may ask anew, seconds. */
const REFRESH_SECONDS = 3600;

/** What no iCalendar text may hold: controls but the line feed, which is escaped. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
const plain = (text: string) =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('\r\n', '\n')
    .replaceAll(FORBIDDEN, ' ');
/** The generator writes names and addresses as they are given. */
const oneLine = (text: string) => plain(text).replaceAll('\n', ' ');
const escaped = (text: string) => oneLine(text).replaceAll(/[\\;,]/g, (mark) => `\\${mark}`);

/**
 * Times are written as instants in UTC, so that a reader needs no rules of summer time; days are written as days, and hold
 * nobody's time.
 */
export const writeCalendar: WriteCalendar = ({ name, timeZone, events }: Calendar): string => {
  const calendar = ical({ name: escaped(name), prodId: '//Evenpace//Training//EN', ttl: REFRESH_SECONDS });
  const instant = instantsIn(timeZone);
  for (const event of events) addTo(calendar, event, instant);
  return `${calendar.toString()}\r\n`;
};

function addTo(calendar: ICalCalendar, event: CalendarEvent, instant: ReturnType<typeof instantsIn>): void {
  const { uid, sequence, changedAt, title, text, url, isPrivate = false, minutes } = event;
  const made = calendar.createEvent({
    id: oneLine(uid),
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    summary: plain(title),
    ...spanOf(event, minutes, instant),
  });
  if (text) made.description(plain(text));
  if (url) made.url(oneLine(url));
  if (isPrivate) made.class(ICalEventClass.PRIVATE);
  made.transparency(event.startsAt === null ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE);
}

function spanOf(
  { day, startsAt }: CalendarEvent,
  minutes: number,
  instant: ReturnType<typeof instantsIn>,
): { start: Date; end: Date; allDay: boolean } {
  if (startsAt === null) {
    const start = dayNumber(day) * DAY_MS;
    return { start: new Date(start), end: new Date(start + DAY_MS), allDay: true };
  }
  const start = instant(day, startsAt);
  return { start: new Date(start), end: new Date(start + minutes * MINUTE_MS), allDay: false };
}
