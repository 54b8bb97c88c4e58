import { addDays } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { addRace, deleteRace, recordRaceResult, updateRace } from './race.ts';
import { loadSeason } from '../revision/seasonSnapshot.ts';
import { undoScheduleChange } from '../schedule/undo.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
const deps = setUpDeps(clock);
beforeEach(() => void (clock.now = new Date(`${TODAY}T12:00:00Z`)));

const half = { raceName: ' Winter Half ', raceType: 'half-marathon', raceDate: '2027-01-17', location: 'Lakeside' };
const add = (viewer: Viewer, over: object = {}) => addRace(deps, viewer, viewer.athleteId, { ...half, ...over });

test('the workout of the race day follows the result, unless the athlete spoke of it themselves', async () => {
  const viewer = await aScheduledAthlete(deps, { raceGoal: { targetDate: addDays(TODAY, 9) } });
  const goal = (await loadSeason(deps.db, viewer.athleteId))!.races[0]!;
  clock.now = new Date(`${goal.raceDate}T18:00:00Z`);
  const workout = async () => (await workoutsOf(deps, viewer)).find(({ workoutType }) => workoutType === 'race')!;
  const tell = (input: unknown) => recordRaceResult(deps, viewer, goal.id, input);
  await tell({ status: 'finished', finishSeconds: 9_000, feeling: 8, notes: 'Sunny' });
  expect(await workout()).toMatchObject({
    status: 'completed',
    feedback: { actualDuration: 150, feelingRating: 8, perceivedExertion: null, notes: 'Sunny' },
  });
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(await workout()).toMatchObject({ status: 'scheduled', feedback: null });
  await tell({ status: 'did-not-finish' });
  expect((await workout()).status).toBe('partially_completed');
  await tell({ status: 'did-not-start' });
  expect(await workout()).toMatchObject({ status: 'skipped', feedback: { reasonForSkip: 'other' } });
  await tell(null);
  expect(await workout()).toMatchObject({ status: 'scheduled', feedback: null });
  await submitWorkoutFeedback(deps, viewer, (await workout()).id, {
    completionStatus: 'completed',
    perceivedExertion: 10,
  });
  await tell({ status: 'did-not-start' });
  expect(await workout()).toMatchObject({ status: 'completed', feedback: { perceivedExertion: 10 } });
});

test('the workout of a race follows it to another day and name, and goes with it', async () => {
  const viewer = await aScheduledAthlete(deps, { raceGoal: { targetDate: addDays(TODAY, 9), goalTimeSec: null } });
  const [goal] = (await loadSeason(deps.db, viewer.athleteId))!.races;
  const { id, raceDate } = goal!;
  const raced = async () =>
    (await workoutsOf(deps, viewer))
      .filter(({ workoutType }) => workoutType === 'race')
      .map(({ scheduledDate, description }) => [scheduledDate, description]);
  const { raceName } = goal!;
  expect(await raced()).toEqual([[raceDate, raceName]]);
  const later = addDays(raceDate, 6);
  // with a goal as well: one change of one workout
  await deps.db.athlete.update({
    where: { id: viewer.athleteId },
    data: { runThresholdSpeed: 3.5, ftp: 220, css: 1.1 },
  });
  const efforts = async () => (await workoutsOf(deps, viewer)).find(({ workoutType }) => workoutType === 'race')!.steps;
  const before = await efforts();
  await updateRace(deps, viewer, id, { raceDate: later, raceName: 'Town Race', goalTimeSec: 10_800 });
  expect(await raced()).toEqual([[later, 'Town Race']]);
  expect(await efforts()).not.toEqual(before);
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(await raced()).toEqual([[raceDate, raceName]]);
  // no week is planned there
  await updateRace(deps, viewer, id, { raceDate: addDays(raceDate, 60) });
  expect(await raced()).toEqual([]);
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  // a race of another name keeps its workout
  const { race } = await add(viewer, { raceName: 'Another', raceDate, priority: 'C' });
  await deleteRace(deps, viewer, race.id);
  expect(await raced()).toEqual([[raceDate, raceName]]);
  await deleteRace(deps, viewer, id);
  expect(await raced()).toEqual([]);
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(await raced()).toEqual([[raceDate, raceName]]);
});

describe('the workout of a race to come has the length and the pace of', () => {
  const THRESHOLDS = { runThresholdSpeed: 3.5, ftp: 220, css: 1.1 };
  const racing = async (over: object = {}) => {
    const viewer = await aScheduledAthlete(deps, { raceGoal: { targetDate: addDays(TODAY, 9), goalTimeSec: null } });
    await deps.db.athlete.update({ where: { id: viewer.athleteId }, data: THRESHOLDS });
    const [race] = (await loadSeason(deps.db, viewer.athleteId))!.races;
    const raced = async () => (await workoutsOf(deps, viewer)).find(({ workoutType }) => workoutType === 'race')!;
    const where = { id: (await raced()).id };
    await deps.db.workout.update({ where, data: over });
    return { viewer, race: race!, raced };
  };
  const steps = ({ steps: of }: Awaited<ReturnType<Awaited<ReturnType<typeof racing>>['raced']>>) => of.length;

  test('its new type at once, and undo restores it', async () => {
    const { viewer, race, raced } = await racing();
    const before = await raced();
    expect(steps(before)).toBe(3);
    await updateRace(deps, viewer, race.id, { raceType: '10k' });
    const ten = await raced();
    expect(ten).toMatchObject({ id: before.id, description: before.description, scheduledDate: before.scheduledDate });
    expect([steps(ten), ten.duration < 75, ten.tss < before.tss]).toEqual([1, true, true]);
    expect(ten.steps[0]).toMatchObject({ sport: 'run', raceEffort: true, target: { metric: 'thrSpeed' } });
    expect(ten.instructions).not.toBe(before.instructions);
    await undoScheduleChange(deps, viewer, viewer.athleteId);
    expect({ ...(await raced()), version: 0 }).toEqual({ ...before, version: 0 });
  });

  test('its new goal', async () => {
    const { viewer, race, raced } = await racing();
    await updateRace(deps, viewer, race.id, { raceType: '10k', goalTimeSec: 3600 });
    expect((await raced()).duration).toBe(60);
    await updateRace(deps, viewer, race.id, { goalTimeSec: 3300 });
    expect((await raced()).duration).toBe(55);
  });

  test('the length that its new name tells, with the workouts before it at the pace for it', async () => {
    const { viewer, race, raced } = await racing();
    await updateRace(deps, viewer, race.id, { raceType: 'open-water', raceName: 'Lake' });
    const five = (await raced()).duration;
    await updateRace(deps, viewer, race.id, { raceName: 'Lake swim 1500 m' });
    const mile = await raced();
    expect([mile.description, mile.duration < five / 2]).toEqual(['Lake swim 1500 m', true]);
    await updateRace(deps, viewer, race.id, { raceName: 'Lake swim, 1500 m' });
    expect({ ...(await raced()), version: 0 }).toEqual({ ...mile, description: 'Lake swim, 1500 m', version: 0 });
    await updateRace(deps, viewer, race.id, { goalTimeSec: 1800 });
    await expect(updateRace(deps, viewer, race.id, { raceName: 'Lake 10 km' })).rejects.toMatchObject({
      errors: [{ path: 'goalTimeSec', message: expect.stringMatching(/^A goal time for a race of this length/) }],
    });
  });

  test('before, where somebody has edited it', async () => {
    const { viewer, race, raced } = await racing({ locked: true });
    const before = await raced();
    await updateRace(deps, viewer, race.id, { raceType: '10k', raceName: 'Town Race' });
    expect({ ...(await raced()), version: 0 }).toEqual({ ...before, description: 'Town Race', version: 0 });
  });
});
