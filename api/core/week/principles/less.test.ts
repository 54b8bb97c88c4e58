import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of what it takes away: the workouts of one week, `<0>` after those that the first principle shaped, and of each rule
// whether it limited the week as a whole, and what it yields to.
const WEEKS: readonly Row[] = [
  [
    'triathlete',
    3,
    'No hard bike | No hard run | No hard swim',
    'tue swim 25 easy, tue bike 25 easy, wed run 25 easy, wed strength 20 moderate, thu bike 20 easy, fri swim 20 easy, sat bike 90 easy long, sun run 50 easy long',
    '0 fired; 1 fired; 2 fired',
  ],
  [
    'triathlete',
    7,
    'No hard bike',
    'tue swim 40 threshold, tue bike 30 easy, wed run 25 easy, wed strength 20 moderate, thu bike 25 easy, fri run 20 easy, fri swim 20 easy, sat bike 95 easy long, sun run 45 easy long',
    '0 holds',
  ],
  [
    'triathlete',
    12,
    'No hard bike',
    'tue run 40 threshold, tue strength 30 moderate, wed bike 30 easy, thu swim 50 vo2max, thu bike 40 moderate, fri bike 45 easy, sat brick 195 moderate long, sun run 90 moderate long, sun swim 50 easy',
    '0 fired',
  ],
  [
    'triathlete',
    12,
    'No VO2max',
    'tue swim 45 threshold <0>, tue strength 30 moderate, wed run 40 easy, wed bike 30 easy, thu bike 25 easy, thu strength 30 moderate, fri swim 45 easy, fri bike 40 easy, sat brick 195 race-pace long, sun run 90 easy long',
    '0 holds',
  ],
  [
    'runner',
    7,
    'No threshold',
    'tue run 35 easy <0>, tue strength 20 moderate, wed run 40 easy, thu run 35 easy, fri run 35 easy, sun run 100 easy long',
    '0 holds',
  ],
  [
    'runner',
    12,
    'No threshold',
    'tue run 65 easy <0>, tue strength 40 moderate, wed run 45 easy, thu run 60 easy <0>, fri run 85 easy, sun run 170 moderate long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'No VO2max | No threshold',
    'tue run 55 easy <1>, tue strength 20 hard, wed run 35 easy, thu run 55 race-pace <0>, thu strength 20 hard, fri run 75 easy, sun run 145 easy long',
    '0 holds; 1 holds',
  ],
  [
    'runner',
    6,
    'Threshold runs at most 40 minutes',
    'tue run 55 easy <0>, tue strength 20 hard, wed run 35 easy, thu run 55 vo2max, thu strength 20 hard, fri run 75 easy, sun run 145 moderate long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'No threshold session within 3 days of a VO2max session',
    'tue run 55 threshold, tue strength 20 hard, wed run 35 easy, thu run 55 easy <0>, thu strength 20 hard, fri run 75 easy, sun run 145 moderate long',
    '0 holds; 0 holds',
  ],
  [
    'runner',
    10,
    'At most 1 VO2max session every 3 weeks',
    'tue run 60 easy <0>, tue strength 25 hard, wed run 60 easy, thu run 45 easy, thu strength 25 moderate, fri run 80 easy, sun run 160 race-pace long',
    '0 holds',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 1 threshold session a week',
    'tue run 60 easy, wed strength 20 hard, thu run 60 easy, fri run 60 vo2max, fri strength 20 hard, sun run 145 moderate long',
    '0 holds',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'No VO2max | No threshold',
    'tue run 60 easy, wed strength 20 hard, thu run 60 easy, fri run 60 easy <1>, fri strength 20 hard, sun run 145 moderate long',
    '0 holds; 1 yields KEPT_SESSION',
  ],
  [
    'runner',
    6,
    'No hard sessions',
    'tue run 40 easy, tue strength 20 moderate, wed run 55 easy, thu run 55 easy, thu strength 20 moderate, fri run 70 moderate, sun run 145 moderate long',
    '0 fired',
  ],
  [
    'runner',
    13,
    'No hard sessions',
    'tue run 70 easy, tue strength 40 moderate, wed run 50 easy, thu run 60 easy, fri run 85 moderate, sun run 175 moderate long',
    '0 fired',
  ],
  [
    'runner',
    15,
    'No hard sessions',
    'tue run 50 race-pace, tue strength 20 easy, wed run 55 easy, thu run 50 threshold, fri run 50 easy, sun run 140 easy long',
    '0 yields SHARP',
  ],
  [
    'triathlete',
    18,
    'No hard sessions',
    'tue bike 20 race-pace, tue strength 20 easy, wed swim 35 easy, wed bike 25 easy, thu run 20 threshold, thu bike 20 easy, fri swim 30 easy, sat brick 140 moderate long, sun run 60 easy long',
    '0 yields SHARP',
  ],
  [
    'triathlete',
    6,
    'No strength',
    'tue swim 45 threshold, tue bike 25 easy, wed bike 25 easy, wed run 25 easy, thu bike 35 easy, fri swim 45 easy, fri run 20 easy, sat bike 170 easy long, sun run 100 moderate long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'No strength',
    'tue run 60 threshold, wed run 45 easy, thu run 60 vo2max, fri run 85 easy, sun run 155 moderate long',
    '0 fired',
  ],
  [
    'runner',
    17,
    'No strength',
    'tue run 45 easy, wed run 45 easy, thu run 35 race-pace, sat run 20 easy, sun race 255 race',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'No swimming',
    'tue swim 40 threshold, tue bike 40 easy, wed run 25 easy, wed strength 25 moderate, thu bike 40 easy, thu strength 25 moderate, fri swim 40 easy, fri run 20 easy, sat bike 150 moderate long, sun run 85 easy long',
    '0 yields SPORT swimming',
  ],
  [
    'triathlete',
    18,
    'No swimming | No cycling | No running',
    'tue bike 40 race-pace, tue strength 20 easy, wed bike 40 easy, thu swim 55 threshold, thu bike 40 easy, sat bike 120 easy long, sun swim 55 easy',
    '0 yields REST swimming; 1 yields REST cycling; 2 fired',
  ],
  [
    'triathlete',
    12,
    'No bricks',
    'tue swim 45 vo2max, tue strength 30 moderate, wed bike 30 easy, wed run 25 easy, thu swim 45 easy, thu strength 30 moderate, fri bike 25 easy, fri run 20 easy, sat bike 175 race-pace long, sun run 105 easy long, sun bike 40 easy',
    '0 fired',
  ],
  [
    'triathlete',
    13,
    'No bricks | No swimming',
    'tue swim 50 race-pace, tue bike 25 easy, wed bike 35 easy, wed run 20 easy, thu swim 50 easy, thu strength 40 moderate, fri bike 40 easy, sat brick 215 race-pace long, sun run 95 easy long',
    '0 yields BRICK; 1 yields SPORT swimming',
  ],
  [
    'triathlete',
    13,
    'No bricks | No swimming | No strength | No hard run',
    'tue swim 50 race-pace, tue bike 35 moderate, wed bike 35 easy, wed run 25 easy, thu bike 30 hard, fri swim 55 moderate, sat brick 230 moderate long, sun run 110 moderate long',
    '0 yields BRICK; 1 yields SPORT swimming; 2 fired; 3 fired',
  ],
  [
    'runner',
    6,
    'No running',
    'tue run 55 threshold, tue strength 20 hard, wed run 35 easy, thu run 55 vo2max, thu strength 20 hard, fri run 75 easy, sun run 145 moderate long',
    '0 yields SPORT running',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
