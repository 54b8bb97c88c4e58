import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { rollWeeks } from '../domain/schedule/rollWeeks.ts';
import { generateSchedule } from '../domain/schedule/schedule.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { FEEDBACK, undo } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

// an advanced runner: hills on Tuesday, on their third rung, and again four weeks later
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const NEXT = '2026-12-22';
const clock = { now: new Date() };

const deps = setUpDeps(clock);
const on = (day: string) => void (clock.now = new Date(`${day}T20:00:00Z`));
beforeEach(() => on(MONDAY));

const assessment = { experienceLevel: 'advanced', currentFitnessLevel: 'high', weeklyVolume: '5 hours' };
const aRunner = async () => {
  const viewer = await aScheduledAthlete(deps, {
    raceGoal: { raceType: 'half-marathon' },
    fitnessAssessments: [{ sport: 'running', ...assessment }],
  });
  // who knows their threshold is not tested before the first step-back week
  await deps.db.athlete.update({ where: { id: viewer.athleteId }, data: { runThresholdSpeed: 4 } });
  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  return viewer;
};
const hillsOn = async (viewer: Viewer, day: string) =>
  (await workoutsOf(deps, viewer)).find(
    ({ scheduledDate, templateId }) => scheduledDate === day && templateId?.startsWith('run-hills/'),
  )!;
const tell = async (viewer: Viewer, said: object) => {
  on(TUESDAY);
  const { id } = await hillsOn(viewer, TUESDAY);
  const { data } = await ask(deps, viewer, FEEDBACK, { input: { workoutId: encodeId('workout', id), ...said } });
  expect(data.submitWorkoutFeedback.__typename).toBe('SubmitWorkoutFeedbackPayload');
};
const felt = (effort: number) => ({ completionStatus: 'COMPLETED', perceivedExertion: effort });

const RUNG = `query ($id: ID!) { node(id: $id) { ... on Workout {
  rung { familyKey familyName rung rungs last { date what outcome } text } reasons { kind text source } } } }`;
const seen = async (viewer: Viewer, id: string) => {
  const { rung, reasons } = (await ask(deps, viewer, RUNG, { id: encodeId('workout', id) })).data.node;
  const moved = reasons.filter(({ kind }: { kind: string }) => kind.startsWith('RUNG_'));
  return { rung, moved: moved.map(({ text, source }: { text: string; source: string }) => `${source}: ${text}`) };
};
const rungOf = async (viewer: Viewer, day: string) => (await hillsOn(viewer, day)).templateId!.replace(/\D/g, '');
const rolled = async (viewer: Viewer) => {
  on('2026-11-30');
  await rollWeeks(deps, viewer.athleteId);
};

const LAST = '8 × 1 min on 24 November';
test.each<[string, object, string, string[], string]>([
  [
    'as expected',
    felt(7),
    '4',
    [`FEEDBACK: One rung up: ${LAST} felt as expected (effort 7, expected 7).`],
    'felt as expected',
  ],
  [
    'much harder',
    felt(9),
    '2',
    [`FEEDBACK: One rung down: ${LAST} felt harder than expected (effort 9, expected 7).`],
    'felt harder than expected',
  ],
  [
    'too tired for it',
    { completionStatus: 'SKIPPED', reasonForSkip: 'FATIGUE' },
    '2',
    [`FEEDBACK: One rung down: ${LAST} was skipped for tiredness.`],
    'was skipped for tiredness',
  ],
])('what was %s moves the rung of the weeks that Monday adds', async (_, said, rung, moved, went) => {
  const viewer = await aRunner();
  await tell(viewer, said);
  await rolled(viewer);
  const next = await hillsOn(viewer, NEXT);
  const place = { familyKey: 'run-hills', familyName: 'Hill repeats', rung: Number(rung), rungs: 8 };
  const text = `Hill repeats, rung ${rung} of 8. Last time, 24 November: 8 × 1 min ${went}.`;
  for (const reader of [viewer, await aCoachOf(deps, viewer)]) {
    const shown = await seen(reader, next.id);
    expect(shown).toMatchObject({ rung: { ...place, text, last: { date: TUESDAY, what: '8 × 1 min' } }, moved });
  }
});

test('feedback that is changed or undone moves it back in the next plan, and nothing tried leaves the plan as it climbs', async () => {
  const viewer = await aRunner();
  const anew = async () => {
    on('2026-11-30');
    await generateSchedule(deps, viewer, { mode: 'season-plan' });
    return rungOf(viewer, NEXT);
  };
  await tell(viewer, felt(7));
  await rolled(viewer);
  expect(await rungOf(viewer, NEXT)).toBe('4');
  await tell(viewer, felt(10));
  expect(await anew()).toBe('2');
  const revisions = await deps.db.revision.findMany({
    where: { athleteId: viewer.athleteId, cause: 'feedback' },
    orderBy: { number: 'desc' },
  });
  for (const { id } of revisions) {
    const { data } = await undo(deps, viewer, viewer.athleteId, encodeId('revision', id));
    expect(data.undoScheduleChange.__typename).toBe('UndoScheduleChangePayload');
  }
  expect(await anew()).toBe('4');
  const next = await hillsOn(viewer, NEXT);
  expect(await seen(viewer, next.id)).toMatchObject({
    rung: {
      last: null,
      text: 'Hill repeats, rung 4 of 8. Done in full, and no harder than expected, it takes the next one a rung up.',
    },
    moved: [],
  });
});

const ADAPTED = `mutation ($input: SubmitWorkoutFeedbackInput!) { submitWorkoutFeedback(input: $input) {
  ... on SubmitWorkoutFeedbackPayload { adaptation { id changes { changeId op rungBefore rungAfter intensityAfter changeDescription } } } } }`;
const APPLY = `mutation ($input: ApplyAdjustmentInput!) { applyAdjustment(input: $input) { __typename } }`;

test('after a workout that felt too hard the next hard one is offered a rung lower, in its own family', async () => {
  const viewer = await aRunner();
  on(TUESDAY);
  const next = (await workoutsOf(deps, viewer)).find(({ isHard, scheduledDate }) => isHard && scheduledDate > TUESDAY)!;
  const { id } = await hillsOn(viewer, TUESDAY);
  const input = { workoutId: encodeId('workout', id), ...felt(9) };
  const { adaptation } = (await ask(deps, viewer, ADAPTED, { input })).data.submitWorkoutFeedback;
  expect(adaptation.changes).toMatchObject([
    {
      op: 'EASE',
      rungBefore: 3,
      rungAfter: 2,
      intensityAfter: null,
      changeDescription: 'Ease the run on Tuesday 1 December from rung 3 to 2 (effort 9 instead of 7).',
    },
  ]);
  const { data } = await ask(deps, viewer, APPLY, { input: { suggestionId: adaptation.id, scope: 'THIS_WEEK' } });
  expect(data.applyAdjustment.__typename).toBe('ApplyAdjustmentPayload');
  const eased = (await workoutsOf(deps, viewer)).find((each) => each.id === next.id)!;
  expect([next, eased].map(({ templateId }) => templateId!.slice(0, -1))).toEqual(['run-cruise/3', 'run-cruise/2']);
  expect([eased.duration, eased.intensity, eased.tss < next.tss]).toEqual([next.duration, next.intensity, true]);
});

test('an easy workout that is of no family has no rung', async () => {
  const viewer = await aRunner();
  const easy = (await workoutsOf(deps, viewer)).find(({ templateId }) => templateId?.startsWith('RUN-'))!;
  expect((await seen(viewer, easy.id)).rung).toBeNull();
});
