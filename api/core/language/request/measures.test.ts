import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const lines = (text: string): string[] => answerLines(readRequest(inputOf(text)));

test.each([
  'will be at altitude in Livigno 10-24 jan, 1800m',
  'training camp at 2300m from 11 to 17 jan',
  'swim 1500m today',
])('%s: four digits of "m" are metres, and no minutes', (text) => {
  expect(lines(text).join()).not.toContain('resize');
  expect(JSON.stringify(readRequest(inputOf(text)))).not.toContain('00 min');
});

test('two digits of "m" are minutes', () => {
  expect(lines('only 40m today')).toContain('resize 06-swim 40');
});

test.each(['nothing before 7am please', 'nothing after 8 pm', 'nothing until 5 pm'])(
  '%s: an hour of the day takes no training away',
  (text) => {
    expect(readRequest(inputOf(text))).toMatchObject({ kind: 'told', changes: [] });
  },
);

test.each([
  ['make the long run longer, I want to get to 30k before race', '30'],
  ['I want to get to 30k before the race', '30'],
  ['I need to reach 100k this month', '100'],
])('%s: a distance of no workout is asked about', (text, km) => {
  expect(readRequest(inputOf(text))).toMatchObject({
    kind: 'question',
    question: `Which workout should be ${km} km long?`,
  });
});

test.each(['i have 3 hours on friday!', 'got 2 hours for the swim today', 'have 2 hours on sunday'])(
  '%s: the time that there is makes nothing longer',
  (text) => {
    expect(readRequest(inputOf(text))).toMatchObject({ kind: 'changes', changes: [] });
  },
);

test.each(['3 hours on saturday is too much', '3h on saturday is too long', 'cut saturday by 3 hours'])(
  '%s: how long instead is asked',
  (text) => {
    expect(readRequest(inputOf(text))).toMatchObject({
      kind: 'question',
      question:
        'How long should the long ride on Saturday 9 January be instead of 3:00 h? Say “skip it” to leave it out.',
    });
  },
);

test('what takes a part of it off is done', () => {
  expect(lines('cut saturday by 1 hour')).toEqual(['resize 09-bike 120']);
});

test('the time that there is makes shorter what takes more', () => {
  expect(lines('i have 2 hours on saturday')).toEqual(['resize 09-bike 120']);
});

test.each([
  [
    'this week only tue and sat',
    ['move 10-run 09', 'remove 07-bike', 'remove 06-swim', 'remove 06-strength', 'remove 08-run'],
  ],
  ['only mon and fri this week', ['move 09-bike 08', 'remove 10-run', 'remove 07-bike']],
])('%s: of a week that has begun the days that are over are none', (text, done) => {
  expect(lines(text)).toEqual(expect.arrayContaining(done));
});
