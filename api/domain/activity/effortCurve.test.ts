import { encodeId } from '../../core/units/ids.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { activityFile, type Leg } from '../../test/fitFiles.ts';
import { ask } from '../../test/graphql.ts';
import { aCoachOf, aScheduledAthlete } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { uploadActivity } from './activity.ts';
import { deleteActivity } from './activityMatch.ts';
import { type EffortCurve, readEffortCurves } from './effortCurve.ts';

const TODAY = '2026-11-20';
const database = setUpDatabase();
const clock = { now: new Date(`${TODAY}T20:00:00Z`) };
const deps = () => testDeps(database.db, clock);

const ride = (day: string, watts: number, seconds = 400): Leg => ({
  start: `${day}T07:00:00Z`,
  seconds,
  watts: () => watts,
});
const run = (day: string, speed: number, seconds: number): Leg => ({
  sport: 'running',
  start: `${day}T12:00:00Z`,
  seconds,
  speed,
});

async function athleteWho(...legs: Leg[]) {
  const viewer = await aScheduledAthlete(deps());
  const activities = [];
  for (const leg of legs) activities.push(...(await uploadActivity(deps(), viewer, activityFile([leg]))).activities);
  return { viewer, activities };
}
const curvesOf = (viewer: Viewer) => readEffortCurves(deps(), viewer, viewer.athleteId);
/** Of each period the best of so many seconds, with its day. */
const heldFor = ({ spans }: EffortCurve, length: number) =>
  spans.map(({ period, efforts }) => {
    const best = efforts.find(({ seconds }) => seconds === length);
    return [period, best?.value, best?.day];
  });

test('each length tells its best of six weeks, of the season and ever, each with the recording that holds it', async () => {
  const { viewer, activities } = await athleteWho(
    ride('2025-06-01', 320),
    ride('2026-09-20', 290),
    ride('2026-11-10', 250),
    ride('2026-11-18', 240, 1300),
  );
  const { id: planId } = await database.db.seasonPlan.findFirstOrThrow({ where: { athleteId: viewer.athleteId } });
  await database.db.seasonPlan.update({ where: { id: planId }, data: { seasonStart: new Date('2026-09-01') } });
  await database.db.athlete.update({ where: { id: viewer.athleteId! }, data: { ftp: 230 } });
  const [curve, ...others] = await curvesOf(viewer);
  expect(others).toEqual([]);
  expect([curve!.sport, curve!.measure, curve!.threshold]).toEqual(['bike', 'power', 230]);
  expect(heldFor(curve!, 300)).toEqual([
    ['six-weeks', 250, '2026-11-10'],
    ['season', 290, '2026-09-20'],
    ['all-time', 320, '2025-06-01'],
  ]);
  // only the longest ride held anything for so long
  expect(heldFor(curve!, 1200).map(([, value]) => value)).toEqual([240, 240, 240]);
  expect(curve!.spans[2]!.efforts.find(({ seconds }) => seconds === 5)!.activityId).toBe(activities[0]!.id);
  expect(curve!.spans.map(({ since }) => since)).toEqual(['2026-10-09', '2026-09-01', null]);
  const seconds = curve!.spans[0]!.efforts.map((each) => each.seconds);
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
});

test('of equals the first stands, and what is deleted holds nothing', async () => {
  const { viewer, activities } = await athleteWho(
    ride('2026-11-10', 250),
    ride('2026-11-12', 250),
    ride('2026-11-13', 260),
  );
  const best = async () => heldFor((await curvesOf(viewer))[0]!, 300)[0]!.slice(1);
  expect(await best()).toEqual([260, '2026-11-13']);
  await deleteActivity(deps(), viewer, activities[2]!.id);
  expect(await best()).toEqual([250, '2026-11-10']);
});

test('runs tell pace and their fastest kilometres; a season that has not begun tells nothing; strength has no curve', async () => {
  const { viewer } = await athleteWho(run('2026-11-10', 4, 600), run('2026-11-12', 3.5, 2000), {
    sport: 'training',
    start: `${TODAY}T06:00:00Z`,
    seconds: 1800,
  } as Leg);
  await database.db.seasonPlan.updateMany({
    where: { athleteId: viewer.athleteId! },
    data: { seasonStart: new Date('2026-11-23') },
  });
  const curves = await curvesOf(viewer);
  expect(curves.map(({ sport, measure }) => [sport, measure])).toEqual([['run', 'speed']]);
  expect(heldFor(curves[0]!, 300)).toEqual([
    ['six-weeks', 4, '2026-11-10'],
    ['all-time', 4, '2026-11-10'],
  ]);
  expect(curves[0]!.spans[0]!.fastest.map(({ metres, seconds, day }) => [metres, seconds, day])).toEqual([
    [1000, 250, '2026-11-10'],
    [5000, 1429, '2026-11-12'],
  ]);
});

const CURVES = /* GraphQL */ `
  query ($id: ID!) {
    athlete(id: $id) {
      effortCurves {
        sport
        measure
        threshold
        spans {
          period
          since
          efforts {
            seconds
            value
            heartRate
            activityId
            date
          }
          fastest {
            metres
          }
        }
      }
    }
  }
`;

test('a coach reads them, with ids that lead to the activity; a stranger sees nobody', async () => {
  const { viewer, activities } = await athleteWho(ride('2026-11-18', 240));
  const coach = await aCoachOf(deps(), viewer);
  const id = encodeId('athlete', viewer.athleteId!);
  const read = (by: Viewer) => ask(deps(), by, CURVES, { id });
  const { data, errors } = await read(coach);
  expect(errors).toEqual([]);
  const [curve] = (data as { athlete: { effortCurves: { spans: { efforts: object[] }[] }[] } }).athlete.effortCurves;
  expect(curve).toMatchObject({ sport: 'CYCLING', measure: 'POWER' });
  expect(curve!.spans[0]).toMatchObject({ period: 'SIX_WEEKS', since: '2026-10-09' });
  expect(curve!.spans[0]!.efforts[0]).toEqual({
    seconds: 5,
    value: 240,
    heartRate: null,
    activityId: encodeId('activity', activities[0]!.id),
    date: '2026-11-18',
  });
  const stranger = await aScheduledAthlete(deps());
  expect((await read(stranger)).data).toEqual({ athlete: null });
  await expect(readEffortCurves(deps(), stranger, viewer.athleteId)).rejects.toThrow('Athlete not found');
});
