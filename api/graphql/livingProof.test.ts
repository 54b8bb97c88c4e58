import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import { addPrinciple, updatePrinciple } from '../domain/principle/principle.ts';
import { addRace } from '../domain/season/race.ts';
import { rollWeeks } from '../domain/schedule/schedule.ts';
import { readSquad } from '../domain/coaching/squad.ts';
import { testDeps } from '../test/app.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { readLimits } from '../domain/planning/livingProof.ts';
import { readReasons } from '../domain/planning/livingReasons.ts';
import { ask } from '../test/graphql.ts';
import { statementsOf } from '../test/statements.ts';
import { added, CREATE, FEEDBACK, MOVE, move, undo } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf } from '../test/schedules.ts';

// a Monday
const MONDAY = '2026-11-23';
const clock = { now: new Date() };
let database: TestDatabase;
let deps: AccountDeps;

beforeAll(async () => {
  database = await createDatabase();
  deps = testDeps(database.db, clock);
});
afterAll(() => database.drop());
beforeEach(() => void (clock.now = new Date(`${MONDAY}T06:00:00Z`)));

const PROOF = `query ($id: ID!) { node(id: $id) { ... on Athlete { schedule { weeks { weekStartDate plannedMinutes
  proof { code constraint limit value holds excess day workoutId
    brokenBy { id number cause actorRole isOwn actorName summary } } } } } } }`;

interface Line {
  code: string | null;
  constraint: string;
  value: string;
  holds: boolean;
  excess: number;
  day: string | null;
  workoutId: string | null;
  brokenBy: { id: string; number: number; cause: string; actorRole: string; actorName: string } | null;
}

/** A week as the API proves it, the second where no other is asked for. */
async function proved(
  athlete: Viewer,
  by: Viewer = athlete,
  week = 1,
): Promise<{ plannedMinutes: number; proof: Line[] }> {
  const { data, errors } = await ask(deps, by, PROOF, { id: encodeId('athlete', athlete.athleteId) });
  expect(errors).toEqual([]);
  return data.node.schedule.weeks[week];
}
const lineOf = ({ proof }: { proof: Line[] }, constraint: RegExp) =>
  proof.find((line) => constraint.test(line.constraint))!;
const brokenIn = ({ proof }: { proof: Line[] }) => proof.filter(({ holds }) => !holds);

async function longOf(viewer: Viewer) {
  const [, second] = await weeksOf(deps, viewer);
  const long = second!.workouts.find(({ isLong }) => isLong)!;
  return { long, week: second! };
}
const moved = async (by: Viewer, id: string, day: string) =>
  (await ask(deps, by, MOVE, move(id, day))).data.rescheduleWorkout;

test('a long workout on an unavailable day is told with who put it there, and undoing the change mends it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { long, week } = await longOf(viewer);
  expect(brokenIn(await proved(viewer))).toEqual([]);
  const { revision } = await moved(viewer, long.id, week.weekStartDate);
  expect(lineOf(await proved(viewer), /^Mon unavailable$/)).toMatchObject({
    code: 'UNAVAILABLE_DAY',
    value: '1 workout',
    holds: false,
    excess: 1,
    day: week.weekStartDate,
    brokenBy: { number: revision.number, cause: 'MOVE', actorRole: 'ATHLETE' },
  });
  await undo(deps, viewer, viewer.athleteId);
  expect(brokenIn(await proved(viewer))).toEqual([]);
});

test("a limit that a coach's change broke names the coach, to both, and stands on the coach's dashboard", async () => {
  const viewer = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const { long, week } = await longOf(viewer);
  const { revision } = await moved(coach, long.id, week.weekStartDate);
  for (const reader of [viewer, coach])
    expect(lineOf(await proved(viewer, reader), /^Mon unavailable$/)).toMatchObject({
      holds: false,
      brokenBy: { number: revision.number, actorRole: 'COACH', isOwn: reader === coach },
    });
  const [member] = await readSquad(deps, coach.coachId);
  expect(member!.attention.reasons.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^Conflict in the plan: week of Monday 30 November, Mon unavailable: 1 workout, since a change by \S+ \S+ on Monday 23 November\./,
      ),
    ]),
  );
});

test('later changes of other workouts leave the breaker as it is', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { long, week } = await longOf(viewer);
  const { revision } = await moved(viewer, long.id, week.weekStartDate);
  const [, , third] = await weeksOf(deps, viewer);
  const other = third!.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  for (const n of [5, 6, 4]) await moved(viewer, other.id, addDays(third!.weekStartDate, n));
  expect(lineOf(await proved(viewer), /^Mon unavailable$/).brokenBy).toMatchObject({ number: revision.number });
});

test('an undo that brings a broken limit back leaves it to who broke it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const { long, week } = await longOf(viewer);
  const { revision } = await moved(coach, long.id, week.weekStartDate);
  await ask(deps, viewer, 'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', long.id) },
  });
  expect(lineOf(await proved(viewer), /^Mon unavailable$/).holds).toBe(true);
  await undo(deps, viewer, viewer.athleteId);
  expect(lineOf(await proved(viewer), /^Mon unavailable$/).brokenBy).toMatchObject({
    number: revision.number,
    actorRole: 'COACH',
  });
});

test('a workout that an undo brought back breaks no limit that came after it was planned', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { week } = await longOf(viewer);
  const easy = week.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  await ask(deps, viewer, 'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', easy.id) },
  });
  await undo(deps, viewer, viewer.athleteId);
  const weekday = weekdayOf(easy.scheduledDate);
  await updateProfile(deps, viewer, { trainingPreferences: { unavailableDays: ['monday', weekday] } });
  expect(lineOf(await proved(viewer), new RegExp(`^${weekday.slice(0, 3)} unavailable$`, 'i'))).toMatchObject({
    holds: false,
    brokenBy: null,
  });
});

test('who moves more onto a day that was closed over a workout is named, and only as long as it stays there', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { week } = await longOf(viewer);
  const [there, other] = week.workouts.filter(({ isLong, isHard }) => !isLong && !isHard);
  const weekday = weekdayOf(there!.scheduledDate);
  await updateProfile(deps, viewer, { trainingPreferences: { unavailableDays: ['monday', weekday] } });
  const closed = async () => lineOf(await proved(viewer), new RegExp(`^${weekday.slice(0, 3)} unavailable$`, 'i'));
  const { excess } = await closed();
  expect(excess).toBeGreaterThan(0);
  const { revision } = await moved(viewer, other!.id, there!.scheduledDate);
  expect(await closed()).toMatchObject({ excess: excess + 1, brokenBy: { number: revision.number } });
  await moved(viewer, other!.id, other!.scheduledDate);
  expect(await closed()).toMatchObject({ excess, brokenBy: null });
});

test('minutes that a person added under fewer hours are theirs when the hours are back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { week } = await longOf(viewer);
  const { weeklyHoursAvailable } = (await deps.db.trainingPreferences.findFirstOrThrow({
    where: { athleteId: viewer.athleteId },
  }))!;
  const easy = week.workouts.find(
    ({ isLong, isHard, workoutType }) => !isLong && !isHard && workoutType !== 'strength',
  )!;
  const hours = (available: number) =>
    updateProfile(deps, viewer, { trainingPreferences: { weeklyHoursAvailable: available } });
  await hours(4);
  await ask(deps, viewer, 'mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', easy.id), duration: easy.duration + 15 },
  });
  await moved(viewer, easy.id, week.weekStartDate);
  await hours(weeklyHoursAvailable);
  const line = lineOf(await proved(viewer), /^Week at most/);
  expect(line).toMatchObject({ holds: false, brokenBy: { cause: 'UPDATE', actorRole: 'ATHLETE' } });
});

test('a limit that came after the plan is broken by nobody', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { week } = await longOf(viewer);
  const easy = week.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  const weekday = weekdayOf(easy.scheduledDate);
  await updateProfile(deps, viewer, { trainingPreferences: { unavailableDays: ['monday', weekday] } });
  const broken = lineOf(await proved(viewer), new RegExp(`^${weekday.slice(0, 3)} unavailable$`, 'i'));
  expect(broken).toMatchObject({ holds: false, brokenBy: null });
});

test('a week whose workout goes proves the minutes that are left', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { long } = await longOf(viewer);
  const before = await proved(viewer);
  await ask(deps, viewer, 'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', long.id) },
  });
  const after = await proved(viewer);
  expect(after.plannedMinutes).toBe(before.plannedMinutes - long.duration);
  for (const constraint of [/^Week at most/, /^Available hours/])
    expect(lineOf(after, constraint).value).toBe(`${after.plannedMinutes} min`);
});

test('minutes above the plan are told, though a person may ask for some', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { week } = await longOf(viewer);
  const easy = week.workouts.find(
    ({ isLong, isHard, workoutType }) => !isLong && !isHard && workoutType !== 'strength',
  )!;
  await ask(deps, viewer, 'mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', easy.id), duration: easy.duration + 10 },
  });
  const { plannedMinutes, proof } = await proved(viewer);
  const most = Math.floor(60 * week.targetWeeklyHours);
  const line = lineOf({ proof }, /^Week at most/);
  expect(line).toMatchObject({ value: `${plannedMinutes} min`, holds: plannedMinutes <= most });
  expect(line.constraint).toBe(`Week at most ${most} min, races not counted`);
});

test('more minutes done than planned count in the proof, and are told of whoever did them', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [first] = await weeksOf(deps, viewer);
  const workout = first!.workouts.find(({ workoutType }) => workoutType !== 'strength')!;
  clock.now = new Date(`${workout.scheduledDate}T20:00:00Z`);
  const told = async (actualDuration: number) =>
    ask(deps, viewer, FEEDBACK, {
      input: {
        workoutId: encodeId('workout', workout.id),
        completionStatus: 'COMPLETED',
        actualDuration,
        perceivedExertion: 5,
      },
    });
  expect((await told(workout.duration)).errors).toEqual([]);
  const { plannedMinutes, proof } = await proved(viewer, viewer, 0);
  expect(brokenIn({ proof })).toEqual([]);
  await told(workout.duration + 600);
  const lines = await proved(viewer, viewer, 0);
  expect(lines.plannedMinutes).toBe(plannedMinutes);
  expect(lineOf(lines, /^Week at most/)).toMatchObject({
    value: `${plannedMinutes + 600} min`,
    holds: false,
    brokenBy: { cause: 'FEEDBACK', actorRole: 'ATHLETE' },
  });
});

test('a week that is over tells what was found in it last', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { long, week } = await longOf(viewer);
  await moved(viewer, long.id, week.weekStartDate);
  clock.now = new Date(`${addDays(MONDAY, 15)}T06:00:00Z`);
  await rollWeeks(deps, viewer.athleteId);
  const { data } = await ask(
    deps,
    viewer,
    'query ($id: ID!) { node(id: $id) { ... on TrainingWeek { proof { code constraint value holds excess day } } } }',
    {
      id: encodeId('week', week.id),
    },
  );
  expect(lineOf(data.node, /^Mon unavailable$/)).toEqual({
    code: 'UNAVAILABLE_DAY',
    constraint: 'Mon unavailable',
    value: '1 workout',
    holds: false,
    excess: 1,
    day: week.weekStartDate,
  });
});

test('of two moves in one document the second proves both', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { week } = await longOf(viewer);
  const [one, other] = week.workouts.filter(({ workoutType }) => workoutType !== 'race');
  const payload = '... on RescheduleWorkoutPayload { weeks { proof { constraint value } } }';
  const { data, errors } = await ask(
    deps,
    viewer,
    `mutation ($one: RescheduleWorkoutInput!, $other: RescheduleWorkoutInput!) {
      a: rescheduleWorkout(input: $one) { ${payload} } b: rescheduleWorkout(input: $other) { ${payload} } }`,
    {
      one: move(one!.id, week.weekStartDate).input,
      other: move(other!.id, week.weekStartDate).input,
    },
  );
  expect(errors).toEqual([]);
  const monday = ({ weeks }: { weeks: { proof: Line[] }[] }) => lineOf(weeks[0]!, /^Mon unavailable$/).value;
  expect([monday(data.a), monday(data.b)]).toEqual(['1 workout', '2 workouts']);
});

test("a coach's principle is named by its id, an athlete's own constraint by none", async () => {
  const viewer = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const { data } = await ask(
    deps,
    coach,
    'mutation { addPrinciple(input: { type: SCHEDULE_ADJUSTMENT, context: "Everyone", principle: "No swim on Monday" }) { ... on AddPrinciplePayload { principle { id } } } }',
  );
  await updateProfile(deps, viewer, { trainingPreferences: { schedulingConstraints: 'No swim on Thursdays' } });
  const read = await ask(
    deps,
    viewer,
    `query ($id: ID!) { node(id: $id) { ... on Athlete { schedule { weeks { proof { constraint principleId } } } } } }`,
    { id: encodeId('athlete', viewer.athleteId) },
  );
  const ids = (constraint: RegExp) =>
    read.data.node.schedule.weeks[1].proof
      .filter((line: Line) => constraint.test(line.constraint))
      .map(({ principleId }: { principleId: string | null }) => principleId);
  expect(ids(/no swim on Monday$/)).toEqual([data.addPrinciple.principle.id]);
  expect(ids(/^Your constraint/)).toEqual([null]);
  expect(ids(/^Mon unavailable/)).toEqual([null]);
});

test('reasons quote the week as it stands, and none says of a day or a length what is no longer so', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { long, week } = await longOf(viewer);
  const REASONS = `query ($id: ID!) { node(id: $id) { ... on Athlete { schedule { weeks { plannedMinutes workouts { id duration
    scheduledDate reasons { code text } } } } } } }`;
  const second = async (reader: Viewer) => {
    const { data } = await ask(deps, reader, REASONS, { id: encodeId('athlete', viewer.athleteId) });
    return data.node.schedule.weeks[1] as {
      plannedMinutes: number;
      workouts: { id: string; duration: number; reasons: { code: string; text: string }[] }[];
    };
  };
  const shares = ({ workouts }: Awaited<ReturnType<typeof second>>) =>
    workouts.flatMap(({ duration, reasons }) =>
      reasons.flatMap(({ text }) => {
        const share = /^(\d+) min, \d+\s?% of this week's (\d+) min/.exec(text);
        return share ? [{ duration, minutes: Number(share[1]), weekMinutes: Number(share[2]) }] : [];
      }),
    );
  const coach = await aCoachOf(deps, viewer);
  expect(shares(await second(viewer)).length).toBeGreaterThan(0);

  const other = week.workouts.find(({ id, workoutType }) => id !== long.id && workoutType !== 'race')!;
  await deps.db.workout.update({ where: { id: other.id }, data: { duration: other.duration - 15 } });
  await moved(viewer, long.id, week.weekStartDate);
  for (const reader of [viewer, coach]) {
    const now = await second(reader);
    const told = shares(now);
    expect(told).toEqual(
      told.map(({ duration }) => ({ duration, minutes: duration, weekMinutes: now.plannedMinutes })),
    );
    const codes = now.workouts.find(({ id }) => id === encodeId('workout', long.id))!.reasons.map(({ code }) => code);
    expect(codes).toContain('MOVED');
    expect(codes).not.toContain('LONG_DAY');
  }
});

const close = (viewer: Viewer, ...unavailableDays: string[]) =>
  updateProfile(deps, viewer, { trainingPreferences: { unavailableDays, longWorkoutDays: ['saturday', 'sunday'] } });
const mondayOf = async (viewer: Viewer) => lineOf(await proved(viewer), /^Mon unavailable$/);

test('a move that was allowed when it was made is not blamed for a day that was closed later', async () => {
  const viewer = await aScheduledAthlete(deps);
  await close(viewer);
  const { long, week } = await longOf(viewer);
  await moved(viewer, long.id, week.weekStartDate);
  expect(brokenIn(await proved(viewer)).filter(({ code }) => code === 'UNAVAILABLE_DAY')).toEqual([]);
  await close(viewer, 'monday');
  expect(await mondayOf(viewer)).toMatchObject({ holds: false, brokenBy: null });
  // changes after it leave that as it is
  const [, , third] = await weeksOf(deps, viewer);
  const other = third!.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  await moved(viewer, other.id, addDays(third!.weekStartDate, 5));
  expect(await mondayOf(viewer)).toMatchObject({ holds: false, brokenBy: null });
});

test('a move that was made after the day was closed is blamed, whatever the profile said before and says after', async () => {
  const viewer = await aScheduledAthlete(deps);
  await close(viewer);
  await updateProfile(deps, viewer, { age: 50 });
  const { long, week } = await longOf(viewer);
  const [, , third] = await weeksOf(deps, viewer);
  const other = third!.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  await moved(viewer, other.id, addDays(third!.weekStartDate, 5));
  await close(viewer, 'monday');
  const { revision } = await moved(viewer, long.id, week.weekStartDate);
  await close(viewer, 'monday', 'friday');
  await updateProfile(deps, viewer, { injuries: [] });
  expect(await mondayOf(viewer)).toMatchObject({ holds: false, brokenBy: { number: revision.number } });
  await moved(viewer, other.id, addDays(third!.weekStartDate, 6));
  expect(await mondayOf(viewer)).toMatchObject({ holds: false, brokenBy: { number: revision.number } });
});

test('an undo brings a workout onto a day that was closed meanwhile', async () => {
  const viewer = await aScheduledAthlete(deps);
  await close(viewer);
  const { long, week } = await longOf(viewer);
  await moved(viewer, long.id, week.weekStartDate);
  const { revision: away } = await moved(viewer, long.id, addDays(week.weekStartDate, 5));
  await close(viewer, 'monday');
  const undone = (await undo(deps, viewer, viewer.athleteId)).data.undoScheduleChange.revision;
  expect(undone.undoesNumber).toBe(away.number);
  expect(await mondayOf(viewer)).toMatchObject({ holds: false, brokenBy: { number: undone.number } });
});

test('caps, hours and levels that came after the workouts are broken by nobody, what stood before by who broke it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { long, week } = await longOf(viewer);
  const { revision } = await moved(viewer, long.id, addDays(week.weekStartDate, 4));
  await updateProfile(deps, viewer, {
    trainingPreferences: { maxMinutesByDay: { friday: 30 }, weeklyHoursAvailable: 2 },
    fitnessAssessments: ['running', 'cycling', 'swimming'].map((sport) => ({
      sport,
      experienceLevel: 'beginner',
      currentFitnessLevel: 'low',
      weeklyVolume: '1 hour',
    })),
  });
  const byCode = Object.fromEntries(
    brokenIn(await proved(viewer)).map(({ code, brokenBy }) => [code, brokenBy?.number ?? null]),
  );
  expect(byCode).toMatchObject({ LONG_DAY: revision.number, DAY_CAP: null, AVAILABLE_HOURS: null });
});

test('an injury that is told after a run was added leaves who added it alone', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { week } = await longOf(viewer);
  for (const { id } of week.workouts.filter(({ workoutType }) => ['run', 'brick'].includes(workoutType)))
    await ask(deps, viewer, 'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }', {
      input: { workoutId: encodeId('workout', id) },
    });
  await ask(deps, viewer, CREATE, added(viewer.athleteId, week, { intensity: 'easy' }));
  await deps.db.injury.create({
    data: { athleteId: viewer.athleteId, injuryType: 'stress fracture', affectedArea: 'foot', dateOccurred: clock.now },
  });
  const injuries = brokenIn(await proved(viewer)).filter(({ code }) => code === 'INJURY');
  expect(injuries.map(({ brokenBy }) => brokenBy)).toEqual([null]);
});

const TAUGHT = { context: 'Everyone', principle: 'No strength on Tuesday' };

test('a principle that a coach adds, switches on or brings along later has nobody to blame for what lay there', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { week } = await longOf(viewer);
  const other = week.workouts.find(({ workoutType }) => workoutType === 'strength')!;
  await moved(viewer, other.id, addDays(week.weekStartDate, 1));
  const coach = await aCoachOf(deps, viewer);
  const { id } = await addPrinciple(deps, coach, TAUGHT);
  const taught = async () => lineOf(await proved(viewer), /strength on Tue/i);
  expect(await taught()).toMatchObject({ holds: false, brokenBy: null });
  await updatePrinciple(deps, coach, id, { isActive: false });
  expect(await taught()).toBeUndefined();
  // away and back again while it is off
  await moved(viewer, other.id, addDays(week.weekStartDate, 2));
  await moved(viewer, other.id, addDays(week.weekStartDate, 1));
  await updatePrinciple(deps, coach, id, { isActive: true });
  expect(await taught()).toMatchObject({ holds: false, brokenBy: null });
  await endCoaching(deps, coach);
  const next = await aCoachOf(deps, viewer);
  await endCoaching(deps, next);
  await addPrinciple(deps, next, TAUGHT);
  await deps.db.coachAssignment.create({ data: { coachId: next.coachId, athleteId: viewer.athleteId } });
  expect(await taught()).toMatchObject({ holds: false, brokenBy: null });
});

test('who moves a workout to where a principle does not want it is blamed, though its words were changed since', async () => {
  const viewer = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const { id } = await addPrinciple(deps, coach, TAUGHT);
  const { week } = await longOf(viewer);
  const other = week.workouts.find(({ workoutType }) => workoutType === 'strength')!;
  const { revision } = await moved(viewer, other.id, addDays(week.weekStartDate, 1));
  await updatePrinciple(deps, coach, id, { context: 'All of them' });
  expect(lineOf(await proved(viewer), /strength on Tue/i)).toMatchObject({
    holds: false,
    brokenBy: { number: revision.number },
  });
});

test('a season that is changed after a move leaves it who broke what, and blames nobody for what it asks anew', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { week } = await longOf(viewer);
  const easy = week.workouts.find(
    ({ isLong, isHard, workoutType }) => !isLong && !isHard && workoutType !== 'strength',
  )!;
  await ask(deps, viewer, 'mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', easy.id), duration: easy.duration + 15 },
  });
  const { revision } = await moved(viewer, easy.id, week.weekStartDate);
  await addRace(deps, viewer, viewer.athleteId, {
    raceName: 'Sprint',
    raceType: 'sprint-tri',
    raceDate: addDays(week.weekStartDate, 6),
    priority: 'B',
  });
  expect(brokenIn(await proved(viewer)).map(({ code, brokenBy }) => [code, brokenBy?.number ?? null])).toEqual([
    ['RACE_NEAR', null],
    ['UNAVAILABLE_DAY', revision.number],
    ['WEEK_MINUTES', revision.number - 1],
  ]);
});

test('what is kept of former limits is bounded', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { long, week } = await longOf(viewer);
  for (let n = 0; n < 24; n += 1) {
    await updateProfile(deps, viewer, { age: 30 + n });
    await updateProfile(deps, viewer, { age: 60 + n });
    await moved(viewer, long.id, addDays(week.weekStartDate, 4 + (n % 2)));
  }
  const kept = await deps.db.formerProfile.findMany({
    where: { athleteId: viewer.athleteId },
    orderBy: { until: 'asc' },
  });
  expect(kept).toHaveLength(20);
  expect(kept.map(({ was }) => (was as { athlete: { age: number } }).athlete.age)).toEqual(
    kept.map((_, i) => 60 + 24 - 21 + i),
  );
});

test('limits and reasons that are asked for at once after a change are measured once, and no past workout is read whole', async () => {
  const viewer = await aScheduledAthlete(deps);
  const weeks = await weeksOf(deps, viewer);
  await updateProfile(deps, viewer, { age: 50 });
  const sent = await statementsOf(() => Promise.all([readLimits(deps, weeks), readReasons(deps, weeks[0]!.workouts)]));
  const measuring = sent.filter(({ text }) => /"isLong"/.test(text));
  // those of the four weeks, and those of the weeks before
  expect(measuring).toHaveLength(2);
  expect(measuring.filter(({ text }) => /"steps"|"reasons"/.test(text))).toEqual([]);
});
