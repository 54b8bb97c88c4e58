import fc from 'fast-check';
import { activityLoad, type Recordee } from './activity.ts';
import { type Coverage, leftOutReason } from './coverage.ts';
import { type FitLeg, NOTHING_MEASURED } from '../workout/fit/fitFile.ts';

const NOBODY: Recordee = { thresholds: null, age: null, gender: null };
const MEASURED: Recordee = {
  thresholds: { ftp: 250, runThresholdSpeed: 1000 / 270, css: 100 / 110, lthr: 165 },
  age: 40,
  gender: 'male',
};
const DEVICE = { ftp: null, lthr: null, restHeartRate: 50, maxHeartRate: 190 };

function leg(over: Partial<FitLeg>): FitLeg {
  return {
    ...NOTHING_MEASURED,
    sport: 'bike',
    startedAt: '2027-01-05T06:00:00.000Z',
    movingSec: 3600,
    elapsedSec: 3600,
    device: DEVICE,
    ...over,
  };
}

test.each<[string, Partial<FitLeg>, number, string]>([
  ['a ride at FTP', { normalizedPower: 250 }, 100, 'power'],
  ['two hours at 200 W', { normalizedPower: 200, movingSec: 7200 }, 128, 'power'],
  ['a ride of power and heart rate', { normalizedPower: 250, averageHeartRate: 120 }, 100, 'power'],
  ['a run at 5:00 with a threshold of 4:30', { sport: 'run', distanceM: 12_000 }, 81, 'pace'],
  [
    'a run uphill goes by the flat way that is as hard',
    { sport: 'run', distanceM: 9000, flatDistanceM: 12_000 },
    81,
    'pace',
  ],
  ['a run with power goes by pace', { sport: 'run', distanceM: 12_000, normalizedPower: 300 }, 81, 'pace'],
  ['a swim of 3000 m in an hour', { sport: 'swim', distanceM: 3000 }, 77, 'pace'],
  [
    'a swim whose rests the device knows',
    { sport: 'swim', distanceM: 3000, movingSec: 4000, swimSec: 3600 },
    77,
    'pace',
  ],
  ['an hour at 150 beats', { averageHeartRate: 150, heartRate: [[150, 3600]] }, 70.8, 'heartRate'],
  ['the same by its mean alone', { averageHeartRate: 150 }, 70.8, 'heartRate'],
  ['a treadmill run without distance', { sport: 'run', averageHeartRate: 150 }, 70.8, 'heartRate'],
  ['an hour felt as 8', { rpe: 8 }, 100, 'effort'],
  ['a ride of which nothing is known is easy', {}, 43.6, 'effort'],
  ['a hike', { sport: 'other' }, 40, 'effort'],
  ['strength goes by time', { sport: 'strength', movingSec: 1800 }, 17.5, 'effort'],
])('%s', (_name, over, tss, measure) => {
  expect(activityLoad(leg(over), MEASURED)).toMatchObject({ tss, measure });
});

test('without measured thresholds the device’s own settings stand in, and then nothing does', () => {
  const ride = { normalizedPower: 250, averageHeartRate: 150 };
  expect(activityLoad(leg({ ...ride, device: { ...DEVICE, ftp: 250 } }), NOBODY)).toMatchObject({
    tss: 100,
    measure: 'power',
  });
  expect(activityLoad(leg({ ...ride, device: { ...DEVICE, lthr: 165 } }), { ...NOBODY, gender: 'male' })).toMatchObject(
    { tss: 70.8, measure: 'heartRate' },
  );
  expect(activityLoad(leg(ride), NOBODY)).toMatchObject({ measure: 'effort', zoneSec: null });
});

test('time lies in three zones of what the load was reckoned from', () => {
  const power = [
    [150, 600],
    [220, 300],
    [300, 100],
  ] as const;
  expect(activityLoad(leg({ movingSec: 1000, normalizedPower: 200, power }), MEASURED).zoneSec).toEqual([
    600, 300, 100,
  ]);
  const heartRate = [
    [120, 60],
    [149, 30],
    [171, 10],
  ] as const;
  expect(activityLoad(leg({ movingSec: 100, averageHeartRate: 140, heartRate }), MEASURED).zoneSec).toEqual([
    60, 30, 10,
  ]);
  const speed = [
    [2.5, 100],
    [3.5, 50],
    [4, 7],
  ] as const;
  expect(activityLoad(leg({ sport: 'run', distanceM: 10_000, speed }), MEASURED).zoneSec).toEqual([100, 50, 7]);
});

test('a swim lies in the zones of its laps where they tell of half of it, else in that of its mean', () => {
  const lap = (movingSec: number, speed: number | null) => ({
    movingSec,
    distanceM: speed && speed * movingSec,
    power: null,
    heartRate: null,
    speed,
    cadence: null,
    kind: null,
  });
  const { css } = MEASURED.thresholds!;
  const swim = { sport: 'swim', distanceM: 0.8 * css! * 1000, movingSec: 1000 } as const;
  const zonesOf = (laps: FitLeg['laps'], more: Partial<FitLeg> = {}) =>
    activityLoad(leg({ ...swim, ...more, laps }), MEASURED).zoneSec;
  const laps = [lap(500, 0.8 * css!), lap(60, null), lap(200, 1.1 * css!), lap(40, 0.1)];
  expect(zonesOf(laps)).toEqual([500, 0, 200]);
  expect(zonesOf(laps.slice(1))).toEqual([1000, 0, 0]);
  expect(zonesOf(laps.slice(1), { swimSec: 400 })).toEqual([0, 0, 200]);
  expect(zonesOf([])).toEqual([1000, 0, 0]);
});

// each is known for so many of 3600 seconds
const POWER = { normalizedPower: 250 };
const PULSE = { averageHeartRate: 150 };
const SWIM = { sport: 'swim', distanceM: 3900, movingSec: 3660 } as const;
test.each<[string, Partial<FitLeg>, string, object]>([
  ['power for half of the time', { ...POWER, power: [[250, 1800]] }, 'power', { power: 0.5 }],
  ['power for a second less', { ...POWER, power: [[250, 1799]] }, 'effort', { power: 1799 / 3600 }],
  [
    'and heart rate throughout',
    { ...POWER, ...PULSE, power: [[250, 1799]], heartRate: [[150, 3600]] },
    'heartRate',
    { power: 1799 / 3600, heartRate: 1 },
  ],
  ['power of which only its mean is told', POWER, 'power', { power: 1, pace: null, heartRate: null }],
  [
    'a run whose way is known for half of the time',
    { sport: 'run', distanceM: 12_000, paceSec: 1800, ...PULSE },
    'pace',
    { pace: 0.5, heartRate: 1 },
  ],
  [
    'for a second less',
    { sport: 'run', distanceM: 12_000, paceSec: 1799, ...PULSE },
    'heartRate',
    { pace: 1799 / 3600 },
  ],
  ['and nothing else', { sport: 'run', distanceM: 12_000, paceSec: 1799 }, 'effort', {}],
  [
    'a pool swim by its lengths',
    { sport: 'swim', distanceM: 3000, poolLengthM: 25, heartRate: [[90, 7]], averageHeartRate: 90 },
    'pace',
    { pace: 1 },
  ],
  ['heart rate for half of the time', { ...PULSE, heartRate: [[150, 1800]] }, 'heartRate', { heartRate: 0.5 }],
  ['for a second less', { ...PULSE, heartRate: [[150, 1799]] }, 'effort', { heartRate: 1799 / 3600 }],
  ['longer than the timer ran', { ...PULSE, heartRate: [[150, 4000]] }, 'heartRate', { heartRate: 1 }],
])('a measure stands for a recording that it covers by half: %s', (_name, over, measure, coverage) => {
  const load = activityLoad(leg(over), MEASURED);
  expect(load.measure).toBe(measure);
  expect(load.coverage).toMatchObject(coverage);
});

test.each<[FitLeg['sport'], Parameters<typeof leftOutReason>[1], Partial<Coverage>, string | null]>([
  [
    'swim',
    'effort',
    { pace: 0.98, heartRate: 7 / 3660 },
    'Heart rate was recorded for less than 1% of the time, too little for a load.',
  ],
  [
    'bike',
    'heartRate',
    { power: 0.499, heartRate: 1 },
    'Power was recorded for 49% of the time, too little for a load.',
  ],
  ['bike', 'effort', { power: 0.2, heartRate: 0.1 }, 'Power was recorded for 20% of the time, too little for a load.'],
  ['bike', 'effort', { pace: 0.2 }, null],
  ['run', 'pace', { power: 0.2, pace: 0.5, heartRate: 0.1 }, null],
  ['run', 'effort', { pace: 0.3 }, 'Pace was recorded for 30% of the time, too little for a load.'],
  ['bike', 'effort', { power: 1 }, null],
  ['strength', 'effort', {}, null],
])('why a surer measure was left out: %s by %s, %p', (sport, measure, coverage, words) => {
  expect(leftOutReason(sport, measure, { power: null, pace: null, heartRate: null, ...coverage })).toBe(words);
});

test('3.9 km swum in 61 minutes are no rest because the strap was heard for seven seconds', () => {
  const who = { ...MEASURED, thresholds: { ...MEASURED.thresholds!, css: null } };
  const swim = leg({ ...SWIM, paceSec: 3600, averageHeartRate: 62, heartRate: [[62, 7]] });
  const { tss, measure, coverage } = activityLoad(swim, who);
  expect([tss, measure]).toEqual([activityLoad(leg(SWIM), who).tss, 'effort']);
  expect(tss).toBeGreaterThan(30);
  expect(coverage).toEqual({ power: null, pace: 3600 / 3660, heartRate: 7 / 3660 });
});

test('heart rate that is known for a part counts for the whole', () => {
  const whole = activityLoad(leg({ ...PULSE, heartRate: [[150, 3600]] }), MEASURED);
  expect(activityLoad(leg({ ...PULSE, heartRate: [[150, 2000]] }), MEASURED).tss).toBe(whole.tss);
});

test('a measure that covers less than half changes nothing', () => {
  const of = (seconds: number) =>
    fc.array(fc.tuple(fc.integer({ min: 40, max: 220 }), fc.integer({ min: 1, max: seconds })), {
      minLength: 1,
      maxLength: 4,
    });
  const sport = fc.constantFrom('run', 'bike', 'swim', 'strength', 'other');
  fc.assert(
    fc.property(
      sport as fc.Arbitrary<FitLeg['sport']>,
      of(449),
      of(449),
      fc.integer({ min: 1, max: 1799 }),
      fc.integer({ min: 1000, max: 40_000 }),
      (sport, power, heartRate, paceSec, distanceM) => {
        const some = { ...POWER, ...PULSE, sport, power, heartRate, distanceM, paceSec };
        const { coverage, ...load } = activityLoad(leg(some), MEASURED);
        const { coverage: _none, ...bare } = activityLoad(leg({ sport }), MEASURED);
        expect(load).toEqual(bare);
        expect(Object.values(coverage).every((part) => part! > 0 && part! < 0.5)).toBe(true);
      },
    ),
  );
});

test('whatever a device tells, the load is a number that a person can bear', () => {
  const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
  const recording = fc.record({
    sport: fc.constantFrom('run', 'bike', 'swim', 'strength', 'other'),
    movingSec: fc.integer({ min: 1, max: 14 * 86_400 }),
    distanceM: maybe(fc.integer({ min: 1, max: 5_000_000 })),
    flatDistanceM: maybe(fc.integer({ min: 1, max: 5_000_000 })),
    normalizedPower: maybe(fc.integer({ min: 1, max: 3000 })),
    averageHeartRate: maybe(fc.integer({ min: 20, max: 250 })),
    maxHeartRate: maybe(fc.integer({ min: 20, max: 250 })),
    swimSec: maybe(fc.integer({ min: 1, max: 100_000 })),
    paceSec: maybe(fc.integer({ min: 1, max: 14 * 86_400 })),
    power: fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 10_000 })), { maxLength: 5 }),
    heartRate: fc.array(fc.tuple(fc.integer({ min: 20, max: 250 }), fc.integer({ min: 1, max: 10_000 })), {
      maxLength: 5,
    }),
    rpe: maybe(fc.integer({ min: 1, max: 10 })),
    device: fc.record({
      ftp: maybe(fc.integer({ min: 1, max: 3000 })),
      lthr: maybe(fc.integer({ min: 80, max: 230 })),
      restHeartRate: maybe(fc.integer({ min: 25, max: 110 })),
      maxHeartRate: maybe(fc.integer({ min: 120, max: 240 })),
    }),
  });
  fc.assert(
    fc.property(recording as fc.Arbitrary<Partial<FitLeg>>, fc.constantFrom(NOBODY, MEASURED), (over, who) => {
      const { tss, measure, coverage } = activityLoad(leg(over), who);
      expect(measure === 'effort' ? 1 : coverage[measure]).toBeGreaterThanOrEqual(0.5);
      expect(tss).toBeGreaterThanOrEqual(0);
      expect(tss).toBeLessThanOrEqual((250 * over.movingSec!) / 3600 + 0.1);
    }),
  );
});
