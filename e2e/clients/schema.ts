import { readFileSync } from 'node:fs';
import { buildSchema, introspectionFromSchema, isAbstractType, isObjectType } from 'graphql';

// what is published, and nothing else: schema.graphql, as every server has it at /schema.graphql
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = types.filter(isObjectType);

export const introspection = introspectionFromSchema(schema);

/** What `... on Refusal` and `... on Node` stand for: caches do not know it from an answer. */
export const possibleTypes = Object.fromEntries(
  types.filter(isAbstractType).map((each) => [each.name, schema.getPossibleTypes(each).map(({ name }) => name)]),
);

/** Parts of what holds them: they have no id, or one that names nothing by itself. */
export const parts = objects
  .filter(
    (each) =>
      !each.getInterfaces().some(({ name }) => name === 'Node') && !/^(Query|Mutation|Subscription)$/.test(each.name),
  )
  .map(({ name }) => name);

const PAGING = ['first', 'after', 'last', 'before'];

/** Every list in pages, with the arguments that make it another list. */
export const lists = objects.flatMap((object) =>
  Object.values(object.getFields())
    .filter(({ args }) => args.some(({ name }) => name === 'after'))
    .map(({ name: field, args }) => ({
      type: object.name,
      field,
      keyArgs: args.map(({ name }) => name).filter((name) => !PAGING.includes(name)),
    })),
);
