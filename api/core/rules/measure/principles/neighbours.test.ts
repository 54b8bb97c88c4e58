import { dayOf, HARD, LIMITS, LONG, made, type Made } from '../../../../test/core/madeWeeks.ts';
import { measureSchedule } from '../../rules.ts';
import { eachTaught, saidUnder, taught, type TaughtRows } from '../../../../test/core/taughtWeeks.ts';

// What principles about the days between workouts say of a week at their edge and one step over it.

const ROWS: TaughtRows = {
  'At least 3 days between hard runs': [
    ['one alone', [['wed', 'run', 30, HARD]], {}, 'week: far apart'],
    [
      'the week before',
      [['mon', 'run', 30, HARD]],
      { past: made([['sun', 'run', 30, HARD, -1]]) },
      'mon: 1 day, 3 over, refused',
    ],
    ['four days before', [['mon', 'run', 30, HARD]], { past: made([['thu', 'run', 30, HARD, -1]]) }, 'week: 4 days'],
    [
      'the week after',
      [
        ['sun', 'run', 30, HARD],
        ['mon', 'run', 30, HARD, 1],
      ],
      {},
      'sun: 1 day, 3 over, refused',
    ],
    [
      'four days after',
      [
        ['sun', 'run', 30, HARD],
        ['thu', 'run', 30, HARD, 1],
      ],
      {},
      'week: far apart',
    ],
  ],
  'At least 2 days between hard runs': [
    [
      'each of two by itself, with the days that it has',
      [
        ['mon', 'run', 30, HARD],
        ['wed', 'run', 30, HARD],
        ['thu', 'run', 30, HARD],
      ],
      {},
      'wed: 2 days, 1 over, refused; thu: 1 day, 2 over, refused',
    ],
    [
      'the week before further away than the week after',
      [
        ['tue', 'run', 30, HARD],
        ['sun', 'run', 30, HARD],
        ['mon', 'run', 30, HARD, 1],
      ],
      { past: made([['sun', 'run', 30, HARD, -1]]) },
      'tue: 2 days, 1 over, refused; sun: 1 day, 2 over, refused',
    ],
    [
      'the week after further away than the week before',
      [
        ['mon', 'run', 30, HARD],
        ['sat', 'run', 30, HARD],
        ['mon', 'run', 30, HARD, 1],
      ],
      { past: made([['sun', 'run', 30, HARD, -1]]) },
      'mon: 1 day, 2 over, refused; sat: 2 days, 1 over, refused',
    ],
  ],
  'Never strength and hard sessions on the same day': [
    ['hard strength alone', [['wed', 'strength', 30, HARD]], {}, 'week: far apart'],
    [
      'on one day',
      [
        ['wed', 'run', 30, HARD],
        ['wed', 'strength', 30],
      ],
      {},
      'wed: same day, 1 over, refused',
    ],
  ],
  'After a long run prefer a swim': [
    [
      'a run',
      [
        ['tue', 'run', 100, LONG],
        ['wed', 'run', 20],
      ],
      {},
      'wed: 1 workout otherwise',
    ],
    [
      'a swim',
      [
        ['tue', 'run', 100, LONG],
        ['wed', 'swim', 20],
      ],
      {},
      'week: kept',
    ],
  ],
};

test.each(eachTaught(ROWS))('%s: %s', (principle, _, week, over, line) => {
  expect(saidUnder(principle, week, over)).toBe(line);
});

test('a week of the schedule looks back on the one before', () => {
  const week: readonly Made[] = [
    ['sun', 'run', 30, HARD],
    ['mon', 'run', 30, HARD, 1],
  ];
  const found = measureSchedule(made(week), { ...LIMITS, ...taught('At least 3 days between hard runs') });
  expect(found.find(({ rule, week: monday }) => rule === 'PRINCIPLE' && monday === dayOf('mon', 1))).toMatchObject({
    day: dayOf('mon', 1),
    value: '1 day',
    excess: 3,
  });
});
