import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of long workouts that principles leave no day, or a short one: nothing else is as long, and nothing else is cut. In the words of `weekUnder`.
const WEEKS: readonly Row[] = [
  [
    'runner',
    6,
    'No long runs',
    'tue run 70 threshold, tue strength 20 hard, wed run 60 easy, thu run 70 vo2max, thu strength 20 hard, fri run 75 easy, sun run 90 moderate',
    '0 fired',
  ],
  [
    'runner',
    7,
    'No long runs',
    'tue run 45 threshold, tue strength 20 moderate, wed run 50 easy, thu run 50 easy, fri run 50 easy, sun run 50 easy',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'No long runs',
    'tue swim 40 threshold, tue run 45 easy, wed bike 40 moderate, wed strength 25 moderate, thu run 45 easy, thu strength 25 moderate, fri swim 45 easy, sat bike 150 easy long, sun run 40 easy, sun bike 35 easy',
    '0 fired',
  ],
  [
    'triathlete',
    12,
    'No long sessions',
    'tue swim 45 vo2max, tue bike 70 moderate, wed bike 70 easy, wed run 65 easy, thu bike 65 threshold, thu strength 30 hard, fri run 65 moderate, sat swim 45 easy, sat strength 30 moderate, sun brick 85 moderate',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'No long rides',
    'tue swim 40 threshold, tue bike 80 easy, wed run 25 easy, wed strength 25 moderate, thu bike 75 easy, fri swim 40 easy, fri run 20 easy, sat run 85 moderate long, sun bike 75 easy, sun strength 25 moderate',
    '0 fired',
  ],
  [
    'runner',
    6,
    'Long run only on Monday',
    'tue run 70 threshold, tue strength 20 hard, wed run 60 easy, thu run 70 vo2max, thu strength 20 hard, fri run 75 easy, sun run 90 moderate',
    '0 fired',
  ],
  [
    'runner of three days',
    6,
    'Long run only on Monday',
    'tue run 90 threshold, tue strength 35 hard, thu run 90 vo2max, sun run 90 easy',
    '0 fired',
  ],
  [
    'runner',
    5,
    'At most 1 long run every 2 weeks',
    'tue run 65 threshold, tue strength 20 moderate, wed run 50 easy, thu run 65 easy, fri run 80 easy, sat strength 20 moderate, sun run 85 easy',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 1 long run every 2 weeks',
    'tue run 55 threshold, tue strength 20 hard, wed run 45 easy, thu run 55 vo2max, thu strength 20 hard, fri run 75 easy, sun run 135 moderate long',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'At most 1 long session a week',
    'tue swim 40 threshold, tue run 20 easy, wed bike 40 moderate, wed strength 25 moderate, thu run 60 easy, thu strength 25 moderate, fri bike 35 easy, sat bike 150 easy long, sun run 55 easy, sun swim 40 easy',
    '0 fired',
  ],
  [
    'runner',
    6,
    'Long run at most 20 minutes on Sunday',
    'tue run 55 threshold, tue strength 20 hard, wed run 35 easy, thu run 55 vo2max, thu strength 20 hard, fri run 75 easy, sat run 145 moderate long <0>',
    '0 holds',
  ],
  [
    'runner',
    6,
    'Long run at most 60 minutes on Sunday',
    'tue run 55 threshold, tue strength 20 hard, wed run 35 easy, thu run 55 vo2max, thu strength 20 hard, fri run 75 easy, sat run 145 moderate long <0>',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'Long run at most 20 minutes on Sunday',
    'tue swim 40 threshold, tue bike 40 easy, wed run 25 easy, wed strength 25 moderate, thu bike 40 easy, thu swim 40 easy, fri run 85 easy long <0>, sat bike 150 moderate long, sun run 20 easy, sun strength 25 moderate',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'Weekend sessions at most 60 minutes',
    'tue swim 40 threshold, tue strength 25 moderate, wed bike 40 easy, wed run 25 easy, thu run 85 moderate long <0>, fri bike 150 easy long <0>, sat swim 45 easy, sat strength 25 moderate, sun bike 35 easy, sun run 20 easy',
    '0 holds',
  ],
  [
    'triathlete',
    12,
    'Weekend sessions at most 60 minutes',
    'tue swim 55 easy, tue bike 40 easy, wed run 90 moderate long <0>, thu run 40 easy, thu bike 25 easy, fri brick 195 race-pace long <0>, sat bike 45 easy, sun swim 50 vo2max, sun strength 30 moderate',
    '0 holds',
  ],
  [
    'runner of three days',
    6,
    'Runs at most 60 minutes on Tuesday, Thursday and Sunday',
    'tue run 60 threshold <0>, tue strength 20 hard, thu run 60 vo2max <0>, sun run 60 easy long <0>',
    '0 holds',
  ],
  [
    'runner',
    6,
    'Sessions at most 60 minutes on Sunday',
    'tue run 55 threshold, tue strength 20 hard, wed run 35 easy, thu run 55 vo2max, thu strength 20 hard, fri run 75 easy, sat run 145 moderate long <0>',
    '0 holds',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
