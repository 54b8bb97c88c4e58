import { flattenSteps } from '../../core/workout/prescription/stepSums.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { activityFile, type Leg } from '../../test/fitFiles.ts';
import { ask } from '../../test/graphql.ts';
import { encodeId } from '../../core/units/ids.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import { uploadActivity } from './activity.ts';
import { readActivityAnalysis } from './activityAnalysis.ts';

const TODAY = '2026-11-20';
const MONDAY = '2026-11-16';
const database = setUpDatabase();
const clock = { now: new Date(`${MONDAY}T06:00:00Z`) };
const deps = () => testDeps(database.db, clock);
type Viewer = Awaited<ReturnType<typeof aScheduledAthlete>>;

async function athlete(): Promise<Viewer> {
  clock.now = new Date(`${MONDAY}T06:00:00Z`);
  const viewer = await aScheduledAthlete(deps());
  await database.db.athlete.update({ where: { id: viewer.athleteId }, data: { ftp: 200, runThresholdSpeed: 4 } });
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  return viewer;
}
const analysed = async (viewer: Viewer, leg: Leg) => {
  const { activities } = await uploadActivity(deps(), viewer, activityFile([leg]));
  return readActivityAnalysis(deps(), viewer, activities[0]!.id);
};

test('best efforts stand beside the best of the season', async () => {
  const viewer = await athlete();
  const hard = await analysed(viewer, {
    start: `${TODAY}T07:00:00Z`,
    seconds: 1300,
    watts: (s) => (s < 60 ? 400 : 250),
  });
  expect(hard.peaks.map(({ seconds, value, seasonBest }) => [seconds, value, seasonBest])).toEqual([
    [5, 400, 400],
    [60, 400, 400],
    [300, 280, 280],
    [1200, 257.5, 257.5],
  ]);
  const easier = await analysed(viewer, { start: `${TODAY}T12:00:00Z`, seconds: 400, watts: () => 300 });
  expect(easier.peaks.map(({ seconds, value, seasonBest }) => [seconds, value, seasonBest])).toEqual([
    [5, 300, 400],
    [60, 300, 400],
    [300, 300, 300],
  ]);
  const run = await analysed(viewer, { sport: 'running', start: `${TODAY}T14:00:00Z`, seconds: 600, speed: 4 });
  expect([run.measure, run.peaks[0]!.value]).toEqual(['speed', 4]);
  expect(run.fastest).toEqual([{ metres: 1000, seconds: 250, seasonBest: 250 }]);
});

test('a long easy ride tells how steady it was, a hard one does not', async () => {
  const viewer = await athlete();
  const ride = { start: `${TODAY}T07:00:00Z`, seconds: 6000, heartRate: () => 130 };
  const easy = await analysed(viewer, { ...ride, watts: () => 130 });
  expect(easy.efficiency).toEqual({ factor: 1, decoupling: 0 });
  const hard = await analysed(viewer, { ...ride, start: `${TODAY}T10:00:00Z`, watts: () => 190 });
  expect(hard.efficiency).toBeNull();
});

test('the planned steps are found in what was recorded, for the athlete and their coach', async () => {
  const viewer = await athlete();
  const ride = (await workoutsOf(deps(), viewer)).find(
    ({ workoutType, scheduledDate }) => workoutType === 'bike' && scheduledDate <= TODAY,
  )!;
  const steps = flattenSteps(ride.steps);
  const efforts = steps.flatMap(({ durationSec, effort }) => Array<number>(durationSec).fill(effort));
  const start = `${ride.scheduledDate}T07:00:00Z`;
  const { activities } = await uploadActivity(
    deps(),
    viewer,
    activityFile([{ start, seconds: efforts.length, watts: (s) => Math.round(200 * efforts[s]!) }]),
  );
  const id = encodeId('activity', activities[0]!.id);
  const query = `query ($id: ID!) { node(id: $id) { ... on Activity { zoneSec analysis {
    stepsText steps { number movingSec off planned { kind durationSec } } } } } }`;
  const coach = await aCoachOf(deps(), viewer);
  for (const asker of [viewer, coach]) {
    const { data } = await ask(deps(), asker, query, { id });
    const { analysis, zoneSec } = data!.node;
    expect(zoneSec).toHaveLength(3);
    expect(analysis.steps.map(({ number, movingSec }: Record<string, number>) => [number, movingSec])).toEqual(
      steps.map(({ durationSec }, index) => [index + 1, durationSec]),
    );
  }
});
