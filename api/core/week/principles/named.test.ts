import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Which of several principles is named: each without which the week would be another one, whether a step of planning saw it or not, both of
// two that ask for the same, and none that would have changed nothing. In the words of `weekUnder`.
const WEEKS: readonly Row[] = [
  [
    'runner, C race on Wednesday',
    1,
    '3 rest days a week | Swims at most 40 minutes | Long run at most 120 minutes',
    'tue run 50 easy, tue strength 30 moderate, thu run 35 moderate, sat run 55 easy, sun run 120 moderate long',
    '0 fired; 1 holds; 2 holds',
  ],
  [
    'runner, long Saturday kept',
    6,
    'Long run on Friday | Long ride on Wednesday',
    'tue run 65 threshold, tue strength 35 hard, wed run 70 easy, thu run 65 vo2max, sun run 70 moderate',
    '0 fired, yields KEPT_SESSION; 1 holds',
  ],
  [
    'runner, hard run on the Monday after',
    3,
    'At most 4 hours a week | Long run on Saturday',
    'tue run 35 threshold, wed run 25 easy, thu run 25 easy, sat run 70 easy long <1>',
    '0 holds; 1 holds',
  ],
  [
    'runner of three days',
    3,
    'At most 5 hours a week | No hard runs | No hard swims',
    'tue run 45 easy, tue strength 20 moderate, thu run 40 easy, sun run 90 easy long',
    '0 holds; 1 fired; 2 holds',
  ],
  [
    'triathlete, two swims kept',
    0,
    'At most 8 hours a week',
    'tue swim 35 easy, tue bike 35 easy, wed run 45 easy, wed strength 20 moderate, thu bike 30 easy, thu strength 20 moderate, fri swim 30 easy, sat bike 120 moderate long, sun run 60 easy long',
    '0 holds',
  ],
  [
    'runner, C race on Wednesday',
    3,
    'At most 4 hours a week | At most 3 runs a week',
    'tue run 35 threshold, thu run 40 easy, sun run 80 easy long',
    '0 fired; 1 holds',
  ],
  [
    'sprint on Wednesday',
    3,
    'At most 4 hours a week | At most 8 hours a week',
    'tue swim 40 easy, wed run 35 threshold, sat bike 55 easy long, sun run 25 easy',
    '0 holds; 1 holds',
  ],
  [
    'runner, kept C race',
    1,
    'At most one session a day | At most 3 runs a week',
    'tue strength 30 moderate, wed run 70 easy, fri run 65 moderate, sun run 125 moderate long',
    '0 fired; 1 fired',
  ],
  [
    'runner, hard run on the Monday after',
    6,
    'At most 4 hours a week | Long run on Saturday',
    'tue run 40 threshold, tue strength 25 hard, wed run 40 easy, thu run 35 vo2max, sat run 100 easy long',
    '0 fired; 1 holds',
  ],
  [
    'triathlete, brick kept',
    0,
    'At most one session a day | Swims at most 40 minutes | At most one session a day',
    'tue strength 20 moderate, wed swim 40 easy <1>, fri run 60 easy, sat bike 125 moderate long, sun run 60 easy long',
    '0 fired; 1 holds',
  ],
  [
    'triathlete, Fridays off',
    4,
    'Long run on Friday | Runs at most 60 minutes',
    'mon bike 35 hard, mon run 60 easy <1>, tue strength 25 moderate, wed swim 40 easy, wed bike 40 moderate, thu run 55 easy, sat bike 140 easy long, sun swim 35 easy, sun strength 25 moderate',
    '0 fired; 1 holds',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
