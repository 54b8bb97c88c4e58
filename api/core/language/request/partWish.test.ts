import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each([
  ['a bike rally blocks our street, no ride tomorrow', ['remove 07-bike']],
  ['run documentary on tv, no swim today', ['remove 06-swim']],
  ['the swim entry fee went up, so friday off', ['remove 08-run']],
  ['I wrote friday but I mean saturday is the day with only one hour', ['resize 09-bike 60']],
])('%s: the wish stands alone in its part, and the rest only tells', (text, lines) => {
  expect(answerLines(answered(text))).toEqual(lines);
});

test.each([
  ['it is turned round', 'run documentary on tv, no swim today, actually forget it'],
  ['it hangs on something', 'a bike rally blocks our street, if it starts early no ride tomorrow'],
  [
    'it points at the part beside it',
    'after my guard on saturday i am destroyed, move the ride to sunday and the run quit it',
  ],
  ['the part beside it says which week', 'next week a bike rally blocks our street, no ride thursday'],
  ['the part beside it tells of a body', 'no ride tomorrow, the bike rally gave me a fever'],
  [
    'the part beside it names a part of the body',
    'my hamstring twinged in the intervals yesterday, skip strength today',
  ],
  ['it says what is on that day, and no wish', 'the swim entry fee went up, exam on friday'],
  ['no day is named', 'run documentary on tv, no swim'],
  ['the part beside it says what comes instead', 'leave out the run on friday, i will do something there on my own'],
  ['something was taken back before', 'no friday. no, wait, no thursday. wednesday'],
])('where %s, it is asked about: %s', (_, text) => {
  expect(answered(text).kind).toBe('question');
});
