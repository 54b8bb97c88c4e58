import ICAL from 'ical.js';
import { addDays, type Day, dayFromNumber, dayNumber } from '../../../../api/core/calendar/calendar.ts';
import { instantsIn } from '../../../../api/core/calendar/timeZone.ts';

/** Whole days that an appointment takes, both ends included. */
export interface WholeDays {
  from: Day;
  to: Day;
  title: string;
}

/** What a calendar takes of the days looked at. */
export interface BusyTimes {
  /** By their first day. */
  whole: readonly WholeDays[];
  /** Minutes that appointments take between 6 and 22 o'clock, overlaps once; days without any are left out. */
  minutes: ReadonlyMap<Day, number>;
}

interface Looked {
  from: Day;
  to: Day;
  /** IANA name of the athlete's zone. */
  timeZone: string;
}

/** The hours in which an appointment and training can be in each other's way. */
const [WAKING_FROM, WAKING_TO] = [6 * 60, 22 * 60];
const MINUTE_MS = 60_000;
/** A rule that repeats by the second would keep the page busy for ever. */
const MAX_REPEATS = 20_000;

type Span = readonly [from: number, to: number];

/** What was read is no calendar. */
export class NoCalendar extends Error {}

/** Reads the text of an .ics file (RFC 5545). What is free, cancelled or tentative takes no time. Throws NoCalendar. */
export function busyTimes(text: string, looked: Looked): BusyTimes {
  const instantOf = instantsIn(looked.timeZone);
  const first = dayNumber(looked.from);
  const days = Array.from(
    { length: dayNumber(looked.to) - first + 1 },
    (_, i): { day: Day; span: Span; taken: Span[] } => {
      const day = dayFromNumber(first + i);
      return { day, span: [instantOf(day, WAKING_FROM), instantOf(day, WAKING_TO)], taken: [] };
    },
  );
  const whole: WholeDays[] = [];
  const instant = (time: ICAL.Time) =>
    time.zone === ICAL.Timezone.localTimezone
      ? instantOf(dayOf(time), 60 * time.hour + time.minute)
      : time.toUnixTime() * 1000;

  for (const { start, end, title } of occurrences(text, looked)) {
    if (start.isDate) {
      const last = end.compare(start) > 0 ? addDays(dayOf(end), -1) : dayOf(start);
      if (last >= looked.from)
        whole.push({ from: dayOf(start) < looked.from ? looked.from : dayOf(start), to: last, title });
      continue;
    }
    const [from, to] = [instant(start), instant(end)];
    for (const { span, taken } of days)
      if (from < span[1] && to > span[0]) taken.push([Math.max(from, span[0]), Math.min(to, span[1])]);
  }
  const minutes = new Map(
    days.filter(({ taken }) => taken.length > 0).map(({ day, taken }) => [day, Math.round(union(taken) / MINUTE_MS)]),
  );
  return { whole: whole.sort((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1)), minutes };
}

interface Occurrence {
  start: ICAL.Time;
  end: ICAL.Time;
  title: string;
}

function* occurrences(text: string, { from, to }: Looked): Generator<Occurrence> {
  const events = calendarsIn(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const isChange = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  const changes = new Map<string, ICAL.Component[]>();
  for (const change of events.filter(isChange))
    changes.set(uidOf(change), [...(changes.get(uidOf(change)) ?? []), change]);
  // a day more: the time zone may be another
  const [earliest, latest] = [addDays(from, -1), addDays(to, 1)];
  for (const component of events) {
    if (isChange(component)) continue;
    const event = new ICAL.Event(component, { exceptions: changes.get(uidOf(component)) ?? [] });
    if (!event.startDate) continue;
    if (!event.isRecurring()) {
      const { startDate: start, endDate: end } = event;
      if (takesTime(component) && dayOf(start) <= latest && dayOf(end) >= earliest)
        yield { start, end, title: titleOf(component) };
      continue;
    }
    const next = event.iterator();
    for (let i = 0, time = next.next(); i < MAX_REPEATS && time && dayOf(time) <= latest; i += 1, time = next.next()) {
      const { startDate: start, endDate: end, item } = event.getOccurrenceDetails(time);
      if (takesTime(item.component) && dayOf(start) <= latest && dayOf(end) >= earliest)
        yield { start, end, title: titleOf(item.component) };
    }
  }
}

/** The calendars of a file: usually one. */
function calendarsIn(text: string): ICAL.Component[] {
  try {
    const parsed: unknown = ICAL.parse(text);
    const all = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]).map(
      (each) => new ICAL.Component(each),
    );
    if (all.length > 0 && all.every(({ name }) => name === 'vcalendar')) return all;
  } catch {
    // said below
  }
  throw new NoCalendar();
}

const textOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '');
const uidOf = (event: ICAL.Component) => textOf(event, 'uid');
const titleOf = (event: ICAL.Component) => textOf(event, 'summary').trim();
const takesTime = (event: ICAL.Component) =>
  textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT' &&
  !['CANCELLED', 'TENTATIVE'].includes(textOf(event, 'status').toUpperCase());
const twoDigits = (value: number) => String(value).padStart(2, '0');
const dayOf = ({ year, month, day }: ICAL.Time): Day =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** Milliseconds that the spans take together. */
function union(spans: readonly Span[]): number {
  let [total, until] = [0, -Infinity];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total;
}
