import { HARD, dayOf, racing, type Rows, told, eachRow } from '../../../test/core/madeWeeks.ts';

// What the limits of the days near a race say at their edge and one step over it: the line of the proof, the refusal, and what puts it right.
const ROWS: Rows = {
  RACE_NEAR: [
    [
      'before an A race',
      [
        ['wed', 'run', 90],
        ['thu', 'run', 60, HARD],
        ['fri', 'run', 41],
        ['sat', 'run', 21, HARD],
        ['sun', 'run', 5],
      ],
      racing('sun', 'A'),
      [
        'thu [RACE_NEAR, 60] Near a race: free, short, easy or an opener (easy or an opener): Thu 1:00 h, opener',
        'fri [RACE_NEAR, 41] Near a race: free, short, easy or an opener (30 min): Fri 41 min',
        '  RACE by 11: A race is near: workouts on Friday 8 January last at most 30 min.',
        '  remove fri-run-2',
        'sat [RACE_NEAR, 21] Near a race: free, short, easy or an opener (20 min): Sat 21 min, hard',
        '  RACE by 1: Saturday 9 January lies too close to a race for a hard workout.',
        '  remove sat-run-3',
        'sun [RACE_NEAR, 5] Near a race: free, short, easy or an opener (rest): Sun 5 min',
        '  RACE by 1: There is a race on Sunday 10 January.',
        '  remove sun-run-4',
      ],
    ],
    [
      'around a B race',
      [
        ['wed', 'run', 60, HARD],
        ['thu', 'run', 41],
        ['fri', 'run', 61],
        ['sun', 'run', 60, HARD],
      ],
      racing('sat', 'B'),
      [
        'thu [RACE_NEAR, 41] Near a race: free, short, easy or an opener (30 min): Thu 41 min',
        '  RACE by 11: A race is near: workouts on Thursday 7 January last at most 30 min.',
        '  remove thu-run-1',
        'fri [RACE_NEAR, 61] Near a race: free, short, easy or an opener (25 min): Fri 1:01 h',
        '  RACE by 36: A race is near: workouts on Friday 8 January last at most 25 min.',
        '  remove fri-run-2',
        'sun [RACE_NEAR, 60] Near a race: free, short, easy or an opener (easy): Sun 1:00 h, hard',
        '  RACE by 1: Sunday 10 January lies too close to a race for a hard workout.',
        '  remove sun-run-3',
      ],
    ],
    [
      'after an A race',
      [
        ['tue', 'run', 20],
        ['wed', 'run', 20],
        ['thu', 'bike', 60, HARD],
        ['sat', 'bike', 60, HARD],
        ['sun', 'bike', 60],
      ],
      racing('sun', 'A', -1),
      [
        'tue [RACE_NEAR, 20] Near a race: free, short, easy or an opener (easy): Tue 20 min, easy',
        'wed [RACE_NEAR, 20] Near a race: free, short, easy or an opener (easy): Wed 20 min, easy',
        'thu [RACE_NEAR, 60] Near a race: free, short, easy or an opener (easy): Thu 1:00 h, hard',
        '  RACE by 1: Thursday 7 January lies too close to a race for a hard workout.',
        '  remove thu-bike-2',
      ],
    ],
    [
      'steady work after a B race',
      [
        ['tue', 'run', 50, { intensity: 'moderate' }],
        ['tue', 'brick', 60, { intensity: 'moderate' }],
        ['wed', 'run', 50, { intensity: 'moderate' }],
      ],
      racing('sun', 'B', -1),
      [
        'tue [RACE_NEAR, 50] Near a race: free, short, easy or an opener (easy): Tue 50 min, steady',
        '  RACE by 1: Tuesday 5 January lies so soon after a race that its workouts stay easy.',
        '  ease tue-run-0 to easy',
        'tue [RACE_NEAR, 60] Near a race: free, short, easy or an opener (easy): Tue 1:00 h',
      ],
    ],
    [
      'around a C race',
      [
        ['thu', 'run', 90, HARD],
        ['fri', 'run', 90, HARD],
        ['sat', 'run', 90],
        ['sun', 'run', 90, HARD],
      ],
      racing('sat', 'C'),
      [
        'fri [RACE_NEAR, 90] Near a race: free, short, easy or an opener (40 min): Fri 1:30 h, hard',
        '  RACE by 50: Friday 8 January lies too close to a race for a hard workout.',
        '  remove fri-run-1',
        'sat [RACE_NEAR, 90] Near a race: free, short, easy or an opener (rest): Sat 1:30 h',
        '  RACE by 1: There is a race on Saturday 9 January.',
        '  remove sat-run-2',
        'sun [RACE_NEAR, 90] Near a race: free, short, easy or an opener (easy): Sun 1:30 h, hard',
        '  RACE by 1: Sunday 10 January lies too close to a race for a hard workout.',
        '  remove sun-run-3',
      ],
    ],
    [
      'what is past, and today',
      [
        ['mon', 'run', 90, HARD],
        ['tue', 'run', 90],
      ],
      { ...racing('tue', 'A'), today: dayOf('tue') },
      [
        'tue [RACE_NEAR, 90] Near a race: free, short, easy or an opener (rest): Tue 1:30 h',
        '  RACE by 1: There is a race on Tuesday 5 January.',
        '  remove tue-run-1',
      ],
    ],
    ['two weeks before', [['mon', 'run', 90, HARD]], racing('sun', 'A', 2), []],
  ],
};

test.each(eachRow(ROWS))('%s: %s', (rule, _name, week, over, lines) => {
  expect(told(rule, week, over)).toEqual(lines);
});
