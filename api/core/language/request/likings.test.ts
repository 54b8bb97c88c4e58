import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const does = (text: string): readonly string[] => answerLines(readRequest(inputOf(text)));

test.each([
  ['cycling bores me. can we leave it out this week?', ['remove 07-bike', 'remove 09-bike']],
  ["I don't enjoy the gym. drop it until february", ['remove 06-strength', 'remove 13-strength', 'remove 20-strength']],
  ['I hate running, skip it on friday', ['remove 08-run']],
  ['I am no fan of swimming so leave it out until the 13th', ['remove 06-swim', 'remove 12-swim', 'remove 13-swim']],
])('%s: that sport alone, then', (text, lines) => {
  expect(does(text).filter((line) => !line.startsWith('until'))).toEqual(lines);
});

test.each(["swimming isn't my thing. could we leave it out from next week on?", 'from next week on no strength'])(
  '%s: for good?',
  (text) => {
    expect(readRequest(inputOf(text))).toMatchObject({
      kind: 'question',
      understood: expect.stringContaining('Is it for good'),
    });
  },
);
