import { COACH_ANSWERS } from '../../../messages/coachAnswers.ts';
import { inputOf } from '../../../../test/core/requests/schedule.ts';
import { readRequest } from '../readRequest.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each([
  ['dizzy and heart racing when I stand up', 'redFlag'],
  ['felt dizzy on the bike', 'redFlag'],
  ['heart is racing since this morning', 'redFlag'],
  ['heart was racing on the last interval', 'news'],
  ['my dog died yesterday', 'sorry'],
  ['we lost my grandma on sunday', 'sorry'],
  ['fuck this, i quit', 'complaint'],
  ['this app is rubbish, it keeps moving my long run', 'complaint'],
  ["It's snowing like mad, roads are icy", 'weather'],
  ['put back the session you removed', 'undo'],
  ['bring back the run you deleted', 'undo'],
  ["restore thursday's session", 'undo'],
  ['thursday is free for training again', 'possible'],
  ['saturday is available for training now', 'possible'],
] as const)('%s: %s', (text, answer) => {
  expect(answered(text)).toMatchObject({
    kind: 'told',
    explanation: expect.stringContaining(COACH_ANSWERS[answer]),
    changes: [],
  });
});

test('a watch that died is only told of', () => {
  expect(answered('my garmin died yesterday')).toMatchObject({ explanation: COACH_ANSWERS.report });
});

test('who is dizzy and asks for something gets it', () => {
  expect(answered('i feel dizzy, skip tomorrow').kind).toBe('changes');
});

test('little sleep, and what the numbers of the morning say, is tiredness', () => {
  expect(answered('my HRV is in the bin and I slept 4 hours')).toMatchObject({ events: [{ kind: 'fatigue' }] });
});

test.each(['no doubles', 'please no double days', 'no doubles this week'])('%s: which of two should go', (text) => {
  expect(answered(text)).toMatchObject({
    kind: 'question',
    question: expect.stringMatching(/^Which workout should go/),
  });
});
