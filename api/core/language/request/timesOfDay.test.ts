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
  'push fridays run to 6pm',
  'push the run to the evening on friday',
  'exam on fri 9am, push the run to after lunch same day',
  "move today's swim to this evening",
  'postpone the strength to tonight',
])('%s: moves it within its day', (text) => {
  const answer = answered(text);
  expect(answer).toMatchObject({ kind: 'changes', changes: [] });
  expect(answer).toHaveProperty('explanation', expect.stringMatching(/^A workout has no fixed hour in the plan/));
});

test.each([
  ['no weights tonight', ['remove 06-strength']],
  ['friday evening no time for the run', ['move 08-run 09']],
  ['no training friday night and saturday', ['remove 08-run', 'remove 09-bike']],
  ['move friday’s run to saturday morning', ['move 08-run 09']],
  ['move the run on friday to saturday after lunch', ['move 08-run 09']],
  ['move the swim today to the evening and the strength to friday', ['move 06-strength 08']],
  ['evenings are better for me in general', ['prefer time evening', 'always']],
])('%s: more than an hour of the day', (text, lines) => {
  expect(answerLines(answered(text))).toEqual(lines);
});
