import { addDays } from '../../calendar/calendar.ts';
import { LIMITS, aimed, dayOf, ran, DAYS, type Rows, told, eachRow } from '../../../test/core/madeWeeks.ts';

// What the limits of the load of a week say at their edge and one step over it: the line of the proof, the refusal, and what puts it right.
const ROWS: Rows = {
  LONG_RUN_GROWTH: [
    [
      'short runs',
      [
        ['tue', 'run', 40],
        ['wed', 'run', 50],
        ['thu', 'run', 61],
      ],
      {},
      [
        'tue [LONG_RUN_GROWTH, 40] Longest run at most 10% or 10 min over the 54 min that the hours before the plan stand for (1:04 h): 40 min',
        'wed [LONG_RUN_GROWTH, 50] Longest run at most 10% or 10 min over the 54 min that the hours before the plan stand for (1:04 h): 50 min',
        'thu [LONG_RUN_GROWTH, 61] Longest run at most 10% or 10 min over the 54 min that the hours before the plan stand for (1:04 h): 1:01 h',
      ],
    ],
    [
      'eleven minutes more',
      [['thu', 'run', 65]],
      {},
      [
        'thu [LONG_RUN_GROWTH, 65] Longest run at most 10% or 10 min over the 54 min that the hours before the plan stand for (1:04 h): 1:05 h',
        '  LONG_RUN by 1: A run of 1:05 h is too big a step: 1:04 h is the most after the 54 min that the hours before the plan stand for.',
        '  resize thu-run-0 to 60',
      ],
    ],
    [
      'a tenth more than 30 days ago',
      [
        ['thu', 'run', 131],
        ['fri', 'run', 133],
      ],
      ran(27, 120),
      [
        'thu [LONG_RUN_GROWTH, 131] Longest run at most 10% or 10 min over the 2:00 h planned in the 30 days before (2:12 h): 2:11 h',
        'fri [LONG_RUN_GROWTH, 133] Longest run at most 10% or 10 min over the 2:11 h planned in the 30 days before (2:24 h): 2:13 h',
      ],
    ],
    [
      'the long run was 31 days ago',
      [['thu', 'run', 131]],
      ran(28, 120),
      [
        'thu [LONG_RUN_GROWTH, 131] Longest run at most 10% or 10 min over the 54 min that the hours before the plan stand for (1:04 h): 2:11 h',
        '  LONG_RUN by 67: A run of 2:11 h is too big a step: 1:04 h is the most after the 54 min that the hours before the plan stand for.',
        '  resize thu-run-0 to 60',
      ],
    ],
    [
      'after one that is far too long, and not run yet',
      [
        ['wed', 'run', 131],
        ['sat', 'run', 75],
      ],
      {},
      [
        'wed [LONG_RUN_GROWTH, 131] Longest run at most 10% or 10 min over the 54 min that the hours before the plan stand for (1:04 h): 2:11 h',
        '  LONG_RUN by 67: A run of 2:11 h is too big a step: 1:04 h is the most after the 54 min that the hours before the plan stand for.',
        '  resize wed-run-0 to 60',
        'sat [LONG_RUN_GROWTH, 75] Longest run at most 10% or 10 min over the 1:04 h that count of a longer run in the 30 days before (1:14 h): 1:15 h',
        '  LONG_RUN by 1: A run of 1:15 h is too big a step: 1:14 h is the most after the 1:04 h that count of a longer run in the 30 days before.',
        '  resize sat-run-1 to 70',
      ],
    ],
    [
      'after one that was run for longer than planned, and one for less',
      [
        ['mon', 'run', 60, { status: 'completed', doneMinutes: 90 }],
        ['tue', 'run', 120, { status: 'partially_completed', doneMinutes: 40 }],
        ['sat', 'run', 101],
      ],
      { today: dayOf('wed') },
      [
        'mon [LONG_RUN_GROWTH, 90] Longest run at most 10% or 10 min over the 54 min that the hours before the plan stand for (1:04 h): 1:30 h',
        '  LONG_RUN by 21: A run of 1:30 h is too big a step: 1:04 h is the most after the 54 min that the hours before the plan stand for.',
        '  leave',
        'tue [LONG_RUN_GROWTH, 40] Longest run at most 10% or 10 min over the 1:30 h run in the 30 days before (1:40 h): 40 min',
        'sat [LONG_RUN_GROWTH, 101] Longest run at most 10% or 10 min over the 1:30 h run in the 30 days before (1:40 h): 1:41 h',
        '  LONG_RUN by 1: A run of 1:41 h is too big a step: 1:40 h is the most after the 1:30 h run in the 30 days before.',
        '  resize sat-run-2 to 100',
      ],
    ],
    [
      'after one that was run today',
      [
        ['wed', 'run', 90, { status: 'completed', doneMinutes: 90 }],
        ['sat', 'run', 100],
      ],
      { today: dayOf('wed') },
      [
        'wed [LONG_RUN_GROWTH, 90] Longest run at most 10% or 10 min over the 54 min that the hours before the plan stand for (1:04 h): 1:30 h',
        '  LONG_RUN by 26: A run of 1:30 h is too big a step: 1:04 h is the most after the 54 min that the hours before the plan stand for.',
        '  leave',
        'sat [LONG_RUN_GROWTH, 100] Longest run at most 10% or 10 min over the 1:30 h run in the 30 days before (1:40 h): 1:40 h',
      ],
    ],
    [
      'where nothing is known',
      [['thu', 'run', 41]],
      { season: { ...LIMITS.season, seasonStart: addDays(dayOf('mon'), -60) } },
      [
        'thu [LONG_RUN_GROWTH, 41] Longest run at most 10% or 10 min over 30 min, since no run of the 30 days before is known (40 min): 41 min',
        '  LONG_RUN by 1: A run of 41 min is too big a step: 40 min is the most after 30 min, since no run of the 30 days before is known.',
        '  resize thu-run-0 to 40',
      ],
    ],
    ['a ride', [['thu', 'bike', 131]], {}, []],
    [
      'what is past, and today',
      [
        ['tue', 'run', 100],
        ['wed', 'run', 110],
      ],
      { today: dayOf('wed') },
      [
        'wed [LONG_RUN_GROWTH, 110] Longest run at most 10% or 10 min over the 1:40 h planned in the 30 days before (1:50 h): 1:50 h',
      ],
    ],
  ],
  WEEK_MINUTES: [
    [
      "one of two is a person's",
      [
        ['sun', 'bike', 400, { locked: true }],
        ['sat', 'run', 30],
      ],
      {},
      [
        'week [WEEK_MINUTES, 0] Week at most 6:36 h, races not counted (6:36 h): 7:10 h',
        '  null by 34: The week of Monday 4 January would hold 7:10 h; at most 6:36 h fit your plan.',
        '  resize sun-bike-0 to 365',
        'week [WEEK_MINUTES, 0] Week at most 7:15 h, races not counted (7:15 h): 7:10 h',
      ],
    ],
    [
      'more than the season plans',
      [['sun', 'bike', 900]],
      {},
      [
        'week [WEEK_MINUTES, 0] Week at most 6:36 h, races not counted (6:36 h): 15:00 h',
        '  LOAD by 504: The week of Monday 4 January would hold 15:00 h; at most 6:36 h fit your plan.',
        '  resize sun-bike-0 to 395',
      ],
    ],
    [
      'a person may put a tenth more',
      [['sun', 'bike', 900, { locked: true }]],
      {},
      [
        'week [WEEK_MINUTES, 0] Week at most 6:36 h, races not counted (6:36 h): 15:00 h',
        '  null by 504: The week of Monday 4 January would hold 15:00 h; at most 6:36 h fit your plan.',
        '  resize sun-bike-0 to 395',
        'week [WEEK_MINUTES, 0] Week at most 7:15 h, races not counted (7:15 h): 15:00 h',
        '  LOAD by 465: The week of Monday 4 January would hold 15:00 h; your plan has 6:36 h, and a change may add 39 min.',
        '  resize sun-bike-0 to 435',
      ],
    ],
    [
      'a little done beyond the plan',
      [
        ['mon', 'run', 40, { status: 'completed', doneMinutes: 45 }],
        ['tue', 'bike', 200, { status: 'completed', doneMinutes: 210 }],
        ['sat', 'run', 156],
      ],
      { today: dayOf('wed') },
      ['week [WEEK_MINUTES, 0] Week at most 6:36 h, races not counted (6:36 h): 6:51 h, done a little beyond the plan'],
    ],
    [
      'more than a little done beyond the plan',
      [
        ['mon', 'run', 40, { status: 'completed', doneMinutes: 46 }],
        ['tue', 'bike', 356],
      ],
      { today: dayOf('wed') },
      [
        'week [WEEK_MINUTES, 0] Week at most 6:36 h, races not counted (6:36 h): 6:42 h',
        '  LOAD by 1: The week of Monday 4 January would hold 6:42 h; at most 6:36 h fit your plan.',
        '  leave',
      ],
    ],
    [
      'as much as the season plans, and a race',
      [
        ['sun', 'bike', 396],
        ['sat', 'race', 90],
      ],
      {},
      ['week [WEEK_MINUTES, 0] Week at most 6:36 h, races not counted (6:36 h): 6:36 h'],
    ],
    [
      'half an hour more of little',
      [['sun', 'bike', 55, { madeBy: 'coach' }]],
      aimed({ plannedHours: 1 }),
      [
        'week [WEEK_MINUTES, 0] Week at most 1:00 h, races not counted (1:00 h): 55 min',
        'week [WEEK_MINUTES, 0] Week at most 1:30 h, races not counted (1:30 h): 55 min',
      ],
    ],
    [
      'no more in a step-back',
      [['sun', 'bike', 61, { locked: true }]],
      aimed({ plannedHours: 1, kind: 'step' }),
      [
        'week [WEEK_MINUTES, 0] Week at most 1:00 h, races not counted (1:00 h): 1:01 h',
        '  LOAD by 1: The week of Monday 4 January would hold 1:01 h; at most 1:00 h fit your plan.',
        '  resize sun-bike-0 to 60',
      ],
    ],
    [
      'never more than there is time',
      [['sun', 'bike', 615, { locked: true }]],
      aimed({ plannedHours: 12 }),
      [
        'week [WEEK_MINUTES, 0] Week at most 10:00 h, races not counted (10:00 h): 10:15 h',
        '  LOAD by 15: The week of Monday 4 January would hold 10:15 h; at most 10:00 h fit your plan.',
        '  resize sun-bike-0 to 600',
      ],
    ],
    [
      'no season',
      [['sun', 'bike', 601]],
      { season: { ...LIMITS.season, weeks: [] } },
      [
        'week [WEEK_MINUTES, 0] Week at most 10:00 h, races not counted (10:00 h): 10:01 h',
        '  LOAD by 1: The week of Monday 4 January would hold 10:01 h; at most 10:00 h fit your plan.',
        '  resize sun-bike-0 to 600',
      ],
    ],
  ],
  AVAILABLE_HOURS: [
    [
      'more than there is time',
      [['sun', 'bike', 1000]],
      {},
      [
        'week [AVAILABLE_HOURS, 0] Available hours: at most 10:00 h (10:00 h): 16:40 h',
        '  null by 400: The week of Monday 4 January would hold 16:40 h; you have 10:00 h.',
        '  resize sun-bike-0 to 600',
      ],
    ],
    [
      'all the time, and a race',
      [
        ['sun', 'bike', 600],
        ['sat', 'race', 90],
      ],
      {},
      ['week [AVAILABLE_HOURS, 0] Available hours: at most 10:00 h (10:00 h): 10:00 h'],
    ],
  ],
  REST_DAYS: [
    [
      'every day',
      DAYS.map((day) => [day, 'run', 20] as const),
      {},
      [
        'week [REST_DAYS, 0] At least 1 rest day (1 day): 0 days',
        '  REST_DAYS by 1: The week of Monday 4 January would leave 0 rest days; you need 1.',
        '  remove mon-run-0',
      ],
    ],
    ['nothing at all', [], {}, ['week [REST_DAYS, 0] At least 1 rest day (1 day): 7 days']],
    [
      'races alone',
      DAYS.map((day) => [day, 'race', 20] as const),
      {},
      [
        'week [REST_DAYS, 0] At least 1 rest day (1 day): 0 days',
        '  REST_DAYS by 1: The week of Monday 4 January would leave 0 rest days; you need 1.',
        '  leave',
      ],
    ],
  ],
};

test.each(eachRow(ROWS))('%s: %s', (rule, _name, week, over, lines) => {
  expect(told(rule, week, over)).toEqual(lines);
});
