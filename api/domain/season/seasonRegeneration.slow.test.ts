import { addDays } from '../../core/calendar/calendar.ts';
import type { RegenerationPreview } from '../../core/season/regeneration.ts';
import { seasonOutlook } from '../../core/season/seasonOutlook.ts';
import { setUpDeps } from '../../test/app.ts';
import { anAthlete } from '../../test/builders.ts';
import { brokenSchedules } from '../../test/invariants.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { updatePhase } from './phase.ts';
import { addRace, updateRace } from './race.ts';
import { createSeasonPlan, readSeasonState } from './seasonPlan.ts';
import { regenerationReasons } from './regenerationReasons.ts';
import { applyRegeneration, previewRegeneration } from './seasonRegeneration.ts';
import { loadSeason } from '../revision/seasonSnapshot.ts';
import { undoScheduleChange } from '../schedule/undo.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
const deps = setUpDeps(clock);
beforeEach(() => void (clock.now = new Date(`${TODAY}T12:00:00Z`)));

const seasonOf = async ({ athleteId }: Viewer) => (await loadSeason(deps.db, athleteId))!;
const stateOf = (viewer: Viewer) => readSeasonState(deps, viewer, viewer.athleteId);
const preview = (viewer: Viewer, edits: readonly object[] = []) =>
  previewRegeneration(deps, viewer, viewer.athleteId, { edits });
const apply = (viewer: Viewer, id: string) => applyRegeneration(deps, viewer, id);
const unversioned = (season: Awaited<ReturnType<typeof seasonOf>>) => ({
  ...season,
  plan: { ...season.plan, version: 0 },
});
const hoursOf = async ({ athleteId }: Viewer) =>
  (await deps.db.trainingPreferences.findUniqueOrThrow({ where: { athleteId } })).weeklyHoursAvailable;
const unversionedWorkoutsOf = async (viewer: Viewer) =>
  (await workoutsOf(deps, viewer)).map((workout) => ({ ...workout, version: 0 }));

/** Two A races; the second is not in the phases yet. */
async function aSeasonInNeed() {
  const viewer = await aScheduledAthlete(deps);
  const { race } = await addRace(deps, viewer, viewer.athleteId, {
    raceName: 'Early Sprint',
    raceType: 'sprint-tri',
    raceDate: '2026-12-06',
    priority: 'A',
  });
  return { viewer, race };
}

/** What the season on file shows, in the words of a preview. */
async function shownOnFile(
  viewer: Viewer,
): Promise<Pick<RegenerationPreview, 'newPhases' | 'allRaces'> & { hours: unknown; forms: unknown }> {
  const { season, input } = await stateOf(viewer);
  const { weeks, raceDays } = seasonOutlook(input);
  return {
    newPhases: season.phases.map(
      ({
        phaseName,
        phaseType,
        startDate,
        endDate,
        weeklyVolume,
        description,
        focusAreas,
        baseSports,
        sportPreferences,
      }) => ({
        phaseName,
        phaseType,
        startDate,
        endDate,
        weeklyVolume,
        description,
        focusAreas,
        baseSports,
        sportPreferences,
      }),
    ),
    allRaces: input.races,
    hours: weeks.map(({ weekStartDate, plannedHours }) => [weekStartDate, plannedHours]),
    forms: raceDays.map(({ raceId, raceDate, fitness, form, band }) => [raceId, { raceDate, fitness, form, band }]),
  };
}

const EDITS = (raceId: string) => [
  { moveRace: { raceId: `race_${raceId}`, raceDate: '2026-12-13' } },
  { addRace: { raceName: 'Autumn Ironman', raceType: 'ironman', raceDate: '2027-09-12', priority: 'A' } },
  { loseWeeks: { from: '2027-02-01', count: 2 } },
  { setHours: { weeklyHoursAvailable: 12 } },
];

test('what the preview shows is what applying writes, byte for byte; the schedule follows in the same revision', async () => {
  const { viewer, race } = await aSeasonInNeed();
  const before = await seasonOf(viewer);
  const { id, shown } = await preview(viewer, EDITS(race.id));
  expect(await seasonOf(viewer)).toEqual(before);
  const { revision } = await apply(viewer, id);
  const now = await shownOnFile(viewer);
  expect(JSON.stringify(now.newPhases)).toBe(JSON.stringify(shown.newPhases));
  expect(JSON.stringify(now.allRaces)).toBe(JSON.stringify(shown.allRaces));
  expect(JSON.stringify(now.hours)).toBe(
    JSON.stringify(
      shown.weeks
        .filter(({ hoursAfter }) => hoursAfter !== null)
        .map(({ weekStartDate, hoursAfter }) => [weekStartDate, hoursAfter]),
    ),
  );
  expect(JSON.stringify(now.forms)).toBe(JSON.stringify(shown.raceDays.map(({ raceId, after }) => [raceId, after])));
  expect([revision.number, revision.cause, revision.summary]).toEqual([4, 'season', 'Regenerated the season plan.']);
  expect(await hoursOf(viewer)).toBe(12);
  expect(regenerationReasons(await stateOf(viewer))).toEqual([]);
  const workouts = await workoutsOf(deps, viewer);
  expect(workouts.find(({ workoutType }) => workoutType === 'race')!.scheduledDate).toBe('2026-12-13');
  expect(await brokenSchedules(deps.db)).toEqual([]);
});

test('undo brings back the old plan with its schedule and hours, redo the new one', async () => {
  const { viewer, race } = await aSeasonInNeed();
  const before = {
    season: unversioned(await seasonOf(viewer)),
    workouts: await unversionedWorkoutsOf(viewer),
    hours: await hoursOf(viewer),
  };
  await apply(viewer, (await preview(viewer, EDITS(race.id))).id);
  const after = {
    season: unversioned(await seasonOf(viewer)),
    workouts: await unversionedWorkoutsOf(viewer),
    hours: await hoursOf(viewer),
  };
  expect(after.workouts).not.toEqual(before.workouts);
  const state = async () => ({
    season: unversioned(await seasonOf(viewer)),
    workouts: await unversionedWorkoutsOf(viewer),
    hours: await hoursOf(viewer),
  });
  const { revision } = await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(await state()).toEqual(before);
  await undoScheduleChange(deps, viewer, viewer.athleteId, revision.id);
  expect(await state()).toEqual(after);
});

test('regenerating twice gives the same plan', async () => {
  const { viewer } = await aSeasonInNeed();
  await apply(viewer, (await preview(viewer)).id);
  const once = unversioned(await seasonOf(viewer));
  const again = await preview(viewer);
  expect(again.shown.recommendations.map(({ type }) => type)).toContain('NOTHING_CHANGES');
  const { revision } = await apply(viewer, again.id);
  expect(unversioned(await seasonOf(viewer))).toEqual(once);
  expect(revision.number).toBe(4);
});

test('a change that leaves the phases as they are is still one to apply', async () => {
  const { viewer } = await aSeasonInNeed();
  await apply(viewer, (await preview(viewer)).id);
  await addRace(deps, viewer, viewer.athleteId, {
    raceName: 'Club Sprint',
    raceType: 'sprint-tri',
    raceDate: '2027-02-21',
    priority: 'B',
  });
  const said = async () => (await preview(viewer)).shown.recommendations.find(({ type }) => type === 'NOTHING_CHANGES');
  expect(regenerationReasons(await stateOf(viewer))).toEqual(['races']);
  expect(await said()).toMatchObject({
    title: 'The phases stay as they are',
    suggestion: 'Apply it to plan the coming weeks with what has changed.',
  });
  await apply(viewer, (await preview(viewer)).id);
  expect(await said()).toMatchObject({ title: 'The plan is up to date', suggestion: 'There is nothing to apply.' });
});

test('an edited phase is kept with its edits, and the preview says so', async () => {
  const { viewer } = await aSeasonInNeed();
  const { phases } = await seasonOf(viewer);
  const build = phases.find(({ phaseType }) => phaseType === 'build')!;
  await updatePhase(deps, viewer, build.id, {
    weeklyVolume: 5,
    description: 'Hills',
    focusAreas: ['Hills', ' Hills '],
  });
  const { id, shown } = await preview(viewer);
  expect(shown.recommendations).toContainEqual(
    expect.objectContaining({
      type: 'EDITED_PHASE_KEPT',
      message: expect.stringMatching(/^Build.* stays as edited with 5:00 h a week instead of/),
    }),
  );
  await apply(viewer, id);
  const kept = (await seasonOf(viewer)).phases.find((phase) => phase.id === build.id)!;
  expect(kept).toMatchObject({ weeklyVolume: 5, description: 'Hills', focusAreas: ['Hills'], isEdited: true });
});

test('a preview is of one plan, for one hour, and for once', async () => {
  const { viewer, race } = await aSeasonInNeed();
  const stale = await preview(viewer);
  await updateRace(deps, viewer, race.id, { notes: 'Changed since' });
  const before = await seasonOf(viewer);
  await expect(apply(viewer, stale.id)).rejects.toMatchObject({
    code: 'STALE_PREVIEW',
    message: 'The plan changed since this preview. Review it again.',
  });
  const fresh = await preview(viewer);
  clock.now = new Date(`${TODAY}T13:00:00Z`);
  await expect(apply(viewer, fresh.id)).rejects.toMatchObject({
    code: 'STALE_PREVIEW',
    message: 'This preview has expired. Review it again.',
  });
  expect(await seasonOf(viewer)).toEqual(before);
  const last = await preview(viewer);
  const all = await Promise.allSettled(Array.from({ length: 4 }, () => apply(viewer, last.id)));
  expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  expect((await seasonOf(viewer)).plan.version).toBe(before.plan.version + 1);
});

test('a move of a workout and an apply at the same instant both stand, or one says why not', async () => {
  const { viewer } = await aSeasonInNeed();
  const { id } = await preview(viewer);
  const [race, applied] = await Promise.allSettled([
    addRace(deps, viewer, viewer.athleteId, { raceName: 'Late', raceType: 'marathon', raceDate: '2027-06-06' }),
    apply(viewer, id),
  ]);
  const { races, plan } = await seasonOf(viewer);
  expect(race.status).toBe('fulfilled');
  expect(races.map(({ raceName }) => raceName)).toContain('Late');
  expect(plan.version).toBe(applied.status === 'fulfilled' ? 4 : 3);
  expect(await brokenSchedules(deps.db)).toEqual([]);
});

test('planned anew as it is, a season needs two races', async () => {
  const viewer = await aScheduledAthlete(deps);
  const tooFew = { code: 'TOO_FEW_RACES', message: 'Add at least 2 races to regenerate the plan.' };
  await expect(preview(viewer)).rejects.toMatchObject(tooFew);
  await addRace(deps, viewer, viewer.athleteId, {
    raceName: 'One more',
    raceType: 'marathon',
    raceDate: '2027-10-10',
  });
  expect((await preview(viewer)).shown.allRaces).toHaveLength(2);
});

test.each<[string, (raceId: string) => object[], number]>([
  ['its race is moved', (raceId) => [{ moveRace: { raceId, raceDate: '2027-03-28' } }], 1],
  ['its race means less', (raceId) => [{ setPriority: { raceId, priority: 'B' } }], 1],
  ['weeks are lost', () => [{ loseWeeks: { from: '2026-12-07', count: 2 } }], 1],
  ['there are fewer hours', () => [{ setHours: { weeklyHoursAvailable: 5 } }], 1],
  ['another race is added', () => [{ addRace: { raceName: 'One', raceType: 'marathon', raceDate: '2027-10-10' } }], 2],
  ['its race is left out', (raceId) => [{ removeRace: { raceId } }], 0],
])('what was tried on a season of one race can be applied: %s', async (_title, edits, races) => {
  const viewer = await aScheduledAthlete(deps);
  const [goal] = (await seasonOf(viewer)).races;
  const before = { season: unversioned(await seasonOf(viewer)), workouts: await unversionedWorkoutsOf(viewer) };
  const { id, shown } = await preview(viewer, edits(`race_${goal!.id}`));
  expect(shown.allRaces).toHaveLength(races);
  await apply(viewer, id);
  const now = await shownOnFile(viewer);
  expect([now.newPhases, now.allRaces]).toEqual([shown.newPhases, shown.allRaces]);
  expect(await brokenSchedules(deps.db)).toEqual([]);
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect({ season: unversioned(await seasonOf(viewer)), workouts: await unversionedWorkoutsOf(viewer) }).toEqual(
    before,
  );
});

test.each([
  [[{}], 'edits.0', 'Each edit does exactly one thing.'],
  [
    [{ setHours: { weeklyHoursAvailable: 41 } }],
    'edits.0.setHours.weeklyHoursAvailable',
    'Weekly hours must be a whole number from 1 to 40.',
  ],
  [[{ loseWeeks: { from: '2026-12-08', count: 1 } }], 'edits.0.loseWeeks.from', 'A week starts on a Monday.'],
  [
    [{ loseWeeks: { from: '2026-11-09', count: 1 } }],
    'edits.0.loseWeeks.from',
    'Weeks that have passed stay as they are.',
  ],
  [
    [{ loseWeeks: { from: '2026-12-07', count: 105 } }],
    'edits.0.loseWeeks.count',
    'Weeks must be a whole number from 1 to 104.',
  ],
  [
    [{ addRace: { raceName: 'Far', raceType: 'marathon', raceDate: '2029-06-01' } }],
    'edits.0.addRace.raceDate',
    'A season plan reaches 104 weeks. Choose a race date up to 12 November 2028.',
  ],
])('edits %j are refused', async (edits, path, message) => {
  const { viewer } = await aSeasonInNeed();
  await expect(preview(viewer, edits)).rejects.toMatchObject({ errors: [{ path, message }] });
});

test('a coach may preview and apply, but not change the hours that the athlete has; a stranger finds neither plan nor preview', async () => {
  const { viewer } = await aSeasonInNeed();
  const coach = await aCoachOf(deps, viewer);
  const stranger = await anAthlete(deps);
  await createSeasonPlan(deps, stranger);
  const ask = (who: Viewer, edits: object[] = []) => previewRegeneration(deps, who, viewer.athleteId, { edits });
  await expect(ask(coach, [{ setHours: { weeklyHoursAvailable: 6 } }])).rejects.toMatchObject({
    code: 'HOURS_OF_THE_ATHLETE',
  });
  await expect(ask(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const [foreign] = (await seasonOf(stranger)).races;
  await expect(ask(coach, [{ removeRace: { raceId: `race_${foreign!.id}` } }])).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Race not found.',
  });
  const { id } = await ask(coach);
  await expect(apply(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Preview not found.' });
  const { revision } = await apply(coach, id);
  expect([revision.actorRole, revision.actorId]).toEqual(['coach', coach.userId]);
});

test('weeks on, done hours and load count as they were; planned anew, what has passed stays', async () => {
  const { viewer } = await aSeasonInNeed();
  const before = await seasonOf(viewer);
  clock.now = new Date(`${addDays(TODAY, 20)}T12:00:00Z`);
  const { input, doneHours } = await stateOf(viewer);
  expect(doneHours.get('2026-11-23')).toBe(0);
  expect(input.past!.tssByDay['2026-11-25']).toBe(0);
  await apply(viewer, (await preview(viewer)).id);
  const after = await seasonOf(viewer);
  expect(after.plan.seasonStart).toBe(before.plan.seasonStart);
  expect(after.phases[0]).toMatchObject({ id: before.phases[0]!.id, startDate: before.phases[0]!.startDate });
});

test('weeks lost in the four weeks of the schedule hold no workout', async () => {
  const { viewer } = await aSeasonInNeed();
  await apply(viewer, (await preview(viewer, [{ loseWeeks: { from: '2026-11-23', count: 1 } }])).id);
  const workouts = await workoutsOf(deps, viewer);
  const inWeek = workouts.filter(({ scheduledDate }) => scheduledDate >= '2026-11-23' && scheduledDate < '2026-11-30');
  expect(inWeek).toEqual([]);
  expect(workouts.some(({ scheduledDate }) => scheduledDate >= '2026-11-30')).toBe(true);
  expect(await brokenSchedules(deps.db)).toEqual([]);
});
