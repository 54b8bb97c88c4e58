import * as fc from 'fast-check';

import '../../test/propertySeed.ts';
import type { Thresholds } from '../athlete/athlete.ts';
import { addDays } from '../calendar/calendar.ts';
import { MEAN_MAX_SECONDS } from '../constants/thresholds.ts';
import { counts, type Recording } from './effort.ts';
import { meanMaxOf, NO_MEAN_MAX, type Piece, type Window } from './meanMax.ts';
import { type Evidence, proposalsOf } from './proposals.ts';

const TODAY = '2027-03-16';
const KNOWN: Thresholds = { ftp: 238, runThresholdSpeed: 4, css: 1.1, lthr: 170 };

const aSecond = fc.option(fc.integer({ min: 0, max: 900 }), { nil: null, freq: 5 });
const aStream = fc.array(aSecond, { minLength: 1, maxLength: 400 });

const tableOf = (pieces: readonly Piece[], pulse: readonly Piece[]) => meanMaxOf(pieces, pulse, 10);

/** The same seconds in pieces, cut where it is said, and in another order. */
function cut(values: Piece['values'], from: number, cuts: readonly number[]): Piece[] {
  const at = [...new Set([0, ...cuts.map((each) => each % values.length), values.length])].sort((a, b) => a - b);
  return at.slice(1).map((to, index) => ({ from: from + at[index]!, values: values.slice(at[index], to) }));
}

test('where a recording lies, and in how many pieces it comes, changes nothing', () => {
  fc.assert(
    fc.property(
      aStream,
      aStream,
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(fc.nat(400), { maxLength: 6 }),
      fc.nat(500),
      (watts, beats, shift, cuts, silence) => {
        const whole = tableOf([{ from: 0, values: watts }], [{ from: 0, values: beats }]);
        const moved = tableOf(cut(watts, shift, cuts).reverse(), cut(beats, shift, cuts));
        expect(moved).toEqual(whole);
        const around = Array<null>(silence).fill(null);
        const padded = tableOf(
          [{ from: -silence, values: [...around, ...watts, ...around] }],
          [{ from: 0, values: beats }],
        );
        expect(padded).toEqual(whole);
      },
    ),
  );
});

test('the total of a longer window is never less', () => {
  fc.assert(
    fc.property(aStream, (watts) => {
      const totals = tableOf([{ from: 0, values: watts }], []).map(({ seconds, value }) => seconds * value);
      // values are rounded to a tenth
      totals.slice(1).forEach((total, index) => expect(total).toBeGreaterThanOrEqual(totals[index]! - 60));
    }),
  );
});

const aWindow = (seconds: number): fc.Arbitrary<Window> =>
  fc.record({
    seconds: fc.constant(seconds),
    value: fc.integer({ min: 100, max: 500 }),
    heartRate: fc.option(fc.integer({ min: 100, max: 190 }), { nil: null }),
    coverage: fc.constantFrom(0, 0.5, 0.79, 0.8, 1),
  });
const someWindows = fc
  .subarray(MEAN_MAX_SECONDS.filter((seconds) => seconds >= 120 && seconds <= 1800))
  .chain((lengths) => fc.tuple(...lengths.map(aWindow)));

const aRecording = (as: fc.Arbitrary<Recording['as']>): fc.Arbitrary<Recording> =>
  fc.record({
    id: fc.uuid(),
    day: fc.integer({ min: 0, max: 60 }).map((back) => addDays(TODAY, -back)),
    sport: fc.constantFrom('bike', 'run'),
    as,
    meanMax: someWindows.map((windows) => ({
      power: windows,
      speed: windows.map((window) => ({ ...window, value: window.value / 70 })),
    })),
    trials: fc.constant(null),
  });
const known = (recordings: readonly Recording[]): Evidence => ({
  recordings,
  races: [],
  trainedDays: [TODAY, addDays(TODAY, -10)],
  decided: [],
  maxHeartRate: null,
});
const someTraining = fc.array(aRecording(fc.constant('training')), { maxLength: 6 });
const someEfforts = fc.array(aRecording(fc.constantFrom('training', 'test', 'race')), { maxLength: 6 });

test('training never lowers a threshold, and a later effort takes nothing back', () => {
  fc.assert(
    fc.property(someTraining, aRecording(fc.constantFrom('training', 'race')), (recordings, better) => {
      const before = proposalsOf(known(recordings), KNOWN, TODAY);
      const after = proposalsOf(known([...recordings, { ...better, day: TODAY, id: 'z' }]), KNOWN, TODAY);
      for (const { threshold, from, to } of before) {
        expect(to).toBeGreaterThan(from!);
        // beyond what people have nothing is proposed
        const now = after.find((each) => each.threshold === threshold);
        expect(now?.to ?? Infinity).toBeGreaterThanOrEqual(to);
      }
    }),
  );
});

/** All out at each length, by a critical power or speed and the reserve above it; as long as so many seconds. */
const allOut = (sport: Recording['sport'], rate: number, reserve: number, longest: number): Recording => {
  const windows = MEAN_MAX_SECONDS.filter((seconds) => seconds >= 120 && seconds <= longest).map((seconds) => ({
    seconds,
    value: rate + reserve / seconds,
    heartRate: KNOWN.lthr,
    coverage: 1,
  }));
  const [power, speed] = sport === 'bike' ? [windows, []] : [[], windows];
  return { id: 'a', day: TODAY, sport, as: 'training', meanMax: { power, speed }, trials: null };
};

test.each([
  ['bike', 180, 350, 3000, 45_000, 'ftp'],
  ['run', 2.5, 4.2, 30, 400, 'runThresholdSpeed'],
] as const)(
  '%s: who holds more, or has more above it, is never proposed less',
  (sport, least, most, small, large, name) => {
    const toOf = (rate: number, reserve: number, longest: number) =>
      proposalsOf(known([allOut(sport, rate, reserve, longest)]), { ...KNOWN, [name]: null }, TODAY)[0]?.to ?? 0;
    const aPart = fc.double({ min: 1, max: 1.3, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: least, max: most, noNaN: true }),
        fc.double({ min: small, max: large, noNaN: true }),
        fc.constantFrom(1200, 1800),
        aPart,
        aPart,
        (rate, reserve, longest, more, above) => {
          const before = toOf(rate, reserve, longest);
          expect(before).toBeGreaterThan(0);
          expect(toOf(more * rate, reserve, longest)).toBeGreaterThanOrEqual(before);
          expect(toOf(rate, above * reserve, longest)).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  },
);

test('no proposal comes from a window that does not count, and what does not count changes none', () => {
  const pulse = { lthr: KNOWN.lthr, maxHeartRate: null };
  const countedOnly = (recording: Recording): Recording => {
    const counted = (windows: readonly Window[]) => windows.filter((window) => counts(window, recording, pulse));
    const { power, speed } = recording.meanMax;
    return { ...recording, meanMax: { ...NO_MEAN_MAX, power: counted(power), speed: counted(speed) } };
  };
  fc.assert(
    fc.property(someEfforts, (recordings) => {
      const all = proposalsOf(known(recordings), KNOWN, TODAY);
      expect(all).toEqual(proposalsOf(known(recordings.map(countedOnly)), KNOWN, TODAY));
      for (const { threshold, evidence } of all) {
        const measure = threshold === 'ftp' ? 'power' : 'speed';
        const counted = recordings
          .filter(({ id }) => evidence.ids.includes(id))
          .flatMap((recording) => countedOnly(recording).meanMax[measure]);
        expect(counted).toContainEqual(expect.objectContaining({ seconds: evidence.seconds, value: evidence.value }));
      }
    }),
  );
});

test('the order in which efforts come changes nothing', () => {
  fc.assert(
    fc.property(someEfforts, (recordings) => {
      expect(proposalsOf(known([...recordings].reverse()), KNOWN, TODAY)).toEqual(
        proposalsOf(known(recordings), KNOWN, TODAY),
      );
    }),
  );
});
