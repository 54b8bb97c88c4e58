import { apiRoutes } from '../apiRoutes.ts';
import { createSessions } from '../auth/session.ts';
import { testEnv } from './app.ts';
import type { Answer } from './browser.ts';
import { documentOf, judgeOf } from './openapi.ts';
import { allRows } from './snapshot.ts';
import { ROUTES } from './access/routes.ts';
import { REFUSALS, verdict } from './access/rules.ts';
import { missing, openWorld, PRINCIPALS, type PrincipalName, type World } from './access/world.ts';

// Every door (routes here, mutations and reads beside) tried by everybody. The doors are counted from the route table: one
// without a rule fails.

let world: World;
let judge: ReturnType<typeof judgeOf>;
const names = Object.keys(PRINCIPALS) as PrincipalName[];

beforeAll(async () => {
  world = await openWorld();
  judge = judgeOf(await documentOf(world.app));
});
afterAll(() => world.app.close());

/** The answer without what differs from request to request. */
function bare({ status, json }: Answer) {
  const { requestId: _requestId, ...body } = (json ?? {}) as Record<string, unknown>;
  return { status, body };
}

const uuid = () => world.owner.athleteId;
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const same = (id: string) => id;

test('every route has a rule', () => {
  const routes = apiRoutes(createSessions(world.app.deps, world.app.env), testEnv()).map(keyOf);
  expect(Object.keys(ROUTES).sort()).toEqual([...routes].sort());
});

/** Signing in and out are doors that end the session of before; the next door must find it again. */
async function keepingSessions<T>(act: () => Promise<T>): Promise<T> {
  const { db } = world.app.deps;
  const rows = await db.session.findMany();
  const answer = await act();
  await db.session.createMany({
    data: rows.map((row) => ({ ...row, data: row.data as object })),
    skipDuplicates: true,
  });
  return answer;
}

function refusal(expected: string) {
  const { status, ...body } = REFUSALS[expected as keyof typeof REFUSALS];
  return { status, body };
}

const cells = (doors: readonly string[]) => doors.flatMap((door) => names.map((name) => [door, name] as const));

describe('routes', () => {
  test.each(cells(Object.keys(ROUTES)))('%s by the %s', async (key, name) => {
    const door = ROUTES[key]!;
    const principal = world.principals[name];
    const { db } = world.app.deps;
    await door.first?.();
    const expected = verdict(door.rule, principal);
    const writes = !key.startsWith('GET ');
    const isOthers = door.rule !== 'public' && principal.relation.startsWith('foreign');
    // what passes at one's own things may change them
    const isWatched = writes && (expected !== 'passes' || isOthers);
    const before = isWatched && (await allRows(db, uuid()));
    const ends = /register|login|end-sessions|logout/.test(key);
    const answer = ends ? await keepingSessions(() => door.send(principal, same)) : await door.send(principal, same);
    const [method, path] = key.split(' ') as [string, string];
    expect(judge(method, path, answer)).toEqual([]);
    const passes = expected === 'passes';
    const isShut = [401, 403, 404, 405].includes(answer.status) || answer.status >= 500;
    expect(passes && isShut ? answer.status : 'open').toBe('open');
    expect(passes && isOthers ? answer.text : '').not.toMatch(/Ownerly|Race of the owner/);
    const asMissing = expected === 'as missing' ? bare(await door.send(principal, missing)) : null;
    expect(passes ? null : bare(answer)).toEqual(
      passes ? null : asMissing ? { ...asMissing, status: 404 } : refusal(expected),
    );
    expect(isWatched && (await allRows(db, uuid()))).toEqual(before);
  });
});
