import type { EnduranceSport } from '../codes/sport.ts';
import { METRIC } from '../units/displayUnits.ts';
import { readRecentResult, RESULT_EXAMPLES, trainingEfforts } from './recentResult.ts';

const read = (text: string, sport: EnduranceSport = 'running') => readRecentResult(text, sport, METRIC);
const pace = (text: string) => {
  const found = read(text);
  return found.ok ? Math.round(1000 / found.value) : found.message;
};

test.each([
  ['10 km in 40:00', 248],
  ['10k 40:00', 248],
  ['40:00 over 10 km', 248],
  ['I raced my 10 km in 40 min', 248],
  ['10,000 m in 40:00', 248],
  ['10.0 km: 40:00', 248],
  ['6.2137 miles in 40:00', 248],
  ['parkrun 19:18', 248],
  ['half marathon in 1:28:30', 247],
  ['half-marathon 1:28', 246],
  ['marathon 3:05', 247],
  ['marathon in 3h05', 247],
  ['1500 m in 5:14', 248],
  ['threshold pace 4:08 /km', 248],
  ['T-pace 6:39/mi', 248],
])('a race is its threshold pace: %s', (text, seconds) => {
  expect(pace(text)).toBeGreaterThanOrEqual(seconds - 3);
  expect(pace(text)).toBeLessThanOrEqual(seconds + 3);
});

test.each([
  ['250 W for 20 min', 238],
  ['20 min 250 watts', 238],
  ['230 W for 1 h', 230],
  ['230w 60 min', 230],
  ['FTP 245', 245],
  ['my ftp is 245 W', 245],
])('a ride is its FTP: %s', (text, watts) => {
  expect(read(text, 'cycling')).toMatchObject({ ok: true, threshold: 'ftp', value: watts });
});

test.each([
  ['400 m in 7:10, 200 m in 3:20', 0.87],
  ['200 m in 3:20 and 400 m in 7:10', 0.87],
  ['400 in 7:10, 200 in 3:20', 0.87],
  ['400 yd in 7:10, 200 yd in 3:20', 0.795],
  ['CSS 1:55 /100 m', 0.87],
])('two swims are their critical swim speed: %s', (text, speed) => {
  expect(read(text, 'swimming')).toMatchObject({ ok: true, threshold: 'css', value: expect.closeTo(speed, 2) });
});

test.each<[EnduranceSport, string, RegExp]>([
  ['running', 'last spring', /cannot read this.*10 km in 48:30/],
  ['running', '10 km', /cannot read this/],
  ['running', '48:30', /cannot read this/],
  ['running', '10 km in 48:30 or so maybe', /cannot read this/],
  ['running', '10 km in 48:30 and 5 km in 22:00', /cannot read this/],
  ['running', '250 W for 20 min', /cannot read this/],
  ['running', '400 m in 1:10', /1\.5 km to a marathon/],
  ['running', '100 km in 10:00:00', /1\.5 km to a marathon/],
  ['running', '10 km in 20:00', /kept from/],
  ['running', '10 km in 0:00', /./],
  ['running', '10 km in 9:00:00', /kept from/],
  ['cycling', '40 km in 1:05:00', /250 W for 20 min.*how far you rode does not tell it/],
  ['cycling', '250 W', /cannot read this/],
  ['cycling', '250 W for 5 min', /20 minutes or your best hour/],
  ['cycling', '900 W for 1 h', /kept from/],
  ['swimming', '1500 m in 28:00', /a swim of 400 and one of 200/],
  ['swimming', '400 m in 7:10, 200 m in 7:20', /longer than the 200/],
  ['swimming', 'css fast', /cannot read this/],
  ['swimming', '800 m in 14:00, 400 m in 7:00', /400 and one of 200/],
])('what tells nothing of %s is said: %s', (sport, text, message) => {
  expect(read(text, sport)).toEqual({ ok: false, message: expect.stringMatching(message) });
});

test.each(Object.entries(RESULT_EXAMPLES) as [EnduranceSport, string][])(
  'the example of %s is read, and gives its efforts in order',
  (sport, text) => {
    const found = read(text, sport);
    if (!found.ok) throw new Error(found.message);
    expect(trainingEfforts(found, sport, METRIC).map(({ name }) => name)).toEqual(['Easy', 'Threshold', 'Intervals']);
  },
);

test('efforts are told as people write them', () => {
  const found = read('10 km in 48:30');
  if (!found.ok) throw new Error(found.message);
  expect(found.vdot).toBeCloseTo(41.6, 0);
  expect(trainingEfforts(found, 'running', METRIC)[0]).toEqual({ name: 'Easy', text: '5:39–6:24 /km' });
  expect(trainingEfforts(found, 'running', { ...METRIC, units: 'imperial' })[0]!.text).toMatch(/^9:.* \/mi$/);
});
