import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { parse, validate } from 'graphql';
import type { TokenScope } from '../core/codes/tokenScope.ts';
import { encodeId } from '../core/units/ids.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { schema } from '../graphql/schema.ts';
import { setUpApp } from '../test/app.ts';

import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf } from '../test/schedules.ts';
import { allRows } from '../test/snapshot.ts';
import { TOOLS } from './mcp.ts';

// a Friday
const TODAY = '2026-11-27';
const app = setUpApp({ now: `${TODAY}T12:00:00Z` });

/** The official client, with a token of that person's. */
async function agentOf(viewer: Viewer, scope: 'read' | 'write' | readonly TokenScope[] = 'write') {
  const may = typeof scope === 'string' ? { scope } : { scopes: scope };
  const { secret } = await createAccessToken(app.deps, viewer, { name: 'agent', ...may });
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${secret}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${app.base}/mcp`), { requestInit: { headers } });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { isError = false, content, structuredContent } = await client.callTool({ name, arguments: args });
    const [{ text }] = content as [{ text: string }];
    expect(isError || JSON.parse(text)).toEqual(isError || structuredContent);
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    return { isError, text, value: structuredContent as any };
  };
  return { client, call };
}

test.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s asks what the schema has', (_, { document }) => {
  expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
});

test('an agent learns what it may do: with a token for reading, nothing that changes', async () => {
  const viewer = await aScheduledAthlete(app.deps);
  const named = async (scope: 'read' | 'write') => (await (await agentOf(viewer, scope)).client.listTools()).tools;
  expect((await named('write')).map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  const readable = await named('read');
  expect(readable.map(({ name }) => name)).toEqual(
    TOOLS.filter(({ does }) => does === 'reads').map(({ name }) => name),
  );
  expect(readable.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const refused = await (await agentOf(viewer, 'read')).call('check_in', { mood: 3, apply: true });
  expect(refused.isError).toBe(true);
});

test.each<readonly [readonly TokenScope[], readonly string[]]>([
  [['schedule:read'], ['week', 'workouts', 'why', 'changes']],
  [
    ['schedule:read', 'wellness:read', 'season:read'],
    ['today', 'week', 'workouts', 'why', 'season', 'changes'],
  ],
  [
    ['wellness:write', 'schedule:read'],
    ['week', 'workouts', 'why', 'changes', 'check_in'],
  ],
  [['coach:read'], ['athletes']],
  [['export'], []],
])('a token limited to %j is shown what it reaches, and nothing of it is refused', async (scopes, names) => {
  const agent = await agentOf(await aScheduledAthlete(app.deps), scopes);
  const tools = names.length === 0 ? [] : (await agent.client.listTools()).tools;
  expect(tools.map(({ name }) => name)).toEqual(names);
  for (const name of names.filter((each) => !['why', 'check_in', 'athletes'].includes(each)))
    expect([name, (await agent.call(name)).isError]).toEqual([name, false]);
});

describe('an athlete', () => {
  test('reads the day, the week with its limits, why, season, load and changes', async () => {
    const viewer = await aScheduledAthlete(app.deps);
    const { call } = await agentOf(viewer, 'read');
    const today = (await call('today')).value;
    expect(today).toMatchObject({ today: TODAY, overview: { nextRace: { race: { raceName: expect.any(String) } } } });
    const { week } = (await call('week')).value;
    expect(week.weekStartDate <= TODAY && TODAY <= week.weekEndDate).toBe(true);
    expect(week.proof.length).toBeGreaterThan(3);
    expect(today.workouts.map(({ id }: { id: string }) => id)).toEqual(
      week.workouts
        .filter((one: { scheduledDate: string }) => one.scheduledDate === TODAY)
        .map((one: { id: string }) => one.id),
    );
    expect((await call('week', { date: '2030-01-01' })).value.week).toBeNull();
    const why = (await call('why', { workoutId: week.workouts[0].id })).value;
    expect(why.reasons.length).toBeGreaterThan(1);
    const pages = [(await call('workouts', { first: 3 })).value];
    pages.push((await call('workouts', { first: 3, after: pages[0].endCursor })).value);
    const days = pages.flatMap(({ workouts }) => workouts.map((one: { scheduledDate: string }) => one.scheduledDate));
    expect(days).toEqual([...days].sort());
    expect(new Set(pages.flatMap(({ workouts }) => workouts.map((one: { id: string }) => one.id))).size).toBe(6);
    expect((await call('season')).value.seasonPlan.phases.length).toBeGreaterThan(1);
    expect((await call('performance')).value.performance.days.length).toBeGreaterThan(0);
    expect((await call('changes')).value.changes[0]).toMatchObject({ id: expect.stringMatching(/^revision_/) });
  });

  test('is proposed a change, which is made when they say so, and taken back', async () => {
    const viewer = await aScheduledAthlete(app.deps);
    const { call } = await agentOf(viewer);
    const before = await weeksOf(app.deps, viewer);
    const { suggestion } = (await call('propose_change', { request: 'No time on Sunday this week' })).value;
    expect(suggestion.changes.length).toBeGreaterThan(0);
    const agreed = { suggestionId: suggestion.id };
    expect((await call('apply_proposal', agreed)).value).toMatchObject({ applied: false, wouldSend: agreed });
    expect(await weeksOf(app.deps, viewer)).toEqual(before);
    const done = (await call('apply_proposal', { ...agreed, apply: true })).value;
    expect(done.applied).toEqual(suggestion.changes.map(({ changeId }: { changeId: string }) => changeId));
    expect(await weeksOf(app.deps, viewer)).not.toEqual(before);
    const athleteId = encodeId('athlete', viewer.athleteId!);
    await call('undo', { athleteId, revisionId: done.revision.id, apply: true });
    const bare = (weeks: typeof before) =>
      weeks.map(({ workouts }) => workouts.map(({ id, scheduledDate, duration }) => [id, scheduledDate, duration]));
    expect(bare(await weeksOf(app.deps, viewer))).toEqual(bare(before));
  });

  test('tells of workouts, the week and activities', async () => {
    const viewer = await aScheduledAthlete(app.deps);
    const { call } = await agentOf(viewer);
    const { week } = (await call('week')).value;
    const workout = week.workouts.find(({ scheduledDate }: { scheduledDate: string }) => scheduledDate <= TODAY);
    const told = { workoutId: workout.id, completionStatus: 'COMPLETED', perceivedExertion: 5, apply: true };
    expect((await call('workout_feedback', told)).value.workout).toEqual({ id: workout.id, status: 'COMPLETED' });
    expect((await call('check_in', { mood: 8, sleep: 8, apply: true })).value.checkIn).toEqual({
      readiness: expect.any(Number),
    });
    const ride = { externalId: '1', sport: 'CYCLING', startedAt: '2026-11-20T06:00:00Z', movingSec: 1800, apply: true };
    expect((await call('log_activity', ride)).value).toMatchObject({
      outcome: 'CREATED',
      activity: { date: '2026-11-20' },
    });
    expect((await call('log_activity', ride)).value).toMatchObject({ outcome: 'UNCHANGED' });
  });

  test('is told in words what is wrong', async () => {
    const { call } = await agentOf(await aScheduledAthlete(app.deps));
    expect(await call('why', { workoutId: 'workout_none' })).toMatchObject({ isError: true });
    const wrong = await call('workout_feedback', { workoutId: 'x', completionStatus: 'SLEPT', apply: true });
    expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('completionStatus')]);
    const gone = await call('apply_proposal', { suggestionId: 'suggestion_none', apply: true });
    expect([gone.isError, gone.text]).toEqual([true, expect.stringMatching(/\w+\.$/)]);
  });
});

test.each(TOOLS.filter(({ does }) => does === 'writes').map(({ name }) => name))(
  '%s changes nothing before it is told to apply',
  async (name) => {
    const viewer = await aScheduledAthlete(app.deps);
    const { call } = await agentOf(viewer);
    const { week } = (await call('week')).value;
    const athleteId = encodeId('athlete', viewer.athleteId!);
    const args: Record<string, object> = {
      apply_proposal: { suggestionId: 'suggestion_x' },
      undo: { athleteId },
      workout_feedback: { workoutId: week.workouts[0].id, completionStatus: 'COMPLETED' },
      check_in: { mood: 1, sleep: 1, stress: 10 },
      log_activity: { externalId: '1', sport: 'RUNNING', startedAt: `${TODAY}T06:00:00Z`, movingSec: 1800 },
    };
    const before = await allRows(app.deps.db, viewer.athleteId!);
    expect((await call(name, args[name] as Record<string, unknown>)).value).toMatchObject({ applied: false });
    expect(await allRows(app.deps.db, viewer.athleteId!)).toEqual(before);
  },
);

describe('who may', () => {
  /** Arguments that are about the owner; of tools that are the viewer's own: null. */
  async function aboutOwner(owner: Viewer): Promise<Record<string, Record<string, unknown> | null>> {
    const athleteId = encodeId('athlete', owner.athleteId!);
    const { call } = await agentOf(owner);
    const workoutId = (await call('week')).value.week.workouts[0].id as string;
    const { suggestion } = (await call('propose_change', { request: 'No time on Sunday this week' })).value;
    const ride = { athleteId, externalId: '1', sport: 'CYCLING', startedAt: '2026-11-20T06:00:00Z', movingSec: 1800 };
    return {
      today: { athleteId },
      week: { athleteId },
      workouts: { athleteId },
      why: { workoutId },
      season: { athleteId },
      performance: { athleteId },
      changes: { athleteId },
      athletes: null,
      propose_change: null,
      apply_proposal: { suggestionId: suggestion.id, apply: true },
      undo: { athleteId, apply: true },
      workout_feedback: { workoutId, completionStatus: 'COMPLETED', apply: true },
      check_in: null,
      log_activity: { ...ride, apply: true },
    };
  }

  let owner: Viewer;
  let about: Awaited<ReturnType<typeof aboutOwner>>;
  beforeAll(async () => {
    owner = await aScheduledAthlete(app.deps);
    about = await aboutOwner(owner);
  });
  const answersTo = async (viewer: Viewer) => {
    const { call } = await agentOf(viewer);
    const passed: string[] = [];
    for (const [name, args] of Object.entries(about)) if (args && !(await call(name, args)).isError) passed.push(name);
    return passed;
  };

  test('each tool has a row', () => {
    expect(Object.keys(about)).toEqual(TOOLS.map(({ name }) => name));
  });

  const formerCoach = async () => {
    const coach = await aCoachOf(app.deps, owner);
    await endCoaching(app.deps, coach);
    return coach;
  };
  test.each([
    ['a stranger', () => aScheduledAthlete(app.deps)],
    ["a stranger's coach", async () => aCoachOf(app.deps, await aScheduledAthlete(app.deps))],
    ['a former coach', formerCoach],
  ])('%s: nothing', async (_, person) => {
    const viewer = await person();
    const before = await allRows(app.deps.db, owner.athleteId!);
    expect(await answersTo(viewer)).toEqual([]);
    expect(await allRows(app.deps.db, owner.athleteId!)).toEqual(before);
  });

  test('their coach: all but what the athlete alone tells', async () => {
    const coach = await aCoachOf(app.deps, owner);
    const passed = await answersTo(coach);
    const others = Object.keys(about).filter((name) => about[name] && !passed.includes(name));
    expect(others).toEqual(['apply_proposal', 'workout_feedback']);
    const { athletes } = (await (await agentOf(coach)).call('athletes')).value;
    expect(athletes).toEqual([{ id: encodeId('athlete', owner.athleteId!), firstName: 'Robin', lastName: 'Vale' }]);
  });

  test('a token opens it, and neither a cookie nor nothing', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const accept = { accept: 'application/json, text/event-stream' };
    const nobody = await app.browser().post('/mcp', body, accept);
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Bearer/)]);
    const signedIn = app.browser();
    await signedIn.post('/api/auth/register', {
      email: 'agent@example.com',
      password: 'correct horse battery',
      firstName: 'Robin',
      lastName: 'Vale',
    });
    expect((await signedIn.post('/mcp', body, accept)).status).toBe(401);
    const wrong = { ...accept, authorization: 'Bearer evp_wrong', origin: '', 'sec-fetch-site': '' };
    expect((await app.browser().post('/mcp', body, wrong)).status).toBe(401);
    const { secret } = await createAccessToken(app.deps, await aScheduledAthlete(app.deps), {
      name: 'a',
      scope: 'read',
    });
    const right = { ...wrong, authorization: `Bearer ${secret}` };
    expect((await app.browser().post('/mcp', body, right)).status).toBe(200);
    const got = await app.browser().get('/mcp', right);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
