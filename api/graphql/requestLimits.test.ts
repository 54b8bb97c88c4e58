import { parse } from 'graphql';
import { costProblem, LIMITS, parseBounded } from './requestLimits.ts';

const problemOf = (text: string, variableValues = {}, operationName?: string) =>
  costProblem({ document: parse(text), variableValues, operationName })?.extensions.code ?? null;

test('a document is parsed up to the number of tokens, not one more', () => {
  const fields = (tokens: number) => `{ ${'a '.repeat(tokens - 2)}}`;
  expect(parseBounded(fields(LIMITS.tokens)).definitions).toHaveLength(1);
  expect(() => parseBounded(fields(LIMITS.tokens + 1))).toThrow(
    `The document is over the limit of ${LIMITS.tokens} tokens.`,
  );
});

test('fragments count where they are spread, however they are nested', () => {
  const chain = (n: number) =>
    Array.from({ length: n }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ');
  expect(problemOf(`{ ...F0 } ${chain(20)} fragment F20 on Query { viewer { user { id } } }`)).toBe(
    'QUERY_TOO_COMPLEX',
  );
  expect(problemOf('{ ...F0 } fragment F0 on Query { viewer { user { id } } }')).toBeNull();
});

test('only the operation that runs is weighed', () => {
  const two = `query A { viewer { user { id } } } query B($ids: [ID!]!) { nodes(ids: $ids) { id ... on TrainingWeek { workouts { steps { steps { durationSec effort } } } } } }`;
  const ids = { ids: Array.from({ length: 100 }, () => 'week_1') };
  expect([problemOf(two, {}, 'A'), problemOf(two, ids, 'B'), problemOf(two, { ids: ['week_1'] }, 'B')]).toEqual([
    null,
    'QUERY_TOO_COMPLEX',
    null,
  ]);
});

test('a document is weighed once, and not by asking for an operation that it does not have', () => {
  const fields = Array.from({ length: 400 }, (_, i) => `s${i}: summary`).join(' ');
  const document = parse(`query A { viewer { athlete { revisions(first: 100) { edges { node { ${fields} } } } } } }`);
  const codeOf = (operationName: string) =>
    costProblem({ document, operationName, variableValues: {} })?.extensions.code ?? null;
  expect([codeOf('B'), codeOf('A'), codeOf('A')]).toEqual([null, 'QUERY_TOO_COMPLEX', 'QUERY_TOO_COMPLEX']);
});

test('a page weighs as much as it asks for', () => {
  const page = (first: number) =>
    problemOf(
      `query { viewer { athlete { revisions(first: ${first}) { edges { node { ${Array.from({ length: 400 }, (_, i) => `s${i}: summary`).join(' ')} } } } } } }`,
    );
  expect([page(5), page(100)]).toEqual([null, 'QUERY_TOO_COMPLEX']);
});
