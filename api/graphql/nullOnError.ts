import BuilderCore, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLFieldResolver,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
} from 'graphql';

/** https://specs.apollo.dev/nullability/v0.2: clients that handle errors may read such a field as non-null. */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'Null only where an error in `errors` says why; what failed hides nothing beside it.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
      description: 'Depths of lists that this holds for; 0: the field itself.',
    },
  },
});

/** By which a built field says that it is null on an error alone. */
export const NULL_ON_ERROR = 'nullOnError';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      nullOnError: NullOnErrorPlugin<Types>;
    }
    export interface FieldOptions {
      /** It may fail alone: an error leaves null here and the rest as it is. Its resolver never answers null. */
      nullOnError?: boolean;
    }
  }
}

/** Fields that may fail alone are nullable in the schema and non-null to their resolvers: mutations, connections, and those that say so. */
export class NullOnErrorPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const mayFailAlone =
      field.kind === 'Mutation' ||
      this.isConnection(field) ||
      (field.pothosOptions as { nullOnError?: boolean }).nullOnError;
    if (!mayFailAlone || field.type.nullable) return field;
    return {
      ...field,
      type: { ...field.type, nullable: true },
      extensions: { ...field.extensions, [NULL_ON_ERROR]: true },
    };
  }

  /** Cursors and sizes of pages come from outside, and one that is wrong spoils no more than its page. */
  private isConnection({ type }: PothosOutputFieldConfig<Types>): boolean {
    return type.kind === 'Object' && this.buildCache.getTypeConfig(type.ref).name.endsWith('Connection');
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (!field.extensions?.[NULL_ON_ERROR]) return resolver;
    return async (...given) => {
      const answer: unknown = await resolver(...given);
      // a null without an error would be one that nobody explains
      if (answer === null || answer === undefined)
        throw new Error(`${field.parentType}.${field.name} answered nothing.`);
      return answer;
    };
  }
}

// a test file evaluates this module anew beside a library that stays
BuilderCore.allowPluginReRegistration = true;
BuilderCore.registerPlugin('nullOnError', NullOnErrorPlugin);
export default 'nullOnError' as const;
