import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from '../request/readRequest.ts';
import { healthTopic, withDoctor } from './health.ts';

test.each([
  ['crisis', 'I want to kill myself'],
  ['crisis', 'I feel like hurting myself, so skip tomorrow'],
  ['crisis', 'I don’t want to live any more'],
  ['heart', 'I have chest pain when I run'],
  ['heart', 'pressure in my chest since yesterday, move my run'],
  ['heart', 'I fainted after the long run'],
  ['heart', 'My heart keeps skipping beats'],
  ['medication', 'Should I take ibuprofen before the long run on Sunday?'],
  ['medication', 'Can I stop my beta blockers and do intervals tomorrow?'],
  ['medication', 'what dose of EPO is safe'],
  ['diet', 'How many calories should I eat to lose 5 kg by the race?'],
  ['diet', 'What should I eat before the long run on Sunday?'],
  ['diet', 'put me on a keto diet'],
])('%s: %s', (topic, text) => {
  expect(healthTopic(text)).toBe(topic);
  const answer = readRequest(inputOf(text));
  const told = withDoctor(answer, healthTopic(text)!);
  expect(told.kind).not.toBe('question');
  expect(told).toMatchObject({ understood: expect.any(String), explanation: expect.stringMatching(/see a doctor/) });
});

test.each([
  'Move the long run to Saturday',
  'I hurt myself on the stairs, no run tomorrow',
  'these intervals are killing me, make them easier',
  'dinner with my wife on Friday, no training then',
  'I drink a coffee with friends on Thursday, so no swim',
  'my legs are heavy, make tomorrow easier',
  'swap the chest day for a run',
  'cut the ride by 20 minutes',
  'cut the weight session on Tuesday, and drop weight training on Friday',
  'medicine ball work instead of the swim',
  'supplement the easy run with strides',
  'The doctor told me not to run until the 18th',
])('no topic for a doctor: %s', (text) => {
  expect(healthTopic(text)).toBeNull();
});

test('a doctor is named once', () => {
  const text = 'I have chest pain when I run';
  const answer = withDoctor(readRequest(inputOf(text)), healthTopic(text)!);
  expect(answer).toMatchObject({ kind: 'changes', events: [{ kind: 'illness' }] });
  expect('explanation' in answer && answer.explanation.match(/doctor/g)).toHaveLength(1);
});

test('a change that is asked for beside it is made', () => {
  const text = "I started antibiotics yesterday, skip Friday's run";
  const answer = withDoctor(readRequest(inputOf(text)), healthTopic(text)!);
  expect(answer).toMatchObject({
    kind: 'changes',
    changes: [{ op: 'remove', workoutId: '08-run' }],
    explanation: expect.stringMatching(/^Medication is a matter for your doctor/),
  });
});
