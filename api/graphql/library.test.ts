import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { STARTER_LIBRARY } from '../core/workout/starterLibrary/starterLibrary.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import { copyStarterSet, createLibraryWorkout, writeStarterSet } from '../domain/library/library.ts';
import { generateSchedule } from '../domain/schedule/schedule.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { brokenSchedules } from '../test/invariants.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };

const deps = setUpDeps(clock);
beforeAll(async () => {
  await writeStarterSet(deps.db);
});
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

const FORM = {
  name: 'Bridge repeats',
  workoutType: 'RUN',
  intensity: 'hard',
  instructions: 'Up strong, down easy.',
  tags: ['hills', ' Hills ', ''],
  stepText: '15m easy, 5x(3m 106%, 3m easy), 10m easy',
};
const LIBRARY = `query ($search: String, $type: WorkoutType, $first: Int, $after: String) {
  library(search: $search, workoutType: $type, first: $first, after: $after) {
    totalCount libraryCount pageInfo { hasNextPage endCursor } edges { node { id name mayEdit } } } }`;
const CREATE = `mutation ($input: CreateLibraryWorkoutInput!) { createLibraryWorkout(input: $input) { __typename
  ... on CreateLibraryWorkoutPayload { libraryWorkout { id name duration tags stepText mayEdit completionCount steps { repeat } } } ... on InvalidInput { errors { path message } } } }`;
const UPDATE = CREATE.replaceAll('CreateLib', 'UpdateLib').replace('createLib', 'updateLib');
const DELETE =
  'mutation ($id: ID!) { deleteLibraryWorkout(input: { libraryWorkoutId: $id }) { deletedLibraryWorkoutId } }';
const RESTORE =
  'mutation ($id: ID!) { restoreLibraryWorkout(input: { libraryWorkoutId: $id }) { libraryWorkout { id } } }';
const SCHEDULE = `mutation ($input: ScheduleLibraryWorkoutInput!) { scheduleLibraryWorkout(input: $input) { __typename
  ... on ScheduleLibraryWorkoutPayload { placementId outcomes { athlete { id } problem warnings workout { id description duration locked madeBy instructions reasons { code text source } steps { repeat } } } }
  ... on InvalidInput { errors { path message } } } }`;
const UNDO =
  'mutation ($id: ID!) { undoLibraryPlacement(input: { placementId: $id }) { outcomes { problem workout { id } } } }';

async function aCoach(): Promise<Viewer & { coachId: string }> {
  const viewer = await aViewer(deps);
  const { id: coachId } = await deps.db.coach.create({ data: { userId: viewer.userId } });
  return { ...viewer, coachId };
}
const seen = async (viewer: Viewer, variables: object = {}) =>
  (await ask(deps, viewer, LIBRARY, { first: 100, ...variables })).data.library;
const made = async (coach: Viewer, over: object = {}) =>
  (await ask(deps, coach, CREATE, { input: { ...FORM, ...over } })).data.createLibraryWorkout.libraryWorkout;
const counted = async (id: string) =>
  (await deps.db.libraryWorkout.findUniqueOrThrow({ where: { id: decodeId('library', id)! } })).completionCount;
const scheduled = async (viewer: Viewer, libraryWorkoutId: string, over: object = {}) =>
  (await ask(deps, viewer, SCHEDULE, { input: { libraryWorkoutId, scheduledDate: addDays(TODAY, 4), ...over } })).data
    .scheduleLibraryWorkout;

/** A day with room for one more workout, which then is today. */
async function roomyDay(viewer: Viewer): Promise<string> {
  const workouts = await workoutsOf(deps, viewer);
  const days = Array.from({ length: 14 }, (_, i) => addDays(TODAY, i)).filter((day) => weekdayOf(day) !== 'monday');
  const day = days.find((each) => workouts.filter(({ scheduledDate }) => scheduledDate === each).length < 2)!;
  clock.now = new Date(`${day}T12:00:00Z`);
  return day;
}

describe('reading', () => {
  test('an athlete reads the starter set, page by page, and finds by name, description and tags in any case', async () => {
    const viewer = await aViewer(deps);
    const all = await seen(viewer);
    expect([all.totalCount, all.libraryCount, all.edges.length]).toEqual([
      STARTER_LIBRARY.length,
      STARTER_LIBRARY.length,
      STARTER_LIBRARY.length,
    ]);
    expect(all.edges.some(({ node }: { node: { mayEdit: boolean } }) => node.mayEdit)).toBe(false);
    const first = await seen(viewer, { first: 30 });
    const rest = await seen(viewer, { after: first.pageInfo.endCursor });
    expect([...first.edges, ...rest.edges].map(({ node }) => node.id)).toEqual(
      all.edges.map(({ node }: { node: { id: string } }) => node.id),
    );
    const swims = await seen(viewer, { type: 'SWIM' });
    expect([swims.totalCount, swims.libraryCount]).toEqual([
      STARTER_LIBRARY.filter(({ workoutType }) => workoutType === 'swim').length,
      STARTER_LIBRARY.length,
    ]);
    const names = async (search: string) =>
      (await seen(viewer, { search })).edges.map(({ node }: { node: { name: string } }) => node.name);
    expect(await names('CRUISE')).toEqual(['Cruise Intervals 4 × 8', 'Cruise Intervals 5 × 5']);
    expect(await names('springy CLIMBS')).toEqual(['Hill Strides']);
    expect(await names('Plyometric')).toEqual(['Springs and Hops']);
    for (const nothing of ['100%', '_____', 'a\\b']) expect(await names(nothing)).toEqual([]);
    expect((await ask(deps, null, LIBRARY)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await ask(deps, viewer, LIBRARY, { first: 101 })).messages).toEqual(['first must be from 1 to 100.']);
  });

  test('a coach has the starter set once, and so have their athletes; a stranger sees nothing of it', async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    await copyStarterSet(coach.coachId, deps.db);
    await copyStarterSet(coach.coachId, deps.db);
    const own = await made(coach);
    for (const viewer of [coach, athlete]) {
      const { libraryCount, edges } = await seen(viewer);
      expect([libraryCount, edges.length]).toEqual([STARTER_LIBRARY.length + 1, STARTER_LIBRARY.length + 1]);
      expect(edges.every(({ node }: { node: { mayEdit: boolean } }) => node.mayEdit === (viewer === coach))).toBe(true);
    }
    const node = async (viewer: Viewer) =>
      (await ask(deps, viewer, 'query ($id: ID!) { node(id: $id) { id } }', { id: own.id })).data.node;
    const stranger = await aCoach();
    expect([await node(athlete), await node(stranger)]).toEqual([{ id: own.id }, null]);
    await endCoaching(deps, coach);
    expect(await node(athlete)).toBeNull();
    expect((await seen(athlete)).libraryCount).toBe(STARTER_LIBRARY.length);
  });

  test('writing the starter set again changes nothing, and mends what an older release wrote', async () => {
    const before = await deps.db.libraryWorkout.findMany({ where: { coachId: null }, orderBy: { id: 'asc' } });
    await deps.db.libraryWorkout.update({ where: { id: before[0]!.id }, data: { name: 'Old name' } });
    await writeStarterSet(deps.db);
    const plain = (rows: typeof before) => rows.map(({ updatedAt: _updatedAt, ...row }) => row);
    expect(plain(await deps.db.libraryWorkout.findMany({ where: { coachId: null }, orderBy: { id: 'asc' } }))).toEqual(
      plain(before),
    );
  });
});

describe('writing', () => {
  test('steps are a line of text, decide the duration, and are wrong at a character', async () => {
    const coach = await aCoach();
    const own = await made(coach);
    expect(own).toMatchObject({
      duration: 55,
      tags: ['hills'],
      stepText: FORM.stepText,
      mayEdit: true,
      completionCount: 0,
      steps: [{ repeat: 1 }, { repeat: 5 }, { repeat: 1 }],
    });
    const update = async (over: object) =>
      (await ask(deps, coach, UPDATE, { input: { libraryWorkoutId: own.id, ...FORM, ...over } })).data
        .updateLibraryWorkout;
    expect(await update({ stepText: '15m easy, 5x(3m 106, 3m easy)' })).toEqual({
      __typename: 'InvalidInput',
      errors: [{ path: 'stepText', message: 'At 20: a % is missing.' }],
    });
    expect(await update({ instructions: ' ' })).toMatchObject({
      errors: [{ path: 'instructions', message: 'Please fill in all required fields.' }],
    });
    expect(await update({ intensity: 'brutal' })).toMatchObject({ errors: [{ path: 'intensity' }] });
    expect(await update({ tags: Array.from({ length: 21 }, (_, i) => `tag ${i}`) })).toMatchObject({
      errors: [{ message: 'At most 20 tags of 40 characters each.' }],
    });
    // left out, the steps stay while they fit
    expect(await update({ stepText: undefined, name: 'New name' })).toMatchObject({
      libraryWorkout: { name: 'New name', duration: 55, stepText: FORM.stepText },
    });
    expect(await update({ stepText: undefined, duration: 40 })).toMatchObject({
      libraryWorkout: { duration: 40, stepText: '', steps: [] },
    });
  });

  test('only the coach whose it is writes; deleted it can come back', async () => {
    const [coach, other, athlete] = [await aCoach(), await aCoach(), await aViewer(deps)];
    const own = await made(coach);
    const starter = encodeId(
      'library',
      (await deps.db.libraryWorkout.findFirstOrThrow({ where: { coachId: null } })).id,
    );
    for (const [viewer, id, code] of [
      [other, own.id, 'NOT_FOUND'],
      [athlete, own.id, 'FORBIDDEN'],
      [coach, starter, 'NOT_FOUND'],
      [{ ...coach, scope: 'read' }, own.id, 'FORBIDDEN'],
    ] as const) {
      expect((await ask(deps, viewer as Viewer, UPDATE, { input: { libraryWorkoutId: id, ...FORM } })).codes).toEqual([
        code,
      ]);
      for (const text of [DELETE, RESTORE])
        expect((await ask(deps, viewer as Viewer, text, { id })).codes).toEqual([code]);
    }
    await ask(deps, coach, DELETE, { id: own.id });
    expect((await seen(coach, { search: FORM.name })).totalCount).toBe(0);
    for (const _ of [1, 2])
      expect((await ask(deps, coach, RESTORE, { id: own.id })).data).toEqual({
        restoreLibraryWorkout: { libraryWorkout: { id: own.id } },
      });
    expect((await seen(coach, { search: FORM.name })).totalCount).toBe(1);
  });

  test('a scheduled workout can be kept, without the numbers of its athlete', async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const workout = (await workoutsOf(deps, athlete)).find(
      ({ workoutType, isHard }) => workoutType === 'bike' || isHard,
    )!;
    const SAVE = `mutation ($id: ID!) { saveWorkoutToLibrary(input: { workoutId: $id }) { ... on SaveWorkoutToLibraryPayload { libraryWorkout { name duration steps { repeat steps { durationSec } } } } } }`;
    const id = encodeId('workout', workout.id);
    const { libraryWorkout } = (await ask(deps, coach, SAVE, { id })).data.saveWorkoutToLibrary;
    expect(libraryWorkout).toMatchObject({ name: workout.description, duration: workout.duration });
    expect(libraryWorkout.steps.length).toBe(workout.steps.length);
    expect((await ask(deps, await aCoach(), SAVE, { id })).codes).toEqual(['NOT_FOUND']);
    expect((await ask(deps, athlete, SAVE, { id })).codes).toEqual(['FORBIDDEN']);
  });
});

describe('scheduling', () => {
  test('an athlete schedules for themself, completes it, and it counts; taken back it does not', async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const own = await made(coach, {
      workoutType: 'SWIM',
      stepText: '10min easy, 4x(50m css, 30s rest)',
      intensity: 'moderate',
    });
    const { outcomes } = await scheduled(athlete, own.id, { scheduledDate: await roomyDay(athlete) });
    expect(outcomes).toMatchObject([
      {
        problem: null,
        workout: {
          description: FORM.name,
          locked: true,
          madeBy: 'ATHLETE',
          reasons: [{ code: 'LIBRARY', source: 'ATHLETE', text: `Added by you from the library: “${FORM.name}”.` }],
        },
      },
    ]);
    const id = decodeId('workout', outcomes[0].workout.id)!;
    await submitWorkoutFeedback(deps, athlete, id, { completionStatus: 'completed' });
    await submitWorkoutFeedback(deps, athlete, id, { completionStatus: 'completed', notes: 'Again.' });
    expect(await counted(own.id)).toBe(1);
    await undoScheduleChange(deps, athlete, athlete.athleteId);
    expect(await counted(own.id)).toBe(1);
    await submitWorkoutFeedback(deps, athlete, id, { completionStatus: 'skipped', reasonForSkip: 'work' });
    expect(await counted(own.id)).toBe(0);
  });

  test('one act for many athletes: each within their limits, and one undo for all', async () => {
    const free = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, free);
    const busy = await aScheduledAthlete(deps, { trainingPreferences: { unavailableDays: ['thursday'] } });
    const unplanned = await aViewer(deps);
    for (const { athleteId } of [busy, unplanned])
      await deps.db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId } });
    const own = await made(coach, { stepText: '20m easy' });
    const before = (await workoutsOf(deps, free)).length;
    const athleteIds = [free, busy, unplanned].map(({ athleteId }) => encodeId('athlete', athleteId));
    const { placementId, outcomes } = await scheduled(coach, own.id, { scheduledDate: '2026-11-26', athleteIds });
    expect(outcomes.map(({ problem }: { problem: string | null }) => problem)).toEqual([
      null,
      expect.stringMatching(/^Thursday is .*unavailable/),
      'Generate their training schedule first.',
    ]);
    expect(outcomes[0].workout).toMatchObject({ madeBy: 'COACH', duration: 20 });
    expect((await workoutsOf(deps, free)).length).toBe(before + 1);
    // what the athlete does afterwards stays
    const mine = await scheduled(free, own.id, { scheduledDate: '2026-12-02' });
    expect((await ask(deps, free, UNDO, { id: placementId })).codes).toEqual(['NOT_FOUND']);
    expect((await ask(deps, coach, UNDO, { id: placementId })).data.undoLibraryPlacement.outcomes).toEqual([
      { problem: null, workout: null },
    ]);
    const left = (await workoutsOf(deps, free)).map(({ id }) => encodeId('workout', id));
    expect([left.length, left.includes(mine.outcomes[0].workout.id)]).toEqual([before + 1, true]);
    expect((await ask(deps, coach, UNDO, { id: placementId })).codes).toEqual([]);
    expect(await brokenSchedules(deps.db)).toEqual([]);
  });

  test('what cannot be is said; an athlete out of reach stops it before anything is written', async () => {
    const athlete = await aScheduledAthlete(deps, {
      personalProfile: { injuries: [{ injuryType: 'stress fracture', affectedArea: 'shin', isRecovered: false }] },
    });
    const coach = await aCoachOf(deps, athlete);
    const [run, open] = [await made(coach), await made(coach, { stepText: '', duration: null })];
    const problem = async (id: string, over: object) =>
      (await scheduled(coach, id, { athleteIds: [encodeId('athlete', athlete.athleteId)], ...over })).outcomes[0]
        .problem;
    expect(await problem(run.id, {})).toMatch(/injury forbids/);
    expect(await problem(open.id, {})).toMatch(/neither a duration nor steps/);
    expect(await problem(run.id, { scheduledDate: addDays(TODAY, -1) })).toBe('Choose today or a later day.');
    expect(await problem(run.id, { scheduledDate: '2027-03-01' })).toBe(
      'The date must be inside the current 4-week schedule.',
    );
    const stranger = await aScheduledAthlete(deps);
    const before = await deps.db.revision.count();
    const input = {
      libraryWorkoutId: run.id,
      scheduledDate: '2026-11-24',
      athleteIds: [athlete, stranger].map(({ athleteId }) => encodeId('athlete', athleteId)),
    };
    expect((await ask(deps, coach, SCHEDULE, { input })).codes).toEqual(['NOT_FOUND']);
    expect((await ask(deps, stranger, SCHEDULE, { input: { ...input, athleteIds: undefined } })).codes).toEqual([
      'NOT_FOUND',
    ]);
    expect([
      await deps.db.revision.count(),
      await deps.db.libraryPlacement.count({ where: { userId: stranger.userId } }),
    ]).toEqual([before, 0]);
    const { errors } = await scheduled(coach, run.id, { athleteIds: [] });
    expect(errors).toEqual([{ path: 'athleteIds', message: 'Choose at least one athlete.' }]);
  });

  test('undo leaves what has been completed', async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const row = await createLibraryWorkout(deps, coach, {
      ...FORM,
      workoutType: 'swim',
      stepText: '20min easy',
      intensity: 'easy',
    });
    const { placementId, outcomes } = await scheduled(athlete, encodeId('library', row.id), {
      scheduledDate: await roomyDay(athlete),
    });
    await submitWorkoutFeedback(deps, athlete, decodeId('workout', outcomes[0].workout.id), {
      completionStatus: 'completed',
    });
    expect((await ask(deps, athlete, UNDO, { id: placementId })).data.undoLibraryPlacement.outcomes).toEqual([
      { problem: 'It has been completed, so it stays.', workout: { id: outcomes[0].workout.id } },
    ]);
  });
});

test('the planner takes what fits from the library of the coach, and says so', async () => {
  const athlete = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, athlete);
  await copyStarterSet(coach.coachId, deps.db);
  const plain = ({
    scheduledDate,
    workoutType,
    duration,
    intensity,
    isHard,
  }: {
    scheduledDate: string;
    workoutType: string;
    duration: number;
    intensity: string;
    isHard: boolean;
  }) => ({ scheduledDate, workoutType, duration, intensity, isHard });
  // as planned anew: with tests
  await generateSchedule(deps, athlete, { mode: 'season-plan' });
  const before = await workoutsOf(deps, athlete);
  await generateSchedule(deps, athlete, { mode: 'season-plan' });
  // a copy that nobody touched is no wish of the coach
  expect((await workoutsOf(deps, athlete)).map(({ templateId }) => templateId)).toEqual(
    before.map(({ templateId }) => templateId),
  );
  for (const [workoutType, stepText] of [
    ['RUN', '40m easy'],
    ['BIKE', '60m easy'],
    ['SWIM', '22min easy'],
  ])
    await made(coach, { name: `Park ${workoutType}`, workoutType, intensity: 'easy', stepText, tags: [] });
  await generateSchedule(deps, athlete, { mode: 'season-plan' });
  const after = await workoutsOf(deps, athlete);
  const taken = after.filter(({ description }) => description.startsWith('Park '));
  expect(taken.length).toBeGreaterThan(2);
  for (const { reasons, templateId, description } of taken) {
    expect(templateId).toMatch(/^library_/);
    expect(reasons.at(-1)).toMatchObject({
      code: 'LIBRARY',
      source: 'coach',
      text: `From your coach’s library: “${description}”.`,
    });
  }
  expect(after.map(plain)).toEqual(before.map(plain));
  expect(await brokenSchedules(deps.db)).toEqual([]);
});
