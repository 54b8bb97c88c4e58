import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { decodeId } from '../core/units/ids.ts';
import { createCoachInvite } from '../domain/coaching/invite.ts';
import { schema } from '../graphql/schema.ts';
import type { Answer } from './browser.ts';
import { ask } from './graphql.ts';
import { NODES, seesNode } from './access/nodes.ts';
import { missing, openWorld, PRINCIPALS, type PrincipalName, type World } from './access/world.ts';

// Every way to read (query roots, types with an id, the subscription) tried by everybody; one without a rule here fails.

let world: World;
const names = Object.keys(PRINCIPALS) as PrincipalName[];

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.app.close());

/** All of the answer but what it cost. */
const dataIn = ({ json: { extensions: _cost, ...rest } }: Answer) => rest;
const cells = (doors: readonly string[]) => doors.flatMap((door) => names.map((name) => [door, name] as const));

test('every type with an id has a rule', () => {
  const types = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
  expect(Object.keys(NODES).sort()).toEqual([...types].sort());
});

test('whatever has an id is read by it', () => {
  const without = Object.values(schema.getTypeMap()).filter((type): type is GraphQLObjectType => {
    const field = isObjectType(type) ? type.getFields().id : undefined;
    return (
      isObjectType(type) &&
      field !== undefined &&
      field.deprecationReason === undefined &&
      !type.getInterfaces().some(({ name }) => name === 'Node')
    );
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

/** Ids of rows that earlier cells may have replaced. */
async function presentIds(): Promise<World['ids']> {
  const { db } = world.app.deps;
  const where = { athleteId: world.owner.athleteId };
  const goal = await db.raceGoal.findFirstOrThrow({ where });
  const assessment = await db.fitnessAssessment.findFirstOrThrow({ where });
  const injury =
    (await db.injury.findFirst({ where })) ??
    (await db.injury.create({ data: { ...where, injuryType: 'strain', affectedArea: 'calf' } }));
  return {
    ...world.ids,
    goal: `goal_${goal.id}`,
    assessment: `assessment_${assessment.id}`,
    injury: `injury_${injury.id}`,
  };
}

const ROOTS: Record<string, string> = {
  node: 'query ($id: ID!) { found: node(id: $id) { __typename id } }',
  nodes: 'query ($id: ID!) { found: nodes(ids: [$id]) { __typename id } }',
};

describe('node and nodes', () => {
  test.each(cells(Object.keys(NODES)))('%s by the %s', async (type, name) => {
    const principal = world.principals[name];
    const { id } = NODES[type]!;
    const own = (await presentIds())[id];
    const seen = seesNode(type, principal) ? { __typename: type, id: own } : null;
    for (const [root, text] of Object.entries(ROOTS)) {
      const answer = await world.call(principal, 'POST', '/graphql', { query: text, variables: { id: own } });
      expect(dataIn(answer)).toEqual({ data: { found: root === 'nodes' ? [seen] : seen } });
      const nothing = await world.call(principal, 'POST', '/graphql', { query: text, variables: { id: missing(own) } });
      const unseen = [nothing.status, nothing.text];
      expect(seen ? unseen : [answer.status, answer.text]).toEqual(unseen);
      // an id of one type does not open another
      const wrong = own.replace(/^\w+_/, type === 'Workout' ? 'week_' : 'workout_');
      expect((await world.call(principal, 'POST', '/graphql', { query: text, variables: { id: wrong } })).text).toBe(
        nothing.text,
      );
    }
  });
});

test('every query root has a rule', () => {
  expect(Object.keys(schema.getQueryType()!.getFields()).sort()).toEqual(
    ['athlete', 'coachInvite', 'library', ...Object.keys(ROOTS), 'viewer', 'workoutFamilies'].sort(),
  );
});

test.each(names)("the library of the owner's coach by the %s", async (name) => {
  const principal = world.principals[name];
  const { json, text } = await world.call(principal, 'POST', '/graphql', {
    query: '{ library(search: "Ownerly") { totalCount edges { node { id } } } }',
  });
  const sees = NODES.LibraryWorkout!.sees.includes(principal.relation);
  const code = json.errors?.[0].extensions.code as unknown;
  expect([code, json.data?.library?.totalCount, text.includes(world.ids.library)]).toEqual(
    principal.relation === 'nobody' ? ['UNAUTHENTICATED', undefined, false] : [undefined, Number(sees), sees],
  );
});

test.each(names)('the families of workouts by the %s', async (name) => {
  const principal = world.principals[name];
  const { json } = await world.call(principal, 'POST', '/graphql', { query: '{ workoutFamilies { key } }' });
  expect([json.errors?.[0].extensions.code, json.data?.workoutFamilies?.length > 0]).toEqual(
    principal.relation === 'nobody' ? ['UNAUTHENTICATED', false] : [undefined, true],
  );
});

describe('athlete and viewer', () => {
  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const maySee = ['self', 'reader', 'coach'].includes(principal.relation);
    const athlete = (id: string) =>
      world.call(principal, 'POST', '/graphql', {
        query: 'query ($id: ID!) { athlete(id: $id) { id } }',
        variables: { id },
      });
    const answer = await athlete(world.ids.athlete);
    expect(dataIn(answer)).toEqual({ data: { athlete: maySee ? { id: world.ids.athlete } : null } });
    const unseen = (await athlete(missing(world.ids.athlete))).text;
    expect(maySee ? unseen : answer.text).toBe(unseen);
    const viewer = await world.call(principal, 'POST', '/graphql', {
      query: '{ viewer { user { email } athlete { id } } }',
    });
    const own = principal.viewer && {
      user: { email: principal.viewer.email },
      athlete: { id: `athlete_${principal.viewer.athleteId}` },
    };
    expect(dataIn(viewer)).toEqual({ data: { viewer: own } });
  });
});

describe('coachInvite', () => {
  test.each(names)('opens to the %s who holds its link, and to no other word', async (name) => {
    const { deps } = world.app;
    const { token } = await createCoachInvite(deps, world.principals.coach.viewer!, {}, 'https://run.example');
    const look = (word: string) =>
      world.call(world.principals[name], 'POST', '/graphql', {
        query: 'query ($token: String!) { coachInvite(token: $token) { coachFirstName status } }',
        variables: { token: word },
      });
    expect(dataIn(await look(token))).toEqual({ data: { coachInvite: { coachFirstName: 'Robin', status: 'OPEN' } } });
    expect(dataIn(await look(token.slice(1)))).toEqual({ data: { coachInvite: null } });
  });
});

/** Arguments without which a field cannot be asked. */
const ARGUMENTS: Readonly<Record<string, () => string>> = {
  'Athlete.thread': () => `(aboutId: "${world.ids.thread}")`,
  'Athlete.calendar': () => '(from: "2026-11-02", to: "2026-12-20")',
  'Athlete.wellness': () => '(from: "2026-11-02", to: "2026-12-20")',
};

/** Each leads from one of thousands of places to a thread that `Athlete.threads` lists: here it is known by its id. */
const LISTED_ELSEWHERE = ['Activity.thread', 'TrainingWeek.thread', 'Workout.thread'];

/** All fields of a type, down to a depth. */
function everything(type: GraphQLOutputType, given: number, above: readonly string[] = []): string {
  if (isNonNullType(type) || isListType(type)) return everything(type.ofType as GraphQLOutputType, given, above);
  if (isUnionType(type) || isInterfaceType(type))
    return schema
      .getPossibleTypes(type)
      .map((each) => `... on ${each.name} ${everything(each, given, above)}`)
      .join(' ');
  if (!isObjectType(type)) return '';
  const fields = fieldsOf(type, given, above);
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}

/** The fields of a type, each with all that is below it. */
function fieldsOf(type: GraphQLObjectType, given: number, above: readonly string[] = []): string[] {
  // back where one came from: what it is, and no second round
  const depth = above.includes(type.name) ? Math.min(given, 0) : given;
  if (depth < 0) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    if (LISTED_ELSEWHERE.includes(`${type.name}.${field.name}`)) return depth > 0 ? [`${field.name} { id }`] : [];
    const inside = everything(field.type, depth - 1, [...above, type.name]);
    const isLeaf = inside === '' && !isObjectType(innermost(field.type));
    const asked = field.name + (ARGUMENTS[`${type.name}.${field.name}`]?.() ?? '');
    return isLeaf ? [asked] : depth > 0 && inside !== '' ? [`${asked} ${inside}`] : [];
  });
}
const innermost = (type: GraphQLOutputType): GraphQLOutputType =>
  isNonNullType(type) || isListType(type) ? innermost(type.ofType as GraphQLOutputType) : type;
const idsIn = (text: string) => [...new Set([...text.matchAll(/"(\w+_[0-9a-f-]{36})"/g)].map(([, id]) => id!))];

describe('walking on from what one may ask', () => {
  const DEPTH = 6;
  const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
  // field by field: asked at once, they would wait for the database longer than an answer may
  const walk = () => [
    ...fieldsOf(typeOf('Viewer'), DEPTH)
      .filter((field) => !field.startsWith('athlete '))
      .map((field) => `{ viewer { ${field} } }`),
    ...fieldsOf(typeOf('Athlete'), DEPTH - 1, ['Viewer']).map((field) => `{ viewer { athlete { ${field} } } }`),
    ...fieldsOf(typeOf('Athlete'), DEPTH).map((field) => `{ athlete(id: "${world.ids.athlete}") { ${field} } }`),
  ];

  test.each(names.filter((name) => name !== 'anonymous'))('the %s meets only what is theirs to see', async (name) => {
    const { viewer, relation } = world.principals[name];
    const { deps } = world.app;
    const seen = new Set<string>();
    for (const text of walk()) {
      const { data, errors } = await ask(deps, viewer, text);
      expect(errors.map(({ message, path }) => ({ message, path }))).toEqual([]);
      for (const id of idsIn(JSON.stringify(data))) seen.add(id.replace(/^\w+?_/, ''));
    }
    const met = [...seen];
    expect(met).toContain(viewer!.userId);
    const others = names
      .map((each) => world.principals[each].viewer)
      .filter(
        (each) =>
          each &&
          each.userId !== viewer!.userId &&
          !(relation === 'coach' && each.userId === world.owner.userId) &&
          !(name === "stranger's coach" && each === world.principals.stranger.viewer),
      );
    for (const other of others) {
      const foreign = await deps.db.$queryRaw<{ id: string }[]>`
        select id::text from "Workout" where "athleteId" = ${other!.athleteId}::uuid union select id::text from "TrainingWeek" where "athleteId" = ${other!.athleteId}::uuid
        union select id::text from "Revision" where "athleteId" = ${other!.athleteId}::uuid union select id::text from "SeasonPlan" where "athleteId" = ${other!.athleteId}::uuid
        union select id::text from "Thread" where "athleteId" = ${other!.athleteId}::uuid union select id::text from "Message" where "athleteId" = ${other!.athleteId}::uuid
        union select id::text from "User" where id = ${other!.userId}::uuid union select ${other!.athleteId}`;
      expect(met.filter((id) => foreign.some((row) => row.id === id))).toEqual([]);
    }
    const isWithCoach = met.includes(decodeId('athlete', world.ids.athlete)!);
    expect([relation, isWithCoach]).not.toEqual(['coach', false]);
  });
});
