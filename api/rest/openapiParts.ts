import { z } from 'zod';
import { id } from '../domain/kernel/answer.ts';
import { type JsonSchema, jsonSchemaOf } from '../domain/kernel/jsonSchema.ts';
import { workout } from '../domain/revision/workout.answer.ts';

// What all operations of the document share.

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const text = { type: 'string' };

const HEADERS = {
  'X-Request-Id': { description: 'Names the request, also to whoever runs the server.', schema: text },
  RateLimit: {
    description: 'What is left of the rate of the access token that the request carries: `"token";r=598;t=42`.',
    schema: text,
  },
  'RateLimit-Policy': { description: 'The rate of that token: `"token";q=600;w=60`.', schema: text },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': { description: '`Bearer`', schema: text },
  'Idempotent-Replayed': {
    description: '`true`: the first answer to this `Idempotency-Key` again.',
    schema: { type: 'string', const: 'true' },
  },
  'X-Total-Count': {
    description: 'How many there are, those that were left out among them.',
    schema: { type: 'integer', minimum: 0 },
  },
  'Content-Disposition': { description: 'A name for the file.', schema: text },
  ETag: { description: 'Send it as `If-None-Match`.', schema: text },
  'Last-Modified': { description: 'Send it as `If-Modified-Since`.', schema: text },
  Location: { description: 'Where to go on.', schema: text },
  'Set-Cookie': { description: 'The session.', schema: text },
  'Clear-Site-Data': { description: 'What the browser is to forget.', schema: text },
};
export type HeaderName = keyof typeof HEADERS;

/** With those that every answer may have. */
export const headersOf = (names: readonly HeaderName[]) =>
  Object.fromEntries(
    (['X-Request-Id', 'RateLimit', 'RateLimit-Policy', ...names] as const).map((name) => [name, ref('headers', name)]),
  );

const refusal = (description: string, ...names: HeaderName[]) => ({
  description,
  headers: headersOf(names),
  content: { 'application/json': { schema: ref('schemas', 'Error') } },
});
/** Kept with the key of a request, and told again. */
const kept = (description: string) => refusal(description, 'Idempotent-Replayed');

const REFUSALS = {
  400: kept('The request breaks a rule; `errors` names every field.'),
  401: refusal('Nobody is signed in, or the token does not work.', 'WWW-Authenticate'),
  403: kept('Signed in, but without the role or the scope; or a request that another site may have forged.'),
  404: kept('Not there, or not yours.'),
  408: refusal('The file hardly arrived.'),
  409: kept('The state of things forbids it, or somebody else was quicker.'),
  413: refusal('The body is too large.'),
  415: refusal('The body is of another type.'),
  422: kept('Understood, but cannot be done.'),
  429: refusal('Too often.', 'Retry-After'),
  500: refusal('A fault of ours; `requestId` names it.'),
  503: refusal('Too much at once, or something behind the server is away.', 'Retry-After'),
};
export type Refused = keyof typeof REFUSALS;
export const refusedAs = (status: Refused) => ref('responses', `r${status}`);

const error = z.object({
  message: z.string().describe('A sentence for people.'),
  code: z.string().describe('What programs go by.'),
  requestId: z.string(),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('Every field that breaks a rule.'),
  current: z
    .object({ workout: workout.optional(), activityId: id('activity').optional() })
    .optional()
    .describe('What is there instead: the workout as somebody else has left it, or the same recording.'),
  constraints: z.array(z.string()).optional().describe('Limits that cannot be kept together.'),
  relaxations: z.array(z.string()).optional().describe('The smallest ways out.'),
});

const schemas: JsonSchema = {};
schemas.Error = jsonSchemaOf(error, schemas);

export const COMPONENTS = {
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', description: 'A personal access token: evp_…' },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'sid',
      description: 'A signed-in browser; what changes something then needs Origin, or Sec-Fetch-Site: same-origin.',
    },
  },
  headers: HEADERS,
  schemas,
  responses: Object.fromEntries(Object.entries(REFUSALS).map(([status, response]) => [`r${status}`, response])),
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
