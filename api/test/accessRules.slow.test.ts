import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type * as Access from '../domain/kernel/access.ts';
import { type Mutant, MUTANTS, SECOND_LOCKS } from './access/mutants.ts';
import type { Door } from './access/rules.ts';
import type { Principal, PrincipalName, World } from './access/world.ts';

// Each rule of access.ts is taken out in turn, and somebody then gets what the matrix forbids: no rule is there untried. TELL=1 prints who.

const FILE = path.resolve('api/domain/kernel/access.ts');
const source = readFileSync(FILE, 'utf8');

const placeOf = ({ line, rule }: Pick<Mutant, 'line' | 'rule'>) => source.indexOf(rule, source.indexOf(line));

function compiled(text: string): typeof Access {
  const { code } = transformSync(text, {
    filename: FILE,
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const exports = {} as typeof Access;
  new Function('exports', 'require', code)(exports, (name: string) =>
    jest.requireActual(path.resolve(path.dirname(FILE), name)),
  );
  return exports;
}

const whole = compiled(source);
let current = whole;
// whoever imports the rules gets those that stand at the moment
jest.doMock('../domain/kernel/access.ts', () =>
  Object.fromEntries(
    Object.keys(whole).map((name) => [
      name,
      (...args: never[]) => (current[name as keyof typeof Access] as (...given: never[]) => unknown)(...args),
    ]),
  ),
);

let world: World;
let doors: Record<string, (name: PrincipalName) => Promise<boolean>>;
let names: PrincipalName[];

const same = (id: string) => id;
const uuidOf = (id: string) => id.slice(id.indexOf('_') + 1);

beforeAll(async () => {
  const { missing, openWorld, PRINCIPALS } = await import('./access/world.ts');
  const { MUTATIONS } = await import('./access/mutations.ts');
  const { NODES, seesNode } = await import('./access/nodes.ts');
  const { ROUTES } = await import('./access/routes.ts');
  const { REFUSALS, verdict } = await import('./access/rules.ts');
  world = await openWorld();
  names = Object.keys(PRINCIPALS) as PrincipalName[];
  const { db } = world.app.deps;
  const graphql = (principal: Principal, query: string, variables: object) =>
    world.call(principal, 'POST', '/graphql', { query, variables });
  const found = async (name: PrincipalName, ids: readonly string[]): Promise<(string | null)[]> => {
    const { json } = await graphql(world.principals[name], 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    return (json.data?.nodes ?? []).map((node: { id: string } | null) => node?.id ?? null);
  };
  const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

  const mutation = (door: Door) => async (name: PrincipalName) => {
    await door.first?.();
    const principal = world.principals[name];
    const expected = verdict(door.rule, principal);
    const errorOf = async (id: (own: string) => string) => {
      const { json } = await door.send(principal, id);
      const { message, extensions } = json.errors?.[0] ?? {};
      return message === undefined ? null : [extensions.code, message];
    };
    const error = await errorOf(same);
    if (expected === 'passes') return error === null;
    if (expected === 'as missing') return error?.[0] === 'NOT_FOUND' && equal(error, await errorOf(missing));
    return equal(error, [REFUSALS[expected].code, REFUSALS[expected].message]);
  };
  const route = (door: Door) => async (name: PrincipalName) => {
    await door.first?.();
    const expected = verdict(door.rule, world.principals[name]);
    const { status } = await door.send(world.principals[name], same);
    return expected === 'passes'
      ? status < 300
      : status === (expected === 'as missing' ? 404 : REFUSALS[expected].status);
  };
  const aWorkout = {
    name: 'Hills',
    searchText: 'hills',
    workoutType: 'run',
    intensity: 'hard',
    instructions: 'Up.',
    duration: 20,
  };
  const coachId = uuidOf(world.ids.coach);
  const starter = await db.libraryWorkout.create({ data: { ...aWorkout, starterKey: 'Tried hills' } });
  await db.libraryWorkout.create({ data: { ...aWorkout, coachId, copiedFromId: starter.id } });
  const deleted = await db.libraryWorkout.create({ data: { ...aWorkout, coachId, deletedAt: new Date() } });
  await db.libraryWorkout.create({ data: { ...aWorkout, coachId: world.principals['former coach'].viewer!.coachId } });
  const all = Object.entries(NODES);
  doors = {
    ...Object.fromEntries(Object.entries(ROUTES).map(([key, door]) => [key, route(door)])),
    ...Object.fromEntries(Object.entries(MUTATIONS).map(([key, door]) => [key, mutation(door)])),
    nodes: async (name) => {
      return equal(
        await found(
          name,
          all.map(([, { id }]) => world.ids[id]),
        ),
        all.map(([type, { id }]) => (seesNode(type, world.principals[name]) ? world.ids[id] : null)),
      );
    },
    'deleted library workout': async (name) => equal(await found(name, [`library_${deleted.id}`]), [null]),
    'starter workout with a copy': async (name) =>
      name !== 'owner' || equal(await found(name, [`library_${starter.id}`]), [null]),
    // a list tells of no other workouts than those that are read by their ids
    library: async (name) => {
      const { json } = await graphql(
        world.principals[name],
        '{ library(first: 100, search: "hills") { edges { node { id } } } }',
        {},
      );
      if (name === 'anonymous') return json.errors?.[0]?.extensions.code === 'UNAUTHENTICATED';
      const listed = json.data.library.edges.map(({ node }: { node: { id: string } }) => node.id).sort();
      const hills = await db.libraryWorkout.findMany({ where: { name: { contains: 'hills', mode: 'insensitive' } } });
      const read = await found(
        name,
        hills.map(({ id }) => `library_${id}`),
      );
      return equal(listed, read.filter((id) => id !== null).sort());
    },
    'former coach': async (name) =>
      name !== 'owner' ||
      equal(await found(name, [`coach_${world.principals['former coach'].viewer!.coachId}`]), [null]),
    // each is its athlete's and that one coach's
    'thread with a coach': async (name) => {
      const { relation } = world.principals[name];
      const [own, former] = [world.ids.coachThread, world.ids.formerThread];
      const isOwn = relation === 'self' || relation === 'reader';
      return equal(await found(name, [own, former]), [
        isOwn || relation === 'coach' ? own : null,
        isOwn ? former : null,
      ]);
    },
    'missing athlete': async (name) => {
      if (name === 'anonymous' || name === 'read token') return true;
      const { json } = await graphql(
        world.principals[name],
        'mutation ($input: UndoScheduleChangeInput!) { undoScheduleChange(input: $input) { __typename } }',
        { input: { athleteId: 'nothing' } },
      );
      return json.errors?.[0]?.extensions.code === 'NOT_FOUND';
    },
  };
});
afterEach(() => {
  current = whole;
});
afterAll(() => world.app.close());

/** The first who gets through a door otherwise than the matrix says; null: nobody. */
async function whoIsWrong(tried: readonly string[]): Promise<string | null> {
  for (const door of tried) for (const name of names) if (!(await doors[door]!(name))) return `${door} by the ${name}`;
  return null;
}

test('with all rules in place nobody is where they must not be', async () => {
  expect(await whoIsWrong([...new Set(MUTANTS.flatMap((mutant) => mutant.doors))])).toBeNull();
});

test('every line that decides has a rule that is taken out here', () => {
  // a field that may be absent decides nothing
  const decides = /\bif \(|\?(?!:)|\bNOBODY\b|endedAt|&&|throw|viewer\.(userId|athleteId|coachId|scope)|: owned/;
  const taken = new Set(
    [...MUTANTS, ...SECOND_LOCKS].map((mutant) => source.slice(0, placeOf(mutant)).split('\n').length),
  );
  const untried = source.split('\n').flatMap((line, index) => {
    const isRule = decides.test(line) && !/^(import|const NOBODY|export (interface|type)|\s*(\/\/|\/?\*))/.test(line);
    return isRule && !taken.has(index + 1) ? [line.trim()] : [];
  });
  expect(untried).toEqual([]);
});

const nameOf = ({ line, rule }: Mutant) => `“${rule.trim()}” of “${line.trim()}”`;

async function whoIsWrongWithout(mutant: Mutant): Promise<string | null> {
  const place = placeOf(mutant);
  expect(source.split(mutant.line)).toHaveLength(2);
  current = compiled(source.slice(0, place) + mutant.without + source.slice(place + mutant.rule.length));
  const wrong = await whoIsWrong(mutant.doors);
  if (process.env.TELL) process.stdout.write(`${nameOf(mutant)}: ${wrong}\n`);
  return wrong;
}

test.each(MUTANTS.map((mutant) => [nameOf(mutant), mutant] as const))(
  'without %s the matrix turns red',
  async (_name, mutant) => {
    expect(await whoIsWrongWithout(mutant)).not.toBeNull();
  },
);

test.each(SECOND_LOCKS.map((mutant) => [nameOf(mutant), mutant] as const))(
  'without %s another rule holds',
  async (_name, mutant) => {
    expect(await whoIsWrongWithout(mutant)).toBeNull();
  },
);
