import { testResultOf, testResultQuestion, testResultWords } from '../../messages/testResult.ts';
import { METRIC } from '../../units/displayUnits.ts';
import { TEST_IDS } from '../../workout/thresholdTest.ts';
import type { RequestInput } from './request.ts';
import { testDay } from './testDay.ts';
import { thresholdsIn } from './thresholdWords.ts';

const wordsFor = (templateId: string, units: 'metric' | 'imperial') =>
  /“(.+)”/.exec(testResultQuestion(templateId, { units })!)![1]!;

test.each(TEST_IDS.flatMap((id) => [[id, 'metric'] as const, [id, 'imperial'] as const]))(
  'the words that the question about %s names are read, in %s units',
  (id, units) => {
    const found = thresholdsIn(wordsFor(id, units), { ...METRIC, units });
    const [threshold, least, most] = {
      BIKE: ['ftp', 220, 235] as const,
      RUN: ['runThresholdSpeed', 3.6, 3.8] as const,
      SWIM: ['css', 0.85, 0.9] as const,
    }[id.split('-')[0]!]!;
    expect(found.map((each) => each.threshold)).toEqual([threshold]);
    expect(found[0]!.value).toBeGreaterThan(least);
    expect(found[0]!.value).toBeLessThan(most);
  },
);

test('twenty minutes of running tell a threshold of 95 % of their speed, and no power', () => {
  expect(thresholdsIn('my 20 min test was 4.8 km', METRIC)).toEqual([
    { threshold: 'runThresholdSpeed', value: expect.closeTo(3.8, 5), effort: { seconds: 1200, value: 4 } },
  ]);
  expect(thresholdsIn('20 min test 264', METRIC).map(({ threshold }) => threshold)).toEqual(['ftp']);
});

test.each([
  ['BIKE-21', ['264'], 'ftp', { seconds: 1200, value: 264 }],
  ['RUN-21', ['7.2'], 'runThresholdSpeed', { seconds: 1800, value: 4 }],
  ['RUN-22', ['4.8'], 'runThresholdSpeed', { seconds: 1200, value: 4 }],
  ['SWIM-21', ['6:00', '2:50'], 'css', { t400: 360, t200: 170 }],
] as const)('what is typed as the result of %s is read as its effort', (id, values, threshold, effort) => {
  const words = testResultWords(testResultOf(id)!, values, METRIC);
  expect(thresholdsIn(words, METRIC)).toEqual([{ threshold, value: expect.any(Number), effort }]);
});

/** A Saturday. */
const TODAY = '2026-11-28';
const tested = (scheduledDate: string, more: object = {}) => ({
  templateId: 'BIKE-21',
  scheduledDate,
  status: 'completed',
  ...more,
});
const dayTold = (text: string, workouts: readonly object[] = []) =>
  thresholdsIn(text, METRIC).map((each) =>
    testDay(each, { text, limits: { today: TODAY }, workouts } as unknown as RequestInput),
  );

test.each<[text: string, workouts: readonly object[], day: string]>([
  ['20 min test 264 W, on 2026-11-24', [], '2026-11-24'],
  ['400 in 6:00, 200 in 2:50, on 2026-11-20', [], '2026-11-20'],
  ['ftp test on Tuesday was 250', [], '2026-11-24'],
  ['my ftp was 250 yesterday', [], '2026-11-27'],
  ['my ftp test last saturday: 250', [], '2026-11-21'],
  ['three days ago: 20 min test 264', [], '2026-11-25'],
  ['20 min test 264, a week ago', [], '2026-11-21'],
  ['30 min test 7.2 km on 12 November', [], '2026-11-12'],
  ['on November 12th my 20 min test was 264 W', [], '2026-11-12'],
  ['20 min test 264 on 24 December', [], '2025-12-24'],
  ['20 min test 264, on 2026-12-24', [], TODAY],
  ['20 min test 264', [tested('2026-11-17'), tested('2026-11-24')], '2026-11-24'],
  ['20 min test 264', [tested('2026-11-24', { status: 'skipped' })], TODAY],
  ['20 min test 264', [tested('2026-11-24', { templateId: 'RUN-21' })], TODAY],
  ['20 min test 264', [tested('2026-11-13'), tested('2026-12-01')], TODAY],
  ['20 min test 264 this morning', [tested('2026-11-24')], TODAY],
  ['ftp 250', [tested('2026-11-24')], TODAY],
])('"%s" tells of its day', (text, workouts, day) => {
  expect(dayTold(text, workouts)).toEqual([day]);
});

test('the form tells the day of the test', () => {
  const words = testResultWords(testResultOf('BIKE-21')!, ['264'], METRIC, '2026-11-24');
  expect(dayTold(words)).toEqual(['2026-11-24']);
});

test('what is no test asks for nothing', () => {
  expect(testResultOf('run-cruise/3a')).toBeNull();
  expect(testResultOf(null)).toBeNull();
  expect(testResultQuestion('run-cruise/3a', METRIC)).toBeNull();
  expect(testResultQuestion(null, METRIC)).toBeNull();
});
