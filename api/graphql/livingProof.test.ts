import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import { rollWeeks } from '../domain/schedule/schedule.ts';
import { readSquad } from '../domain/coaching/squad.ts';
import { testDeps } from '../test/app.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { FEEDBACK, MOVE, move, undo } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, weeksOf } from '../test/schedules.ts';

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
    brokenBy { id number cause actorRole actorName summary } } } } } } }`;

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
      brokenBy: { number: revision.number, actorRole: 'COACH' },
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
