import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context.ts';
import { renewalOf } from './secret.ts';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      once: OncePlugin<Types>;
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, Context, object>;

/**
 * Where a request has a key: each mutation is an act of it, undone as one when it throws, and a field that tells a secret says so.
 * Comes last of the plugins, so that it sees what is thrown before that becomes a member of a union.
 */
class OncePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ) {
    const resolve = resolver as Resolver;
    if (field.parentType === 'Mutation') return acting(resolve) as typeof resolver;
    const renewal = renewalOf(field);
    return renewal === null ? resolver : (telling(resolve, renewal) as typeof resolver);
  }
}

const acting =
  (resolve: Resolver): Resolver =>
  (root, args, context, info) =>
    context.keyed
      ? context.keyed.act(async () => resolve(root, args, context, info))
      : resolve(root, args, context, info);

const telling =
  (resolve: Resolver, renewal: string): Resolver =>
  (root, args, context, info) => {
    context.keyed?.tellsSecret(renewal);
    return resolve(root, args, context, info);
  };

// code that is loaded anew, as tests do, meets the same Pothos
SchemaBuilder.allowPluginReRegistration = true;
SchemaBuilder.registerPlugin('once', OncePlugin);
