import { addDays } from '../core/calendar.ts';
import { testDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { brokenSchedules } from '../test/invariants.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import type { Viewer } from './access.ts';
import type { AccountDeps } from './account.ts';
import { newId } from './newId.ts';
import { actorOf, changeSchedule, type ScheduleChanges } from './revision.ts';
import { createSeasonPlan } from './seasonPlan.ts';
import { loadSeason, type SeasonSnapshot } from './seasonSnapshot.ts';
import { undoScheduleChange } from './undo.ts';

let database: TestDatabase;
let deps: AccountDeps;
beforeAll(async () => {
  database = await createDatabase();
  deps = testDeps(database.db, '2026-11-20T12:00:00Z');
});
afterAll(() => database.drop());

const seasonOf = ({ athleteId }: Viewer) => loadSeason(deps.db, athleteId);
const undo = (viewer: Viewer, revisionId?: string) => undoScheduleChange(deps, viewer, viewer.athleteId, revisionId);
const unversioned = (season: SeasonSnapshot | null) => season && { ...season, plan: { ...season.plan, version: 0 } };

function change(viewer: Viewer, to: (season: SeasonSnapshot) => SeasonSnapshot | null, rest: Partial<ScheduleChanges> = {}) {
  const { athleteId } = viewer;
  return changeSchedule(deps, actorOf(viewer, athleteId), athleteId, 'season', async (tx) => {
    const before = (await loadSeason(tx, athleteId))!;
    const changes = { workouts: [], weeks: [], season: { before, after: to(before) }, ...rest };
    return { changes, summary: 'Changed the season.', result: null };
  });
}

/** Every kind of change at once: a race moved, one added, one phase gone, another with other hours, other sports. */
function reworked({ plan, phases, races }: SeasonSnapshot): SeasonSnapshot {
  const [race] = races;
  const later = { ...race!, id: newId(deps.clock()), raceName: 'Autumn Half', raceDate: addDays(race!.raceDate, 40), location: 'Lakeside', resultStatus: 'finished', finishSeconds: 9000 };
  const [, first, ...others] = phases;
  return {
    plan: { ...plan, mainRaceId: later.id, sportPreferences: ['running'], lostWeeks: ['2026-12-07'], madeFrom: { sports: ['running'] }, seasonEnd: addDays(plan.seasonEnd, 40), version: plan.version + 1 },
    phases: [{ ...first!, weeklyVolume: 5.5, isEdited: true }, ...others],
    races: [{ ...race!, raceDate: addDays(race!.raceDate, 7) }, later],
  };
}

test('a revision writes the season plan that it carries; undo writes back the one before it, ids included, and redo the other', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = (await seasonOf(viewer))!;
  await change(viewer, reworked);
  const after = (await seasonOf(viewer))!;
  expect(after.races.map(({ raceName, location }) => [raceName, location])).toEqual([['Lake Olympic', null], ['Autumn Half', 'Lakeside']]);
  expect(after.phases).toHaveLength(before.phases.length - 1);
  expect(after.plan).toMatchObject({ mainRaceId: after.races[1]!.id, sportPreferences: ['running'], version: 2 });

  const { revision } = await undo(viewer);
  expect(unversioned(await seasonOf(viewer))).toEqual(unversioned(before));
  expect((await seasonOf(viewer))!.plan.version).toBe(3);
  await undo(viewer, revision.id);
  expect(unversioned(await seasonOf(viewer))).toEqual(unversioned(after));
  expect(await brokenSchedules(deps.db)).toEqual([]);
});

test('a season plan that a revision took away comes back whole', async () => {
  const viewer = await anAthlete(deps);
  await createSeasonPlan(deps, viewer);
  const before = await seasonOf(viewer);
  const taken = await change(viewer, () => null);
  expect([taken.revision.number, await seasonOf(viewer)]).toEqual([1, null]);
  await undo(viewer);
  expect(unversioned(await seasonOf(viewer))).toEqual(unversioned(before));
});

test('season plan and sessions change together or not at all', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [before, workouts] = [await seasonOf(viewer), await workoutsOf(deps, viewer)];
  const [workout] = workouts;
  // a session in a week that is not there
  const impossible = { id: workout!.id, before: workout!, after: { ...workout!, weekId: newId(deps.clock()) } };
  await expect(change(viewer, reworked, { workouts: [impossible] })).rejects.toThrow();
  expect([await seasonOf(viewer), await workoutsOf(deps, viewer)]).toEqual([before, workouts]);
});

test('what the revisions say of the season plan is checked', async () => {
  const viewer = await aScheduledAthlete(deps);
  await change(viewer, reworked);
  await deps.db.race.updateMany({ where: { athleteId: viewer.athleteId }, data: { raceName: 'Another' } });
  expect(await brokenSchedules(deps.db)).toEqual([`${viewer.athleteId}: the season plan is not what its last revision made it`]);
});
