import { dayOf, HARD, hurt, LIMITS, made, type Made } from '../../../test/core/madeWeeks.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../../rules/context.ts';
import { makeOperation, type Operation } from '../operations.ts';
import type { WorkoutChange } from '../changes.ts';
import { applyOne } from './applyOne.ts';

const wish = { reasonCode: 'REQUEST', source: 'athlete', inputs: {} } as const;
const rule = { reasonCode: 'BREAK', source: 'rule', inputs: { days: 8, backOn: dayOf('mon') } } as const;

type Cause = Parameters<typeof makeOperation>[2];
const WEEK: readonly Made[] = [
  ['tue', 'run', 40],
  ['thu', 'bike', 60, HARD],
  ['sat', 'swim', 45],
];

const face = ({ dayOfWeek, workoutType, duration, intensity, locked, madeBy, isLong, isHard }: ScheduledWorkout) =>
  [
    dayOfWeek.slice(0, 3),
    workoutType,
    intensity,
    duration,
    ...(isLong ? ['long'] : []),
    ...(isHard ? ['hard'] : []),
    ...(locked ? ['locked'] : []),
    ...(madeBy === 'planner' ? [] : [`by ${madeBy}`]),
  ].join(' ');

/** What is new in the schedule, or the refusal; nothing where there is nothing to change. */
function told(
  operation: Operation | ((change: WorkoutChange) => WorkoutChange),
  cause: Cause = wish,
  over: Partial<ScheduleLimits> = {},
  list: readonly Made[] = WEEK,
): string {
  const workouts = made(list);
  const change =
    typeof operation === 'function'
      ? operation(makeOperation(workouts, { op: 'remove', workoutId: 'tue-run-0' }, cause)!)
      : makeOperation(workouts, operation, cause)!;
  const outcome = applyOne(workouts, change, planningContextOf({ ...LIMITS, ...over }));
  if ('code' in outcome) return `${outcome.code}: ${outcome.message}`;
  if (outcome.workouts === workouts) return 'nothing';
  const before = workouts.map(face);
  const gone = workouts
    .filter(({ id }) => outcome.workouts.every((each) => each.id !== id))
    .map((each) => `no ${face(each)}`);
  return [...gone, ...outcome.workouts.map(face).filter((each) => !before.includes(each))].join(', ');
}
const run = 'tue-run-0';
const ride = 'thu-bike-1';
test.each<readonly [string, () => string, string]>([
  ['a move', () => told({ op: 'move', workoutId: run, toDate: dayOf('wed') }), 'wed run easy 40 locked'],
  ['a move by a rule', () => told({ op: 'move', workoutId: run, toDate: dayOf('wed') }, rule), 'wed run easy 40'],
  ['a move to its own day', () => told({ op: 'move', workoutId: run, toDate: dayOf('tue') }), 'nothing'],
  [
    'a move to the first day',
    () => told({ op: 'move', workoutId: run, toDate: LIMITS.firstDay }),
    'mon run easy 40 locked',
  ],
  [
    'a move to the day before it',
    () => told({ op: 'move', workoutId: run, toDate: dayOf('sun', -1) }),
    'OUTSIDE: The date must be inside the current 4-week schedule.',
  ],
  [
    'a move to the last day',
    () => told({ op: 'move', workoutId: run, toDate: LIMITS.lastDay }),
    'sun run easy 40 locked',
  ],
  [
    'a move to the day after it',
    () => told({ op: 'move', workoutId: run, toDate: dayOf('mon', 4) }),
    'OUTSIDE: The date must be inside the current 4-week schedule.',
  ],
  [
    'a move to today',
    () => told({ op: 'move', workoutId: ride, toDate: dayOf('wed') }, wish, { today: dayOf('wed') }),
    'wed bike threshold 60 hard locked',
  ],
  [
    'a move to yesterday',
    () => told({ op: 'move', workoutId: ride, toDate: dayOf('tue') }, wish, { today: dayOf('wed') }),
    'PAST: Choose today or a later day.',
  ],
  [
    'a move to no day',
    () => told((change) => ({ ...change, op: 'move', toDate: '2027-01-1' })),
    'OUTSIDE: The date must be inside the current 4-week schedule.',
  ],
  [
    'a move of what has passed',
    () => told({ op: 'move', workoutId: run, toDate: dayOf('fri') }, wish, { today: dayOf('wed') }),
    'PAST: Days that have passed stay as they are.',
  ],
  [
    'a swap',
    () => told({ op: 'swap', workoutId: run, otherId: ride }),
    'thu run easy 40 locked, tue bike threshold 60 hard locked',
  ],
  [
    'a swap on one day',
    () =>
      told({ op: 'swap', workoutId: run, otherId: 'tue-swim-1' }, wish, {}, [
        ['tue', 'run', 40],
        ['tue', 'swim', 30],
      ]),
    'nothing',
  ],
  [
    'a swap with what is done',
    () =>
      told({ op: 'swap', workoutId: run, otherId: 'thu-swim-1' }, wish, {}, [
        ['tue', 'run', 40],
        ['thu', 'swim', 30, { status: 'completed' }],
      ]),
    'COMPLETED: Finished workouts stay as they were done.',
  ],
  [
    'a swap with nothing',
    () => told((c) => ({ ...c, op: 'swap', otherWorkoutId: 'x', toDate: dayOf('thu') })),
    'NOT_FOUND: Workout not found.',
  ],
  ['a workout that is not there', () => told((c) => ({ ...c, workoutId: 'x' })), 'NOT_FOUND: Workout not found.'],
  ['leaving out', () => told({ op: 'remove', workoutId: run }), 'no tue run easy 40'],
  [
    'leaving out a race',
    () => told({ op: 'remove', workoutId: 'sun-race-0' }, wish, {}, [['sun', 'race', 100]]),
    'RACE: A race keeps the date of your season plan; change it there.',
  ],
  [
    'leaving out what was skipped',
    () => told({ op: 'remove', workoutId: run }, wish, {}, [['tue', 'run', 40, { status: 'skipped' }]]),
    'COMPLETED: Skipped workouts stay as they are.',
  ],
  [
    'leaving out what is partly done',
    () => told({ op: 'remove', workoutId: run }, wish, {}, [['tue', 'run', 40, { status: 'partially_completed' }]]),
    'COMPLETED: Finished workouts stay as they were done.',
  ],
  [
    'leaving out what a person wants, by a rule',
    () => told({ op: 'remove', workoutId: run }, rule, {}, [['tue', 'run', 40, { locked: true }]]),
    'LOCKED: The workout on Tuesday 5 January was made or moved by a person; it stays.',
  ],
  [
    'leaving out what a person wants',
    () => told({ op: 'remove', workoutId: run }, wish, {}, [['tue', 'run', 40, { locked: true }]]),
    'no tue run easy 40 locked',
  ],
  ['easing', () => told({ op: 'ease', workoutId: ride, intensity: 'moderate' }), 'thu bike moderate 60 locked'],
  ['easing by a rule', () => told({ op: 'ease', workoutId: ride, intensity: 'easy' }, rule), 'thu bike easy 60'],
  ['easing to what it is', () => told({ op: 'ease', workoutId: ride, intensity: 'threshold' }), 'nothing'],
  ['easing to what is harder', () => told({ op: 'ease', workoutId: run, intensity: 'threshold' }), 'nothing'],
  [
    'easing to nothing that is known',
    () => told((c) => ({ ...c, op: 'ease', intensityAfter: 'mellow' })),
    'OTHER: That intensity is not known.',
  ],
  ['another length', () => told({ op: 'resize', workoutId: run, minutes: 50 }), 'tue run easy 50 locked'],
  ['its own length', () => told({ op: 'resize', workoutId: run, minutes: 40 }), 'nothing'],
  ['the shortest length', () => told({ op: 'resize', workoutId: run, minutes: 15 }), 'tue run easy 15 locked'],
  [
    'a shorter one',
    () => told({ op: 'resize', workoutId: run, minutes: 14 }),
    'OTHER: A workout lasts from 15 minutes to 24 hours.',
  ],
  ['the longest length', () => told({ op: 'resize', workoutId: run, minutes: 1440 }), 'tue run easy 1440 locked'],
  [
    'a longer one',
    () => told({ op: 'resize', workoutId: run, minutes: 1441 }),
    'OTHER: A workout lasts from 15 minutes to 24 hours.',
  ],
  [
    'no length',
    () => told(({ durationAfter: _, ...c }) => ({ ...c, op: 'resize' })),
    'OTHER: A workout lasts from 15 minutes to 24 hours.',
  ],
  [
    'another sport',
    () => told({ op: 'replace', workoutId: run, workoutType: 'bike', minutes: 60, intensity: 'threshold' }),
    'tue bike threshold 60 hard locked',
  ],
  [
    'the same again',
    () => told({ op: 'replace', workoutId: run, workoutType: 'run', minutes: 40, intensity: 'easy' }),
    'nothing',
  ],
  [
    'the same and a minute',
    () => told({ op: 'replace', workoutId: run, workoutType: 'run', minutes: 41, intensity: 'easy' }),
    'tue run easy 41 locked',
  ],
  [
    'an ordinary one for a long one',
    () =>
      told({ op: 'replace', workoutId: run, workoutType: 'run', minutes: 60, intensity: 'easy' }, wish, {}, [
        ['tue', 'run', 70, { isLong: true }],
      ]),
    'tue run easy 60 locked',
  ],
  [
    'a race for it',
    () => told({ op: 'replace', workoutId: run, workoutType: 'race', minutes: 60, intensity: 'easy' }),
    'OTHER: That kind of workout is not known.',
  ],
  [
    'rest for it',
    () => told({ op: 'replace', workoutId: run, workoutType: 'run', minutes: 60, intensity: 'rest' }),
    'OTHER: That kind of workout is not known.',
  ],
  [
    'a run at race effort for it',
    () => told({ op: 'replace', workoutId: run, workoutType: 'run', minutes: 60, intensity: 'race' }),
    'OTHER: That kind of workout is not known.',
  ],
  [
    'ten minutes for it',
    () => told({ op: 'replace', workoutId: run, workoutType: 'bike', minutes: 10, intensity: 'easy' }),
    'OTHER: A workout lasts from 15 minutes to 24 hours.',
  ],
  [
    'a sport that an injury forbids',
    () =>
      told(
        { op: 'replace', workoutId: ride, workoutType: 'run', minutes: 40, intensity: 'easy' },
        wish,
        hurt('stress fracture', 'shin'),
      ),
    'INJURY: Your injury forbids this sport for now.',
  ],
  [
    'one more',
    () => told({ op: 'add', workoutType: 'strength', toDate: dayOf('wed'), minutes: 30, intensity: 'moderate' }),
    'wed strength moderate 30 locked by athlete',
  ],
  [
    'one more brick',
    () => told({ op: 'add', workoutType: 'brick', toDate: dayOf('wed'), minutes: 90, intensity: 'easy' }),
    'wed brick easy 90 locked by athlete',
  ],
  [
    'one more by a coach',
    () =>
      told(
        { op: 'add', workoutType: 'swim', toDate: dayOf('wed'), minutes: 30, intensity: 'easy' },
        { ...wish, source: 'coach' },
      ),
    'wed swim easy 30 locked by coach',
  ],
  [
    'one more by a rule',
    () => told({ op: 'add', workoutType: 'swim', toDate: dayOf('wed'), minutes: 30, intensity: 'easy' }, rule),
    'wed swim easy 30',
  ],
  [
    'one more after the schedule',
    () => told({ op: 'add', workoutType: 'swim', toDate: dayOf('mon', 4), minutes: 30, intensity: 'easy' }),
    'OUTSIDE: The date must be inside the current 4-week schedule.',
  ],
  [
    'one more race',
    () => told({ op: 'add', workoutType: 'race', toDate: dayOf('wed'), minutes: 30, intensity: 'easy' }),
    'OTHER: That kind of workout is not known.',
  ],
  [
    'one more that an injury forbids',
    () =>
      told(
        { op: 'add', workoutType: 'run', toDate: dayOf('wed'), minutes: 30, intensity: 'easy' },
        wish,
        hurt('stress fracture', 'shin'),
      ),
    'INJURY: Your injury forbids this sport for now.',
  ],
])('%s', (_, outcome, text) => {
  expect(outcome()).toBe(text);
});

test('what is added stands among the others by its day, and is added once', () => {
  const workouts = made(WEEK);
  const context = planningContextOf(LIMITS);
  const add = { op: 'add', workoutType: 'swim', toDate: dayOf('wed'), minutes: 30, intensity: 'easy' } as const;
  const change = makeOperation(workouts, add, wish)!;
  const outcome = applyOne(workouts, change, context) as { workouts: readonly ScheduledWorkout[] };
  expect(outcome.workouts.map(({ id }) => id)).toEqual(['tue-run-0', change.id, 'thu-bike-1', 'sat-swim-2']);
  expect(outcome.workouts[1]!.reasons).toHaveLength(1);
  expect(applyOne(outcome.workouts, change, context)).toEqual({ workouts: outcome.workouts });
});

test('a swap that was made is not made again', () => {
  const workouts = made(WEEK);
  const change = makeOperation(workouts, { op: 'swap', workoutId: run, otherId: ride }, wish)!;
  const once = applyOne(workouts, change, planningContextOf(LIMITS)) as { workouts: readonly ScheduledWorkout[] };
  expect(applyOne(once.workouts, change, planningContextOf(LIMITS))).toEqual(once);
});

test('a change leaves the reasons of others, and its own with other words; the same is said once', () => {
  const kept = (code: 'LONG_DAY' | 'BREAK', inputs: object) =>
    ({ code, source: 'rule', text: '', inputs }) as ScheduledWorkout['reasons'][number];
  const reasons = [
    kept('LONG_DAY', { weekday: 'tuesday' }),
    kept('BREAK', { op: 'resize', days: 4, durationBefore: 60 }),
  ];
  const workouts = made([['tue', 'run', 40, { reasons }]]);
  const change = makeOperation(workouts, { op: 'move', workoutId: run, toDate: dayOf('wed') }, rule)!;
  const context = planningContextOf(LIMITS);
  const codesAfter = (list: readonly ScheduledWorkout[]) => {
    const outcome = applyOne(list, change, context);
    return 'code' in outcome ? [] : outcome.workouts[0]!.reasons.map(({ code, inputs }) => `${code} ${inputs.op}`);
  };
  expect(codesAfter(workouts)).toEqual(['LONG_DAY undefined', 'BREAK resize', 'BREAK move']);
  const told = applyOne(workouts, change, context);
  const again = 'code' in told ? [] : told.workouts.map((each) => ({ ...each, scheduledDate: dayOf('tue') }));
  expect(codesAfter(again)).toEqual(['LONG_DAY undefined', 'BREAK resize', 'BREAK move']);
});
