import type { Athlete, Injury, TrainingPreferences } from '../athlete/athlete.ts';
import { WEEKDAYS } from '../calendar/calendar.ts';
import { runner } from '../../test/core/schedules.ts';
import { findConflict } from './conflict.ts';

const input = (preferences: Partial<TrainingPreferences>, more: Partial<Athlete> = {}) => ({
  athlete: runner({ unavailableDays: [], ...preferences }, more),
  today: '2027-01-04' as const,
  sports: ['running' as const],
  raceType: 'marathon' as const,
});
const injury = (injuryType: string, affectedArea: string, isRecovered = false): Injury => ({
  injuryType,
  affectedArea,
  dateOccurred: null,
  isRecovered,
});
const WEEKEND_ONLY = WEEKDAYS.slice(0, 5);

test.each<[string, Parameters<typeof findConflict>[0]]>([
  ['a day of twenty minutes', input({ unavailableDays: WEEKEND_ONLY, maxMinutesByDay: { saturday: 10, sunday: 20 } })],
  ['one day without a limit', input({ unavailableDays: WEEKEND_ONLY, maxMinutesByDay: { saturday: 10 } })],
  ['an hour a week', input({ weeklyHoursAvailable: 1 })],
  ['twenty minutes a week', input({ weeklyHoursAvailable: 20 / 60 })],
  ['strength alone before a race', { ...input({}), sports: ['strength' as const] }],
  ...(['running', 'cycling', 'swimming'] as const).map(
    (sport) =>
      [`${sport} without a race`, { ...input({}), sports: ['strength' as const, sport], raceType: null }] satisfies [
        string,
        object,
      ],
  ),
  ['one sport that an injury leaves', input({}, { injuries: [injury('stress fracture', 'shin')] })],
])('a plan can be made with %s', (_, asked) => {
  expect(findConflict(asked)).toBeNull();
});

test('no hours', () => {
  expect(findConflict(input({ weeklyHoursAvailable: 0 }))).toEqual({
    code: 'NO_HOURS_AVAILABLE',
    message: '0 hours a week hold no workout; the shortest takes 20 min.',
    constraints: ['At most 0 hours a week', 'A workout takes at least 20 min'],
    relaxations: ['Raise the weekly hours to 1'],
  });
});

test.each([
  [[], ['Make Saturday available', 'Make Sunday available']],
  [['friday', 'tuesday'] as const, ['Make Tuesday available', 'Make Friday available']],
])('no day, with long workouts on %j', (longWorkoutDays, relaxations) => {
  expect(findConflict(input({ unavailableDays: WEEKDAYS, longWorkoutDays }))).toMatchObject({
    code: 'NO_DAY_AVAILABLE',
    relaxations,
  });
});

test('of days that are equally short the first is to be raised', () => {
  const maxMinutesByDay = { friday: 5, saturday: 19, sunday: 19 };
  expect(findConflict(input({ unavailableDays: WEEKDAYS.slice(0, 4), maxMinutesByDay }))?.relaxations).toEqual([
    'Raise Saturday from 19 to 20 min',
  ]);
});

test.each([
  [['strength' as const], 'Chosen sports: strength'],
  [[], 'Chosen sports: none'],
])('no endurance sport among %j and no race', (sports, chosen) => {
  expect(findConflict({ ...input({}), sports, raceType: null })).toEqual({
    code: 'NO_ENDURANCE_SPORT',
    message: 'Training consistently needs at least one of running, cycling and swimming.',
    constraints: [chosen, 'At least one of running, cycling, swimming'],
    relaxations: ['Choose running', 'Choose cycling', 'Choose swimming'],
  });
});

const GOALS = [
  { raceName: 'Park', raceType: '10k', raceDate: '2027-04-11', priority: 'A' },
  { raceName: 'City', raceType: 'marathon', raceDate: '2027-05-09', priority: 'C' },
] as const;
test('a race for adults is refused to who is younger, whatever its priority, with the longest that is not', () => {
  expect(findConflict({ ...input({}, { age: 17 }), races: GOALS })).toEqual({
    code: 'RACE_FOR_ADULTS',
    message: 'City is a Marathon, which is planned from 18 years on.',
    constraints: ['17 years old', 'Marathon from 18 years on'],
    relaxations: ['Choose a shorter race: a Half Marathon is the longest'],
  });
  expect(findConflict({ ...input({}, { age: 18 }), races: GOALS })).toBeNull();
  expect(findConflict({ ...input({}, { age: 17 }), races: GOALS.slice(0, 1) })).toBeNull();
});
