import { addDays } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { added, CREATE, FEEDBACK, move, MOVE, undo } from '../test/scheduleActs.ts';
import { aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

describe('undo', () => {
  const plain = (workouts: Awaited<ReturnType<typeof workoutsOf>>) =>
    workouts.map((workout) => ({ ...workout, version: 0 }));

  test('a move: every field as it was, the version alone grows', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await workoutsOf(deps, viewer);
    const moved = before.find(({ scheduledDate }) => scheduledDate > '2026-11-24')!;
    await ask(deps, viewer, MOVE, move(moved.id, addDays(moved.scheduledDate, 1)));
    const undone = (await undo(deps, viewer, viewer.athleteId)).data.undoScheduleChange;
    expect(undone.revision).toMatchObject({ number: 4, undoesNumber: 3, cause: 'UNDO' });
    const after = await workoutsOf(deps, viewer);
    expect(plain(after)).toEqual(plain(before));
    expect(after.find(({ id }) => id === moved.id)!.version).toBe(3);
  });

  test('an undo does the change again, and the next undo takes it back again', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await workoutsOf(deps, viewer);
    const workout = before.find(({ scheduledDate }) => scheduledDate > '2026-11-24')!;
    await ask(deps, viewer, MOVE, move(workout.id, addDays(workout.scheduledDate, 1)));
    const moved = await workoutsOf(deps, viewer);
    const { revision } = (await undo(deps, viewer, viewer.athleteId)).data.undoScheduleChange;
    await undo(deps, viewer, viewer.athleteId, revision.id);
    expect(plain(await workoutsOf(deps, viewer))).toEqual(plain(moved));
    await undo(deps, viewer, viewer.athleteId);
    expect(plain(await workoutsOf(deps, viewer))).toEqual(plain(before));
  });

  test('step by step down to no schedule at all, then nothing is left', async () => {
    const viewer = await aScheduledAthlete(deps);
    const generated = await workoutsOf(deps, viewer);
    const week = (await weeksOf(deps, viewer))[1]!;
    await ask(deps, viewer, CREATE, added(viewer.athleteId, week));
    await ask(deps, viewer, FEEDBACK, {
      input: { workoutId: encodeId('workout', generated[0]!.id), completionStatus: 'SKIPPED', reasonForSkip: 'WORK' },
    });
    const isToday = generated[0]!.scheduledDate === TODAY;
    if (isToday) await undo(deps, viewer, viewer.athleteId);
    await undo(deps, viewer, viewer.athleteId);
    expect(plain(await workoutsOf(deps, viewer))).toEqual(plain(generated));
    expect((await undo(deps, viewer, viewer.athleteId)).data.undoScheduleChange).toMatchObject({
      revision: { undoesNumber: 2 },
    });
    const left = async () =>
      (await ask(deps, viewer, '{ viewer { athlete { schedule { mode } seasonPlan { version } } } }')).data.viewer
        .athlete;
    expect(await left()).toEqual({ schedule: null, seasonPlan: { version: 1 } });
    await undo(deps, viewer, viewer.athleteId);
    expect(await left()).toEqual({ schedule: null, seasonPlan: null });
    expect((await undo(deps, viewer, viewer.athleteId)).data.undoScheduleChange).toMatchObject({
      __typename: 'NotPossible',
      code: 'NOTHING_TO_UNDO',
    });
  });

  test('of an earlier change restores the schedule before it, but never a finished workout', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [first] = await deps.db.revision.findMany({ where: { athleteId: viewer.athleteId } });
    const workouts = await workoutsOf(deps, viewer);
    const done = workouts[0]!;
    clock.now = new Date(`${done.scheduledDate}T20:00:00Z`);
    await ask(deps, viewer, FEEDBACK, {
      input: { workoutId: encodeId('workout', done.id), completionStatus: 'COMPLETED' },
    });
    const finished = (await workoutsOf(deps, viewer)).find(({ id }) => id === done.id)!;
    await undo(deps, viewer, viewer.athleteId, encodeId('revision', first!.id));
    expect(
      await deps.db.workout.findMany({ where: { athleteId: viewer.athleteId }, select: { id: true, status: true } }),
    ).toEqual([{ id: done.id, status: 'completed' }]);
    expect(finished.feedback?.completionStatus).toBe('completed');
  });

  test('leaves days that have passed as they are', async () => {
    const viewer = await aScheduledAthlete(deps);
    const workout = (await workoutsOf(deps, viewer)).find(
      ({ scheduledDate }) => scheduledDate === '2026-11-21' || scheduledDate === '2026-11-22',
    )!;
    await ask(deps, viewer, MOVE, move(workout.id, '2026-11-25'));
    clock.now = new Date('2026-11-23T12:00:00Z');
    expect((await undo(deps, viewer, viewer.athleteId)).data.undoScheduleChange).toMatchObject({
      __typename: 'NotPossible',
      code: 'NOTHING_TO_UNDO',
    });
  });
});
