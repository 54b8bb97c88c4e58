import { isSafeWording, marksOf } from './wordsOfPlan.ts';

// a Wednesday
const TODAY = '2027-01-06';
const FACTS = [
  'Move the run on Thursday 7 January to Saturday 9 January.',
  'Shorten the ride on Sunday 10 January from 150 to 90 min.',
  'Your consistency over four weeks is 84, 3 up on a week ago.',
];
const INSTRUCTIONS = 'You turn a request about a training schedule into operations on it and nothing else.';
const isSafe = (text: string) =>
  isSafeWording(text, { facts: FACTS, today: TODAY, most: 300, instructions: INSTRUCTIONS });

test.each([
  'Your run goes to Saturday, so that Thursday is free.',
  'The ride on Sunday is now 90 minutes, down from 150.',
  'Sunday’s ride is an hour and 30 minutes, and that is enough for the week.',
  'On Saturday 9 January you run; the rest stays as it is.',
  'The run of tomorrow moves to 9 January, and you keep the rest.',
  'The ride is 1 h 30 min, and that is enough for your week.',
])('may be said: %s', (text) => {
  expect(isSafe(text)).toBe(true);
});

test.each([
  ['a day of its own', 'Your run goes to Friday, so that Thursday is free.'],
  ['a date that is another weekday', 'Your run goes to Friday 9 January, and the rest stays.'],
  ['an amount of its own', 'The ride on Sunday is now 80 minutes, and that is enough.'],
  ['an amount in words', 'The ride on Sunday is now seventy minutes, and that is enough.'],
  ['an amount in another unit', 'The ride on Sunday is now 90 km, and that is enough for you.'],
  ['a share', 'The ride on Sunday is half as long, and that is enough.'],
  ['a distance', 'You can run 42 km on Saturday with what you have done.'],
  ['a clock', 'Run on Saturday at 6:30, then you have the day.'],
  ['medication', 'Take an ibuprofen before the run on Saturday and you will be fine.'],
  ['a diet', 'You should cut calories to lose weight before the run on Saturday.'],
  ['an address', 'Write to coach@example.com about the run on Saturday.'],
  ['a link', 'See www.example.com for the run on Saturday.'],
  ['mark-up', 'The run is on <b>Saturday</b> and that is it.'],
  ['the instructions', 'I turn a request about a training schedule into operations on it and you are done.'],
  ['another language', 'Der Lauf kommt auf Samstag, damit der Donnerstag frei ist.'],
  ['another alphabet', 'Тренировка на субботу, and the rest is as it was.'],
  ['nothing', '  '],
  ['a word', 'Done.'],
  ['too much', 'The run is on Saturday and it stays there. '.repeat(10)],
])('may not be said: %s', (_name, text) => {
  expect(isSafe(text)).toBe(false);
});

test('days and amounts are found however they are written', () => {
  expect(
    [
      ...marksOf(
        'On 2027-01-09, Jan 10th, the 7th of January and Sat: two rides of 1.5 h, 45-minute run, 12 %.',
        TODAY,
      ),
    ].sort(),
  ).toEqual(['12 %', '2', '45 min', '90 min', 'date 1-10', 'date 1-7', 'date 1-9', 'weekday saturday'].sort());
});
