import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiRoutes } from '../apiRoutes.ts';
import { createSessions } from '../auth/session.ts';
import { projectRoot } from '../root.ts';
import { ROUTES } from '../test/access/routes.ts';
import { testEnv, setUpApp } from '../test/app.ts';
import { DOCUMENTED } from './openapiPaths.ts';
import { routeKeyOf, openapiOf } from './openapi.ts';
import type { Route } from './router.ts';

interface Operation {
  operationId: string;
  parameters?: { name?: string; in?: string; $ref?: string }[];
  security: object[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { required?: string[]; properties: Record<string, unknown> } }>;
  };
  responses: Record<string, { $ref?: string; content?: object }>;
}

let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
const app = setUpApp();
beforeAll(async () => {
  document = (await app.browser().get('/api/openapi.json')).json;
});

const routesOf = () => apiRoutes(createSessions(app.deps, app.env), testEnv());
const operations = () =>
  Object.entries(document.paths).flatMap(([place, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ place, method, operation })),
  );

test('has every route and no other, and documents none that there is not', () => {
  const keys = routesOf().map(routeKeyOf).sort();
  expect(
    operations()
      .map(({ place, method }) => `${method.toUpperCase()} ${place.replaceAll(/\{(\w+)\}/g, ':$1')}`)
      .sort(),
  ).toEqual(keys);
  expect(Object.keys(DOCUMENTED).sort()).toEqual(keys);
  expect(() =>
    openapiOf([{ method: 'GET', path: '/api/secret', auth: 'public', handler: async () => ({ body: null }) }], '/'),
  ).toThrow('GET /api/secret is not documented.');
});

test('whatever is asked about an object by its id, in address or body, may not find it', () => {
  // made up by whoever sends them, or told to be none of those that were asked about
  const others = ['externalId', 'changeIds', 'doneWorkoutIds'];
  const named = operations().filter(({ place, operation: { parameters = [], requestBody } }) => {
    const body = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema.properties));
    const asked = [...parameters.map(({ name = '' }) => name), ...body];
    return /\{\w+Id\}/.test(place) || asked.some((name) => /Ids?$/.test(name) && !others.includes(name));
  });
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ operation }) => !operation.responses['404']).map(({ place }) => place)).toEqual([]);
});

interface Layer {
  name: string;
  /** Where it is mounted. */
  rawPath: string | string[];
  route?: { methods: Record<string, boolean> };
  handle: { stack?: Layer[]; routes?: readonly Route[] };
}

/** Everything that the server answers, found as express finds it: routes by method and path, and handlers by the path that they are mounted at. */
function reached(stack: readonly Layer[], at = ''): string[] {
  return stack.flatMap(({ rawPath, route, handle }) =>
    [rawPath].flat().flatMap((path) => {
      const here = path === '/' ? at : at + path;
      if (route) return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${here}`);
      if (handle.routes) return handle.routes.map(routeKeyOf);
      return handle.stack ? reached(handle.stack, here) : [`* ${here}`];
    }),
  );
}

/** What the document leaves out, each for a reason. */
const BESIDE: Readonly<Record<string, string>> = {
  'GET /healthz': 'for whoever runs the server',
  'GET /readyz': 'for whoever runs the server',
  'GET /metrics': 'for whoever runs the server',
  'GET /api/auth/google': 'leads browsers to the sign-in of another provider',
  'GET /api/auth/google/callback': 'where that leads back to',
  '* /graphql': 'its contract is schema.graphql',
  'GET /schema.graphql': 'that contract',
  '* /mcp': 'its contract is the Model Context Protocol, which lists the tools',
  'GET /robots.txt': 'a file of the pages',
  'GET /sitemap.xml': 'a file of the pages',
  '* /schema.graphql': 'which origins may read it',
  '* ': 'every request: headers, measure, pages and what is not there',
  '* /api': 'every request of REST: who may ask, how much, and of what type',
  '* /api/auth/login': 'reads the session',
  '* /api/auth/register': 'reads the session',
  '* /api/auth/password': 'reads the session',
  '* /api/logout': 'reads the session',
  '* /api/auth/google': 'reads the session',
};

test('whatever the server answers is in the document, or beside it for a reason', () => {
  const found = new Set(reached(app.routes.router.stack as unknown as Layer[]));
  const documented = operations().map(
    ({ place, method }) => `${method.toUpperCase()} ${place.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect([...found].sort()).toEqual([...documented, ...Object.keys(BESIDE)].sort());
});

test('says of which acts no token may, or none without a scope for it, as they are refused', () => {
  const refused = Object.keys(ROUTES).filter((key) => ROUTES[key]!.rule.endsWith('Session'));
  expect(refused.length).toBeGreaterThan(4);
  expect(
    Object.keys(DOCUMENTED)
      .filter((key) => DOCUMENTED[key]!.browserOnly ?? DOCUMENTED[key]!.byScope)
      .sort(),
  ).toEqual(refused.sort());
});

test('is OpenAPI 3.1: names are unique, references lead somewhere, parameters of paths are told', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z]+$/);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(300);
  for (const [, kind, name] of references) expect(document.components[kind!]).toHaveProperty(name!);
  for (const { place, operation } of operations()) {
    const named = (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
    expect(named).toEqual([...place.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403', '429', '500', '503']));
    expect(Object.keys(operation.responses).filter((status) => status < '400')).not.toEqual([]);
  }
});

const bodyOf = (place: string, method: string) =>
  document.paths[place]![method]!.requestBody!.content['application/json']!.schema;

test('takes what the code takes: a body with its fields, and those alone that it needs', () => {
  const race = bodyOf('/api/season-plan/races', 'post');
  expect(race.required).toEqual(expect.arrayContaining(['raceName', 'raceType', 'raceDate']));
  expect(race.required).not.toContain('notes');
  expect(race.properties.raceName).toMatchObject({ type: 'string', minLength: 1 });
  const move = bodyOf('/api/training-schedule/workouts/{workoutId}/reschedule', 'patch');
  expect(move.properties.newDate).toEqual({ type: 'string', format: 'date' });
  expect(move.properties.newDayOfWeek).toMatchObject({ enum: expect.arrayContaining(['monday']) });
  expect(bodyOf('/api/check-ins', 'post').properties.mood).toEqual({
    type: ['integer', 'null'],
    minimum: 1,
    maximum: 10,
  });
  expect(Object.keys(bodyOf('/api/training-schedule/workouts/create', 'post').properties)).toEqual(
    expect.arrayContaining(['athleteProfileId', 'scheduledDate', 'duration']),
  );
  expect(
    document.paths['/api/activities/upload-fit']!.post!.requestBody!.content['multipart/form-data']!.schema.properties,
  ).toHaveProperty('fitFile');
});

test('what the document says is needed is what the server asks for', async () => {
  const browser = app.browser();
  await browser.post('/api/auth/register', {
    email: 'robin@example.com',
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  for (const [place, method] of [
    ['/api/auth/register', 'post'],
    ['/api/onboarding/complete', 'post'],
    ['/api/coach/invites/accept', 'post'],
  ] as const) {
    const answer = await browser.post(place, {});
    expect(answer.status).toBe(400);
    expect(answer.json.errors.map((error: { path: string }) => error.path)).toEqual(
      expect.arrayContaining(bodyOf(place, method).required!),
    );
    expect(Object.keys(answer.json)).toEqual(
      expect.arrayContaining((document.components.schemas!.Error as { required: string[] }).required),
    );
  }
});

test('the contract of GraphQL is served as this server has it, with a tag for each encoding', async () => {
  const ask = (headers: Record<string, string>) => app.browser().get('/schema.graphql', headers);
  const plain = await ask({ 'accept-encoding': 'identity' });
  expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(plain.text).toBe(readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8'));
  const small = await ask({ 'accept-encoding': 'br' });
  expect([small.headers.get('content-encoding'), small.text]).toEqual(['br', plain.text]);
  const tags = [plain, small].map(({ headers }) => headers.get('etag')!);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  expect(tags[0]).not.toBe(tags[1]);
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': tags[1]! });
  expect([again.status, again.text, again.headers.get('vary')]).toEqual([
    304,
    '',
    expect.stringContaining('Accept-Encoding'),
  ]);
});
