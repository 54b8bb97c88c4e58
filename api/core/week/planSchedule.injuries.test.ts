import { adapt } from '../change/adapt.ts';
import { addDays } from '../calendar/calendar.ts';
import { planSchedule } from './planSchedule.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, running, runner } from '../../test/core/schedules.ts';

const HARD = ['hard', 'threshold', 'vo2max', 'race-pace'];
const healthy = running(runner(), undefined, { count: 16 });
const weeks = planned(planSchedule(healthy));
/** From here on six loading weeks or so hold hard runs, vo2max among them. */
const first = weeks.findIndex(({ phaseType }) => phaseType === 'build');
const monday = weeks[first]!.weekStartDate;
const dateOccurred = addDays(monday, -1);
const input = {
  ...healthy,
  today: monday,
  firstWeek: monday,
  count: 6,
  athlete: {
    ...healthy.athlete,
    injuries: [{ injuryType: 'strain', affectedArea: 'calf', dateOccurred, isRecovered: true }],
  },
};

test('after a calf that healed: nothing hard for two weeks, then threshold, vo2max from the fifth on; minutes grow week by week', () => {
  const back = planned(planSchedule(input));
  const hardest = back.map(({ workouts }) =>
    workouts.map(({ intensity }) => intensity).filter((intensity) => HARD.includes(intensity)),
  );
  for (const index of [0, 1]) expect(hardest[index]).toEqual([]);
  expect(hardest.slice(2, 4).flat()).not.toContain('vo2max');
  expect(hardest.slice(2).flat().length).toBeGreaterThan(0);
  const part = (n: number) => {
    const of = (list: typeof back) =>
      list[n]!.workouts.filter(({ workoutType }) => workoutType === 'run').reduce(
        (sum, { duration }) => sum + duration,
        0,
      );
    return of(back) / of(weeks.slice(first));
  };
  expect(part(0)).toBeLessThanOrEqual(0.55);
  for (const n of [1, 2, 3, 4]) expect(part(n)).toBeLessThanOrEqual(0.5 + 0.1 * n + 0.05);
});

test('adapting leaves such a plan alone: it knew', () => {
  const back = planned(planSchedule(input));
  const { workouts, limits } = fourWeeks(input, back, 0);
  const nothing = { removed: [], history: [], checkIns: [], illness: null };
  expect(
    adapt({ workouts, limits: { ...limits, today: monday }, ...nothing }).operations.map(
      ({ changeDescription }) => changeDescription,
    ),
  ).toEqual([]);
});
