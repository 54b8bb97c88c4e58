import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const does = (text: string): readonly string[] =>
  answerLines(readRequest(inputOf(text))).filter((line) => line !== 'why');

const MEANT: readonly (readonly [text: string, ...lines: string[]])[] = [
  // a day, a length or a workout in the place of another
  ['move tomorrow to saturday no wait, friday', 'move 07-bike 08'],
  ['cancel friday. sorry i meant thursday', 'remove 07-bike'],
  ["Put friday's run on saturday. Oops, thursday", 'move 08-run 07'],
  ['move thursday to friday, or rather saturday', 'move 07-bike 09'],
  ['shorten the long run to 60, hmm, make that 70', 'resize 10-run 70'],
  ['tomorrow 2 hours. edit: 1 hour', 'resize 07-bike 60'],
  ['make saturday 4 hrs. just kidding, 2 is plenty', 'resize 09-bike 120'],
  ['remove the run on tuesday erm the swim on tuesday', 'remove 12-swim'],
  ['skip the swim. no, the strength', 'remove 06-strength'],
  ['skip today — no, just the strength', 'remove 06-strength'],
  ['knock twenty minutes off the run on sunday, no, make it thirty', 'resize 10-run 60'],
  ['three hours on saturday is too much, make it two', 'resize 09-bike 120'],
  ['3h on saturday? are you mad, make it two', 'resize 09-bike 120'],
  // another wish
  ['cancel saturday. no wait, cancel sunday', 'remove 10-run'],
  ['no run on sunday, i mean saturday no ride', 'remove 09-bike'],
  ['no not friday off, thursday off', 'remove 07-bike'],
  ["i'm ill. no not ill just very very tired", 'event fatigue 06'],
  // nothing at all
  ['swap thursday with friday, actually no, leave it'],
  // nothing is taken back
  [
    'no strength this week, no swim next week',
    'remove 06-strength',
    'replace 12-swim bike 40',
    'replace 13-swim bike 45',
  ],
  ['can you move the ride from tomorrow to uh friday', 'move 07-bike 08'],
  ['I mean it, no training on thursday', 'remove 07-bike'],
  ["no, I can't do thursday", 'move 07-bike 08'],
  ['no friday is fine'],
];

test.each(MEANT)('“%s”', (text, ...lines) => {
  expect([...does(text)].sort()).toEqual([...lines].sort());
});
