import { adapt } from '../../adapt.ts';
import { addDays, weekdayOf } from '../../../calendar/calendar.ts';
import type { ScheduledWorkout } from '../../../rules/context.ts';
import { after, calm, minutes, monday, week } from '../../../../test/core/calmWeeks.ts';
import { afterChanges } from '../../../../test/core/life.ts';
import { isBetween } from '../../../../test/core/adaptTables.ts';

/** Minutes of a sport as a part of the plan, and its longest workout: minutes, or a part of the plan's longest; run, bike, swim. */
test.each([
  ['calf', [0.35, 0.6, 45], [1, 1, 1], [1, 1, 1]],
  ['Achilles', [0.35, 0.6, 45], [1, 1, 1], [1, 1, 1]],
  ['shin', [0, 0, 0], [1, 1.2, 1], [1, 1, 1]],
  ['foot', [0, 0, 0], [1, 1.2, 1], [1, 1, 1]],
  ['stress fracture', [0, 0, 0], [1, 1.2, 1], [1, 1, 1]],
  ['knee', [0.45, 0.6, 40], [0.75, 0.8, 0.8], [1, 1, 1]],
  ['plantar', [0.45, 0.6, 40], [1, 1, 1], [1, 1, 1]],
  ['hamstring', [1, 1, 1], [1, 1, 1], [1, 1, 1]],
  ['back', [0.69, 0.9, 40], [0.75, 0.8, 75], [1, 1, 1]],
  ['shoulder', [1, 1, 1], [0.85, 0.91, 75], [0, 0, 0]],
  ['elsewhere', [0.6, 0.7, 0.7], [0.74, 0.8, 0.8], [0.74, 0.8, 0.8]],
] as const)('a hurt %s', (affectedArea, run, bike, swim) => {
  const athlete = {
    ...calm.limits.athlete,
    injuries: [{ injuryType: 'pain', affectedArea, dateOccurred: null, isRecovered: false }],
  };
  const now = after({ ...calm, limits: { ...calm.limits, athlete } });
  const of = (workouts: readonly ScheduledWorkout[], type: string) =>
    workouts.filter(({ workoutType }) => workoutType === type);
  for (const [type, [least, most, longest]] of [
    ['run', run],
    ['bike', bike],
    ['swim', swim],
  ] as const) {
    isBetween(minutes(of(now, type)) / minutes(of(calm.workouts, type)), [least, most]);
    const before = Math.max(...of(calm.workouts, type).map(({ duration }) => duration));
    for (const each of of(now, type))
      expect(each.duration).toBeLessThanOrEqual(longest <= 1 ? longest * before : longest);
  }
  expect(minutes(now)).toBeLessThanOrEqual(minutes(calm.workouts));
});

test.each([
  ['knee', 0.6],
  ['plantar', 0.6],
  ['something else', 0.7],
])(
  'a hurt %s: at most its part of each week of running, in as many runs as that leaves room for',
  (affectedArea, part) => {
    const athlete = {
      ...calm.limits.athlete,
      injuries: [{ injuryType: 'pain', affectedArea, dateOccurred: null, isRecovered: false }],
    };
    const now = after({ ...calm, limits: { ...calm.limits, athlete } });
    const runs = (workouts: readonly ScheduledWorkout[], n: number) =>
      week(workouts, n).filter(({ workoutType }) => workoutType === 'run');
    for (const n of [0, 1, 2, 3]) {
      const most = part * minutes(runs(calm.workouts, n));
      expect(minutes(runs(now, n))).toBeLessThanOrEqual(most);
      expect(runs(now, n)).toHaveLength(Math.min(runs(calm.workouts, n).length, Math.floor(most / 20)));
    }
  },
);

test('what a hurt runner has run already, shortened, takes nothing from the runs that are left', () => {
  const athlete = {
    ...calm.limits.athlete,
    injuries: [{ injuryType: 'pain', affectedArea: 'knee', dateOccurred: null, isRecovered: false }],
  };
  // the longest run of the week is the first
  const swapped = new Map([
    [addDays(monday, 16), addDays(monday, 20)],
    [addDays(monday, 20), addDays(monday, 16)],
  ]);
  const workouts = calm.workouts.map((each) => {
    const scheduledDate = (each.workoutType === 'run' && swapped.get(each.scheduledDate)) || each.scheduledDate;
    return { ...each, scheduledDate, dayOfWeek: weekdayOf(scheduledDate) };
  });
  const input = { ...calm, workouts, limits: { ...calm.limits, athlete } };
  const now = after(input);
  expect(week(now, 2).filter(({ workoutType }) => workoutType === 'run')).toHaveLength(3);
  const done = now.map((each) => ({
    ...each,
    status: each.scheduledDate < addDays(monday, 17) ? ('completed' as const) : each.status,
  }));
  const later = {
    ...afterChanges(input, adapt(input).operations, done),
    limits: { ...input.limits, today: addDays(monday, 17) },
  };
  expect(adapt(later).operations).toEqual([]);
});
