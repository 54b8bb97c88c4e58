import { addDays } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { anAthlete } from '../../test/builders.ts';
import { brokenSchedules } from '../../test/invariants.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { newId } from '../kernel/newId.ts';
import { actorOf, changeSchedule } from '../revision/revision.ts';
import type { ScheduleChanges } from '../revision/scheduleChanges.ts';
import { createSeasonPlan } from './seasonPlan.ts';
import { loadSeason, type SeasonSnapshot } from '../revision/seasonSnapshot.ts';
import { undoScheduleChange } from '../schedule/undo.ts';

const deps = setUpDeps('2026-11-20T12:00:00Z');

const seasonOf = ({ athleteId }: Viewer) => loadSeason(deps.db, athleteId);
const undo = (viewer: Viewer, revisionId?: string) => undoScheduleChange(deps, viewer, viewer.athleteId, revisionId);
const unversioned = (season: SeasonSnapshot | null) => season && { ...season, plan: { ...season.plan, version: 0 } };

function change(
  viewer: Viewer,
  to: (season: SeasonSnapshot) => SeasonSnapshot | null,
  rest: Partial<ScheduleChanges> = {},
) {
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
  const later = {
    ...race!,
    id: newId(deps.clock()),
    raceName: 'Autumn Half',
    raceDate: addDays(race!.raceDate, 40),
    location: 'Lakeside',
    resultStatus: 'finished',
    finishSeconds: 9000,
  };
  const [, first, ...others] = phases;
  return {
    plan: {
      ...plan,
      mainRaceId: later.id,
      sportPreferences: ['running'],
      lostWeeks: ['2026-12-07'],
      madeFrom: { races: [], sports: ['running'], weeklyHoursAvailable: 8 },
      seasonEnd: addDays(plan.seasonEnd, 40),
      version: plan.version + 1,
    },
    phases: [{ ...first!, weeklyVolume: 5.5, isEdited: true }, ...others],
    races: [{ ...race!, raceDate: addDays(race!.raceDate, 7) }, later],
  };
}

test('a revision writes the season plan that it carries; undo writes back the one before it, ids included, and redo the other', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = (await seasonOf(viewer))!;
  await change(viewer, reworked);
  const after = (await seasonOf(viewer))!;
  expect(after.races.map(({ raceName, location }) => [raceName, location])).toEqual([
    ['Lake Olympic', null],
    ['Autumn Half', 'Lakeside'],
  ]);
  expect(after.phases).toHaveLength(before.phases.length - 1);
  expect(after.plan).toMatchObject({ mainRaceId: after.races[1]!.id, sportPreferences: ['running'], version: 2 });

  const { revision } = await undo(viewer);
  expect(unversioned(await seasonOf(viewer))).toEqual(unversioned(before));
  expect((await seasonOf(viewer))!.plan.version).toBe(3);
  await undo(viewer, revision.id);
  expect(unversioned(await seasonOf(viewer))).toEqual(unversioned(after));
  expect(await brokenSchedules(deps.db)).toEqual([]);
});

const revisionsOf = ({ athleteId }: Viewer) =>
  deps.db.revision.findMany({
    where: { athleteId },
    orderBy: { number: 'asc' },
    select: { id: true, number: true, cause: true, actorRole: true, summary: true },
  });

test('making the season plan is a revision: undo takes the plan away, redo brings it back whole', async () => {
  const viewer = await anAthlete(deps);
  const told: number[] = [];
  const announced = {
    ...deps,
    events: { ...deps.events, publishSchedule: async ({ revision }: { revision: number }) => void told.push(revision) },
  };
  const made = await Promise.all([1, 2, 3].map(() => createSeasonPlan(announced, viewer)));
  expect(made.map(({ isNew }) => isNew).sort()).toEqual([false, false, true]);
  expect(await revisionsOf(viewer)).toEqual([
    {
      id: expect.anything(),
      number: 1,
      cause: 'season',
      actorRole: 'athlete',
      summary: 'Planned the season to Lake Olympic on 12 March 2027.',
    },
  ]);
  expect(told).toEqual([1]);
  const season = await seasonOf(viewer);
  const { revision } = await undo(viewer);
  expect([revision.summary, await seasonOf(viewer)]).toEqual([
    'Undid: Planned the season to Lake Olympic on 12 March 2027.',
    null,
  ]);
  await undo(viewer, revision.id);
  expect(unversioned(await seasonOf(viewer))).toEqual(unversioned(season));
  await undo(viewer);
  expect(await createSeasonPlan(deps, viewer)).toMatchObject({ isNew: true });
  expect(await brokenSchedules(deps.db)).toEqual([]);
});

test('with the season plan goes the schedule that came of it, unless weeks of it have to stay', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [made] = await revisionsOf(viewer);
  const { revision } = await undo(viewer, made!.id);
  expect([
    await seasonOf(viewer),
    await deps.db.trainingWeek.count({ where: { athleteId: viewer.athleteId } }),
  ]).toEqual([null, 0]);
  await undo(viewer, revision.id);
  const [first] = await workoutsOf(deps, viewer);
  await submitWorkoutFeedback(deps, viewer, first!.id, { completionStatus: 'completed' });
  await undo(viewer, made!.id);
  expect(await seasonOf(viewer)).not.toBeNull();
  const left = await deps.db.workout.findMany({ where: { athleteId: viewer.athleteId }, select: { id: true } });
  expect(left).toEqual([{ id: first!.id }]);
  // the weeks after it are planned again when they are read
  expect((await workoutsOf(deps, viewer)).length).toBeGreaterThan(1);
  expect(await brokenSchedules(deps.db)).toEqual([]);
});

test('a season plan that a revision took away comes back whole', async () => {
  const viewer = await anAthlete(deps);
  await createSeasonPlan(deps, viewer);
  const before = await seasonOf(viewer);
  const taken = await change(viewer, () => null);
  expect([taken.revision.number, await seasonOf(viewer)]).toEqual([2, null]);
  await undo(viewer);
  expect(unversioned(await seasonOf(viewer))).toEqual(unversioned(before));
});

test('season plan and workouts change together or not at all', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [before, workouts] = [await seasonOf(viewer), await workoutsOf(deps, viewer)];
  const [workout] = workouts;
  // a workout in a week that is not there
  const impossible = { id: workout!.id, before: workout!, after: { ...workout!, weekId: newId(deps.clock()) } };
  await expect(change(viewer, reworked, { workouts: [impossible] })).rejects.toThrow();
  expect([await seasonOf(viewer), await workoutsOf(deps, viewer)]).toEqual([before, workouts]);
});

test('what the revisions say of the season plan is checked', async () => {
  const viewer = await aScheduledAthlete(deps);
  await change(viewer, reworked);
  await deps.db.race.updateMany({ where: { athleteId: viewer.athleteId }, data: { raceName: 'Another' } });
  expect(await brokenSchedules(deps.db)).toEqual([
    `${viewer.athleteId}: the season plan is not what its revisions made it`,
  ]);
});
