import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

test.each([
  ["I'm 12 weeks pregnant", 'you are pregnant', 'Please see your doctor or midwife: nothing hard is planned until'],
  [
    'I gave birth three weeks ago',
    'you have given birth',
    'Please see your doctor or midwife: nothing hard is planned',
  ],
  ['I fainted on my run', 'you have trouble with your heart', 'Please see your doctor: nothing hard is planned until'],
  ['my left knee hurts when I run', 'your knee hurts', 'See a doctor if it gets worse or does not go away.'],
])('%s: one calm sentence', (text, understood, said) => {
  const answer = readRequest(inputOf(text));
  expect(answer).toMatchObject({
    understood: expect.stringContaining(understood),
    explanation: expect.stringContaining(said),
  });
});
