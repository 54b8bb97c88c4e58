import fc from 'fast-check';
import { boundedCarbs, carbsOf, type Eating, fluidOf, fuelOf } from './fuel.ts';
import { dropoutOf, heatOf, wbgtOf } from './heat.ts';

const HOUR = 3600;
const given = { practisedCarbsPerHour: 90, gelCarbsG: 25, bottleCarbsG: null };

test.each([
  [0.5, 0],
  [0.999, 0],
  [1, 30],
  [1.9, 30],
  [2, 60],
  [2.49, 60],
  [2.5, 90],
  [11, 90],
])('%s hours are fuelled with %s g an hour', (hours, grams) => {
  expect(carbsOf(hours * HOUR)).toBe(grams);
});

test.each([
  [90, 60, 60, 'PRACTISED'],
  [90, 90, 90, 'DURATION'],
  [60, 100, 60, 'DURATION'],
  [90, null, 30, 'NOT_TOLD'],
  [30, null, 30, 'DURATION'],
  [30, 0, 0, 'PRACTISED'],
] as const)('of %s g an hour, %s practised: %s', (best, practised, gramsPerHour, boundBy) => {
  expect(boundedCarbs(best, practised)).toEqual({ gramsPerHour, boundBy });
});

describe('the timeline', () => {
  const marathon = [{ fromSec: 0, untilSec: 3 * HOUR, isRide: false }];

  test('a gel of 25 g as soon as it is due, and none in the last quarter of an hour', () => {
    const { intake, rehearsals } = fuelOf(3 * HOUR, marathon, { ...given, practisedCarbsPerHour: 60 });
    expect(intake.map(({ fromSec }) => fromSec / 60)).toEqual([25, 50, 75, 100, 125, 150]);
    expect(intake.every(({ kind, grams }) => kind === 'GEL' && grams === 25)).toBe(true);
    expect(rehearsals).toBe(3);
  });

  test('at 30 g an hour the first comes after half an hour, so that a half-marathon holds two', () => {
    const half = [{ fromSec: 0, untilSec: 6130, isRide: false }];
    const { intake } = fuelOf(6130, half, { ...given, practisedCarbsPerHour: null });
    expect(intake.map(({ fromSec }) => fromSec / 60)).toEqual([30, 80]);
  });

  test('bottles on the bike, gels on foot', () => {
    const legs: Eating[] = [
      { fromSec: 2000, untilSec: 2000 + 2 * HOUR, isRide: true },
      { fromSec: 9400, untilSec: 9400 + 1.5 * HOUR, isRide: false },
    ];
    const { intake } = fuelOf(14_800, legs, { practisedCarbsPerHour: 60, gelCarbsG: 30, bottleCarbsG: 60 });
    expect(intake.map(({ kind, fromSec, untilSec }) => [kind, fromSec, untilSec])).toEqual([
      ['BOTTLE', 2000, 4700],
      ['BOTTLE', 4700, 7400],
      ['GEL', 9400, 9400],
      ['GEL', 10_800, 10_800],
      ['GEL', 12_600, 12_600],
    ]);
  });

  test.each([30, 60, 90])('of a half-Ironman holds the %s g an hour that are told, within one gel', (perHour) => {
    const legs: Eating[] = [
      { fromSec: 2220, untilSec: 11_400, isRide: true },
      { fromSec: 11_520, untilSec: 17_400, isRide: false },
    ];
    const { intake } = fuelOf(17_400, legs, { ...given, practisedCarbsPerHour: perHour });
    const eaten = intake.reduce((sum, { grams }) => sum + grams, 0);
    const told = (perHour * (17_400 - 20 * 60)) / HOUR;
    expect(eaten).toBeGreaterThan(told - 25);
    expect(eaten).toBeLessThan(told + 25);
    expect(17_400 - intake.at(-1)!.untilSec).toBeLessThan(15 * 60 + (25 * HOUR) / perHour);
  });

  test('under an hour there is none', () => {
    expect(fuelOf(3000, [{ fromSec: 0, untilSec: 3000, isRide: false }], given).intake).toEqual([]);
  });

  test('never holds more than was practised, up to any moment, the first gel beside', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 600, max: 20 * HOUR }),
        fc.option(fc.integer({ min: 0, max: 150 })),
        fc.option(fc.integer({ min: 5, max: 100 })),
        fc.option(fc.integer({ min: 5, max: 200 })),
        (seconds, practisedCarbsPerHour, gelCarbsG, bottleCarbsG) => {
          const own = { practisedCarbsPerHour, gelCarbsG, bottleCarbsG };
          const { gramsPerHour, intake } = fuelOf(seconds, [{ fromSec: 0, untilSec: seconds, isRide: true }], own);
          expect(gramsPerHour).toBeLessThanOrEqual(practisedCarbsPerHour ?? 30);
          expect(gramsPerHour).toBeLessThanOrEqual(carbsOf(seconds));
          let eaten = 0;
          for (const { untilSec, grams, kind } of intake) {
            eaten += grams;
            const early = kind === 'GEL' ? Math.max(0, grams - gramsPerHour / 2) : 0;
            expect(eaten - early).toBeLessThanOrEqual((gramsPerHour * (untilSec + 1)) / HOUR);
            expect(untilSec).toBeLessThanOrEqual(seconds - 900);
          }
        },
      ),
    );
  });
});

test('more is drunk in heat than in the cold', () => {
  expect([5, null, 30].map((degrees) => fluidOf(degrees))).toEqual([
    { lowMl: 300, highMl: 600 },
    { lowMl: 400, highMl: 800 },
    { lowMl: 500, highMl: 1000 },
  ]);
});

describe('heat', () => {
  test.each([
    [13, 6.05],
    [17, 8.98],
    [20.5, 12.9],
  ])('at %s °C WBGT %s%% of a marathon do not finish well', (wbgt, percent) => {
    expect(Math.abs(dropoutOf(wbgt) - percent)).toBeLessThan(0.01);
  });

  test('in the cold as few as at its lowest', () => {
    expect(dropoutOf(-5)).toBeCloseTo(dropoutOf(7.876), 3);
  });

  test('damp air is worse than dry', () => {
    expect(wbgtOf(25, 80)).toBeGreaterThan(wbgtOf(25, 30) + 4);
    expect(wbgtOf(25, null)).toBe(wbgtOf(25, 60));
  });

  test.each([
    [5, 60, 'FAST', 0],
    [9, 60, 'MILD', 2.2],
    [16, 60, 'WARM', 7.8],
    [28, 60, 'DO_NOT_RACE', 17.4],
  ] as const)('%s °C at %s%% is %s', (temperature, humidity, level, slowerHigh) => {
    expect(heatOf(temperature, humidity)).toMatchObject({ level, slowerHigh });
  });
});
