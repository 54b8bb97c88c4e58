import { type JsonSchema, jsonSchemaOf } from '../domain/kernel/jsonSchema.ts';
import type { Route } from './router.ts';
import { COMPONENTS, headersOf, type Refused, refusedAs } from './openapiParts.ts';
import { DOCUMENTED, type Documented, type Success } from './openapiPaths.ts';

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

function operationOf(route: Route, schemas: JsonSchema) {
  const documented = DOCUMENTED[routeKeyOf(route)];
  if (!documented) throw new Error(`${routeKeyOf(route)} is not documented.`);
  const { status = 200, query = {}, refuses = [], mayFind = false, others = {} } = documented;
  const requestBody = requestBodyOf(route, documented);
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const isOnce = route.method !== 'GET' && route.auth === 'session' && !route.keepsNothing;
  const isPage = documented.type === 'text/html';
  const parameters = [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: 'query',
      required: false,
      description,
      schema: { type: 'string' },
    })),
    ...(isOnce ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const refused: readonly Refused[] = [
    ...(requestBody || Object.keys(query).length > 0 ? ([400] as const) : []),
    ...(requestBody ? ([413, 415] as const) : []),
    ...('upload' in route && route.upload ? ([408] as const) : []),
    ...([401, 403, 429, 500, 503] as const),
    ...(!isPage && (names.length > 0 || mayFind) ? ([404] as const) : []),
    ...(isOnce ? ([409, 422] as const) : []),
    ...refuses,
  ];
  const succeeds = (success: Success) => ({
    description: success.gives,
    headers: headersOf([...(isOnce ? (['Idempotent-Replayed'] as const) : []), ...(success.headers ?? [])]),
    ...contentOf(success, schemas),
  });
  return {
    operationId: routeKeyOf(route)
      .replaceAll(/[^A-Za-z]+(\w)/g, (_all, letter: string) => letter.toUpperCase())
      .replaceAll(/\W/g, ''),
    summary: documented.summary,
    security:
      route.auth === 'session' ? (documented.browserOnly ? [{ session: [] }] : [{ token: [] }, { session: [] }]) : [{}],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...Object.fromEntries(
        Object.entries({ [status]: documented, ...others }).map(([code, success]) => [code, succeeds(success)]),
      ),
      ...Object.fromEntries(refused.map((code) => [code, refusedAs(code)])),
    },
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
