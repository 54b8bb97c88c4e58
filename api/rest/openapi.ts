import { type JsonSchema, jsonSchemaOf } from '../domain/kernel/jsonSchema.ts';
import type { Route } from './router.ts';
import { COMPONENTS, type HeaderName, headersOf, type Refused, refusedAs } from './openapiParts.ts';
import type { Documented, Success } from './openapiPaths/documented.ts';
import { DOCUMENTED } from './openapiPaths.ts';

export const routeKeyOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;
const placeOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** JSON Schema of what the route's own zod schema takes. */
function bodyOf({ body, also = {}, without = [] }: Documented): JsonSchema | null {
  if (!body) return Object.keys(also).length > 0 ? { type: 'object', properties: also } : null;
  const schema = jsonSchemaOf(body);
  const properties = Object.entries({ ...(schema.properties as JsonSchema), ...also });
  return { ...schema, properties: Object.fromEntries(properties.filter(([name]) => !without.includes(name))) };
}

function requestBodyOf(route: Route, documented: Documented) {
  if ('upload' in route && route.upload) {
    const { field } = route.upload;
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: [field],
            properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
          },
        },
      },
    };
  }
  const schema = bodyOf(documented);
  return (
    schema && {
      required: Array.isArray(schema.required) && schema.required.length > 0,
      content: { 'application/json': { schema } },
    }
  );
}

function contentOf({ answer, type = 'application/json' }: Success, schemas: JsonSchema) {
  if (answer) return { content: { [type]: { schema: jsonSchemaOf(answer, schemas) } } };
  if (type === 'application/json') return {};
  // bytes have no schema
  return { content: { [type]: /^text\/|xml$/.test(type) ? { schema: { type: 'string' } } : {} } };
}

/** What its responses and parameters follow from. */
interface Facts {
  /** Names in its path. */
  names: readonly string[];
  query: Readonly<Record<string, string>>;
  hasBody: boolean;
  isUpload: boolean;
  isPage: boolean;
  /** The same key within a day is answered once. */
  isOnce: boolean;
  mayFind: boolean;
}

function factsOf(route: Route, { query = {}, type, mayFind }: Documented, hasBody: boolean): Facts {
  return {
    names: [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
    query,
    hasBody,
    isUpload: 'upload' in route && route.upload !== undefined,
    isPage: type === 'text/html',
    isOnce: route.method !== 'GET' && route.auth === 'session' && !route.keepsNothing,
    mayFind: mayFind === true,
  };
}

function parametersOf({ names, query, isOnce }: Facts): readonly object[] {
  const schema = { type: 'string' };
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, schema })),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: 'query',
      required: false,
      description,
      schema,
    })),
    ...(isOnce ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

/** What a route may refuse with, and when. */
const REFUSALS: readonly (readonly [readonly Refused[], (facts: Facts) => boolean])[] = [
  [[400], ({ hasBody, query }) => hasBody || Object.keys(query).length > 0],
  [[413, 415], ({ hasBody }) => hasBody],
  [[408], ({ isUpload }) => isUpload],
  [[401, 403, 429, 500, 503], () => true],
  [[404], ({ isPage, names, mayFind }) => !isPage && (names.length > 0 || mayFind)],
  [[409, 422], ({ isOnce }) => isOnce],
];

function securityOf({ auth }: Route, { browserOnly }: Documented): readonly object[] {
  if (auth !== 'session') return [{}];
  return browserOnly ? [{ session: [] }] : [{ token: [] }, { session: [] }];
}

function responsesOf(documented: Documented, facts: Facts, schemas: JsonSchema): object {
  const { status = 200, others = {}, refuses = [] } = documented;
  const replayed: readonly HeaderName[] = facts.isOnce ? ['Idempotent-Replayed'] : [];
  const succeeds = (success: Success) => ({
    description: success.gives,
    headers: headersOf([...replayed, ...(success.headers ?? [])]),
    ...contentOf(success, schemas),
  });
  const refused = [...REFUSALS.flatMap(([codes, isSo]) => (isSo(facts) ? codes : [])), ...refuses];
  return {
    ...Object.fromEntries(
      Object.entries({ [status]: documented, ...others }).map(([code, success]) => [code, succeeds(success)]),
    ),
    ...Object.fromEntries(refused.map((code) => [code, refusedAs(code)])),
  };
}

function operationOf(route: Route, schemas: JsonSchema) {
  const documented = DOCUMENTED[routeKeyOf(route)];
  if (!documented) throw new Error(`${routeKeyOf(route)} is not documented.`);
  const requestBody = requestBodyOf(route, documented);
  const facts = factsOf(route, documented, requestBody !== null);
  const parameters = parametersOf(facts);
  return {
    operationId: routeKeyOf(route)
      .replaceAll(/[^A-Za-z]+(\w)/g, (_all, letter: string) => letter.toUpperCase())
      .replaceAll(/\W/g, ''),
    summary: documented.summary,
    security: securityOf(route, documented),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(documented, facts, schemas),
  };
}

/** The REST paths as an OpenAPI 3.1 document, from the table of routes and the schemas that read their bodies. */
export function openapiOf(routes: readonly Route[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: JsonSchema = { ...COMPONENTS.schemas };
  for (const route of routes)
    (paths[placeOf(route.path)] ??= {})[route.method.toLowerCase()] = operationOf(route, schemas);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Evenpace',
      version: '1',
      description: 'The REST paths. GraphQL has everything: see /schema.graphql.',
    },
    servers: [{ url: server }],
    paths,
    components: { ...COMPONENTS, schemas },
  };
}

/** The document about those routes and itself. */
export function withOpenapi(routes: readonly Route[]): readonly Route[] {
  let made: ReturnType<typeof openapiOf> | undefined;
  const all: readonly Route[] = [
    ...routes,
    {
      method: 'GET',
      path: '/api/openapi.json',
      auth: 'public',
      handler: async () => ({ body: (made ??= openapiOf(all, '/')) }),
    },
  ];
  return all;
}
