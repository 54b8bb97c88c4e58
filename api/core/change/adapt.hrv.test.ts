import { addDays, weekdayOf } from '../calendar/calendar.ts';
import { adapt } from './adapt.ts';
import type { AdaptInput } from './adapt/events.ts';
import { AMBER, checked, locked, ORANGE, raceWeek, told } from '../../test/core/answered.ts';
import { after, calm, monday, on } from '../../test/core/calmWeeks.ts';
import { mornings } from '../../test/core/life.ts';

// What heart rate variability makes of today, in a calm plan: the whole answer.

const tuesday = addDays(monday, 1);
const LOW = 'your heart rate variability over 7 days, 45.6 ms, is below the usual 52.7 to 56.6 ms';
const measured = (log: number, input: AdaptInput): AdaptInput => ({
  ...input,
  hrv: mornings(log, input.limits.today),
});
const hardToday = calm.workouts.find(({ isHard }) => isHard)!.scheduledDate;

test('the plan has its hard workout on Tuesday', () => {
  expect(weekdayOf(hardToday)).toBe('tuesday');
});

test.each<readonly [string, AdaptInput, readonly string[]]>([
  ['low', measured(3.82, on(tuesday)), [`${LOW}: Tue bike easy`]],
  ['usual', measured(4, on(tuesday)), []],
  ['high', measured(4.4, on(tuesday)), []],
  ['low, on a day without anything hard', measured(3.82, on(monday)), []],
  ['low, and what a person wants', measured(3.82, on(tuesday, { workouts: locked })), []],
  ['low, in the week of a race', raceWeek(measured(3.82, on(tuesday))), []],
])('%s', (_name, input, expected) => {
  expect(told(input)).toEqual(expected);
});

test('rest where the check-in is low too; with one that is not, easy', () => {
  const today = (given: object) =>
    told(measured(3.82, checked(given, {}, tuesday))).filter((line) => line.startsWith(LOW));
  expect(today(ORANGE)).toEqual([`${LOW}; stress 7: Tue bike out, Tue strength out`]);
  expect(today(AMBER)).toEqual([`${LOW}: Tue bike easy`]);
});

test('asked again, nothing more comes, and what the check-in took keeps its reason', () => {
  const input = measured(3.82, checked(ORANGE, {}, tuesday));
  const { operations } = adapt(input);
  const codes = operations.map(({ reasonCode }) => reasonCode).filter((code) => !code.startsWith('LIMIT_'));
  expect(new Set(codes)).toEqual(new Set(['READINESS_ORANGE', 'HRV_REST']));
  const removed = operations.flatMap(({ op, workoutId, reasonCode }) =>
    op === 'remove' ? [{ ...input.workouts.find(({ id }) => id === workoutId)!, removedBy: reasonCode }] : [],
  );
  expect(adapt({ ...input, workouts: after(input), removed }).operations).toEqual([]);
});
