import type { Express } from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileWriters } from '../adapters/fileWriters.ts';
import { createAdmission } from '../admission/admission.ts';
import { createFitReader } from '../adapters/fit/reader.ts';
import { createRateLimits } from '../adapters/rateLimits.ts';
import { createPush } from '../adapters/push.ts';
import { createWebhooks } from '../adapters/webhooks.ts';
import type { AppOptions } from '../app.ts';
import type { PrismaClient } from '../db/client.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { createEvents } from '../domain/kernel/events.ts';
import { createSealing } from '../domain/kernel/sealing.ts';
import { type Env, readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { Browser } from './browser.ts';
import { createDatabase, setUpDatabase } from './database.ts';
import { setUp } from './setUp.ts';

/** Tests ask in a minute what people ask in a day; those of the budgets bring their own. */
const plenty = () => createAdmission({ times: 1000 });

/** One for all of a file's tests: its threads take a while to start. */
const fit = createFitReader(plenty());

/** Frozen instant, or an object whose clock can be moved. */
type Clock = string | { now: Date };

/** What the domain works with, on a test database. */
export function testDeps(db: PrismaClient, now?: Clock): AccountDeps {
  const clock = now === undefined ? () => new Date() : typeof now === 'string' ? () => new Date(now) : () => now.now;
  return {
    db,
    clock,
    events: createEvents(),
    limits: createRateLimits(null),
    fit,
    files: fileWriters,
    mail: null,
    model: null,
    webhooks: createWebhooks({ allowsPrivate: true }),
    push: createPush({
      secret: 'only for tests, and long enough for that',
      contact: 'mailto:tests@run.example',
      allowsPrivate: true,
    }),
    devices: { ports: {}, sealing: createSealing(['only for tests, and long enough for that']) },
  };
}

/** The same on a database that all tests of a file share. */
export const setUpDeps = (now?: Clock, database = setUpDatabase()): AccountDeps =>
  setUp(
    async () => testDeps(database.db, now),
    async () => {},
  );

export const testEnv = (variables: Record<string, string> = {}): Env =>
  readEnv({ NODE_ENV: 'test', SESSION_SECRET: 'only for tests, and long enough for that', ...variables });

export interface TestApp {
  /** `http://127.0.0.1:PORT` */
  base: string;
  deps: AccountDeps;
  env: Env;
  server: Server;
  /** Everything that it answers. */
  routes: Express;
  /** A browser without cookies. */
  browser(): Browser;
  close(): Promise<void>;
}

interface Options extends Partial<
  Pick<AppOptions, 'log' | 'routes' | 'admission' | 'findPersisted' | 'isPressed' | 'timeouts'>
> {
  now?: Clock;
  env?: Record<string, string>;
  deps?: Partial<AccountDeps>;
}

/** The whole server on a free port and a database of its own. */
export async function startApp({ now, env: variables, deps: over, ...options }: Options = {}): Promise<TestApp> {
  // most test files need the domain alone, and each would load the server anew
  const { buildApp } = await import('../app.ts');
  const database = await createDatabase();
  const env = testEnv(variables);
  const deps = { ...testDeps(database.db, now), ...over };
  const app = buildApp({
    log: createLogger({ isSilent: true }),
    admission: plenty(),
    ...options,
    deps,
    env,
    metrics: createMetrics(),
  });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    base,
    deps,
    env,
    server: app.server,
    routes: app.routes,
    browser: () => new Browser(base),
    close: async () => {
      await app.close();
      await deps.events.close();
      await database.drop();
    },
  };
}

/** One that all tests of a file share. */
export const setUpApp = (options?: Options) =>
  setUp(
    () => startApp(options),
    (app) => app.close(),
  );
