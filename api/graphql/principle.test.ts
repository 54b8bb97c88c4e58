import { weekdayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { adviceFor } from '../domain/adapt/advice.ts';
import { generateSchedule } from '../domain/schedule/schedule.ts';
import type { WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, withoutTests, workoutsOf } from '../test/schedules.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
const deps = setUpDeps(clock);

const refusal = '__typename ... on Refusal { code message } ... on InvalidInput { errors { path message } }';
const ADD = `mutation ($input: AddPrincipleInput!) { addPrinciple(input: $input) { ${refusal} ... on AddPrinciplePayload { principle {
  id isGeneral isActive fired lastEffect { text } conflicts { principleId because } compiled { state words because rules } } } } }`;
const add = async (coach: Viewer, principle: string, more: object = {}) =>
  (await ask(deps, coach, ADD, { input: { context: 'Everyone', principle, ...more } })).data?.addPrinciple;
const update = async (coach: Viewer, principleId: string, input: object) =>
  (
    await ask(
      deps,
      coach,
      `mutation ($input: UpdatePrincipleInput!) { updatePrinciple(input: $input) { ${refusal} ... on UpdatePrinciplePayload { principle { isActive principle compiled { words } } } } }`,
      { input: { principleId, ...input } },
    )
  ).data.updatePrinciple;
const workout = '{ scheduledDate duration isLong: description }';
const PREVIEW = `mutation ($input: PreviewPrincipleInput!) { previewPrinciple(input: $input) { ${refusal} ... on PreviewPrinciplePayload { preview {
  summary athletes changedAthletes changedWorkouts compiled { words } conflicts { because }
  affected { athlete { id } problem notHeld changes { workoutId before ${workout} after ${workout} } } } } } }`;
const preview = async (coach: Viewer, input: object) => {
  const { data, messages } = await ask(deps, coach, PREVIEW, { input });
  return data?.previewPrinciple?.preview ?? data?.previewPrinciple ?? messages;
};
const APPLY = `mutation ($input: ApplyPrincipleInput!) { applyPrinciple(input: $input) { __typename ... on Refusal { code message }
  ... on ApplyPrinciplePayload { principle { fired lastEffect { text on athlete { id } } } outcomes { athlete { id } revisionId changedWorkouts problem } } } }`;
const apply = async (coach: Viewer, principleId: string) =>
  (await ask(deps, coach, APPLY, { input: { principleId } })).data?.applyPrinciple;
const LIST =
  'query ($first: Int, $after: String, $athleteId: ID) { viewer { coach { principles(first: $first, after: $after, athleteId: $athleteId) { totalCount pageInfo { hasNextPage endCursor } edges { node { id principle fired } } } } } }';
const list = async (coach: Viewer, variables: object = {}) =>
  (await ask(deps, coach, LIST, { ...variables })).data.viewer.coach.principles;

const longRunsOnWeekends = (workouts: readonly WorkoutRow[], day: string) =>
  workouts.filter(
    ({ isLong, workoutType, scheduledDate }) => isLong && workoutType === 'run' && weekdayOf(scheduledDate) === day,
  );
const sight = (workouts: readonly WorkoutRow[]) =>
  workouts.map(
    ({ scheduledDate, workoutType, duration, intensity }) => `${scheduledDate} ${workoutType} ${duration} ${intensity}`,
  );

test('a principle that is added leaves schedules alone; what is planned next follows it, says so and is counted', async () => {
  const athlete = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, athlete);
  const before = await workoutsOf(deps, athlete);
  expect(longRunsOnWeekends(before, 'sunday')).not.toEqual([]);
  const { principle } = await add(coach, 'No long run on Sunday');
  expect(principle).toMatchObject({
    isGeneral: true,
    isActive: true,
    fired: 0,
    lastEffect: null,
    compiled: { state: 'COMPILED', words: 'No long run on Sunday · all phases · run', because: null },
  });
  expect(sight(await workoutsOf(deps, athlete))).toEqual(sight(before));

  // the same weeks, without tests of what nobody has measured
  await withoutTests(deps, athlete);
  await generateSchedule(deps, athlete, { mode: 'season-plan' });
  const after = await workoutsOf(deps, athlete);
  expect(longRunsOnWeekends(after, 'sunday')).toEqual([]);
  const reasons = after.flatMap((workout) => workout.reasons).filter(({ source }) => source === 'principle');
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) {
    expect(reason.text).toBe("Robin Vale's principle: no long run on Sunday.");
    expect(encodeId('principle', String(reason.inputs.principleId))).toBe(principle.id);
  }
  const { edges } = await list(coach);
  expect(edges[0].node.fired).toBe(reasons.length);
});

test('a preview changes nothing, applying does just what it showed, and the athlete takes it back', async () => {
  const athlete = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, athlete);
  const before = await workoutsOf(deps, athlete);
  const shown = await preview(coach, { context: 'Everyone', principle: 'No long run on Sunday' });
  expect(shown).toMatchObject({
    athletes: 1,
    changedAthletes: 1,
    compiled: { words: 'No long run on Sunday · all phases · run' },
  });
  expect(shown.summary).toBe(`Would change ${shown.changedWorkouts} workouts for your athlete in the next 4 weeks.`);
  expect(shown.affected[0].changes).toHaveLength(shown.changedWorkouts);
  expect(sight(await workoutsOf(deps, athlete))).toEqual(sight(before));

  const { principle } = await add(coach, 'No long run on Sunday');
  expect((await preview(coach, { principleId: principle.id })).changedWorkouts).toBe(shown.changedWorkouts);
  const applied = await apply(coach, principle.id);
  expect(applied.outcomes).toEqual([
    {
      athlete: { id: encodeId('athlete', athlete.athleteId) },
      revisionId: expect.stringMatching(/^revision_/),
      changedWorkouts: shown.changedWorkouts,
      problem: null,
    },
  ]);
  expect(applied.principle).toMatchObject({
    fired: expect.any(Number),
    lastEffect: { athlete: { id: encodeId('athlete', athlete.athleteId) } },
  });
  const after = await workoutsOf(deps, athlete);
  expect(longRunsOnWeekends(after, 'sunday')).toEqual([]);
  const revisions = await deps.db.revision.findMany({
    where: { athleteId: athlete.athleteId },
    orderBy: { number: 'desc' },
  });
  expect(revisions[0]).toMatchObject({
    actorRole: 'coach',
    summary: 'Followed a principle of the coach: No long run on Sunday · all phases · run.',
  });
  // applied once more it finds nothing to do
  expect((await apply(coach, principle.id)).outcomes[0]).toMatchObject({
    revisionId: null,
    changedWorkouts: 0,
    problem: null,
  });
  await undoScheduleChange(deps, athlete, athlete.athleteId);
  expect(sight(await workoutsOf(deps, athlete))).toEqual(sight(before));
});

test('one athlete’s principle is theirs alone, switched off it is silent, and a coach of the past teaches nothing', async () => {
  const [one, other] = [await aScheduledAthlete(deps), await aScheduledAthlete(deps)];
  const coach = await aCoachOf(deps, one);
  await deps.db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId: other.athleteId } });
  const { principle } = await add(coach, 'No long run on Sunday', { athleteId: encodeId('athlete', one.athleteId) });
  expect(principle.isGeneral).toBe(false);
  const plan = async (athlete: Viewer) => {
    await generateSchedule(deps, athlete, { mode: 'season-plan' });
    return longRunsOnWeekends(await workoutsOf(deps, athlete), 'sunday').length;
  };
  expect([await plan(one), await plan(other)]).toEqual([0, expect.any(Number)]);
  expect(await plan(other)).toBeGreaterThan(0);
  expect((await list(coach, { athleteId: encodeId('athlete', other.athleteId) })).totalCount).toBe(0);
  expect(await update(coach, principle.id, { isActive: false })).toMatchObject({ principle: { isActive: false } });
  expect(await plan(one)).toBeGreaterThan(0);
  await update(coach, principle.id, { isActive: true });
  expect(await plan(one)).toBe(0);
  await endCoaching(deps, coach);
  expect(await plan(one)).toBeGreaterThan(0);
});

test('what a coach teaches everybody is for their own athletes: those of another coach plan and read nothing of it', async () => {
  const [own, foreign] = [await aScheduledAthlete(deps), await aScheduledAthlete(deps)];
  const coach = await aCoachOf(deps, own);
  await aCoachOf(deps, foreign);
  expect((await add(coach, 'No long run on Sunday')).principle.isGeneral).toBe(true);
  for (const athlete of [own, foreign]) await generateSchedule(deps, athlete, { mode: 'season-plan' });
  const [followed, untouched] = [await workoutsOf(deps, own), await workoutsOf(deps, foreign)];
  expect(longRunsOnWeekends(followed, 'sunday')).toEqual([]);
  expect(JSON.stringify(followed)).toContain('principle');
  expect(longRunsOnWeekends(untouched, 'sunday').length).toBeGreaterThan(0);
  expect(JSON.stringify(untouched)).not.toContain('principle');
});

test('what no rule can hold is advice for the assistant; what no plan may hold is refused and kept with the reason', async () => {
  const athlete = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, athlete);
  const advice = await add(coach, 'Technique before volume', { context: 'Swimming' });
  expect(advice.principle.compiled).toMatchObject({
    state: 'ADVICE_ONLY',
    words: null,
    because: expect.stringContaining('assistant'),
  });
  const refused = await add(coach, 'Train every single day, no rest days');
  expect(refused.principle.compiled).toMatchObject({
    state: 'REFUSED',
    words: null,
    because: expect.stringContaining('rest day'),
  });
  expect(await adviceFor(deps, athlete.athleteId)).toEqual(['Swimming: Technique before volume']);
  expect(await apply(coach, advice.principle.id)).toMatchObject({ code: 'NO_RULE' });
  expect((await preview(coach, { principleId: refused.principle.id })).summary).toContain('rest day');
});

test('conflicts name both principles; the list pages newest first; blank fields are refused in words', async () => {
  const coach = await aCoachOf(deps, await aScheduledAthlete(deps));
  const first = await add(coach, 'Long runs only on Saturday');
  clock.now = new Date(clock.now.getTime() + 1000);
  const second = await add(coach, 'No long run on Saturday');
  expect(second.principle.conflicts).toEqual([
    { principleId: first.principle.id, because: expect.stringContaining('no day for a long run') },
  ]);
  for (let i = 0; i < 4; i += 1) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await add(coach, `At most ${i + 2} hard sessions a week`);
  }
  const page = await list(coach, { first: 5 });
  expect(page).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true } });
  expect(page.edges[0].node.principle).toBe('At most 5 hard sessions a week');
  const rest = await list(coach, { first: 5, after: page.pageInfo.endCursor });
  expect(rest.edges.map(({ node }: { node: { principle: string } }) => node.principle)).toEqual([
    'Long runs only on Saturday',
  ]);
  expect(await add(coach, ' ')).toMatchObject({
    __typename: 'InvalidInput',
    errors: [{ path: 'principle', message: 'Please fill in both context and principle fields' }],
  });
  expect(await add(coach, 'Rest on Friday', { principleType: 'wisdom' })).toMatchObject({
    __typename: 'InvalidInput',
    errors: [
      {
        path: 'principleType',
        message: 'Principle type must be one of: training_philosophy, schedule_adjustment, phase_specific.',
      },
    ],
  });
  expect(await preview(coach, {})).toMatchObject({ __typename: 'InvalidInput' });
});
