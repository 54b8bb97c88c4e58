import { addDays } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { submitCheckIn } from '../domain/adapt/checkIn.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { brokenSchedules } from '../test/invariants.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { statementsOf } from '../test/statements.ts';

// a Monday, with a whole week ahead
const NOW = '2026-11-23T06:00:00Z';
const clock = { now: new Date(NOW) };
const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(NOW);
});

const BATCH = `__typename ... on Refusal { code message } ... on BatchChangePayload { batch { id summary isApplied isUndone
  previews { athlete { id } weekStartDate minutesBefore minutesAfter changes { changeDescription } kept easedFor problem } outcomes { athlete { id } isChanged problem } } }`;
const run = (name: string, input: string) => async (viewer: Viewer, given: object) =>
  ask(deps, viewer, `mutation ($input: ${input}!) { ${name}(input: $input) { ${BATCH} } }`, { input: given }).then(
    ({ data, codes }) => ({ codes, batch: data?.[name]?.batch, refusal: data?.[name] }),
  );
const preview = run('previewBatchChange', 'PreviewBatchChangeInput');
const apply = run('applyBatchChange', 'ApplyBatchChangeInput');
const undo = run('undoBatchChange', 'UndoBatchChangeInput');
const idOf = ({ athleteId }: Viewer) => encodeId('athlete', athleteId);
const revisions = ({ athleteId }: Viewer) => deps.db.revision.count({ where: { athleteId } });

const faceOf = async (viewer: Viewer) => (await workoutsOf(deps, viewer)).map(({ version: _version, ...face }) => face);

async function squad() {
  const [one, two, fresh] = [await aScheduledAthlete(deps), await aScheduledAthlete(deps), await anAthlete(deps)];
  const coach = await aCoachOf(deps, one);
  for (const { athleteId } of [two, fresh])
    await deps.db.coachAssignment.create({ data: { athleteId, coachId: coach.coachId } });
  return { one, two, fresh, coach };
}

test('a week that a check-in has eased says so, on the dashboard and before it is eased once more', async () => {
  const { one, two, coach } = await squad();
  const readiness = { mood: 1, stress: 10, sleep: 1, mentalReadiness: 1 };
  await submitCheckIn(deps, one, { ...readiness, travelThisWeek: true, majorDeadlines: true });
  const { batch } = await preview(coach, { athleteIds: [one, two].map(idOf), percent: 20, week: 'THIS_WEEK' });
  expect(batch.previews.map(({ easedFor }: { easedFor: string | null }) => easedFor)).toEqual(['a check-in', null]);
  const red = async () => {
    const asked = '{ viewer { coach { attention(first: 5) { reasons { code text } } } } }';
    const { attention } = (await ask(deps, coach, asked)).data.viewer.coach;
    const reasons = attention.flatMap((each: { reasons: { code: string; text: string }[] }) => each.reasons);
    return reasons.find(({ code }: { code: string }) => code === 'RED_CHECK_IN').text as string;
  };
  expect(await red()).toMatch(
    // for each cause, and each workout once
    /of 100\)\. The plan has been eased for it already: \d+ workouts? (left out( and \d+ eased)?|eased)\.$/,
  );
  await undoScheduleChange(deps, one, one.athleteId, undefined);
  expect(await red()).toMatch(/of 100\)\.$/);
});

test('a fifth less for three: previewed for each, applied as one revision each by the coach, and taken back as one', async () => {
  const { one, two, fresh, coach } = await squad();
  const before = [await faceOf(one), await faceOf(two)];
  const { batch } = await preview(coach, { athleteIds: [one, two, fresh].map(idOf), percent: 20, week: 'THIS_WEEK' });
  expect(batch.previews.map(({ problem }: { problem: string | null }) => problem)).toEqual([
    null,
    null,
    'No training schedule yet.',
  ]);
  const [first] = batch.previews;
  expect(first).toMatchObject({ athlete: { id: idOf(one) }, weekStartDate: '2026-11-23' });
  expect(first.minutesAfter).toBeLessThan(first.minutesBefore * 0.9);
  expect([await faceOf(one), await faceOf(two)]).toEqual(before);

  const done = (await apply(coach, { batchId: batch.id })).batch;
  expect(done.outcomes).toEqual([
    { athlete: { id: idOf(one) }, isChanged: true, problem: null },
    { athlete: { id: idOf(two) }, isChanged: true, problem: null },
    { athlete: { id: idOf(fresh) }, isChanged: false, problem: 'No training schedule yet.' },
  ]);
  const sunday = addDays('2026-11-23', 6);
  const minutes = (workouts: Awaited<ReturnType<typeof faceOf>>) =>
    workouts.filter(({ scheduledDate }) => scheduledDate <= sunday).reduce((sum, { duration }) => sum + duration, 0);
  expect(minutes(await faceOf(one))).toBe(first.minutesAfter);
  const latest = await deps.db.revision.findFirstOrThrow({
    where: { athleteId: one.athleteId },
    orderBy: { number: 'desc' },
  });
  expect(latest).toMatchObject({
    actorId: coach.userId,
    actorRole: 'coach',
    summary: expect.stringMatching(/^20% less this week, by your coach: \d+ workouts shorter\.$/),
  });
  const counts = [await revisions(one), await revisions(two)];
  expect((await apply(coach, { batchId: batch.id })).batch.outcomes).toEqual(done.outcomes);
  expect([await revisions(one), await revisions(two)]).toEqual(counts);

  const back = (await undo(coach, { batchId: batch.id })).batch;
  expect(back).toMatchObject({
    isUndone: true,
    outcomes: [{ isChanged: true, problem: null }, { isChanged: true, problem: null }, { isChanged: false }],
  });
  expect([await faceOf(one), await faceOf(two)]).toEqual(before);
  await undo(coach, { batchId: batch.id });
  expect(await revisions(one)).toBe(counts[0]! + 1);
  expect(await brokenSchedules(deps.db)).toEqual([]);
});

test('undo leaves what an athlete has changed since, and an athlete who changed before applying is left out', async () => {
  const { one, two, coach } = await squad();
  const { batch } = await preview(coach, { athleteIds: [one, two].map(idOf), percent: 20, week: 'THIS_WEEK' });
  const shorter = batch.previews[1].changes.length as number;
  const [, moved] = (await workoutsOf(deps, one)).filter(({ scheduledDate }) => scheduledDate < '2026-11-28');
  await rescheduleWorkout(deps, one, moved!.id, { newDate: '2026-11-29', newDayOfWeek: 'sunday' });
  const { outcomes } = (await apply(coach, { batchId: batch.id })).batch;
  expect(outcomes).toMatchObject([
    { isChanged: false, problem: 'The schedule has changed since the preview. Look at it again.' },
    { isChanged: true },
  ]);

  const eased = (await workoutsOf(deps, two)).find(
    ({ reasons, scheduledDate }) =>
      scheduledDate < '2026-11-28' && reasons.some(({ code }) => code === 'COACH_LIGHTER'),
  )!;
  await rescheduleWorkout(deps, two, eased.id, { newDate: '2026-11-29', newDayOfWeek: 'sunday' });
  const back = (await undo(coach, { batchId: batch.id })).batch;
  expect(back.outcomes[1]).toMatchObject({ isChanged: true, problem: '1 workout has changed since and stays.' });
  const now = await workoutsOf(deps, two);
  expect(now.find(({ id }) => id === eased.id)).toMatchObject({
    scheduledDate: '2026-11-29',
    duration: eased.duration,
  });
  expect(now.filter(({ reasons }) => reasons.some(({ code }) => code === 'COACH_LIGHTER'))).toHaveLength(1);
  expect(shorter).toBeGreaterThan(1);
});

test('only the coach of all of them, within a day, and with sensible numbers', async () => {
  const { one, coach } = await squad();
  const other = await aScheduledAthlete(deps);
  const ask = (over: object) => preview(coach, { athleteIds: [idOf(one)], percent: 20, week: 'NEXT_WEEK', ...over });
  expect((await ask({ athleteIds: [idOf(one), idOf(other)] })).codes).toEqual(['NOT_FOUND']);
  expect((await ask({ athleteIds: [] })).refusal).toMatchObject({
    code: 'VALIDATION',
    message: 'Choose at least one athlete.',
  });
  expect((await ask({ percent: 61 })).refusal).toMatchObject({
    message: 'Percent must be a whole number from 5 to 60.',
  });
  const { batch } = await ask({});
  expect(batch.previews[0]).toMatchObject({ weekStartDate: '2026-11-30' });
  expect((await apply(await aCoachOf(deps, other), { batchId: batch.id })).codes).toEqual(['NOT_FOUND']);
  expect((await undo(coach, { batchId: batch.id })).refusal).toMatchObject({ code: 'NOT_APPLIED' });
  clock.now = new Date('2026-11-24T07:00:00Z');
  expect((await apply(coach, { batchId: batch.id })).refusal).toMatchObject({ code: 'PREVIEW_EXPIRED' });
});

test('previews any number of athletes in the same number of statements, each within their own window', async () => {
  const athletes: Viewer[] = [];
  for (const timeZone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC', 'UTC', 'UTC'])
    athletes.push(await aScheduledAthlete(deps, { timeZone }));
  const coach = await aCoachOf(deps, athletes[0]!);
  for (const { athleteId } of athletes.slice(1))
    await deps.db.coachAssignment.create({ data: { athleteId, coachId: coach.coachId } });
  const asked = async (some: readonly Viewer[]) => {
    const batches: { previews: unknown[] }[] = [];
    const sent = await statementsOf(async () =>
      batches.push((await preview(coach, { athleteIds: some.map(idOf), percent: 20, week: 'NEXT_WEEK' })).batch),
    );
    return { sent: sent.length, previews: batches[0]!.previews };
  };
  const [few, many] = [await asked(athletes.slice(0, 2)), await asked(athletes)];
  expect(many.sent).toBe(few.sent);
  const alone = [];
  for (const athlete of athletes) alone.push(...(await asked([athlete])).previews);
  expect(many.previews).toEqual(alone);
});
