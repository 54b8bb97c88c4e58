import { METRIC } from '../../core/units/displayUnits.ts';
import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { encodeId } from '../../core/units/ids.ts';
import { updateProfile } from '../../domain/athlete/profile.ts';
import { reportIllness } from '../../domain/athlete/illness.ts';
import { addRace, updateRace } from '../../domain/season/race.ts';
import { loadSeason } from '../../domain/revision/seasonSnapshot.ts';
import { readSquad } from '../../domain/coaching/squad.ts';
import { ask } from '../../test/graphql.ts';
import { brokenIn, lineOf, longOf, MONDAY, moved, proved, provedWorld } from '../../test/weekProof.ts';
import { added, CREATE, FEEDBACK, generate, undo } from '../../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, weeksOf } from '../../test/schedules.ts';

const { clock, deps } = provedWorld();

test('a long workout on an unavailable day is told with who put it there, and undoing the change mends it', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { long, week } = await longOf(deps(), viewer);
  expect(brokenIn(await proved(deps(), viewer))).toEqual([]);
  const { revision } = await moved(deps(), viewer, long.id, week.weekStartDate);
  expect(lineOf(await proved(deps(), viewer), /^Mon unavailable$/)).toMatchObject({
    code: 'UNAVAILABLE_DAY',
    value: '1 workout',
    holds: false,
    excess: 1,
    day: week.weekStartDate,
    brokenBy: { number: revision.number, cause: 'MOVE', actorRole: 'ATHLETE' },
    brokenCause: 'CHANGE',
  });
  await undo(deps(), viewer, viewer.athleteId);
  expect(brokenIn(await proved(deps(), viewer))).toEqual([]);
});

test("a limit that a coach's change broke names the coach, to both, and stands on the coach's dashboard", async () => {
  const viewer = await aScheduledAthlete(deps());
  const coach = await aCoachOf(deps(), viewer);
  const { long, week } = await longOf(deps(), viewer);
  const { revision } = await moved(deps(), coach, long.id, week.weekStartDate);
  for (const reader of [viewer, coach])
    expect(lineOf(await proved(deps(), viewer, reader), /^Mon unavailable$/)).toMatchObject({
      holds: false,
      brokenBy: { number: revision.number, actorRole: 'COACH', isOwn: reader === coach },
    });
  const [member] = await readSquad(deps(), coach.coachId, METRIC);
  expect(member!.attention.reasons.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^Conflict in the plan: week of Monday 30 November, Mon unavailable: 1 workout, since a change by \S+ \S+ on Monday 23 November\./,
      ),
    ]),
  );
});

test('later changes of other workouts leave the breaker as it is', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { long, week } = await longOf(deps(), viewer);
  const { revision } = await moved(deps(), viewer, long.id, week.weekStartDate);
  const [, , third] = await weeksOf(deps(), viewer);
  const other = third!.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  // more of them than a month of busy days has
  for (let n = 0; n < 140; n += 1) await moved(deps(), viewer, other.id, addDays(third!.weekStartDate, 4 + (n % 2)));
  expect(lineOf(await proved(deps(), viewer), /^Mon unavailable$/).brokenBy).toMatchObject({ number: revision.number });
});

test('a race that a person moves onto a full day is their change', async () => {
  const viewer = await aScheduledAthlete(deps(), { raceGoal: { targetDate: addDays(MONDAY, 13) } });
  const [race] = (await loadSeason(deps().db, viewer.athleteId))!.races;
  const [, week] = await weeksOf(deps(), viewer);
  const days = week!.workouts.map(({ scheduledDate }) => scheduledDate);
  const full = days.find((day, i) => days.indexOf(day) < i)!;
  const { revision } = await updateRace(deps(), viewer, race!.id, { raceDate: full });
  expect(lineOf(await proved(deps(), viewer), /workouts a day/)).toMatchObject({
    holds: false,
    brokenCause: 'CHANGE',
    brokenBy: { number: revision.number, cause: 'SEASON', actorRole: 'ATHLETE' },
  });
});

test('what an illness takes away is the planner’s doing, also where what was done before breaks a limit by it', async () => {
  const viewer = await aScheduledAthlete(deps());
  const [week] = await weeksOf(deps(), viewer);
  const strength = week!.workouts.filter(({ workoutType }) => workoutType === 'strength');
  const today = strength.at(-1)!.scheduledDate;
  clock.now = new Date(`${today}T20:00:00Z`);
  for (const { id, duration } of strength)
    await ask(deps(), viewer, FEEDBACK, {
      input: {
        workoutId: encodeId('workout', id),
        completionStatus: 'COMPLETED',
        actualDuration: duration,
        perceivedExertion: 5,
      },
    });
  const share = async () => lineOf(await proved(deps(), viewer, viewer, 0), /^Strength at most/);
  expect((await share()).holds).toBe(true);
  await reportIllness(deps(), viewer, { from: today, wellOn: null, mild: false, symptoms: ['fever'] });
  expect(await share()).toMatchObject({ holds: false, brokenCause: 'PLAN', brokenBy: null });
});

test('an undo that brings a broken limit back leaves it to who broke it', async () => {
  const viewer = await aScheduledAthlete(deps());
  const coach = await aCoachOf(deps(), viewer);
  const { long, week } = await longOf(deps(), viewer);
  const { revision } = await moved(deps(), coach, long.id, week.weekStartDate);
  await ask(deps(), viewer, 'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', long.id) },
  });
  expect(lineOf(await proved(deps(), viewer), /^Mon unavailable$/).holds).toBe(true);
  await undo(deps(), viewer, viewer.athleteId);
  expect(lineOf(await proved(deps(), viewer), /^Mon unavailable$/).brokenBy).toMatchObject({
    number: revision.number,
    actorRole: 'COACH',
  });
});

test('a workout that an undo brought back breaks no limit that came after it was planned', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  const easy = week.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  await ask(deps(), viewer, 'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', easy.id) },
  });
  await undo(deps(), viewer, viewer.athleteId);
  const weekday = weekdayOf(easy.scheduledDate);
  await updateProfile(deps(), viewer, { trainingPreferences: { unavailableDays: ['monday', weekday] } });
  expect(lineOf(await proved(deps(), viewer), new RegExp(`^${weekday.slice(0, 3)} unavailable$`, 'i'))).toMatchObject({
    holds: false,
    brokenBy: null,
  });
});

test('who moves more onto a day that was closed over a workout is named, and only as long as it stays there', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  const [there, ...easy] = week.workouts.filter(({ isLong, isHard }) => !isLong && !isHard);
  const other = easy.find(({ scheduledDate }) => scheduledDate !== there!.scheduledDate);
  const weekday = weekdayOf(there!.scheduledDate);
  await updateProfile(deps(), viewer, { trainingPreferences: { unavailableDays: ['monday', weekday] } });
  const closed = async () =>
    lineOf(await proved(deps(), viewer), new RegExp(`^${weekday.slice(0, 3)} unavailable$`, 'i'));
  const { excess } = await closed();
  expect(excess).toBeGreaterThan(0);
  const { revision } = await moved(deps(), viewer, other!.id, there!.scheduledDate);
  expect(await closed()).toMatchObject({ excess: excess + 1, brokenBy: { number: revision.number } });
  await moved(deps(), viewer, other!.id, other!.scheduledDate);
  expect(await closed()).toMatchObject({ excess, brokenBy: null });
});

test('minutes that a person added under fewer hours are theirs when the hours are back', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  const { weeklyHoursAvailable } = (await deps().db.trainingPreferences.findFirstOrThrow({
    where: { athleteId: viewer.athleteId },
  }))!;
  const easy = week.workouts.find(
    ({ isLong, isHard, workoutType }) => !isLong && !isHard && workoutType !== 'strength',
  )!;
  const hours = (available: number) =>
    updateProfile(deps(), viewer, { trainingPreferences: { weeklyHoursAvailable: available } });
  await hours(4);
  await ask(deps(), viewer, 'mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { __typename } }', {
    input: { workoutId: encodeId('workout', easy.id), duration: easy.duration + 15 },
  });
  await moved(deps(), viewer, easy.id, week.weekStartDate);
  await hours(weeklyHoursAvailable);
  const line = lineOf(await proved(deps(), viewer), /^Week at most/);
  expect(line).toMatchObject({ holds: false, brokenBy: { cause: 'UPDATE', actorRole: 'ATHLETE' } });
});

test('who broke a limit stays named when a race is added and undone, and when a new plan keeps the workout', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week, long } = await longOf(deps(), viewer);
  const longWorkoutDays = [weekdayOf(long.scheduledDate)];
  await updateProfile(deps(), viewer, { trainingPreferences: { unavailableDays: ['monday'], longWorkoutDays } });
  const easy = week.workouts.find(
    ({ isLong, isHard, workoutType }) => !isLong && !isHard && workoutType !== 'strength',
  )!;
  const { data } = await ask(
    deps(),
    viewer,
    'mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { ... on UpdateWorkoutPayload { revision { number } } } }',
    { input: { workoutId: encodeId('workout', easy.id), duration: long.duration + 40 } },
  );
  const broken = async () => {
    const { holds, workoutId, brokenCause, brokenBy } = lineOf(await proved(deps(), viewer), /^Longest workout on/);
    return { holds, workoutId, brokenCause, number: brokenBy?.number };
  };
  const before = {
    holds: false,
    workoutId: encodeId('workout', easy.id),
    brokenCause: 'CHANGE',
    number: data.updateWorkout.revision.number,
  };
  expect(await broken()).toEqual(before);
  const race = { raceName: 'Ten', raceType: '10k', raceDate: long.scheduledDate, priority: 'B' };
  await addRace(deps(), viewer, viewer.athleteId, race);
  expect((await broken()).holds).toBe(true);
  await undo(deps(), viewer, viewer.athleteId);
  expect(await broken()).toEqual(before);
  await generate(deps(), viewer, { mode: 'SEASON_PLAN' });
  expect(await broken()).toEqual(before);
});

test('a limit that came after the plan is broken by nobody', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  const easy = week.workouts.find(({ isLong, isHard }) => !isLong && !isHard)!;
  const weekday = weekdayOf(easy.scheduledDate);
  await updateProfile(deps(), viewer, { trainingPreferences: { unavailableDays: ['monday', weekday] } });
  const broken = lineOf(await proved(deps(), viewer), new RegExp(`^${weekday.slice(0, 3)} unavailable$`, 'i'));
  expect(broken).toMatchObject({ holds: false, brokenBy: null });
});

test('a limit that came later is the cause until a plan is made by it, and then the plan of what that broke', async () => {
  const viewer = await aScheduledAthlete(deps());
  const { week } = await longOf(deps(), viewer);
  for (const { id } of week.workouts.filter(({ workoutType }) => workoutType === 'strength'))
    await ask(
      deps(),
      viewer,
      'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }',
      { input: { workoutId: encodeId('workout', id) } },
    );
  const strength = { workoutType: 'STRENGTH', duration: 30, intensity: 'easy' };
  const wednesday = { scheduledDate: addDays(week.weekStartDate, 2), dayOfWeek: 'WEDNESDAY' };
  await ask(deps(), viewer, CREATE, added(viewer.athleteId, week, { ...strength, ...wednesday }));
  await updateProfile(deps(), viewer, {
    trainingPreferences: {
      maxMinutesByDay: { tuesday: 20, wednesday: 30, thursday: 20, friday: 20, saturday: 20, sunday: 20 },
    },
  });
  const told = async (code: string) =>
    brokenIn(await proved(deps(), viewer))
      .filter((line) => line.code === code)
      .map(({ brokenBy, brokenCause }) => [brokenBy, brokenCause]);
  expect(await told('STRENGTH_SHARE')).toEqual([]);
  expect(await told('DAY_CAP')).toContainEqual([null, 'LIMIT']);
  await generate(deps(), viewer, { mode: 'SEASON_PLAN' });
  expect(await told('STRENGTH_SHARE')).toEqual([[null, 'PLAN']]);
  expect(await told('DAY_CAP')).toEqual([]);
});
