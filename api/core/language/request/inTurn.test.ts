import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const does = (text: string): readonly string[] =>
  answerLines(readRequest(inputOf(text))).filter((line) => line !== 'why');

const GO_ON = 'Shall I do what I read, and nothing else? Say “Do only that”, or write it again in other words.';

test.each<readonly [text: string, ...lines: string[]]>([
  // what is left out or goes elsewhere leaves first
  ['sun->sat sat->fri fri->gone', 'remove 08-run', 'move 09-bike 08', 'move 10-run 09'],
  ['do the long run on friday this week, then sunday nothing', 'move 10-run 08'],
  // two that change places, and three that do not
  ['ride on sunday and run on saturday', 'swap 10-run 09-bike'],
  ['- swim tomorrow - ride friday - run saturday', 'move 08-run 09', 'move 07-bike 08', 'move 06-swim 07'],
  ['swim on tuesday and run on wednesday next week', '! SESSIONS', 'move 12-run 14'],
  // which one is meant
  ['scrap the run friday and sunday', 'remove 08-run', 'remove 10-run'],
  ["drop friday but don't touch the long run", 'remove 08-run'],
  ['drop everything on the twelfth except the pool', 'remove 12-run'],
  // the Thursday that is left is that of the week, and not the next one
  ["I'd rather ride on friday the 15th than on thursday", `? ${GO_ON}`],
  ["I'm travelling next week but don't change anything"],
  ['skip friday, no wait, nothing'],
])('“%s”', (text, ...lines) => {
  expect(does(text)).toEqual(lines);
});
