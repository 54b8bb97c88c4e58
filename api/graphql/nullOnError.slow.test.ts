import SchemaBuilder from '@pothos/core';
import { graphql, type GraphQLField, isObjectType } from 'graphql';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete } from '../test/schedules.ts';
import NullOnErrorPlugin from './nullOnError.ts';
import { schema } from './schema.ts';

const deps = setUpDeps({ now: new Date('2026-11-20T12:00:00Z') });

const fieldOf = (type: string, name: string): GraphQLField<unknown, unknown> => {
  const found = schema.getType(type);
  if (!isObjectType(found)) throw new Error(`${type} has no fields.`);
  return found.getFields()[name]!;
};

const FIRST_RACE =
  'addRace(input: {raceName: "Spring Half", raceType: HALF_MARATHON, raceDate: "2027-03-14"}) { ... on AddRacePayload { race { raceName } } }';
const CHECK_IN = 'submitCheckIn(input: {mood: 7, stress: 4}) { ... on SubmitCheckInPayload { checkIn { mood } } }';

test('of three mutations in a document, the one that finds nothing hides no other', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { data, codes, errors } = await ask(
    deps,
    viewer,
    `mutation { ${FIRST_RACE} deleteRace(input: {raceId: "race_0"}) { __typename } ${CHECK_IN} }`,
  );
  expect(data).toEqual({
    addRace: { race: { raceName: 'Spring Half' } },
    deleteRace: null,
    submitCheckIn: { checkIn: { mood: 7 } },
  });
  expect(codes).toEqual(['NOT_FOUND']);
  expect(errors[0]!.path).toEqual(['deleteRace']);
});

test('a page without its performance is a page all the same', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { data, errors } = await ask(
    deps,
    viewer,
    '{ viewer { athlete { firstName schedule { weeks { weekStartDate } } performance(weeks: 999) { weeks { weekStartDate } } } } }',
  );
  expect(data.viewer.athlete.performance).toBeNull();
  expect(data.viewer.athlete.schedule.weeks).toHaveLength(4);
  expect(errors.map(({ path }) => path)).toEqual([['viewer', 'athlete', 'performance']]);
});

// each with the rest of a page that has it
const PAGE = `{ viewer { user { email } athlete {
  firstName overview { hasHistory } performance(weeks: 2) { weeks { weekStartDate } } schedule { mode weeks { id workouts { id files { format } } } }
  activities { edges { cursor } } checkIns { edges { cursor } } revisions { edges { cursor } } coachings { since }
  seasonPlan { version weeks { weekStartDate } load { date } raceDays { form } startingFitness startingFatigue }
} } library { edges { cursor } } nodes(ids: []) { id } }`;

test.each([
  ['Athlete', 'overview'],
  ['Athlete', 'performance'],
  ['Athlete', 'activities'],
  ['Athlete', 'checkIns'],
  ['Athlete', 'revisions'],
  ['Athlete', 'coachings'],
  ['Schedule', 'weeks'],
  ['SeasonPlan', 'weeks'],
  ['SeasonPlan', 'load'],
  ['SeasonPlan', 'raceDays'],
  ['SeasonPlan', 'startingFitness'],
  ['SeasonPlan', 'startingFatigue'],
  ['Workout', 'files'],
  ['Query', 'library'],
  ['Query', 'nodes'],
])('%s.%s fails alone', async (type, name) => {
  const viewer = await aScheduledAthlete(deps);
  const whole = await ask(deps, viewer, PAGE);
  expect(whole.errors).toEqual([]);
  const field = fieldOf(type, name);
  const { resolve } = field;
  field.resolve = () => {
    throw new Error('out of order');
  };
  const part = await ask(deps, viewer, PAGE);
  field.resolve = resolve;
  expect([...new Set(part.codes)]).toEqual(['INTERNAL']);
  const paths = part.errors.map(({ path }) => path!);
  expect(paths.map((at) => at.at(-1))).toEqual(paths.map(() => name));
  expect(part.data).toEqual(without(whole.data, paths));
});

/** The same data with null at those paths. */
function without(data: object, paths: readonly (readonly (string | number)[])[]): object {
  const copy = structuredClone(data);
  for (const path of paths) {
    const around = path.slice(0, -1).reduce<any>((at, key) => at[key], copy); // eslint-disable-line
    around[path.at(-1)!] = null;
  }
  return copy;
}

test('null without an error is a fault, and is told as one', async () => {
  const builder = new SchemaBuilder<{ DefaultFieldNullability: false }>({
    plugins: [NullOnErrorPlugin],
    defaultFieldNullability: false,
  } as never);
  builder.queryType({
    fields: (t) => ({
      kept: t.string({ nullOnError: true, resolve: () => 'kept' }),
      lost: t.string({ nullOnError: true, resolve: () => null as never }),
    }),
  });
  const small = builder.toSchema();
  expect(String(small.getQueryType()!.getFields().lost!.type)).toBe('String');
  const { data, errors } = await graphql({ schema: small, source: '{ kept lost }' });
  expect(data).toEqual({ kept: 'kept', lost: null });
  expect(errors!.map(({ message }) => message)).toEqual(['Query.lost answered nothing.']);
});
