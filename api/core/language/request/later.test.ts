import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

test.each([
  ['push the intervals to the end of the week', '12-run 16'],
  ['postpone the intervals to the weekend', '12-run 16'],
  ["delay tuesday's run to the weekend", '12-run 16'],
  ['push the threshold ride to the weekend', '07-bike 09'],
])('%s: what is put off goes to no earlier day', (text, to) => {
  expect(answerLines(readRequest(inputOf(text)))).toEqual([`move ${to}`]);
});
