import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type { Day } from '../core/calendar/calendar.ts';
import { type Viewer, signedIn } from '../domain/kernel/access.ts';
import { InvalidInput, NotPossible, Unauthenticated } from '../domain/kernel/errors.ts';
import type PrismaTypes from '../generated/pothos.ts';
import { getDatamodel } from '../generated/pothos.ts';
import NullOnErrorPlugin from './nullOnError.ts';
import './oncePlugin.ts';
import type { Context } from './context.ts';

export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Date: { Input: Day; Output: Day };
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: never; Output: object };
  };
  AuthScopes: { public: boolean; signedIn: boolean };
}>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, ComplexityPlugin, RelayPlugin, PrismaPlugin, NullOnErrorPlugin, 'once'],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  // every act that can be refused may be for these, so that a new reason is no new type
  errors: { defaultTypes: [InvalidInput, NotPossible] },
  prisma: {
    client: (context) => context.deps.db,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    onUnusedQuery: process.env.NODE_ENV === 'production' ? null : 'error',
    defaultConnectionSize: 20,
    maxConnectionSize: 100,
  },
  relay: {
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    // the connection has counted its rows: its edges are these and no more
    edgesFieldOptions: { nullable: false, description: 'The page.', complexity: { field: 1, multiplier: 1 } },
    nodeFieldOptions: { nullable: false, description: 'What the edge leads to.' },
    cursorFieldOptions: { description: 'Place of this item, for `after` and `before`.' },
    pageInfoFieldOptions: { description: 'Where the page lies.' },
    pageInfoTypeOptions: { description: 'Where a page lies in its list.' },
    hasNextPageFieldOptions: { description: 'More follows.' },
    hasPreviousPageFieldOptions: { description: 'More comes before.' },
    startCursorFieldOptions: { description: 'Cursor of the first item; null: the page is empty.' },
    endCursorFieldOptions: { description: 'Cursor of the last item; null: the page is empty.' },
    firstArgOptions: { description: 'How many from the start, 1 to 100.' },
    lastArgOptions: { description: 'How many from the end, 1 to 100.' },
    afterArgOptions: { description: 'Only what follows this cursor.' },
    beforeArgOptions: { description: 'Only what comes before this cursor.' },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    unauthorizedError: () => new Unauthenticated(),
    authScopes: ({ viewer }) => ({ public: true, signedIn: viewer !== null }),
  },
  complexity: { disabled: true, defaultComplexity: 1, defaultListMultiplier: 8 },
});

builder.queryType({ description: 'What can be asked.' });
builder.mutationType({ description: 'What can be done.' });
builder.subscriptionType({ description: 'What can be followed.' });

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
/** What makes the fields of an object of that shape, for fields that several objects share. */
export type FieldsOf<Shape> = PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>;

/** The viewer of a field that asks for the scope signedIn. */
export function viewerOf({ viewer }: Context): Viewer {
  return signedIn(viewer);
}
