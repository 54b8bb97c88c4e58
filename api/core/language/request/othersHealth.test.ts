import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const isIll = (text: string): boolean => {
  const answer = readRequest(inputOf(text));
  return 'events' in answer && answer.events.some(({ kind }) => kind === 'illness');
};

test.each([
  'kids are sick',
  'my wife has the flu',
  "my wife's got covid",
  'sick of running',
  'sick day at work for my son',
  'I am sick and tired of intervals',
  'our baby was throwing up all night',
  'my daughter caught a cold',
  'my boss is off sick',
  'everyone at work is coughing',
  'half the office has covid',
  'a friend of mine has the flu',
  'my physio is ill, so I can not see him',
  'the little one has been coughing all night',
  'taking a sick day to look after my daughter',
  'the kids gave their teacher a cold',
  'kid home sick today',
  'that ride was sick',
  'those sick intervals please',
  'I got my flu shot today',
  "there's a bug going round at work",
  'what if I get ill?',
  'can I train if I get sick?',
  'I would hate to get sick before the race',
  'I have my period',
  'stomach cramps from my period',
  "I'm tired",
  'so tired today',
])('%s: the athlete is not ill', (text) => {
  expect(isIll(text)).toBe(false);
});

test.each([
  "I'm sick",
  'still sick',
  'kids are sick and I have a fever',
  'the kids are sick and now I am too',
  'my kids were sick and so am I',
  'my wife and I both have the flu',
  'my kid gave me his cold',
  "caught my son's cold",
  'got a stomach bug from my daughter',
  'my son brought home a bug and I caught it',
  "I'm sick, my wife is too",
  'family is healthy but I have a cold',
  'my whole body aches and I have a fever',
  'my week started with a fever',
  'sick of this flu',
  'I am off sick',
])('%s: the athlete is ill', (text) => {
  expect(isIll(text)).toBe(true);
});

test('what is passed on has its symptoms', () => {
  const answer = readRequest(inputOf('my husband has covid and gave it to me'));
  expect('events' in answer && answer.events.map(({ kind, symptoms }) => [kind, symptoms])).toEqual([
    ['illness', ['flu']],
  ]);
});
