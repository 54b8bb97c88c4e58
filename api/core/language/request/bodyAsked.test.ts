import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each([
  'calf is tight, is it ok to do the long run?',
  'got a bit of a sniffle, ride tomorrow or not?',
  'slight cough, train tomorrow or not?',
  'I have a cold, would you ride on saturday?',
  'my knee hurts a bit, should I run?',
])('%s: is answered, and nothing changes', (text) => {
  expect(answered(text)).toMatchObject({ kind: 'told', changes: [], events: [] });
});

test.each(['knee hurts, can you take the run out on friday?', 'my calf is sore, could you cancel friday?'])(
  '%s: is a wish all the same',
  (text) => {
    expect(answerLines(answered(text))).toContain('remove 08-run');
  },
);
