import { Prisma } from '../db/client.ts';
import { InvalidInput, PlanConflict } from '../domain/kernel/errors.ts';
import type { Route } from '../rest/router.ts';
import { type TestApp, startApp } from './app.ts';
import type { Browser } from './browser.ts';

/** What the paths below have done, and what the slow one waits for. */
export const done = { effects: 0, entered: () => {}, release: () => {}, broke: false };

/** Paths of no subject: what every path has is tested with them. */
export const testRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/test/effect',
    auth: 'session',
    handler: async ({ body }) => ({ status: 201, body: { effects: (done.effects += 1), body } }),
  },
  {
    method: 'GET',
    path: '/api/test/things/:thingId',
    auth: 'session',
    handler: async ({ params, query }) => ({ body: { ...params, q: query.get('q') } }),
  },
  {
    method: 'DELETE',
    path: '/api/test/things/:thingId',
    auth: 'session',
    handler: async () => ({ body: { effects: (done.effects += 1) } }),
  },
  {
    method: 'GET',
    path: '/api/test/things/first',
    auth: 'public',
    handler: async ({ viewer }) => ({ body: { fixed: true, isSignedIn: viewer !== null } }),
  },
  {
    method: 'POST',
    path: '/api/test/refuse',
    auth: 'session',
    handler: async () => {
      done.effects += 1;
      throw new InvalidInput([{ path: 'a.b', message: 'Wrong.' }]);
    },
  },
  {
    method: 'POST',
    path: '/api/test/break-once',
    auth: 'session',
    handler: async () => {
      done.effects += 1;
      if (!(done.broke = !done.broke)) return { status: 201, body: {} };
      throw new Error('broken');
    },
  },
  {
    method: 'GET',
    path: '/api/test/conflict',
    auth: 'public',
    handler: async () => {
      throw new PlanConflict('Two limits.', ['a', 'b'], ['less a']);
    },
  },
  {
    method: 'GET',
    path: '/api/test/bug',
    auth: 'public',
    handler: async () => {
      throw new Error('select password from secrets');
    },
  },
  {
    method: 'GET',
    path: '/api/test/late',
    auth: 'public',
    handler: async ({ deps, query }) => {
      const isStatement = query.get('by') === 'statement';
      const work = deps.db.$transaction(
        async (tx) => {
          if (isStatement) await tx.$executeRaw`set local statement_timeout = 5`;
          for (let i = 0; i < 3; i += 1) await tx.$queryRaw`select pg_sleep(0.05)::text`;
        },
        isStatement ? {} : { timeout: 1 },
      );
      return { body: await work };
    },
  },
  {
    // what PostgreSQL says where it cannot write
    method: 'GET',
    path: '/api/test/full',
    auth: 'public',
    handler: async ({ deps }) => ({
      body: await deps.db
        .$executeRaw`do ${Prisma.raw("$$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$")}`,
    }),
  },
  {
    method: 'GET',
    path: '/api/test/slow',
    auth: 'public',
    handler: async () => {
      done.entered();
      await new Promise<void>((resolve) => (done.release = resolve));
      return { body: { done: true } };
    },
  },
];

/** The server with these paths; one other origin may call it. */
export const startWithRoutes = (env: Record<string, string> = {}): Promise<TestApp> =>
  startApp({ routes: testRoutes, env: { ALLOWED_ORIGINS: 'https://partner.example', ...env } });

let person = 0;
/** A browser with an account of its own. */
export async function signedIn(app: TestApp): Promise<Browser> {
  person += 1;
  const browser = app.browser();
  await browser.post('/api/auth/register', {
    email: `p${person}@example.com`,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  return browser;
}

export const problem = (code: string) => ({ code, message: expect.any(String), requestId: expect.any(String) });
