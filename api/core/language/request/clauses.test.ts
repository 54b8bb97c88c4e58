import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

test.each([
  'the swim went well, skip strength today',
  'our swim hall smells so skip strength today',
  'the swim is nice but skip strength today',
  'the swim went well and skip strength today',
])('%s: only what is to go is left out', (text) => {
  expect(answerLines(readRequest(inputOf(text)))).toEqual(['remove 06-strength']);
});

test.each(['skip the swim and strength today', 'the swim and strength, skip both today'])('%s: both go', (text) => {
  expect(answerLines(readRequest(inputOf(text)))).toEqual(['remove 06-swim', 'remove 06-strength']);
});
