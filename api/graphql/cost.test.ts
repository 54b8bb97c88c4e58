import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { projectRoot } from '../root.ts';
import { type LiveApp, type Person, startLive } from '../test/live.ts';
import { LIMITS, weigh } from './requestLimits.ts';
import { schema } from './schema.ts';

const costOf = (text: string, variableValues: Record<string, unknown> = {}) =>
  weigh({ document: parse(text), variableValues });
const isRefused = (text: string) => costOf(text).problem?.extensions.code === 'QUERY_TOO_COMPLEX';

/** A value of that type that passes as one. */
function some(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return some(type.ofType);
  if (isListType(type)) return [some(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) =>
        isNonNullType(field.type) ? [[field.name, some(field.type)]] : [],
      ),
    );
  return (
    { Int: 20, Float: 1, Boolean: true, Date: '2026-11-20', DateTime: '2026-11-20T12:00:00Z' }[type.name] ?? 'word'
  );
}

function variablesOf(document: DocumentNode): Record<string, unknown> {
  const definitions = document.definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? (each.variableDefinitions ?? []) : [],
  );
  return Object.fromEntries(
    definitions.map(({ variable, type }) => [
      variable.name.value,
      some(typeFromAST(schema, type as never) as unknown as GraphQLInputType),
    ]),
  );
}

test('what the pages of this product ask is well below the limit', () => {
  const texts = Object.values(
    JSON.parse(readFileSync(path.join(projectRoot, 'web/persisted.json'), 'utf8')) as Record<string, string>,
  );
  const costs = texts.map((text) => {
    const document = parse(text);
    return weigh({ document, variableValues: variablesOf(document) }).requested;
  });
  expect(costs.length).toBeGreaterThan(100);
  // the largest, a take-back, names four screens of which it asks for one
  expect(costs.filter((cost) => cost === null || cost > 0.6 * LIMITS.cost)).toEqual([]);
});

const PLAIN = 'id sport startedAt date movingSec elapsedSec distanceM tss';
const squad = (athletes: number, activities: number, fields: string) =>
  `{ viewer { coach { athletes(first: ${athletes}) { edges { node { id activities(first: ${activities}) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } } } } } } }`;

describe('what a document may cost', () => {
  test('twenty athletes with twenty activities of eight fields pass, and so do five of them', () => {
    expect(costOf(squad(20, 20, PLAIN))).toMatchObject({ requested: expect.any(Number), problem: null });
    expect(costOf(squad(5, 20, PLAIN)).requested).toBeLessThan(LIMITS.cost / 10);
  });

  test.each([1, 7, 53])('is told whole: performance of %d weeks', (weeks) => {
    const cost = costOf(
      `{ viewer { athlete { performance(weeks: ${weeks}) { days { date tss } weeks { consistency } } } } }`,
    );
    expect(Number.isInteger(cost.requested)).toBe(true);
  });

  test('an item of a page counts once', () => {
    const of = (first: number) => costOf(squad(first, 1, 'id')).requested!;
    expect(of(11) - of(10)).toBe(of(12) - of(11));
    expect(of(20) - of(10)).toBeLessThan(200);
  });

  test.each([
    ['every page of a squad at its longest', squad(100, 100, PLAIN)],
    ['what asks the database anew for each item', squad(20, 20, 'candidates { id }')],
    [
      'changes, whose rows are long, of a whole squad',
      '{ viewer { coach { athletes(first: 40) { edges { node { revisions(first: 100) { edges { node { id } } } } } } } } }',
    ],
    [
      'the schedules of a large squad with every step',
      '{ viewer { coach { athletes(first: 50) { edges { node { schedule { weeks { workouts { steps { steps { effort } } } } } } } } } } }',
    ],
    [
      'three years of a squad, day by day',
      '{ viewer { coach { athletes(first: 30) { edges { node { performance(weeks: 156) { days { tss } } } } } } } }',
    ],
    [
      'a hundred dashboards, four times',
      `{ viewer { coach { athletes(first: 100) { edges { node { ${['a', 'b', 'c', 'd'].map((name) => `${name}: overview { consistency }`).join(' ')} } } } } } }`,
    ],
  ])('%s are refused', (_what, text) => {
    expect(isRefused(text)).toBe(true);
  });
});

describe('what an answer cost', () => {
  let live: LiveApp;
  let robin: Person;
  beforeAll(async () => {
    live = await startLive('2026-11-20');
    robin = await live.athlete();
  });
  afterAll(() => live.close());

  const send = async (body: unknown) => (await robin.browser.post('/graphql', body)).json;

  test('is told beside the data, and beside the errors of a field', async () => {
    expect(await send({ query: '{ viewer { user { firstName } } }' })).toEqual({
      data: { viewer: { user: { firstName: 'Robin' } } },
      extensions: { cost: { requested: 3, limit: LIMITS.cost } },
    });
    const failed = await send({ query: 'mutation { deleteRace(input: { raceId: "race_0" }) { __typename } }' });
    expect([failed.errors[0].extensions.code, failed.extensions.cost.requested]).toEqual(['NOT_FOUND', 2]);
  });

  test('is told of each operation of a batch, and of a question by GET', async () => {
    const answers = await send([{ query: '{ viewer { user { id } } }' }, { query: '{ __typename }' }]);
    expect(
      answers.map(({ extensions }: { extensions: { cost: { requested: number } } }) => extensions.cost.requested),
    ).toEqual([3, 1]);
    const { json } = await robin.browser.get(`/graphql?query=${encodeURIComponent('{ viewer { user { id } } }')}`);
    expect(json.extensions.cost.requested).toBe(3);
  });

  test.each([
    ['too costly', squad(100, 100, PLAIN), 'QUERY_TOO_COMPLEX'],
    [
      'too deep',
      `{ viewer { coach { athletes { edges { node { schedule { weeks { workouts { feedback { id } } } } ${'coachings { coach { athletes { edges { node { '.repeat(2)} id ${'} } } } } '.repeat(2)} } } } } } }`,
      'QUERY_TOO_DEEP',
    ],
  ])('is told where it is why nothing was done: %s', async (_what, query, code) => {
    const { errors, extensions } = await send({ query });
    expect(errors[0].extensions.code).toBe(code);
    expect(extensions.cost).toEqual({ requested: costOf(query).requested, limit: LIMITS.cost });
  });

  test('is not told of what cannot be weighed', async () => {
    expect(await send({ query: 'query ($id: ID!) { node(id: $id) { id } }' })).not.toHaveProperty('extensions');
  });

  test('is about what it holds: a whole schedule with every step', async () => {
    const query = `{ viewer { athlete { schedule { weeks { id proof { constraint limit value holds } workouts { id scheduledDate workoutType intensity duration tss description instructions
      reasons { code text source } steps { repeat steps { kind sport durationSec distanceM effort target { metric lo hi } note } } } } } } } }`;
    const { data, extensions } = await send({ query });
    const values = JSON.stringify(data).match(/":/g)!.length;
    expect(extensions.cost.requested).toBeLessThan(LIMITS.cost);
    expect(extensions.cost.requested / values).toBeGreaterThan(1);
    expect(extensions.cost.requested / values).toBeLessThan(8);
  });
});
