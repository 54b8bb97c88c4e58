import { Validator } from '@seriousme/openapi-schema-validator';
import { setUpApp } from '../test/app.ts';
import { type Document, documentOf, type Schema, schemasOf, strictAjv } from '../test/openapi.ts';

let document: Document;
const app = setUpApp();
beforeAll(async () => {
  document = await documentOf(app);
});

test('is valid to a validator that is not ours, and its references lead somewhere', async () => {
  const judge = new Validator();
  expect(await judge.validate({ ...document })).toEqual({ valid: true });
  expect(judge.version).toBe('3.1');
});

test('every schema is one of JSON Schema, to the strict reading of another', () => {
  const ajv = strictAjv();
  ajv.addSchema({ ...document }, 'document');
  const schemas = schemasOf(document);
  expect(schemas.length).toBeGreaterThan(100);
  const names = Object.keys(document.components.schemas).map((name) => `document#/components/schemas/${name}`);
  for (const name of names) expect(ajv.getSchema(name)).toBeDefined();
  for (const { where, schema } of schemas) expect([where, ajv.validateSchema(schema)]).toEqual([where, true]);
});

/** Places in a schema of which nothing is said. */
function unsaid(where: string, schema: Schema): string[] {
  const {
    properties,
    items,
    anyOf,
    additionalProperties: rest,
  } = schema as {
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
    additionalProperties?: Schema;
  };
  const types = [schema.type].flat();
  const isOpen = types.includes('object') && !properties && rest === undefined;
  const isBare = types.includes('array') && items === undefined && schema.prefixItems === undefined;
  return [
    ...(schema.type === undefined && schema.$ref === undefined && !anyOf ? [where] : []),
    ...(isOpen || isBare ? [`${where}, inside`] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => unsaid(`${where}.${name}`, each)),
    ...(items ? unsaid(`${where}[]`, items) : []),
    ...(anyOf ?? []).flatMap((each, n) => unsaid(`${where}|${n}`, each)),
  ];
}

test('says of every field that is sent or answered what it is', () => {
  expect(schemasOf(document).flatMap(({ where, schema }) => unsaid(where, schema))).toEqual([]);
});

test('whatever is answered as JSON has a schema, but for what has no body', () => {
  const bare = Object.entries(document.paths).flatMap(([place, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, { content, $ref }]) =>
        content || $ref ? [] : [`${method} ${place} ${status}`],
      ),
    ),
  );
  expect(bare).toEqual([
    'get /api/logout 302',
    'get /api/calendar/{secret}.ics 304',
    'get /api/devices/{provider}/callback 302',
  ]);
});
