import { createClient } from 'graphql-ws';
import { type GraphQLObjectType, type GraphQLOutputType, isInterfaceType, isListType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import { WebSocket } from 'ws';
import { addDays, weekdayOf } from '../core/calendar.ts';
import { decodeId } from '../core/ids.ts';
import { createCoachInvite } from '../domain/invite.ts';
import { rescheduleWorkout } from '../domain/workout.ts';
import { schema } from '../graphql/schema.ts';
import { ask } from './graphql.ts';
import { weeksOf } from './schedules.ts';
import { NODES } from './access/nodes.ts';
import { verdict } from './access/rules.ts';
import { missing, openWorld, type Principal, PRINCIPALS, type PrincipalName, type World } from './access/world.ts';

// Every way to read (query roots, types with an id, the subscription) tried by everybody; one without a rule here fails.

let world: World;
const names = Object.keys(PRINCIPALS) as PrincipalName[];

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.app.close());

const cells = (doors: readonly string[]) => doors.flatMap((door) => names.map((name) => [door, name] as const));

test('every type with an id has a rule', () => {
  const types = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
  expect(Object.keys(NODES).sort()).toEqual([...types].sort());
});

/** Ids of rows that earlier cells may have replaced. */
async function presentIds(): Promise<World['ids']> {
  const { db } = world.app.deps;
  const where = { athleteId: world.owner.athleteId };
  const goal = await db.raceGoal.findFirstOrThrow({ where });
  const assessment = await db.fitnessAssessment.findFirstOrThrow({ where });
  const injury = (await db.injury.findFirst({ where })) ?? (await db.injury.create({ data: { ...where, injuryType: 'strain', affectedArea: 'calf' } }));
  return { ...world.ids, goal: `goal_${goal.id}`, assessment: `assessment_${assessment.id}`, injury: `injury_${injury.id}` };
}

const ROOTS: Record<string, string> = {
  node: 'query ($id: ID!) { found: node(id: $id) { __typename id } }',
  nodes: 'query ($id: ID!) { found: nodes(ids: [$id]) { __typename id } }',
};

describe('node and nodes', () => {
  test.each(cells(Object.keys(NODES)))('%s by the %s', async (type, name) => {
    const principal = world.principals[name];
    const { id, sees } = NODES[type]!;
    const own = (await presentIds())[id];
    const seen = sees.includes(principal.standing) ? { __typename: type, id: own } : null;
    for (const [root, text] of Object.entries(ROOTS)) {
      const answer = await world.call(principal, 'POST', '/graphql', { query: text, variables: { id: own } });
      expect(answer.json).toEqual({ data: { found: root === 'nodes' ? [seen] : seen } });
      const nothing = await world.call(principal, 'POST', '/graphql', { query: text, variables: { id: missing(own) } });
      if (!seen) expect([answer.status, answer.text]).toEqual([nothing.status, nothing.text]);
      // an id of one type does not open another
      const wrong = own.replace(/^\w+_/, type === 'Workout' ? 'week_' : 'workout_');
      expect((await world.call(principal, 'POST', '/graphql', { query: text, variables: { id: wrong } })).text).toBe(nothing.text);
    }
  });
});

test('every query root has a rule', () => {
  expect(Object.keys(schema.getQueryType()!.getFields()).sort()).toEqual(['athlete', 'coachInvite', 'library', ...Object.keys(ROOTS), 'viewer'].sort());
});

test.each(names)('the library of the owner\'s coach by the %s', async (name) => {
  const principal = world.principals[name];
  const { json, text } = await world.call(principal, 'POST', '/graphql', { query: '{ library(search: "Ownerly") { totalCount edges { node { id } } } }' });
  if (principal.standing === 'nobody') return expect(json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const sees = NODES.LibraryWorkout!.sees.includes(principal.standing);
  expect([json.data.library.totalCount, text.includes(world.ids.library)]).toEqual(sees ? [1, true] : [0, false]);
});

describe('athlete and viewer', () => {
  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const maySee = ['self', 'reader', 'coach'].includes(principal.standing);
    const athlete = (id: string) => world.call(principal, 'POST', '/graphql', { query: 'query ($id: ID!) { athlete(id: $id) { id } }', variables: { id } });
    const answer = await athlete(world.ids.athlete);
    expect(answer.json).toEqual({ data: { athlete: maySee ? { id: world.ids.athlete } : null } });
    if (!maySee) expect(answer.text).toBe((await athlete(missing(world.ids.athlete))).text);
    const viewer = await world.call(principal, 'POST', '/graphql', { query: '{ viewer { user { email } athlete { id } } }' });
    const own = principal.viewer && { user: { email: principal.viewer.email }, athlete: { id: `athlete_${principal.viewer.athleteId}` } };
    expect(viewer.json).toEqual({ data: { viewer: own } });
  });
});

describe('coachInvite', () => {
  test.each(names)('opens to the %s who holds its link, and to no other word', async (name) => {
    const { deps } = world.app;
    const { token } = await createCoachInvite(deps, world.principals.coach.viewer!, {}, 'https://run.example');
    const look = (word: string) =>
      world.call(world.principals[name], 'POST', '/graphql', { query: 'query ($token: String!) { coachInvite(token: $token) { coachFirstName status } }', variables: { token: word } });
    expect((await look(token)).json).toEqual({ data: { coachInvite: { coachFirstName: 'Robin', status: 'OPEN' } } });
    expect((await look(token.slice(1))).json).toEqual({ data: { coachInvite: null } });
  });
});

/** All fields of a type that need no argument, down to a depth. */
function everything(type: GraphQLOutputType, depth: number): string {
  if (isNonNullType(type) || isListType(type)) return everything(type.ofType as GraphQLOutputType, depth);
  if (isUnionType(type) || isInterfaceType(type)) return schema.getPossibleTypes(type).map((each) => `... on ${each.name} ${everything(each, depth)}`).join(' ');
  if (!isObjectType(type) || depth < 0) return '';
  const fields = Object.values((type as GraphQLObjectType).getFields()).flatMap((field) => {
    const inside = everything(field.type, depth - 1);
    const isLeaf = inside === '' && !isObjectType(innermost(field.type));
    return isLeaf ? [field.name] : depth > 0 && inside !== '' ? [`${field.name} ${inside}`] : [];
  });
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}
const innermost = (type: GraphQLOutputType): GraphQLOutputType => (isNonNullType(type) || isListType(type) ? innermost(type.ofType as GraphQLOutputType) : type);
const idsIn = (text: string) => [...new Set([...text.matchAll(/"(\w+_[0-9a-f-]{36})"/g)].map(([, id]) => id!))];

describe('walking on from what one may ask', () => {
  const walk = (root: string, type: string) => `${root} ${everything(schema.getType(type) as GraphQLObjectType, 6)}`;

  test.each(names.filter((name) => name !== 'anonymous'))('the %s meets only what is theirs to see', async (name) => {
    const { viewer, standing } = world.principals[name];
    const { deps } = world.app;
    const text = `{ ${walk('viewer', 'Viewer')} ${walk(`athlete(id: "${world.ids.athlete}")`, 'Athlete')} }`;
    const { data, errors } = await ask(deps, viewer, text);
    expect(errors).toEqual([]);
    const met = idsIn(JSON.stringify(data)).map((id) => id.replace(/^\w+?_/, ''));
    expect(met).toContain(viewer!.userId);
    const others = names.map((each) => world.principals[each].viewer).filter((each) => each && each.userId !== viewer!.userId && !(standing === 'coach' && each.userId === world.owner.userId) && !(name === "stranger's coach" && each === world.principals.stranger.viewer));
    for (const other of others) {
      const foreign = await deps.db.$queryRaw<{ id: string }[]>`
        select id::text from "Workout" where "athleteId" = ${other!.athleteId}::uuid union select id::text from "TrainingWeek" where "athleteId" = ${other!.athleteId}::uuid
        union select id::text from "Revision" where "athleteId" = ${other!.athleteId}::uuid union select id::text from "SeasonPlan" where "athleteId" = ${other!.athleteId}::uuid
        union select id::text from "User" where id = ${other!.userId}::uuid union select ${other!.athleteId}`;
      expect(met.filter((id) => foreign.some((row) => row.id === id))).toEqual([]);
    }
    if (standing === 'coach') expect(met).toContain(decodeId('athlete', world.ids.athlete));
  });
});

test('every subscription has a rule', () => {
  expect(Object.keys(schema.getSubscriptionType()!.getFields())).toEqual(['athleteUpdated', 'scheduleUpdated']);
});

describe.each(['athleteUpdated', 'scheduleUpdated'])('%s', (field) => {
  async function follow({ headers }: Principal, athleteId: string) {
    const { origin: _origin, 'sec-fetch-site': _site, ...sent } = headers;
    class Socket extends WebSocket {
      constructor(url: string, protocols?: string | string[]) {
        super(url, protocols, { headers: headers.authorization ? sent : { ...sent, origin: world.app.base } });
      }
    }
    const client = createClient({ url: world.app.base.replace('http', 'ws') + '/graphql', webSocketImpl: Socket, retryAttempts: 0 });
    const text = `subscription ($athleteId: ID!) { ${field}(athleteId: $athleteId) { athlete { id } } }`;
    const said: unknown[] = [];
    const ended = new Promise<unknown>((resolve) => {
      client.subscribe({ query: text, variables: { athleteId } }, {
        next: (event) => (said.push(event), resolve(event)),
        error: (error) => resolve(error),
        complete: () => resolve('complete'),
      });
    });
    return { ended, said, close: () => client.dispose() };
  }

  const codesOf = (answer: unknown) => (Array.isArray(answer) ? answer : ((answer as { errors?: unknown[] }).errors ?? [])).map((error) => {
    const { message, extensions } = error as { message: string; extensions?: { code?: string } };
    return [extensions?.code, message];
  });

  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const expected = verdict('see', principal);
    const followed = world.app.deps.events;
    const original = followed.follow;
    const listens = new Promise<void>((resolve) => {
      followed.follow = async (whom) => {
        const wakes = await original(whom);
        resolve();
        return wakes;
      };
    });
    const one = await follow(principal, world.ids.athlete);
    if (expected === 'passes') {
      await listens;
      const workout = (await weeksOf(world.app.deps, world.owner))[2]!.workouts[0]!;
      const newDate = weekdayOf(workout.scheduledDate) === 'sunday' ? addDays(workout.scheduledDate, -1) : addDays(workout.scheduledDate, 1);
      await rescheduleWorkout(world.app.deps, world.owner, workout.id, { newDate, newDayOfWeek: weekdayOf(newDate) });
      expect(await one.ended).toMatchObject({ data: { [field]: { athlete: { id: world.ids.athlete } } } });
    } else {
      const refusal = codesOf(await one.ended);
      const other = await follow(principal, missing(world.ids.athlete));
      expect(refusal).toEqual(expected === 'as missing' ? [['NOT_FOUND', 'Athlete not found']] : [['UNAUTHENTICATED', 'Please sign in again.']]);
      expect(codesOf(await other.ended)).toEqual(refusal);
      await other.close();
    }
    followed.follow = original;
    await one.close();
  });
});
