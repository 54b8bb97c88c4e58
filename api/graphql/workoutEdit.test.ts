import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { generate, undo } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';

const deps = setUpDeps({ now: new Date(`${TODAY}T12:00:00Z`) });

const REFUSED =
  '... on Refusal { code message } ... on InvalidInput { errors { path message } } ... on StaleVersion { workout { id version duration } }';
const UPDATE = `mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { __typename ${REFUSED}
  ... on UpdateWorkoutPayload { warnings { kind message } revision { id cause actorRole summary } week { plannedMinutes } workout { id duration workoutType intensity description instructions tss isHard locked version
    reasons { code text source } steps { repeat steps { kind durationSec note effort } } } } } }`;
const DELETE = `mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename ${REFUSED}
  ... on DeleteWorkoutPayload { deletedWorkoutId revision { id cause summary } week { workouts { id } } } } }`;

const update = async (viewer: Viewer, id: string, over: object) =>
  (await ask(deps, viewer, UPDATE, { input: { workoutId: encodeId('workout', id), ...over } })).data.updateWorkout;
const remove = async (viewer: Viewer, id: string, over: object = {}) =>
  (await ask(deps, viewer, DELETE, { input: { workoutId: encodeId('workout', id), ...over } })).data?.deleteWorkout;
const seconds = (steps: { repeat: number; steps: { durationSec: number }[] }[]) =>
  steps.reduce(
    (sum, { repeat, steps: inner }) => sum + repeat * inner.reduce((one, { durationSec }) => one + durationSec, 0),
    0,
  );
const firstRun = async (viewer: Viewer) =>
  (await weeksOf(deps, viewer))[1]!.workouts.find(({ workoutType, isLong }) => workoutType === 'run' && !isLong)!;
const find = async (viewer: Viewer, id: string) => (await workoutsOf(deps, viewer)).find((each) => each.id === id);

describe('editing', () => {
  test('another length: steps that fit it, locked, kept by regeneration, and undone as it was', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await firstRun(viewer);
    const edited = await update(viewer, before.id, { duration: before.duration - 10, version: 1 });
    expect(edited).toMatchObject({
      workout: { duration: before.duration - 10, locked: true, version: 2, workoutType: 'RUN' },
      revision: {
        cause: 'UPDATE',
        actorRole: 'ATHLETE',
        summary: expect.stringContaining(`${before.duration} → ${before.duration - 10} min`),
      },
    });
    expect(seconds(edited.workout.steps)).toBe(60 * (before.duration - 10));
    expect(edited.workout.reasons).toContainEqual({
      code: 'EDITED',
      source: 'ATHLETE',
      text: `Changed by you: ${before.duration} → ${before.duration - 10} min, instructions, steps.`,
    });
    await generate(deps, viewer, { mode: 'SEASON_PLAN' });
    expect(await find(viewer, before.id)).toMatchObject({ duration: before.duration - 10, locked: true });
    await undo(deps, viewer, viewer.athleteId, edited.revision.id);
    expect(await find(viewer, before.id)).toMatchObject({
      duration: before.duration,
      locked: false,
      steps: before.steps,
      reasons: before.reasons,
    });
  });

  test('one that breaks a limit, or breaks it further, warns of it; one that changes nothing or less does not', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { id, duration } = await firstRun(viewer);
    const ofWeek = {
      kind: 'OVER_WEEK_LOAD',
      message: expect.stringMatching(/ holds \d+:\d\d h; at most \d+:\d\d h fit/),
    };
    for (const more of [300, 320])
      expect((await update(viewer, id, { duration: duration + more })).warnings).toContainEqual(ofWeek);
    expect((await update(viewer, id, { duration: duration + 320 })).warnings).toEqual([]);
    expect((await update(viewer, id, { duration: duration + 200 })).warnings).toEqual([]);
  });

  test('by the coach: another sport, own title and steps; load is reckoned from them', async () => {
    const viewer = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, viewer);
    const { id } = await firstRun(viewer);
    const target = { metric: 'RPE', lo: 7, hi: 8 };
    const steps = [
      { repeat: 1, steps: [{ kind: 'WARMUP', durationSec: 600, target: { metric: 'RPE', lo: 2, hi: 3 } }] },
      {
        repeat: 4,
        steps: [
          { kind: 'WORK', durationSec: 240, target, note: 'Seated' },
          { kind: 'RECOVERY', durationSec: 60, target: { metric: 'RPE', lo: 1, hi: 2 } },
        ],
      },
    ];
    const edited = await update(coach, id, {
      workoutType: 'BIKE',
      intensity: 'threshold',
      description: 'Hill repeats',
      steps,
    });
    expect(edited.workout).toMatchObject({
      duration: 30,
      workoutType: 'BIKE',
      isHard: true,
      description: 'Hill repeats',
      instructions: '',
      steps: [{ repeat: 1 }, { repeat: 4, steps: [{ note: 'Seated', effort: expect.any(Number) }, {}] }],
    });
    expect(edited.workout.tss).toBeGreaterThan(20);
    expect(edited.workout.reasons.at(-1)).toMatchObject({
      code: 'EDITED',
      source: 'COACH',
      text: expect.stringMatching(/^Changed by their coach: run → bike/),
    });
    // the title stays the coach's when the athlete shortens it
    expect((await update(viewer, id, { steps: [], duration: 20 })).workout).toMatchObject({
      description: 'Hill repeats',
      steps: [],
      duration: 20,
    });
  });

  test('a kind that the planner has no steps for has none; blank texts go', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { id } = await firstRun(viewer);
    expect(
      (
        await update(viewer, id, {
          workoutType: 'STRENGTH',
          intensity: 'Zone 3 circus',
          description: ' ',
          instructions: 'Juggle.',
        })
      ).workout,
    ).toMatchObject({
      workoutType: 'STRENGTH',
      intensity: 'Zone 3 circus',
      description: 'Strength workout',
      instructions: 'Juggle.',
    });
    expect((await update(viewer, id, { instructions: '' })).workout.instructions).toBe('');
  });

  test('nothing changed: no revision, not locked', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { id, duration, description } = await firstRun(viewer);
    expect(await update(viewer, id, { duration, description })).toMatchObject({
      workout: { locked: false, version: 1 },
      revision: { cause: 'GENERATE' },
    });
  });

  test('refuses by field what is wrong', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { id } = await firstRun(viewer);
    const target = { metric: 'THR_SPEED', lo: 0.7, hi: 0.8 };
    const wrong = async (over: object) => (await update(viewer, id, over)).errors;
    expect(await wrong({ duration: 0 })).toEqual([
      { path: 'duration', message: 'Duration must be a whole number from 1 to 600.' },
    ]);
    expect(await wrong({ workoutType: 'RACE' })).toMatchObject([{ path: 'workoutType' }]);
    expect(
      await wrong({ duration: 60, steps: [{ repeat: 2, steps: [{ kind: 'WORK', durationSec: 600, target }] }] }),
    ).toEqual([{ path: 'steps', message: 'The steps last 20 min, not 1:00 h.' }]);
    expect(
      await wrong({
        steps: [{ repeat: 1, steps: [{ kind: 'WORK', durationSec: 600, target: { ...target, lo: 0.9 } }] }],
      }),
    ).toEqual([{ path: 'steps.0.steps.0.target.hi', message: 'The upper end must not be below the lower end.' }]);
    expect((await find(viewer, id))?.version).toBe(1);
  });
});

describe('deleting', () => {
  test('takes it out; undo brings it back as it was', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await firstRun(viewer);
    const deleted = await remove(viewer, before.id, { version: 1 });
    expect(deleted).toMatchObject({ deletedWorkoutId: encodeId('workout', before.id), revision: { cause: 'DELETE' } });
    expect(deleted.week.workouts.map(({ id }: { id: string }) => id)).not.toContain(deleted.deletedWorkoutId);
    expect(await remove(viewer, before.id)).toBeNull();
    await undo(deps, viewer, viewer.athleteId, deleted.revision.id);
    expect(await find(viewer, before.id)).toEqual({ ...before, version: before.version + 1 });
  });
});

/** What stays, for both. */
test('a finished, skipped or past workout, a race and an old version stay', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { id, duration } = await firstRun(viewer);
  const set = (data: object) => deps.db.workout.update({ where: { id }, data });
  const both = async (over: object = {}) => [
    await update(viewer, id, { duration: duration + 5, ...over }),
    await remove(viewer, id, over),
  ];
  const each = async (expected: object, over: object = {}) => {
    for (const answer of await both(over)) expect(answer).toMatchObject(expected);
  };
  await each({ __typename: 'StaleVersion', code: 'CONFLICT', workout: { version: 1, duration } }, { version: 7 });
  await set({ version: 3 });
  await each({ __typename: 'StaleVersion', code: 'CONFLICT', workout: { version: 3, duration } }, { version: 2 });
  await set({ status: 'completed' });
  await each({
    __typename: 'WorkoutCompleted',
    code: 'WORKOUT_COMPLETED',
    message: 'Completed workouts cannot be changed.',
  });
  await set({ status: 'skipped' });
  await each({ __typename: 'NotPossible', code: 'SKIPPED' });
  await set({ status: 'scheduled', workoutType: 'race' });
  await each({ __typename: 'NotPossible', code: 'RACE' });
  await set({ workoutType: 'run', scheduledDate: new Date('2026-11-19T00:00:00Z') });
  await each({ __typename: 'NotPossible', code: 'PAST_DAY' });
  expect(await deps.db.workout.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 3, duration });
});

test('a stranger finds nothing', async () => {
  const viewer = await aScheduledAthlete(deps);
  const workoutId = encodeId('workout', (await firstRun(viewer)).id);
  const stranger = await anAthlete(deps);
  expect((await ask(deps, stranger, UPDATE, { input: { workoutId, duration: 20 } })).codes).toEqual(['NOT_FOUND']);
  expect((await ask(deps, stranger, DELETE, { input: { workoutId } })).codes).toEqual(['NOT_FOUND']);
});
