import { aged, blocked, dayOf, preferring, type Rows, told, eachRow } from '../../../test/core/madeWeeks.ts';

// What the limits of the days that are open, and how long say at their edge and one step over it: the line of the proof, the refusal, and what puts it right.
const ROWS: Rows = {
  UNAVAILABLE_DAY: [
    [
      'what is done stays',
      [['mon', 'run', 30, { status: 'completed' }]],
      {},
      [
        'mon [UNAVAILABLE_DAY monday, 0] Mon unavailable (0 workouts): 1 workout',
        '  UNAVAILABLE by 1: Monday is an unavailable day.',
        '  leave',
      ],
    ],
    [
      'what is past stays',
      [['mon', 'run', 30]],
      { today: dayOf('tue') },
      [
        'mon [UNAVAILABLE_DAY monday, 0] Mon unavailable (0 workouts): 1 workout',
        '  UNAVAILABLE by 1: Monday is an unavailable day.',
        '  leave',
      ],
    ],
    [
      'the first day is the last one',
      [['mon', 'run', 30]],
      { lastDay: dayOf('mon') },
      [
        'mon [UNAVAILABLE_DAY monday, 0] Mon unavailable (0 workouts): 1 workout',
        '  UNAVAILABLE by 1: Monday is an unavailable day.',
        '  remove mon-run-0',
      ],
    ],
    [
      'two on a day off',
      [
        ['mon', 'run', 30],
        ['mon', 'swim', 25],
      ],
      {},
      [
        'mon [UNAVAILABLE_DAY monday, 0] Mon unavailable (0 workouts): 2 workouts',
        '  UNAVAILABLE by 2: Monday is an unavailable day.',
        '  remove mon-swim-1',
      ],
    ],
    [
      'a race on a day off',
      [['mon', 'race', 30]],
      {},
      ['mon [UNAVAILABLE_DAY monday, 0] Mon unavailable (0 workouts): 0 workouts and the race'],
    ],
  ],
  BLOCKED_DATE: [
    [
      'one on a blocked date',
      [
        ['wed', 'run', 30],
        ['fri', 'run', 30],
      ],
      blocked(null),
      [
        'wed [BLOCKED_DATE 2027-01-06, 0] Wed 6 Jan is blocked (0 workouts): 1 workout',
        '  UNAVAILABLE by 1: Wednesday 6 January is blocked: Fair.',
        '  remove wed-run-0',
      ],
    ],
    [
      'nobody has named it',
      [['wed', 'run', 30]],
      preferring({ blackoutDates: [{ from: dayOf('wed'), to: dayOf('wed'), mostMinutes: null, label: null }] }),
      [
        'wed [BLOCKED_DATE 2027-01-06, 0] Wed 6 Jan is blocked (0 workouts): 1 workout',
        '  UNAVAILABLE by 1: Wednesday 6 January is blocked.',
        '  remove wed-run-0',
      ],
    ],
    [
      'a race on a blocked date',
      [['wed', 'race', 30]],
      blocked(null),
      ['wed [BLOCKED_DATE 2027-01-06, 0] Wed 6 Jan is blocked (0 workouts): 0 workouts and the race'],
    ],
    ['a day with little time is not blocked', [['wed', 'run', 30]], blocked(30), []],
  ],
  AGE_CAP: [
    [
      'two hours at 17, two a day counted one by one',
      [
        ['tue', 'bike', 120],
        ['tue', 'swim', 60],
      ],
      aged(17),
      [
        'tue [AGE_CAP, 120] No workout above 2:00 h before 18 years (2:00 h): 2:00 h',
        'tue [AGE_CAP, 60] No workout above 2:00 h before 18 years (2:00 h): 1:00 h',
      ],
    ],
    [
      'a minute more',
      [['sat', 'bike', 121]],
      aged(17),
      [
        'sat [AGE_CAP, 121] No workout above 2:00 h before 18 years (2:00 h): 2:01 h',
        '  AGE by 1: A workout of 2:01 h is too long before 18 years: 2:00 h are the most.',
        '  resize sat-bike-0 to 120',
      ],
    ],
    ['a race is as long as it is', [['sat', 'race', 150]], aged(17), []],
    ['nobody of 18 is held to it', [['sat', 'bike', 240]], aged(18), []],
  ],
  SHORT_DATE: [
    [
      'other days are not counted',
      [
        ['wed', 'run', 30],
        ['fri', 'bike', 90],
      ],
      blocked(30),
      ['wed [SHORT_DATE 2027-01-06, 0] Wed 6 Jan at most 30 min (30 min): 30 min'],
    ],
    [
      'nobody has named it',
      [['wed', 'run', 31]],
      preferring({ blackoutDates: [{ from: dayOf('wed'), to: dayOf('wed'), mostMinutes: 30, label: null }] }),
      [
        'wed [SHORT_DATE 2027-01-06, 0] Wed 6 Jan at most 30 min (30 min): 31 min',
        '  DAY_CAP by 1: Wednesday 6 January has time for 30 min. It would hold 31 min.',
        '  resize wed-run-0 to 30',
      ],
    ],
    [
      'blocked as well',
      [['wed', 'run', 31]],
      preferring({
        blackoutDates: [null, 30].map((mostMinutes) => ({
          from: dayOf('wed'),
          to: dayOf('wed'),
          mostMinutes,
          label: null,
        })),
      }),
      [],
    ],
    [
      'as long as the date allows',
      [['wed', 'run', 30]],
      blocked(30),
      ['wed [SHORT_DATE 2027-01-06, 0] Wed 6 Jan at most 30 min (30 min): 30 min'],
    ],
    [
      'two over it',
      [
        ['wed', 'run', 20],
        ['wed', 'bike', 31],
      ],
      blocked(30),
      [
        'wed [SHORT_DATE 2027-01-06, 0] Wed 6 Jan at most 30 min (30 min): 51 min',
        '  DAY_CAP by 21: Wednesday 6 January has time for 30 min: Fair. It would hold 51 min.',
        '  remove wed-bike-1',
      ],
    ],
    ['a blocked date has a rule of its own', [['wed', 'run', 30]], blocked(null), []],
    [
      'a race is not counted',
      [
        ['wed', 'race', 90],
        ['wed', 'run', 31],
      ],
      blocked(30),
      [
        'wed [SHORT_DATE 2027-01-06, 0] Wed 6 Jan at most 30 min (30 min): 31 min',
        '  DAY_CAP by 1: Wednesday 6 January has time for 30 min: Fair. It would hold 31 min.',
        '  resize wed-run-1 to 30',
      ],
    ],
    [
      'what is done stays',
      [['wed', 'run', 90, { status: 'completed' }]],
      blocked(30),
      [
        'wed [SHORT_DATE 2027-01-06, 0] Wed 6 Jan at most 30 min (30 min): 1:30 h',
        '  DAY_CAP by 60: Wednesday 6 January has time for 30 min: Fair. It would hold 1:30 h.',
        '  leave',
      ],
    ],
  ],
  DAY_CAP: [
    [
      'two alike: the first by name, as short as a workout may be',
      [
        ['tue', 'swim', 40],
        ['tue', 'run', 40],
      ],
      {},
      [
        'tue [DAY_CAP tuesday, 0] Tue at most 60 min (60 min): 80 min',
        '  DAY_CAP by 20: Tuesday 5 January would hold 1:20 h; the limit is 1:00 h.',
        '  resize tue-run-1 to 20',
      ],
    ],
    [
      'two alike, in the order of their names',
      [
        ['tue', 'run', 40],
        ['tue', 'swim', 40],
      ],
      {},
      [
        'tue [DAY_CAP tuesday, 0] Tue at most 60 min (60 min): 80 min',
        '  DAY_CAP by 20: Tuesday 5 January would hold 1:20 h; the limit is 1:00 h.',
        '  resize tue-run-0 to 20',
      ],
    ],
    [
      'the longer one, whichever comes first',
      [
        ['tue', 'swim', 21],
        ['tue', 'run', 40],
      ],
      {},
      [
        'tue [DAY_CAP tuesday, 0] Tue at most 60 min (60 min): 61 min',
        '  DAY_CAP by 1: Tuesday 5 January would hold 1:01 h; the limit is 1:00 h.',
        '  resize tue-run-1 to 35',
      ],
    ],
    [
      'as long as the day allows',
      [['tue', 'run', 60]],
      {},
      ['tue [DAY_CAP tuesday, 0] Tue at most 60 min (60 min): 60 min'],
    ],
    [
      'a minute over it',
      [
        ['tue', 'run', 40],
        ['tue', 'swim', 21],
      ],
      {},
      [
        'tue [DAY_CAP tuesday, 0] Tue at most 60 min (60 min): 61 min',
        '  DAY_CAP by 1: Tuesday 5 January would hold 1:01 h; the limit is 1:00 h.',
        '  resize tue-run-0 to 35',
      ],
    ],
  ],
  SESSIONS_A_DAY: [
    [
      'two',
      [
        ['tue', 'run', 20],
        ['tue', 'swim', 20],
      ],
      {},
      ['tue [SESSIONS_A_DAY, 2] At most 2 workouts a day (2 workouts): 2 workouts'],
    ],
    [
      'two and one that was skipped',
      [
        ['tue', 'run', 20],
        ['tue', 'swim', 20],
        ['tue', 'bike', 20, { status: 'skipped' }],
      ],
      {},
      ['tue [SESSIONS_A_DAY, 2] At most 2 workouts a day (2 workouts): 2 workouts'],
    ],
    [
      'two and a race',
      [
        ['tue', 'run', 20],
        ['tue', 'swim', 20],
        ['tue', 'race', 20],
      ],
      {},
      [
        'tue [SESSIONS_A_DAY, 3] At most 2 workouts a day (2 workouts): 3 workouts',
        '  SESSIONS by 1: Tuesday 5 January would hold 3 workouts; two are the most.',
        '  remove tue-run-0',
      ],
    ],
  ],
};

test.each(eachRow(ROWS))('%s: %s', (rule, _name, week, over, lines) => {
  expect(told(rule, week, over)).toEqual(lines);
});
