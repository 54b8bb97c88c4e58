import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const linesOf = (text: string): string[] => answerLines(readRequest(inputOf(text)));

test.each([
  ['the swim of next tuesday to friday', linesOf('move the swim on the 12th to the 15th')],
  ['midweek next week is a mess, so no ride on thursday', ['remove 14-bike']],
  ['night shifts next week monday and tuesday, so thursday please nothing', ['remove 14-bike']],
  ['next tuesday no intervals, and the day after no strength', ['remove 12-run', 'remove 13-strength']],
  // another day is the end of that week
  ['no training next thursday and tomorrow', ['remove 07-bike', 'remove 14-bike']],
])('%s: the week that was named is that of the weekdays behind it', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});
