import { addDays } from '../core/calendar/calendar.ts';
import { submitCheckIn } from '../domain/adapt/checkIn.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { closePastDays } from '../domain/schedule/pastDays.ts';
import { readSchedule } from '../domain/schedule/schedule.ts';
import { updateWorkout } from '../domain/schedule/workoutEdit.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { brokenSchedules } from '../test/invariants.ts';
import { undo } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

const MONDAY = '2026-11-23';
const day = (n: number) => addDays(MONDAY, n);
const clock = { now: new Date() };
const deps = setUpDeps(clock);
beforeEach(() => wake(0));
const wake = (n: number) => void (clock.now = new Date(`${day(n)}T09:00:00Z`));

const ASKED = '{ viewer { athlete { silentDays { from to question workouts { id scheduledDate } } } } }';
const ANSWER = `mutation ($input: AnswerSilentDaysInput!) { answerSilentDays(input: $input) { __typename ... on Refusal { code message }
  ... on AnswerSilentDaysPayload { unchanged revision { id summary } athlete { silentDays { from } illness { from wellOn } } } } }`;
const asked = async (viewer: Viewer) => (await ask(deps, viewer, ASKED)).data.viewer.athlete.silentDays;
const answer = async (viewer: Viewer, input: object) =>
  (await ask(deps, viewer, ANSWER, { input })).data.answerSilentDays;

/** The schedule as it is opened so many days after its first Monday, past days closed. */
async function opened(viewer: Viewer, n: number) {
  wake(n);
  await closePastDays(deps, viewer.athleteId);
  await readSchedule(deps, viewer, viewer.athleteId);
}
/** Somebody of whom nothing was heard for so many days. */
async function silentFor(days: number) {
  wake(0);
  const viewer = await aScheduledAthlete(deps);
  await opened(viewer, days);
  return viewer;
}
const rows = async ({ athleteId }: Viewer, where: object) =>
  deps.db.workout.findMany({
    where: { athleteId, ...where },
    include: { feedback: true },
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
  });
const past = (viewer: Viewer, n: number) => rows(viewer, { scheduledDate: { lt: new Date(day(n)) } });
const ahead = async (viewer: Viewer, n: number) =>
  (await workoutsOf(deps, viewer))
    .filter(({ scheduledDate }) => scheduledDate >= day(n))
    .map((workout) => ({ ...workout, version: 0 }));
const minutes = (workouts: readonly { duration: number }[]) =>
  workouts.reduce((sum, { duration }) => sum + duration, 0);

test('nobody is asked before seven days have passed, or who said anything', async () => {
  expect(await asked(await anAthlete(deps))).toBeNull();
  const viewer = await silentFor(8);
  const first = (await past(viewer, 8))[0]!;
  const found = await asked(viewer);
  const all = (await past(viewer, 8)).map(({ id }) => `workout_${id}`);
  expect(found).toMatchObject({ to: day(7), question: 'Did you train last week?' });
  expect(found.workouts.map(({ id }: { id: string }) => id)).toEqual(all);
  await submitWorkoutFeedback(deps, viewer, first.id, { completionStatus: 'skipped', reasonForSkip: 'work' });
  expect(await asked(viewer)).toBeNull();
  const checked = await silentFor(9);
  expect(await asked(checked)).not.toBeNull();
  await submitCheckIn(deps, checked, { mood: 7, stress: 3, sleep: 7, mentalReadiness: 7 });
  expect(await asked(checked)).toBeNull();
});

test('workouts of last week that nobody told of are asked about once later ones were told of', async () => {
  const viewer = await silentFor(6);
  const week = await past(viewer, 6);
  const told = week.at(-1)!;
  await submitWorkoutFeedback(deps, viewer, told.id, { completionStatus: 'completed' });
  expect(await asked(viewer)).toBeNull();
  await opened(viewer, 7);
  const found = await asked(viewer);
  expect(found.question).toBe('Did you do the other workouts of last week, too?');
  const open = week.filter(({ scheduledDate }) => scheduledDate < told.scheduledDate);
  expect(found.workouts.map(({ id }: { id: string }) => id)).toEqual(open.map(({ id }) => `workout_${id}`));
  const { revision, athlete } = await answer(viewer, { from: found.from, answer: 'AS_PLANNED' });
  expect(revision.summary).toBe(`${open.length} more workouts of last week done as planned.`);
  expect(athlete.silentDays).toBeNull();
  expect(new Set((await past(viewer, 6)).map(({ status }) => status))).toEqual(new Set(['completed']));
});

test('as planned: all of it is done without effort, what was eased for the silence comes back, and one undo takes both back', async () => {
  const viewer = await silentFor(14);
  const eased = await ahead(viewer, 14);
  const standing = await past(viewer, 14);
  const { from } = await asked(viewer);
  expect((await asked(viewer)).question).toMatch(/^Did you train since /);
  const { revision, athlete } = await answer(viewer, { from, answer: 'AS_PLANNED' });
  expect(athlete.silentDays).toBeNull();
  expect(revision.summary).toMatch(
    /^Done as planned since .*: \d+ workouts\. \d+ workouts eased for the days without a word are as planned again\.$/,
  );
  for (const { status, duration, feedback } of await past(viewer, 14)) {
    expect(status).toBe('completed');
    expect(feedback).toMatchObject({ actualDuration: duration, perceivedExertion: null, feelingRating: null });
  }
  const back = await ahead(viewer, 14);
  expect(minutes(back)).toBeGreaterThan(1.1 * minutes(eased));
  expect(await brokenSchedules(deps.db)).toEqual([]);
  // pressed again
  expect(await answer(viewer, { from, answer: 'AS_PLANNED' })).toMatchObject({
    code: 'NOTHING_ASKED',
    message: expect.stringContaining('they are answered'),
  });
  await undo(deps, viewer, viewer.athleteId, revision.id);
  expect(await ahead(viewer, 14)).toEqual(eased);
  expect((await past(viewer, 14)).map(({ status, feedback }) => [status, feedback])).toEqual(
    standing.map(({ status, feedback }) => [status, feedback]),
  );
  expect((await asked(viewer)).from).toBe(from);
});

test('as planned after weeks of silence brings every week back as it was planned, also the second time', async () => {
  wake(0);
  const viewer = await aScheduledAthlete(deps);
  for (let n = 7; n < 21; n += 7) await opened(viewer, n);
  const weekOf = async () =>
    (await ahead(viewer, 15)).map(({ id, duration, intensity }) => [id, duration, intensity]).sort();
  const eased = await weekOf();
  const { from } = await asked(viewer);
  const { revision } = await answer(viewer, { from, answer: 'AS_PLANNED' });
  const back = await weekOf();
  await undo(deps, viewer, viewer.athleteId, revision.id);
  expect(await weekOf()).toEqual(eased);
  await answer(viewer, { from, answer: 'AS_PLANNED' });
  expect(await weekOf()).toEqual(back);
  expect((await ahead(viewer, 15)).flatMap(({ reasons }) => reasons).filter(({ inputs }) => 'op' in inputs)).toEqual(
    [],
  );
  expect(await brokenSchedules(deps.db)).toEqual([]);
});

test('an illness of which the end is told late is as long as it was, and the way back counts from then', async () => {
  const viewer = await silentFor(14);
  const { from } = await asked(viewer);
  const wellOn = day(11);
  await answer(viewer, { from, answer: 'ILL', wellOn });
  expect((await past(viewer, 14)).map(({ feedback }) => feedback!.reasonForSkip)).toEqual(
    (await past(viewer, 14)).map(({ scheduledDate }) => (scheduledDate <= new Date(wellOn) ? 'illness' : 'other')),
  );
  const told = (await ahead(viewer, 14)).flatMap(({ reasons }) => reasons).filter(({ code }) => /^ILLNESS/.test(code));
  expect(told.length).toBeGreaterThan(0);
  for (const { inputs } of told) expect([inputs.from, inputs.firstDayBack]).toEqual([from, day(12)]);
});

test('what a person has changed since it was eased stays as they left it', async () => {
  const viewer = await silentFor(14);
  const [own] = await ahead(viewer, 15);
  await updateWorkout(deps, viewer, own!.id, { duration: 25 });
  await answer(viewer, { from: (await asked(viewer)).from, answer: 'AS_PLANNED' });
  expect((await ahead(viewer, 14)).find(({ id }) => id === own!.id)).toMatchObject({ duration: 25, locked: true });
});

test('some of it: those that were ticked are done, the others skipped, and the break is reckoned anew', async () => {
  const viewer = await silentFor(14);
  const eased = minutes(await ahead(viewer, 14));
  const { from, workouts } = await asked(viewer);
  const done = workouts.slice(-3).map(({ id }: { id: string }) => id);
  const { revision } = await answer(viewer, { from, answer: 'SOME', doneWorkoutIds: done });
  expect(revision.summary).toContain(`: 3 of ${workouts.length} workouts.`);
  const told = await past(viewer, 14);
  expect(told.filter(({ status }) => status === 'completed').map(({ id }) => `workout_${id}`)).toEqual(done);
  expect(told.flatMap(({ feedback }) => feedback!.reasonForSkip ?? [])).toEqual(
    Array(workouts.length - 3).fill('other'),
  );
  expect(minutes(await ahead(viewer, 14))).toBeGreaterThan(eased);
  expect(await asked(viewer)).toBeNull();
});

test.each([
  [null, 'ILL'],
  [day(14), 'WELL'],
])(
  'ill, well on %p: skipped for it, told as an illness from the first day missed, and undone as one',
  async (wellOn, state) => {
    const viewer = await silentFor(14);
    const before = await ahead(viewer, 14);
    const { from } = await asked(viewer);
    const { revision, athlete } = await answer(viewer, { from, answer: 'ILL', ...(wellOn && { wellOn }) });
    expect(athlete.illness).toEqual({ from, wellOn });
    expect(revision.summary).toContain(`Ill since `);
    expect(new Set((await past(viewer, 14)).map(({ feedback }) => feedback!.reasonForSkip))).toEqual(
      new Set(['illness']),
    );
    const soon = (await ahead(viewer, 14)).filter(({ scheduledDate }) => scheduledDate <= day(15));
    for (const { duration, isHard } of soon)
      expect([state === 'WELL' && duration <= 30, isHard]).toEqual([true, false]);
    expect((await ahead(viewer, 14)).some(({ isHard, scheduledDate }) => isHard && scheduledDate < day(20))).toBe(
      false,
    );
    await undo(deps, viewer, viewer.athleteId, revision.id);
    expect(await ahead(viewer, 14)).toEqual(before);
    expect(await deps.db.illnessReport.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
  },
);

test('told well later, what an illness of silent days cleared comes back', async () => {
  const viewer = await silentFor(14);
  await answer(viewer, { from: (await asked(viewer)).from, answer: 'ILL' });
  const cleared = (await ahead(viewer, 14)).length;
  const TELL = `mutation ($input: ReportIllnessInput!) { reportIllness(input: $input) { ... on ReportIllnessPayload { adaptation { summary } } } }`;
  const input = { from: day(14), wellOn: day(14), mild: false, symptoms: [] };
  const { adaptation } = (await ask(deps, viewer, TELL, { input })).data.reportIllness;
  expect(adaptation.summary).toMatch(/come back/);
  expect((await ahead(viewer, 14)).length).toBeGreaterThan(cleared);
});

test('away or busy: skipped for it, and what the break asks for stands', async () => {
  const viewer = await silentFor(14);
  const before = (await ahead(viewer, 14)).map(({ id, duration, intensity }) => [id, duration, intensity]);
  const { revision } = await answer(viewer, { from: (await asked(viewer)).from, answer: 'AWAY' });
  expect(revision.summary).toMatch(/^Away or busy since .*: \d+ workouts skipped\.$/);
  expect((await ahead(viewer, 14)).map(({ id, duration, intensity }) => [id, duration, intensity])).toEqual(before);
  expect(new Set((await past(viewer, 14)).map(({ feedback }) => feedback!.reasonForSkip))).toEqual(new Set(['work']));
});

test('a week away eases the days back, and what was undone of it stays undone', async () => {
  const viewer = await silentFor(8);
  const planned = await ahead(viewer, 8);
  const { from } = await asked(viewer);
  const { revision } = await answer(viewer, { from, answer: 'AWAY' });
  expect(revision.summary).toMatch(/days without training\./);
  expect(minutes(await ahead(viewer, 8))).toBeLessThan(minutes(planned));
  await undo(deps, viewer, viewer.athleteId, revision.id);
  const again = await answer(viewer, { from, answer: 'AWAY' });
  expect(again.revision.summary).toMatch(/skipped\.$/);
  expect(await ahead(viewer, 8)).toEqual(planned);
});

test('nobody answers for the athlete, nobody else is asked, and another question is not answered', async () => {
  const viewer = await silentFor(10);
  const other = await silentFor(10);
  const { from } = await asked(viewer);
  const eye = await aCoachOf(deps, viewer);
  const NODE = `query ($id: ID!) { node(id: $id) { ... on Athlete { id silentDays { from } } } }`;
  expect((await ask(deps, eye, NODE, { id: `athlete_${viewer.athleteId}` })).data.node).toMatchObject({
    silentDays: null,
  });
  // whoever answers speaks of their own days alone: a coach has none
  expect(await answer(eye, { from, answer: 'AS_PLANNED' })).toMatchObject({ code: 'NO_SCHEDULE' });
  expect((await asked(viewer)).from).toBe(from);
  expect(await answer(viewer, { from: addDays(from, 1), answer: 'AWAY' })).toMatchObject({
    __typename: 'NotPossible',
    code: 'CHANGED_SINCE',
  });
  const theirs = (await asked(other)).workouts[0].id;
  expect(await answer(viewer, { from, answer: 'SOME', doneWorkoutIds: [theirs] })).toMatchObject({
    __typename: 'InvalidInput',
  });
  expect(await answer(viewer, { from, answer: 'AWAY', wellOn: day(9) })).toMatchObject({ __typename: 'InvalidInput' });
  expect(await answer(viewer, { from, answer: 'ILL', wellOn: day(11) })).toMatchObject({ __typename: 'InvalidInput' });
  expect((await asked(viewer)).from).toBe(from);
});
