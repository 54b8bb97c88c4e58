import { isInterfaceType, isObjectType } from 'graphql';
import { apiRoutes } from '../apiRoutes.ts';
import { createSessions } from '../auth/session.ts';
import { allows, TOKEN_SCOPES, type TokenScope } from '../core/codes/tokenScope.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import { enableCoaching } from '../domain/coaching/coaching.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { scopesOfRoute } from '../rest/routeScopes.ts';
import { setUpApp } from '../test/app.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { schema } from './schema.ts';
import { CHANGES, FIELDS, TYPES } from './tokenScopes.ts';

const SCOPES = Object.keys(TOKEN_SCOPES) as TokenScope[];
let athlete: Viewer;
let coach: Viewer & { coachId: string };
/** Trains and coaches. */
let both: Viewer;
let workoutId: string;
let ownWorkoutId: string;
const app = setUpApp({ now: '2026-11-18T06:00:00Z' });
beforeAll(async () => {
  athlete = await aScheduledAthlete(app.deps);
  coach = await aCoachOf(app.deps, athlete);
  workoutId = (await workoutsOf(app.deps, athlete))[0]!.id;
  const trains = await aScheduledAthlete(app.deps);
  both = { ...trains, coachId: await enableCoaching(app.deps, trains) };
  ownWorkoutId = (await workoutsOf(app.deps, both))[0]!.id;
});

async function withScopes(viewer: Viewer, ...scopes: TokenScope[]) {
  const { secret, token } = await createAccessToken(app.deps, viewer, { name: scopes.join(' '), scopes });
  await app.deps.db.accessToken.updateMany({ where: { name: 'old' }, data: { revokedAt: new Date() } });
  await app.deps.db.accessToken.updateMany({ where: { id: token.id.slice('token_'.length) }, data: { name: 'old' } });
  const headers = { authorization: `Bearer ${secret}`, origin: '', 'sec-fetch-site': '' };
  const browser = app.browser();
  return {
    get: (path: string) => browser.get(path, headers),
    /** The first refusal of an operation; null: it was answered. */
    ask: async (query: string): Promise<string | null> => {
      const { json } = await browser.post('/graphql', { query }, headers);
      return json.errors?.[0].message ?? null;
    },
    data: async (query: string) => (await browser.post('/graphql', { query }, headers)).json.data,
  };
}
/** Refusals for what a token lacks, and for a document that is not right. */
const OF_THE_DOCUMENT = /access token|Unknown|Cannot query|required type/;
const lacks = (scope: string) => `This access token lacks the scope ${scope}.`;

describe('the tables', () => {
  test('know every field of the types in which things are reached', () => {
    for (const [name, fields] of Object.entries(FIELDS)) {
      const type = schema.getType(name);
      expect(isObjectType(type)).toBe(true);
      expect(Object.keys(fields).sort()).toEqual(Object.keys(isObjectType(type) ? type.getFields() : {}).sort());
    }
  });

  test('know every type with an id, and every mutation', () => {
    const node = schema.getType('Node');
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
    expect([...Object.keys(TYPES), 'Viewer', 'User', 'Athlete', 'Coach'].sort()).toEqual(types.sort());
    expect(Object.keys(CHANGES).sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort());
  });

  test('know every path; those that no scope opens are these', () => {
    const routes = apiRoutes(createSessions(app.deps, app.env), app.env).filter(({ auth }) => auth === 'session');
    const closed = routes.filter((route) => scopesOfRoute(route) === null);
    expect(closed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/account',
      'POST /api/auth/end-sessions',
      'POST /api/auth/password',
      'POST /api/coach/enable',
      'POST /api/coach/invites',
      'POST /api/coach/invites/accept',
    ]);
    for (const route of routes) for (const scope of scopesOfRoute(route) ?? []) expect(SCOPES).toContain(scope);
  });
});

/** Something of each resource: how it is read and changed, and where REST reads it. */
const THINGS: Record<string, { read?: () => string; write?: () => string; path: string }> = {
  schedule: {
    read: () => `{ node(id: "workout_${ownWorkoutId}") { ... on Workout { workoutType } } }`,
    write: () => 'mutation { undoScheduleChange(input: { athleteId: "athlete_0" }) { __typename } }',
    path: '/api/training-schedule',
  },
  season: {
    read: () => '{ viewer { athlete { seasonPlan { id } } } }',
    write: () => 'mutation { deleteRace(input: { raceId: "race_0" }) { __typename } }',
    path: '/api/season-plan',
  },
  activities: {
    read: () => '{ viewer { athlete { activities(first: 1) { pageInfo { hasNextPage } } } } }',
    write: () => 'mutation { deleteActivity(input: { activityId: "activity_0" }) { __typename } }',
    path: '/api/activities',
  },
  wellness: {
    read: () => '{ viewer { athlete { checkIns(first: 1) { pageInfo { hasNextPage } } } } }',
    write: () => 'mutation { withdrawIllness(input: { from: "2026-11-17" }) { __typename } }',
    path: '/api/check-ins',
  },
  profile: {
    read: () => '{ viewer { athlete { gender } } }',
    write: () => 'mutation { updateProfile(input: {}) { __typename } }',
    path: '/api/profile',
  },
  coach: {
    read: () => '{ viewer { coach { attention { athlete { id } } } } }',
    write: () => 'mutation { deletePrinciple(input: { principleId: "principle_0" }) { __typename } }',
    path: '/api/coach/principles',
  },
  // for tokens by REST alone
  webhooks: { path: '/api/webhooks' },
};

test('there is a thing of each resource', () => {
  const resources = SCOPES.flatMap((scope) => (scope.includes(':') ? [scope.split(':')[0]!] : []));
  expect(Object.keys(THINGS)).toEqual([...new Set(resources)]);
});

test.each(SCOPES)('a token with %s does what that says, and nothing else', async (scope) => {
  const token = await withScopes(both, scope);
  for (const [resource, { read, write, path }] of Object.entries(THINGS)) {
    const documents = Object.entries({ read, write }).flatMap(([level, document]) =>
      document ? [[level, document()] as const] : [],
    );
    for (const [level, document] of documents) {
      const needed = `${resource}:${level}` as TokenScope;
      const refusal = await token.ask(document);
      // whoever may is answered, or told that there is no such thing
      const told = OF_THE_DOCUMENT.test(refusal ?? '') ? refusal : null;
      expect(told).toBe(allows([scope], needed) ? null : lacks(needed));
    }
    const { status, json } = await token.get(path);
    expect([status, json.message]).toEqual(
      allows([scope], `${resource}:read` as TokenScope) ? [200, undefined] : [403, lacks(`${resource}:read`)],
    );
  }
  const { status } = await token.get('/api/account/export');
  expect(status).toBe(scope === 'export' ? 200 : 403);
  expect(await token.ask('{ viewer { id user { firstName } athlete { id today } } }')).toBeNull();
  expect(await token.ask('{ viewer { webhooks { id } } }')).toMatch(/none of them allows this/);
  expect(await token.ask('mutation { enableCoaching { __typename } }')).toMatch(/none of them allows this/);
});

test('what was made says what it is limited to; a token of before is limited to nothing', async () => {
  const { token } = await createAccessToken(app.deps, athlete, { name: 'some', scopes: ['schedule:write', 'export'] });
  expect(token).toMatchObject({ scope: 'write', scopes: ['schedule:write', 'export'] });
  const { token: reads } = await createAccessToken(app.deps, athlete, { name: 'few', scopes: ['season:read'] });
  expect(reads).toMatchObject({ scope: 'read', scopes: ['season:read'] });
  const { token: all } = await createAccessToken(app.deps, athlete, { name: 'all', scope: 'write' });
  expect(all).toMatchObject({ scope: 'write', scopes: null });
});

test.each([
  [{}, 'scope', 'Scope must be read or write.'],
  [{ scope: 'read', scopes: ['season:read'] }, 'scope', 'Give a token scope or scopes, not both.'],
  [{ scopes: [] }, 'scopes', `Scopes must be some of: ${SCOPES.join(', ')}.`],
  [{ scopes: ['everything'] }, 'scopes', `Scopes must be some of: ${SCOPES.join(', ')}.`],
])('%j is told at its field', async (given, path, message) => {
  await expect(createAccessToken(app.deps, athlete, { name: 'x', ...given })).rejects.toMatchObject({
    errors: [{ path, message }],
  });
});

test('athletes whom one coaches are reached by a scope of its own, and changed by another', async () => {
  const theirs = `{ athlete(id: "athlete_${athlete.athleteId}") { firstName schedule { id } } }`;
  expect(await (await withScopes(coach, 'schedule:write')).data(theirs)).toEqual({ athlete: null });
  const reading = await withScopes(coach, 'schedule:write', 'coach:read');
  expect(await reading.data(theirs)).toMatchObject({ athlete: { schedule: { id: `schedule_${athlete.athleteId}` } } });
  const change = `mutation { updateWorkout(input: { workoutId: "workout_${workoutId}", description: "By the sea" }) { __typename } }`;
  expect(await reading.ask(change)).toBe(lacks('coach:write'));
  expect(await (await withScopes(coach, 'schedule:write', 'coach:write')).ask(change)).toBeNull();
});
