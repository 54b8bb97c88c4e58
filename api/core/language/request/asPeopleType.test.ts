import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const linesOf = (text: string): string[] => answerLines(readRequest(inputOf(text)));

test.each([
  // what was turned round
  ['today only the swim, forget the rest', ['remove 06-strength']],
  ['shorten the long run by half an hour, only for this week', ['resize 10-run 60']],
  ['cycled in to the office, 40 min, so saturday can be shorter, make it 150', ['resize 09-bike 150']],
  ['no sunday runs ever', linesOf('no runs on sundays ever again')],
  ['off to Rome on the 15th for the weekend', linesOf('off to Rome from the 15th to the 17th')],
  ['this week I only have Friday free', linesOf('this week only Friday is possible')],
  ['I do not want 3 hours on saturday, two are plenty', ['resize 09-bike 120']],
  ['only 40 minutes tomorrow, is that ok?', ['resize 07-bike 40']],
  // letters
  ['I should be most obliged if the swim could be moved to Friday', ['move 06-swim 08']],
  ['I am afraid I shall not be able to ride on Saturday', linesOf('I shall not be able to ride on Saturday')],
  ['I should like to skip the swim today, if you see no objection', ['remove 06-swim']],
  // of other tongues
  ['let the swim fall out today', ['remove 06-swim']],
  ['Please let fall out the strength today', ['remove 06-strength']],
  ['tomorrow more easy please', linesOf('tomorrow easier please')],
  ['tuesday 12.01. instead of intervals a quiet run', ['ease 12-run easy']],
  ['shift the run from Friday on the Thursday', ['move 08-run 07']],
  ['we become visit tomorrow, delete the ride tomorrow', ['remove 07-bike']],
  [
    'next week tuesday and wednesday in Madrid, without any sport',
    linesOf('next week tuesday and wednesday in Madrid, no training'),
  ],
  ['the 15 is my birthday, leave me free', linesOf('the 15th is my birthday, keep it free')],
  ['put me one swim more on friday', ['add swim 08 30']],
  ['quit the strength next week', linesOf('skip the strength next week')],
  ['only one hour I am getting on saturday', ['resize 09-bike 60']],
  ['out of station from 14th to 17th', linesOf('out of town from 14th to 17th')],
  ['excuse me from training tomorrow', linesOf('no training tomorrow')],
  ['revert sunday run to saturday', ['move 10-run 09']],
  // short
  ['fri <> sat', ['swap 08-run 09-bike']],
  ['LSR on sat 60 min', linesOf('long run on sat 60 min')],
  ['one more easy run on saturday', ['add run 09 30']],
  ['long story short, I will not get my run in on friday', linesOf('I will not do my run on friday')],
  // what goes before the rest of its day, and which of two
  ['cant leave the house tomorrow so no ride', ['remove 07-bike']],
  ['cant do both today, keep swim bin strength', ['remove 06-strength']],
  ['keep strength skip swim today', linesOf('skip the swim today')],
  ['Next week I am from Tuesday to Thursday on montage, no training', linesOf('no training on 12, 13 and 14 January')],
  ['Republic day is on the 26th, a fair is there so please keep it free', ['remove 26-run']],
  // a wish, and a question behind it
  ['skip tomorrow please, and is Friday hard?', ['remove 07-bike']],
  ['skip the gym tonight please and tell me what is next', ['remove 06-strength']],
  // what is told beside
  [
    'I regret that I shall not be able to attend the swim today. Yours, Harold',
    linesOf('I can not attend the swim today'),
  ],
  [
    'I would prefer, if it is not too much bother, to do my strength on Friday rather than today',
    ['move 06-strength 08'],
  ],
  ['we moved house on Monday, skip strength today', ['remove 06-strength']],
  ['my cousin turned up with a dog, so skip strength today', ['remove 06-strength']],
  ['just finished the swim and now off to bed with a fever', ['event illness 06 fever']],
  ['we fly home on the 14th, nothing that day please, 15th ok', ['move 14-bike 15', 'event travel 14 14']],
  ['skip the swim, what is on tomorrow?', ['remove 06-swim']],
  ['can thursday and friday this week swap days', ['swap 07-bike 08-run']],
  ['I quit cycling. For ever.', linesOf('no more cycling, for ever')],
  ['was hit on the ankle at hockey', ['event injury ankle 06']],
  [
    'everything a day later this week',
    ['! UNAVAILABLE', 'move 09-bike 10', 'move 08-run 09', 'move 07-bike 08', 'move 06-swim 07', 'move 06-strength 07'],
  ],
  ['the ride does not have to be long on saturday', ['resize 09-bike 135']],
  ["saturday needn't be longer than 2 h", ['resize 09-bike 120']],
  ['the ride tomorrow does not need to be so hard', ['ease 07-bike moderate']],
  ['interview at 17:30 tomorrow, skip the ride', ['remove 07-bike']],
  ['did tomorrows ride today on the turbo, so nothing tomorrow', ['remove 07-bike']],
  ['can we push the whole weekend by a day', ['! UNAVAILABLE', 'move 09-bike 10']],
  [
    'off to Rome on the 15th for the weekend, take those three days out',
    linesOf('off to Rome from the 15th to the 17th'),
  ],
  ['stick a 20 min T-run off the bike on saturday', ['add run 09 20']],
  // how long, how hard, how strong
  ['sunday at 50 percent', ['resize 10-run 45']],
  ['reduce the long run to 70%', ['resize 10-run 65']],
  ['cut the long run by 30%', ['resize 10-run 65']],
  ['sun 60', ['resize 10-run 60']],
  ['+ swim fri 40', ['add swim 08 40']],
  ['no quality until the 13th', ['ease 07-bike easy', 'ease 12-run easy', 'until 13']],
  ['ramp test this morning gave me an ftp of 249', ['threshold ftp 249', 'always']],
  ['20 min test today, avg 271, so FTP is 257', ['threshold ftp 257', 'always']],
])('%s', (text, expected) => {
  expect(linesOf(text)).toEqual(expected);
});

test.each([
  'I was going to skip Friday but I can make it after all',
  'did not ride',
  'next week is half term and I have lots of free time',
  'what does the long ride do for me? my route is 60 km',
  'my old calf injury never came back',
  'little one has a temp, the ride stays as it is',
  'my wife skipped the swim today',
  'the ride hurt so good',
  'my 10k time is 44:10 from sunday',
  "I can't get enough of swimming",
  'I do not mind swimming on fridays',
  'my pool closes at 8 pm on fridays',
  'thursday mornings are best for hard sessions',
  'full week ahead, but I manage the plan',
  'dentist at 3 tomorrow',
  'I could skip the swim but I will not',
  'the trip to Bern on friday is cancelled',
  'my calf hurts, what should I do?',
  'thursday at 90% of ftp',
  'no rest for the wicked this week',
  "school's off on friday",
  'the school run is at eight on friday',
])('%s: nothing changes', (text) => {
  expect(linesOf(text).filter((line) => !/^(?:why$|\?)/.test(line))).toEqual([]);
});

test.each([
  ['cant do both today', 'Which workout should go'],
  ['my wrist hurts, I can not swim for a while', 'Until which day'],
  ['from the first of February no more than 7 hours a week', 'What would you like'],
  ['what is on Thursday, and could it move to Friday?', 'What is planned on Thursday'],
  ['move the run please, and is Saturday hard?', 'Which run do you mean'],
  ['I do not know, keep it free', 'Which day should be free'],
  ['I have only Sunday free', 'What would you like'],
])('%s: is asked back', (text, question) => {
  expect(linesOf(text).join()).toMatch(new RegExp(`^\\? .*${question}`));
});

test.each([
  ['whens the next day with nothing on it', 'Monday'],
  ["what's on tomorrow again?", 'Thursday'],
])('%s: is told', (text, told) => {
  expect(readRequest(inputOf(text))).toMatchObject({ kind: 'told', explanation: expect.stringContaining(told) });
});

test.each([
  ['dentist at 3 tomorrow', 'in the afternoon'],
  ['meeting at 6 pm tomorrow', 'in the evening'],
  ['meeting at 9 on friday', 'in the morning'],
  ['dentist at 10:30 am on friday', 'in the morning'],
])('%s: an hour of the day takes no training away', (text, part) => {
  expect(readRequest(inputOf(text))).toMatchObject({ changes: [], understood: expect.stringContaining(part) });
});
