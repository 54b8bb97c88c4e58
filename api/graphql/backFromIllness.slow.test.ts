import { addDays, mondayOf } from '../core/calendar/calendar.ts';
import { timeText } from '../core/units/timeText.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { generateSchedule, readSchedule } from '../domain/schedule/schedule.ts';
import type { WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { readLimits } from '../domain/planning/weekProof.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';

// a Monday
const MONDAY = '2026-11-23';
const day = (n: number) => addDays(MONDAY, n);
const clock = { now: new Date() };

const deps = setUpDeps(clock);
const wake = (n: number) => void (clock.now = new Date(`${day(n)}T06:00:00Z`));
beforeEach(() => wake(0));

const TELL = `mutation ($input: ReportIllnessInput!) { reportIllness(input: $input) { __typename
  ... on ReportIllnessPayload { adaptation { summary changes { op workoutId changeDescription } } } } }`;
const tell = async (viewer: Viewer, input: object) =>
  (await ask(deps, viewer, TELL, { input: { mild: false, symptoms: ['FEVER', 'COUGH'], ...input } })).data.reportIllness
    .adaptation;

/** Of each kind how many on each day. */
function kindsByDay(workouts: readonly WorkoutRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { scheduledDate, workoutType, description } of workouts) {
    const key = `${scheduledDate} ${workoutType} ${description}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
const longIn = (workouts: readonly WorkoutRow[], monday: string) =>
  workouts.filter(({ scheduledDate, isLong }) => isLong && mondayOf(scheduledDate) === monday).length;

// day told ill, days on which it is planned anew, day well; weeks roll on in between
test.each<[number, number[], number]>([
  [3, [3], 7],
  [3, [3, 4], 7],
  [0, [0, 3], 8],
  [1, [4], 9],
  [4, [4, 7], 10],
  [3, [8], 14],
])('ill on day %i, planned anew on %j, well on day %i: each workout comes back once', async (ill, anew, well) => {
  const viewer = await aScheduledAthlete(deps);
  const whole = await workoutsOf(deps, viewer);
  wake(ill);
  await tell(viewer, { from: day(ill) });
  for (const n of anew) {
    wake(n);
    await readSchedule(deps, viewer, viewer.athleteId);
    await generateSchedule(deps, viewer, { mode: 'season-plan' });
  }
  wake(well);
  await readSchedule(deps, viewer, viewer.athleteId);
  const { changes } = await tell(viewer, { from: day(ill), wellOn: day(well) });
  const back = await workoutsOf(deps, viewer);
  const planned = kindsByDay(whole);
  const doubled = [...kindsByDay(back)].filter(([key, count]) => count > Math.max(1, planned.get(key) ?? 0));
  expect(doubled).toEqual([]);
  expect(changes.map(({ changeDescription }: { changeDescription: string }) => changeDescription)).toEqual([
    ...new Set(changes.map(({ changeDescription }: { changeDescription: string }) => changeDescription)),
  ]);
  for (const monday of [14, 21].map(day)) expect(longIn(back, monday)).toBeGreaterThanOrEqual(longIn(whole, monday));
});

// day told ill, day well and planned anew
test.each<[number, number]>([
  [3, 7],
  [1, 5],
  [2, 8],
])('ill on day %i, well on day %i: what is planned anew then proves what it holds', async (ill, well) => {
  const viewer = await aScheduledAthlete(deps);
  wake(ill);
  await tell(viewer, { from: day(ill) });
  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  wake(well);
  await readSchedule(deps, viewer, viewer.athleteId);
  await tell(viewer, { from: day(ill), wellOn: day(well) });
  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  const weeks = await weeksOf(deps, viewer);
  const limits = await readLimits(deps, weeks);
  for (const [i, { weekStartDate, workouts }] of weeks.entries()) {
    const proof = limits[i]!;
    const training = workouts.filter(({ workoutType, status }) => workoutType !== 'race' && status !== 'skipped');
    const minutes = training.reduce((sum, { duration }) => sum + duration, 0);
    const told = proof.find(({ constraint }) => constraint.startsWith('Week at most'));
    expect([weekStartDate, told?.value]).toEqual([weekStartDate, timeText(minutes)]);
    const longest = training.some(({ isLong }) => isLong) ? Math.max(...training.map(({ duration }) => duration)) : 0;
    const long = proof.find(({ constraint }) => constraint.startsWith('Longest workout'));
    expect([weekStartDate, long?.value]).toEqual([
      weekStartDate,
      expect.stringContaining(longest === 0 ? 'no long' : `, ${timeText(longest)}`),
    ]);
  }
});

test.each<[number, number]>([
  [3, 7],
  [1, 5],
  [0, 4],
])('ill on day %i, well on day %i: on the way back the long run stays the longest', async (ill, well) => {
  const viewer = await aScheduledAthlete(deps);
  wake(ill);
  await tell(viewer, { from: day(ill) });
  wake(well);
  await tell(viewer, { from: day(ill), wellOn: day(well) });
  for (const { weekStartDate, workouts } of await weeksOf(deps, viewer)) {
    const runs = workouts.filter(({ workoutType }) => workoutType === 'run');
    const long = runs.find(({ isLong }) => isLong);
    const longer = runs.filter(({ duration }) => duration > (long?.duration ?? Infinity));
    expect([weekStartDate, longer]).toEqual([weekStartDate, []]);
  }
});
