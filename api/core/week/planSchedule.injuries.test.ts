import { adapt } from '../change/adapt.ts';
import { addDays } from '../calendar/calendar.ts';
import { planSchedule } from './planSchedule.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, running, runner } from '../../test/core/schedules.ts';

const ALL = ['running', 'cycling', 'swimming'] as const;
/** Six weeks of a runner with an injury, who has told of such sports. */
const hurt = (affectedArea: string, told: readonly (typeof ALL)[number][]) => {
  const assessments = told.map((sport) => ({ ...runner().assessments[0]!, sport }));
  const injuries = [{ injuryType: 'strain', affectedArea, dateOccurred: null, isRecovered: false }];
  const hurtRunner = running(runner({}, { assessments, injuries }), undefined, { count: 6 });
  return planned(planSchedule({ ...hurtRunner, sports: ['running'] }));
};
const typesIn = (list: ReturnType<typeof hurt>) =>
  [
    ...new Set(
      list
        .flatMap(({ workouts }) => workouts.map(({ workoutType }) => workoutType))
        .filter((type) => type !== 'strength'),
    ),
  ].sort();

test.each<readonly [area: string, told: readonly (typeof ALL)[number][], types: readonly string[]]>([
  ['calf', ['running'], ['bike', 'run']],
  ['calf', ['running', 'cycling'], ['bike', 'run']],
  ['Achilles', ['running', 'swimming'], ['run', 'swim']],
  ['shin', ['running'], ['bike']],
  ['shin', ['running', 'cycling', 'swimming'], ['bike']],
])('a runner with a hurt %s who has told of %j trains %j', (area, told, types) => {
  const weeks = hurt(area, told);
  expect(typesIn(weeks)).toEqual(types);
  for (const { workouts, plannedHours } of weeks)
    expect(workouts.reduce((sum, { duration }) => sum + duration, 0)).toBeGreaterThan(0.8 * 60 * plannedHours);
});

test('who has told of no rides rides easily, and none of them long', () => {
  for (const area of ['calf', 'shin']) {
    const rides = hurt(area, ['running']).flatMap(({ workouts }) =>
      workouts.filter(({ workoutType }) => workoutType === 'bike'),
    );
    expect(new Set(rides.map(({ intensity, isLong }) => `${intensity} ${isLong}`))).toEqual(new Set(['easy false']));
  }
  const rider = hurt('shin', ['running', 'cycling']).flatMap(({ workouts }) => workouts);
  expect(rider.some(({ isLong }) => isLong)).toBe(true);
});

test('a sport that carries what an injury takes begins with an hour and a quarter, and grows by a quarter of an hour', () => {
  const longest = hurt('shin', ['running', 'cycling']).map(({ workouts }) =>
    Math.max(...workouts.filter(({ workoutType }) => workoutType === 'bike').map(({ duration }) => duration)),
  );
  longest.forEach((minutes, i) =>
    expect(minutes).toBeLessThanOrEqual(Math.max(75, 15 + Math.max(0, ...longest.slice(0, i)))),
  );
  expect(longest[0]).toBeGreaterThanOrEqual(60);
  expect(Math.max(...longest)).toBeGreaterThan(100);
});

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
    // runs last whole steps of five minutes
    return (of(back) - 2) / of(weeks.slice(first));
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
