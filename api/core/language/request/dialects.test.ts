import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const linesOf = (text: string): string[] => answerLines(readRequest(inputOf(text)));

test.each([
  // British, Australian, Indian
  ['sack off the swim', ['remove 06-swim']],
  ['yeah nah skip thursday', ['remove 07-bike']],
  ['sir please do the needful and cancel the ride tomorrow', ['remove 07-bike']],
  ['sunday run 75 minutes na', ['resize 10-run 75']],
  ['knock the strength on the head', ['remove 06-strength']],
  ["I've got the lurgy", ['event illness 06']],
  ['loose motions since morning', ['event illness 06 vomiting']],
  ['did me hammy at touch footy', ['event injury hamstring 06']],
  ['lower back went when I lifted a crate', ['event injury back 06']],
  // of other tongues
  ['next week I am only on tuesday and thursday free', linesOf('next week I can only train on tuesday and thursday')],
  ['please to change thursday for friday', ['swap 07-bike 08-run']],
  ['tomorrow ride is to hard, make it esy', ['ease 07-bike easy']],
  ['is possible more one run on thursday of 30 min?', linesOf('add one more run of 30 min on thursday')],
  ['move the ride on thursday to never', ['remove 07-bike']],
  // around a wish
  ['skip friday, no questions asked', ['remove 08-run']],
  ['I am sorry to trouble you, but skip the run on friday', ['remove 08-run']],
  ['what I want is the long run on saturday, does that make sense', ['move 10-run 09']],
  [
    "Please let me shorten saturday's ride to two hours, as I must pick up my mother at the station.",
    ['resize 09-bike 120'],
  ],
  ['tmrws ride can be friday', ['move 07-bike 08']],
  ['drop thursday. rest as is.', ['remove 07-bike']],
  ['travelling tomorrow all day, take out the bike', ['remove 07-bike', 'event travel 07 07']],
  [
    'Got the 18th and 19th off, could do a long one then',
    ['? Which workout do you mean: the long ride on Saturday 16 January or the long run on Sunday 17 January?'],
  ],
  ['would you mind if I skipped the run on friday', ['remove 08-run']],
  ['if you could move the easy run to saturday that would be fab', ['move 08-run 09']],
  ['ok if I skip strength today?', ['remove 06-strength']],
  [
    'rain on sunday, shorten to 45 on the treadmill',
    linesOf('rain on sunday, shorten it to 45 minutes on the treadmill'),
  ],
  ['wrist in plaster for 4 weeks', ['event injury wrist 06']],
  ['a rest day more next week', linesOf('one more rest day next week')],
  // lists
  ['sat: 120, sun: 75', ['resize 09-bike 120', 'resize 10-run 75']],
  ['skip the intervals on tuesday, just jog', ['ease 12-run easy']],
  ['hiking with the family on saturday instead of the ride', ['remove 09-bike']],
])('%s: read as if it were said in plain words', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test.each([
  ['give me long runs on sunday', 'my'],
  ['do my back exercises count as strength?', 'hurts'],
  ['my watch went for 300 euro', 'hurts'],
])('%s: no other words are put into it', (text, word) => {
  expect(JSON.stringify(readRequest(inputOf(text)))).not.toContain(`“${word}`);
});
