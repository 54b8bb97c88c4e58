import { HARD, LONG, made } from '../../../../test/core/madeWeeks.ts';
import { eachTaught, saidUnder, type TaughtRows } from '../../../../test/core/taughtWeeks.ts';

// What principles about how much and how often say of a week at their edge and one step over it.

const ROWS: TaughtRows = {
  'At most 3 hours a week': [
    [
      'as much, and a race',
      [
        ['tue', 'bike', 180],
        ['sun', 'race', 100],
      ],
      {},
      'week: 3:00 h',
    ],
    ['a minute more', [['tue', 'bike', 181]], {}, 'tue: 3:01 h, 1 over, refused'],
  ],
  'At most 1 run a week': [
    [
      'the later of two gives way',
      [
        ['tue', 'run', 30],
        ['wed', 'run', 30],
      ],
      {},
      'wed: 2 workouts, 1 over, refused',
    ],
    [
      'not what a person wants',
      [
        ['tue', 'run', 30],
        ['wed', 'run', 30, { locked: true }],
      ],
      {},
      'tue: 2 workouts, 1 over, refused',
    ],
    [
      'not what is done',
      [
        ['tue', 'run', 40],
        ['wed', 'run', 30, { status: 'completed' }],
      ],
      {},
      'tue: 2 workouts, 1 over, refused',
    ],
    [
      'not the long one',
      [
        ['tue', 'run', 30],
        ['wed', 'run', 30, LONG],
      ],
      {},
      'tue: 2 workouts, 1 over, refused',
    ],
  ],
  'At most 1 hard run every 2 weeks': [
    ['one two weeks before', [['sun', 'run', 30, HARD]], { past: made([['sun', 'run', 30, HARD, -2]]) }, 'week: 1 day'],
    [
      'one the week before',
      [['sun', 'run', 30, HARD]],
      { past: made([['mon', 'run', 30, HARD, -1]]) },
      'sun: 2 days, 1 over, refused',
    ],
    [
      'one the week after',
      [
        ['sun', 'run', 30, HARD],
        ['mon', 'run', 30, HARD, 1],
      ],
      {},
      'week: 1 day',
    ],
  ],
  'At most 1 hard run every 5 weeks': [
    [
      'one five weeks before',
      [['sun', 'run', 30, HARD]],
      { past: made([['sun', 'run', 30, HARD, -5]]) },
      'week: 1 day',
    ],
    [
      'one four weeks before',
      [['sun', 'run', 30, HARD]],
      { past: made([['mon', 'run', 30, HARD, -4]]) },
      'sun: 2 days, 1 over, refused',
    ],
  ],
  'At most 1 workout a day': [
    [
      'each day by itself',
      [
        ['tue', 'run', 30],
        ['tue', 'swim', 30],
        ['thu', 'run', 30],
        ['thu', 'swim', 30],
        ['thu', 'bike', 30],
      ],
      {},
      'tue: 2 workouts, 1 over, refused; thu: 3 workouts, 2 over, refused',
    ],
  ],
  'Long run at most 30% of weekly run volume': [
    ['no long run', [['tue', 'run', 100]], {}, 'week: no such workout'],
    [
      'a third',
      [
        ['tue', 'run', 40, LONG],
        ['wed', 'run', 80],
      ],
      {},
      'tue: 33%, 4 over, told',
    ],
    [
      'each of two by itself',
      [
        ['tue', 'run', 66, LONG],
        ['wed', 'run', 54, LONG],
      ],
      {},
      'tue: 55%, 30 over, told; wed: 45%, 18 over, told',
    ],
    [
      'three tenths',
      [
        ['tue', 'run', 36, LONG],
        ['wed', 'run', 84],
      ],
      {},
      'week: 30%',
    ],
  ],
};

test.each(eachTaught(ROWS))('%s: %s', (principle, _, week, over, line) => {
  expect(saidUnder(principle, week, over)).toBe(line);
});
