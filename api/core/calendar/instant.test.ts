import { instantOf } from './instant.ts';

test.each<[text: string, instant: string | null]>([
  ['2026-11-20T06:00:00Z', '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T06:00Z', '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T06:00:00.25+05:30', '2026-11-20T00:30:00.250Z'],
  ['2026-11-20T06:00:00+0530', '2026-11-20T00:30:00.000Z'],
  ['2028-02-29T23:59:59-08:00', '2028-03-01T07:59:59.000Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ['0001-01-01T00:00:00+01:00', null],
  ['0000-06-01T06:00:00Z', null],
  ['9999-12-31T23:00:00-01:00', null],
  ['2027-02-29T06:00:00Z', null],
  ['2026-02-30T06:00:00Z', null],
  ['2026-13-01T06:00:00Z', null],
  ['2026-11-20T25:00:00Z', null],
  ['2026-11-20T06:61:00Z', null],
  ['2026-11-20T06:00:00', null],
  ['2026-11-20T06:00:00 GMT+2Z', null],
  ['2026-11-20', null],
  ['20 November 2026', null],
  ['', null],
])('%s is the instant %s', (text, instant) => {
  const at = instantOf(text);
  expect(at === null ? null : new Date(at).toISOString()).toBe(instant);
});

test('a time without its zone is of the zone that is known, and of none where it has its own', () => {
  expect(instantOf('2026-11-20T06:00:00', 'Z')).toBe(Date.parse('2026-11-20T06:00:00Z'));
  expect(instantOf('2026-11-20T06:00:00+01:00', 'Z')).toBe(Date.parse('2026-11-20T05:00:00Z'));
  expect(instantOf('2026-02-30T06:00:00', 'Z')).toBeNull();
});
