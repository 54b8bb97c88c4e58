import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of what lies on the days around a workout: the workouts of one week, `<0>` after those that the first principle shaped, and of each rule
// whether it limited the week as a whole, and what it yields to.
const WEEKS: readonly Row[] = [
  [
    'runner',
    6,
    'No hard session the day after a hard session | No hard run on Thursday | No hard run on Friday',
    'tue run 54 threshold, tue strength 24 hard, wed run 37 easy, thu run 71 moderate, thu strength 24 moderate, sat run 54 vo2max <1>, sun run 144 easy long',
    '0 holds; 1 holds; 2 holds',
  ],
  [
    'runner',
    6,
    'No hard run 3 days after a long run',
    'tue run 37 moderate, tue strength 24 moderate, wed run 71 easy, thu run 54 threshold <0>, thu strength 24 hard, sat run 54 vo2max <0>, sun run 144 easy long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'No long run within 2 days of a hard session',
    'tue run 41 easy, wed run 54 vo2max <0>, wed strength 24 hard, thu run 50 easy, fri run 71 moderate, fri strength 24 moderate, sun run 144 moderate long',
    '0 fired; 0 fired',
  ],
  [
    'runner',
    6,
    '72 hours between hard sessions',
    'tue run 54 vo2max, tue strength 24 hard, wed run 41 easy, thu run 50 easy, thu strength 24 moderate, fri run 71 moderate, sun run 144 moderate long',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'No run the day after a bike',
    'tue swim 42 threshold, tue strength 29 moderate, wed bike 40 easy, wed run 20 moderate <0>, thu swim 41 easy, fri run 85 easy long <0>, sat bike 148 easy long, sat run 20 easy <0>, sun bike 38 easy, sun strength 29 moderate',
    '0 holds',
  ],
  [
    'triathlete',
    12,
    'No running the day after a brick',
    'tue bike 36 threshold, tue run 41 easy, wed swim 54 easy, thu run 90 easy long <0>, thu bike 36 easy, fri swim 53 easy, sat brick 192 race-pace long, sun bike 34 easy, sun strength 34 moderate',
    '0 holds',
  ],
  [
    'triathlete',
    12,
    'No swim the day before a long ride',
    'tue swim 49 vo2max, tue strength 34 hard, wed run 35 easy, wed bike 23 easy, thu bike 37 easy, thu strength 34 moderate, fri bike 29 easy, sat brick 192 race-pace long, sun run 90 easy long, sun swim 47 easy',
    '0 fired',
  ],
  [
    'runner, long Saturday kept',
    6,
    'Rest the day after a long run',
    'tue run 68 threshold, tue strength 36 hard, wed run 68 easy, thu run 68 vo2max, fri run 68 easy',
    '0 fired',
  ],
  [
    'runner, hard run on the Monday after',
    6,
    'Rest the day before a hard run',
    'tue run 73 threshold, tue strength 24 hard, thu run 72 vo2max, thu strength 24 hard, fri run 72 easy, sat run 53 moderate long, sun run 90 easy',
    '0 yields LONG_DAY',
  ],
  [
    'runner, hard run on the Monday after',
    6,
    'No running the day before a threshold session',
    'tue run 73 threshold, tue strength 24 hard, thu run 72 vo2max, thu strength 24 hard, fri run 72 easy, sat run 53 moderate long, sun run 90 easy',
    '0 yields LONG_DAY',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'No run the day after a threshold session',
    'tue run 59 easy, wed strength 22 hard, fri run 59 vo2max, fri strength 22 hard, sat run 58 easy <0>, sun run 148 moderate long',
    '0 holds',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'No run the day before a threshold session',
    'wed strength 22 hard, thu run 59 easy <0>, fri run 59 vo2max, fri strength 22 hard, sat run 58 easy <0>, sun run 148 moderate long',
    '0 holds',
  ],
  [
    'triathlete, two swims kept',
    6,
    'No bike the day before a swim',
    'tue run 36 threshold, tue swim 20 easy <0>, wed strength 24 moderate, thu strength 24 moderate, fri bike 37 easy <0>, sat bike 145 easy long, sun run 88 easy long, sun bike 38 easy <0>',
    '0 holds',
  ],
  [
    'triathlete, two swims kept',
    6,
    'No bike the day after a swim',
    'tue bike 39 hard, tue strength 24 moderate, wed bike 37 easy <0>, thu strength 24 moderate, fri run 35 easy, sat bike 145 easy long, sun run 88 easy long, sun swim 20 moderate',
    '0 holds',
  ],
  [
    'triathlete, two swims kept',
    6,
    'No swim the day after a swim',
    'tue bike 39 hard, tue strength 24 moderate, wed strength 24 moderate, thu bike 37 easy, fri run 35 easy, sat bike 145 easy long, sun run 88 easy long, sun swim 20 moderate',
    '0 yields KEPT_SESSION',
  ],
  [
    'triathlete, swim on the Monday after',
    6,
    'No run the day before a swim',
    'tue swim 42 threshold, tue run 21 moderate <0>, wed bike 39 easy, wed strength 29 moderate, thu swim 41 easy, thu run 20 easy <0>, fri run 85 easy long <0>, sat bike 148 easy long, sun bike 38 easy, sun strength 29 moderate',
    '0 holds',
  ],
  [
    'triathlete, swim on the Monday after',
    6,
    'No long run the day before a swim',
    'tue swim 42 threshold, tue strength 29 moderate, wed bike 40 easy, wed run 20 moderate, thu swim 41 easy, thu bike 38 easy, fri run 85 easy long <0>, sat bike 148 easy long, sun run 20 easy, sun strength 29 moderate',
    '0 holds',
  ],
  [
    'triathlete, Fridays off',
    6,
    'No swim the day after a long run',
    'mon bike 40 easy, mon run 21 easy, tue swim 41 threshold, tue strength 29 moderate, wed bike 38 easy, wed run 20 moderate, thu swim 41 easy, thu strength 29 moderate, sat bike 148 easy long, sun run 85 easy long',
    '0 holds',
  ],
  [
    'triathlete, brick kept',
    6,
    'No bike the day after a run',
    'tue swim 43 threshold, tue strength 24 moderate, thu swim 42 easy, thu strength 24 moderate, fri bike 56 easy <0>, sat bike 107 easy long, sat run 30 easy <0>, sun run 76 easy long',
    '0 holds',
  ],
  [
    'triathlete, brick kept',
    6,
    'No run the day before a bike',
    'tue swim 43 threshold, tue strength 24 moderate, thu swim 42 easy, thu strength 24 moderate, fri bike 56 easy <0>, sat bike 107 easy long, sat run 30 easy <0>, sun run 76 easy long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'After a hard run prefer strength',
    'tue run 54 threshold, tue strength 24 hard, thu run 54 vo2max, thu strength 24 hard, fri run 37 easy, sat run 71 easy <0>, sun run 144 moderate long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'After an easy run prefer rest',
    'tue run 54 threshold, tue strength 24 hard, wed run 37 easy, thu run 54 vo2max, thu strength 24 hard, sat run 71 easy, sun run 144 moderate long',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'The day after a swim prefer running',
    'tue swim 42 threshold, tue strength 29 moderate <0>, wed run 21 moderate, wed strength 29 moderate, thu swim 41 easy, thu bike 39 easy <0>, fri run 20 easy, sat bike 148 easy long, sun run 85 easy long, sun bike 38 easy',
    '0 holds',
  ],
  [
    'triathlete, Fridays off',
    6,
    'After a long run prefer swimming',
    'mon swim 42 easy, tue swim 42 threshold, tue strength 29 moderate, wed run 20 moderate, wed strength 29 moderate, thu bike 39 easy, thu run 20 easy <0>, sat bike 148 easy long, sun run 85 easy long, sun bike 38 easy',
    '0 holds',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'Rest the day before a hard session',
    'wed strength 22 hard, fri run 88 vo2max, fri strength 22 hard, sat run 88 easy <0>, sun run 148 moderate long',
    '0 fired',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
