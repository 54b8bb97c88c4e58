import { isQuiet, morningOf, nextMorning, quietEnd } from './quietHours.ts';

const hours = (timeZone: string, quietFrom: number, quietUntil: number) => ({ timeZone, quietFrom, quietUntil });

test.each([
  ['UTC', 22, 7, '21:59', false],
  ['UTC', 22, 7, '22:00', true],
  ['UTC', 22, 7, '00:30', true],
  ['UTC', 22, 7, '06:59', true],
  ['UTC', 22, 7, '07:00', false],
  ['UTC', 9, 17, '08:59', false],
  ['UTC', 9, 17, '16:00', true],
  ['UTC', 9, 17, '17:00', false],
  ['UTC', 5, 5, '05:00', false],
  // where it is another hour
  ['America/New_York', 22, 7, '11:59', true],
  ['America/New_York', 22, 7, '12:00', false],
  ['Asia/Kathmandu', 22, 7, '16:14', false],
  ['Asia/Kathmandu', 22, 7, '16:15', true],
])('in %s from %d to %d it is quiet at %s UTC: %s', (zone, from, until, time, isIt) => {
  expect(isQuiet(hours(zone, from, until), new Date(`2026-11-17T${time}:00Z`))).toBe(isIt);
});

test.each([
  ['UTC', '2026-11-17T23:10:00Z', '2026-11-18T07:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-17T23:10:00Z', '2026-11-18T01:15:00.000Z'],
  // the night in which clocks are put forward is an hour shorter
  ['Europe/Berlin', '2027-03-27T21:10:00Z', '2027-03-28T05:00:00.000Z'],
])('quiet in %s of %s ends at %s', (zone, now, end) => {
  expect(quietEnd(hours(zone, 22, 7), new Date(now)).toISOString()).toBe(end);
});

test.each([
  ['UTC', 22, 7, '2026-11-17T06:10:00Z', '2026-11-17T07:00:00.000Z'],
  // not in the morning that it is
  ['UTC', 22, 7, '2026-11-17T07:10:00Z', '2026-11-18T07:00:00.000Z'],
  ['UTC', 22, 7, '2026-11-17T20:00:00Z', '2026-11-18T07:00:00.000Z'],
  ['America/New_York', 22, 6, '2026-11-17T20:00:00Z', '2026-11-18T11:00:00.000Z'],
  ['UTC', 4, 4, '2026-11-17T20:00:00Z', '2026-11-18T07:00:00.000Z'],
])('in %s, quiet from %d to %d, the morning after %s is %s', (zone, from, until, now, morning) => {
  expect(nextMorning(hours(zone, from, until), new Date(now)).toISOString()).toBe(morning);
});

test('whoever has no quiet hours is told at seven', () => {
  expect([morningOf(hours('UTC', 3, 3)), morningOf(hours('UTC', 23, 5))]).toEqual([7, 5]);
});
