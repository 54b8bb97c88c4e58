import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each([
  "I'll be 2 hours late on saturday",
  'the pool is 2 hours away on saturday',
  'I am an hour late for the ride tomorrow',
])('%s: how late or how far is no length', (text) => {
  expect(JSON.stringify(answered(text))).not.toContain('"op"');
});

test.each(['never mind about friday, leave it', 'never mind thursday', 'never mind next week then'])(
  '%s: nothing is remembered for every week',
  (text) => {
    const answer = answered(text);
    expect('understood' in answer ? answer.understood : '').not.toContain('remember for every week');
  },
);

test.each([
  ["I'm in hospital until monday", ['06', '07', '08', '09', '10']],
  ['i will be in the hospital from friday to sunday', ['08', '09', '10']],
])('%s: nobody trains there', (text, days) => {
  const answer = answered(text);
  const left = 'changes' in answer ? answer.changes.map(({ workoutId }) => workoutId?.slice(0, 2)) : [];
  expect([...new Set(left)].sort()).toEqual(days);
});

test.each([
  ['next week only bike', 'all but cycling'],
  ['this week only running please', 'all but running'],
  ['only swimming next week', 'all but swimming'],
])('%s: the week is free of the rest', (text, only) => {
  expect(answered(text)).toMatchObject({ kind: 'changes', understood: expect.stringContaining(only) });
});

test('"only two runs" is how many, and not what', () => {
  expect(JSON.stringify(answered('only two runs this week'))).not.toContain('all but running');
});

test('days of rest behind a day that was named are asked about', () => {
  expect(answered('getting my wisdom teeth out on thursday, rest 3 days after')).toMatchObject({
    kind: 'question',
    understood: expect.stringContaining('3 days after'),
  });
});
