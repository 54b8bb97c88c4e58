import { encodeId } from '../core/units/ids.ts';
import { deleteWorkout } from '../domain/schedule/workoutEdit.ts';
import { ask } from '../test/graphql.ts';
import type { Json } from '../test/json.ts';
import { type Person, setUpLive } from '../test/live.ts';
import { workoutsOf } from '../test/schedules.ts';

const live = setUpLive('2026-11-18');
afterEach(() => live.leave());

test('a person’s threads are their own and those of whom they coach, the latest first, each with what it is about', async () => {
  const athlete = await live.athlete();
  const coach = await live.coachOf(athlete);
  const other = await live.coachOf(athlete);
  const athleteId = encodeId('athlete', athlete.athleteId);
  const workoutId = encodeId('workout', (await workoutsOf(live.app.deps, athlete)).at(-1)!.id);
  const about = ({ coachId }: { coachId: string }) => encodeId('coach', coachId);
  const send = async (from: Person, aboutId: string, text: string) => {
    const input = { athleteId, aboutId, text, key: text };
    const mutation = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
    expect((await ask(live.app.deps, from, mutation, { input })).data.sendMessage.__typename).toBe(
      'SendMessagePayload',
    );
  };
  const week = 'query ($id: ID!) { node(id: $id) { ... on Workout { week { id } } } }';
  const weekId = (await ask(live.app.deps, athlete, week, { id: workoutId })).data.node.week.id;
  await send(athlete, about(coach), 'Between us');
  await send(coach, weekId, 'A hard one');
  await send(other, workoutId, 'And this?');
  const query = `query ($after: String) { viewer { threads(first: 2, after: $after) {
    pageInfo { hasNextPage endCursor }
    edges { node { about athlete { id } workout { id } week { id } activity { id } coach { id } } } } } }`;
  const listed = async (who: Person, after: string | null = null) =>
    (await ask(live.app.deps, who, query, { after })).data.viewer.threads;
  const none = { athlete: { id: athleteId }, workout: null, week: null, activity: null, coach: null };
  const nodes = (page: Json) => page.edges.map(({ node }: Json) => node);
  const first = await listed(athlete);
  expect(nodes(first)).toEqual([
    { ...none, about: 'WORKOUT', workout: { id: workoutId } },
    { ...none, about: 'WEEK', week: { id: weekId } },
  ]);
  const between = { ...none, about: 'COACH', coach: { id: about(coach) } };
  expect(nodes(await listed(athlete, first.pageInfo.endCursor))).toEqual([between]);
  expect((await listed(coach)).pageInfo.hasNextPage).toBe(true);
  // what one coach is told is not among the threads of another
  expect(nodes(await listed(other))).toEqual(nodes(first));
  expect((await listed(other)).pageInfo.hasNextPage).toBe(false);
  const stranger = await live.athlete();
  expect(nodes(await listed(stranger))).toEqual([]);
  await deleteWorkout(live.app.deps, athlete, workoutId.slice('workout_'.length), {});
  expect(nodes(await listed(athlete))[0]).toEqual({ ...none, about: 'WORKOUT' });
});
