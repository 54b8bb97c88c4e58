import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const answerTo = (text: string) => readRequest(inputOf(text));

test.each([
  ['plus a short run after the ride on saturday, 15 min', 'the ride'],
  ['only have 75 mins saturday morning before football', '75 minutes'],
  ['skip today, tomorrow easy, rest as planned', 'how hard'],
  ['ride tomorrow will not happen, friday instead', 'Friday 8 January'],
  ['I work on Saturday, long bike do I not', 'not'],
])('%s: what plays no part is asked about', (text, unread) => {
  const answer = answerTo(text);
  expect(answer).toMatchObject({ kind: 'question', question: expect.stringContaining('“Do only that”') });
  expect(answer).toMatchObject({ understood: expect.stringContaining(`You also say “${unread}”`) });
});

test.each([
  ['skip my splosh today', ['splosh']],
  ['a recovery swim on sunday evening would be plumptious', ['plumptious']],
  ['wobble the ride on saturday to 2 hours', ['wobble']],
  ['surgeon says no swimming for a week', ['surgeon']],
  ['busy frolicking on friday', ['frolicking']],
])('%s: what nobody knows is asked about before anything is done', (text, unknown) => {
  const answer = answerTo(text);
  expect(answer).toMatchObject({
    kind: 'question',
    understood: expect.stringContaining(`You also say ${unknown.map((each) => `“${each}”`).join(' and ')}`),
  });
});

test.each([
  // thanks and weather, a circumstance, a state beside the wish, and what is only told
  ['scrap the run on friday its pouring', ['remove 08-run']],
  ['drop the run friday mate', ['remove 08-run']],
  ['no ride on saturday, I am at the rodeo', ['remove 09-bike']],
  ['no run on friday my shoes are still wet', ['remove 08-run']],
  ['skip the swim with a heavy heart', ['remove 06-swim']],
  ['the swim today was zigzaggy', []],
  ['make the run on friday 30 minutes and not 40', ['resize 08-run 30']],
])('%s: what is said beside a wish is no part of it', (text, expected) => {
  expect(answerLines(answerTo(text)).filter((line) => line !== 'why')).toEqual(expected);
});

test.each(['Do only that', 'yes please', 'OK'])('%s: the rest is done', (text) => {
  const request = 'ride tomorrow will not happen, friday instead';
  const asked = answerTo(request);
  const conversationHistory = [
    { role: 'athlete', content: request },
    { role: 'coach', content: asked.kind === 'question' ? asked.question : '' },
  ] as const;
  const answer = readRequest(inputOf(text, { conversationHistory }));
  expect(answerLines(answer)).toEqual(['remove 07-bike']);
});

test.each([
  ['football with the lads on friday instead of the run', ['move 08-run 09']],
  ['gave plasma today so the ride tomorrow easy please', ['ease 07-bike easy']],
  ['no run fri no ride sat. sun is fine', ['remove 08-run', 'remove 09-bike']],
  ['stick a 20 minute swim in on thursday after the bike', ['add swim 07 20']],
  ['put next week’s general strength on Thursday', ['move 13-strength 14']],
  ['nothing before friday', ['remove 06-swim', 'remove 06-strength', 'remove 07-bike', 'until 07']],
])('%s: reasons, ends and days that stay are no other wish', (text, expected) => {
  expect(answerLines(answerTo(text))).toEqual(expected);
});

test.each([
  ['take the 9th and 10th off', ['remove 09-bike', 'remove 10-run']],
  ['saturday off and shift the ride to sunday', ['move 09-bike 10']],
  [
    'Long ride 120, long run 75, and strength can go.',
    ['resize 09-bike 120', 'resize 10-run 75', 'remove 06-strength'],
  ],
  ['Thursday off, Saturday’s ride on Sunday and Sunday’s run on Saturday.', ['remove 07-bike', 'swap 09-bike 10-run']],
  ['Replace the swim today by an easy run of 40 minutes', ['replace 06-swim run 40']],
  ['a bad night. no swim.', ['remove 06-swim']],
])('%s: each wish of several, in its turn', (text, expected) => {
  expect(answerLines(answerTo(text))).toEqual(expected);
});

test.each([
  'forget what I said about friday, all good',
  'never mind about the ride',
  'so i was gonna skip friday but nah ill do it',
  '“cancel saturday” my son shouted, lol',
  'my saddle hurts',
  'had a cold two weeks ago',
  'the longest ride ever was 5 hours, in 2019.',
  'I cannot run fast yet',
  'the ride is on saturday, isn’t it?',
  'guests at noon on sunday, run done by then',
  'Friday is a public holiday here',
  'I will be 5 minutes late tomorrow',
])('%s: nothing changes', (text) => {
  const acts = answerLines(answerTo(text)).filter((line) => !/^(?:\?|why$)/.test(line));
  expect(acts).toEqual([]);
});
