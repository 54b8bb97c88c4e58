import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const answered = (text: string) => readRequest(inputOf(text));
const lines = (text: string): string[] => answerLines(answered(text));

test.each([
  'got the day off on wednesday, could do something long',
  'have the day off tomorrow and can train longer',
  'got a day off thursday so i want to ride 3 hours',
])('%s: with time for more nothing is left out', (text) => {
  expect(lines(text).join()).not.toContain('remove');
});

test.each([
  'sometime next week i need to do a 2 day work trip',
  'i have a 3 day trip next week',
  '2 day conference next week',
])('%s: on which days of the week is asked', (text) => {
  expect(answered(text)).toMatchObject({ kind: 'question', question: expect.stringContaining('From which day') });
});

test('days from a day on are those days', () => {
  expect(lines('away for 3 days from tuesday')).toContain('event travel 12 14');
});

test.each(['Back from being ill', 'back after being sick, what now', 'finally back from being unwell'])(
  '%s: nobody falls ill again',
  (text) => {
    expect(lines(text)).toEqual(['event recovered 06']);
  },
);

test.each([
  ['The gym is shut on public holidays so no strength on the 25th and 26th', []],
  ['pool is closed so no swim on the 13th', ['remove 13-swim']],
])('%s: the reason takes nothing of this week away', (text, done) => {
  expect(lines(text)).toEqual(done);
});

test.each([
  ["can't run friday because of my knee, swim instead", ['replace 08-run swim 40']],
  ['cant run friday, swim instaed', ['replace 08-run swim 40']],
  ['could not ride tomorrow due to work, run instead', ['replace 07-bike run 35']],
])('%s: the one takes the place of the other', (text, done) => {
  expect(lines(text)).toEqual(done);
});

test.each(['walk instead of run this week, my hip is acting up', 'put in 15 minutes of core every other day'])(
  '%s: what cannot be done is asked about',
  (text) => {
    expect(answered(text).kind).toBe('question');
  },
);

test('a sport that somebody gets rid of goes for good', () => {
  expect(lines('I want to get rid of the swimming')).toContain('prefer no swim');
  expect(lines('get rid of all swimming this week').join()).not.toContain('prefer');
});

test.each(['hay fever is killing me', 'i hate the treadmill', 'sick of the turbo'])(
  '%s: nothing is read from it',
  (text) => {
    expect(JSON.stringify(answered(text))).not.toMatch(/fatigue|run on a treadmill|ride on an indoor/);
  },
);
