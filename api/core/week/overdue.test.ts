import { injuryRestrictions } from '../athlete/injuries.ts';
import { dayNumber } from '../calendar/calendar.ts';
import type { WorkoutType } from '../codes/workout.ts';
import type { DayPlan, Draft, WeekContext } from './draft.ts';
import { isLate, isNeeded, isOverdue, isTooLate } from './overdue.ts';

const MONDAY = dayNumber('2027-02-15');
const TYPES = { r: 'run', b: 'bike', s: 'swim', k: 'brick' } as const satisfies Record<string, WorkoutType>;

/** The week from 15 February: of each day what lies on it, such as `r` for a run, `-` for nothing. */
const weekOf = (days: string, more: object = {}): WeekContext =>
  ({
    monday: MONDAY,
    raceType: 'half-ironman',
    week: { kind: 'load', plannedHours: 8 },
    availableDays: 7,
    restrictions: injuryRestrictions([]),
    races: [],
    memory: { lastDayOfType: {} },
    days: [...days].map((letter, index) => ({
      index,
      number: MONDAY + index,
      kept: [],
      drafts: letter === '-' ? [] : [{ workoutType: TYPES[letter as keyof typeof TYPES] }],
    })),
    ...more,
  }) as unknown as WeekContext;

const EMPTY = '-------';
/** The last swim, and other sports, lie so many days before Monday. */
const swam = (days: number, others: object = {}) => ({ memory: { lastDayOfType: { swim: MONDAY - days, ...others } } });
const draft = (workoutType: WorkoutType, dayIndex: number | null = null) => ({ workoutType, dayIndex }) as Draft;
const lateDays = (context: WeekContext, is: (day: DayPlan) => boolean) =>
  context.days.filter((day) => is(day)).map(({ index }) => index);

test.each<[what: string, more: object, days: readonly number[]]>([
  ['ten days after the last', swam(7), [4, 5, 6]],
  ['nowhere, as the last is near', swam(3), []],
  ['from Monday on', swam(11), [0, 1, 2, 3, 4, 5, 6]],
  ['never, of a sport that was not trained', {}, []],
  ['not after a race of the week', { ...swam(7), races: [{ raceDate: '2027-02-20' }] }, [4]],
  ['not after a race of the Monday before', { ...swam(7), races: [{ raceDate: '2027-02-08' }] }, []],
  ['as ever after an older race', { ...swam(7), races: [{ raceDate: '2027-02-07' }] }, [4, 5, 6]],
  ['as ever before the next race', { ...swam(7), races: [{ raceDate: '2027-02-22' }] }, [4, 5, 6]],
])('swimming has rested too long %s', (_, more, days) => {
  const context = weekOf(EMPTY, more);
  expect(lateDays(context, (day) => isOverdue(context, day, 'swim'))).toEqual(days);
});

test.each<
  [what: string, days: string, more: object, type: WorkoutType, waiting: readonly Draft[], late: readonly number[]]
>([
  ['on days on which the sport has rested too long', EMPTY, swam(7), 'swim', [], [4, 5, 6]],
  ['never, where one lies before them', '-s-----', swam(7), 'swim', [], []],
  ['as ever, where one lies among them', '-----s-', swam(7), 'swim', [], [4, 5, 6]],
  ['as ever, where another sport lies before them', '-r-----', swam(7), 'swim', [], [4, 5, 6]],
  ['never, where another one waits', EMPTY, swam(7), 'swim', [draft('swim')], []],
  ['as ever, where another sport waits', EMPTY, swam(7), 'swim', [draft('run')], [4, 5, 6]],
  ['of a brick, by its run', EMPTY, swam(0, { run: MONDAY - 7, bike: MONDAY - 1 }), 'brick', [], [4, 5, 6]],
  ['of a brick, by its ride', EMPTY, swam(0, { run: MONDAY - 1, bike: MONDAY - 8 }), 'brick', [], [3, 4, 5, 6]],
  ['of a run, where a brick waits: never', EMPTY, swam(0, { run: MONDAY - 7 }), 'run', [draft('brick')], []],
])('a workout is late %s', (_, days, more, type, waiting, late) => {
  const context = weekOf(days, more);
  expect(lateDays(context, (day) => isLate(context, day, draft(type), waiting))).toEqual(late);
});

const none = injuryRestrictions([]);
test.each<[what: string, more: object, type: WorkoutType, late: readonly number[]]>([
  ['before a triathlon, on late days', {}, 'swim', [4, 5, 6]],
  ['never without a race', { raceType: null }, 'swim', []],
  ['never before a race without that sport', { raceType: 'marathon' }, 'swim', []],
  ['never in the week of the race', { week: { kind: 'race', plannedHours: 8 } }, 'swim', []],
  ['never after the race', { week: { kind: 'recovery', plannedHours: 8 } }, 'swim', []],
  ['never with less than two hours', { week: { kind: 'load', plannedHours: 1.9 } }, 'swim', []],
  ['with two hours', { week: { kind: 'load', plannedHours: 2 } }, 'swim', [4, 5, 6]],
  ['with three days off', { availableDays: 4 }, 'swim', [4, 5, 6]],
  ['never with four', { availableDays: 3 }, 'swim', []],
  [
    'never of a sport that an injury takes from',
    { restrictions: { ...none, swim: { ...none.swim, volumeFactor: 0.5 } } },
    'swim',
    [],
  ],
  [
    'whatever it takes from another sport',
    { restrictions: { ...none, run: { ...none.run, volumeFactor: 0.5 } } },
    'swim',
    [4, 5, 6],
  ],
  ['never, of a sport that was trained lately', {}, 'run', []],
])('a workout comes too late %s', (_, more, type, late) => {
  const context = weekOf(EMPTY, { ...swam(7, { run: MONDAY - 1 }), ...more });
  expect(lateDays(context, (day) => isTooLate(context, day, draft(type)))).toEqual(late);
});

test('one that waits may come in time', () => {
  const context = weekOf(EMPTY, swam(7));
  expect(isTooLate(context, context.days[5]!, draft('swim'), [draft('swim')])).toBe(false);
});

test.each<[what: string, days: string, more: object, one: Draft, is: boolean]>([
  ['the only swim', '-s-----', {}, draft('swim', 1), true],
  ['one of two', '-s-s---', {}, draft('swim', 1), false],
  ['one beside other sports', 'rs-b---', {}, draft('swim', 1), true],
  ['one whose second comes too late', '-s---s-', swam(7), draft('swim', 1), true],
  ['the only run beside a brick', '-r-k---', {}, draft('run', 1), false],
  ['a brick beside the only ride', '-b-k---', {}, draft('brick', 3), true],
  ['a brick beside a ride and a run', '-b-kr--', {}, draft('brick', 3), false],
])('of a week %s is needed (%s): %s', (_, days, more, one, is) => {
  expect(isNeeded(weekOf(days, more), one)).toBe(is);
});
