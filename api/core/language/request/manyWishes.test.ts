import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const answerTo = (text: string) => readRequest(inputOf(text));

test.each([
  // gone and shortened at once
  'strength 20 min today, rest of it no time',
  'ski tour on the 16th, 5 hours, so no ride that day',
  // two that should go, and no day
  'drop the swim, drop strength',
  // shorter, and elsewhere though nobody asked for that
  'from now on no fridays, and this saturday only 2h',
  // the length of what comes in, and that of one that is there already
  'add a swim today, make it 30 minutes',
  // leave is asked
  'Is ok if I swim on Friday and run today?',
])('%s: whether all of it is meant is asked', (text) => {
  const answer = answerTo(text);
  expect(answer).toMatchObject({ kind: 'question', question: expect.stringContaining('“Do only that”') });
});

test.each([
  ['move the swim to friday and make it 30 min', ['move 06-swim 08', 'resize 06-swim 30']],
  ['skip the swim today, ride 60 min tomorrow', ['remove 06-swim', 'resize 07-bike 60']],
  ['drop the swim today, drop strength today', ['remove 06-swim', 'remove 06-strength']],
  ['drop the swim, drop strength, keep the rest', ['remove 06-swim', 'remove 06-strength']],
  ['an extra swim on Friday, 30 min, and Thursday a bit shorter', ['add swim 08 30', 'resize 07-bike 55']],
])('%s: wishes that go together are done', (text, lines) => {
  expect(answerLines(answerTo(text)).sort()).toEqual([...lines].sort());
});

test('what was asked about is done once it is meant', () => {
  const text = 'drop the swim, drop strength';
  const asked = answerTo(text);
  const content = asked.kind === 'question' ? asked.question : '';
  const answer = readRequest(
    inputOf('Do only that', {
      conversationHistory: [
        { role: 'athlete', content: text },
        { role: 'coach', content },
      ],
    }),
  );
  expect(answerLines(answer)).toEqual(['remove 06-swim', 'remove 06-strength']);
});
