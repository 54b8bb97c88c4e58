import fc from 'fast-check';
import { dayFromNumber, dayNumber } from './calendar.ts';
import { instantsIn } from './timeZone.ts';

const at = (zone: string, day: string, hour: number, minute = 0) =>
  new Date(instantsIn(zone)(day, hour * 60 + minute)).toISOString();

test.each([
  ['Europe/Berlin', '2027-01-06', 7, 0, '2027-01-06T06:00:00.000Z'],
  ['Europe/Berlin', '2027-07-06', 7, 0, '2027-07-06T05:00:00.000Z'],
  ['America/St_Johns', '2027-01-06', 6, 30, '2027-01-06T10:00:00.000Z'],
  ['Pacific/Auckland', '2027-01-06', 7, 0, '2027-01-05T18:00:00.000Z'],
  // the clocks go from 2:00 to 3:00: 2:30 is shown by no clock
  ['Europe/Berlin', '2027-03-28', 2, 30, '2027-03-28T01:30:00.000Z'],
  ['Europe/Berlin', '2027-03-28', 3, 0, '2027-03-28T01:00:00.000Z'],
  // 2:30 is shown twice
  ['Europe/Berlin', '2027-10-31', 2, 30, '2027-10-31T00:30:00.000Z'],
  ['Europe/Berlin', '2027-10-31', 3, 0, '2027-10-31T02:00:00.000Z'],
  ['America/New_York', '2027-03-14', 2, 15, '2027-03-14T07:15:00.000Z'],
  // half an hour of summer time
  ['Australia/Lord_Howe', '2027-04-04', 1, 45, '2027-04-03T14:45:00.000Z'],
  // more minutes than a day has go on into the next
  ['UTC', '2027-01-06', 24, 30, '2027-01-07T00:30:00.000Z'],
])('%s shows %s %i:%i at %s', (zone, day, hour, minute, instant) => {
  expect(at(zone, day, hour, minute)).toBe(instant);
});

test('a zone that nobody knows is refused', () => {
  expect(() => instantsIn('Europe/Atlantis')).toThrow(RangeError);
});

test('clocks show what was asked for, outside the hours that they leave out', () => {
  const zones = [
    'Europe/Berlin',
    'America/Sao_Paulo',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'America/New_York',
  ];
  const clocks = new Map(
    zones.map((zone) => [
      zone,
      {
        instant: instantsIn(zone),
        shown: new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
      },
    ]),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2031-12-31') }),
      fc.integer({ min: 4 * 60, max: 23 * 60 }),
      (zone, n, minute) => {
        const { instant, shown } = clocks.get(zone)!;
        const day = dayFromNumber(n);
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        expect(shown.format(instant(day, minute))).toBe(`${day} ${time}`);
      },
    ),
    { numRuns: 500 },
  );
});
