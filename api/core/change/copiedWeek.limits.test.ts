import {
  aimed,
  dayOf,
  DAYS,
  HARD,
  hurt,
  LIMITS,
  LONG,
  made,
  type Made,
  preferring,
  racing,
} from '../../test/core/madeWeeks.ts';
import { compilePrinciple } from '../principles/compile.ts';
import type { ScheduledWorkout, ScheduleLimits } from '../rules/context.ts';
import { withCopiesWithinLimits } from './copiedWeek.ts';

// Weeks of somebody else, copied into the first week of an athlete with Mondays off, an hour on Tuesdays and long workouts at the weekend:
// what then stands there, and what is said of the rest.

const WRITTEN = { locked: true } as const;
const DONE = { status: 'completed' } as const;
const ofTemplate = (templateId: string | null) => ({ templateId });
const hours = (weeklyHoursAvailable: number) => preferring({ weeklyHoursAvailable });
const nothingFree = preferring({
  unavailableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
});
const halfHours = preferring({
  maxMinutesByDay: { tuesday: 30, wednesday: 30, thursday: 30, friday: 30, saturday: 30, sunday: 30 },
});
const taught = (principle: string): Partial<ScheduleLimits> => ({
  principles: [{ id: 'one', by: 'Max', rules: compilePrinciple({ principleType: '', context: '', principle }).rules }],
});
const hurtAndShort: Partial<ScheduleLimits> = {
  athlete: { ...hurt('pain', 'knee').athlete!, preferences: hours(2).athlete!.preferences },
};

const lineOf = ({ id, scheduledDate, workoutType, duration, intensity, isLong, locked }: ScheduledWorkout) => {
  const day = DAYS.find((name) => dayOf(name) === scheduledDate) ?? scheduledDate;
  // a copy is never made anew by a later plan
  const whose = id.startsWith('own') ? ' own' : locked ? '' : ' not kept';
  return `${day} ${workoutType} ${duration} ${intensity}${isLong ? ' long' : ''}${whose}`;
};

type Row = readonly [
  name: string,
  own: readonly Made[],
  copies: readonly Made[],
  over: Partial<ScheduleLimits>,
  week: string,
  said: readonly string[],
];

const ROWS: readonly Row[] = [
  [
    'what the athlete may do as it is',
    [],
    [
      ['wed', 'run', 40],
      ['tue', 'swim', 30],
    ],
    {},
    'tue swim 30 easy, wed run 40 easy',
    [],
  ],
  ['nothing', [['wed', 'run', 40]], [], {}, '', []],
  [
    'more than the hours',
    [],
    [
      ['tue', 'run', 60],
      ['wed', 'bike', 60],
      ['thu', 'run', 60, HARD],
      ['fri', 'bike', 60],
      ['sat', 'bike', 120, LONG],
    ],
    hours(4),
    'tue run 40 easy, wed bike 40 easy, thu run 40 threshold, fri bike 40 easy, sat bike 80 easy long',
    [
      'LIMIT_LOAD: Shorten the run on Tuesday 5 January from 1:00 to 0:40 h (6:00 h, the limit is 4:00 h).',
      'LIMIT_LOAD: Shorten the ride on Wednesday 6 January from 1:00 to 0:40 h (6:00 h, the limit is 4:00 h).',
      'LIMIT_LOAD: Shorten the run on Thursday 7 January from 1:00 to 0:40 h (6:00 h, the limit is 4:00 h).',
      'LIMIT_LOAD: Shorten the ride on Friday 8 January from 1:00 to 0:40 h (6:00 h, the limit is 4:00 h).',
      'LIMIT_LOAD: Shorten the ride on Saturday 9 January from 2:00 to 1:20 h (6:00 h, the limit is 4:00 h).',
    ],
  ],
  [
    'far more than the hours',
    [],
    [
      ['tue', 'run', 60],
      ['wed', 'bike', 60],
      ['thu', 'run', 60, HARD],
      ['fri', 'bike', 60],
      ['sat', 'bike', 120, LONG],
    ],
    hours(2),
    'thu run 30 threshold, fri bike 30 easy, sat bike 60 easy long',
    [
      'LIMIT_LOAD: Remove the run of 1:00 h on Tuesday 5 January (6:00 h, the limit is 2:00 h).',
      'LIMIT_LOAD: Remove the ride of 1:00 h on Wednesday 6 January (6:00 h, the limit is 2:00 h).',
      'LIMIT_LOAD: Shorten the run on Thursday 7 January from 1:00 to 0:30 h (6:00 h, the limit is 2:00 h).',
      'LIMIT_LOAD: Shorten the ride on Friday 8 January from 1:00 to 0:30 h (6:00 h, the limit is 2:00 h).',
      'LIMIT_LOAD: Shorten the ride on Saturday 9 January from 2:00 to 1:00 h (6:00 h, the limit is 2:00 h).',
    ],
  ],
  [
    'what a person wrote, and more than the hours',
    [],
    [
      ['tue', 'run', 60, WRITTEN],
      ['wed', 'bike', 60],
      ['thu', 'run', 60],
      ['fri', 'bike', 60, WRITTEN],
    ],
    hours(3),
    'tue run 60 easy, wed bike 30 easy, thu run 30 easy, fri bike 60 easy',
    [
      'LIMIT_LOAD: Shorten the ride on Wednesday 6 January from 1:00 to 0:30 h (4:00 h, the limit is 3:00 h).',
      'LIMIT_LOAD: Shorten the run on Thursday 7 January from 1:00 to 0:30 h (4:00 h, the limit is 3:00 h).',
    ],
  ],
  [
    'odd lengths',
    [],
    [
      ['tue', 'run', 33],
      ['wed', 'bike', 47],
      ['thu', 'run', 52],
    ],
    hours(2),
    'tue run 33 easy, wed bike 42 easy, thu run 45 easy',
    [
      'LIMIT_LOAD: Shorten the ride on Wednesday 6 January from 47 to 42 min (2:12 h, the limit is 2:00 h).',
      'LIMIT_LOAD: Shorten the run on Thursday 7 January from 52 to 45 min (2:12 h, the limit is 2:00 h).',
    ],
  ],
  [
    'short ones',
    [],
    [
      ['tue', 'run', 20],
      ['wed', 'bike', 25],
      ['thu', 'swim', 30],
      ['fri', 'bike', 80],
    ],
    hours(2),
    'tue run 20 easy, wed bike 20 easy, thu swim 20 easy, fri bike 60 easy',
    [
      'LIMIT_LOAD: Shorten the ride on Wednesday 6 January from 25 to 20 min (2:35 h, the limit is 2:00 h).',
      'LIMIT_LOAD: Shorten the swim on Thursday 7 January from 30 to 20 min (2:35 h, the limit is 2:00 h).',
      'LIMIT_LOAD: Shorten the ride on Friday 8 January from 1:20 to 1:00 h (2:35 h, the limit is 2:00 h).',
    ],
  ],
  [
    'more than the hours, beside another week that has more still',
    [['sat', 'run', 300, DONE, 1]],
    [
      ['tue', 'run', 60],
      ['wed', 'run', 60],
    ],
    hours(1),
    'tue run 30 easy, wed run 30 easy, 2027-01-16 run 300 easy own',
    [
      'LIMIT_LOAD: Shorten the run on Tuesday 5 January from 1:00 to 0:30 h (2:00 h, the limit is 1:00 h).',
      'LIMIT_LOAD: Shorten the run on Wednesday 6 January from 1:00 to 0:30 h (2:00 h, the limit is 1:00 h).',
    ],
  ],
  [
    'a workout on a day off',
    [],
    [['mon', 'run', 40]],
    {},
    'tue run 40 easy',
    ['LIMIT_UNAVAILABLE: Move the run on Monday 4 January to Tuesday 5 January (that weekday is an unavailable day).'],
  ],
  [
    'a workout where no day is free',
    [],
    [['mon', 'run', 40]],
    nothingFree,
    '',
    ['LIMIT_UNAVAILABLE: Remove the run of 40 min on Monday 4 January (that weekday is an unavailable day).'],
  ],
  [
    'a written one where no day is free',
    [],
    [['mon', 'run', 40, WRITTEN]],
    nothingFree,
    '',
    ['LIMIT_UNAVAILABLE: Remove the run of 40 min on Monday 4 January (that weekday is an unavailable day).'],
  ],
  [
    'more than one of a sport',
    [],
    [
      ['wed', 'run', 40],
      ['mon', 'run', 50],
      ['tue', 'run', 30],
    ],
    {},
    'tue run 50 easy, wed run 40 easy, thu run 30 easy',
    [
      'LIMIT_UNAVAILABLE: Move the run on Monday 4 January to Tuesday 5 January (that weekday is an unavailable day).',
      'LIMIT_DAY_CAP: Move the run on Tuesday 5 January to Thursday 7 January (80 min, the limit is 60 min).',
    ],
  ],
  [
    'a long one on a weekday',
    [],
    [['wed', 'bike', 120, LONG]],
    {},
    'sat bike 120 easy long',
    [
      'LIMIT_LONG_DAY: Move the ride on Wednesday 6 January to Saturday 9 January (the longest workout of the week lies on Sat, Sun).',
    ],
  ],
  [
    'a long one of who names no days for them',
    [],
    [['wed', 'bike', 120, LONG]],
    preferring({ longWorkoutDays: [] }),
    'wed bike 120 easy long',
    [],
  ],
  [
    'two long runs',
    [],
    [
      ['wed', 'run', 90, LONG],
      ['sat', 'run', 80, LONG],
    ],
    {},
    'wed run 60 easy long, sat run 70 easy long',
    [
      'LIMIT_LONG_RUN: Shorten the run on Wednesday 6 January from 1:30 to 1:00 h (runs grow by 10% or 10 min over those of the 30 days before: at most 1:04 h).',
      'LIMIT_LONG_RUN: Shorten the run on Saturday 9 January from 1:20 to 1:10 h (runs grow by 10% or 10 min over those of the 30 days before: at most 1:10 h).',
    ],
  ],
  [
    'a shorter long run than the one on which the next week builds',
    [
      ['sat', 'run', 60, LONG],
      ['sat', 'run', 66, LONG, 1],
    ],
    [['sat', 'run', 40, LONG]],
    { past: made([['sat', 'run', 40, LONG, -1]]) },
    'sat run 40 easy long, 2027-01-16 run 60 easy long own',
    [
      'LIMIT_LONG_RUN: Shorten the run on Saturday 16 January from 1:06 to 1:00 h (runs grow by 10% or 10 min over those of the 30 days before: at most 1:04 h).',
    ],
  ],
  [
    'a hard one beside a hard one',
    [['tue', 'run', 50, { ...HARD, ...DONE }]],
    [['wed', 'bike', 50, HARD]],
    {},
    'tue run 50 threshold own, thu bike 50 threshold',
    ['LIMIT_HARD_DAYS: Move the ride on Wednesday 6 January to Thursday 7 January (1 day, the limit is 2 days).'],
  ],
  [
    'more hard days than the week may have',
    [],
    [
      ['tue', 'run', 50, HARD],
      ['wed', 'bike', 50, HARD],
      ['thu', 'swim', 50, HARD],
      ['fri', 'bike', 50, HARD],
    ],
    {},
    'wed run 50 threshold, wed bike 50 threshold, fri bike 50 threshold',
    [
      'LIMIT_HARD_DAYS: Move the run on Tuesday 5 January to Wednesday 6 January (3 days, the limit is 2 days).',
      'LIMIT_SESSIONS: Remove the swim of 50 min on Thursday 7 January (3 workouts, the limit is 2 workouts).',
    ],
  ],
  [
    'hard ones into a week that is under way',
    [['fri', 'bike', 60, HARD]],
    [
      ['wed', 'bike', 50, HARD],
      ['thu', 'swim', 50, HARD],
      ['sat', 'run', 50, HARD],
    ],
    { today: dayOf('wed') },
    'thu swim 50 threshold, thu bike 50 threshold, sat run 50 threshold',
    ['LIMIT_HARD_DAYS: Move the ride on Wednesday 6 January to Thursday 7 January (3 days, the limit is 2 days).'],
  ],
  [
    'two hard days into a step-back week',
    [],
    [
      ['tue', 'bike', 60, HARD],
      ['fri', 'run', 60, HARD],
    ],
    aimed({ kind: 'step' }),
    'fri run 60 threshold, fri bike 60 threshold',
    ['LIMIT_HARD_DAYS: Move the ride on Tuesday 5 January to Friday 8 January (2 days, the limit is 1 day).'],
  ],
  [
    'a written one that is too long for its day',
    [],
    [['tue', 'run', 90, WRITTEN]],
    {},
    '',
    ['LIMIT_DAY_CAP: Remove the run of 1:30 h on Tuesday 5 January (90 min, the limit is 60 min).'],
  ],
  [
    'one that is too long for its day',
    [],
    [['tue', 'run', 90]],
    {},
    'tue run 60 easy',
    ['LIMIT_DAY_CAP: Shorten the run on Tuesday 5 January from 1:30 to 1:00 h (90 min, the limit is 60 min).'],
  ],
  [
    'one that is too long for any day',
    [],
    [['tue', 'bike', 90, HARD]],
    halfHours,
    'tue bike 30 threshold',
    ['LIMIT_DAY_CAP: Shorten the ride on Tuesday 5 January from 1:30 to 0:30 h (90 min, the limit is 30 min).'],
  ],
  [
    'runs to a strained calf',
    [],
    [
      ['wed', 'run', 50, HARD],
      ['fri', 'run', 40, ofTemplate('run-easy/1a')],
    ],
    hurt('strain', 'calf'),
    'wed run 45 easy, fri run 40 easy',
    [
      'LIMIT_INJURY: Replace the workout on Wednesday 6 January with an easy run of 45 min (an injury does not allow it).',
      'LIMIT_INJURY: Replace the workout on Friday 8 January with an easy run of 40 min (an injury does not allow it).',
    ],
  ],
  [
    'a run to a broken foot',
    [],
    [['wed', 'run', 50, HARD]],
    hurt('stress fracture', 'foot'),
    '',
    ['LIMIT_INJURY: Remove the run of 50 min on Wednesday 6 January (an injury does not allow it).'],
  ],
  [
    'a written run to a broken foot',
    [],
    [['wed', 'run', 50, { ...HARD, ...WRITTEN }]],
    hurt('stress fracture', 'foot'),
    '',
    ['LIMIT_INJURY: Remove the run of 50 min on Wednesday 6 January (an injury does not allow it).'],
  ],
  [
    'runs to a sore knee',
    [],
    [
      ['wed', 'run', 50, { ...HARD, ...ofTemplate('run-cruise/4b') }],
      ['sat', 'run', 80, LONG],
    ],
    hurt('pain', 'knee'),
    'wed run 40 threshold, sat run 40 easy long',
    [
      'LIMIT_INJURY: Shorten the run on Wednesday 6 January from 50 to 40 min (an injury does not allow it).',
      'LIMIT_INJURY: Shorten the run on Saturday 9 January from 1:20 to 0:40 h (an injury does not allow it).',
    ],
  ],
  [
    'hill sprints to a sore knee with little time',
    [],
    [
      ['wed', 'run', 50, { ...HARD, ...ofTemplate('run-cruise/4b') }],
      ['fri', 'run', 60, { ...HARD, ...ofTemplate('run-hill-sprints/2a') }],
      ['sat', 'run', 80, LONG],
    ],
    hurtAndShort,
    'wed run 35 threshold, fri run 35 threshold, sat run 40 easy long',
    [
      'LIMIT_LOAD: Shorten the run on Wednesday 6 January from 50 to 35 min (3:10 h, the limit is 2:00 h).',
      'LIMIT_INJURY: Replace the workout on Friday 8 January with a threshold run of 35 min (an injury does not allow it).',
      'LIMIT_LOAD: Shorten the run on Saturday 9 January from 1:20 to 0:40 h (3:10 h, the limit is 2:00 h).',
    ],
  ],
  [
    'more runs than a principle lets be',
    [],
    [
      ['wed', 'run', 50],
      ['fri', 'run', 40],
    ],
    taught('At most 1 run a week'),
    'wed run 50 easy',
    ['LIMIT_PRINCIPLE: Remove the run of 40 min on Friday 8 January (2 workouts, the limit is 1 workout).'],
  ],
  [
    'a long run on the eve of a race',
    [],
    [
      ['wed', 'run', 50, HARD],
      ['sat', 'run', 80, LONG],
    ],
    racing('sun', 'A'),
    'wed run 50 threshold',
    ['LIMIT_RACE: Remove the run of 1:20 h on Saturday 9 January (Sat 1:20 h, the limit is 20 min).'],
  ],
  [
    'a week like any other before a lesser race',
    [],
    [
      ['wed', 'run', 50, HARD],
      ['sat', 'run', 80, LONG],
      ['sun', 'run', 40],
    ],
    racing('sun', 'B'),
    'wed run 50 easy, thu run 40 easy',
    [
      'LIMIT_HARD_DAYS: Ease the run on Wednesday 6 January from threshold to easy (1 day, the limit is 0 days).',
      'LIMIT_RACE: Remove the run of 1:20 h on Saturday 9 January (Sat 1:20 h, the limit is 25 min).',
      'LIMIT_RACE: Move the run on Sunday 10 January to Thursday 7 January (Sun 40 min, the limit is rest).',
    ],
  ],
];

test.each(ROWS)('%s', (_, own, copies, over, week, said) => {
  const before = made(own).map((each) => ({ ...each, id: `own-${each.id}` }));
  const limits = { ...LIMITS, ...over };
  const { workouts, changes } = withCopiesWithinLimits(before, made(copies), limits, dayOf('mon'));
  const told = changes.map(({ changeDescription, reasonCode }) => `${reasonCode}: ${changeDescription}`);
  expect([workouts.map(lineOf).join(', '), told]).toEqual([week, said]);
});
