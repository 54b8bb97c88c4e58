import { secondsOf } from './clock.ts';
import { type DisplayUnits, distanceText, METRIC, paceMeasure, swimSetText, stretchText } from './displayUnits.ts';
import { paceText } from '../athlete/thresholds.ts';

const IMPERIAL: DisplayUnits = { units: 'imperial', poolLength: '25yd' };
const LONG: DisplayUnits = { units: 'metric', poolLength: '50m' };

test.each<[number, boolean, string, string]>([
  [42_195, false, '42.2 km', '26.2 mi'],
  [10_000, false, '10 km', '6.2 mi'],
  [1609.344, false, '1.6 km', '1 mi'],
  [0, false, '0 km', '0 mi'],
  [1500, true, '1500 m', '1640 yd'],
  [91.44, true, '91 m', '100 yd'],
])('%d m, swum: %s, is %s or %s', (metres, isSwim, metric, imperial) => {
  expect(distanceText(metres, isSwim, METRIC)).toBe(metric);
  expect(distanceText(metres, isSwim, IMPERIAL)).toBe(imperial);
});

test.each<['run' | 'swim', number, string, string]>([
  ['run', 1000 / 270, '4:30', '7:15'],
  ['run', 1000 / 300, '5:00', '8:03'],
  ['run', 1609.344 / 360, '3:44', '6:00'],
  ['swim', 100 / 100, '1:40', '1:31'],
  ['swim', 91.44 / 90, '1:38', '1:30'],
])('%s at %d m/s is %s, in imperial units %s, and back', (sport, speed, metric, imperial) => {
  for (const [units, said] of [
    [METRIC, metric],
    [IMPERIAL, imperial],
  ] as const) {
    const { per } = paceMeasure(sport, units);
    expect(paceText(speed, per)).toBe(said);
    // a pace is written to the second
    expect(Math.abs(secondsOf(said)! - per / speed)).toBeLessThanOrEqual(0.5);
  }
});

test.each<[number, string, string, string]>([
  [25, '25 m', '50 m', '25 yd'],
  [75, '75 m', '100 m', '75 yd'],
  [100, '100 m', '100 m', '100 yd'],
  [400, '400 m', '400 m', '425 yd'],
  [1500, '1500 m', '1500 m', '1650 yd'],
])('a set of %d m is %s, %s and %s in the three pools', (metres, short, long, yards) => {
  expect([METRIC, LONG, IMPERIAL].map((units) => swimSetText(metres, units))).toEqual([short, long, yards]);
});

test.each<[number, string, string]>([
  [200, '200 m', '219 yd'],
  [800, '800 m', '0.5 mi'],
  [5000, '5 km', '3.11 mi'],
])('a stretch of %d m is %s or %s', (metres, metric, imperial) => {
  expect([METRIC, IMPERIAL].map((units) => stretchText(metres, units))).toEqual([metric, imperial]);
});
