import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of what it takes away: the workouts of one week, `<0>` after those that the first principle shaped, and of each rule
// whether it limited the week as a whole, and what it yields to.
const WEEKS: readonly Row[] = [
  [
    'triathlete',
    3,
    'No hard bike | No hard run | No hard swim',
    'tue swim 25 easy, tue strength 20 moderate, wed bike 23 easy, wed run 23 easy, thu swim 24 easy, fri bike 23 easy, sat bike 87 easy long, sun run 51 easy long',
    '0 fired; 1 fired; 2 fired',
  ],
  [
    'triathlete',
    7,
    'No hard bike',
    'tue swim 29 easy, tue strength 23 moderate, wed bike 27 easy, wed run 20 easy, thu swim 28 easy, fri run 33 threshold, fri bike 26 easy, sat bike 88 easy long, sun run 46 easy long',
    '0 fired',
  ],
  [
    'triathlete',
    12,
    'No hard bike',
    'tue run 41 threshold, tue strength 34 moderate, wed bike 27 easy, thu swim 54 vo2max, thu bike 44 moderate, fri bike 36 easy, sat brick 192 moderate long, sun run 90 moderate long, sun swim 52 moderate',
    '0 fired',
  ],
  [
    'triathlete',
    12,
    'No VO2max',
    'tue swim 49 threshold <0>, tue strength 34 moderate, wed bike 37 easy, wed run 35 easy, thu bike 23 easy, thu strength 34 moderate, fri swim 47 easy, fri bike 29 easy, sat brick 192 race-pace long, sun run 90 easy long',
    '0 holds',
  ],
  [
    'runner',
    7,
    'No threshold',
    'tue run 37 easy <0>, tue strength 20 moderate, wed run 37 easy, thu run 37 easy, fri run 36 easy, sun run 98 easy long',
    '0 holds',
  ],
  [
    'runner',
    12,
    'No threshold',
    'tue run 65 easy <0>, wed run 43 easy, thu run 64 easy <0>, thu strength 40 moderate, fri run 85 easy, sun run 171 moderate long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'No VO2max | No threshold',
    'tue run 54 easy <1>, tue strength 24 hard, wed run 37 easy, thu run 54 race-pace <0>, thu strength 24 hard, fri run 71 easy, sun run 144 easy long',
    '0 holds; 1 holds',
  ],
  [
    'runner',
    6,
    'Threshold runs at most 40 minutes',
    'tue run 54 easy <0>, tue strength 24 hard, wed run 37 easy, thu run 54 vo2max, thu strength 24 hard, fri run 71 easy, sun run 144 moderate long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'No threshold session within 3 days of a VO2max session',
    'tue run 54 threshold, tue strength 24 hard, wed run 37 easy, thu run 54 easy <0>, thu strength 24 hard, fri run 71 easy, sun run 144 moderate long',
    '0 holds; 0 holds',
  ],
  [
    'runner',
    10,
    'At most 1 VO2max session every 3 weeks',
    'tue run 61 easy <0>, tue strength 27 hard, wed run 45 easy, thu run 57 easy, fri run 79 easy, fri strength 27 moderate, sun run 160 race-pace long',
    '0 holds',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'At most 1 threshold session a week',
    'tue run 59 easy, wed strength 22 hard, thu run 58 easy, fri run 59 vo2max, fri strength 22 hard, sun run 148 moderate long',
    '0 holds',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'No VO2max | No threshold',
    'tue run 59 easy, wed strength 22 hard, thu run 58 easy, fri run 59 easy <1>, fri strength 22 hard, sun run 148 moderate long',
    '0 holds; 1 yields KEPT_SESSION',
  ],
  [
    'runner',
    6,
    'No hard sessions',
    'tue run 41 easy, tue strength 24 moderate, wed run 50 easy, thu run 54 easy, thu strength 24 moderate, fri run 71 moderate, sun run 144 moderate long',
    '0 fired',
  ],
  [
    'runner',
    13,
    'No hard sessions',
    'tue run 50 easy, tue strength 40 moderate, wed run 62 easy, thu run 66 easy, fri run 86 moderate, sun run 176 moderate long',
    '0 fired',
  ],
  [
    'runner',
    15,
    'No hard sessions',
    'tue run 53 race-pace, wed run 52 easy, thu run 52 threshold, thu strength 20 easy, fri run 52 easy, sun run 138 easy long',
    '0 yields SHARP',
  ],
  [
    'triathlete',
    18,
    'No hard sessions',
    'tue bike 22 race-pace, tue strength 20 easy, wed swim 34 easy, wed bike 22 easy, thu run 20 threshold, thu bike 22 easy, fri swim 33 easy, sat brick 140 moderate long, sun run 59 easy long',
    '0 yields SHARP',
  ],
  [
    'triathlete',
    6,
    'No strength',
    'tue swim 48 threshold, wed bike 30 easy, wed run 20 easy, thu swim 46 easy, thu bike 22 easy, fri bike 36 easy, fri run 20 easy, sat bike 168 easy long, sun run 102 moderate long',
    '0 fired',
  ],
  [
    'runner',
    6,
    'No strength',
    'tue run 62 threshold, wed run 41 easy, thu run 61 vo2max, fri run 81 easy, sun run 163 moderate long',
    '0 fired',
  ],
  [
    'runner',
    17,
    'No strength',
    'tue run 48 easy, wed run 48 easy, thu run 35 race-pace, sat run 20 easy, sun race 255 race',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'No swimming',
    'tue swim 42 threshold, tue strength 29 moderate, wed bike 40 easy, wed run 20 moderate, thu swim 41 easy, thu strength 29 moderate, fri bike 38 easy, fri run 20 easy, sat bike 148 easy long, sun run 85 easy long',
    '0 yields SPORT swimming',
  ],
  [
    'triathlete',
    18,
    'No swimming | No cycling | No running',
    'tue bike 41 race-pace, tue strength 20 easy, wed bike 41 easy, thu swim 54 threshold, thu bike 41 easy, sat bike 121 easy long, sun swim 54 easy',
    '0 yields REST swimming; 1 yields REST cycling; 2 fired',
  ],
  [
    'triathlete',
    12,
    'No bricks',
    'tue swim 49 vo2max, tue strength 34 hard, wed bike 23 easy, wed run 21 easy, thu bike 37 easy, thu strength 34 moderate, fri bike 29 easy, fri run 20 easy, sat bike 172 race-pace long, sun run 104 easy long, sun swim 47 easy',
    '0 fired',
  ],
  [
    'triathlete',
    13,
    'No bricks | No swimming',
    'tue swim 51 race-pace, tue bike 24 easy, wed bike 32 easy, wed run 20 easy, thu swim 50 easy, thu strength 40 moderate, fri bike 39 easy, sat brick 216 race-pace long, sun run 98 easy long',
    '0 yields BRICK; 1 yields SPORT swimming',
  ],
  [
    'triathlete',
    13,
    'No bricks | No swimming | No strength | No hard run',
    'tue swim 55 race-pace, tue bike 34 moderate, wed bike 33 easy, wed run 22 easy, thu bike 34 moderate, fri swim 54 easy, sat brick 230 moderate long, sun run 108 moderate long',
    '0 yields BRICK; 1 yields SPORT swimming; 2 fired; 3 fired',
  ],
  [
    'runner',
    6,
    'No running',
    'tue run 54 threshold, tue strength 24 hard, wed run 37 easy, thu run 54 vo2max, thu strength 24 hard, fri run 71 easy, sun run 144 moderate long',
    '0 yields SPORT running',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
