import { readFileSync } from 'node:fs';
import {
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { schema } from './schema.ts';
import { printSchemaSdl } from './schemaSdl.ts';

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const standard = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

test('schema.graphql is what the code prints', () => {
  expect(readFileSync('schema.graphql', 'utf8')).toBe(printSchemaSdl());
});

test.each(types.filter(({ name }) => !standard.has(name)).map((type) => [type.name, type] as const))(
  '%s is described, down to its parts',
  (_name, type) => {
    const fields =
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
    const args = fields.flatMap((field) => ('args' in field ? field.args : []));
    const parts = [type, ...fields, ...args, ...(isEnumType(type) ? type.getValues() : [])];
    expect(parts.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  },
);

test.each(['Query', 'Mutation', 'Subscription'])('every field of %s says who may ask', (name) => {
  const root = schema.getType(name);
  const fields = isObjectType(root) ? Object.values(root.getFields()) : [];
  expect(fields.length).toBeGreaterThan(0);
  const scopes = fields.map((field) => (field.extensions.pothosOptions as { authScopes?: object }).authScopes);
  expect(scopes.filter((scope) => scope === undefined)).toEqual([]);
});

test('every Mutation asks for a signed-in viewer', () => {
  const fields = Object.values(schema.getMutationType()!.getFields());
  for (const { extensions } of fields)
    expect((extensions.pothosOptions as { authScopes: object }).authScopes).toEqual({ signedIn: true });
});

test('every scalar of our own says where it is specified', () => {
  const own = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type)) as GraphQLScalarType[];
  expect(own.map(({ name }) => name).sort()).toEqual(['Date', 'DateTime', 'JSON']);
  for (const { specifiedByURL } of own)
    expect(specifiedByURL).toMatch(/^https:\/\/(?:scalars\.graphql|www\.rfc-editor)\.org\//);
});
