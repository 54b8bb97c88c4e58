import { addDays } from '../../core/calendar/calendar.ts';
import { timeText } from '../../core/units/timeText.ts';
import type { Reason } from '../../core/codes/reason.ts';
import { encodeId } from '../../core/units/ids.ts';
import { type Viewer } from '../../domain/kernel/access.ts';
import { updateProfile } from '../../domain/athlete/profile.ts';
import { rollWeeks } from '../../domain/schedule/rollWeeks.ts';
import { brickMinutes, racePaceMinutes } from '../../core/rules/racePace.ts';
import { racePaceName } from '../../core/messages/racePace.ts';
import { readLimits } from '../../domain/planning/weekProof.ts';
import { readReasons } from '../../domain/planning/livingReasons.ts';
import { WITH_FEEDBACK, workoutOf } from '../../domain/revision/scheduledWorkout.ts';
import { ask } from '../../test/graphql.ts';
import {
  type Line,
  brokenIn,
  close,
  lineOf,
  longOf,
  MONDAY,
  moved,
  proved,
  provedWorld,
} from '../../test/weekProof.ts';
import { statementsOf } from '../../test/statements.ts';
import { FEEDBACK, move } from '../../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, weeksOf } from '../../test/schedules.ts';

const { clock, deps } = provedWorld();

test('a week whose workout goes proves the minutes that are left', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { long } = await longOf(deps(), viewer);
  const before = await proved(deps(), viewer);
  await ask(deps(), viewer, 'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', long.id) },
  });
  const after = await proved(deps(), viewer);
  expect(after.plannedMinutes).toBe(before.plannedMinutes - long.duration);
  for (const constraint of [/^Week at most/, /^Available hours/])
    expect(lineOf(after, constraint).value).toBe(timeText(after.plannedMinutes));
});

test('minutes above the plan are told, though a person may ask for some', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  const easy = week.workouts.find(
    ({ isLong, isHard, workoutType }) => !isLong && !isHard && workoutType !== 'strength',
  )!;
  await ask(deps(), viewer, 'mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', easy.id), duration: easy.duration + 10 },
  });
  const { plannedMinutes, proof } = await proved(deps(), viewer);
  const most = Math.floor(60 * week.targetWeeklyHours);
  const line = lineOf({ proof }, /^Week at most/);
  expect(line).toMatchObject({ value: timeText(plannedMinutes), holds: plannedMinutes <= most });
  expect(line.constraint).toBe(`Week at most ${timeText(most)}, races not counted`);
});

test('more minutes done than planned count in the proof, and are told of whoever did them', async () => {
  const viewer = await aScheduledAthlete(deps());
  const [first] = await weeksOf(deps(), viewer);
  const workout = first!.workouts.find(({ workoutType }) => workoutType !== 'strength')!;
  clock.now = new Date(`${workout.scheduledDate}T20:00:00Z`);
  const told = async (actualDuration: number) =>
    ask(deps(), viewer, FEEDBACK, {
      input: {
        workoutId: encodeId('workout', workout.id),
        completionStatus: 'COMPLETED',
        actualDuration,
        perceivedExertion: 5,
      },
    });
  expect((await told(workout.duration)).errors).toEqual([]);
  const { plannedMinutes, proof } = await proved(deps(), viewer, viewer, 0);
  expect(brokenIn({ proof })).toEqual([]);
  await told(workout.duration + 600);
  const lines = await proved(deps(), viewer, viewer, 0);
  expect(lines.plannedMinutes).toBe(plannedMinutes);
  expect(lineOf(lines, /^Week at most/)).toMatchObject({
    value: timeText(plannedMinutes + 600),
    holds: false,
    brokenBy: { cause: 'FEEDBACK', actorRole: 'ATHLETE' },
  });
});

test('of a new week nothing is stored that can be measured', async () => {
  const viewer = await aScheduledAthlete(deps());
  expect((await weeksOf(deps(), viewer)).map(({ proof }) => proof)).toEqual([[], [], [], []]);
  expect(brokenIn(await proved(deps(), viewer))).toEqual([]);
});

test('a week that is over tells what was found in it last', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { long, week } = await longOf(deps(), viewer);
  await moved(deps(), viewer, long.id, week.weekStartDate);
  clock.now = new Date(`${addDays(MONDAY, 15)}T06:00:00Z`);
  await rollWeeks(deps(), viewer.athleteId);
  const { data } = await ask(
    deps(),
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

const WEEK_PROOF =
  'query ($id: ID!) { node(id: $id) { ... on TrainingWeek { proof { code constraint limit value holds excess } } } }';

test('what is told late of a week that is over counts in its proof, by the limits that it had', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { long, week } = await longOf(deps(), viewer);
  clock.now = new Date(`${addDays(MONDAY, 15)}T06:00:00Z`);
  await rollWeeks(deps(), viewer.athleteId);
  const told = async () =>
    (await ask(deps(), viewer, WEEK_PROOF, { id: encodeId('week', week.id) })).data.node as { proof: Line[] };
  const skip = { workoutId: encodeId('workout', long.id), completionStatus: 'SKIPPED', reasonForSkip: 'OTHER' };
  const minutes = week.workouts
    .filter(({ workoutType }) => workoutType !== 'race')
    .reduce((sum, { duration }) => sum + duration, 0);
  expect(lineOf(await told(), /^Week at most/).value).toBe(timeText(minutes));
  const free = lineOf(await told(), /^Mon unavailable$/);
  // a limit of today is none of last week's
  await close(deps(), viewer, 'tuesday');
  expect((await ask(deps(), viewer, FEEDBACK, { input: skip })).errors).toEqual([]);
  const late = await told();
  expect(lineOf(late, /^Week at most/).value).toBe(timeText(minutes - long.duration));
  expect(lineOf(late, /^Mon unavailable$/)).toEqual(free);
  expect(late.proof.filter(({ constraint }) => constraint.startsWith('Tue'))).toEqual([]);
  // and it stays when nothing more is measured
  clock.now = new Date(`${addDays(MONDAY, 22)}T06:00:00Z`);
  await rollWeeks(deps(), viewer.athleteId);
  clock.now = new Date(`${addDays(MONDAY, 57)}T06:00:00Z`);
  expect(await told()).toEqual(late);
});

test('the reasons of a week that is over are told from what was done, as its proof is', async () => {
  const viewer = await aScheduledAthlete(deps());
  const week = (await weeksOf(deps(), viewer))[0]!;
  const share = (of: readonly Reason[]) => of.find(({ code }) => code === 'LENGTH_SHARE');
  const [one, other] = week.workouts.filter(({ reasons }) => share(reasons));
  const input = { workoutId: encodeId('workout', one!.id), completionStatus: 'COMPLETED', actualDuration: 77 };
  const weekMinutes = week.workouts.reduce((sum, { duration }) => sum + duration, 77 - one!.duration);
  clock.now = new Date(`${addDays(MONDAY, 15)}T06:00:00Z`);
  await rollWeeks(deps(), viewer.athleteId);
  expect((await ask(deps(), viewer, FEEDBACK, { input })).errors).toEqual([]);
  const workouts = (await deps().db.workout.findMany({ where: { weekId: week.id }, include: WITH_FEEDBACK })).map(
    workoutOf,
  );
  const read = async () => {
    const reasons = await readReasons(deps(), workouts);
    return workouts.map(({ id }, i) => [id, share(reasons[i]!)?.inputs] as const);
  };
  const told = new Map(await read());
  const shareOf = (minutes: number) => ({ minutes, weekMinutes, percent: Math.round((100 * minutes) / weekMinutes) });
  expect(told.get(one!.id)).toEqual(shareOf(77));
  expect(told.get(other!.id)).toEqual(shareOf(other!.duration));
  // asked again, nothing is measured anew
  expect((await statementsOf(read)).filter(({ text }) => /"isLong"/.test(text))).toEqual([]);
});

test('the reasons of a week that was over months ago are told from what was done, too', async () => {
  const viewer = await aScheduledAthlete(deps());
  const week = (await weeksOf(deps(), viewer))[0]!;
  const share = (of: readonly Reason[]) => of.find(({ code }) => code === 'LENGTH_SHARE');
  const [one, other, left] = week.workouts.filter(({ reasons }) => share(reasons));
  const told = (id: string, more: object) =>
    ask(deps(), viewer, FEEDBACK, { input: { workoutId: encodeId('workout', id), ...more } });
  const inputsAt = async (days: number) => {
    clock.now = new Date(`${addDays(MONDAY, days)}T06:00:00Z`);
    const rows = await deps().db.workout.findMany({ where: { weekId: week.id }, include: WITH_FEEDBACK });
    const workouts = rows.map(workoutOf);
    const reasons = await readReasons(deps(), workouts);
    const of = (id: string) => share(reasons[workouts.findIndex((each) => each.id === id)]!)?.inputs ?? null;
    return [of(one!.id), of(other!.id), of(left!.id)];
  };
  const planned = week.workouts.reduce((sum, { duration }) => sum + duration, 0);
  const weekMinutes = planned + 77 - one!.duration - left!.duration;
  const shareOf = (minutes: number, of = weekMinutes) => ({
    minutes,
    weekMinutes: of,
    percent: Math.round((100 * minutes) / of),
  });
  clock.now = new Date(`${addDays(MONDAY, 8)}T06:00:00Z`);
  await told(one!.id, { completionStatus: 'COMPLETED', actualDuration: 77 });
  await told(left!.id, { completionStatus: 'SKIPPED', reasonForSkip: 'WORK' });
  const then = await inputsAt(8);
  expect(then).toEqual([shareOf(77), shareOf(other!.duration), null]);
  // whether or not anybody has looked since: no weeks were made
  for (const days of [20, 43, 120]) expect(await inputsAt(days)).toEqual(then);
  await told(left!.id, { completionStatus: 'COMPLETED' });
  const all = weekMinutes + left!.duration;
  expect(await inputsAt(121)).toEqual([shareOf(77, all), shareOf(other!.duration, all), shareOf(left!.duration, all)]);
});

test('minutes at race effort and in bricks are those of the steps in the rows', async () => {
  const viewer = await aScheduledAthlete(deps(), {
    raceGoal: { raceType: 'half-ironman', targetDate: addDays(MONDAY, 48) },
  });
  const weeks = await weeksOf(deps(), viewer);
  const raced: { sport: string; told: string; made: string }[] = [];
  const bricks: number[] = [];
  for (const [i, { workouts }] of weeks.entries()) {
    const { proof } = await proved(deps(), viewer, viewer, i);
    for (const sport of ['bike', 'run'] as const) {
      const told = proof.find(({ constraint }) => constraint === `At ${racePaceName('half-ironman', sport)}`);
      if (told !== undefined) raced.push({ sport, told: told.value, made: String(racePaceMinutes(workouts, sport)) });
    }
    const runs = workouts.flatMap(({ workoutType, duration, steps }) =>
      workoutType === 'run' ? duration : workoutType === 'brick' ? brickMinutes({ workoutType, steps }, 'run') : [],
    );
    bricks.push(...workouts.filter(({ workoutType }) => workoutType === 'brick').map(({ duration }) => duration));
    expect(proof.find((line) => line.constraint === 'Longest run')?.value).toBe(timeText(Math.max(...runs)));
  }
  expect(raced.filter(({ made }) => made !== '0').map(({ sport }) => sport)).toEqual(
    expect.arrayContaining(['bike', 'run']),
  );
  expect(raced.map(({ told }) => told)).toEqual(raced.map(({ made }) => made));
  expect(bricks).not.toEqual([]);
});

test('of two moves in one document the second proves both', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  const [one, other] = week.workouts.filter(({ workoutType }) => workoutType !== 'race');
  const payload = '... on RescheduleWorkoutPayload { weeks { proof { constraint value } } }';
  const { data, errors } = await ask(
    deps(),
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
  const viewer = await aScheduledAthlete(deps());
  const coach = await aCoachOf(deps(), viewer);
  const { data } = await ask(
    deps(),
    coach,
    'mutation { addPrinciple(input: { type: SCHEDULE_ADJUSTMENT, context: "Everyone", principle: "No swim on Monday" }) { ... on AddPrinciplePayload { principle { id } } } }',
  );
  await updateProfile(deps(), viewer, { trainingPreferences: { schedulingConstraints: 'No swim on Thursdays' } });
  const read = await ask(
    deps(),
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
  const viewer = await aScheduledAthlete(deps());
  const { long, week } = await longOf(deps(), viewer);
  const REASONS = `query ($id: ID!) { node(id: $id) { ... on Athlete { schedule { weeks { plannedMinutes workouts { id duration
    scheduledDate reasons { code text } } } } } } }`;
  const second = async (reader: Viewer) => {
    const { data } = await ask(deps(), reader, REASONS, { id: encodeId('athlete', viewer.athleteId) });
    return data.node.schedule.weeks[1] as {
      plannedMinutes: number;
      workouts: { id: string; duration: number; reasons: { code: string; text: string }[] }[];
    };
  };
  const shares = ({ workouts }: Awaited<ReturnType<typeof second>>) =>
    workouts.flatMap(({ duration, reasons }) =>
      reasons.flatMap(({ text }) => {
        const share = /^(\d+ min|\d+:\d\d h), \d+\s?% of this week's (\d+:\d\d h)/.exec(text);
        return share ? [{ duration, told: share[1], ofWeek: share[2] }] : [];
      }),
    );
  const coach = await aCoachOf(deps(), viewer);
  expect(shares(await second(viewer)).length).toBeGreaterThan(0);

  const other = week.workouts.find(({ id, workoutType }) => id !== long.id && workoutType !== 'race')!;
  await deps().db.workout.update({ where: { id: other.id }, data: { duration: other.duration - 15 } });
  await moved(deps(), viewer, long.id, week.weekStartDate);
  for (const reader of [viewer, coach]) {
    const now = await second(reader);
    const told = shares(now);
    expect(told).toEqual(
      told.map(({ duration }) => ({ duration, told: timeText(duration), ofWeek: timeText(now.plannedMinutes) })),
    );
    const codes = now.workouts.find(({ id }) => id === encodeId('workout', long.id))!.reasons.map(({ code }) => code);
    expect(codes).toContain('MOVED');
    expect(codes).not.toContain('LONG_DAY');
  }
});
test('what is kept of former limits is bounded', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { long, week } = await longOf(deps(), viewer);
  for (let n = 0; n < 24; n += 1) {
    await updateProfile(deps(), viewer, { age: 30 + n });
    await updateProfile(deps(), viewer, { age: 60 + n });
    await moved(deps(), viewer, long.id, addDays(week.weekStartDate, 4 + (n % 2)));
  }
  const kept = await deps().db.formerProfile.findMany({
    where: { athleteId: viewer.athleteId },
    orderBy: { until: 'asc' },
  });
  expect(kept).toHaveLength(20);
  expect(kept.map(({ was }) => (was as { athlete: { age: number } }).athlete.age)).toEqual(
    kept.map((_, i) => 60 + 24 - 21 + i),
  );
});

test('limits and reasons that are asked for at once after a change are measured once, and no past workout is read whole', async () => {
  const viewer = await aScheduledAthlete(deps());
  const weeks = await weeksOf(deps(), viewer);
  await updateProfile(deps(), viewer, { age: 50 });
  const sent = await statementsOf(() =>
    Promise.all([readLimits(deps(), weeks), readReasons(deps(), weeks[0]!.workouts)]),
  );
  const measuring = sent.filter(({ text }) => /"isLong"/.test(text));
  // those of the four weeks, and those of the weeks before
  expect(measuring).toHaveLength(2);
  expect(measuring.filter(({ text }) => /"steps"|"reasons"/.test(text))).toEqual([]);
});
