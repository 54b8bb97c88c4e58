import { dayOf, HARD, hurt, LIMITS, made, type Made, preferring, racing } from '../../../test/core/madeWeeks.ts';
import type { Weekday } from '../../calendar/calendar.ts';
import type { ScheduleLimits } from '../../rules/context.ts';
import { makeOperation, type Operation } from '../operations.ts';
import { nearestThatHolds } from './nearest.ts';

const wish = { reasonCode: 'REQUEST', source: 'athlete', inputs: {} } as const;

function nearest(list: readonly Made[], operation: Operation, limits: ScheduleLimits, left?: number): string {
  const workouts = made(list);
  const change = makeOperation(workouts, operation, wish)!;
  const found = nearestThatHolds(workouts, change, limits, ...(left === undefined ? [] : [{ left }]));
  return found?.changeDescription ?? 'nothing';
}

const RUN: readonly Made[] = [['thu', 'run', 30]];
const RIDE: readonly Made[] = [['tue', 'bike', 50]];
const AMID_HARD: readonly Made[] = [...RIDE, ['wed', 'run', 50, HARD]];
const moved = (toDate: string): Operation => ({ op: 'move', workoutId: 'thu-run-0', toDate });
const resized = (minutes: number): Operation => ({ op: 'resize', workoutId: 'tue-bike-0', minutes });
const replaced = (
  minutes: number,
  intensity: 'easy' | 'threshold',
  workoutType: 'swim' | 'bike' = 'swim',
): Operation => ({
  op: 'replace',
  workoutId: 'tue-bike-0',
  workoutType,
  minutes,
  intensity,
});
const added = (toDate: string, workoutType: 'run' | 'bike', minutes: number, intensity: 'easy' | 'threshold') =>
  ({ op: 'add', workoutType, toDate, minutes, intensity }) as const;
const off = (...unavailableDays: readonly Weekday[]) => preferring({ unavailableDays });

test.each<readonly [string, readonly Made[], Operation, Partial<ScheduleLimits>, string]>([
  ['a move to a day off', RUN, moved(dayOf('mon')), {}, 'Move the run on Thursday 7 January to Tuesday 5 January.'],
  [
    'the week of the wish first',
    RUN,
    moved(dayOf('sun')),
    off('sunday'),
    'Move the run on Thursday 7 January to Saturday 9 January.',
  ],
  [
    'another week',
    RUN,
    moved(dayOf('sun')),
    off('friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'),
    'Move the run on Thursday 7 January to Thursday 14 January.',
  ],
  [
    'not where it lies',
    RUN,
    moved(dayOf('wed')),
    off('wednesday'),
    'Move the run on Thursday 7 January to Tuesday 5 January.',
  ],
  [
    'not before today',
    RUN,
    moved(dayOf('mon')),
    { today: dayOf('wed') },
    'Move the run on Thursday 7 January to Wednesday 6 January.',
  ],
  [
    'less than a week away',
    RUN,
    moved(dayOf('wed', 1)),
    off('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'),
    'nothing',
  ],
  [
    'a week away is too far',
    RUN,
    moved(dayOf('sun')),
    preferring({
      unavailableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      blackoutDates: [{ from: dayOf('sun'), to: dayOf('sun'), mostMinutes: null }],
    }),
    'nothing',
  ],
  [
    'of two as near the later',
    [['tue', 'run', 30]],
    { op: 'move', workoutId: 'tue-run-0', toDate: dayOf('sat') },
    off('saturday'),
    'Move the run on Tuesday 5 January to Sunday 10 January.',
  ],
  ['what is past', RUN, moved(dayOf('mon')), { today: dayOf('fri') }, 'nothing'],
  ['what is done', [['thu', 'run', 30, { status: 'completed' }]], moved(dayOf('mon')), {}, 'nothing'],
  ['no such day', RUN, moved('2027-02-30'), {}, 'nothing'],
  ['no such day', RUN, moved('2027-01-32'), {}, 'nothing'],
  [
    'not before the schedule',
    [['thu', 'run', 30, {}, 1]],
    moved(dayOf('mon')),
    { today: dayOf('mon', -1), firstDay: dayOf('wed') },
    'Move the run on Thursday 14 January to Wednesday 6 January.',
  ],
  ['not after it', RUN, moved(dayOf('mon', 4)), {}, 'Move the run on Thursday 7 January to Sunday 31 January.'],
  ['longer', RIDE, resized(65), {}, 'Lengthen the ride on Tuesday 5 January from 0:50 to 1:00 h.'],
  [
    'longer at all',
    [['tue', 'bike', 59]],
    resized(65),
    {},
    'Lengthen the ride on Tuesday 5 January from 0:59 to 1:00 h.',
  ],
  ['no longer than it is', [['tue', 'bike', 60]], resized(65), {}, 'nothing'],
  ['shorter', [['tue', 'bike', 90]], resized(70), {}, 'Shorten the ride on Tuesday 5 January from 1:30 to 1:05 h.'],
  [
    'another sport, shorter',
    RIDE,
    replaced(70, 'easy'),
    {},
    'Replace the workout on Tuesday 5 January with an easy swim of 1:00 h.',
  ],
  [
    'another sport, easier',
    AMID_HARD,
    replaced(50, 'threshold'),
    {},
    'Replace the workout on Tuesday 5 January with an easy swim of 50 min.',
  ],
  [
    'another sport, both',
    AMID_HARD,
    replaced(70, 'threshold'),
    {},
    'Replace the workout on Tuesday 5 January with an easy swim of 1:00 h.',
  ],
  [
    'easier, and none so short that its work is left out',
    AMID_HARD,
    replaced(60, 'threshold', 'bike'),
    {},
    'Replace the workout on Tuesday 5 January with an easy ride of 1:00 h.',
  ],
  [
    'one more on a day off',
    [],
    added(dayOf('mon'), 'run', 30, 'easy'),
    {},
    'Add an easy run of 30 min on Tuesday 5 January.',
  ],
  [
    'one more for which a day is too short',
    [],
    added(dayOf('tue'), 'bike', 70, 'easy'),
    {},
    'Add an easy ride of 1:10 h on Wednesday 6 January.',
  ],
  [
    'one more that is too long for any day',
    [],
    added(dayOf('wed'), 'run', 70, 'easy'),
    {},
    'Add an easy run of 1:00 h on Wednesday 6 January.',
  ],
  [
    'one more beside a hard one',
    [['wed', 'run', 50, HARD]],
    added(dayOf('tue'), 'bike', 50, 'threshold'),
    {},
    'Add a threshold ride of 50 min on Wednesday 6 January.',
  ],
  ['one more on no such day', [], added('2027-01-32', 'run', 30, 'easy'), {}, 'nothing'],
  [
    'one more that an injury makes easier',
    [],
    added(dayOf('wed'), 'bike', 50, 'threshold'),
    hurt('pain', 'knee'),
    'Add an easy ride of 50 min on Wednesday 6 January.',
  ],
  [
    'one more that must be easier, shorter and on another day',
    [],
    added(dayOf('mon'), 'run', 100, 'threshold'),
    {},
    'Add an easy run of 1:00 h on Tuesday 5 January.',
  ],
  [
    'one more that must be easier and shorter',
    [],
    added(dayOf('sat'), 'run', 60, 'threshold'),
    racing('sun', 'B'),
    'Add an easy run of 25 min on Saturday 9 January.',
  ],
  [
    'one more among harder ones',
    [['tue', 'run', 50, HARD]],
    added(dayOf('wed'), 'run', 70, 'easy'),
    {},
    'Add an easy run of 1:00 h on Wednesday 6 January.',
  ],
  [
    'one more six days away',
    [],
    added(dayOf('mon'), 'run', 30, 'easy'),
    off('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'),
    'Add an easy run of 30 min on Sunday 10 January.',
  ],
  [
    'none a week away',
    [],
    added(dayOf('sun'), 'run', 30, 'easy'),
    preferring({
      unavailableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      blackoutDates: [{ from: dayOf('sun'), to: dayOf('sun') }],
    }),
    'nothing',
  ],
  [
    'none on more than six days',
    [],
    added(dayOf('wed'), 'run', 30, 'easy'),
    preferring({
      unavailableDays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      blackoutDates: [{ from: dayOf('mon'), to: dayOf('mon') }],
    }),
    'nothing',
  ],
  [
    'none shorter than a workout is',
    [],
    added(dayOf('wed'), 'run', 30, 'easy'),
    preferring({
      unavailableDays: ['monday', 'tuesday', 'thursday', 'friday', 'saturday', 'sunday'],
      maxMinutesByDay: { wednesday: 15 },
    }),
    'nothing',
  ],
  ['leaving out', RUN, { op: 'remove', workoutId: 'thu-run-0' }, {}, 'nothing'],
  ['easing', RUN, { op: 'ease', workoutId: 'thu-run-0', intensity: 'recovery' }, {}, 'nothing'],
])('nearest to what is refused: %s', (_, week, operation, over, text) => {
  expect(nearest(week, operation, { ...LIMITS, ...over })).toBe(text);
});

test('no more is tried than may be', () => {
  const wanted = moved(dayOf('mon'));
  expect(nearest(RUN, wanted, LIMITS, 0)).toBe('nothing');
  expect(nearest(RUN, wanted, LIMITS, 1)).toBe('Move the run on Thursday 7 January to Tuesday 5 January.');
  expect(nearest(RUN, wanted, { ...LIMITS, ...off('monday', 'tuesday') }, 1)).toBe('nothing');
});

test.each<
  readonly [name: string, week: readonly Made[], operation: Operation, over: Partial<ScheduleLimits>, tries: number]
>([
  [
    'days before the schedule',
    [['thu', 'run', 30, {}, 1]],
    moved(dayOf('mon')),
    { today: dayOf('mon', -1), firstDay: dayOf('wed') },
    1,
  ],
  ['days before today', RUN, moved(dayOf('mon')), { today: dayOf('wed') }, 1],
  ['the day where it lies', RUN, moved(dayOf('wed')), off('wednesday'), 1],
  ['an easy one made easy', [], added(dayOf('wed'), 'run', 70, 'easy'), {}, 8],
])('no try is spent on %s', (_, week, operation, over, tries) => {
  const limits = { ...LIMITS, ...over };
  expect(nearest(week, operation, limits, tries)).toBe(nearest(week, operation, limits));
  expect(nearest(week, operation, limits, tries - 1)).toBe('nothing');
});

test('no try is spent on what is done or is not there', () => {
  const tries = { left: 9 };
  const done = made([['thu', 'run', 30, { status: 'completed' }]]);
  const change = makeOperation(done, moved(dayOf('mon')), wish)!;
  expect(nearestThatHolds(done, change, LIMITS, tries)).toBeNull();
  expect(nearestThatHolds([], change, LIMITS, tries)).toBeNull();
  expect(tries).toEqual({ left: 9 });
});

test('it is asked for by the same person for the same reason, by a rule where nobody is named', () => {
  const workouts = made(RUN);
  const { source: _, inputs: __, ...bare } = makeOperation(workouts, moved(dayOf('mon')), wish)!;
  expect(nearestThatHolds(workouts, bare, LIMITS)).toMatchObject({ source: 'rule', inputs: {} });
  const said = { ...bare, source: 'coach', inputs: { said: 'so' } } as const;
  expect(nearestThatHolds(workouts, said, LIMITS)).toMatchObject({ source: 'coach', inputs: { said: 'so' } });
});
