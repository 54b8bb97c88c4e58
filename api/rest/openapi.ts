import { z } from 'zod';
import type { Route } from './router.ts';
import { DOCUMENTED, type Documented } from './openapiPaths.ts';

const ERROR = { $ref: '#/components/schemas/Error' };
const refusal = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: ERROR } },
});
const WAIT = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } };

const RESPONSES = {
  400: refusal('The request breaks a rule; `errors` names every field.'),
  401: refusal('Nobody is signed in, or the token does not work.', {
    'WWW-Authenticate': { description: 'Bearer', schema: { type: 'string' } },
  }),
  403: refusal('Signed in, but without the role or the scope; or a request that another site may have forged.'),
  404: refusal('Not there, or not yours.'),
  409: refusal('The state of things forbids it, or somebody else was quicker.'),
  413: refusal('The body is too large.'),
  415: refusal('The body is of another type.'),
  422: refusal('Understood, but cannot be done.'),
  429: refusal('Too often.', WAIT),
  500: refusal('A fault of ours; `requestId` names it.'),
  503: refusal('Too much at once, or something behind the server is away.', WAIT),
};

const COMPONENTS = {
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', description: 'A personal access token: evp_…' },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'sid',
      description: 'A signed-in browser; what changes something then needs Origin, or Sec-Fetch-Site: same-origin.',
    },
  },
  schemas: {
    Error: {
      type: 'object',
      required: ['message', 'code', 'requestId'],
      properties: {
        message: { type: 'string', description: 'A sentence for people.' },
        code: { type: 'string', description: 'What programs go by.' },
        requestId: { type: 'string' },
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
  responses: Object.fromEntries(Object.entries(RESPONSES).map(([status, response]) => [`r${status}`, response])),
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same request with the same key within 24 hours gets the first answer again.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    },
  },
};

export const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;
const placeOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** Leaves out of `required` what may be left out: a field that judges anything by itself says so only when it is asked. */
const needed: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type !== 'object' || !jsonSchema.required) return;
  const { shape } = def as z.core.$ZodObjectDef;
  jsonSchema.required = jsonSchema.required.filter((name) => !z.safeParse(shape[name]!, undefined).success);
};

/** JSON Schema of what the route's own zod schema takes. */
function bodyOf({ body, also = {} }: Documented): Record<string, unknown> | null {
  if (!body) return Object.keys(also).length > 0 ? { type: 'object', properties: also } : null;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(body, {
    io: 'input',
    unrepresentable: 'any',
    override: needed,
  }) as Record<string, unknown>;
  return {
    ...schema,
    ...(Object.keys(also).length > 0 && { properties: { ...(schema.properties as object), ...also } }),
  };
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

function operationOf(route: Route) {
  const documented = DOCUMENTED[keyOf(route)];
  if (!documented) throw new Error(`${keyOf(route)} is not documented.`);
  const { gives, status = 200, type = 'application/json', query = {}, refuses = [], mayFind = false } = documented;
  const requestBody = requestBodyOf(route, documented);
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const isOnce = route.method === 'POST' && route.auth === 'session';
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
  const refused = new Set([
    ...(requestBody || Object.keys(query).length > 0 ? [400] : []),
    ...(requestBody ? [413, 415] : []),
    401,
    403,
    429,
    500,
    503,
    ...(names.length > 0 || mayFind ? [404] : []),
    ...(isOnce ? [409, 422] : []),
    ...refuses,
  ]);
  const content =
    status === 302
      ? {}
      : {
          content: {
            [type]: {
              schema: type === 'application/json' ? { type: ['object', 'array', 'null'] } : { type: 'string' },
            },
          },
        };
  return {
    operationId: keyOf(route)
      .replaceAll(/[^A-Za-z]+(\w)/g, (_all, letter: string) => letter.toUpperCase())
      .replaceAll(/\W/g, ''),
    summary: documented.summary,
    security:
      route.auth === 'session' ? (documented.browserOnly ? [{ session: [] }] : [{ token: [] }, { session: [] }]) : [{}],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      [status]: { description: gives, ...content },
      ...Object.fromEntries(
        [...refused].sort((a, b) => a - b).map((code) => [code, { $ref: `#/components/responses/r${code}` }]),
      ),
    },
  };
}

/** The REST paths as an OpenAPI 3.1 document, from the table of routes and the schemas that read their bodies. */
export function openapiOf(routes: readonly Route[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[placeOf(route.path)] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Evenpace',
      version: '1',
      description: 'The REST paths. GraphQL has everything: see /schema.graphql.',
    },
    servers: [{ url: server }],
    paths,
    components: COMPONENTS,
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
