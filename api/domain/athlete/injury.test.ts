import { setUpDeps } from '../../test/app.ts';
import { brokenSchedules } from '../../test/invariants.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { updateProfile } from './profile.ts';
import { undoScheduleChange } from '../schedule/undo.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
const deps = setUpDeps(clock);
beforeEach(() => void (clock.now = new Date(`${TODAY}T12:00:00Z`)));

const FRACTURE = {
  injuryType: 'Stress fracture',
  affectedArea: 'left shin',
  dateOccurred: TODAY,
  isRecovered: false,
  notes: null,
};
const plain = async (viewer: Viewer) =>
  (await workoutsOf(deps, viewer)).map(({ version: _, ...workout }) => workout).sort((a, b) => (a.id < b.id ? -1 : 1));
const runsAhead = async (viewer: Viewer) =>
  (await workoutsOf(deps, viewer)).filter(
    ({ workoutType, scheduledDate }) => workoutType === 'run' && scheduledDate > TODAY,
  );

test('an injury that is told changes at once what it forbids in the coming weeks, and undo brings that back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = await plain(viewer);
  expect(await runsAhead(viewer)).not.toEqual([]);
  const adaptation = (await updateProfile(deps, viewer, { injuries: [FRACTURE] }))!;
  expect(adaptation.summary).toMatch(/your injury: left shin/);
  // what is forbidden, and what the limits of a week ask for when it is gone
  expect(adaptation.changes[0]!.reasonCode).toBe('INJURY_RULE');
  expect(adaptation.changes.filter(({ reasonCode }) => !/^(INJURY_RULE|LIMIT_\w+)$/.test(reasonCode))).toEqual([]);
  expect(adaptation.revision).toMatchObject({ cause: 'adapt', actorRole: 'athlete' });
  expect(await runsAhead(viewer)).toEqual([]);
  expect(await brokenSchedules(deps.db)).toEqual([]);
  const after = await plain(viewer);
  // saved again, it is no news
  expect(await updateProfile(deps, viewer, { injuries: [FRACTURE] })).toBeNull();
  expect(await plain(viewer)).toEqual(after);
  const { revision } = await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(await plain(viewer)).toEqual(before);
  expect(await deps.db.injury.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
  // undone in turn, both are there again
  await undoScheduleChange(deps, viewer, viewer.athleteId, revision.id);
  expect(await plain(viewer)).toEqual(after);
  expect(await deps.db.injury.findMany({ where: { athleteId: viewer.athleteId } })).toMatchObject([
    { affectedArea: 'left shin', isRecovered: false },
  ]);
});

test('an injury that had healed has healed again when its return is undone', async () => {
  const viewer = await aScheduledAthlete(deps);
  await updateProfile(deps, viewer, { injuries: [{ ...FRACTURE, isRecovered: true }] });
  expect((await updateProfile(deps, viewer, { injuries: [FRACTURE] }))!.changes).not.toEqual([]);
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(await deps.db.injury.findMany({ where: { athleteId: viewer.athleteId } })).toMatchObject([
    { affectedArea: 'left shin', isRecovered: true },
  ]);
});

test('an injury that forbids nothing changes nothing', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = await plain(viewer);
  expect(
    await updateProfile(deps, viewer, { injuries: [{ ...FRACTURE, isRecovered: true, dateOccurred: '2020-01-01' }] }),
  ).toBeNull();
  expect(await plain(viewer)).toEqual(before);
});

test('what the athlete told on another day keeps its day when the profile is saved again', async () => {
  const viewer = await aScheduledAthlete(deps);
  const kept = async () => {
    const where = { athleteId: viewer.athleteId };
    const [assessments, injuries] = [
      await deps.db.fitnessAssessment.findMany({ where, orderBy: { sport: 'asc' } }),
      await deps.db.injury.findMany({ where }),
    ];
    return { assessments, injuries };
  };
  await updateProfile(deps, viewer, { injuries: [FRACTURE] });
  const before = await kept();
  clock.now = new Date('2026-12-07T12:00:00Z');
  const fitnessAssessments = before.assessments.map(
    ({ sport, experienceLevel, currentFitnessLevel, weeklyVolume, notes }) => ({
      sport,
      experienceLevel,
      currentFitnessLevel,
      weeklyVolume,
      notes,
    }),
  );
  await updateProfile(deps, viewer, { fitnessAssessments, injuries: [{ ...FRACTURE, notes: 'No running.' }] });
  const after = await kept();
  const sinceOf = (rows: readonly { createdAt: Date }[]) => rows.map(({ createdAt }) => createdAt);
  expect(sinceOf(after.assessments)).toEqual(sinceOf(before.assessments));
  expect(sinceOf(after.injuries)).toEqual(sinceOf(before.injuries));
});
