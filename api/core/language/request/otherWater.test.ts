import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each([
  'no pool this week but lake is fine',
  'pool is closed until friday but the sea works',
  'pool closed next week, will swim in the lake',
  'pool closed til friday, using the hotel pool',
])('%s: swimming stays', (text) => {
  expect(answered(text)).toMatchObject({ kind: 'told', changes: [] });
});

test.each(['pool shut and the lake is frozen', 'no pool this week, sea too cold'])('%s: no swimming', (text) => {
  expect(answerLines(answered(text))).toEqual(['replace 06-swim bike 45']);
});
