import { addDays, mondayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { enterActivity } from '../domain/activity/activityEntry.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { setUpDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, workoutsOf } from '../test/schedules.ts';
import { statementsOf } from '../test/statements.ts';

// a Monday
const TODAY = '2026-11-23';
const SUNDAY = addDays(TODAY, 6);
/** Ten days on: the first week is over. */
let deps: AccountDeps;
let athlete: Viewer;
let first: WorkoutRow[];

const database = setUpDatabase();
beforeAll(async () => {
  const then = testDeps(database.db, `${TODAY}T12:00:00Z`);
  athlete = await aScheduledAthlete(then);
  first = (await workoutsOf(then, athlete)).filter(({ scheduledDate }) => scheduledDate <= SUNDAY);
  deps = testDeps(database.db, `${addDays(TODAY, 10)}T12:00:00Z`);
  const [half, skipped] = first;
  await submitWorkoutFeedback(deps, athlete, half!.id, {
    completionStatus: 'completed',
    actualDuration: Math.round(half!.duration * 0.6),
  });
  await submitWorkoutFeedback(deps, athlete, skipped!.id, { completionStatus: 'skipped', reasonForSkip: 'illness' });
  await enterActivity(deps, athlete, athlete.athleteId, {
    source: 'test',
    externalId: '1',
    sport: 'running',
    startedAt: `${addDays(TODAY, -7)}T08:00:00Z`,
    movingSec: 1800,
    distanceM: 5000,
  });
});

const WEEKS = `{ weekStartDate weekEndDate week { id } plannedMinutes doneMinutes plannedTss doneTss
  sports { workoutType plannedMinutes doneMinutes } outline { phaseType kind targetHours } atEnd { fitness form }
  days { date blackout { from } races { raceName }
    workouts { workout { id } compliance { level percent text } } activities { recordedSport movingSec workoutId } } }`;

async function calendar(viewer: Viewer, from: string, to: string) {
  const { data, errors } = await ask(
    deps,
    viewer,
    `query ($id: ID!, $from: Date!, $to: Date!) { node(id: $id) { ... on Athlete { calendar(from: $from, to: $to) ${WEEKS} } } }`,
    { id: encodeId('athlete', athlete.athleteId), from, to },
  );
  return { weeks: data?.node?.calendar ?? null, node: data?.node, errors };
}

test('a week that is over shows what was planned beside what was done, and how near it came', async () => {
  const { weeks, errors } = await calendar(athlete, addDays(TODAY, 2), addDays(TODAY, 2));
  expect(errors).toEqual([]);
  expect(weeks).toHaveLength(1);
  const [week] = weeks;
  expect([week.weekStartDate, week.weekEndDate]).toEqual([TODAY, SUNDAY]);
  expect(week.days.map(({ date }: { date: string }) => date)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(TODAY, n)),
  );
  type Shown = { workout: { id: string }; compliance: { level: string; percent: number | null; text: string } };
  const shown: Shown[] = week.days.flatMap(({ workouts }: { workouts: Shown[] }) => workouts);
  expect(shown.map(({ workout }) => workout.id)).toEqual(first.map(({ id }) => encodeId('workout', id)));
  const percent = Math.round((Math.round(first[0]!.duration * 0.6) / first[0]!.duration) * 100);
  expect(shown.map(({ compliance }) => compliance).slice(0, 3)).toEqual([
    { level: 'NEAR', percent, text: `${percent}% of plan` },
    { level: 'EXCUSED', percent: null, text: 'Skipped: illness' },
    { level: 'MISSED', percent: null, text: 'Missed' },
  ]);
  const planned = first.reduce((sum, { duration }) => sum + duration, 0);
  expect([week.plannedMinutes, week.doneMinutes]).toEqual([planned, Math.round(first[0]!.duration * 0.6)]);
  expect(week.sports.reduce((sum: number, one: { plannedMinutes: number }) => sum + one.plannedMinutes, 0)).toBe(
    planned,
  );
  expect(week.doneTss).toBeLessThan(week.plannedTss);
  expect(week.atEnd.fitness).toBeGreaterThan(0);
});

test('a week before there was a plan shows what was recorded in it', async () => {
  const { weeks } = await calendar(athlete, addDays(TODAY, -14), addDays(TODAY, -1));
  expect(weeks).toMatchObject([
    { week: null, outline: null, doneMinutes: 0, sports: [] },
    {
      week: null,
      plannedMinutes: 0,
      doneMinutes: 30,
      sports: [{ workoutType: 'RUN', plannedMinutes: 0, doneMinutes: 30 }],
    },
  ]);
  expect(weeks[1].days[0].activities).toEqual([{ recordedSport: 'RUNNING', movingSec: 1800, workoutId: null }]);
});

test('weeks without workouts yet show what the season means them to be, up to its race and no further', async () => {
  const season = (await deps.db.seasonPlan.findFirstOrThrow({ include: { races: true } }))!;
  const raceDay = season.races[0]!.raceDate.toISOString().slice(0, 10);
  const lastDay = mondayOf(season.seasonEnd.toISOString().slice(0, 10));
  const { weeks } = await calendar(athlete, addDays(TODAY, 28), addDays(lastDay, 13));
  expect(weeks[0]).toMatchObject({ week: null, plannedMinutes: 0, days: expect.any(Array) });
  expect(weeks[0].outline.targetHours).toBeGreaterThan(1);
  const raced = weeks.find(({ weekStartDate }: { weekStartDate: string }) => weekStartDate === mondayOf(raceDay));
  expect(raced.outline.phaseType).toBe('RACE');
  expect(raced.days.find(({ date }: { date: string }) => date === raceDay).races).toMatchObject([
    { raceName: season.races[0]!.raceName },
  ]);
  expect(weeks.at(-1)).toMatchObject({ weekStartDate: addDays(lastDay, 7), outline: null, atEnd: null });
});

test('a coach sees the same, and nobody else does', async () => {
  const coach = await aCoachOf(deps, athlete);
  const own = await calendar(athlete, TODAY, SUNDAY);
  expect((await calendar(coach, TODAY, SUNDAY)).weeks).toEqual(own.weeks);
  await endCoaching(deps, coach);
  expect((await calendar(coach, TODAY, SUNDAY)).node).toBeNull();
  expect((await calendar(await aViewer(deps), TODAY, SUNDAY)).node).toBeNull();
});

test.each([
  [addDays(TODAY, 1), TODAY, 'to must not lie before from.'],
  [TODAY, addDays(TODAY, 366), 'from and to may span 366 days at most.'],
  ['9999-12-20', '9999-12-31', 'to must be 9999-12-26 at the latest.'],
])('from %s to %s is refused', async (from, to, message) => {
  const { weeks, errors } = await calendar(athlete, from, to);
  expect(weeks).toBeNull();
  expect(JSON.stringify(errors)).toContain(message);
});

test('a year asks the database as often as a week', async () => {
  const statements = async (to: string) => (await statementsOf(() => calendar(athlete, TODAY, to))).length;
  // the first question warms what is kept
  await statements(SUNDAY);
  const ofWeek = await statements(addDays(TODAY, 13));
  expect(await statements(addDays(TODAY, 365))).toBe(ofWeek);
  expect(ofWeek).toBeLessThan(40);
});

test('the reach goes from what was first recorded to the end of the season', async () => {
  const reach = '{ viewer { athlete { calendarReach { firstDay lastDay } } } }';
  const { data } = await ask(deps, athlete, reach);
  const season = await deps.db.seasonPlan.findFirstOrThrow({ where: { athleteId: athlete.athleteId } });
  expect(data.viewer.athlete.calendarReach).toEqual({
    firstDay: addDays(TODAY, -7),
    lastDay: season.seasonEnd.toISOString().slice(0, 10),
  });
  const nobody = (await ask(deps, await aViewer(deps), reach)).data.viewer.athlete.calendarReach;
  expect(nobody).toEqual({ firstDay: null, lastDay: null });
});
