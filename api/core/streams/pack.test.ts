import fc from 'fast-check';
import { MEAN_MAX_LONGEST } from '../constants/thresholds.ts';
import { packStreams, unpackStreams } from './pack.ts';
import { STREAM_NAMES, STREAM_PARTS, type Stream, type Streams } from './streams.ts';

const HOUR = 3600;
const each = (seconds: number, valueAt: (second: number) => number | null): Stream =>
  Array.from({ length: seconds }, (_, second) => valueAt(second));
const packed = (streams: Streams) => packStreams(streams)!;

test.each<[string, Streams]>([
  ['a single second', { power: [250] }],
  ['values below nothing', { temperature: [-12, -12, -13, -20], altitude: [-3.4, -3.2] }],
  ['gaps at both ends and between', { heartRate: [null, null, 120, 121, null, null, null, 160, null] }],
  ['a value that stays, and comes back after a gap', { power: [200, 200, 200, 200, null, 200, 200, 200, 0, 0] }],
  ['zero from the start', { power: [0, 0, 0, 0, 5] }],
  ['leaps', { power: [0, 3000, 0, 2999, null, 1], distance: [0, 4_999_999] }],
  ['all of them', Object.fromEntries(STREAM_NAMES.map((name, i) => [name, each(400, (s) => (s + i) % 90)]))],
])('streams come back as they were: %s', (_name, streams) => {
  const seconds = Math.max(...Object.values(streams).map(({ length }) => length));
  const whole = Object.fromEntries(
    Object.entries(streams).map(([name, stream]) => [name, [...stream, ...each(seconds - stream.length, () => null)]]),
  );
  expect(unpackStreams(packed(streams))).toEqual(whole);
});

test('whatever is recorded comes back in the parts that are kept', () => {
  const value = fc.option(fc.double({ min: -400, max: 3000, noNaN: true }), { freq: 3 });
  const streams = fc.record(
    Object.fromEntries(STREAM_NAMES.map((name) => [name, fc.array(value, { minLength: 5, maxLength: 60 })])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Streams>;
  fc.assert(
    fc.property(streams, (given) => {
      const bytes = packStreams(given);
      const read = bytes ? unpackStreams(bytes) : {};
      for (const name of STREAM_NAMES) {
        const stream = given[name]?.some((each) => each !== null) ? given[name]! : [];
        const wanted = stream.map((each) =>
          each === null ? null : Math.round(each * STREAM_PARTS[name]) / STREAM_PARTS[name] + 0,
        );
        expect((read[name] ?? []).slice(0, wanted.length).map((each) => (each === null ? null : each + 0))).toEqual(
          wanted,
        );
        expect((read[name] ?? []).slice(wanted.length).every((each) => each === null)).toBe(true);
      }
    }),
  );
});

test('what is not asked for is not read, and what was not recorded is not kept', () => {
  const bytes = packed({ power: [1, 2], heartRate: [100, 101], speed: [null, null], cadence: [] });
  expect(unpackStreams(bytes, ['heartRate', 'speed'])).toEqual({ heartRate: [100, 101] });
  expect(Object.keys(unpackStreams(bytes))).toEqual(['power', 'heartRate']);
  expect(packStreams({ power: [null], speed: [] })).toBeNull();
  expect(packStreams({})).toBeNull();
});

// every value another than the one before, as far away as devices tell
test('an hour of everything that a device tells takes at most 40 kB, a pause next to nothing', () => {
  let seed = 7;
  const dice = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const hour: Streams = {
    power: each(HOUR, () => Math.round(dice() * 900)),
    heartRate: each(HOUR, () => 90 + Math.round(dice() * 100)),
    speed: each(HOUR, () => 5 + dice() * 10),
    cadence: each(HOUR, () => 60 + Math.round(dice() * 60)),
    altitude: each(HOUR, () => 400 + dice() * 12),
    temperature: each(HOUR, () => Math.round(dice() * 20)),
    distance: each(HOUR, (s) => s * 12),
  };
  expect(packed(hour).length).toBeLessThanOrEqual(40_000);
  const paused = { ...hour, power: [...hour.power!, ...each(5 * HOUR, () => null), ...hour.power!] };
  expect(packed(paused).length - packed(hour).length).toBeLessThan(7300);
  expect(packed({ temperature: each(HOUR, () => 21) }).length).toBeLessThan(12);
});

test('a recording longer than two days has none', () => {
  expect(packStreams({ power: each(MEAN_MAX_LONGEST + 1, () => 1) })).toBeNull();
  expect(packStreams({ power: each(MEAN_MAX_LONGEST, () => 1) })).not.toBeNull();
});

test('bytes of somebody else are no streams, and hold nobody up', () => {
  const far = [255, 255, 255, 127];
  for (const bytes of [[], [2, 3], [1, ...far, 0, 2, 0, ...far], [1, 3, 0, 200, 5], [1, 5, 99, 1, 4], [1, 4, 0]])
    expect(Object.values(unpackStreams(Uint8Array.from(bytes))).every((stream) => stream.length <= 5)).toBe(true);
  const cut = packed({ power: [1, 2, 3, 4], heartRate: [5, 6, 7, 8] }).slice(0, -2);
  expect(unpackStreams(cut)).toEqual({ power: [1, 2, 3, 4], heartRate: [5, 6, null, null] });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      for (const stream of Object.values(unpackStreams(Uint8Array.from([1, 50, ...bytes]))))
        expect(stream).toHaveLength(50);
    }),
  );
});
