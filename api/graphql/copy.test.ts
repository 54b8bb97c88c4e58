import { addDays, daysBetween } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { updateWorkout } from '../domain/schedule/workoutEdit.ts';
import type { WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { provedWorld, brokenIn, MONDAY, proved } from '../test/weekProof.ts';
import { ask } from '../test/graphql.ts';
import { undo } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';

const { clock, deps } = provedWorld();

type Person = Awaited<ReturnType<typeof aScheduledAthlete>>;

const REFUSAL = '... on Refusal { code message } ... on InvalidInput { errors { path message } }';
const COPY = `mutation ($input: CopyWorkoutInput!) { copyWorkout(input: $input) { __typename ${REFUSAL}
  ... on CopyWorkoutPayload { workout { id instructions description scheduledDate locked madeBy } week { weekStartDate } revision { summary } warnings { code } } } }`;
const COPY_WEEK = `mutation ($input: CopyWeekInput!) { copyWeek(input: $input) { __typename ${REFUSAL}
  ... on CopyWeekPayload { copied replaced changes { op changeDescription } revision { summary actorRole } warnings { code message }
    athlete { id } week { weekStartDate workouts { scheduledDate workoutType duration instructions locked madeBy reasons { code text } } } } } }`;

async function copied(by: Person, workoutId: string, over: object) {
  return (await ask(deps(), by, COPY, { input: { workoutId: encodeId('workout', workoutId), ...over } })).data
    ?.copyWorkout;
}
const weekInput = (weekId: string, weekStartDate: string, into?: Person) => ({
  input: {
    trainingWeekId: encodeId('week', weekId),
    weekStartDate,
    ...(into && { athleteId: encodeId('athlete', into.athleteId) }),
  },
});
async function copiedWeek(by: Person, weekId: string, weekStartDate: string, into?: Person) {
  return (await ask(deps(), by, COPY_WEEK, weekInput(weekId, weekStartDate, into))).data?.copyWeek;
}
const training = <T extends { workoutType: string }>(workouts: readonly T[]) =>
  workouts.filter(({ workoutType }) => workoutType.toLowerCase() !== 'race');

/** What makes a workout, apart from who made it and where it stands. */
const content = (workout: WorkoutRow) =>
  (
    ['workoutType', 'duration', 'tss', 'isHard', 'isLong', 'description', 'instructions', 'steps', 'intensity'] as const
  ).map((name) => workout[name]);

/** What comes back is a later version of what it was. */
const anyVersion = (weeks: Awaited<ReturnType<typeof weeksOf>>) =>
  weeks.map((week) => ({ ...week, workouts: week.workouts.map((workout) => ({ ...workout, version: null })) }));

test('a copy is the workout as it is planned, once more, and undo takes it away', async () => {
  const athlete = await aScheduledAthlete(deps());
  const before = await weeksOf(deps(), athlete);
  const source = training(before[1]!.workouts).find(({ steps }) => steps.length > 0)!;
  const day = addDays(before[2]!.weekStartDate, 2);
  const answer = await copied(athlete, source.id, { scheduledDate: day });
  expect(answer).toMatchObject({
    workout: { scheduledDate: day, locked: true, madeBy: 'ATHLETE', instructions: source.instructions },
    week: { weekStartDate: before[2]!.weekStartDate },
    revision: { summary: `Copied ${source.description} to Wednesday 9 December.` },
  });
  const after = await weeksOf(deps(), athlete);
  const made = after[2]!.workouts.find(({ id }) => encodeId('workout', id) === answer.workout.id)!;
  expect(content(made)).toEqual(content(source));
  await undo(deps(), athlete, athlete.athleteId);
  expect(anyVersion(await weeksOf(deps(), athlete))).toEqual(anyVersion(before));
});

test('a week takes the place of what is still ahead in another: one change, and one undo', async () => {
  const athlete = await aScheduledAthlete(deps());
  const before = await weeksOf(deps(), athlete);
  const [, source, target] = before;
  const answer = await copiedWeek(athlete, source!.id, target!.weekStartDate);
  expect(answer).toMatchObject({
    copied: training(source!.workouts).length,
    replaced: training(target!.workouts).length,
    changes: [],
    week: { weekStartDate: target!.weekStartDate },
    revision: {
      actorRole: 'ATHLETE',
      summary: expect.stringMatching(/^Copied the week of Monday 30 November to that of /),
    },
  });
  const after = await weeksOf(deps(), athlete);
  const on = (monday: string, workouts: readonly WorkoutRow[]) =>
    workouts.map((each) => [daysBetween(monday, each.scheduledDate), content(each)]);
  expect(on(target!.weekStartDate, after[2]!.workouts)).toEqual(on(source!.weekStartDate, source!.workouts));
  expect(after.filter((_, i) => i !== 2)).toEqual(before.filter((_, i) => i !== 2));
  await undo(deps(), athlete, athlete.athleteId);
  expect(anyVersion(await weeksOf(deps(), athlete))).toEqual(anyVersion(before));
});

test('a week that is over is done again from today on, and days that have passed take nothing', async () => {
  const athlete = await aScheduledAthlete(deps());
  const [first] = await weeksOf(deps(), athlete);
  clock.now = new Date('2026-12-02T06:00:00Z');
  const answer = await copiedWeek(athlete, first!.id, '2026-11-30');
  expect(answer.copied).toBeGreaterThan(0);
  const days = answer.week.workouts.filter(({ locked }: { locked: boolean }) => locked);
  expect(days).toHaveLength(answer.copied);
  expect(days.every(({ scheduledDate }: { scheduledDate: string }) => scheduledDate >= '2026-12-02')).toBe(true);
});

test('in one’s own schedule copies stand whatever they break, and the proof names who did it', async () => {
  const athlete = await aScheduledAthlete(deps());
  const [, source, target] = await weeksOf(deps(), athlete);
  // twice the long workouts of a week
  for (const { id } of training(source!.workouts).filter(({ isLong }) => isLong))
    await copied(athlete, id, { scheduledDate: addDays(source!.weekStartDate, 2) });
  const answer = await copiedWeek(athlete, source!.id, target!.weekStartDate);
  expect(answer.warnings.length).toBeGreaterThan(0);
  const broken = brokenIn(await proved(deps(), athlete, athlete, 2));
  expect(broken.length).toBeGreaterThan(0);
  for (const { brokenBy } of broken)
    expect(brokenBy).toMatchObject({ actorRole: 'ATHLETE', summary: answer.revision.summary });
});

const OTHER = {
  trainingPreferences: {
    weeklyHoursAvailable: 5,
    unavailableDays: ['wednesday', 'friday'],
    longWorkoutDays: ['sunday'],
  },
  personalProfile: { firstName: 'Kim', lastName: 'Other' },
};

async function coachOfTwo() {
  const one = await aScheduledAthlete(deps());
  const other = await aScheduledAthlete(deps(), OTHER);
  const coach = await aCoachOf(deps(), one);
  await deps().db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId: other.athleteId } });
  return { one, other, coach };
}

test('a coach copies a week to another athlete as far as that one’s limits allow, in their own paces', async () => {
  const { one, other, coach } = await coachOfTwo();
  await deps().db.athlete.update({ where: { id: one.athleteId }, data: { runThresholdSpeed: 4 } });
  await deps().db.athlete.update({ where: { id: other.athleteId }, data: { runThresholdSpeed: 3 } });
  const [, source] = await weeksOf(deps(), one);
  const before = await weeksOf(deps(), other);
  const answer = await copiedWeek(coach, source!.id, before[2]!.weekStartDate, other);
  expect(answer).toMatchObject({
    athlete: { id: encodeId('athlete', other.athleteId) },
    revision: { actorRole: 'COACH', summary: expect.stringMatching(/^Copied a week to that of Monday 7 December: /) },
    warnings: [],
  });
  // nine hours do not fit into five, on two days less
  expect(answer.changes.length).toBeGreaterThan(0);
  for (const week of [1, 2, 3]) expect(brokenIn(await proved(deps(), other, other, week))).toEqual([]);
  const copies = answer.week.workouts.filter(({ madeBy }: { madeBy: string }) => madeBy === 'COACH');
  expect(copies.length).toBeGreaterThan(1);
  expect(answer.week.workouts.map(({ scheduledDate }: { scheduledDate: string }) => scheduledDate)).not.toContain(
    '2026-12-09',
  );
  expect(JSON.stringify(answer)).not.toMatch(/Robin|4:0\d–4:\d\d \/km/);
  await undo(deps(), coach, other.athleteId);
  expect(anyVersion(await weeksOf(deps(), other))).toEqual(anyVersion(before));
});

const RUNNER = {
  raceGoal: { raceType: '10k', raceName: 'Ten', targetDate: addDays(MONDAY, 83) },
  fitnessAssessments: [
    { sport: 'running', experienceLevel: 'intermediate', currentFitnessLevel: 'high', weeklyVolume: '4 hours' },
  ],
};
const CALF = { injuryType: 'strain', affectedArea: 'calf', isRecovered: false };
const HURT = { ...RUNNER, personalProfile: { firstName: 'Hurt', injuries: [CALF] } };

/** The coach of the first who coaches the second, too. */
async function coachOfBoth(one: Person, other: Person) {
  const coach = await aCoachOf(deps(), one);
  await deps().db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId: other.athleteId } });
  return coach;
}
async function runOf(athlete: Person, week = 1) {
  const { workouts } = (await weeksOf(deps(), athlete))[week]!;
  return workouts.find(({ workoutType, isHard, isLong }) => workoutType === 'run' && !isHard && !isLong)!;
}
const rowOf = async (athlete: Person, id: string) =>
  (await workoutsOf(deps(), athlete)).find((each) => encodeId('workout', each.id) === id)!;

test('of an injury nothing goes along, and to an injured athlete goes only what the injury allows', async () => {
  const [hurt, well] = [await aScheduledAthlete(deps(), HURT), await aScheduledAthlete(deps(), RUNNER)];
  const coach = await coachOfBoth(hurt, well);
  const careful = (await weeksOf(deps(), hurt))[1]!;
  expect(careful.workouts.some(({ instructions }) => /calf/.test(instructions))).toBe(true);
  const toWell = await copiedWeek(coach, careful.id, '2026-12-07', well);
  expect(toWell.copied).toBeGreaterThan(3);
  expect(JSON.stringify(await weeksOf(deps(), well))).not.toMatch(/calf hurts/);
  // nor by the copy of a copy, whatever it is called by now
  const run = careful.workouts.find(({ instructions }) => /calf/.test(instructions))!;
  const own = await copied(hurt, run.id, { scheduledDate: addDays(run.scheduledDate, 7) });
  const ownId = own.workout.id.replace('workout_', '');
  await updateWorkout(deps(), hurt, ownId, { description: 'My loop' });
  await deps().db.workout.deleteMany({ where: { athleteId: well.athleteId, scheduledDate: new Date('2026-12-15') } });
  const intoWell = { scheduledDate: '2026-12-15', athleteId: encodeId('athlete', well.athleteId) };
  const loop = await copied(coach, ownId, intoWell);
  expect(loop.workout).toMatchObject({ description: 'My loop', instructions: expect.not.stringMatching(/calf/) });
  // a run with strides or hills is none that a strained calf may do
  const quick = (await workoutsOf(deps(), well)).find(
    ({ workoutType, description, scheduledDate }) =>
      workoutType === 'run' && /drills|hill|strides|interval/i.test(description) && scheduledDate < '2026-12-07',
  )!;
  const into = encodeId('athlete', hurt.athleteId);
  expect(await copied(coach, quick.id, { scheduledDate: '2026-12-08', athleteId: into })).toMatchObject({
    code: 'LIMITS',
    message: 'Their injury does not allow this workout.',
  });
});

test('every limit of another athlete is one for a copy, and nothing tells them of whose it was', async () => {
  const one = await aScheduledAthlete(deps(), { ...RUNNER, trainingPreferences: { weeklyHoursAvailable: 8 } });
  const other = await aScheduledAthlete(deps(), { ...RUNNER, trainingPreferences: { weeklyHoursAvailable: 5 } });
  const coach = await coachOfBoth(one, other);
  const [, week] = await weeksOf(deps(), one);
  const long = week!.workouts.find(({ isLong }) => isLong)!;
  const into = encodeId('athlete', other.athleteId);
  expect(await copied(coach, long.id, { scheduledDate: '2026-12-10', athleteId: into })).toMatchObject({
    code: 'LIMITS',
  });
  const answer = await copiedWeek(coach, week!.id, '2026-12-07', other);
  expect(answer.changes.length).toBeGreaterThan(0);
  const { revisionId: _, ...kept } = await ask(
    deps(),
    other,
    'query ($id: ID!) { node(id: $id) { ... on Athlete { schedule { weeks { workouts { reasons { text } } } } revisions(first: 3) { edges { node { summary } } } } } }',
    { id: into },
  ).then(({ data }) => ({ revisionId: null, ...data.node }));
  const minutes = week!.workouts.reduce((sum, { duration }) => sum + duration, 0);
  expect(JSON.stringify(kept)).not.toContain(`${minutes} min`);
  const rows = await deps().db.revision.findMany({ where: { athleteId: other.athleteId } });
  expect(JSON.stringify(rows.map(({ changes }) => changes))).not.toContain(`${minutes} min`);
});

test('a week of which next to nothing fits is not copied, and nothing changes', async () => {
  const one = await aScheduledAthlete(deps());
  const other = await aScheduledAthlete(deps(), { trainingPreferences: { weeklyHoursAvailable: 2 } });
  const coach = await coachOfBoth(one, other);
  const before = await weeksOf(deps(), other);
  const [, week] = await weeksOf(deps(), one);
  expect(await copiedWeek(coach, week!.id, '2026-12-07', other)).toMatchObject({
    code: 'LIMITS',
    message: expect.stringMatching(/^Their limits leave \d+:\d\d of its \d+:\d\d h\. Copy single workouts instead\.$/),
  });
  expect(await weeksOf(deps(), other)).toEqual(before);
});

test('a week of theirs that holds a race keeps its plan', async () => {
  const one = await aScheduledAthlete(deps(), RUNNER);
  const raced = { ...RUNNER, raceGoal: { ...RUNNER.raceGoal, targetDate: addDays(MONDAY, 20) } };
  const other = await aScheduledAthlete(deps(), raced);
  const coach = await coachOfBoth(one, other);
  const [, week] = await weeksOf(deps(), one);
  expect(await copiedWeek(coach, week!.id, '2026-12-07', other)).toMatchObject({
    code: 'LIMITS',
    message: 'That week holds a race and is planned for it. Choose another one.',
  });
});

test('a copy for another athlete is at their time of day, but where there are two', async () => {
  const EVENING = { preferredWorkoutTimes: 'evening' };
  const one = await aScheduledAthlete(deps(), RUNNER);
  const other = await aScheduledAthlete(deps(), { ...RUNNER, trainingPreferences: EVENING });
  const coach = await coachOfBoth(one, other);
  const week = (await weeksOf(deps(), one))[1]!;
  await copiedWeek(coach, week.id, '2026-12-07', other);
  const on = ({ scheduledDate }: WorkoutRow) =>
    week.workouts.filter((each) => addDays(each.scheduledDate, 7) === scheduledDate).map(({ timeOfDay }) => timeOfDay);
  const copies = (await weeksOf(deps(), other))[2]!.workouts.filter(
    (each) => each.madeBy === 'coach' && on(each).length > 0,
  );
  const sole = copies.filter((each) => on(each).length === 1);
  const paired = copies.filter((each) => on(each).length === 2);
  expect(sole.length).toBeGreaterThan(0);
  expect(paired.length).toBeGreaterThan(0);
  expect(new Set(sole.map(({ timeOfDay }) => timeOfDay))).toEqual(new Set(['evening']));
  for (const each of paired) expect(on(each)).toContain(each.timeOfDay);
});

test('what a person wrote goes as they wrote it, and a copy of the planner’s own is one still', async () => {
  const [one, other] = [await aScheduledAthlete(deps(), RUNNER), await aScheduledAthlete(deps(), RUNNER)];
  const coach = await coachOfBoth(one, other);
  const run = await runOf(one);
  await updateWorkout(deps(), one, run.id, { description: 'My hill loop', instructions: 'Meet me at the bridge.' });
  const into = encodeId('athlete', other.athleteId);
  const free = (await weeksOf(deps(), other))[2]!;
  await deps().db.workout.deleteMany({ where: { weekId: free.id } });
  const written = await copied(coach, run.id, { scheduledDate: addDays(free.weekStartDate, 1), athleteId: into });
  expect(await rowOf(other, written.workout.id)).toMatchObject({
    description: 'My hill loop',
    instructions: 'Meet me at the bridge.',
    templateId: null,
    reasons: [expect.objectContaining({ code: 'ADDED', source: 'coach' })],
  });
  const planned = await runOf(one, 2);
  const own = await copied(one, planned.id, { scheduledDate: addDays(planned.scheduledDate, 7) });
  const again = await copied(coach, own.workout.id.replace('workout_', ''), {
    scheduledDate: addDays(free.weekStartDate, 3),
    athleteId: into,
  });
  expect(await rowOf(other, again.workout.id)).toMatchObject({
    templateId: expect.stringMatching(new RegExp(`^${planned.templateId!.split('/')[0]}/`)),
    locked: true,
  });
});

test('a workout that another athlete’s limits forbid is refused with why, one that they allow is there', async () => {
  const { one, other, coach } = await coachOfTwo();
  const [, week] = await weeksOf(deps(), one);
  const swim = training(week!.workouts).find(({ workoutType }) => workoutType === 'swim')!;
  const athleteId = encodeId('athlete', other.athleteId);
  expect(await copied(coach, swim.id, { scheduledDate: '2026-12-09', athleteId })).toMatchObject({
    __typename: 'NotPossible',
    code: 'LIMITS',
    message: expect.stringMatching(/^Wednesday is an unavailable day\./),
  });
  const day = '2026-12-10';
  await deps().db.workout.deleteMany({ where: { athleteId: other.athleteId, scheduledDate: new Date(day) } });
  expect(await copied(coach, swim.id, { scheduledDate: day, athleteId })).toMatchObject({
    workout: { scheduledDate: day, madeBy: 'COACH' },
  });
});

test('nobody copies from or to whom they may not see', async () => {
  const { one, other, coach } = await coachOfTwo();
  const stranger = await aScheduledAthlete(deps(), { personalProfile: { firstName: 'Un', lastName: 'Known' } });
  const [, week] = await weeksOf(deps(), one);
  const [workout] = training(week!.workouts);
  const monday = '2026-12-07';
  for (const [by, into] of [
    [coach, stranger],
    [one, other],
    [other, other],
    [stranger, stranger],
  ] as const) {
    const week_ = await ask(deps(), by, COPY_WEEK, weekInput(week!.id, monday, into));
    const input = {
      workoutId: encodeId('workout', workout!.id),
      scheduledDate: monday,
      athleteId: encodeId('athlete', into.athleteId),
    };
    const one_ = await ask(deps(), by, COPY, { input });
    expect([week_.errors[0]?.extensions.code, one_.errors[0]?.extensions.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  }
});

test('what cannot be copied says so', async () => {
  const athlete = await aScheduledAthlete(deps());
  const weeks = await weeksOf(deps(), athlete);
  const id = weeks[1]!.id;
  expect(await copiedWeek(athlete, id, weeks[1]!.weekStartDate)).toMatchObject({
    errors: [{ path: 'weekStartDate', message: 'Choose another week than the one that is copied.' }],
  });
  expect(await copiedWeek(athlete, id, addDays(MONDAY, 1))).toMatchObject({
    errors: [{ path: 'weekStartDate', message: 'Name the week by its Monday.' }],
  });
  expect(await copiedWeek(athlete, id, addDays(MONDAY, 28))).toMatchObject({ code: 'OUTSIDE_SCHEDULE' });
  await deps().db.workout.deleteMany({ where: { weekId: id } });
  expect(await copiedWeek(athlete, id, weeks[2]!.weekStartDate)).toMatchObject({ code: 'NOTHING_TO_COPY' });
  const [workout] = training(weeks[2]!.workouts);
  clock.now = new Date('2026-11-25T06:00:00Z');
  expect(await copied(athlete, workout!.id, { scheduledDate: '2026-11-24' })).toMatchObject({ code: 'PAST_DAY' });
  expect(await copied(athlete, workout!.id, { scheduledDate: '2027-02-01' })).toMatchObject({
    code: 'OUTSIDE_SCHEDULE',
  });
  await deps().db.workout.update({ where: { id: workout!.id }, data: { workoutType: 'race' } });
  expect(await copied(athlete, workout!.id, { scheduledDate: '2026-11-27' })).toMatchObject({ code: 'RACE' });
});
