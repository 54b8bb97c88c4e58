import type { TrainingPreferences } from '../athlete/athlete.ts';
import type { Race } from '../race/race.ts';
import type { KeptWorkout } from '../workout/workout.ts';
import { marathon, runner, running } from '../../test/core/schedules.ts';
import { standing } from '../../test/core/underPrinciples.ts';
import { planSchedule } from './planSchedule.ts';

/** What a plan tells beside its weeks. The athlete has Mondays off; today is 2027-01-04, a Monday. */
function told(
  preferences: Partial<TrainingPreferences>,
  races: Race[] = [marathon],
  keep: readonly KeptWorkout[] = [],
) {
  const result = planSchedule(running(runner(preferences), races, { keep, count: 0 }));
  return result.ok ? result.warnings.map(({ code, message, recommendation }) => [code, message, recommendation]) : null;
}

const small = (raceName: string, more: Partial<Race> = {}): Race => ({
  raceName,
  raceType: '10k',
  raceDate: '2027-01-16',
  priority: 'C',
  ...more,
});

test.each<[what: string, preferences: Partial<TrainingPreferences>, warnings: readonly unknown[]]>([
  ['Sunday has no limit', {}, []],
  ['Sunday has 45 minutes', { maxMinutesByDay: { sunday: 45 } }, []],
  [
    'Sunday has 44 minutes',
    { maxMinutesByDay: { sunday: 44 } },
    [
      [
        'LONG_DAY_TOO_SHORT',
        'Sunday is a long-workout day, but its limit of 44 min is too short for a long workout; another day takes it.',
        'Raise the limit of Sunday, or choose another long-workout day.',
      ],
    ],
  ],
  ['Tuesday, no long-workout day, has 30 minutes', { maxMinutesByDay: { tuesday: 30 } }, []],
  [
    'Monday is a long-workout day, and off',
    { longWorkoutDays: ['monday', 'sunday'], maxMinutesByDay: { monday: 30 } },
    [
      [
        'LONG_DAY_UNAVAILABLE',
        'Monday is a long-workout day and unavailable; it stays free.',
        'Choose another long-workout day.',
      ],
    ],
  ],
])('days for long workouts: %s', (_, preferences, warnings) => {
  expect(told(preferences)).toEqual(warnings);
});

const KEEP_FREE = 'Keep that day free for the race, or change the race.';
test.each<[what: string, preferences: Partial<TrainingPreferences>, races: Race[], warnings: readonly unknown[]]>([
  ['on a day that is open', {}, [small('Park')], []],
  [
    'on an unavailable weekday',
    { unavailableDays: ['saturday'] },
    [small('Park')],
    [['RACE_ON_UNAVAILABLE_DAY', 'Park is on Saturday 16 January, and Saturday is an unavailable day.', KEEP_FREE]],
  ],
  [
    'on a blocked date',
    { blackoutDates: [{ from: '2027-01-15', to: '2027-01-17', label: 'Wedding' }] },
    [small('Park')],
    [['RACE_ON_UNAVAILABLE_DAY', 'Park is on a blocked date. Saturday 16 January is blocked: Wedding.', KEEP_FREE]],
  ],
  [
    'two on one day, the more important one counts',
    {},
    [small('Park'), small('Lake', { priority: 'B' })],
    [
      [
        'TWO_RACES_ON_ONE_DAY',
        'Park is on the same day as Lake; only Lake is planned.',
        'Remove one of the two races.',
      ],
    ],
  ],
  [
    'several, in the order of their names',
    { unavailableDays: ['saturday', 'friday'] },
    [small('Zoo'), small('Ant', { raceDate: '2027-01-22' }), small('Bee', { raceDate: '2027-01-23' })],
    [
      ['RACE_ON_UNAVAILABLE_DAY', 'Ant is on Friday 22 January, and Friday is an unavailable day.', KEEP_FREE],
      ['RACE_ON_UNAVAILABLE_DAY', 'Bee is on Saturday 23 January, and Saturday is an unavailable day.', KEEP_FREE],
      ['RACE_ON_UNAVAILABLE_DAY', 'Zoo is on Saturday 16 January, and Saturday is an unavailable day.', KEEP_FREE],
    ],
  ],
])('races %s', (_, preferences, races, warnings) => {
  expect(told(preferences, races)).toEqual(warnings);
});

const MOVE = 'Move or remove the workout, or change the limit.';
const SATURDAY = '2027-01-16';
test.each<
  [
    what: string,
    preferences: Partial<TrainingPreferences>,
    races: Race[],
    kept: readonly (readonly [day: string, more?: Partial<KeptWorkout>])[],
    warnings: readonly unknown[],
  ]
>([
  ['one on an open day', {}, [], [[SATURDAY]], []],
  [
    'one on a weekday off',
    { unavailableDays: ['saturday'] },
    [],
    [[SATURDAY]],
    [
      [
        'KEPT_ON_UNAVAILABLE_DAY',
        'A kept workout stays on Saturday 16 January, although Saturday is unavailable.',
        MOVE,
      ],
    ],
  ],
  [
    'two on a blocked date',
    { blackoutDates: [{ from: SATURDAY, to: SATURDAY, label: 'Wedding' }] },
    [],
    [[SATURDAY], [SATURDAY, { key: 'other' }]],
    [
      [
        'KEPT_ON_UNAVAILABLE_DAY',
        'Kept workouts stay on Saturday 16 January, although that day is blocked: Wedding.',
        MOVE,
      ],
    ],
  ],
  [
    'one on a date that is blocked for no known reason',
    { blackoutDates: [{ from: SATURDAY, to: SATURDAY }] },
    [],
    [[SATURDAY]],
    [['KEPT_ON_UNAVAILABLE_DAY', 'A kept workout stays on Saturday 16 January, although that day is blocked.', MOVE]],
  ],
  ['one as long as its day', { maxMinutesByDay: { saturday: 40 } }, [], [[SATURDAY]], []],
  [
    'one longer than its day',
    { maxMinutesByDay: { saturday: 39 } },
    [],
    [[SATURDAY]],
    [['KEPT_OVER_DAY_LIMIT', 'A kept workout fills Saturday 16 January with 40 min; the limit is 39 min.', MOVE]],
  ],
  [
    'one on the day of a race',
    {},
    [small('Park'), small('Lake', { raceDate: '2027-01-17' })],
    [[SATURDAY]],
    [['KEPT_ON_RACE_DAY', 'A kept workout stays on Saturday 16 January, the day of Park.', MOVE]],
  ],
  ['the race itself', {}, [small('Park')], [[SATURDAY, { workoutType: 'race' }]], []],
  ['one that is done', { unavailableDays: ['saturday'] }, [], [[SATURDAY, { completed: true }]], []],
  ['one that is over', {}, [], [['2026-12-28']], []],
  [
    'one of today',
    {},
    [],
    [['2027-01-04']],
    [['KEPT_ON_UNAVAILABLE_DAY', 'A kept workout stays on Monday 4 January, although Monday is unavailable.', MOVE]],
  ],
  [
    'two, in the order of their days',
    {},
    [],
    [['2027-01-18'], ['2027-01-11']],
    [
      ['KEPT_ON_UNAVAILABLE_DAY', 'A kept workout stays on Monday 11 January, although Monday is unavailable.', MOVE],
      ['KEPT_ON_UNAVAILABLE_DAY', 'A kept workout stays on Monday 18 January, although Monday is unavailable.', MOVE],
    ],
  ],
])('kept workouts: %s', (_, preferences, races, kept, warnings) => {
  expect(
    told(
      preferences,
      [...races, marathon],
      kept.map(([day, more]) => standing(day, more)),
    ),
  ).toEqual(warnings);
});
