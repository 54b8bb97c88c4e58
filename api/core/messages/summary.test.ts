import { ATHLETE, COACH } from './reader.ts';
import { keptSummary, summariesOf, type Summary, summaryOfKept, summaryText } from './summary.ts';

const ill = { reasonCode: 'ILLNESS', inputs: { mild: false }, because: 'you are ill' } as const;

test.each<[Summary, string, string]>([
  ['Ill since Monday 23 November.', 'Ill since Monday 23 November.', 'Ill since Monday 23 November.'],
  [
    ['Ill since Monday 23 November.', '', { line: 'EASED', ...ill, gone: 1, left: 2, verb: 'eased' }],
    'Ill since Monday 23 November. 1 workout left out and 2 eased: you are ill.',
    'Ill since Monday 23 November. 1 workout left out and 2 eased: they are ill.',
  ],
  [
    [{ line: 'CHANGED', ...ill, sentence: 'Remove the run on Friday 27 November' }, 'And 2 more.'],
    'Remove the run on Friday 27 November (you are ill). And 2 more.',
    'Remove the run on Friday 27 November (they are ill). And 2 more.',
  ],
  [
    [{ line: 'LIGHTER', what: '20% less this week', workouts: 1 }],
    '20% less this week, by your coach: 1 workout shorter.',
    '20% less this week, by their coach: 1 workout shorter.',
  ],
  [
    [{ line: 'LIGHTER', what: '60% less next week', workouts: 6, gone: 1 }],
    '60% less next week, by your coach: 1 workout left out and 6 shorter.',
    '60% less next week, by their coach: 1 workout left out and 6 shorter.',
  ],
  [[{ line: 'REMEMBERED' }], 'Remembered what you want of every week.', 'Remembered what they want of every week.'],
])('%j', (summary, toAthlete, toCoach) => {
  expect([summaryText(summary, ATHLETE), summaryText(summary, COACH)]).toEqual([toAthlete, toCoach]);
  expect(keptSummary(summary).summary).toBe(toAthlete);
});

test('what is kept is told again, and built upon', () => {
  const undone = summariesOf('Undid:', summaryOfKept(keptSummary([{ line: 'REALIGNED' }])));
  expect(summaryText(undone, COACH)).toBe('Undid: Realigned the coming weeks with what they did.');
});

test('a summary that was kept before it had lines, or says the same to everybody, is its text', () => {
  expect(summaryOfKept({ summary: 'Of old, by your coach.', summaryLines: null })).toBe('Of old, by your coach.');
  expect(keptSummary(['Undid:', 'Moved.'])).toEqual({ summary: 'Undid: Moved.', summaryLines: null });
});

test('a cause whose inputs say it no more is told as it was', () => {
  const line = { line: 'EASED', reasonCode: 'ILLNESS', inputs: {}, gone: 0, left: 1, verb: 'eased' } as const;
  expect(summaryText([{ ...line, because: 'as it was said' }], COACH)).toBe('1 workout eased: as it was said.');
});
