import { addDays } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { setUpDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, workoutsOf } from '../test/schedules.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { mondayOf } from '../core/calendar/calendar.ts';

const TODAY = '2026-11-20';
const LATER = '2027-03-01';
/** Fifteen weeks later: what was planned is long past. */
let deps: AccountDeps;
let athlete: Viewer;
let days: string[];

const database = setUpDatabase();
beforeAll(async () => {
  const then = testDeps(database.db, `${TODAY}T12:00:00Z`);
  athlete = await aScheduledAthlete(then);
  const planned = await workoutsOf(then, athlete);
  days = planned.map(({ scheduledDate }) => scheduledDate).sort();
  const todays = planned.find(({ scheduledDate, workoutType }) => scheduledDate === TODAY && workoutType !== 'race')!;
  await submitWorkoutFeedback(then, athlete, todays.id, {
    completionStatus: 'completed',
    actualDuration: 41,
    perceivedExertion: 6,
    feelingRating: 7,
    notes: 'Windy.',
  });
  deps = testDeps(database.db, `${LATER}T12:00:00Z`);
});

const NODE =
  '{ edges { cursor node { id scheduledDate sport steps { repeat } feedback { notes } } } pageInfo { hasNextPage endCursor } }';

async function listOf(viewer: Viewer, args: string) {
  const { data, errors } = await ask(
    deps,
    viewer,
    `{ node(id: "${encodeId('athlete', athlete.athleteId)}") { ... on Athlete { workouts(${args}) ${NODE} } } }`,
  );
  return {
    errors,
    nodes: data?.node?.workouts?.edges.map(({ node }: { node: object }) => node) ?? null,
    pageInfo: data?.node?.workouts?.pageInfo,
  };
}
const datesOf = (nodes: { scheduledDate: string }[]) => nodes.map(({ scheduledDate }) => scheduledDate);

test('all of the time is there, with steps and what was told, for the athlete and their coach', async () => {
  const own = await listOf(athlete, 'first: 100');
  expect(own.errors).toEqual([]);
  expect(datesOf(own.nodes)).toEqual(days.toReversed());
  expect(own.nodes.filter((one: { feedback: object }) => one.feedback)).toMatchObject([
    { scheduledDate: TODAY, feedback: { notes: 'Windy.' } },
  ]);
  expect(own.nodes.some((one: { steps: object[] }) => one.steps.length > 0)).toBe(true);
  const coach = await aCoachOf(deps, athlete);
  expect((await listOf(coach, 'first: 100')).nodes).toEqual(own.nodes);
  await endCoaching(deps, coach);
  expect((await listOf(coach, 'first: 100')).nodes).toBeNull();
});

test('a stranger finds nobody', async () => {
  expect((await listOf(await aViewer(deps), 'first: 1')).nodes).toBeNull();
});

test('days, a sport and the order are chosen', async () => {
  const from = addDays(mondayOf(TODAY), 7);
  const to = addDays(from, 6);
  const week = await listOf(athlete, `from: "${from}", to: "${to}", order: EARLIEST_FIRST`);
  expect(datesOf(week.nodes)).toEqual(days.filter((day) => day >= from && day <= to));
  expect(week.nodes.length).toBeGreaterThan(2);
  const runs = await listOf(athlete, 'sport: RUNNING, first: 100');
  expect([...new Set(runs.nodes.map(({ sport }: { sport: string }) => sport))]).toEqual(['RUNNING']);
  const { nodes } = await listOf(athlete, 'first: 100');
  expect(runs.nodes).toEqual(nodes.filter(({ sport }: { sport: string }) => sport === 'RUNNING'));
});

test.each(['LATEST_FIRST', 'EARLIEST_FIRST'])(
  '%s, pages go on to the end of the days that are asked for',
  async (order) => {
    const span = `order: ${order}, to: "${days.at(-3)}"`;
    const whole = await listOf(athlete, `${span}, first: 100`);
    const met: object[] = [];
    let after = '';
    for (let turn = 0; turn < 30; turn += 1) {
      const { nodes, pageInfo } = await listOf(athlete, `${span}, first: 3${after}`);
      met.push(...nodes);
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(met).toEqual(whole.nodes);
  },
);

test('an end before the beginning is named', async () => {
  expect((await listOf(athlete, 'from: "2026-12-02", to: "2026-12-01"')).errors).toMatchObject([
    { message: 'to must not be before from.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

test.each([
  ['activities', 'from: "2026-11-10", to: "2026-11-12", order: EARLIEST_FIRST', ['2026-11-10', '2026-11-12']],
  ['activities', 'sport: CYCLING', ['2026-11-12']],
  ['checkIns', 'from: "2026-11-03", order: EARLIEST_FIRST', ['2026-11-09', '2026-11-16']],
  ['checkIns', 'to: "2026-11-09"', ['2026-11-09', '2026-11-02']],
  ['revisions', 'from: "2026-11-10T00:00:00Z", to: "2026-11-12T23:00:00Z"', ['2026-11-12', '2026-11-10']],
  ['revisions', 'order: EARLIEST_FIRST', ['2026-11-08', '2026-11-10', '2026-11-12']],
])('%s( %s )', async (list, args, wanted) => {
  const { athleteId, ...viewer } = await aViewer(deps);
  const recording = { athleteId, movingSec: 60, elapsedSec: 60, tss: 1, measure: 'effort', contentHash: 'x' };
  const dates = ['2026-11-08', '2026-11-10', '2026-11-12'];
  await deps.db.activity.createMany({
    data: dates.map((day, i) => ({
      ...recording,
      sport: ['run', 'swim', 'bike'][i]!,
      startedAt: `${day}T07:00:00Z`,
      day: new Date(day),
    })),
  });
  await deps.db.checkIn.createMany({
    data: ['2026-11-02', '2026-11-09', '2026-11-16'].map((day) => ({
      athleteId,
      weekStartDate: new Date(day),
      mood: 5,
    })),
  });
  await deps.db.revision.createMany({
    data: dates.map((day, i) => ({
      athleteId,
      number: i + 1,
      actorRole: 'athlete',
      cause: 'move',
      summary: 'Moved.',
      changes: {},
      createdAt: `${day}T07:00:00Z`,
    })),
  });
  const day = { activities: 'date', checkIns: 'weekStartDate', revisions: 'createdAt' }[list]!;
  const { data, errors } = await ask(
    deps,
    { athleteId, ...viewer },
    `{ viewer { athlete { ${list}(${args}) { edges { node { day: ${day} } } } } } }`,
  );
  expect(errors).toEqual([]);
  const shown = data.viewer.athlete[list].edges.map(({ node }: { node: { day: string } }) => node.day.slice(0, 10));
  expect(shown).toEqual(wanted);
});
