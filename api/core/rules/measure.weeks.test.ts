import { addDays } from '../calendar/calendar.ts';
import type { RuleCode } from '../codes/rule.ts';
import type { ScheduleLimits } from './context.ts';
import { DAYS, HARD, LIMITS, LONG, aimed, made, racing, ran, type Made, told } from '../../test/core/madeWeeks.ts';
const { firstDay } = LIMITS;

// What each limit of a week says at its edge and one step over it: the line of the proof, the refusal, and what puts it right.
type Row = readonly [name: string, week: readonly Made[], over: Partial<ScheduleLimits>, told: readonly string[]];
const ROWS: Partial<Record<RuleCode, readonly Row[]>> = {
  HARD_DAYS: [
    [
      'an A race takes none',
      [['tue', 'run', 20, HARD]],
      racing('sun', 'A'),
      ['week [HARD_DAYS, 0] At most 1 hard day (1 day): 1 day'],
    ],
    [
      'the last hard one, not the last',
      [
        ['tue', 'run', 20, HARD],
        ['thu', 'run', 20, HARD],
        ['sat', 'run', 20],
      ],
      {},
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
      {},
      [
        'week [HARD_DAYS, 0] At most 1 hard day (1 day): 2 days',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 2 hard days; 1 hard day is the most.',
        '  leave',
      ],
    ],
    [
      'two days in base, and a race',
      [
        ['tue', 'run', 20, HARD],
        ['tue', 'swim', 20, HARD],
        ['thu', 'bike', 20, HARD],
        ['sun', 'race', 20, HARD],
      ],
      {},
      [
        'week [HARD_DAYS, 0] At most 1 hard day (1 day): 2 days',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 2 hard days; 1 hard day is the most.',
        '  ease thu-bike-2 to easy',
      ],
    ],
    [
      'four days in base',
      [
        ['tue', 'run', 20, HARD],
        ['wed', 'swim', 20, HARD],
        ['thu', 'bike', 20, HARD],
        ['fri', 'bike', 20, HARD],
      ],
      {},
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
        'week [HARD_DAYS, 0] At most 0 hard days (0 days): 1 day',
        '  HARD_DAYS by 1: The week of Monday 4 January would hold 1 hard day; none are the most.',
        '  ease tue-run-0 to easy',
      ],
    ],
    [
      'a C race is one of them',
      [['tue', 'run', 20, HARD]],
      racing('sat', 'C'),
      [
        'week [HARD_DAYS, 0] At most 0 hard days (0 days): 1 day',
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
        'week [HARD_DAYS, 0] At most 0 hard days (0 days): 1 day',
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
      ['week [HARD_DAYS_APART, 0] Hard days at least 2 days apart, Sunday and Monday too (2 days): no two hard days'],
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
      'two in a row',
      [
        ['tue', 'run', 20, HARD],
        ['wed', 'run', 20, HARD],
      ],
      {},
      [
        'wed [HARD_DAYS_APART, -1] Hard days at least 2 days apart, Sunday and Monday too (2 days): 1 day',
        '  HARD_DAYS by 1: Hard sessions on two days in a row: Tuesday 5 January and Wednesday 6 January.',
        '  ease wed-run-1 to easy',
      ],
    ],
    [
      'the Sunday before the schedule',
      [['mon', 'run', 20, HARD]],
      { past: made([['mon', 'run', 60, { ...HARD, scheduledDate: addDays(firstDay, -1) }]]) },
      [
        'mon [HARD_DAYS_APART, -1] Hard days at least 2 days apart, Sunday and Monday too (2 days): 1 day',
        '  HARD_DAYS by 1: Hard sessions on two days in a row: Sunday 3 January and Monday 4 January.',
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
        'sun [HARD_AFTER_LONG_RUN, 0] No hard session the day after a long run (none): 1 session',
        '  HARD_DAYS by 1: A hard session on Sunday 10 January follows a long run by one day; that leaves little time to recover.',
        '  ease sun-bike-1 to easy',
      ],
    ],
    [
      'the day after a long ride',
      [
        ['sat', 'bike', 90, LONG],
        ['sun', 'bike', 30, HARD],
      ],
      {},
      ['sun [HARD_AFTER_LONG_RUN, 0] No hard session the day after a long run (none): none'],
    ],
    [
      'the day after one before the schedule',
      [['mon', 'bike', 20, HARD]],
      { past: made([['mon', 'run', 90, { ...LONG, scheduledDate: addDays(firstDay, -1) }]]) },
      [
        'mon [HARD_AFTER_LONG_RUN, 0] No hard session the day after a long run (none): 1 session',
        '  HARD_DAYS by 1: A hard session on Monday 4 January follows a long run by one day; that leaves little time to recover.',
        '  ease mon-bike-0 to easy',
      ],
    ],
  ],
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
        'tue [LONG_RUN_GROWTH, 40] Longest run at most 10% or 10 min over the 54 min of the last 30 days (64 min): 40 min',
        'wed [LONG_RUN_GROWTH, 50] Longest run at most 10% or 10 min over the 54 min of the last 30 days (64 min): 50 min',
        'thu [LONG_RUN_GROWTH, 61] Longest run at most 10% or 10 min over the 54 min of the last 30 days (64 min): 61 min',
      ],
    ],
    [
      'eleven minutes more',
      [['thu', 'run', 65]],
      {},
      [
        'thu [LONG_RUN_GROWTH, 65] Longest run at most 10% or 10 min over the 54 min of the last 30 days (64 min): 65 min',
        '  LONG_RUN by 1: A run of 65 min is too big a step: your longest of the last 30 days is 54 min, so 64 min is the most.',
        '  resize thu-run-0 to 64',
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
        'thu [LONG_RUN_GROWTH, 131] Longest run at most 10% or 10 min over the 120 min of the last 30 days (132 min): 131 min',
        'fri [LONG_RUN_GROWTH, 133] Longest run at most 10% or 10 min over the 131 min of the last 30 days (144 min): 133 min',
      ],
    ],
    [
      'the long run was 31 days ago',
      [['thu', 'run', 131]],
      ran(28, 120),
      [
        'thu [LONG_RUN_GROWTH, 131] Longest run at most 10% or 10 min over the 54 min of the last 30 days (64 min): 131 min',
        '  LONG_RUN by 67: A run of 131 min is too big a step: your longest of the last 30 days is 54 min, so 64 min is the most.',
        '  resize thu-run-0 to 64',
      ],
    ],
    ['a ride', [['thu', 'bike', 131]], {}, []],
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
        'week [WEEK_MINUTES, 0] Week at most 396 min, races not counted (396 min): 430 min',
        '  null by 34: The week of Monday 4 January would hold 430 min; at most 396 min fit your plan.',
        '  resize sun-bike-0 to 366',
        'week [WEEK_MINUTES, 0] Week at most 435 min, races not counted (435 min): 430 min',
      ],
    ],
    [
      'more than the season plans',
      [['sun', 'bike', 900]],
      {},
      [
        'week [WEEK_MINUTES, 0] Week at most 396 min, races not counted (396 min): 900 min',
        '  LOAD by 504: The week of Monday 4 January would hold 900 min; at most 396 min fit your plan.',
        '  resize sun-bike-0 to 396',
      ],
    ],
    [
      'a person may put a tenth more',
      [['sun', 'bike', 900, { locked: true }]],
      {},
      [
        'week [WEEK_MINUTES, 0] Week at most 396 min, races not counted (396 min): 900 min',
        '  null by 504: The week of Monday 4 January would hold 900 min; at most 396 min fit your plan.',
        '  resize sun-bike-0 to 396',
        'week [WEEK_MINUTES, 0] Week at most 435 min, races not counted (435 min): 900 min',
        '  LOAD by 465: The week of Monday 4 January would hold 900 min; at most 435 min fit your plan.',
        '  resize sun-bike-0 to 435',
      ],
    ],
    [
      'as much as the season plans, and a race',
      [
        ['sun', 'bike', 396],
        ['sat', 'race', 90],
      ],
      {},
      ['week [WEEK_MINUTES, 0] Week at most 396 min, races not counted (396 min): 396 min'],
    ],
    [
      'half an hour more of little',
      [['sun', 'bike', 55, { madeBy: 'coach' }]],
      aimed({ plannedHours: 1 }),
      [
        'week [WEEK_MINUTES, 0] Week at most 60 min, races not counted (60 min): 55 min',
        'week [WEEK_MINUTES, 0] Week at most 90 min, races not counted (90 min): 55 min',
      ],
    ],
    [
      'no more in a step-back',
      [['sun', 'bike', 61, { locked: true }]],
      aimed({ plannedHours: 1, kind: 'step' }),
      [
        'week [WEEK_MINUTES, 0] Week at most 60 min, races not counted (60 min): 61 min',
        '  LOAD by 1: The week of Monday 4 January would hold 61 min; at most 60 min fit your plan.',
        '  resize sun-bike-0 to 60',
      ],
    ],
    [
      'never more than there is time',
      [['sun', 'bike', 615, { locked: true }]],
      aimed({ plannedHours: 12 }),
      [
        'week [WEEK_MINUTES, 0] Week at most 600 min, races not counted (600 min): 615 min',
        '  LOAD by 15: The week of Monday 4 January would hold 615 min; at most 600 min fit your plan.',
        '  resize sun-bike-0 to 600',
      ],
    ],
    [
      'no season',
      [['sun', 'bike', 601]],
      { season: { ...LIMITS.season, weeks: [] } },
      [
        'week [WEEK_MINUTES, 0] Week at most 600 min, races not counted (600 min): 601 min',
        '  LOAD by 1: The week of Monday 4 January would hold 601 min; at most 600 min fit your plan.',
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
        'week [AVAILABLE_HOURS, 0] Available hours: at most 600 min (600 min): 1000 min',
        '  null by 400: The week of Monday 4 January would hold 1000 min; you have 600 min.',
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
      ['week [AVAILABLE_HOURS, 0] Available hours: at most 600 min (600 min): 600 min'],
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
  STRENGTH_SHARE: [
    [
      'of two the last gives way to the other',
      [
        ['tue', 'strength', 20],
        ['wed', 'run', 500],
        ['thu', 'strength', 60],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 13.8%',
        '  STRENGTH by 10.4: Strength would take 14% of the week; 12% is the most.',
        '  resize thu-strength-2 to 48',
      ],
    ],
    [
      'as short as strength may be',
      [
        ['tue', 'strength', 30],
        ['wed', 'run', 150],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 16.7%',
        '  STRENGTH by 8.4: Strength would take 17% of the week; 12% is the most.',
        '  resize tue-strength-0 to 20',
      ],
    ],
    [
      'it is done',
      [
        ['tue', 'strength', 30, { status: 'completed' }],
        ['wed', 'run', 150],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 16.7%',
        '  STRENGTH by 8.4: Strength would take 17% of the week; 12% is the most.',
        '  leave',
      ],
    ],
    [
      'too much to shorten',
      [
        ['tue', 'strength', 40],
        ['wed', 'run', 100],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 28.6%',
        '  STRENGTH by 23.2: Strength would take 29% of the week; 12% is the most.',
        '  remove tue-strength-0',
      ],
    ],
    [
      'the last of two goes',
      [
        ['tue', 'strength', 100],
        ['wed', 'run', 60],
        ['thu', 'strength', 20],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 66.7%',
        '  STRENGTH by 98.4: Strength would take 67% of the week; 12% is the most.',
        '  remove thu-strength-2',
      ],
    ],
    [
      '12%',
      [
        ['tue', 'strength', 12],
        ['wed', 'run', 88],
      ],
      {},
      ['week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 12.0%'],
    ],
    ['none', [['wed', 'run', 88]], {}, []],
    [
      'shorter is enough',
      [
        ['tue', 'strength', 60],
        ['wed', 'run', 300],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 16.7%',
        '  STRENGTH by 16.8: Strength would take 17% of the week; 12% is the most.',
        '  resize tue-strength-0 to 40',
      ],
    ],
  ],
  STRENGTH_EVE: [
    [
      'the eve of a hard one',
      [
        ['tue', 'strength', 40],
        ['wed', 'run', 100, HARD],
        ['thu', 'strength', 20],
      ],
      {},
      [
        'tue [STRENGTH_EVE, 0] No strength on the eve of a hard or long session (none): Tuesday 5 January',
        '  STRENGTH by 1: Strength on Tuesday 5 January would tire you for the hard session the day after.',
        '  remove tue-strength-0',
        'thu [STRENGTH_EVE, 0] No strength on the eve of a hard or long session (none): none',
      ],
    ],
    [
      'the eve of a long one',
      [
        ['tue', 'strength', 40],
        ['wed', 'run', 100, LONG],
      ],
      {},
      [
        'tue [STRENGTH_EVE, 0] No strength on the eve of a hard or long session (none): Tuesday 5 January',
        '  STRENGTH by 1: Strength on Tuesday 5 January would tire you for the long session the day after.',
        '  remove tue-strength-0',
      ],
    ],
    [
      'two days before',
      [
        ['tue', 'strength', 40],
        ['thu', 'run', 100, HARD],
      ],
      {},
      ['tue [STRENGTH_EVE, 0] No strength on the eve of a hard or long session (none): none'],
    ],
  ],
};

test.each(Object.entries(ROWS).flatMap(([rule, rows]) => rows.map((row) => [rule as RuleCode, ...row] as const)))(
  '%s: %s',
  (rule, _name, week, over, lines) => {
    expect(told(rule, week, over)).toEqual(lines);
  },
);
