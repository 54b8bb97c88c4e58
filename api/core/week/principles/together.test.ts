import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of principles that only together take the hard workouts from a week: all are named. In the words of `weekUnder`.
const WEEKS: readonly Row[] = [
  [
    'runner',
    7,
    'No hard session on Tuesday and Thursday | No hard session on Wednesday, Friday, Saturday and Sunday',
    'tue run 40 easy, tue strength 20 moderate, wed run 35 easy, thu run 35 easy, fri run 35 easy, sun run 100 easy long',
    '0 fired; 1 fired',
  ],
  [
    'runner',
    6,
    'No hard session on Tuesday and Thursday | No hard session on Wednesday, Friday, Saturday and Sunday',
    'tue run 40 easy, tue strength 20 moderate, wed run 55 easy, thu run 55 easy, thu strength 20 moderate, fri run 70 moderate, sun run 145 moderate long',
    '0 fired; 1 fired',
  ],
  [
    'triathlete',
    7,
    'No hard runs | No hard rides',
    'tue swim 40 threshold, tue bike 30 easy, wed run 25 easy, wed strength 20 moderate, thu bike 25 easy, fri run 20 easy, fri swim 20 easy, sat bike 95 easy long, sun run 45 easy long',
    '0 holds; 1 holds',
  ],
  [
    'triathlete',
    7,
    'No hard runs | No hard rides | No hard swims',
    'tue swim 30 easy, tue bike 30 easy, wed run 20 easy, wed strength 20 moderate, thu bike 25 easy, fri swim 25 easy, fri run 20 easy, sat bike 105 easy long, sun run 45 easy long',
    '0 fired; 1 fired; 2 fired',
  ],
  [
    'runner',
    7,
    'No hard runs | No hard rides',
    'tue run 40 easy, tue strength 20 moderate, wed run 35 easy, thu run 35 easy, fri run 35 easy, sun run 100 easy long',
    '0 fired; 1 holds',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
