import { unpackStreams } from '../../../core/streams/pack.ts';
import type { MeanMax } from '../../../core/thresholds/meanMax.ts';
import { activityFile, chained, type Leg } from '../../../test/fitFiles.ts';
import { strapSegment } from '../../../test/fitStraps.ts';
import { ask } from '../../../test/graphql.ts';
import { aCoachOf } from '../../../test/schedules.ts';
import { uploadActivity } from '../activity.ts';
import { deleteActivity } from '../activityMatch.ts';
import {
  athlete,
  database,
  deps,
  fileOf,
  MONDAY,
  past,
  rowsOf,
  TODAY,
  uploadWorld,
  type Viewer,
} from '../../../test/uploads.ts';

uploadWorld();

test('the best means of a recording are kept, of a sport that has a threshold', async () => {
  const viewer = await athlete();
  const start = `${TODAY}T07:00:00Z`;
  await uploadActivity(
    deps(),
    viewer,
    activityFile([
      { sport: 'cycling', start, seconds: 1200, watts: () => 264, heartRate: () => 163 },
      { sport: 'training', seconds: 600, heartRate: () => 110 },
    ]),
  );
  const [ride, strength] = await rowsOf(viewer);
  const { power } = ride!.meanMax as unknown as MeanMax;
  expect(power.at(-1)).toEqual({ seconds: 1200, value: 264, heartRate: 163, coverage: 1 });
  expect(strength!.meanMax).toBeNull();
});

test('what a device recorded second by second is kept beside the activity, and goes with it', async () => {
  const viewer = await athlete();
  const { activities } = await uploadActivity(
    deps(),
    viewer,
    activityFile([
      { sport: 'cycling', start: `${TODAY}T07:00:00Z`, seconds: 1200, watts: (s) => 200 + (s % 50) },
      { sport: 'training', seconds: 600 },
    ]),
  );
  const kept = () => database.db.activityStreams.findMany({ where: { athleteId: viewer.athleteId } });
  const [ride, ...more] = await kept();
  expect([ride!.activityId, more]).toEqual([activities[0]!.id, []]);
  expect(unpackStreams(ride!.packed)).toEqual({ power: Array.from({ length: 1200 }, (_, s) => 200 + (s % 50)) });
  await deleteActivity(deps(), viewer, ride!.activityId);
  expect(await kept()).toEqual([]);
});

test('a swim is one activity with its strap’s heart rate; recordings that lie in one file are each one of their own', async () => {
  const viewer = await athlete({ lthr: 160 });
  const beats = Array.from({ length: 6000 }, (_, i): [number, number] => [i * 0.4, 140]);
  const swim = activityFile([{ sport: 'swimming', start: `${MONDAY}T07:00:00Z`, seconds: 2400, speed: 1 }]);
  const run = await past(viewer, 'run');
  const file = chained(swim, strapSegment(beats, { start: `${MONDAY}T07:00:00Z` }), fileOf(run));
  const { activities, workouts } = await uploadActivity(deps(), viewer, file);
  expect(activities.map(({ sport, measure }) => [sport, measure]).sort()).toEqual([
    ['run', 'effort'],
    ['swim', 'heartRate'],
  ]);
  expect(activities.find(({ sport }) => sport === 'swim')!.summary).toMatchObject({
    averageHeartRate: 140,
    maxHeartRate: 140,
  });
  expect(workouts.map(({ id }) => id)).toContain(run.id);
  expect((await rowsOf(viewer)).length).toBe(2);
});

const FIGURES = `id measure measureNote normalizedPower averagePower averageHeartRate maxHeartRate averageCadence poolLengthM
  laps { movingSec distanceM power heartRate speed cadence kind } coverage { power pace heartRate }`;
const LOOK = `query ($id: ID!) { node(id: $id) { ... on Activity { ${FIGURES} } } }`;

test('what the device told stays with the activity: means, laps, the pool, and how much of the time was recorded', async () => {
  const viewer = await athlete();
  const ride: Leg = {
    start: `${MONDAY}T07:00:00Z`,
    seconds: 1200,
    watts: (s) => (s < 600 ? 150 : 250),
    heartRate: (s) => (s < 300 ? 120 + (s % 60) : null),
    speed: 8,
    cadence: 88,
    laps: 2,
  };
  const swim: Leg = {
    sport: 'swimming',
    start: `${MONDAY}T12:00:00Z`,
    seconds: 1200,
    pool: { metres: 25, lengths: 40, swumSec: 1000 },
  };
  const { activities } = await uploadActivity(deps(), viewer, chained(activityFile([ride]), activityFile([swim])));
  const [rode, swam] = activities.map(({ id }) => ({ id: `activity_${id}` }));
  const look = async (who: Viewer, variables: { id: string }) => (await ask(deps(), who, LOOK, variables)).data.node;
  const lap = { movingSec: 600, distanceM: 4800, heartRate: null, speed: 8, cadence: 88, kind: null };
  const seen = await look(viewer, rode!);
  expect(seen).toEqual({
    id: rode!.id,
    measure: 'EFFORT',
    measureNote: 'Heart rate was recorded for 25% of the time, too little for a load.',
    normalizedPower: expect.any(Number),
    averagePower: 200,
    averageHeartRate: expect.any(Number),
    maxHeartRate: 179,
    averageCadence: 88,
    poolLengthM: null,
    laps: [
      { ...lap, power: 150, heartRate: 150 },
      { ...lap, power: 250 },
    ],
    coverage: { power: 1, pace: 1, heartRate: 0.25 },
  });
  expect(await look(viewer, swam!)).toMatchObject({
    averagePower: null,
    maxHeartRate: null,
    averageCadence: null,
    poolLengthM: 25,
    laps: [{ movingSec: 1200 }],
    coverage: { power: null, pace: 1, heartRate: null },
    measureNote: null,
  });
  const coach = await aCoachOf(deps(), viewer);
  const stranger = await aCoachOf(deps(), await athlete());
  expect(await look(coach as Viewer, rode!)).toEqual(seen);
  expect(await look(stranger as Viewer, rode!)).toBeNull();
  // a row from before any of this was kept
  await database.db.activity.updateMany({
    where: { athleteId: viewer.athleteId },
    data: { summary: {}, powerCoverage: null, paceCoverage: null, heartRateCoverage: null },
  });
  const nothing = {
    normalizedPower: null,
    averagePower: null,
    averageHeartRate: null,
    maxHeartRate: null,
    averageCadence: null,
    poolLengthM: null,
    laps: [],
    coverage: { power: null, pace: null, heartRate: null },
    measureNote: null,
  };
  expect(await look(viewer, rode!)).toMatchObject(nothing);
});
