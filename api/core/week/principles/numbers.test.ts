import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of numbers of workouts: the workouts of one week, `<0>` after those that the first principle shaped, and of each rule
// whether it limited the week as a whole, and what it yields to.
const WEEKS: readonly Row[] = [
  [
    'triathlete',
    6,
    'At most 4 sessions a week',
    'tue swim 70 threshold, thu swim 70 easy, sat bike 240 easy long, sun run 110 moderate long',
    '0 fired',
  ],
  [
    'triathlete of five days',
    6,
    'At most 5 sessions a week',
    'tue swim 35 threshold, wed bike 65 easy, thu swim 35 moderate, sat bike 125 easy long, sun run 100 easy long',
    '0 fired',
  ],
  [
    'triathlete of five days',
    7,
    'At most 5 sessions a week',
    'tue bike 40 hard, tue swim 25 easy, thu swim 20 easy, sat bike 80 easy long, sun run 65 easy long',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'At most 2 bikes a week',
    'tue swim 40 threshold, tue run 25 easy, wed bike 80 easy, wed strength 25 moderate, thu run 20 easy, thu strength 25 moderate, fri swim 40 easy, sat bike 150 moderate long, sun run 85 easy long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 1 hard run a week',
    'tue run 55 vo2max, tue strength 20 hard, wed run 40 easy, thu run 55 easy, thu strength 20 moderate, fri run 70 moderate, sun run 145 moderate long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 1 strength session a week',
    'tue run 55 threshold, tue strength 45 hard, wed run 40 easy, thu run 50 vo2max, fri run 70 easy, sun run 145 moderate long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 1 hard session a week | No hard session on Tuesday | No hard session on Thursday',
    'tue run 40 easy, wed run 55 vo2max <1>, wed strength 20 hard, thu run 55 easy, fri run 70 moderate, fri strength 20 moderate, sun run 145 moderate long',
    '0 fired; 1 holds; 2 holds',
  ],
  [
    'runner',
    6,
    'At most 9 sessions every 2 weeks',
    'tue run 60 threshold, tue strength 20 hard, wed run 40 easy, thu run 60 vo2max, fri run 80 easy, sun run 145 moderate long',
    '0 fired',
  ],
  [
    'runner',
    7,
    'At most 9 runs every 2 weeks',
    'tue run 45 threshold, tue strength 20 moderate, wed run 50 easy, thu run 50 easy, sun run 100 easy long',
    '0 fired',
  ],
  [
    'runner',
    7,
    'At most 1 strength session every 2 weeks',
    'tue run 40 threshold, wed run 45 easy, thu run 40 easy, fri run 40 easy, sun run 100 easy long',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'At most 1 swim every 2 weeks',
    'tue swim 40 threshold, tue bike 40 easy, wed run 25 easy, wed strength 25 moderate, thu bike 40 easy, thu strength 25 moderate, fri swim 40 easy, fri run 20 easy, sat bike 150 moderate long, sun run 85 easy long',
    '0 yields SPORT swimming',
  ],
  [
    'triathlete',
    6,
    'At most 3 sessions every 2 weeks',
    'tue swim 40 threshold, tue bike 40 easy, wed run 25 easy, wed strength 25 moderate, thu bike 40 easy, thu strength 25 moderate, fri swim 40 easy, fri run 20 easy, sat bike 150 moderate long, sun run 85 easy long',
    '0 yields SPORT running',
  ],
  [
    'triathlete',
    6,
    'No doubles',
    'tue swim 75 easy, wed swim 75 threshold, thu strength 25 moderate, fri bike 80 easy, sat bike 150 easy long, sun run 85 easy long',
    '0 fired',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 1 hard session a week',
    'tue run 45 easy, wed strength 20 hard, thu run 60 easy, fri run 75 moderate, fri strength 20 moderate, sun run 145 moderate long',
    '0 fired',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 4 runs a week',
    'tue run 80 easy, wed strength 20 hard, fri run 80 vo2max, fri strength 20 hard, sun run 165 moderate long',
    '0 fired',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 3 sessions a week',
    'fri run 90 vo2max, sun run 170 moderate long',
    '0 fired',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 1 session a day',
    'tue run 90 easy, thu run 40 easy, fri run 90 vo2max, sun run 145 moderate long',
    '0 fired',
  ],
  [
    'runner, kept C race',
    6,
    'At most 4 sessions a week',
    'thu run 80 easy, fri run 80 vo2max, sat run 80 easy, sun run 80 easy',
    '0 fired',
  ],
  [
    'runner, C race on Wednesday',
    6,
    'At most 4 sessions a week',
    'wed race 54 race, thu run 80 easy, fri run 80 vo2max, sat run 80 easy, sun run 80 easy',
    '0 fired',
  ],
  [
    'triathlete, two swims kept',
    6,
    'At most 2 swims a week',
    'tue bike 40 hard, tue strength 20 moderate, wed strength 20 moderate, thu bike 45 easy, fri run 25 easy, sat bike 150 easy long, sat run 25 moderate, sun run 85 easy long',
    '0 fired',
  ],
  [
    'triathlete, two swims kept',
    6,
    'At most 1 swim a week',
    'tue bike 40 hard, tue strength 20 moderate, wed strength 20 moderate, thu bike 45 easy, fri run 25 easy, sat bike 150 easy long, sat run 25 moderate, sun run 85 easy long',
    '0 fired, yields KEPT_SESSION',
  ],
  [
    'triathlete, brick kept',
    6,
    'At most 1 bike a week',
    'tue swim 40 threshold, tue strength 20 moderate, thu strength 20 moderate, fri swim 45 easy, fri run 30 easy, sat bike 165 easy long, sun run 80 moderate long',
    '0 fired',
  ],
  [
    'triathlete, brick kept',
    6,
    'No bikes',
    'tue swim 75 threshold, tue strength 20 moderate, thu strength 20 moderate, fri swim 75 easy, sat run 85 easy long, sun run 90 easy, sun swim 35 easy',
    '0 fired, yields KEPT_SESSION',
  ],
  [
    'runner',
    16,
    'At most 3 sessions a week',
    'tue run 65 race-pace, thu run 65 threshold, sun run 145 easy long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'At most 5 sessions a week | At most 4 sessions a week',
    'tue run 80 threshold, wed run 80 easy, thu run 75 vo2max, sun run 170 moderate long',
    '0 holds; 1 fired',
  ],
  [
    'runner',
    6,
    'At most 4 sessions a week | At most 5 sessions a week',
    'tue run 80 threshold, wed run 80 easy, thu run 75 vo2max, sun run 170 moderate long',
    '0 fired; 1 holds',
  ],
  [
    'runner',
    6,
    'At most 12 runs every 3 weeks',
    'tue run 75 threshold, tue strength 20 hard, wed run 75 easy, thu run 70 vo2max, thu strength 20 hard, sun run 145 moderate long',
    '0 fired',
  ],
  [
    'runner',
    9,
    'At most 1 strength session every 3 weeks',
    'tue run 60 threshold, tue strength 45 hard, wed run 45 easy, thu run 55 vo2max, fri run 75 easy, sun run 160 moderate long',
    '0 fired',
  ],
  [
    // a kept race is no workout of the two
    'runner, kept C race',
    6,
    'At most 2 workouts a week',
    'fri run 90 vo2max, sun run 90 easy',
    '0 fired',
  ],
  [
    // a kept workout leaves three of the four
    'runner, hard Wednesday kept',
    6,
    'At most 4 workouts a week',
    'tue run 90 easy, fri run 90 vo2max, sun run 170 moderate long',
    '0 fired',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
