import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf, WORKOUTS } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

test.each([
  // no more than a jest, or a thought
  ['haha cancel the long run on sunday', 'haha'],
  ['drop the swim today, the other one i keep thinking about', 'thinking'],
  // what was
  ['the run on friday was skipped, make the ride on saturday shorter', 'was'],
  // another clause limits it, or tells of what nothing was read from
  ['friday off, but the swim could go there', 'but'],
  ['skip the run on friday, it is not that i am lazy', 'no'],
  ['leave out the run on friday, i will do something there on my own', 'I'],
  // what is bounded is not what was read
  ['sniffles only, all good', 'only'],
  // nobody is both
  ['wrecked, doing the parkrun on saturday', 'tired'],
])('%s: what is not accounted for is asked about', (text, left) => {
  expect(readRequest(inputOf(text))).toMatchObject({
    kind: 'question',
    understood: expect.stringContaining(`“${left}”`),
  });
});

test('one of two that is left open is asked about, where nothing would come of it', () => {
  expect(readRequest(inputOf('pick either the swim or strength for today'))).toMatchObject({ kind: 'question' });
});

test.each([
  // a day that stays, and another clause that says more
  'night shift thu to fri so thursday is fine but friday im dead',
  // what is not meant, and nothing that is
  'doing parkrun saturday morning, not the ride',
])('%s: more than what stays is asked about', (text) => {
  expect(readRequest(inputOf(text))).toMatchObject({ kind: 'question' });
});

test.each([
  // a number, what is always so, and words that nobody knows
  'my new best is 42 over here',
  'I will always love it',
  'our zorbling quoxy blimmering frobnicator',
])('%s: is not called news before it is known what it says', (text) => {
  expect(readRequest(inputOf(text))).toMatchObject({ kind: 'told', isUnknown: true });
});

test('a workout of another sport than was named is asked about beside words that nobody knows', () => {
  const text = 'next tuesday i have a staff meeting until seven, so only the swim please, no intervals';
  expect(readRequest(inputOf(text))).toMatchObject({ kind: 'question' });
});

test('what is said of the body is no remark around a wish', () => {
  const text = 'my hamstring twinged in the intervals yesterday, can you take out the fast stuff for a week';
  expect(readRequest(inputOf(text))).toMatchObject({ kind: 'question' });
});

test.each([
  // the same words where they are accounted for
  ['i mean it, no training on thursday', ['remove 07-bike']],
  ['no run on friday, no ride on saturday', ['remove 08-run', 'remove 09-bike']],
  ['only 40 minutes tomorrow', ['resize 07-bike 40']],
  // what is said of a workout around a whole wish
  ["the ride's a slog, ease off tomorrow would you", ['ease 07-bike moderate']],
  ['my wife is away tomorrow, so no ride', ['remove 07-bike']],
])('%s: what is accounted for is done', (text, lines) => {
  expect(answerLines(readRequest(inputOf(text)))).toEqual(lines);
});

test('what follows on another day from what was asked for is no reason to ask', () => {
  // strength as long as its share of the week lets it be: with a shorter ride it has to be shorter too
  const workouts = WORKOUTS.map((each) => (each.workoutType === 'strength' ? { ...each, duration: 60 } : each));
  const answer = readRequest(inputOf('only 40 minutes on saturday', { workouts }));
  expect(answerLines(answer)).toEqual(['resize 09-bike 40']);
  expect(answer).toMatchObject({ changes: [{}, { op: 'resize', workoutId: '06-strength' }] });
});
