import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of principles that only together take the hard workouts from a week: all are named. In the words of `weekUnder`.
const WEEKS: readonly Row[] = [
  [
    'runner',
    7,
    'No hard session on Tuesday and Thursday | No hard session on Wednesday, Friday, Saturday and Sunday',
    'tue run 37 easy, wed run 37 easy, thu run 37 easy, fri run 36 easy, fri strength 20 moderate, sun run 98 easy long',
    '0 fired; 1 fired',
  ],
  [
    'runner',
    6,
    'No hard session on Tuesday and Thursday | No hard session on Wednesday, Friday, Saturday and Sunday',
    'tue run 41 easy, tue strength 24 moderate, wed run 50 easy, thu run 54 easy, thu strength 24 moderate, fri run 71 moderate, sun run 144 moderate long',
    '0 fired; 1 fired',
  ],
  [
    'triathlete',
    7,
    'No hard runs | No hard rides',
    'tue swim 29 easy, tue strength 23 moderate, wed bike 27 easy, wed run 20 easy, thu swim 28 easy, fri bike 26 easy, fri run 20 easy, sat bike 101 easy long, sun run 46 easy long',
    '0 fired; 1 fired',
  ],
  [
    'triathlete',
    7,
    'No hard runs | No hard rides | No hard swims',
    'tue swim 29 easy, tue strength 23 moderate, wed bike 27 easy, wed run 20 easy, thu swim 28 easy, fri bike 26 easy, fri run 20 easy, sat bike 101 easy long, sun run 46 easy long',
    '0 fired; 1 fired; 2 fired',
  ],
  [
    'runner',
    7,
    'No hard runs | No hard rides',
    'tue run 37 easy, wed run 37 easy, thu run 37 easy, fri run 36 easy, fri strength 20 moderate, sun run 98 easy long',
    '0 fired; 1 holds',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
