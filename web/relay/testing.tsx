import { readFileSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import { buildSchema, defaultFieldResolver, execute, type GraphQLFieldResolver, parse } from 'graphql';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OperationDescriptor, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import type { ComponentType } from 'react';
import { Toaster } from '../ui/Toast.tsx';

// printed from the schema that the API serves: to judge it again in each test file would take most of the time of reading it
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), {
  assumeValid: true,
  assumeValidSDL: true,
  noLocation: true,
});
const documents: Record<string, string> = JSON.parse(readFileSync('web/persisted.json', 'utf8'));

/** What the server would know: fields of the roots, as values or functions of the arguments; unions name their `__typename`. */
export type ServerData = Record<string, unknown>;

/** What a test need not say of a refusal. */
const PLAIN_REFUSAL: Record<string, unknown> = { kind: 'OTHER', errors: [] };

/** What whoever has chosen nothing is told of, on a server that sends no e-mail. */
const PLAIN_NOTICES = {
  push: ['MESSAGE'],
  email: null,
  quietFrom: 22,
  quietUntil: 7,
  key: 'of the server',
  browsers: [],
};

/** There is one viewer, and one schedule of an athlete: tests need not make up their ids. What answers with a change has made it, unless told. */
const resolved: GraphQLFieldResolver<{ id?: string }, unknown> = (source, args, context, info) => {
  const value = defaultFieldResolver(source, args, context, info);
  if (info.fieldName === 'unchanged') return value ?? false;
  if (info.fieldName === 'noticeSettings') return value ?? PLAIN_NOTICES;
  if (info.parentType.getInterfaces().some(({ name }) => name === 'Refusal'))
    return value ?? PLAIN_REFUSAL[info.fieldName];
  const known: Record<string, string> = { viewer: 'viewer_1', schedule: `schedule of ${source.id}` };
  const id = known[info.fieldName];
  return id !== undefined && value !== null && typeof value === 'object' && !('id' in value) ? { id, ...value } : value;
};

/** The operation's own document run against the schema, so that an answer has the shape of the real one. */
async function answerTo(operation: OperationDescriptor, server: ServerData) {
  const document = parse(documents[operation.request.node.params.id!]!);
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: server,
    fieldResolver: resolved,
    variableValues: operation.request.variables,
  });
  if (errors) throw errors[0]!;
  return { data: data! };
}

interface TestRoute<TQuery extends OperationType> {
  path: string;
  query: PreloadableConcreteRequest<TQuery>;
  variables: VariablesOf<TQuery>;
  Component: ComponentType;
  server: ServerData;
}

/**
 * A page as its route shows it, over an environment that waits: `answer` lets the server answer everything that was
 * asked, `refuse` lets the oldest request fail, `publish` sends the data of a subscription,
 * `end` lets the server end it.
 */
export function renderRoute<TQuery extends OperationType>({
  path,
  query,
  variables,
  Component,
  server,
}: TestRoute<TQuery>) {
  const environment = createMockEnvironment();
  const router = createMemoryRouter(
    [
      {
        path: path.split(/[?#]/)[0]!,
        loader: () => loadQuery<TQuery>(environment, query, variables),
        Component,
        HydrateFallback: () => null,
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/', path], initialIndex: 1 },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
      <Toaster />
    </RelayEnvironmentProvider>,
  );
  const kind = ({ request }: OperationDescriptor) => request.node.params.operationKind;
  // what a page asks for in advance, and can do without, is left to a server that never answers
  const isAhead = ({ request }: OperationDescriptor) => request.node.params.name.endsWith('AheadQuery');
  const waiting = () =>
    environment.mock
      .getAllOperations()
      .filter((operation) => kind(operation) !== 'subscription' && !isAhead(operation));
  const following = () => environment.mock.getAllOperations().filter((operation) => kind(operation) === 'subscription');
  return {
    router,
    environment,
    /** Input of every mutation that waits for its answer. */
    asked: () =>
      waiting()
        .filter((operation) => kind(operation) === 'mutation')
        .map(({ request }) => request.variables['input']),
    /** Variables of every subscription that is open. */
    followed: () => following().map(({ request }) => request.variables),
    answer: async () => {
      // an answer may make the page ask again
      await act(async () => {});
      for (const operation of waiting()) {
        const result = await answerTo(operation, server);
        await act(async () => environment.mock.resolve(operation, result));
      }
    },
    refuse: async (error: Error) => {
      await act(async () => environment.mock.reject(waiting()[0]!, error));
    },
    publish: async (event: ServerData) => {
      const subscription = following().find(({ request }) =>
        Object.keys(event).some((root) => documents[request.node.params.id!]!.includes(` ${root}`)),
      )!;
      // executed like a query, a subscription answers its first event
      const result = await answerTo(subscription, event);
      await act(async () => environment.mock.nextValue(subscription, result));
    },
    end: async () => {
      await act(async () => environment.mock.complete(following()[0]!));
    },
  };
}
