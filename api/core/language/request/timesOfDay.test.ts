import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { COACH_ANSWERS } from '../../messages/coachAnswers.ts';
import { readRequest } from './readRequest.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each([
  'no sessions on thursday evening',
  'no workouts on friday evening',
  "I can't do thursday evening",
  'tuesday evenings are choir so no training then',
  'never in the mornings please',
  'not in the morning on sunday, church',
  'nothing on friday evening',
  'school run duty all week so no morning sessions',
])('%s: takes no training away', (text) => {
  expect(answered(text)).toMatchObject({ kind: 'told', explanation: COACH_ANSWERS.timeOfDay });
});

test.each([
  ['no weights tonight', ['remove 06-strength']],
  ['friday evening no time for the run', ['move 08-run 09']],
  ['no training friday night and saturday', ['remove 08-run', 'remove 09-bike']],
  ['evenings are better for me in general', ['prefer time evening', 'always']],
])('%s: more than an hour of the day', (text, lines) => {
  expect(answerLines(answered(text))).toEqual(lines);
});
