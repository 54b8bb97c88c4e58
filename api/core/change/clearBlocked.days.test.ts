import type { Blackout } from '../athlete/athlete.ts';
import type { ScheduleLimits } from '../rules/context.ts';
import { DAYS, dayOf, HARD, LIMITS, LONG, made, type Made } from '../../test/core/madeWeeks.ts';
import { clearBlocked } from './clearBlocked.ts';

// Which workouts leave blocked and short dates, and where each goes.

const blockedOn = (limits: ScheduleLimits, blackoutDates: readonly Blackout[]): ScheduleLimits => ({
  ...limits,
  athlete: { ...limits.athlete, preferences: { ...limits.athlete.preferences, blackoutDates } },
});

type Range = readonly [from: Parameters<typeof dayOf>[0], to: Parameters<typeof dayOf>[0], more?: Partial<Blackout>];
const THIRTY = { mostMinutes: 30 } as const;

/** Mondays are off in these weeks, and Tuesdays end after an hour. */
test.each<
  readonly [
    name: string,
    week: readonly Made[],
    ranges: readonly Range[],
    over: Partial<ScheduleLimits>,
    lines: readonly string[],
  ]
>([
  ['of two days as near the earlier', [['wed', 'run', 40]], [['wed', 'wed']], {}, ['move wed-run-0 to tue']],
  ['not a day off', [['tue', 'run', 40]], [['tue', 'tue']], {}, ['move tue-run-0 to wed']],
  ['not a day that is too short', [['wed', 'bike', 65]], [['wed', 'wed']], {}, ['move wed-bike-0 to thu']],
  ['not a day that is blocked too', [['wed', 'run', 40]], [['tue', 'thu']], {}, ['move wed-run-0 to fri']],
  ['not before today', [['wed', 'run', 40]], [['wed', 'wed']], { today: dayOf('wed') }, ['move wed-run-0 to thu']],
  [
    'not before the schedule',
    [['wed', 'run', 40]],
    [['wed', 'wed']],
    { today: dayOf('tue', -1), firstDay: dayOf('wed') },
    ['move wed-run-0 to thu'],
  ],
  [
    'not after the schedule',
    [['sat', 'run', 40]],
    [['fri', 'sat']],
    { lastDay: dayOf('sat') },
    ['move sat-run-0 to thu'],
  ],
  ['not in another week', [['sun', 'run', 40]], [['mon', 'sun']], {}, ['remove sun-run-0']],
  [
    'what is past, done or a race stays',
    [
      ['tue', 'run', 40],
      ['wed', 'run', 40, { status: 'completed' }],
      ['thu', 'race', 60],
    ],
    [['tue', 'thu']],
    { today: dayOf('wed') },
    [],
  ],
  [
    'the long one first, then the harder, then the longer, then by name',
    [
      ['thu', 'run', 30],
      ['thu', 'bike', 30],
      ['thu', 'swim', 40],
      ['thu', 'bike', 50, HARD],
      ['thu', 'bike', 90, LONG],
    ],
    [['thu', 'thu']],
    {},
    [
      'move thu-bike-4 to wed',
      'move thu-bike-3 to wed',
      'move thu-swim-2 to fri',
      'move thu-bike-1 to fri',
      'move thu-run-0 to tue',
    ],
  ],
  [
    'a day whose limit was broken takes no more, and hinders no other day',
    [
      ['tue', 'bike', 70],
      ['wed', 'run', 20],
    ],
    [['wed', 'wed']],
    {},
    ['move wed-run-1 to thu'],
  ],
  [
    'a hard one leaves a short day',
    [
      ['wed', 'run', 40, HARD],
      ['wed', 'bike', 30],
    ],
    [['wed', 'wed', THIRTY]],
    {},
    ['move wed-run-0 to tue'],
  ],
  [
    'no more leave a short day than must',
    [
      ['wed', 'run', 30, HARD],
      ['wed', 'bike', 45, HARD],
    ],
    [['wed', 'wed', THIRTY]],
    {},
    ['move wed-bike-1 to fri'],
  ],
  ['a day that is just long enough', [['wed', 'run', 30, HARD]], [['wed', 'wed', THIRTY]], {}, []],
  [
    'a hard one that no day takes is shortened',
    [['wed', 'run', 40, HARD]],
    [
      ['mon', 'tue'],
      ['wed', 'wed', THIRTY],
      ['thu', 'sun'],
    ],
    {},
    ['resize wed-run-0 to 30'],
  ],
  ['an easy one is shortened', [['wed', 'run', 40]], [['wed', 'wed', THIRTY]], {}, ['resize wed-run-0 to 30']],
  [
    'what was skipped takes no time of a short day',
    [
      ['wed', 'run', 30, HARD],
      ['wed', 'bike', 45, { status: 'skipped' }],
    ],
    [['wed', 'wed', THIRTY]],
    {},
    [],
  ],
  [
    'nor does a race',
    [
      ['wed', 'run', 30, HARD],
      ['wed', 'race', 45],
    ],
    [['wed', 'wed', THIRTY]],
    {},
    [],
  ],
  [
    'what was done does',
    [
      ['wed', 'run', 30, HARD],
      ['wed', 'bike', 45, { status: 'completed' }],
    ],
    [['wed', 'wed', THIRTY]],
    { today: dayOf('wed') },
    ['move wed-run-0 to thu'],
  ],
  [
    'what a person put on a short day stays, and the planner makes room',
    [
      ['wed', 'run', 30, HARD],
      ['wed', 'bike', 45, { locked: true }],
    ],
    [['wed', 'wed', THIRTY]],
    {},
    ['move wed-run-0 to tue', 'wed-bike-1 stays'],
  ],
  [
    'what a person put on a short day stays, hard or not',
    [['wed', 'run', 40, { ...HARD, locked: true }]],
    [['wed', 'wed', THIRTY]],
    {},
    ['wed-run-0 stays'],
  ],
  [
    'what a person put on a day that is both short and blocked is named once',
    [['wed', 'bike', 45, { locked: true }]],
    [
      ['wed', 'wed', THIRTY],
      ['wed', 'wed'],
    ],
    {},
    ['wed-bike-0 stays'],
  ],
  [
    'what a person did on a short day is not named',
    [
      ['wed', 'bike', 45, { locked: true, status: 'completed' }],
      ['thu', 'bike', 45, { locked: true }],
    ],
    [['wed', 'wed', THIRTY]],
    {},
    [],
  ],
])('of blocked and short days: %s', (_, list, ranges, over, lines) => {
  const before = { ...LIMITS, ...over };
  const blackoutDates = ranges.map(([from, to, more]) => ({ from: dayOf(from), to: dayOf(to), ...more }));
  const { changes, staying } = clearBlocked(made(list), blockedOn(before, blackoutDates), before);
  expect([
    ...changes.map(({ op, workoutId, toDate, durationAfter }) => {
      const to = toDate === undefined ? durationAfter : DAYS.find((day) => dayOf(day) === toDate);
      return `${op} ${workoutId}${to === undefined ? '' : ` to ${to}`}`;
    }),
    ...staying.map(({ id }) => `${id} stays`),
  ]).toEqual(lines);
});

test('what broke a limit before the day was blocked stays as it is', () => {
  const week = made([
    ['tue', 'bike', 70],
    ['wed', 'run', 40],
  ]);
  const blocked = blockedOn(LIMITS, [{ from: dayOf('wed'), to: dayOf('wed') }]);
  expect(clearBlocked(week, blocked, LIMITS).workouts).toMatchObject([
    { id: 'tue-bike-0', duration: 70, dayOfWeek: 'tuesday' },
    { id: 'wed-run-1', duration: 40, scheduledDate: dayOf('thu'), dayOfWeek: 'thursday' },
  ]);
});

test.each([
  [{}, 'you blocked that date'],
  [{ label: 'Fair' }, 'you blocked that date for "Fair"'],
  [{ mostMinutes: 30 }, 'that date has time for 30 min'],
  [{ mostMinutes: 30, label: 'Fair' }, 'that date has time for 30 min ("Fair")'],
] as const)('a workout that leaves a date with %j says so', (more, why) => {
  const blocked = blockedOn(LIMITS, [{ from: dayOf('wed'), to: dayOf('wed'), ...more }]);
  const { changes } = clearBlocked(made([['wed', 'run', 40, HARD]]), blocked, LIMITS);
  expect(changes.map(({ changeDescription }) => changeDescription)).toEqual([
    `Move the run on Wednesday 6 January to Tuesday 5 January (${why}).`,
  ]);
});

test.each([
  [
    'a blocked date',
    made([
      ['wed', 'run', 40, { locked: true }],
      ['wed', 'swim', 30],
    ]),
    {},
  ],
  [
    'a short one',
    made([
      ['wed', 'run', 40, { locked: true }],
      ['wed', 'swim', 30, HARD],
    ]),
    { mostMinutes: 30 },
  ],
] as const)('nothing moves to the day that it leaves: %s with a workout that stays', (_, week, more) => {
  const limits = blockedOn(LIMITS, [{ from: dayOf('wed'), to: dayOf('wed'), ...more }]);
  const moved = clearBlocked(week, limits, LIMITS).changes.filter(({ op }) => op === 'move');
  expect(moved.map(({ toDate }) => toDate)).toEqual([dayOf('tue')]);
});
