import { testResultOf, testResultQuestion, testResultWords } from '../../messages/testResult.ts';
import { METRIC } from '../../units/displayUnits.ts';
import { TEST_IDS } from '../../workout/thresholdTest.ts';
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

test('what is no test asks for nothing', () => {
  expect(testResultOf('run-cruise/3a')).toBeNull();
  expect(testResultOf(null)).toBeNull();
  expect(testResultQuestion('run-cruise/3a', METRIC)).toBeNull();
  expect(testResultQuestion(null, METRIC)).toBeNull();
});
