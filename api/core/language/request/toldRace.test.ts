import { METRIC } from '../../units/displayUnits.ts';
import { thresholdsIn } from './thresholdWords.ts';

test.each<readonly [text: string, raceName: string, seconds: number]>([
  ['I just ran a parkrun in 21:30', 'parkrun', 1290],
  ['Yesterday I raced a 10k in 40:00!', '10 km race', 2400],
  ['i ran my first 5 km race in 25 min on Saturday', '5 km race', 1500],
  ['Raced the 10 km in 1:02:30', '10 km race', 3750],
  ['I finished a half marathon in 1:45', 'half-marathon', 6300],
  ['ran the half in 95:30', 'half-marathon', 5730],
  ['I ran a marathon in 3:28:10 last weekend', 'marathon', 12_490],
  ['half marathon last sunday in 1:38', 'half-marathon', 5880],
  ['my new 10k time is 42:10', '10 km race', 2530],
])('a race is told: %s', (text, raceName, seconds) => {
  expect(thresholdsIn(text, METRIC)).toEqual([
    { threshold: 'runThresholdSpeed', value: expect.any(Number), effort: { raceName, seconds } },
  ]);
});

test('its threshold is that of its VDOT', () => {
  const [told] = thresholdsIn('raced 10k in 40:00', METRIC);
  expect(1000 / told!.value).toBeCloseTo(248, 0);
});

test.each([
  'I ran 10k in 55:00',
  'I ran a 5k in 30 min',
  'I want to run a parkrun in 21:30',
  'I will race a 10k in 40:00',
  'I raced a 10k in 12:00',
  'I raced a marathon in 3 weeks',
  'I ran a half marathon in 2 parts',
  'Did I run the marathon in 3:30?',
])('no race that is over and tells something: %s', (text) => {
  expect(thresholdsIn(text, METRIC)).toEqual([]);
});
