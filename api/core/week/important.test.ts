import { ATHLETES, weekUnder } from '../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of a taper whose opener, three days before the race, has to find its day: the workouts of one week, `<0>` after those that the first principle shaped, and of each rule
// whether it limited the week as a whole, and what it yields to.
const WEEKS: readonly Row[] = [
  [
    'marathon on Monday',
    17,
    'No hard session on Friday',
    'tue run 35 race-pace, wed run 35 easy, thu run 35 threshold, fri run 35 easy, sun run 20 easy',
    '0 fired',
  ],
  [
    'marathon on Monday',
    17,
    'No hard runs',
    'tue run 40 race-pace, wed run 40 easy, thu run 40 easy, fri run 20 race-pace, sun run 20 easy',
    '0 yields SHARP',
  ],
  [
    'half marathon on Tuesday',
    17,
    'No hard run on Saturday',
    'tue run 30 race-pace, wed run 30 easy, thu run 25 threshold, fri run 30 easy, sun run 30 easy',
    '0 fired',
  ],
  [
    'half marathon on Tuesday',
    17,
    'No strength on Sunday',
    'tue run 30 race-pace, wed run 35 easy, thu run 30 easy, sat run 20 race-pace, sun run 30 easy',
    '0 holds',
  ],
  [
    '10k on Wednesday',
    17,
    'No strength on Sunday',
    'tue run 20 race-pace, wed run 25 easy, thu run 20 threshold, fri run 25 easy, sun run 55 easy long',
    '0 holds',
  ],
  [
    'half-ironman on Monday',
    19,
    'No bike on Friday',
    'tue bike 35 race-pace, tue strength 20 easy, wed bike 40 easy, wed swim 40 easy, thu bike 35 easy, fri swim 20 race-pace, fri run 30 easy, sat bike 30 easy <0>, sun run 20 easy',
    '0 holds',
  ],
  [
    'half-ironman on Monday',
    19,
    'No hard session on Friday',
    'tue bike 35 race-pace, tue strength 20 easy, wed swim 40 easy, thu run 25 threshold, thu bike 35 easy, fri swim 35 easy, fri run 30 easy, sat bike 30 easy, sun bike 20 easy',
    '0 fired',
  ],
  [
    'half-ironman on Monday',
    19,
    'No hard bike',
    'tue run 25 threshold, tue swim 45 easy, wed bike 40 easy, wed strength 20 easy, thu bike 40 easy, fri swim 20 race-pace, fri run 30 easy, sat bike 30 easy, sun bike 20 easy',
    '0 fired',
  ],
  [
    'olympic distance on Tuesday',
    19,
    'No hard bike',
    'tue run 20 race-pace, tue strength 20 easy, wed bike 20 easy, thu swim 20 easy, fri bike 20 easy, sat swim 20 race-pace, sat brick 60 moderate long, sun run 20 easy',
    '0 holds',
  ],
  [
    'olympic distance on Tuesday',
    19,
    'No bike on Saturday',
    'tue run 20 race-pace, tue strength 20 easy, wed bike 25 easy, thu swim 20 easy, fri bike 20 easy, sat swim 20 race-pace, sat run 45 easy long, sun bike 30 easy <0>',
    '0 holds',
  ],
  [
    'olympic distance on Tuesday',
    19,
    'No bike on Saturday | No swim on Saturday',
    'tue run 20 race-pace, tue bike 25 easy, wed swim 20 easy, thu bike 20 race-pace, thu strength 20 easy, fri swim 20 easy, sat run 45 easy long, sun bike 30 easy <0>',
    '0 holds; 1 holds',
  ],
  [
    'sprint on Wednesday',
    19,
    'No hard bike',
    'tue run 20 race-pace, wed bike 20 easy, fri swim 20 easy, sat brick 55 moderate long, sun swim 20 race-pace, sun run 25 easy',
    '0 fired',
  ],
  [
    'sprint on Wednesday',
    19,
    'Bike only on Tuesday',
    'tue bike 20 easy <0>, wed run 20 race-pace, wed swim 20 easy, thu run 20 easy, fri swim 20 threshold, sat run 20 easy, sun run 20 easy, sun swim 20 easy',
    '0 holds',
  ],
  [
    'sprint on Wednesday',
    19,
    'No bike on Sunday',
    'tue run 20 race-pace, thu bike 20 easy, fri swim 20 easy, sat brick 55 moderate long, sun swim 20 race-pace, sun run 25 easy',
    '0 fired',
  ],
  [
    'gran fondo on Tuesday',
    18,
    'No hard session on Tuesday',
    'tue swim 65 easy, wed bike 50 threshold <0>, wed strength 25 easy, thu bike 40 easy, thu run 30 easy, fri bike 50 easy, sat bike 180 race-pace long, sun bike 70 easy, sun run 30 easy',
    '0 holds',
  ],
  [
    'gran fondo on Tuesday',
    19,
    'No hard session on Tuesday',
    'tue swim 25 easy, wed bike 20 race-pace <0>, wed strength 20 easy, thu bike 20 easy, thu run 20 easy, fri bike 20 easy, sat run 20 race-pace, sat bike 60 easy long, sun bike 20 easy',
    '0 holds',
  ],
  [
    'gran fondo on Tuesday',
    19,
    'No hard session on Saturday',
    'tue bike 20 race-pace, tue run 20 easy, wed swim 25 easy, thu bike 20 race-pace, thu strength 20 easy, fri run 20 easy, fri bike 20 easy, sat bike 60 easy long, sun bike 20 easy',
    '0 fired',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
