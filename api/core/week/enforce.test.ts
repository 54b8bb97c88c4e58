import { firedIn, inWords, laidOut } from '../../test/core/laidOut.ts';
import { ATHLETES } from '../../test/core/underPrinciples.ts';
import { closeDays, enforce, fewerSeats } from './enforce.ts';

type Row = readonly [what: string, taught: string, before: string, after: string, fired: readonly number[]];

const WEEK = 'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 80 long';

// the week as it is laid out, and as it is put right: `<0>` after what the first principle shaped, after a bar the most that it may grow to, and why
const WEEKS: readonly Row[] = [
  [
    'nothing where placing has seen to it',
    'No run on Sunday',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 80 long',
    [],
  ],
  [
    'nothing that is right',
    'Long run at most 80 minutes',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 80 long',
    [],
  ],
  [
    'a long run gets shorter',
    'Long run at most 79 minutes',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 75 long | 75 principle-cap <0>',
    [],
  ],
  [
    'those of one day alone',
    'Runs at most 60 minutes on Sunday',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 60 long | 60 principle-cap <0>',
    [],
  ],
  [
    'twenty minutes are a workout',
    'Swims at most 20 minutes',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 20 | 20 principle-cap <0>, fri run 30, sat bike 120 long, sun run 80 long',
    [],
  ],
  [
    'a brick holds its run',
    'Brick at most 40 minutes',
    'wed run 60, sat brick 100 long',
    'wed run 40, sat brick 40 long | 40 principle-cap <0>',
    [],
  ],
  ['a brick too short for it goes', 'Brick at most 39 minutes', 'wed run 60, sat brick 100 long', 'wed run 60', [0]],
  [
    'a hard brick too short for it is easy',
    'Hard sessions at most 30 minutes',
    'sat brick 100 hard',
    'sat brick 100 <0>',
    [],
  ],
  [
    'a long brick too short for it goes',
    'Long sessions at most 30 minutes',
    'wed run 60, sat brick 100 long',
    'wed run 30 | 30 principle-cap <0>',
    [0],
  ],
  [
    'hard strength gets shorter',
    'Hard sessions at most 30 minutes',
    'wed run 300, thu strength 40 hard',
    'wed run 300, thu strength 30 hard | 30 principle-cap <0>',
    [],
  ],
  [
    'a share of its sport',
    "Long run at most 20% of the week's running",
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 20 long | 20 principle-cap <0>',
    [],
  ],
  [
    'a share of the running',
    "Long run at most 50% of the week's running",
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 70 long | 70 principle-cap <0>',
    [],
  ],
  [
    'a share that is no workout is given up',
    'Long run at most 5% of weekly volume',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 80 long',
    [],
  ],
  [
    'hours, the shortest first',
    'At most 6 hours a week',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 20 | 20 principle-cap <0>, sat bike 120 long, sun run 80 long',
    [],
  ],
  [
    'hours, by whole workouts',
    'At most 5 hours a week',
    WEEK,
    'tue run 40 hard, wed bike 60, sat bike 120 long, sun run 80 long',
    [0],
  ],
  [
    'hours that hold',
    'At most 7 hours a week',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 80 long',
    [],
  ],
  [
    'rest days',
    'At least 2 rest days a week',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, sat bike 120 long, sun run 80 long',
    [0],
  ],
  [
    'a number of any kind',
    'At most 5 sessions a week',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, sat bike 120 long, sun run 80 long',
    [0],
  ],
  [
    'a number of one sport',
    'At most 1 bike a week',
    WEEK,
    'tue run 40 hard, thu swim 40, fri run 30, sat bike 120 long, sun run 80 long',
    [0],
  ],
  [
    'no sport',
    'No swimming',
    WEEK,
    'tue run 40 hard, wed bike 60, fri run 30, sat bike 120 long, sun run 80 long',
    [0],
  ],
  [
    'nothing hard',
    'No hard sessions',
    'tue run 40 hard, thu bike 60 hard, sun run 90',
    'tue run 40 <0>, thu bike 60 <0>, sun run 90',
    [],
  ],
  [
    'hard days',
    'At most 1 hard session a week',
    'tue run 40 hard, thu bike 60 hard, sun run 90',
    'tue run 40 <0>, thu bike 60 hard, sun run 90',
    [],
  ],
  [
    'a long ride is any ride',
    'No long rides',
    'wed bike 60, sat bike 200 long',
    'wed bike 60, sat bike 150 | 150 ordinary-cap <0>',
    [],
  ],
  ['the long ride of a brick is the brick', 'No long rides', 'wed bike 60, sat brick 200 long', 'wed bike 60', [0]],
  [
    'the shortest long one',
    'At most 1 long session a week',
    WEEK,
    'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 30 | 30 long-run-growth <0>',
    [],
  ],
  ['a hard brick is an easy one', 'No hard sessions', 'sat brick 100 hard', 'sat brick 100 <0>', []],
  ['a long hard brick too', 'No hard sessions', 'sat brick 100 hard long', 'sat brick 100 long <0>', []],
  [
    'hard strength is strength',
    'No hard sessions',
    'wed run 200, thu strength 30 hard',
    'wed run 200, thu strength 25 <0>',
    [],
  ],
  [
    'long ones one by one',
    'No long runs',
    'sat run 80 long, sun run 100 long',
    'sat run 30 | 30 long-run-growth <0>, sun run 30 | 30 long-run-growth <0>',
    [],
  ],
  [
    'a long key workout',
    'No long runs',
    'tue run 60 hard long as key, sun bike 90 long',
    'tue run 30 hard | 30 long-run-growth <0>, sun bike 90 long',
    [],
  ],
  [
    'a long one of a sport that is not wanted',
    'No swimming',
    'thu swim 90 long, sun run 80 long',
    'sun run 80 long',
    [0],
  ],
  ['long and hard: easy', 'No hard run', 'sun run 90 hard long', 'sun run 90 long <0>', []],
  [
    'long and hard: short',
    'No long run',
    'sun run 100 hard long',
    'sun run 30 hard as easy | 30 long-run-growth <0>',
    [],
  ],
  [
    'one rule after another',
    'No swimming | At most 1 bike a week',
    WEEK,
    'tue run 40 hard, fri run 30, sat bike 120 long, sun run 80 long',
    [0, 1],
  ],
  [
    'what the second rule takes breaks the first',
    'Long run at most 40% of the week | No swimming',
    'tue run 60, thu swim 60, sun run 80 long',
    'tue run 20, sun run 20 long | 20 principle-cap <0>',
    [1],
  ],
  [
    'strength keeps to its share of what is left',
    'No bikes',
    'tue strength 40, wed bike 200, thu run 60, sun run 90 long',
    'tue strength 20, thu run 60, sun run 90 long',
    [0],
  ],
  [
    'a rule that cannot be kept stops none',
    'Long run at most 5% of weekly volume | At most 1 bike a week',
    WEEK,
    'tue run 40 hard, thu swim 40, fri run 30, sat bike 120 long, sun run 80 long',
    [1],
  ],
];

function putRight(athlete: keyof typeof ATHLETES, before: string, taught: string) {
  const context = laidOut(ATHLETES[athlete], 6, before, ...taught.split(' | '));
  enforce(context);
  return [inWords(context), firedIn(context)];
}

test.each(WEEKS)('a week is put right: %s', (_, taught, before, after, fired) => {
  expect(putRight('triathlete', before, taught)).toEqual([after, fired]);
});

const KEPT: readonly (readonly [...Row, athlete: keyof typeof ATHLETES])[] = [
  ['what stands stays', 'No bricks', 'sat brick 100 long, sun run 60', 'sun run 60', [0], 'triathlete, brick kept'],
  [
    'what stands stays, and the rest is put right',
    'No hard run | No swimming',
    WEEK,
    'tue run 40 <0>, wed bike 60, fri run 30, sat bike 80 long, sun run 80 long',
    [1],
    'runner, hard Wednesday kept',
  ],
  [
    'of those that stand and others, others go',
    'At most 1 swim a week',
    'fri swim 60, sun run 60',
    'sun run 60',
    [0],
    'triathlete, two swims kept',
  ],
];

test.each(KEPT)('%s', (_, taught, before, after, fired, athlete) => {
  expect(putRight(athlete, before, taught)).toEqual([after, fired]);
});

test.each([
  ['the workouts that it counts', 'At most 4 workouts a week', 9, 4, [0], 'triathlete'],
  ['as many as there are', 'At most 4 workouts a week', 4, 4, [], 'triathlete'],
  ['more than there are', 'At most 4 workouts a week', 3, 3, [], 'triathlete'],
  ['those of one sport do not count', 'At most 1 swim a week', 9, 9, [], 'triathlete'],
  ['kept ones have their places', 'At most 4 workouts a week', 9, 2, [0], 'triathlete, two swims kept'],
  ['as many are kept as it allows', 'At most 2 workouts a week', 9, 0, [0], 'triathlete, two swims kept'],
  ['a race is no workout', 'At most 4 workouts a week', 9, 4, [0], 'runner, kept C race'],
] as const)('a number of workouts leaves as many places: %s', (_, taught, seats, left, fired, athlete) => {
  const context = laidOut(ATHLETES[athlete], 6, '', taught);
  expect([fewerSeats(context, seats), firedIn(context)]).toEqual([left, fired]);
});

test.each([
  ['one day', 'No training on Wednesdays', 'unavailable open rest open open open open', [0]],
  ['a day of rest besides', 'No training on Mondays', 'unavailable open open open open open open', []],
  ['a sport alone closes no day', 'No swim on Wednesday', 'unavailable open open open open open open', []],
  ['what is only short there', 'No long session on Wednesday', 'unavailable open open open open open open', []],
  ['what is only easy there', 'No hard session on Wednesday', 'unavailable open open open open open open', []],
])('a day that principles leave nothing is a rest day: %s', (_, taught, statuses, fired) => {
  const context = laidOut(ATHLETES['runner'], 6, '', taught);
  closeDays(context);
  expect([context.days.map(({ status }) => status).join(' '), firedIn(context)]).toEqual([statuses, fired]);
});
