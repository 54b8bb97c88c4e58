import type { RuleCode } from '../codes/rule.ts';
import type { ScheduleLimits } from './context.ts';
import {
  HARD,
  LONG,
  aimed,
  blocked,
  dayOf,
  hurt,
  preferring,
  racing,
  type Made,
  told,
} from '../../test/core/madeWeeks.ts';

// What each limit of a day says at its edge and one step over it: the line of the proof, the refusal, and what puts it right.
type Row = readonly [name: string, week: readonly Made[], over: Partial<ScheduleLimits>, told: readonly string[]];
const ROWS: Partial<Record<RuleCode, readonly Row[]>> = {
  UNAVAILABLE_DAY: [
    [
      'what is done stays',
      [['mon', 'run', 30, { status: 'completed' }]],
      {},
      [
        'mon [UNAVAILABLE_DAY monday, 0] Mon unavailable (0 sessions): 1 session',
        '  UNAVAILABLE by 1: Monday is an unavailable day.',
        '  leave',
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
        'mon [UNAVAILABLE_DAY monday, 0] Mon unavailable (0 sessions): 2 sessions',
        '  UNAVAILABLE by 2: Monday is an unavailable day.',
        '  remove mon-swim-1',
      ],
    ],
    [
      'a race on a day off',
      [['mon', 'race', 30]],
      {},
      ['mon [UNAVAILABLE_DAY monday, 0] Mon unavailable (0 sessions): 0 sessions'],
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
        'wed [BLOCKED_DATE 2027-01-06, 0] Wed 6 Jan is blocked (0 sessions): 1 session',
        '  UNAVAILABLE by 1: Wednesday 6 January is blocked: Fair.',
        '  remove wed-run-0',
      ],
    ],
    ['a day with little time is not blocked', [['wed', 'run', 30]], blocked(30), []],
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
        'wed [SHORT_DATE 2027-01-06, 0] Wed 6 Jan at most 30 min (30 min): 90 min',
        '  DAY_CAP by 60: Wednesday 6 January has time for 30 min: Fair. It would hold 90 min.',
        '  leave',
      ],
    ],
  ],
  DAY_CAP: [
    [
      'two alike: the first by name, as short as a session may be',
      [
        ['tue', 'swim', 40],
        ['tue', 'run', 40],
      ],
      {},
      [
        'tue [DAY_CAP tuesday, 0] Tue at most 60 min (60 min): 80 min',
        '  DAY_CAP by 20: Tuesday 5 January would hold 80 min; the limit is 60 min.',
        '  resize tue-run-1 to 20',
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
        '  DAY_CAP by 1: Tuesday 5 January would hold 61 min; the limit is 60 min.',
        '  resize tue-run-1 to 39',
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
        '  DAY_CAP by 1: Tuesday 5 January would hold 61 min; the limit is 60 min.',
        '  resize tue-run-0 to 39',
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
      ['tue [SESSIONS_A_DAY, 2] At most 2 sessions a day (2 sessions): 2 sessions'],
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
        'tue [SESSIONS_A_DAY, 3] At most 2 sessions a day (2 sessions): 3 sessions',
        '  SESSIONS by 1: Tuesday 5 January would hold 3 sessions; two are the most.',
        '  remove tue-run-0',
      ],
    ],
  ],
  LONG_DAY: [
    [
      'one of the longest lies there',
      [
        ['sat', 'bike', 120, LONG],
        ['fri', 'run', 120],
      ],
      {},
      ['sat [LONG_DAY, 0] Longest session on a long-workout day (Sat, Sun) (Sat, Sun): Sat, 120 min'],
    ],
    [
      'it lies elsewhere',
      [
        ['fri', 'bike', 120, LONG],
        ['sat', 'run', 60],
      ],
      {},
      [
        'fri [LONG_DAY, 0] Longest session on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 120 min',
        '  null by 1: The longest session of the week would lie on Fri; your long-workout days are Sat, Sun.',
        '  leave',
      ],
    ],
    [
      'nothing long',
      [['fri', 'bike', 120]],
      {},
      ['week [LONG_DAY, 0] Longest session on a long-workout day (Sat, Sun) (Sat, Sun): no long session'],
    ],
    [
      'both days are closed',
      [['fri', 'bike', 120, LONG]],
      preferring({ unavailableDays: ['sunday'], maxMinutesByDay: { saturday: 30 } }),
      [
        'fri [LONG_DAY, 0] Longest session on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 120 min; Sat at most 30 min, Sun unavailable',
      ],
    ],
    [
      'blocked and short',
      [['fri', 'bike', 120, LONG]],
      preferring({
        blackoutDates: [
          { from: dayOf('sat'), to: dayOf('sat'), mostMinutes: null, label: null },
          { from: dayOf('sun'), to: dayOf('sun'), mostMinutes: 20, label: null },
        ],
      }),
      [
        'fri [LONG_DAY, 0] Longest session on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 120 min; Sat 9 Jan blocked, Sun 10 Jan short',
      ],
    ],
    [
      'a race',
      [['thu', 'bike', 120, LONG]],
      racing('sun', 'A'),
      [
        'thu [LONG_DAY, 0] Longest session on a long-workout day (Sat, Sun) (Sat, Sun): Thu, 120 min; Sat near a race, Sun race',
      ],
    ],
    [
      'the week of a race',
      [['fri', 'bike', 120, LONG]],
      aimed({ kind: 'race' }),
      ['week [LONG_DAY, 0] Longest session on a long-workout day (Sat, Sun) (Sat, Sun): no long session'],
    ],
    [
      'recovery',
      [['fri', 'bike', 120, LONG]],
      aimed({ kind: 'recovery' }),
      ['week [LONG_DAY, 0] Longest session on a long-workout day (Sat, Sun) (Sat, Sun): no long session'],
    ],
    ['no long-workout days', [['fri', 'bike', 120, LONG]], preferring({ longWorkoutDays: [] }), []],
    [
      'both days are past',
      [['fri', 'bike', 120, LONG]],
      { today: dayOf('mon', 1) },
      [
        'fri [LONG_DAY, 0] Longest session on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 120 min; Sat past, Sun past',
      ],
    ],
  ],
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
        'thu [RACE_NEAR, 60] Near a race: free, short or easy (easy or rest): Thu 60 min, hard',
        'fri [RACE_NEAR, 41] Near a race: free, short or easy (30 min): Fri 41 min',
        '  RACE by 11: A race is near: sessions on Friday 8 January last at most 30 min.',
        '  remove fri-run-2',
        'sat [RACE_NEAR, 21] Near a race: free, short or easy (20 min): Sat 21 min, hard',
        '  RACE by 1: Saturday 9 January lies too close to a race for a hard session.',
        '  remove sat-run-3',
        'sun [RACE_NEAR, 5] Near a race: free, short or easy (easy or rest): Sun 5 min',
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
        'thu [RACE_NEAR, 41] Near a race: free, short or easy (30 min): Thu 41 min',
        '  RACE by 11: A race is near: sessions on Thursday 7 January last at most 30 min.',
        '  remove thu-run-1',
        'fri [RACE_NEAR, 61] Near a race: free, short or easy (25 min): Fri 61 min',
        '  RACE by 36: A race is near: sessions on Friday 8 January last at most 25 min.',
        '  remove fri-run-2',
        'sun [RACE_NEAR, 60] Near a race: free, short or easy (easy or rest): Sun 60 min, hard',
        '  RACE by 1: Sunday 10 January lies too close to a race for a hard session.',
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
        'tue [RACE_NEAR, 20] Near a race: free, short or easy (easy or rest): Tue 20 min',
        'wed [RACE_NEAR, 20] Near a race: free, short or easy (easy or rest): Wed 20 min',
        'thu [RACE_NEAR, 60] Near a race: free, short or easy (easy or rest): Thu 60 min, hard',
        '  RACE by 1: Thursday 7 January lies too close to a race for a hard session.',
        '  remove thu-bike-2',
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
        'fri [RACE_NEAR, 90] Near a race: free, short or easy (easy or rest): Fri 90 min, hard',
        '  RACE by 1: Friday 8 January lies too close to a race for a hard session.',
        '  remove fri-run-1',
        'sat [RACE_NEAR, 90] Near a race: free, short or easy (easy or rest): Sat 90 min',
        '  RACE by 1: There is a race on Saturday 9 January.',
        '  remove sat-run-2',
        'sun [RACE_NEAR, 90] Near a race: free, short or easy (easy or rest): Sun 90 min, hard',
        '  RACE by 1: Sunday 10 January lies too close to a race for a hard session.',
        '  remove sun-run-3',
      ],
    ],
    ['what is past', [['mon', 'run', 90, HARD]], { ...racing('tue', 'A'), today: dayOf('tue') }, []],
    ['two weeks before', [['mon', 'run', 90, HARD]], racing('sun', 'A', 2), []],
  ],
  INJURY: [
    [
      'a stress fracture of the shin',
      [
        ['tue', 'run', 30],
        ['wed', 'bike', 30],
        ['thu', 'brick', 60],
      ],
      hurt('stress fracture', 'shin'),
      [
        'tue [INJURY run, 30] Run as your injury allows (none): Tue easy, 30 min',
        '  INJURY by 1: Your injury forbids this sport (run) for now.',
        '  remove tue-run-0',
        'wed [INJURY bike, 30] Bike as your injury allows (as allowed): Wed easy, 30 min',
        'thu [INJURY bike, 60] Bike as your injury allows (as allowed): Thu easy, 60 min',
        'thu [INJURY run, 60] Run as your injury allows (none): Thu easy, 60 min',
        '  INJURY by 1: Your injury forbids this sport (run) for now.',
        '  remove thu-brick-2',
      ],
    ],
    [
      'a knee',
      [
        ['tue', 'run', 100],
        ['wed', 'run', 30, HARD],
        ['thu', 'run', 20],
        ['fri', 'bike', 90, HARD],
        ['sat', 'swim', 30],
      ],
      hurt('tendonitis', 'knee'),
      [
        'tue [INJURY run, 100] Run as your injury allows (40 min): Tue easy, 100 min',
        '  INJURY by 60: Your injury limits this sport (run) to 40 min a session.',
        '  remove tue-run-0',
        'wed [INJURY run, 30] Run as your injury allows (40 min): Wed threshold, 30 min',
        'thu [INJURY run, 20] Run as your injury allows (40 min): Thu easy, 20 min',
        'fri [INJURY bike, 90] Bike as your injury allows (as allowed): Fri threshold, 90 min',
        '  INJURY by 1: Your injury forbids a threshold session of this sport (bike) for now.',
        '  remove fri-bike-3',
        'sat [INJURY swim, 30] Swim as your injury allows (as allowed): Sat easy, 30 min',
      ],
    ],
    [
      'a shoulder',
      [
        ['tue', 'swim', 100],
        ['wed', 'swim', 30, HARD],
        ['thu', 'strength', 40],
      ],
      hurt('strain', 'shoulder'),
      [
        'tue [INJURY swim, 100] Swim as your injury allows (none): Tue easy, 100 min',
        '  INJURY by 1: Your injury forbids this sport (swim) for now.',
        '  remove tue-swim-0',
        'wed [INJURY swim, 30] Swim as your injury allows (none): Wed threshold, 30 min',
        '  INJURY by 1: Your injury forbids this sport (swim) for now.',
        '  remove wed-swim-1',
        'thu [INJURY strength, 40] Strength as your injury allows (as allowed): Thu easy, 40 min',
      ],
    ],
    ['nobody is hurt', [['tue', 'swim', 100]], {}, []],
  ],
};

test.each(Object.entries(ROWS).flatMap(([rule, rows]) => rows.map((row) => [rule as RuleCode, ...row] as const)))(
  '%s: %s',
  (rule, _name, week, over, lines) => {
    expect(told(rule, week, over)).toEqual(lines);
  },
);
