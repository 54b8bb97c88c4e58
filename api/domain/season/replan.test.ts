import { addDays, mondayOf } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { NotFound } from '../kernel/errors.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { closePastDays } from '../schedule/pastDays.ts';
import { readSchedule } from '../schedule/schedule.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { updateProfile } from '../athlete/profile.ts';
import { loadSeason } from '../revision/seasonSnapshot.ts';
import { addRace, deleteRace, updateRace } from './race.ts';
import { applyReplan, readReplan } from './replan.ts';
import { PlanChanged } from './seasonRegeneration.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
const deps = setUpDeps(clock);
beforeEach(() => void (clock.now = new Date(`${TODAY}T12:00:00Z`)));

const PARK_RUN = { raceName: 'Park Run', raceType: '5k' };

const seasonOf = async ({ athleteId }: Viewer) => (await loadSeason(deps.db, athleteId))!;
const phaseOn = async (viewer: Viewer, day: string) =>
  (await seasonOf(viewer)).phases.find(({ startDate, endDate }) => startDate <= day && endDate >= day)?.phaseType;
const replanFor = (viewer: Viewer) => readReplan(deps, viewer, viewer.athleteId);
const apply = (viewer: Viewer, previewId: string) => applyReplan(deps, viewer, viewer.athleteId, previewId);

/** An athlete with one race, moved eight weeks forward. */
async function movedRace() {
  const viewer = await aScheduledAthlete(deps);
  expect(await replanFor(viewer)).toBeNull();
  const before = await seasonOf(viewer);
  const [race] = before.races;
  const raceDate = addDays(race!.raceDate, -56);
  await updateRace(deps, viewer, race!.id, { raceDate });
  return { viewer, race: race!, raceDate, before };
}

test('a season of one race follows the race to its new day: offered with the reason, applied as seen, undone with it', async () => {
  const { viewer, raceDate, race, before } = await movedRace();
  expect(await phaseOn(viewer, raceDate)).not.toBe('race');
  const replan = (await replanFor(viewer))!;
  expect(replan.summary).toMatch(/^Planned anew, the taper before Lake Olympic begins on \w+day \d+ \w+/);
  expect(replan.phases.some(({ change }) => change !== 'same')).toBe(true);
  expect(replan.hours.length).toBeGreaterThan(4);
  // asked again it is the same one, so that what is seen twice can be applied by either
  expect((await replanFor(viewer))!.previewId).toBe(replan.previewId);

  const { revision } = await apply(viewer, replan.previewId);
  expect(revision.summary).toMatch(/^The taper before Lake Olympic begins on .*: the season is planned anew\.$/);
  expect(await phaseOn(viewer, raceDate)).toBe('race');
  expect(await phaseOn(viewer, addDays(raceDate, -7))).toBe('taper');
  expect(await replanFor(viewer)).toBeNull();

  await undoScheduleChange(deps, viewer, viewer.athleteId, revision.id);
  expect(await phaseOn(viewer, raceDate)).not.toBe('race');
  const { id } = await deps.db.revision.findFirstOrThrow({
    where: { athleteId: viewer.athleteId, summary: { startsWith: 'Changed the race' } },
  });
  await undoScheduleChange(deps, viewer, viewer.athleteId, id);
  const after = await seasonOf(viewer);
  expect(after.races.map(({ raceDate: day }) => day)).toEqual([race.raceDate]);
  expect(after.phases).toEqual(before.phases);
});

test('undone, the race stays where it was moved: the undo says so, the weeks are as before, and the plan is offered again', async () => {
  const { viewer, raceDate } = await movedRace();
  const weeks = () =>
    weeksOf(deps, viewer).then((all) => all.map(({ weekStartDate, phaseType }) => [weekStartDate, phaseType]));
  const workouts = async () => (await workoutsOf(deps, viewer)).map((workout) => ({ ...workout, version: 0 }));
  const [weeksBefore, workoutsBefore] = [await weeks(), await workouts()];
  const { previewId } = (await replanFor(viewer))!;
  await apply(viewer, previewId);
  expect(await weeks()).not.toEqual(weeksBefore);
  const undone = await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(undone.revision.summary).toMatch(/^Undid: .* Races, hours and sports stay as they are now/);
  expect([await weeks(), await workouts()]).toEqual([weeksBefore, workoutsBefore]);
  expect((await seasonOf(viewer)).races[0]!.raceDate).toBe(raceDate);
  expect(await phaseOn(viewer, raceDate)).not.toBe('race');
  expect((await replanFor(viewer))?.summary).toMatch(/^Planned anew, the taper before Lake Olympic begins/);
  // made again, nothing is left to say
  const again = await undoScheduleChange(deps, viewer, viewer.athleteId, undone.revision.id);
  expect(again.revision.summary).not.toContain('stay as they are now');
  expect([await phaseOn(viewer, raceDate), await replanFor(viewer)]).toEqual(['race', null]);
});

test('the weeks of the schedule follow with it', async () => {
  const { viewer } = await movedRace();
  const kinds = async () => (await weeksOf(deps, viewer)).map(({ phaseType }) => phaseType);
  const before = await kinds();
  await apply(viewer, (await replanFor(viewer))!.previewId);
  expect(await kinds()).not.toEqual(before);
});

test('what is no longer what was seen is not applied, and nothing changes', async () => {
  const { viewer, race } = await movedRace();
  const { previewId } = (await replanFor(viewer))!;
  await updateRace(deps, viewer, race.id, { raceDate: addDays(race.raceDate, -28) });
  const before = await seasonOf(viewer);
  await expect(apply(viewer, previewId)).rejects.toThrow(PlanChanged);
  expect(await seasonOf(viewer)).toEqual(before);
});

test('other hours, a race that is gone and one that matters more ask for it too; a small race does not', async () => {
  const viewer = await aScheduledAthlete(deps);
  const raceDate = addDays(TODAY, 40);
  const added = await addRace(deps, viewer, viewer.athleteId, { ...PARK_RUN, raceDate, priority: 'C' });
  expect(await replanFor(viewer)).toBeNull();
  await updateRace(deps, viewer, added.race.id, { priority: 'A' });
  expect((await replanFor(viewer))?.summary).toContain('Park Run');
  await deleteRace(deps, viewer, added.race.id);
  expect(await replanFor(viewer)).toBeNull();
  await updateProfile(deps, viewer, { trainingPreferences: { weeklyHoursAvailable: 4 } });
  expect((await replanFor(viewer))?.summary).toMatch(/a week of the largest phase holds 4:00 h instead of 8:00 h/);
});

test('a coach applies it for their athlete, a stranger finds nothing', async () => {
  const { viewer, raceDate } = await movedRace();
  const coach = await aCoachOf(deps, viewer);
  const stranger = await aScheduledAthlete(deps);
  const { previewId } = (await replanFor(viewer))!;
  await expect(applyReplan(deps, stranger, viewer.athleteId, previewId)).rejects.toThrow(NotFound);
  await applyReplan(deps, coach, viewer.athleteId, previewId);
  expect(await phaseOn(viewer, raceDate)).toBe('race');
});

describe('a race that comes near while nobody planned its taper', () => {
  /** Read on each Monday, as the schedule is opened. */
  const opened = async (viewer: Viewer, day: string) => {
    clock.now = new Date(`${day}T12:00:00Z`);
    return readSchedule(deps, viewer, viewer.athleteId);
  };
  const lowering = (viewer: Viewer) =>
    deps.db.revision.findMany({
      where: { athleteId: viewer.athleteId, cause: 'season', actorRole: 'planner' },
      orderBy: { number: 'asc' },
    });

  test('gets its last weeks three weeks before by itself, says so, and asks on; undone it stays so', async () => {
    const { viewer, raceDate } = await movedRace();
    const monday = mondayOf(raceDate);
    await opened(viewer, addDays(monday, -21));
    expect(await phaseOn(viewer, raceDate)).not.toBe('race');
    expect(await lowering(viewer)).toEqual([]);
    await opened(viewer, addDays(monday, -14));
    const [made] = await lowering(viewer);
    expect(made!.summary).toMatch(/^Lowered the weeks up to Lake Olympic on \w+day .*: the race is near/);
    expect(await phaseOn(viewer, raceDate)).toBe('race');
    expect(await phaseOn(viewer, addDays(raceDate, -7))).toBe('taper');
    expect((await weeksOf(deps, viewer)).map(({ kind }) => kind)).toContain('taper');
    expect(await replanFor(viewer)).not.toBeNull();

    await undoScheduleChange(deps, viewer, viewer.athleteId, made!.id);
    await opened(viewer, addDays(monday, -7));
    expect(await lowering(viewer)).toHaveLength(1);
    expect(await phaseOn(viewer, raceDate)).not.toBe('race');

    // a later race is another one
    const later = addDays(monday, 34);
    await addRace(deps, viewer, viewer.athleteId, { ...PARK_RUN, raceDate: later, priority: 'A' });
    await opened(viewer, addDays(mondayOf(later), -14));
    expect(await lowering(viewer)).toHaveLength(2);
    expect(await phaseOn(viewer, later)).toBe('race');
  });

  test('is left alone where its taper is planned', async () => {
    const { viewer, raceDate } = await movedRace();
    await apply(viewer, (await replanFor(viewer))!.previewId);
    for (const weeks of [-3, -2, -1, 0]) await opened(viewer, addDays(mondayOf(raceDate), 7 * weeks));
    expect(await lowering(viewer)).toEqual([]);
  });
});

const phasesFrom = async (viewer: Viewer, day: string) =>
  (await seasonOf(viewer)).phases.filter(({ endDate }) => endDate >= day).map(({ phaseType }) => phaseType);
/** As the schedule is opened so many days later, past days closed. */
async function openedAfter(viewer: Viewer, days: number) {
  const today = addDays(TODAY, days);
  clock.now = new Date(`${today}T12:00:00Z`);
  await closePastDays(deps, viewer.athleteId);
  await readSchedule(deps, viewer, viewer.athleteId);
  return today;
}

test('after weeks without training the season begins again with base: offered with the days, applied as seen, undone', async () => {
  const viewer = await aScheduledAthlete(deps);
  await openedAfter(viewer, 7);
  expect(await replanFor(viewer)).toBeNull();
  const today = await openedAfter(viewer, 40);
  const before = await phasesFrom(viewer, today);
  const replan = (await replanFor(viewer))!;
  expect(replan.summary).toMatch(/^After \d\d days without training the season begins again from here: /);
  const { revision } = await apply(viewer, replan.previewId);
  const after = await phasesFrom(viewer, today);
  expect(after).not.toEqual(before);
  expect(after[0]).toBe('base');
  expect(after.slice(-3)).toEqual(before.slice(-3));
  expect(await replanFor(viewer)).toBeNull();
  // the weeks are as low as the break asks for
  const minutes = (await weeksOf(deps, viewer)).map(({ workouts, targetWeeklyHours }) => [
    workouts.reduce((sum, { duration }) => sum + duration, 0) / 60,
    targetWeeklyHours,
  ]);
  expect(minutes[0]![0]).toBeLessThan(0.41 * minutes[0]![1]!);
  await undoScheduleChange(deps, viewer, viewer.athleteId, revision.id);
  expect(await phasesFrom(viewer, today)).toEqual(before);
  expect((await replanFor(viewer))?.summary).toBe(replan.summary);
});

test('somebody who comes back after months is offered it at once, and nobody whose race is near', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [race] = (await seasonOf(viewer)).races;
  clock.now = new Date(`${addDays(race!.raceDate, -80)}T12:00:00Z`);
  expect((await replanFor(viewer))?.summary).toMatch(/^After \d+ days without training/);
  clock.now = new Date(`${addDays(race!.raceDate, -20)}T12:00:00Z`);
  expect(await replanFor(viewer)).toBeNull();
});

/** Back after 40 days, with the first workouts since then done (d) or skipped (x), a letter for each day of them. */
async function cameBack(told: string) {
  const viewer = await aScheduledAthlete(deps);
  await openedAfter(viewer, 7);
  const backOn = await openedAfter(viewer, 40);
  const later = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate >= backOn);
  const days = [...new Set(later.map(({ scheduledDate }) => scheduledDate))].sort();
  for (const [i, letter] of [...told].entries()) {
    clock.now = new Date(`${days[i]}T20:00:00Z`);
    const own = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate === days[i]);
    for (const { id } of own)
      await submitWorkoutFeedback(
        deps,
        viewer,
        id,
        letter === 'd'
          ? { completionStatus: 'completed', perceivedExertion: 4 }
          : { completionStatus: 'skipped', reasonForSkip: 'work' },
      );
  }
  return viewer;
}

test.each(['d', 'dddd', 'ddx', 'dxdx'])('the offer stands while the first days back are told as %s', async (told) => {
  const viewer = await cameBack(told);
  expect((await replanFor(viewer))?.summary).toMatch(/^After \d\d days without training/);
});

const spansFrom = async (viewer: Viewer, day: string) =>
  (await seasonOf(viewer)).phases
    .filter(({ endDate }) => endDate >= day)
    .map(({ phaseType, startDate, endDate }) => `${phaseType} ${startDate} ${endDate}`);

/** All that was planned up to the day is done, and the schedule is opened on it. */
async function trainedUntil(viewer: Viewer, days: number) {
  const { athleteId } = viewer;
  const until = new Date(addDays(TODAY, days));
  await deps.db.workout.updateMany({
    where: { athleteId, scheduledDate: { lt: until } },
    data: { status: 'completed' },
  });
  return openedAfter(viewer, days);
}

test('a season that began again after a break stays so when it is planned anew weeks later, for other hours or another day', async () => {
  const viewer = await aScheduledAthlete(deps);
  await openedAfter(viewer, 7);
  await openedAfter(viewer, 40);
  await apply(viewer, (await replanFor(viewer))!.previewId);
  await trainedUntil(viewer, 54);
  const today = await trainedUntil(viewer, 68);
  const [begun, [race]] = [await spansFrom(viewer, today), (await seasonOf(viewer)).races];
  expect(await replanFor(viewer)).toBeNull();

  await updateProfile(deps, viewer, { trainingPreferences: { weeklyHoursAvailable: 6 } });
  const { revision } = await apply(viewer, (await replanFor(viewer))!.previewId);
  expect(await spansFrom(viewer, today)).toEqual(begun);

  await undoScheduleChange(deps, viewer, viewer.athleteId, revision.id);
  await updateRace(deps, viewer, race!.id, { raceDate: addDays(race!.raceDate, 7) });
  await apply(viewer, (await replanFor(viewer))!.previewId);
  expect((await spansFrom(viewer, today))[0]).toBe(begun[0]);
});
