import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of long workouts that principles leave no day, or a short one: nothing else is as long, and nothing else is cut. In the words of `weekUnder`.
const WEEKS: readonly Row[] = [
  [
    'runner',
    6,
    'No long runs',
    'tue run 72 threshold, tue strength 24 hard, wed run 54 easy, thu run 72 vo2max, thu strength 24 hard, fri run 72 easy, sun run 90 moderate',
    '0 fired',
  ],
  [
    'runner',
    7,
    'No long runs',
    'tue run 49 threshold, tue strength 20 moderate, wed run 49 easy, thu run 49 easy, fri run 49 easy, sun run 49 easy',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'No long runs',
    'tue swim 42 threshold, tue run 42 easy, wed bike 39 easy, wed strength 29 moderate, thu run 42 easy, fri swim 41 easy, fri bike 38 easy, sat bike 148 moderate long, sun run 42 easy, sun strength 29 moderate',
    '0 fired',
  ],
  [
    'triathlete',
    12,
    'No long sessions',
    'tue swim 48 vo2max, tue bike 66 moderate, wed bike 65 easy, wed run 62 easy, thu bike 66 threshold, thu strength 34 hard, fri run 63 easy, sat swim 47 moderate, sat strength 34 moderate, sun brick 85 moderate',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'No long rides',
    'tue swim 42 threshold, tue bike 76 easy, wed run 20 moderate, wed strength 29 moderate, thu bike 75 easy, fri swim 41 easy, fri run 20 easy, sat run 85 easy long, sun bike 75 easy, sun strength 29 moderate',
    '0 fired',
  ],
  [
    'runner',
    6,
    'Long run only on Monday',
    'tue run 72 threshold, tue strength 24 hard, wed run 54 easy, thu run 72 vo2max, thu strength 24 hard, fri run 72 easy, sun run 90 moderate',
    '0 fired',
  ],
  [
    'runner of three days',
    6,
    'Long run only on Monday',
    'tue run 90 threshold, tue strength 36 hard, thu run 90 vo2max, sun run 90 easy',
    '0 fired',
  ],
  [
    'runner',
    5,
    'At most 1 long run every 2 weeks',
    'tue run 67 threshold, tue strength 23 moderate, wed run 63 easy, thu run 67 easy, fri run 71 easy, sat strength 23 moderate, sun run 72 easy',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 1 long run every 2 weeks',
    'tue run 57 threshold, tue strength 24 hard, wed run 38 easy, thu run 56 vo2max, thu strength 24 hard, fri run 74 easy, sun run 135 moderate long',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'At most 1 long session a week',
    'tue swim 42 threshold, tue run 20 easy, wed bike 39 easy, wed strength 29 moderate, thu run 54 easy, thu strength 29 moderate, fri swim 41 easy, sat bike 148 moderate long, sun run 52 easy, sun bike 38 easy',
    '0 fired',
  ],
  [
    'runner',
    6,
    'Long run at most 20 minutes on Sunday',
    'tue run 54 threshold, tue strength 24 hard, wed run 37 easy, thu run 54 vo2max, thu strength 24 hard, fri run 71 easy, sat run 144 moderate long <0>',
    '0 holds',
  ],
  [
    'runner',
    6,
    'Long run at most 60 minutes on Sunday',
    'tue run 54 threshold, tue strength 24 hard, wed run 37 easy, thu run 54 vo2max, thu strength 24 hard, fri run 71 easy, sat run 144 moderate long <0>',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'Long run at most 20 minutes on Sunday',
    'tue swim 42 threshold, tue strength 29 moderate, wed bike 40 easy, wed run 20 moderate, thu swim 41 easy, thu bike 38 easy, fri run 85 easy long <0>, sat bike 148 easy long, sun run 20 easy, sun strength 29 moderate',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'Weekend sessions at most 60 minutes',
    'tue swim 42 threshold, tue strength 29 moderate, wed bike 40 easy, wed run 20 moderate, thu run 85 easy long <0>, fri bike 148 easy long <0>, sat run 20 easy, sat strength 29 moderate, sun swim 41 easy, sun bike 38 easy',
    '0 holds',
  ],
  [
    'triathlete',
    12,
    'Weekend sessions at most 60 minutes',
    'tue swim 53 easy, tue bike 27 easy, wed run 90 moderate long <0>, thu bike 36 easy, fri brick 192 race-pace long <0>, sat bike 44 easy, sat run 41 easy, sun swim 53 vo2max, sun strength 34 moderate',
    '0 holds',
  ],
  [
    'runner of three days',
    6,
    'Runs at most 60 minutes on Tuesday, Thursday and Sunday',
    'tue run 59 threshold <0>, tue strength 24 hard, thu run 59 vo2max <0>, sun run 60 easy long <0>',
    '0 holds',
  ],
  [
    'runner',
    6,
    'Sessions at most 60 minutes on Sunday',
    'tue run 54 threshold, tue strength 24 hard, wed run 37 easy, thu run 54 vo2max, thu strength 24 hard, fri run 71 easy, sat run 144 moderate long <0>',
    '0 holds',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
