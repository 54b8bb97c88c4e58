import { inputOf } from '../../../../test/core/requests/schedule.ts';
import { answerLines } from '../../../../test/core/requests/judge.ts';
import { type CoachAnswer, COACH_ANSWERS } from '../../../messages/coachAnswers.ts';
import { readRequest } from '../readRequest.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each<readonly [string, CoachAnswer]>([
  ['undo that', 'undo'],
  ['please revert this', 'undo'],
  ['no need to move anything, all good', 'nothing'],
  ['I was tempted to cut the ride short but finished it', 'report'],
  ['swim done, 2 km', 'report'],
  ['ran 12 km on sunday, felt great', 'report'],
  ['my watch died halfway, no file', 'report'],
  ['two winters ago I used to run every morning', 'past'],
  ['in my old club we always swam on fridays', 'past'],
  ['I never get ill in January', 'habit'],
  ['my sister only runs on sundays', 'others'],
  ["my training partner can't run on Friday", 'others'],
  ['my wife is very busy at the moment', 'others'],
  ['I saw that Kipchoge never does strength on Wednesdays', 'advice'],
  ['Garmin suggests a rest day tomorrow', 'advice'],
  ['I read that one should not run on Mondays', 'advice'],
  ['might travel next week, not certain yet', 'unsure'],
  ['the pool opens again on monday', 'possible'],
  ['I will do the long ride with my club on Saturday', 'company'],
  ['I paid for a coach, not a robot', 'person'],
  ['this plan is a joke', 'complaint'],
])('%s: told, and nothing changes', (text, answer) => {
  expect(answered(text)).toMatchObject({ kind: 'told', explanation: COACH_ANSWERS[answer] });
});

test.each([
  // what stands beside a wish is no part of it
  ["my brother moved his race to May, skip Friday's run", ['remove 08-run']],
  ['my wife is away on friday so no training that day', ['remove 08-run']],
  ['last year I always ran on Saturday, move the long run to saturday', ['move 10-run 09']],
  // whose words count
  ['my doctor says no running this week', ['replace 08-run bike 40', 'replace 10-run bike 45']],
  ['I have to skip the swim today', ['remove 06-swim']],
  ['my kid has a tournament on friday', ['move 08-run 09']],
] as const)('%s: what is asked for in it is done', (text, lines) => {
  expect(answerLines(answered(text))).toEqual(lines);
});
