import { addDays } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import { updateWorkout } from '../domain/schedule/workoutEdit.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

// a Monday
const MONDAY = '2026-11-23';
const day = (n: number) => addDays(MONDAY, n);
const clock = { now: new Date() };

const deps = setUpDeps(clock);
const wake = (n: number) => void (clock.now = new Date(`${day(n)}T06:00:00Z`));
beforeEach(() => wake(0));

const ANSWER = `__typename ... on Refusal { code message } ... on ReportIllnessPayload { athlete { illness { from wellOn symptoms } }
  adaptation { summary changes { op workoutId durationAfter changeDescription } revision { id summary } } }`;
const TELL = `mutation ($input: ReportIllnessInput!) { reportIllness(input: $input) { ${ANSWER} } }`;
const PREVIEW = TELL.replace('reportIllness', 'previewIllness').replace(
  '... on ReportIllnessPayload { athlete { illness { from wellOn symptoms } }',
  '... on PreviewIllnessPayload {',
);
const WITHDRAW = `mutation ($input: WithdrawIllnessInput!) { withdrawIllness(input: $input) { ${ANSWER} } }`;
const UNDO =
  'mutation ($input: UndoScheduleChangeInput!) { undoScheduleChange(input: $input) { __typename ... on Refusal { message } } }';
const CURRENT = '{ viewer { athlete { illness { from wellOn } } } }';
const REQUEST =
  'mutation ($input: RequestAdjustmentInput!) { requestAdjustment(input: $input) { ... on RequestAdjustmentPayload { suggestion { id explanation changes { id op workoutId } } } } }';
const APPLY =
  'mutation ($input: ApplyAdjustmentInput!) { applyAdjustment(input: $input) { ... on ApplyAdjustmentPayload { applied } ... on Refusal { message } } }';

const tell = async (viewer: Viewer, input: object) =>
  (await ask(deps, viewer, TELL, { input: { mild: false, symptoms: ['COUGH'], ...input } })).data.reportIllness;
const undo = (viewer: Viewer, id?: string) =>
  ask(deps, viewer, UNDO, {
    input: { athleteId: `athlete_${viewer.athleteId}`, ...(id && { revisionId: `revision_${id}` }) },
  });
const current = async (viewer: Viewer) => (await ask(deps, viewer, CURRENT)).data.viewer.athlete.illness;
const plain = async (viewer: Viewer) => (await workoutsOf(deps, viewer)).map((workout) => ({ ...workout, version: 0 }));
const on = async (viewer: Viewer, n: number) =>
  (await plain(viewer)).filter(({ scheduledDate }) => scheduledDate === day(n));

test('a preview tells what an illness would change, and then what its end would; nothing is kept of either', async () => {
  const viewer = await aScheduledAthlete(deps);
  const preview = async (input: object) =>
    (await ask(deps, viewer, PREVIEW, { input: { mild: false, symptoms: ['COUGH'], ...input } })).data.previewIllness;
  const counted = () => deps.db.revision.count({ where: { athleteId: viewer.athleteId } });
  const bare = ({ summary, changes }: { summary: string; changes: object[] }) => ({
    summary,
    changes: changes.map((change) => ({ ...change, workoutId: null })),
  });
  for (const input of [{ from: day(0) }, { from: day(0), wellOn: day(0) }]) {
    const before = { plan: await plain(viewer), illness: await current(viewer), revisions: await counted() };
    const shown = (await preview(input)).adaptation;
    expect({ plan: await plain(viewer), illness: await current(viewer), revisions: await counted() }).toEqual(before);
    expect(shown.revision).toBeNull();
    expect(shown.changes).not.toEqual([]);
    expect(bare((await tell(viewer, input)).adaptation)).toEqual(bare(shown));
  }
});

test('a preview is refused like what it shows, and of who has no schedule tells nothing', async () => {
  const viewer = await anAthlete(deps);
  const preview = async (input: object) =>
    (await ask(deps, viewer, PREVIEW, { input: { mild: false, symptoms: [], ...input } })).data.previewIllness;
  expect(await preview({ from: day(0) })).toMatchObject({ adaptation: null });
  expect(await preview({ from: day(4) })).toMatchObject({ __typename: 'InvalidInput' });
  expect(await current(viewer)).toBeNull();
});

test('well before the days that were cleared for it are over: they come back, step by step', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = await plain(viewer);
  await tell(viewer, { from: day(0) });
  const cleared = before.filter(({ scheduledDate }) => scheduledDate >= day(2) && scheduledDate <= day(3));
  expect(cleared.length).toBeGreaterThan(0);
  for (const n of [2, 3]) expect(await on(viewer, n)).toEqual([]);
  wake(1);
  const { adaptation } = await tell(viewer, { from: day(0), wellOn: day(1) });
  expect(adaptation.summary).toMatch(/^\d+ workouts? comes? back, step by step\./);
  const come = adaptation.changes
    .filter(({ op }: { op: string }) => op === 'ADD')
    .map(({ workoutId }: { workoutId: string }) => workoutId.slice('workout_'.length));
  const [second, third] = [await on(viewer, 2), await on(viewer, 3)];
  for (const { length } of [second, third]) expect(length).toBeGreaterThan(0);
  expect(come).toEqual(expect.arrayContaining([...second, ...third].map(({ id }) => id)));
  for (const { duration, isHard } of second) expect([duration <= 30, isHard]).toEqual([true, false]);
  for (const { duration, isHard } of third) expect([duration <= 45, isHard]).toEqual([true, false]);
  // told again, nothing moves; and the whole way back is undone in one step
  expect((await tell(viewer, { from: day(0), wellOn: day(1) })).adaptation).toMatchObject({
    changes: [],
    revision: null,
  });
  await undo(viewer);
  expect(await on(viewer, 2)).toEqual([]);
  expect(await current(viewer)).toEqual({ from: day(0), wellOn: null });
});

test('undoing it also takes back that it was told', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = await plain(viewer);
  await tell(viewer, { from: day(0) });
  expect(await current(viewer)).toEqual({ from: day(0), wellOn: null });
  await undo(viewer);
  expect(await plain(viewer)).toEqual(before);
  expect(await current(viewer)).toBeNull();
  const again = await deps.db.revision.findFirstOrThrow({
    where: { athleteId: viewer.athleteId },
    orderBy: { number: 'desc' },
  });
  await undo(viewer, again.id);
  expect(await current(viewer)).toEqual({ from: day(0), wellOn: null });
});

test('taken back, all is as if it had not been told, but for what a person has changed since', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = await plain(viewer);
  await tell(viewer, { from: day(0) });
  const eased = (await plain(viewer)).find(({ id, duration }) =>
    before.some((each) => each.id === id && each.duration > duration),
  )!;
  await updateWorkout(deps, viewer, eased.id, { duration: 25 });
  const { adaptation } = (await ask(deps, viewer, WITHDRAW, { input: { from: day(0) } })).data.withdrawIllness;
  expect(adaptation.revision.summary).toMatch(/^Not ill after all on Monday 23 November\./);
  const after = await plain(viewer);
  expect(after.filter(({ id }) => id !== eased.id)).toEqual(before.filter(({ id }) => id !== eased.id));
  expect(after.find(({ id }) => id === eased.id)).toMatchObject({ duration: 25, locked: true });
  expect(await current(viewer)).toBeNull();
  expect((await ask(deps, viewer, WITHDRAW, { input: { from: day(0) } })).codes).toEqual(['NOT_FOUND']);
});

test('the current one is the one that is not over, though another began later', async () => {
  const viewer = await anAthlete(deps);
  await tell(viewer, { from: day(-3) });
  await tell(viewer, { from: day(-20), wellOn: day(-15) });
  expect(await current(viewer)).toEqual({ from: day(-3), wellOn: null });
  // nobody is ill twice at once
  await tell(viewer, { from: day(-2) });
  expect(await deps.db.illnessReport.count({ where: { athleteId: viewer.athleteId } })).toBe(2);
  await tell(viewer, { from: day(-1), wellOn: day(0) });
  expect(await current(viewer)).toEqual({ from: day(-3), wellOn: day(0) });
  await deps.db.illnessReport.create({
    data: { athleteId: viewer.athleteId, fromDate: new Date(day(-40)), wellOn: null, mild: true, symptoms: [] },
  });
  expect(await current(viewer)).toEqual({ from: day(-40), wellOn: null });
});

test('told in plain words and undone, it is not on record either', async () => {
  const viewer = await aScheduledAthlete(deps);
  const asked = async (request: string) =>
    (await ask(deps, viewer, REQUEST, { input: { request } })).data.requestAdjustment.suggestion;
  await ask(deps, viewer, APPLY, { input: { suggestionId: (await asked('I have the flu')).id, scope: 'THIS_WEEK' } });
  expect(await current(viewer)).toEqual({ from: day(0), wellOn: null });
  await undo(viewer);
  expect(await current(viewer)).toBeNull();
});

describe('well again, said in words', () => {
  const asked = async (viewer: Viewer, request: string) =>
    (await ask(deps, viewer, REQUEST, { input: { request } })).data.requestAdjustment.suggestion;
  const apply = async (viewer: Viewer, suggestionId: string, changeIds?: readonly string[]) =>
    (await ask(deps, viewer, APPLY, { input: { suggestionId, scope: 'THIS_WEEK', ...(changeIds && { changeIds }) } }))
      .data.applyAdjustment;
  /** Told in words, or by one press and a skipped workout alone. */
  const fallIll = async (viewer: Viewer, isTold: boolean) => {
    if (isTold) return apply(viewer, (await asked(viewer, 'I have a fever')).id);
    const [first] = (await plain(viewer)).filter(({ scheduledDate }) => scheduledDate >= day(0));
    wake(first!.scheduledDate === day(0) ? 0 : 1);
    const { adaptation } = await submitWorkoutFeedback(deps, viewer, first!.id, {
      completionStatus: 'skipped',
      reasonForSkip: 'illness',
    });
    return apply(viewer, `suggestion_${adaptation!.id}`);
  };
  const open = async (viewer: Viewer) =>
    (await plain(viewer)).filter(
      ({ scheduledDate, status }) => status === 'scheduled' && scheduledDate >= day(2) && scheduledDate <= day(3),
    );

  test.each([
    ['told in words', true, "I'm better"],
    ['by a skipped workout alone', false, "I'm healthy again"],
  ])('of an illness %s: it ends, and the days that were taken come back step by step', async (_, isTold, words) => {
    const viewer = await aScheduledAthlete(deps);
    const planned = await open(viewer);
    expect(planned.length).toBeGreaterThan(0);
    await fallIll(viewer, isTold);
    expect(await open(viewer)).toEqual([]);
    expect(await current(viewer)).toEqual(isTold ? { from: day(0), wellOn: null } : null);
    wake(1);
    const { id, explanation, changes } = await asked(viewer, words);
    expect(explanation).toMatch(/^Good to hear\. \d+ workouts? comes? back, step by step\./);
    expect(changes.map(({ op }: { op: string }) => op)).toContain('ADD');
    // nothing before it is applied
    expect(await open(viewer)).toEqual([]);
    expect((await apply(viewer, id)).applied).toHaveLength(changes.length);
    expect(await current(viewer)).toMatchObject({ wellOn: day(1) });
    const [back, second] = [await on(viewer, 2), await on(viewer, 3)];
    expect(back.length + second.length).toBeGreaterThan(0);
    for (const { duration, isHard } of back) expect([duration <= 30, isHard]).toEqual([true, false]);
    for (const { duration, isHard } of second) expect([duration <= 45, isHard]).toEqual([true, false]);
    // the rules leave it at that, and it is undone in one step
    expect((await asked(viewer, words)).changes).toEqual([]);
    await undo(viewer);
    expect(await open(viewer)).toEqual([]);
    expect(await current(viewer)).toEqual(isTold ? { from: day(0), wellOn: null } : null);
  });

  test('a workout that is left out stays away, and the others are as easy as the way back asks', async () => {
    const viewer = await aScheduledAthlete(deps);
    await fallIll(viewer, true);
    wake(1);
    const { id, changes } = await asked(viewer, "I'm better");
    const out = changes.find(({ op }: { op: string }) => op === 'ADD');
    const ids = changes.map((change: { id: string }) => change.id);
    await apply(
      viewer,
      id,
      ids.filter((each: string) => each !== out.id),
    );
    expect((await plain(viewer)).map((workout) => `workout_${workout.id}`)).not.toContain(out.workoutId);
    expect(await current(viewer)).toMatchObject({ wellOn: day(1) });
  });

  test('when the illness was taken back since, or ended elsewhere, it is refused and nothing comes twice', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await plain(viewer);
    await fallIll(viewer, true);
    wake(1);
    const { id } = await asked(viewer, "I'm better");
    await undo(viewer);
    expect((await apply(viewer, id)).message).toContain('changed since');
    expect(await plain(viewer)).toEqual(before);
    expect(await current(viewer)).toBeNull();
  });

  test('beside other wishes it comes first, and of who is not ill it changes nothing', async () => {
    const viewer = await aScheduledAthlete(deps);
    expect((await asked(viewer, "I'm better")).explanation).toBe('No workout has to change for it.');
    await fallIll(viewer, true);
    wake(1);
    expect((await asked(viewer, "I'm better. My knee hurts.")).explanation).toContain('ask for the rest again');
  });
});

test('told again in words days later it is the same illness, from its first day and with its fever, and counts all of its days', async () => {
  const viewer = await aScheduledAthlete(deps);
  const say = async (request: string) => {
    const { suggestion } = (await ask(deps, viewer, REQUEST, { input: { request } })).data.requestAdjustment;
    await ask(deps, viewer, APPLY, { input: { suggestionId: suggestion.id, scope: 'THIS_WEEK' } });
  };
  await say('I have a fever');
  wake(3);
  await say('still sick');
  wake(5);
  await tell(viewer, { from: day(5), wellOn: day(5), symptoms: ['FEVER'] });
  expect(await deps.db.illnessReport.findMany({ where: { athleteId: viewer.athleteId } })).toMatchObject([
    { fromDate: new Date(day(0)), wellOn: new Date(day(5)), symptoms: ['fever'] },
  ]);
  const { changes } = await deps.db.revision.findFirstOrThrow({
    where: { athleteId: viewer.athleteId },
    orderBy: { number: 'desc' },
  });
  expect(JSON.stringify(changes)).toContain('"days":5');
});
