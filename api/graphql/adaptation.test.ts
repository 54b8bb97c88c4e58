import { addDays } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

// a Monday
const TODAY = '2026-11-23';
const clock = { now: new Date() };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T06:00:00Z`);
});

const CHECK_IN = `mutation ($input: SubmitCheckInInput!) { submitCheckIn(input: $input) { ... on SubmitCheckInPayload { checkIn { readiness }
  adaptation { summary advice { text } changes { op workoutId changeDescription reasonCode } revision { id number cause summary } } } } }`;
const DECLINE = `mutation ($input: DeclineChangeInput!) { declineChange(input: $input) { __typename ... on Refusal { message } } }`;
const FEEDBACK = `mutation ($input: SubmitWorkoutFeedbackInput!) { submitWorkoutFeedback(input: $input) { ... on SubmitWorkoutFeedbackPayload {
  adaptation { id understood changes { id op workoutId } } } ... on Refusal { message } } }`;
const APPLY = `mutation ($input: ApplyAdjustmentInput!) { applyAdjustment(input: $input) { __typename ... on ApplyAdjustmentPayload { applied } ... on Refusal { code message } } }`;
const ILL = `mutation ($input: ReportIllnessInput!) { reportIllness(input: $input) { __typename
  ... on ReportIllnessPayload { adaptation { summary advice { code text } changes { op workoutId } } } ... on InvalidInput { errors { path message } } } }`;
const UNDO = 'mutation ($input: UndoScheduleChangeInput!) { undoScheduleChange(input: $input) { __typename } }';

const checkIn = async (viewer: Viewer, input: object) =>
  (await ask(deps, viewer, CHECK_IN, { input })).data.submitCheckIn;
const undo = (viewer: Viewer) => ask(deps, viewer, UNDO, { input: { athleteId: `athlete_${viewer.athleteId}` } });
const plain = async (viewer: Viewer) => (await workoutsOf(deps, viewer)).map((workout) => ({ ...workout, version: 0 }));
const minutes = (workouts: { scheduledDate: string; duration: number }[], from: string, to: string) =>
  workouts
    .filter(({ scheduledDate }) => scheduledDate >= from && scheduledDate <= to)
    .reduce((sum, { duration }) => sum + duration, 0);
const BAD = { mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 };

describe('a check-in', () => {
  test('that is bad eases the week, says because of what, and undo brings it back', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await plain(viewer);
    const { adaptation, checkIn: kept } = await checkIn(viewer, BAD);
    expect(kept.readiness).toBeLessThan(30);
    expect(adaptation.changes.length).toBeGreaterThan(0);
    expect(adaptation.summary).toMatch(/^\d+ workouts? left out and \d+ eased: stress 9/);
    expect(adaptation.revision).toMatchObject({ number: 3, cause: 'ADAPT', summary: adaptation.summary });
    const after = await plain(viewer);
    expect(minutes(after, TODAY, addDays(TODAY, 6))).toBeLessThan(minutes(before, TODAY, addDays(TODAY, 6)));
    const touched = new Set(
      adaptation.changes.map(({ workoutId }: { workoutId: string }) => workoutId.slice('workout_'.length)),
    );
    const untouched = after.filter(({ id }) => !touched.has(id));
    expect(untouched.length).toBeGreaterThan(0);
    expect(before).toEqual(expect.arrayContaining(untouched));
    await undo(viewer);
    expect(await plain(viewer)).toEqual(before);
  });

  test('given twice changes nothing twice', async () => {
    const viewer = await aScheduledAthlete(deps);
    await checkIn(viewer, BAD);
    const once = await plain(viewer);
    const { adaptation } = await checkIn(viewer, BAD);
    expect(adaptation).toMatchObject({ changes: [], summary: '', revision: null });
    expect(await plain(viewer)).toEqual(once);
  });

  test('after weeks away looks back to the last training, however long ago', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [first] = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate >= TODAY);
    await ask(deps, viewer, FEEDBACK, {
      input: { workoutId: `workout_${first!.id}`, completionStatus: 'COMPLETED', actualDuration: first!.duration },
    });
    clock.now = new Date(`${addDays(TODAY, 42)}T06:00:00Z`);
    // reading it lays the four weeks from today
    await ask(deps, viewer, '{ viewer { athlete { schedule { weeks { id } } } } }');
    const query = CHECK_IN.replace('summary advice', 'summary proposals { code } advice');
    const { adaptation } = (
      await ask(deps, viewer, query, { input: { mood: 8, stress: 3, sleep: 8, mentalReadiness: 8 } })
    ).data.submitCheckIn;
    // what is said after more than 28 days: they lie further back than those days
    expect(adaptation.proposals.map(({ code }: { code: string }) => code)).toContain('RACE_PRIORITY');
  });

  test('that is good changes nothing', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await plain(viewer);
    expect((await checkIn(viewer, { mood: 8, stress: 3, sleep: 8, mentalReadiness: 8 })).adaptation).toMatchObject({
      changes: [],
      revision: null,
    });
    expect(await plain(viewer)).toEqual(before);
  });

  test('lets the athlete keep one workout as it was, for good', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await workoutsOf(deps, viewer);
    const { adaptation } = await checkIn(viewer, BAD);
    const { workoutId } = adaptation.changes.find(({ op }: { op: string }) => op !== 'remove') ?? adaptation.changes[0];
    await ask(deps, viewer, DECLINE, { input: { revisionId: adaptation.revision.id, workoutId } });
    const was = before.find(({ id }) => `workout_${id}` === workoutId)!;
    const isNow = async () => (await workoutsOf(deps, viewer)).find(({ id }) => id === was.id);
    expect(await isNow()).toMatchObject({ duration: was.duration, intensity: was.intensity, locked: true });
    await checkIn(viewer, BAD);
    expect(await isNow()).toMatchObject({ duration: was.duration, intensity: was.intensity });
  });
});

describe('feedback', () => {
  const skip = async (viewer: Viewer, workoutId: string, reasonForSkip: string) =>
    (
      await ask(deps, viewer, FEEDBACK, {
        input: { workoutId: `workout_${workoutId}`, completionStatus: 'SKIPPED', reasonForSkip },
      })
    ).data.submitWorkoutFeedback;

  test('of illness offers to clear the days, and changes nothing until it is taken', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [first] = await workoutsOf(deps, viewer);
    clock.now = new Date(`${first!.scheduledDate}T18:00:00Z`);
    const { adaptation } = await skip(viewer, first!.id, 'ILLNESS');
    expect(adaptation.changes.length).toBeGreaterThan(0);
    const untouched = await plain(viewer);
    const input = { suggestionId: adaptation.id, scope: 'THIS_WEEK' };
    expect((await ask(deps, viewer, APPLY, { input })).data.applyAdjustment).toMatchObject({
      applied: expect.arrayContaining([adaptation.changes[0].id]),
    });
    expect(minutes(await plain(viewer), first!.scheduledDate, addDays(first!.scheduledDate, 6))).toBeLessThan(
      minutes(untouched, first!.scheduledDate, addDays(first!.scheduledDate, 6)),
    );
  });

  const done = async (viewer: Viewer, workoutId: string, perceivedExertion: number | null = null) =>
    (
      await ask(deps, viewer, FEEDBACK, {
        input: { workoutId: `workout_${workoutId}`, completionStatus: 'COMPLETED', perceivedExertion },
      })
    ).data.submitWorkoutFeedback.adaptation;

  test('of a workout brings back nothing that the athlete has undone of a check-in, until they check in again', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await plain(viewer);
    await checkIn(viewer, BAD);
    await undo(viewer);
    expect(await plain(viewer)).toEqual(before);
    const first = before.find(({ scheduledDate }) => scheduledDate >= TODAY)!;
    clock.now = new Date(`${first.scheduledDate}T18:00:00Z`);
    expect(await done(viewer, first.id)).toBeNull();
    expect((await checkIn(viewer, BAD)).adaptation.changes.length).toBeGreaterThan(0);
  });

  test('brings an offer once: left as it is, it comes again with something new alone', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [first, second, third] = (await plain(viewer)).filter(({ scheduledDate }) => scheduledDate >= TODAY);
    clock.now = new Date(`${first!.scheduledDate}T18:00:00Z`);
    expect((await done(viewer, first!.id, 10)).changes.length).toBeGreaterThan(0);
    clock.now = new Date(`${second!.scheduledDate}T18:00:00Z`);
    expect(await done(viewer, second!.id)).toBeNull();
    clock.now = new Date(`${third!.scheduledDate}T18:00:00Z`);
    expect((await done(viewer, third!.id, 10)).changes.length).toBeGreaterThan(0);
  });

  test('of a workout done as planned offers nothing', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [first] = await workoutsOf(deps, viewer);
    clock.now = new Date(`${first!.scheduledDate}T18:00:00Z`);
    const input = {
      workoutId: `workout_${first!.id}`,
      completionStatus: 'COMPLETED',
      perceivedExertion: 4,
      feelingRating: 7,
    };
    expect((await ask(deps, viewer, FEEDBACK, { input })).data.submitWorkoutFeedback.adaptation).toBeNull();
  });
});

describe('illness', () => {
  const ill = async (viewer: Viewer, input: object) => (await ask(deps, viewer, ILL, { input })).data.reportIllness;

  test('clears the days while it lasts, and comes back step by step', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await plain(viewer);
    const sick = await ill(viewer, { from: TODAY, mild: false, symptoms: ['FEVER'] });
    expect(sick.adaptation.changes.length).toBeGreaterThan(0);
    expect(sick.adaptation.advice.map(({ text }: { text: string }) => text).join(' ')).toMatch(/medical advice|doctor/);
    expect(minutes(await plain(viewer), TODAY, addDays(TODAY, 1))).toBe(0);
    clock.now = new Date(`${addDays(TODAY, 3)}T06:00:00Z`);
    await ill(viewer, { from: TODAY, wellOn: addDays(TODAY, 3), mild: false, symptoms: ['FEVER'] });
    const back = (await plain(viewer)).filter(({ scheduledDate }) => scheduledDate === addDays(TODAY, 4));
    for (const { duration, isHard } of back) expect([duration <= 30, isHard]).toEqual([true, false]);
    expect(minutes(await plain(viewer), TODAY, addDays(TODAY, 13))).toBeLessThan(
      minutes(before, TODAY, addDays(TODAY, 13)),
    );
  });

  test.each<[string, object, string]>([
    ['that ends before it begins', { from: TODAY, wellOn: addDays(TODAY, -1), mild: true, symptoms: [] }, 'wellOn'],
    ['that is still to come', { from: addDays(TODAY, 9), mild: true, symptoms: [] }, 'from'],
  ])('refuses one %s', async (_name, input, path) => {
    expect(await ill(await aScheduledAthlete(deps), input)).toMatchObject({
      __typename: 'InvalidInput',
      errors: [{ path }],
    });
  });
});
