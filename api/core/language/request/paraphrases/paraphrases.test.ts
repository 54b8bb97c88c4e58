import { answerLines } from '../../../../test/core/requests/judge.ts';
import { inputOf } from '../../../../test/core/requests/schedule.ts';
import { readRequest } from '../readRequest.ts';

const does = (text: string): readonly string[] =>
  answerLines(readRequest(inputOf(text))).filter((line) => line !== 'why');

const SAID = {
  'remove 06-swim': [
    'half day only: today I can do strength but not the swim',
    'scratch the swim today',
    'sit out the swim today',
    'erase the swim today',
    'strike the swim today',
    'call off the swim today',
    'bail on the swim today',
    'opt out of the swim today',
    'cross out the swim today',
    'spare me the swim today',
    'excuse me from the swim today',
    'cross the swim off for today',
    'no thanks to the swim today',
  ],
  'replace 13-swim run 45': ['Wed 13: swim out, run in'],
  'replace 06-swim run 45': ['no swim today, run instead', 'i want to run today, no swim'],
  'remove 12-swim': ['next tuesday just the run no swim', 'on tuesday only the run, no swim'],
  'remove 12-run': ['next tuesday no intervals just the swim'],
  'remove 15-run': ['friday off please (not this friday, the one after)'],
  'add swim 08 30': ['I want to swim on Friday too', 'also swim on friday please'],
  'add run 30 15': ['the day before the race I want a 15 min jog', 'the saturday before the race a 15 min jog'],
  'move 07-bike 08': [
    'tickets for thursday, so the ride on friday',
    'Dear coach, might the ride of Thursday take place on Friday?',
    'put thurs ride + fri run together on fri',
    "i'd rather ride on friday than on thursday",
  ],
  'swap 09-bike 10-run': ['run sat ride sun'],
  'swap 10-run 09-bike': ['ride sunday, run saturday'],
  'swap 08-run 07-bike': ["I'd like to do friday's workout on thursday and thursday's on friday"],
  'swap 07-bike 09-bike': ['do thursday on saturday and saturday on thursday'],
  'resize 10-run 80': ['hmm, 80 on sunday'],
  'resize 06-strength 20': ['running late at work, only got 20 min for strength'],
  'add strength 07 20': ['can i squeeze 20 minutes of core in on thursday'],
  'move 14-bike 15': ["put thursday's sessions next week on friday"],
  'move 06-swim 07': ['the swim today clashes with a call, tomorrow lunchtime would be great'],
  'replace 19-swim run 40': ['no pool on the 19th, run instead'],
  'resize 09-bike 120': [
    "I can't do 3 hours on Saturday, what about 2?",
    '3 hours on saturday is too much, 2 would be ok',
  ],
  'move 08-run 09': [
    "carry Friday's run over to Saturday",
    'switch the run from Friday to Saturday',
    'the run not on Friday but on Saturday',
    "Friday's run, better on Saturday",
    'can the run on friday come a day later',
    "saturday would be better for friday's run",
  ],
  'resize 07-bike 45': ['can i have 45 on the trainer tomorrow not 70', 'the ride tomorrow, make it 45'],
  'resize 07-bike 40': ['tmrw 30 less', 'the ride tomorrow, shorten it to 40'],
  'resize 10-run 60': [
    'wife says i get 1 hour on sunday',
    'long run one hour please',
    'at most an hour on sunday',
    'an hour and no more on sunday',
    'cap the long run at 60',
    'hold the long run to 60 min',
    'lower the long run to 60 min',
    'long run minus 30 min',
    'shorten the long run by half an hour',
    '60 instead of 90 on sunday',
    "can't run longer than 60 min on sunday",
  ],
  'ease 07-bike moderate': [
    "take a notch off tomorrow's ride",
    "dumb down tomorrow's ride",
    'turn it down tomorrow',
    'bring the intensity down tomorrow',
    'tomorrow should not be so hard',
  ],
  'remove 08-run': [
    "everything stays except friday's run, that goes",
    'skip the run on friday but bike and swim are ok',
    'no sport on friday',
    'skip my next run',
    'cancel the upcoming run',
    'next run off',
  ],
  'remove 07-bike': [
    'skip the next ride',
    "give tomorrow's bike the boot",
    'write tomorrow’s ride off',
    'no to the ride tomorrow',
  ],
  'remove 10-run': ['skip the LR', 'cancel my next long run'],
} as const;

test.each(Object.entries(SAID).flatMap(([line, texts]) => texts.map((text) => [text, line] as const)))(
  '%s: %s',
  (text, line) => {
    expect(does(text)).toEqual([line]);
  },
);

test.each([
  'friday is full',
  'friday is packed',
  'friday is taken',
  'leave friday empty',
  'keep friday open',
  'block out friday',
  'move everything off friday',
  'could you free up friday',
  'leave me friday for the family',
  'keep friday open for me',
  'out all day friday',
  'friday im out',
  'I have to give up friday',
])('%s: no day for training', (text) => {
  expect(does(text)).toEqual(['move 08-run 09']);
});

test.each([
  'the pool is full of kids on friday',
  'I have swum 2.1 km this morning',
  'no sports drink on friday',
  'I need an excuse',
  'free as a bird next week',
  'I have free time from Thursday to Sunday',
])('%s: nothing is taken away', (text) => {
  expect(does(text).filter((line) => !/^[?!]/.test(line))).toEqual([]);
});

test('the next workout of a day that has two is asked for', () => {
  expect(readRequest(inputOf('skip my next workout'))).toMatchObject({
    kind: 'question',
    question:
      'Which workout do you mean: the swim on Wednesday 6 January or the strength workout on Wednesday 6 January?',
  });
});

test.each([
  ['you may plan mondays from now on', ['prefer available monday', 'always']],
  ['put my hours up to 11 a week permanently', ['prefer hours 11', 'always']],
  ['mondays yes, fridays no, from now on', ['prefer available monday', 'prefer unavailable friday', 'always']],
])('%s: what holds for every week', (text, lines) => {
  expect(does(text).filter((line) => !line.startsWith('move'))).toEqual(lines);
});

test('a day with no room is none of those that the wish beside it is about', () => {
  expect(does('do the swim tomorrow, today is full')).toContain('move 06-swim 07');
});
