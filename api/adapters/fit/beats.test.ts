import fc from 'fast-check';
import { beatsOf } from './beats.ts';
import type { Message } from './fields.ts';
import { pulseOf, withBeats } from './pulse.ts';

const START = Date.parse('2027-01-05T06:00:00Z') / 1000;
const at = (second: number) => new Date((START + second) * 1000);
const anchor = (over: Message = {}): Message => ({
  timestamp: at(0),
  event_timestamp: [100],
  filtered_bpm: [120],
  ...over,
});
/** Times of 12 bits, two in each three bytes. */
const packed = (...times: number[]): number[] => {
  const bits = times.reduce((sum, time, i) => sum + (BigInt(time) << BigInt(12 * i)), 0n);
  return Array.from({ length: Math.ceil((times.length * 3) / 2) }, (_, i) => Number((bits >> BigInt(8 * i)) & 255n));
};
const bits = (second: number) => Math.round(second * 1024) % 4096;
const told = (messages: Message[]) => beatsOf(messages).map(({ at: when, bpm }) => [when - START, bpm]);

test.each<[string, Message[], number[][]]>([
  ['one with its time of day', [anchor()], [[0, 120]]],
  ['a part of a second', [anchor({ fractional_timestamp: 0.5 })], [[0.5, 120]]],
  [
    'whole times of the strap’s clock',
    [anchor(), { event_timestamp: [101, 102.5], filtered_bpm: [121, 122] }],
    [
      [0, 120],
      [1, 121],
      [2.5, 122],
    ],
  ],
  [
    'packed times',
    [anchor(), { event_timestamp12: packed(bits(101), bits(101.5)), filtered_bpm: [121, 122] }],
    [
      [0, 120],
      [1, 121],
      [1.5, 122],
    ],
  ],
  [
    'packed times that roll over',
    [
      anchor({ event_timestamp: [3.75] }),
      {
        event_timestamp12: packed(bits(4.25), bits(7.5), bits(8.5), bits(11)),
        filtered_bpm: [1, 2, 3, 4].map((i) => 120 + i),
      },
    ],
    [
      [0, 120],
      [0.5, 121],
      [3.75, 122],
      [4.75, 123],
      [7.25, 124],
    ],
  ],
  [
    'a clock that rolls over',
    [anchor({ event_timestamp: [2 ** 22 - 1] }), { event_timestamp: [1], filtered_bpm: [130] }],
    [
      [0, 120],
      [2, 130],
    ],
  ],
  [
    'a second time of day begins anew',
    [
      anchor(),
      { timestamp: at(60), event_timestamp: [7], filtered_bpm: [140] },
      { event_timestamp12: packed(bits(8)), filtered_bpm: [141] },
    ],
    [
      [0, 120],
      [60, 140],
      [61, 141],
    ],
  ],
  [
    'a byte of ones, which the decoder takes for nothing',
    [anchor({ event_timestamp: [0] }), { event_timestamp12: [null, 0x0f], filtered_bpm: [120] }],
    [
      [0, 120],
      [4095 / 1024, 120],
    ],
  ],
  [
    'no rate at a beat',
    [anchor(), { event_timestamp12: packed(bits(101), bits(102)), filtered_bpm: [null, 122] }],
    [
      [0, 120],
      [2, 122],
    ],
  ],
  [
    'places without a beat, which cost no time',
    [
      anchor(),
      { event_timestamp12: packed(bits(101), 4095, 4095, 4095), filtered_bpm: [121, null, null, null] },
      { event_timestamp12: packed(bits(101.5)), filtered_bpm: [122] },
    ],
    [
      [0, 120],
      [1, 121],
      [1.5, 122],
    ],
  ],
  [
    'more times than rates',
    [
      anchor(),
      { event_timestamp12: packed(bits(101), 0), filtered_bpm: [121] },
      { event_timestamp12: packed(bits(102)), filtered_bpm: [122] },
    ],
    [
      [0, 120],
      [1, 121],
      [2, 122],
    ],
  ],
  [
    'a rate that nobody has',
    [anchor(), { event_timestamp12: packed(bits(101), bits(102)), filtered_bpm: [0, 254] }],
    [[0, 120]],
  ],
  ['nothing before a time of day', [{ event_timestamp: [99], filtered_bpm: [119] }, anchor()], [[0, 120]]],
  [
    'a clock that goes back',
    [anchor(), { event_timestamp: [50], filtered_bpm: [125] }, { event_timestamp: [101], filtered_bpm: [121] }],
    [
      [0, 120],
      [1, 121],
    ],
  ],
  [
    'nonsense',
    [
      anchor(),
      { event_timestamp: ['x', {}], event_timestamp12: 'y', filtered_bpm: 7 },
      { event_timestamp12: [1], filtered_bpm: [1] },
    ],
    [[0, 120]],
  ],
])('beats of a strap: %s', (_name, messages, beats) => {
  expect(told(messages)).toEqual(beats);
});

const record = (second: number, heart_rate?: number): Message => ({
  timestamp: at(second),
  ...(heart_rate !== undefined && { heart_rate }),
});
const beats = (...given: [number, number][]) => given.map(([second, bpm]) => ({ at: START + second, bpm }));

test.each<[string, Message[], [number, number][], (number | undefined)[]]>([
  [
    'the mean since the record before',
    [record(0), record(1), record(2)],
    [
      [0.2, 100],
      [0.8, 110],
      [1.5, 120],
    ],
    [undefined, 105, 120],
  ],
  ['a beat on the second belongs to it', [record(0), record(1), record(2)], [[1, 100]], [undefined, 100, undefined]],
  [
    'the first record has the second before it',
    [record(5), record(6)],
    [
      [3.9, 90],
      [4.5, 100],
      [5.5, 110],
    ],
    [100, 110],
  ],
  [
    'a record of the same second again',
    [record(1), record(1), record(2)],
    [
      [0.5, 100],
      [1.5, 120],
    ],
    [100, 100, 120],
  ],
  [
    'over a pause',
    [record(0), record(30)],
    [
      [10, 100],
      [20, 120],
    ],
    [undefined, 110],
  ],
  [
    'what the device knew by itself stays where the strap is silent',
    [record(0, 80), record(1, 81), record(2, 82)],
    [[0.5, 120]],
    [80, 120, 82],
  ],
  [
    'half a beat is rounded',
    [record(0), record(1)],
    [
      [0.5, 100],
      [0.6, 101],
    ],
    [undefined, 101],
  ],
])('records with a strap’s beats: %s', (_name, records, given, rates) => {
  expect(withBeats(records, beats(...given)).map(({ heart_rate }) => heart_rate)).toEqual(rates);
});

test('where the device wrote nothing while its timer ran, the beats stand by themselves', () => {
  const given = Array.from({ length: 101 }, (_, i): [number, number] => [i, 100 + i]);
  const seen = (stops: [number, number][] | null) =>
    pulseOf([record(0), record(40), record(100)], beats(...given), stops).map(
      ({ timestamp }) => (timestamp as Date).getTime() / 1000 - START,
    );
  expect(seen(null)).toEqual(given.map(([second]) => second));
  expect(seen([[START + 50, START + 80]])).toEqual(
    given.map(([second]) => second).filter((second) => second < 50 || second >= 80),
  );
});

test('whatever a strap counts, packed times unpack to it', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 4095 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (ticks, clock) => {
      let now = clock;
      const times = ticks.map((step) => (now = (now + step) % 2 ** 32));
      const messages = [
        anchor({ event_timestamp: [clock / 1024] }),
        ...times.map((time) => ({ event_timestamp12: packed(time % 4096), filtered_bpm: [100] })),
      ];
      const whole = [
        anchor({ event_timestamp: [clock / 1024] }),
        { event_timestamp: times.map((time) => time / 1024), filtered_bpm: times.map(() => 100) },
      ];
      expect(beatsOf(messages)).toEqual(beatsOf(whole));
      expect(beatsOf(whole).at(-1)!.at - START).toBeCloseTo(ticks.reduce((sum, step) => sum + step, 0) / 1024, 5);
    }),
  );
});
