import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const linesOf = (text: string) => answerLines(readRequest(inputOf(text)));

test.each([
  ['my swim bag is at the office, so skip strength today', ['remove 06-strength']],
  ['the gym shoes are wet, move the run to saturday', ['move 08-run 09']],
  ['need to buy a bike lock on saturday, shorten the run on sunday to 60', ['resize 10-run 60']],
  ['my bike mechanic has time on friday, so friday off', ['remove 08-run']],
  ['lost my bike shoes, no ride tomorrow', ['remove 07-bike']],
])('%s: a thing that is named after a sport is no workout', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('what there only is says what can be done', () => {
  expect(linesOf('i only have running shoes with me this weekend')).toEqual(['move 09-bike 08']);
});
