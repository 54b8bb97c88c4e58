import { addDays } from '../../calendar/calendar.ts';
import { HARD, LONG, LIMITS, aimed, made, racing, type Rows, told, eachRow } from '../../../test/core/madeWeeks.ts';

// What the limits of hard days say at their edge and one step over it: the line of the proof, the refusal, and what puts it right.
const ROWS: Rows = {
  HARD_DAYS: [
    [
      'an A race takes none',
      [['tue', 'run', 20, HARD]],
      { ...racing('sun', 'A'), ...aimed({ kind: 'step' }) },
      ['week [HARD_DAYS, 0] At most 1 hard day (1 day): 1 day'],
    ],
    [
      'the last hard one, not the last',
      [
        ['tue', 'run', 20, HARD],
        ['thu', 'run', 20, HARD],
        ['sat', 'run', 20],
      ],
      aimed({ kind: 'step' }),
      [
        'week [HARD_DAYS, 0] At most 1 hard day (1 day): 2 days',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 2 hard days; 1 hard day is the most.',
        '  ease thu-run-1 to easy',
      ],
    ],
    [
      'hard ones are done',
      [
        ['tue', 'run', 20, { ...HARD, status: 'completed' }],
        ['thu', 'run', 20, { ...HARD, status: 'completed' }],
        ['sat', 'run', 20],
      ],
      aimed({ kind: 'step' }),
      [
        'week [HARD_DAYS, 0] At most 1 hard day (1 day): 2 days',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 2 hard days; 1 hard day is the most.',
        '  leave',
      ],
    ],
    [
      'two days in a step-back week, and a race',
      [
        ['tue', 'run', 20, HARD],
        ['tue', 'swim', 20, HARD],
        ['thu', 'bike', 20, HARD],
        ['sun', 'race', 20, HARD],
      ],
      aimed({ kind: 'step' }),
      [
        'week [HARD_DAYS, 0] At most 1 hard day (1 day): 2 days',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 2 hard days; 1 hard day is the most.',
        '  ease thu-bike-2 to easy',
      ],
    ],
    [
      'four days in a step-back week',
      [
        ['tue', 'run', 20, HARD],
        ['wed', 'swim', 20, HARD],
        ['thu', 'bike', 20, HARD],
        ['fri', 'bike', 20, HARD],
      ],
      aimed({ kind: 'step' }),
      [
        'week [HARD_DAYS, 0] At most 1 hard day (1 day): 4 days',
        '  HARD_DAYS by 3: The week of Monday 4 January would hold 4 hard days; 1 hard day is the most.',
        '  ease fri-bike-3 to easy',
      ],
    ],
    [
      'a B race is the hard day',
      [['tue', 'run', 20, HARD]],
      racing('sat', 'B'),
      [
        'week [HARD_DAYS, 0] No hard day (0 days): 1 day',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 1 hard day; none are the most.',
        '  ease tue-run-0 to easy',
      ],
    ],
    [
      'a C race is one of them',
      [['tue', 'run', 20, HARD]],
      { ...racing('sat', 'C'), ...aimed({ kind: 'step' }) },
      [
        'week [HARD_DAYS, 0] No hard day (0 days): 1 day',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 1 hard day; none are the most.',
        '  ease tue-run-0 to easy',
      ],
    ],
    [
      'one in a step-back',
      [['tue', 'run', 20, HARD]],
      aimed({ kind: 'step', phaseType: 'build' }),
      ['week [HARD_DAYS, 0] At most 1 hard day (1 day): 1 day'],
    ],
    [
      'three in build',
      [
        ['tue', 'run', 20, HARD],
        ['thu', 'run', 20, HARD],
        ['sat', 'run', 20, HARD],
      ],
      aimed({ phaseType: 'build' }),
      [
        'week [HARD_DAYS, 0] At most 2 hard days (2 days): 3 days',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 3 hard days; 2 hard days are the most.',
        '  ease sat-run-2 to easy',
      ],
    ],
    [
      'one in recovery',
      [['tue', 'run', 20, HARD]],
      aimed({ phaseType: 'recovery', kind: 'recovery' }),
      [
        'week [HARD_DAYS, 0] No hard day (0 days): 1 day',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 1 hard day; none are the most.',
        '  ease tue-run-0 to easy',
      ],
    ],
    [
      'three without a season',
      [
        ['tue', 'run', 20, HARD],
        ['thu', 'run', 20, HARD],
        ['sat', 'run', 20, HARD],
      ],
      { season: { ...LIMITS.season, weeks: [] } },
      [
        'week [HARD_DAYS, 0] At most 2 hard days (2 days): 3 days',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 3 hard days; 2 hard days are the most.',
        '  ease sat-run-2 to easy',
      ],
    ],
  ],
  HARD_DAYS_APART: [
    [
      'one hard day',
      [['tue', 'run', 20, HARD]],
      {},
      ['week [HARD_DAYS_APART, 0] Hard days at least 2 days apart, Sunday and Monday too (2 days): 1 hard day'],
    ],
    [
      'no hard day',
      [['tue', 'run', 20]],
      {},
      ['week [HARD_DAYS_APART, 0] Hard days at least 2 days apart, Sunday and Monday too (2 days): no hard day'],
    ],
    [
      'every second day',
      [
        ['tue', 'run', 20, HARD],
        ['thu', 'run', 20, HARD],
      ],
      {},
      ['thu [HARD_DAYS_APART, -2] Hard days at least 2 days apart, Sunday and Monday too (2 days): 2 days'],
    ],
    [
      'a week apart',
      [['mon', 'run', 20, HARD]],
      { past: made([['mon', 'run', 60, { ...HARD, scheduledDate: addDays(LIMITS.firstDay, -7) }]]) },
      ['mon [HARD_DAYS_APART, -7] Hard days at least 2 days apart, Sunday and Monday too (2 days): 1 hard day'],
    ],
    [
      'two in a row',
      [
        ['tue', 'run', 20, HARD],
        ['wed', 'run', 20, HARD],
      ],
      {},
      [
        'wed [HARD_DAYS_APART, -1] Hard days at least 2 days apart, Sunday and Monday too (2 days): 1 day',
        '  HARD_DAYS by 1: Hard workouts on two days in a row: Tuesday 5 January and Wednesday 6 January.',
        '  ease wed-run-1 to easy',
      ],
    ],
    [
      'the Sunday before the schedule',
      [['mon', 'run', 20, HARD]],
      { past: made([['mon', 'run', 60, { ...HARD, scheduledDate: addDays(LIMITS.firstDay, -1) }]]) },
      [
        'mon [HARD_DAYS_APART, -1] Hard days at least 2 days apart, Sunday and Monday too (2 days): 1 day',
        '  HARD_DAYS by 1: Hard workouts on two days in a row: Sunday 3 January and Monday 4 January.',
        '  ease mon-run-0 to easy',
      ],
    ],
  ],
  HARD_AFTER_LONG_RUN: [
    [
      'the day after a long run',
      [
        ['sat', 'run', 90, LONG],
        ['sun', 'bike', 30, HARD],
      ],
      {},
      [
        'sun [HARD_AFTER_LONG_RUN, 0] No hard workout the day after a long run (none): 1 workout',
        '  HARD_DAYS by 1: A hard workout on Sunday 10 January follows a long run by one day; that leaves little time to recover.',
        '  ease sun-bike-1 to easy',
      ],
    ],
    [
      'the day after a run longer than any but the long one',
      [
        ['sat', 'run', 91],
        ['sun', 'bike', 30, HARD],
      ],
      {},
      [
        'sun [HARD_AFTER_LONG_RUN, 0] No hard workout the day after a long run (none): 1 workout',
        '  HARD_DAYS by 1: A hard workout on Sunday 10 January follows a long run by one day; that leaves little time to recover.',
        '  ease sun-bike-1 to easy',
      ],
    ],
    [
      'the day after a run as long as others may be',
      [
        ['sat', 'run', 90],
        ['sun', 'bike', 30, HARD],
      ],
      {},
      ['sun [HARD_AFTER_LONG_RUN, 0] No hard workout the day after a long run (none): none'],
    ],
    [
      'the day after a long ride',
      [
        ['sat', 'bike', 90, LONG],
        ['sun', 'bike', 30, HARD],
      ],
      {},
      ['sun [HARD_AFTER_LONG_RUN, 0] No hard workout the day after a long run (none): none'],
    ],
    [
      'the day after one before the schedule',
      [['mon', 'bike', 20, HARD]],
      { past: made([['mon', 'run', 90, { ...LONG, scheduledDate: addDays(LIMITS.firstDay, -1) }]]) },
      [
        'mon [HARD_AFTER_LONG_RUN, 0] No hard workout the day after a long run (none): 1 workout',
        '  HARD_DAYS by 1: A hard workout on Monday 4 January follows a long run by one day; that leaves little time to recover.',
        '  ease mon-bike-0 to easy',
      ],
    ],
  ],
};

test.each(eachRow(ROWS))('%s: %s', (rule, _name, week, over, lines) => {
  expect(told(rule, week, over)).toEqual(lines);
});
