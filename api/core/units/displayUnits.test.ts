import { secondsOf } from './clock.ts';
import {
  type DisplayUnits,
  distanceText,
  inOwnUnits,
  METRIC,
  paceMeasure,
  sentenceInOwnUnits,
  swimSetText,
  stretchText,
} from './displayUnits.ts';
import { EXAMPLES } from '../../test/core/publishedTemplates.ts';
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

test.each<[string, boolean, string]>([
  ['4 × 8 min at threshold (4:25–4:36 /km), 2 min jog', false, '4 × 8 min at threshold (7:06–7:24 /mi), 2 min jog'],
  [
    '10 × 100 m at critical swim speed (1:38–1:42 /100 m), 15 s',
    true,
    '10 × 100 yd at critical swim speed (1:30–1:33 /100 yd), 15 s',
  ],
  ['Warm-up 400 m (about 8:00 min) easy', true, 'Warm-up 425 yd (about 8:00 min) easy'],
  ['Climb 400 m at 5:00 /km', false, 'Climb 400 m at 8:03 /mi'],
  ['20 m of rope, 4:30 /kmh, 12:4:30 /km', false, '20 m of rope, 4:30 /kmh, 12:4:30 /km'],
])('"%s" in own units', (text, isSwim, own) => {
  expect(inOwnUnits(text, isSwim, IMPERIAL)).toBe(own);
  expect(inOwnUnits(text, isSwim, METRIC)).toBe(text);
});

test.each<[string, string]>([
  [
    'Moved CSS swim 10 × 100 m from Tuesday 24 November to Friday 27 November.',
    'Moved CSS swim 10 × 100 yd from Tuesday 24 November to Friday 27 November.',
  ],
  [
    'Undid: Deleted Endurance swim 5 × 400 m of Tuesday 24 November.',
    'Undid: Deleted Endurance swim 5 × 425 yd of Tuesday 24 November.',
  ],
  [
    'Fast fifties 16 × 50 m and Track 6 × 400 m at 4:25 /km swap days.',
    'Fast fifties 16 × 50 yd and Track 6 × 400 m at 7:06 /mi swap days.',
  ],
  ['The swim of 40 min and 500 m of rope stay.', 'The swim of 40 min and 500 m of rope stay.'],
])('"%s" of any sport in own units', (sentence, own) => {
  expect(sentenceInOwnUnits(sentence, IMPERIAL)).toBe(own);
  expect(sentenceInOwnUnits(sentence, METRIC)).toBe(sentence);
});

test.each([
  ...new Set(
    EXAMPLES.filter(({ workoutType, countsReps }) => workoutType === 'swim' && countsReps).map(({ name }) => name),
  ),
])('a sentence tells %s as a swim', (name) => {
  expect(sentenceInOwnUnits(`Skipped: ${name} 4 × 400 m.`, IMPERIAL)).toBe(`Skipped: ${name} 4 × 425 yd.`);
});
