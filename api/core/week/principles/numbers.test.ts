import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of numbers of workouts: the workouts of one week, `<0>` after those that the first principle shaped, and of each rule
// whether it limited the week as a whole, and what it yields to.
const WEEKS: readonly Row[] = [
  [
    'triathlete',
    6,
    'At most 4 sessions a week',
    'tue swim 70 threshold, thu swim 68 easy, sat bike 240 easy long, sun run 114 moderate long',
    '0 fired',
  ],
  [
    'triathlete of five days',
    6,
    'At most 5 sessions a week',
    'tue swim 35 threshold, wed bike 64 easy, thu swim 34 moderate, sat bike 123 easy long, sun run 104 easy long',
    '0 fired',
  ],
  [
    'triathlete of five days',
    7,
    'At most 5 sessions a week',
    'tue bike 43 hard, tue swim 23 easy, thu swim 22 easy, sat bike 79 easy long, sun run 67 easy long',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'At most 2 bikes a week',
    'tue swim 42 threshold, tue strength 29 moderate, wed run 21 moderate, thu bike 77 easy, thu strength 29 moderate, fri swim 41 easy, fri run 20 easy, sat bike 148 easy long, sun run 85 easy long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 1 hard run a week',
    'tue run 54 vo2max, tue strength 24 hard, wed run 41 easy, thu run 50 easy, thu strength 24 moderate, fri run 71 moderate, sun run 144 moderate long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 1 strength session a week',
    'tue run 55 threshold, tue strength 45 hard, wed run 37 easy, thu run 55 vo2max, fri run 71 easy, sun run 145 moderate long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 1 hard session a week | No hard session on Tuesday | No hard session on Thursday',
    'tue run 41 easy, wed run 54 vo2max <1>, wed strength 24 hard, thu run 50 easy, fri run 71 moderate, fri strength 24 moderate, sun run 144 moderate long',
    '0 fired; 1 holds; 2 holds',
  ],
  [
    'runner',
    6,
    'At most 9 sessions every 2 weeks',
    'tue run 58 threshold, tue strength 24 hard, wed run 39 easy, thu run 58 vo2max, fri run 76 easy, sun run 153 moderate long',
    '0 fired',
  ],
  [
    'runner',
    7,
    'At most 9 runs every 2 weeks',
    'tue run 49 threshold, tue strength 20 moderate, wed run 48 easy, thu run 48 easy, sun run 100 easy long',
    '0 fired',
  ],
  [
    'runner',
    7,
    'At most 1 strength session every 2 weeks',
    'tue run 41 threshold, wed run 41 easy, thu run 41 easy, fri run 41 easy, sun run 101 easy long',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'At most 1 swim every 2 weeks',
    'tue swim 42 threshold, tue strength 29 moderate, wed bike 40 easy, wed run 20 moderate, thu swim 41 easy, thu strength 29 moderate, fri bike 38 easy, fri run 20 easy, sat bike 148 easy long, sun run 85 easy long',
    '0 yields SPORT swimming',
  ],
  [
    'triathlete',
    6,
    'At most 3 sessions every 2 weeks',
    'tue swim 42 threshold, tue strength 29 moderate, wed bike 40 easy, wed run 20 moderate, thu swim 41 easy, thu strength 29 moderate, fri bike 38 easy, fri run 20 easy, sat bike 148 easy long, sun run 85 easy long',
    '0 yields SPORT running',
  ],
  [
    'triathlete',
    6,
    'No doubles',
    'tue swim 75 threshold, wed strength 27 moderate, thu strength 27 moderate, fri swim 75 easy, sat bike 153 moderate long, sun run 95 easy long',
    '0 fired',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 1 hard session a week',
    'tue run 45 easy, wed strength 22 hard, thu run 72 easy, fri run 59 moderate, fri strength 22 moderate, sun run 148 moderate long',
    '0 fired',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 4 runs a week',
    'tue run 76 easy, wed strength 22 hard, fri run 77 vo2max, fri strength 22 hard, sun run 171 moderate long',
    '0 fired',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 3 sessions a week',
    'fri run 90 vo2max, sun run 180 moderate long',
    '0 fired',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 1 session a day',
    'tue run 90 easy, thu run 40 easy, fri run 90 vo2max, sun run 148 moderate long',
    '0 fired',
  ],
  [
    'runner, kept C race',
    6,
    'At most 4 sessions a week',
    'thu run 71 easy, fri run 71 vo2max, sat run 71 easy, sun run 72 easy',
    '0 fired',
  ],
  [
    'runner, C race on Wednesday',
    6,
    'At most 4 sessions a week',
    'wed race 54 race, thu run 71 easy, fri run 71 vo2max, sat run 71 easy, sun run 72 easy',
    '0 fired',
  ],
  [
    'triathlete, two swims kept',
    6,
    'At most 2 swims a week',
    'tue bike 45 hard, tue strength 24 moderate, wed strength 24 moderate, thu bike 44 easy, fri run 42 easy, sat bike 145 easy long, sun run 88 easy long',
    '0 fired',
  ],
  [
    'triathlete, two swims kept',
    6,
    'At most 1 swim a week',
    'tue bike 45 hard, tue strength 24 moderate, wed strength 24 moderate, thu bike 44 easy, fri run 42 easy, sat bike 145 easy long, sun run 88 easy long',
    '0 fired, yields KEPT_SESSION',
  ],
  [
    'triathlete, brick kept',
    6,
    'At most 1 bike a week',
    'tue swim 43 threshold, tue strength 24 moderate, thu swim 42 easy, thu strength 24 moderate, fri run 30 easy, sat bike 163 easy long, sun run 76 moderate long',
    '0 fired',
  ],
  [
    'triathlete, brick kept',
    6,
    'No bikes',
    'tue swim 75 threshold, tue strength 24 moderate, thu swim 75 easy, fri run 33 easy, sat run 81 easy long, sun run 90 easy, sun strength 24 moderate',
    '0 fired, yields KEPT_SESSION',
  ],
  [
    'runner',
    16,
    'At most 3 sessions a week',
    'tue run 65 race-pace, thu run 65 threshold, sun run 146 easy long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 5 sessions a week | At most 4 sessions a week',
    'tue run 76 threshold, wed run 76 easy, thu run 76 vo2max, sun run 180 moderate long',
    '0 holds; 1 fired',
  ],
  [
    'runner',
    6,
    'At most 4 sessions a week | At most 5 sessions a week',
    'tue run 76 threshold, wed run 76 easy, thu run 76 vo2max, sun run 180 moderate long',
    '0 fired; 1 holds',
  ],
  [
    'runner',
    6,
    'At most 12 runs every 3 weeks',
    'tue run 71 threshold, tue strength 24 hard, wed run 70 easy, thu run 71 vo2max, thu strength 24 hard, sun run 148 moderate long',
    '0 fired',
  ],
  [
    'runner',
    9,
    'At most 1 strength session every 3 weeks',
    'tue run 60 threshold, tue strength 45 hard, wed run 41 easy, thu run 60 vo2max, fri run 79 easy, sun run 159 moderate long',
    '0 fired',
  ],
  [
    // a kept race is no workout of the two
    'runner, kept C race',
    6,
    'At most 2 workouts a week',
    'fri run 89 vo2max, sun run 90 easy',
    '0 fired',
  ],
  [
    // a kept workout leaves three of the four
    'runner, hard Wednesday kept',
    6,
    'At most 4 workouts a week',
    'tue run 90 easy, fri run 90 vo2max, sun run 180 moderate long',
    '0 fired',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
