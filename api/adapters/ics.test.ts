import ICAL from 'ical.js';
import type { CalendarEvent } from '../domain/kernel/ports.ts';
import { writeCalendar } from './ics.ts';

const anEvent = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'workout-1@evenpace',
  sequence: 3,
  changedAt: new Date('2027-01-05T10:11:12Z'),
  title: 'Cruise intervals',
  day: '2027-01-06',
  startsAt: 7 * 60,
  minutes: 65,
  ...over,
});

const write = (over: Partial<CalendarEvent> | readonly CalendarEvent[], timeZone = 'Europe/Berlin') =>
  writeCalendar({
    name: 'Evenpace',
    timeZone,
    events: Array.isArray(over) ? over : [anEvent(over as Partial<CalendarEvent>)],
  });

/** What another program makes of the text. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => ({ component, event: new ICAL.Event(component) }));
}

const one = (text: string) => read(text)[0]!;

test('an event is read as it was meant', () => {
  const { event, component } = one(
    write({ text: 'Warm up\nRun', url: 'https://evenpace.test/training-schedule?workout=1' }),
  );
  expect(event.uid).toBe('workout-1@evenpace');
  expect(event.sequence).toBe(3);
  expect(event.summary).toBe('Cruise intervals');
  expect(event.description).toBe('Warm up\nRun');
  expect(component.getFirstPropertyValue('url')).toBe('https://evenpace.test/training-schedule?workout=1');
  expect(event.startDate.toJSDate().toISOString()).toBe('2027-01-06T06:00:00.000Z');
  expect(event.duration.toSeconds()).toBe(65 * 60);
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2027-01-05T10:11:12Z');
  expect(component.getFirstPropertyValue('class')).toBeNull();
  expect(component.getFirstPropertyValue('transp')).toBe('OPAQUE');
});

test.each([
  ['the day before summer time', 'Europe/Berlin', '2027-03-27', '2027-03-27T06:00:00.000Z'],
  ['the first day of summer time', 'Europe/Berlin', '2027-03-28', '2027-03-28T05:00:00.000Z'],
  ['the last day of summer time', 'Europe/Berlin', '2027-10-30', '2027-10-30T05:00:00.000Z'],
  ['the day after summer time', 'Europe/Berlin', '2027-10-31', '2027-10-31T06:00:00.000Z'],
  ['a day that has not begun in UTC', 'Pacific/Auckland', '2027-01-06', '2027-01-05T18:00:00.000Z'],
  ['a day that UTC has left', 'America/Los_Angeles', '2027-01-06', '2027-01-06T15:00:00.000Z'],
])('seven in the morning on %s', (_name, timeZone, day, instant) => {
  expect(one(write({ day }, timeZone)).event.startDate.toJSDate().toISOString()).toBe(instant);
});

test.each(['Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a whole day in %s is that day and no other, and holds no time',
  (timeZone) => {
    const { event, component } = one(write({ day: '2027-03-28', startsAt: null }, timeZone));
    expect(event.startDate.isDate).toBe(true);
    expect([String(event.startDate), String(event.endDate)]).toEqual(['2027-03-28', '2027-03-29']);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  },
);

test('a private event says so', () => {
  expect(one(write({ isPrivate: true })).component.getFirstPropertyValue('class')).toBe('PRIVATE');
});

test.each([
  'Long; very, very long \\ and steady',
  'Zürich 🏃🏽‍♀️ — größer',
  'a line\nand another\\n, one',
  'END:VEVENT\nBEGIN:VEVENT\nSUMMARY:Forged',
  'x'.repeat(74) + 'é' + '🚴'.repeat(60),
])('%j comes through unchanged, in lines of at most 75 octets', (words) => {
  const text = write({ title: words, text: words });
  const events = read(text);
  expect(events).toHaveLength(1);
  expect(events[0]!.event.summary).toBe(words);
  expect(events[0]!.event.description).toBe(words);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test.each([
  ['a carriage return', 'one\rEND:VEVENT', 'one END:VEVENT'],
  ['controls', 'one\u0000\u0007two\u2028three', 'one  two three'],
  ['half a pair', 'one \ud83d two', 'one \ufffd two'],
])('%s cannot break a line', (_name, words, seen) => {
  const text = write({ title: words });
  expect(text).not.toMatch(/^END:VEVENT[^\r]/m);
  expect(one(text).event.summary).toBe(seen);
});

test('the name of a calendar and an address cannot add lines', () => {
  const text = writeCalendar({
    name: 'Ann\r\nX-EVIL:1; two, three',
    timeZone: 'UTC',
    events: [anEvent({ uid: 'a\nX-EVIL:2', url: 'https://x.test/\nX-EVIL:3' })],
  });
  expect(text).not.toMatch(/^X-EVIL/m);
  expect(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-calname')).toBe(
    'Ann X-EVIL:1\\; two\\, three',
  );
});

test('the same calendar is the same text, and an empty one can be read', () => {
  expect(write({})).toBe(write({}));
  expect(read(write([]))).toEqual([]);
});
