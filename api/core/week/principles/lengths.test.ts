import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of minutes, hours and rest days: the workouts of one week, `<0>` after those that the first principle shaped, and of each rule
// whether it limited the week as a whole, and what it yields to.
const WEEKS: readonly Row[] = [
  [
    'runner, hard Wednesday kept',
    6,
    'At least 4 rest days a week',
    'wed strength 21 hard, sat run 90 threshold, sun run 180 moderate long, sun strength 21 moderate',
    '0 fired',
  ],
  ['runner, hard Wednesday kept', 6, 'At most 3 hours a week', 'fri run 54 threshold, sun run 86 easy long', '0 fired'],
  ['runner, long Saturday kept', 6, 'At most 3 hours a week', 'sun run 80 easy', '0 fired'],
  [
    'runner, C race on Wednesday',
    6,
    'At least 3 rest days a week',
    'wed race 54 race, thu run 60 easy, thu strength 21 moderate, sat run 60 threshold, sun run 61 easy',
    '0 fired',
  ],
  [
    'runner, C race on Wednesday',
    6,
    'At least 4 rest days a week',
    'wed race 54 race, sat run 89 threshold, sat strength 21 hard, sun run 90 easy',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'At least 3 rest days a week',
    'tue swim 52 threshold, tue bike 48 easy, thu swim 51 easy, thu bike 48 easy, sat bike 168 moderate long, sat run 26 easy, sun run 99 easy long',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'At most 5 hours a week',
    'tue bike 47 hard, tue swim 51 easy, wed strength 36 moderate, thu run 22 easy, sat bike 90 easy long, sun run 54 easy long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'Increase weekly volume by at most 4% per week',
    'tue run 43 threshold, tue strength 38 hard, wed run 42 easy, thu run 43 vo2max, fri run 42 easy, sun run 113 moderate long',
    '0 fired',
  ],
  [
    'runner',
    3,
    'Every third week is a recovery week',
    'tue run 43 hard, wed run 32 easy, wed strength 38 moderate, thu run 36 easy, fri run 58 easy, sun run 112 easy long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'Every third week is a recovery week',
    'tue run 52 threshold, tue strength 23 hard, wed run 51 easy, thu run 51 vo2max, thu strength 23 hard, fri run 51 easy, sun run 135 moderate long',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'Long ride at most 100 minutes',
    'tue swim 42 threshold, tue bike 63 easy, wed run 20 easy, wed strength 29 moderate, thu bike 63 easy, thu strength 29 moderate, fri swim 41 easy, fri run 20 easy, sat bike 100 moderate long <0>, sun run 85 easy long',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'Bike at most 30 minutes',
    'tue swim 75 threshold, tue bike 30 easy <0>, wed run 55 easy, wed strength 29 moderate, thu run 54 easy, thu bike 30 easy <0>, fri swim 75 easy, sat run 85 moderate long, sun bike 30 easy <0>, sun strength 29 moderate',
    '0 holds',
  ],
  [
    'runner',
    6,
    'Long run at most 120 minutes | Long run at most 100 minutes',
    'tue run 65 threshold, tue strength 24 hard, wed run 65 easy, thu run 65 vo2max, thu strength 24 hard, fri run 65 easy, sun run 100 moderate long <1>',
    '0 holds; 1 holds',
  ],
  [
    'runner',
    6,
    'Long run at most 100 minutes | Long run at most 120 minutes',
    'tue run 65 threshold, tue strength 24 hard, wed run 65 easy, thu run 65 vo2max, thu strength 24 hard, fri run 65 easy, sun run 100 moderate long <0>',
    '0 holds; 1 holds',
  ],
  [
    'runner',
    6,
    'Hard runs at most 40 minutes',
    'tue run 40 threshold <0>, tue strength 22 hard, wed run 54 easy, thu run 40 vo2max <0>, thu strength 22 hard, fri run 54 easy, sun run 144 moderate long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'Sessions at most 40 minutes on Wednesday',
    'tue run 54 threshold, tue strength 23 hard, wed run 40 easy <0>, thu run 54 vo2max, thu strength 23 hard, fri run 54 easy, sun run 144 moderate long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'Runs at most 100 minutes on Sunday',
    'tue run 63 threshold, tue strength 23 hard, wed run 62 easy, thu run 63 vo2max, thu strength 23 hard, fri run 62 easy, sun run 100 moderate long <0>',
    '0 holds',
  ],
  [
    'triathlete',
    12,
    'Brick at most 120 minutes',
    'tue bike 31 threshold, tue strength 29 hard, wed swim 48 easy, wed strength 29 moderate, thu run 35 easy, thu bike 30 moderate, fri swim 47 easy, fri bike 29 easy, sat brick 120 race-pace long <0>, sun run 90 easy long',
    '0 holds',
  ],
  [
    'triathlete',
    12,
    'Bike at most 120 minutes',
    'tue bike 48 threshold, tue run 35 easy, wed swim 48 easy, wed strength 34 moderate, thu bike 47 easy, thu strength 34 moderate, fri bike 47 easy, fri swim 47 easy, sat brick 140 race-pace long, sun run 90 moderate long',
    '0 fired',
  ],
  [
    'triathlete',
    12,
    'Long run at most 10% of the week',
    'tue bike 31 threshold, tue strength 34 hard, wed swim 48 easy, wed strength 34 moderate, thu run 35 easy, thu bike 30 easy, fri swim 47 easy, fri bike 29 easy, sat brick 192 race-pace long, sun run 90 moderate long',
    '0 yields MORE_SESSIONS',
  ],
  [
    'triathlete',
    6,
    'Long ride at most 50% of cycling volume',
    'tue swim 42 threshold, wed bike 40 easy, wed run 20 easy, thu swim 41 easy, thu strength 24 moderate, fri bike 38 easy, fri run 20 easy, sat bike 79 moderate long <0>, sun run 85 easy long, sun strength 24 moderate',
    '0 holds',
  ],
  [
    'runner, long Saturday kept',
    6,
    'Long run at most 90 minutes',
    'tue run 67 threshold, tue strength 36 hard, wed run 67 easy, thu run 67 vo2max, sun run 71 easy',
    '0 yields KEPT_SESSION',
  ],
  [
    'runner, long Saturday kept',
    6,
    'Long run at most 20% of weekly volume',
    'tue run 62 threshold, tue strength 36 hard, wed run 62 easy, thu run 62 vo2max, sun run 63 easy',
    '0 yields KEPT_SESSION',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
