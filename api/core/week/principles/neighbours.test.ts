import { ATHLETES, weekUnder } from '../../../test/core/underPrinciples.ts';

type Row = readonly [athlete: keyof typeof ATHLETES, week: number, taught: string, workouts: string, rules: string];

// Of what lies on the days around a workout: the workouts of one week, `<0>` after those that the first principle shaped, and of each rule
// whether it limited the week as a whole, and what it yields to.
const WEEKS: readonly Row[] = [
  [
    'runner',
    6,
    'No hard session the day after a hard session | No hard run on Thursday | No hard run on Friday',
    'tue run 55 threshold, tue strength 20 hard, wed run 35 easy, thu run 75 moderate, thu strength 20 moderate, sat run 55 vo2max <1>, sun run 145 easy long',
    '0 holds; 1 holds; 2 holds',
  ],
  [
    'runner',
    6,
    'No hard run 3 days after a long run',
    'tue run 35 moderate, tue strength 20 moderate, wed run 75 easy, thu run 55 threshold <0>, thu strength 20 hard, sat run 55 vo2max <0>, sun run 145 easy long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'No long run within 2 days of a hard session',
    'tue run 40 easy, wed run 55 vo2max <0>, wed strength 20 hard, thu run 55 easy, fri run 70 moderate, fri strength 20 moderate, sun run 145 moderate long',
    '0 fired; 0 fired',
  ],
  [
    'runner',
    6,
    '72 hours between hard sessions',
    'tue run 55 vo2max, tue strength 20 hard, wed run 40 easy, thu run 55 easy, thu strength 20 moderate, fri run 70 moderate, sun run 145 moderate long',
    '0 fired',
  ],
  [
    'triathlete',
    6,
    'No run the day after a bike',
    'tue swim 40 threshold, tue strength 25 moderate, wed bike 40 easy, wed run 25 easy, thu swim 45 easy, fri run 85 easy long <0>, sat bike 150 moderate long, sat run 20 easy <0>, sun bike 35 easy, sun strength 25 moderate',
    '0 holds',
  ],
  [
    'triathlete',
    12,
    'No running the day after a brick',
    'tue bike 35 threshold, tue run 45 easy, wed swim 55 easy, thu run 90 easy long <0>, thu bike 35 easy, fri swim 50 easy, sat brick 195 race-pace long, sun bike 35 easy, sun strength 30 moderate',
    '0 holds',
  ],
  [
    'triathlete',
    12,
    'No swim the day before a long ride',
    'tue swim 45 vo2max, tue strength 30 moderate, wed run 40 easy, wed bike 30 easy, thu swim 45 easy, thu strength 30 moderate, fri bike 25 easy, sat brick 195 race-pace long, sun run 90 easy long, sun bike 40 easy',
    '0 holds',
  ],
  [
    'runner, long Saturday kept',
    6,
    'Rest the day after a long run',
    'tue run 65 threshold, tue strength 35 hard, wed run 70 easy, thu run 65 vo2max, fri run 70 easy',
    '0 fired',
  ],
  [
    'runner, hard run on the Monday after',
    6,
    'Rest the day before a hard run',
    'tue run 75 threshold, tue strength 20 hard, thu run 70 vo2max, thu strength 20 hard, fri run 75 easy, sat run 55 moderate long, sun run 90 easy',
    '0 yields LONG_DAY',
  ],
  [
    'runner, hard run on the Monday after',
    6,
    'No running the day before a threshold session',
    'tue run 75 threshold, tue strength 20 hard, thu run 70 vo2max, thu strength 20 hard, fri run 75 easy, sat run 55 moderate long, sun run 90 easy',
    '0 yields LONG_DAY',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'No run the day after a threshold session',
    'tue run 60 easy, wed strength 20 hard, fri run 60 vo2max, fri strength 20 hard, sat run 60 easy <0>, sun run 145 moderate long',
    '0 holds',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'No run the day before a threshold session',
    'wed strength 20 hard, thu run 60 easy <0>, fri run 60 vo2max, fri strength 20 hard, sat run 60 easy <0>, sun run 145 moderate long',
    '0 holds',
  ],
  [
    'triathlete, two swims kept',
    6,
    'No bike the day before a swim',
    'tue run 25 easy, tue swim 20 easy <0>, wed strength 20 moderate, thu strength 20 moderate, fri bike 35 easy <0>, fri run 20 easy, sat bike 150 easy long, sun bike 35 hard <0>, sun run 85 easy long',
    '0 fired',
  ],
  [
    'triathlete, two swims kept',
    6,
    'No bike the day after a swim',
    'tue bike 40 hard, tue run 25 easy, wed bike 40 easy <0>, thu strength 20 moderate, fri run 25 easy, sat bike 150 moderate long, sun run 85 easy long, sun swim 25 easy',
    '0 holds',
  ],
  [
    'triathlete, two swims kept',
    6,
    'No swim the day after a swim',
    'tue bike 40 hard, tue run 25 easy, wed strength 20 moderate, thu bike 40 easy, fri run 25 easy, sat bike 150 moderate long, sun run 85 easy long, sun swim 25 easy',
    '0 yields KEPT_SESSION',
  ],
  [
    'triathlete, swim on the Monday after',
    6,
    'No run the day before a swim',
    'tue swim 40 threshold, tue run 25 easy <0>, wed bike 40 easy, wed strength 25 moderate, thu swim 45 easy, thu run 20 easy <0>, fri run 85 easy long <0>, sat bike 150 moderate long, sun bike 35 easy, sun strength 25 moderate',
    '0 holds',
  ],
  [
    'triathlete, swim on the Monday after',
    6,
    'No long run the day before a swim',
    'tue swim 40 threshold, tue strength 25 moderate, wed bike 40 easy, wed run 25 easy, thu swim 45 easy, thu bike 35 easy, fri run 85 easy long <0>, sat bike 150 moderate long, sun run 20 easy, sun strength 25 moderate',
    '0 holds',
  ],
  [
    'triathlete, Fridays off',
    6,
    'No swim the day after a long run',
    'mon bike 40 easy, mon run 25 easy, tue swim 40 threshold, tue strength 25 moderate, wed bike 40 easy, wed run 20 easy, thu swim 40 easy, thu strength 25 moderate, sat bike 150 moderate long, sun run 85 easy long',
    '0 holds',
  ],
  [
    'triathlete, brick kept',
    6,
    'No bike the day after a run',
    'tue swim 40 threshold, tue strength 20 moderate, thu swim 45 easy, thu strength 20 moderate, fri bike 60 easy, sat bike 110 easy long, sat run 25 easy <0>, sun run 80 easy long',
    '0 holds',
  ],
  [
    'triathlete, brick kept',
    6,
    'No run the day before a bike',
    'tue swim 40 threshold, tue strength 20 moderate, thu swim 45 easy, thu strength 20 moderate, fri bike 60 easy, sat bike 110 easy long, sat run 25 easy <0>, sun run 80 easy long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'After a hard run prefer strength',
    'tue run 55 threshold, tue strength 20 hard, thu run 55 vo2max, thu strength 20 hard, fri run 35 easy, sat run 75 easy <0>, sun run 145 moderate long',
    '0 holds',
  ],
  [
    'runner',
    6,
    'After an easy run prefer rest',
    'tue run 55 threshold, tue strength 20 hard, wed run 35 easy, thu run 55 vo2max, thu strength 20 hard, sat run 75 easy, sun run 145 moderate long',
    '0 holds',
  ],
  [
    'triathlete',
    6,
    'The day after a swim prefer running',
    'tue swim 40 threshold, tue strength 25 moderate <0>, wed run 25 easy, thu bike 40 easy, thu strength 25 moderate <0>, fri swim 45 easy, fri run 20 easy, sat bike 150 moderate long, sun run 85 easy long, sun bike 35 easy',
    '0 holds',
  ],
  [
    'triathlete, Fridays off',
    6,
    'After a long run prefer swimming',
    'tue swim 45 threshold, tue strength 25 moderate, wed bike 45 easy, wed run 30 easy <0>, thu swim 45 easy, thu run 25 easy <0>, sat bike 150 moderate long, sun run 85 easy long, sun bike 40 easy <0>',
    '0 holds',
  ],
  [
    'runner, hard Wednesday kept',
    6,
    'Rest the day before a hard session',
    'wed strength 20 hard, fri run 90 vo2max, fri strength 20 hard, sat run 90 easy <0>, sun run 145 moderate long',
    '0 fired',
  ],
];

test.each(WEEKS)('%s, week %i: %s', (athlete, week, taught, workouts, rules) => {
  expect(weekUnder(ATHLETES[athlete], week, ...taught.split(' | '))).toEqual([workouts, rules]);
});
