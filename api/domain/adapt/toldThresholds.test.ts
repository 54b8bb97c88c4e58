import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import { thresholdHistory } from '../athlete/thresholdProposal.ts';
import { updateProfile } from '../athlete/profile.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { requestAdjustment } from './adjustment.ts';
import { applyAdjustment } from './applyAdjustment.ts';

const database = setUpDatabase();

const clock = { now: new Date('2026-11-20T20:00:00Z') };
const deps = () => testDeps(database.db, clock);
type Viewer = Awaited<ReturnType<typeof aScheduledAthlete>>;

async function athlete(): Promise<Viewer> {
  const viewer = await aScheduledAthlete(deps());
  await database.db.athlete.update({ where: { id: viewer.athleteId }, data: { ftp: 238, lthr: 170 } });
  return viewer;
}
const rowOf = ({ athleteId }: Viewer) => database.db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
const says = (viewer: Viewer, request: string) => requestAdjustment(deps(), viewer, { request });
const apply = (viewer: Viewer, id: string) => applyAdjustment(deps(), viewer, id, { scope: 'all-future' });
const aims = async (viewer: Viewer) => (await workoutsOf(deps(), viewer)).map(({ id, steps }) => ({ id, steps }));

test('a threshold that is told is offered, written when the athlete says so, and taken back by undo', async () => {
  const viewer = await athlete();
  const before = await aims(viewer);
  const offered = await says(viewer, 'my 20 min test was 264 W');
  expect(offered).toMatchObject({
    understood: 'I read: FTP 251 W.',
    explanation: expect.stringContaining('FTP 238 → 251 W: Z2 138–188 W and Z4 226–264 W.'),
    changes: [],
    scope: { scope: 'all-future' },
  });
  expect((await rowOf(viewer)).ftp).toBe(238);

  const { revision, applied } = await apply(viewer, offered.id);
  expect(applied).toEqual([]);
  expect(revision).toMatchObject({ summary: 'FTP 238 → 251 W.', isEarlier: false });
  expect((await rowOf(viewer)).ftp).toBe(251);
  expect(await aims(viewer)).not.toEqual(before);
  expect(await thresholdHistory(database.db, viewer, viewer.athleteId)).toMatchObject([
    {
      threshold: 'ftp',
      value: 251,
      previous: 238,
      decision: 'accepted',
      evidence: { code: 'STATED', day: '2026-11-20', seconds: 1200, value: 264 },
    },
  ]);
  expect((await apply(viewer, offered.id)).revision).toMatchObject({ number: revision.number, isEarlier: true });

  await undoScheduleChange(deps(), viewer, viewer.athleteId, revision.id);
  expect((await rowOf(viewer)).ftp).toBe(238);
  expect(await aims(viewer)).toEqual(before);
});

test('a result that is told days later is of the day of its test', async () => {
  const viewer = await athlete();
  const offered = await says(viewer, '20 min test 264 W, on 2026-11-17');
  expect(offered.understood).toBe('I read: FTP 251 W, of Tuesday 17 November.');
  await apply(viewer, offered.id);
  expect(await thresholdHistory(database.db, viewer, viewer.athleteId)).toMatchObject([
    { threshold: 'ftp', evidence: { code: 'STATED', day: '2026-11-17' } },
  ]);
});

test('several at once are one change, and one that the profile has meanwhile changes nothing', async () => {
  const viewer = await athlete();
  const offered = await says(viewer, 'LTHR 168 and CSS 1:40');
  await updateProfile(deps(), viewer, { thresholds: { lthr: 168 } });
  const { revision } = await apply(viewer, offered.id);
  expect(revision.summary).toBe('Critical swim speed 1:40 /100 m.');
  expect(await rowOf(viewer)).toMatchObject({ lthr: 168, css: 1, ftp: 238 });
});

test('a pace without a unit is told in those of the athlete', async () => {
  const viewer = await athlete();
  await updateProfile(deps(), viewer, { units: 'imperial', poolLength: '25yd' });
  await apply(viewer, (await says(viewer, 'threshold pace 7:00, CSS 1:30')).id);
  const { runThresholdSpeed, css } = await rowOf(viewer);
  expect(runThresholdSpeed).toBeCloseTo(1609.344 / 420, 3);
  expect(css).toBeCloseTo(91.44 / 90, 3);
});

test('what nobody has, and what is known already, leaves nothing to apply', async () => {
  const viewer = await athlete();
  expect(await says(viewer, 'FTP 2510')).toMatchObject({
    explanation: 'FTP is kept from 50 W to 600 W, and 2510 W lies outside.',
    scope: null,
  });
  expect(await says(viewer, 'CSS 0:10')).toMatchObject({
    explanation: 'Critical swim speed is kept from 0:45 /100 m to 5:33 /100 m, and 0:10 /100 m lies outside.',
  });
  const known = await says(viewer, 'my FTP is 238');
  expect(known.explanation).toBe('That is what your profile says already.');
  await apply(viewer, known.id);
  expect(await database.db.thresholdRecord.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
});

test('tests that are not wanted are kept out by one change, which undo takes back and later profiles stay beside', async () => {
  const viewer = await athlete();
  const { revision } = await apply(viewer, (await says(viewer, 'no FTP tests please')).id);
  expect((await rowOf(viewer)).testedSports).toEqual(['running', 'swimming']);
  await undoScheduleChange(deps(), viewer, viewer.athleteId, revision.id);
  expect((await rowOf(viewer)).testedSports).toEqual(['running', 'cycling', 'swimming']);

  const other = await apply(viewer, (await says(viewer, 'I can never train on Wednesdays')).id);
  await updateProfile(deps(), viewer, { testedSports: [] });
  await undoScheduleChange(deps(), viewer, viewer.athleteId, other.revision.id);
  expect((await rowOf(viewer)).testedSports).toEqual([]);
});
