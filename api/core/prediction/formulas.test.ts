import { thresholdSpeedOfRace } from '../athlete/thresholds.ts';
import { BIKE_LOSSES } from '../constants/prediction.ts';
import { secondsOf } from '../units/clock.ts';
import { powerBySpeed, rideSeconds } from './cycling.ts';
import { milesOf, riegelSeconds, tandaSeconds, vdotOfThreshold, vdotSeconds, vickersSeconds } from './running.ts';

const HALF = 21_097.5;
const MARATHON = 42_195;
const sec = (text: string) => secondsOf(text)!;

test.each([
  ['a half marathon', HALF, '1:28:15'],
  ['a marathon', MARATHON, '3:04:00'],
])('Riegel: 10 km in 40:00 is %s of %d m in %s', (_, metres, time) => {
  expect(Math.abs(riegelSeconds(2400, 10_000, metres) - sec(time))).toBeLessThan(1);
});

test.each([
  [15, '3:30:01'],
  [30, '3:24:08'],
  [50, '3:16:48'],
])('Vickers and Vertosick: half in 1:30:00 at %d miles a week is %s', (miles, time) => {
  expect(Math.abs(vickersSeconds(5400, HALF, miles) - sec(time))).toBeLessThan(1);
});

test('Tanda: 60 miles a week at 7:30 a mile is 2:59:12', () => {
  expect(Math.abs(tandaSeconds(60 * 1.609344, 450 / 1.609344) - sec('2:59:12'))).toBeLessThan(1);
});

test('a mile is a mile', () => {
  expect(milesOf(1.609344)).toBeCloseTo(1, 9);
});

test.each([
  [49.806, 5000, '20:00'],
  [51.944, 10_000, '40:00'],
  [50.977, HALF, '1:30:00'],
  [53.528, MARATHON, '3:00:00'],
  [37.904, MARATHON, '4:00:00'],
])('VDOT %d over %d m is %s', (vdot, metres, time) => {
  expect(Math.abs(vdotSeconds(vdot, metres) - sec(time))).toBeLessThan(1);
});

test.each([
  [5000, '20:00'],
  [HALF, '1:30:00'],
  [MARATHON, '4:30:00'],
])('threshold pace of %d m in %s gives that time back', (metres, time) => {
  const vdot = vdotOfThreshold(thresholdSpeedOfRace(metres, sec(time)));
  expect(Math.abs(vdotSeconds(vdot, metres) - sec(time))).toBeLessThan(1);
});

describe("Martin's equation", () => {
  const published = {
    massKg: 90,
    grade: 0.003,
    headwind: 2.94 * Math.cos((30 * Math.PI) / 180),
    airDensity: 1.2234,
    dragArea: 0.2565 + 0.0044,
    rolling: 0.0032,
  };

  test('the published trial takes 213 W', () => {
    // the rider and two wheels went from 8.28 to 8.45 m/s meanwhile
    const moved = 90 + 0.14 / 0.311 ** 2;
    const sped = (0.5 * moved * (8.45 ** 2 - 8.28 ** 2)) / 56.42 / BIKE_LOSSES.efficiency;
    expect(powerBySpeed(published)(471.8 / 56.42) + sped).toBeCloseTo(213.2, 1);
  });

  test('a ride at the power of a speed has that speed', () => {
    const ride = {
      massKg: 85,
      grade: 0,
      headwind: 0,
      airDensity: 1.2,
      dragArea: 0.3,
      rolling: 0.005,
    };
    const watts = powerBySpeed(ride)(10);
    expect(rideSeconds(40_000, watts, 0.3, 75)).toBeCloseTo(4000, 3);
    expect(rideSeconds(40_000, watts, 0.3, null)).toBeCloseTo(4000, 3);
    expect(rideSeconds(40_000, watts, 0.3, 95)).toBeGreaterThan(4000);
  });
});
