import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

test.each([
  'less swimming more running',
  'swim less, bike more',
  'run a bit more and swim less',
  'more swims please',
  'I want to bike more',
])('%s: is about the season, and no workout changes', (text) => {
  expect(readRequest(inputOf(text))).toMatchObject({ kind: 'question' });
});

test('One workout more or less is none of that', () => {
  expect(readRequest(inputOf('one more easy run on saturday please'))).toMatchObject({
    kind: 'changes',
    changes: [{ op: 'add', workoutType: 'run', toDate: '2027-01-09' }],
  });
});
