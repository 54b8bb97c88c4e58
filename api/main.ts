// Composition root: environment, database, server. The only place that listens.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { fileWriters } from './adapters/fileWriters.ts';
import { createAdmission } from './admission/admission.ts';
import { createErasureList } from './adapters/erasureList.ts';
import { createDevices } from './adapters/devices/devices.ts';
import { createFitReader } from './adapters/fit/reader.ts';
import { createLanguageModel } from './adapters/languageModel.ts';
import { createRateLimits } from './adapters/rateLimits.ts';
import { createMail } from './adapters/mail.ts';
import { createRedisBus } from './adapters/redis.ts';
import { createPush } from './adapters/push.ts';
import { createWebhooks } from './adapters/webhooks.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/open.ts';
import type { Clock } from './domain/kernel/ports.ts';
import { createEvents } from './domain/kernel/events.ts';
import { createSealing } from './domain/kernel/sealing.ts';
import { writeStarterSet } from './domain/library/library.ts';
import { type Env, readEnv } from './env.ts';
import { type Logger, createLogger } from './log.ts';
import { keepErased, keepForgotten, startKeepingErased } from './jobs/erasures.ts';
import { startReadingArchives } from './jobs/archives.ts';
import { startSyncingDevices } from './jobs/devices.ts';
import { startDigests } from './jobs/digest.ts';
import { startClosingDays } from './jobs/pastDays.ts';
import { startNotices } from './jobs/notices.ts';
import { startRetention } from './jobs/retention.ts';
import { startRolling } from './jobs/rollWeeks.ts';
import { startDeliveringWebhooks } from './jobs/webhooks.ts';
import { createMetrics } from './metrics.ts';
import { metricsServer } from './rest/metrics.ts';
import { createPressure, watchPressure } from './pressure.ts';
import { StartRefused } from './startRefused.ts';

/** The operator's application at a provider of device accounts; null: none. */
const appOf = (clientId: string | undefined, clientSecret: string | undefined) =>
  clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : null;

/** Answers the address that came of the variable of that name. */
function listen(server: Server, name: 'PORT' | 'METRICS_PORT', { [name]: port, HOST }: Env): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartRefused(`${name}: got ${port}, wants a port that is free on ${HOST} (${error.code}).`));
    });
    server.listen(port, HOST, () => {
      const { address, port: given, family } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${given}`);
    });
  });
}

function languageModel({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Env) {
  return OPENAI_API_KEY
    ? createLanguageModel({ apiKey: OPENAI_API_KEY, baseURL: OPENAI_BASE_URL, model: OPENAI_MODEL })
    : null;
}

function mail({ SMTP_URL, MAIL_FROM }: Env, log: Logger) {
  if (!SMTP_URL || !MAIL_FROM) return null;
  return createMail({ server: SMTP_URL, from: MAIL_FROM, onTrouble: (trouble) => log.warn(trouble, 'mail') });
}

function devicePorts(env: Env, clock: Clock) {
  const wahoo = appOf(env.DEVICE_WAHOO_CLIENT_ID, env.DEVICE_WAHOO_CLIENT_SECRET);
  return createDevices({
    intervals: {
      root: env.DEVICE_INTERVALS_URL,
      app: appOf(env.DEVICE_INTERVALS_CLIENT_ID, env.DEVICE_INTERVALS_CLIENT_SECRET),
      webhookSecret: env.DEVICE_INTERVALS_WEBHOOK_SECRET ?? null,
    },
    wahoo: wahoo && {
      root: env.DEVICE_WAHOO_URL,
      app: wahoo,
      webhookToken: env.DEVICE_WAHOO_WEBHOOK_TOKEN ?? null,
      clock,
    },
  });
}

/** Whom push services may turn to. */
function contactOf({ PUBLIC_URL, MAIL_FROM, CONTACT_URL }: Env): string {
  if (MAIL_FROM) return `mailto:${MAIL_FROM.address}`;
  return (
    [CONTACT_URL, PUBLIC_URL].find((address) => /^(?:https|mailto):/.test(address ?? '')) ?? 'mailto:nobody@localhost'
  );
}

async function start(log: Logger): Promise<void> {
  const env = readEnv(process.env);
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  // there is nothing to end before everything has begun
  let end = (code: number): unknown => process.exit(code);
  const onGivenUp = (error: unknown) => {
    say(
      `The database ended and could not be started again, so the server ends too: ${error instanceof Error ? error.message : String(error)}`,
    );
    void end(1);
  };
  const database = await openDatabase({ url: env.DATABASE_URL ?? null, dataDir: env.DATA_DIR, say, onGivenUp });
  const redis = env.REDIS_URL ? new Redis(env.REDIS_URL, { maxRetriesPerRequest: 1 }) : null;
  redis?.on('error', (err) => log.warn({ err }, 'redis'));
  const events = createEvents(redis ? createRedisBus(redis) : undefined);
  const clock = env.CLOCK_NOW ? () => new Date(env.CLOCK_NOW!) : () => new Date();
  const admission = createAdmission({ times: env.RATE_FACTOR });
  const deps = {
    db: database.db,
    clock,
    events,
    limits: createRateLimits(redis, { modelRequestsADay: env.OPENAI_DAILY_REQUESTS, times: env.RATE_FACTOR }),
    fit: createFitReader(admission),
    files: fileWriters,
    mail: mail(env, log),
    model: languageModel(env),
    devices: { ports: devicePorts(env, clock), sealing: createSealing([env.SESSION_SECRET]) },
    webhooks: createWebhooks({ allowsPrivate: env.ALLOW_PRIVATE_WEBHOOKS }),
    push: createPush({
      secret: env.SESSION_SECRET,
      contact: contactOf(env),
      allowsPrivate: env.ALLOW_PRIVATE_WEBHOOKS,
    }),
  };
  if (deps.mail && !env.PUBLIC_URL)
    say('SMTP_URL is set without PUBLIC_URL: links in e-mails begin with the address that the request came to.');
  await writeStarterSet(deps.db);
  const erased = createErasureList(env.DATA_DIR);
  const notNoted = (err: unknown) => log.error({ err }, 'noting erased accounts failed');
  // before anybody is answered: an old copy of the database must not bring an erased account back
  const again = await keepErased(deps, erased).catch((err: unknown) => {
    log.error({ err }, 'noting erased accounts failed');
    return 0;
  });
  if (again > 0) log.warn({ accounts: again }, 'erased again what an old copy of the database brought back');
  const pressure = createPressure((isHigh, reading) =>
    log.warn(reading, isHigh ? 'under pressure: new requests are turned away' : 'the pressure is over'),
  );
  const metrics = createMetrics();
  const app = buildApp({ deps, env, log, metrics, admission, isPressed: pressure.isHigh });
  const watched =
    env.METRICS_PORT === undefined
      ? null
      : metricsServer({ text: metrics.text, type: metrics.contentType, token: env.METRICS_TOKEN ?? null });
  const stopJobs = [watchPressure(pressure)];

  let ending: Promise<void> | null = null;
  end = (code: number) =>
    (ending ??= (async () => {
      for (const stop of stopJobs) stop();
      await app.close();
      watched?.close();
      watched?.closeAllConnections();
      await deps.fit.close();
      await deps.mail?.close();
      await events.close();
      redis?.disconnect();
      if (code === 0) await keepForgotten(deps, erased, database.forgetErased).catch(notNoted);
      await database.close();
      process.exit(code);
    })());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, event);
      void end(1);
    });
  }

  let site: string;
  try {
    if (watched) console.log(`Metrics on ${await listen(watched, 'METRICS_PORT', env)}/metrics`);
    site = await listen(app.server, 'PORT', env);
    console.log(`Ready on ${site}`);
  } catch (error) {
    await database.close();
    throw error;
  }
  // only a server that is up has work by the clock
  stopJobs.push(
    startRolling(deps, (err) => log.error({ err }, 'rolling the weeks failed')),
    startClosingDays(deps, (err) => log.error({ err }, 'closing past days failed')),
    startKeepingErased(deps, erased, { forget: database.forgetErased, onError: notNoted }),
    startDigests(deps, { site: env.PUBLIC_URL ?? site, secret: env.SESSION_SECRET }, (err) =>
      log.error({ err }, 'mailing weekly summaries failed'),
    ),
    startSyncingDevices(deps, (err) => log.error({ err }, 'syncing device accounts failed')),
    startReadingArchives(deps, (err) => log.error({ err }, 'reading archives of recordings failed')),
    startDeliveringWebhooks(deps, { site: env.PUBLIC_URL ?? site }, (err) =>
      log.error({ err }, 'telling webhooks failed'),
    ),
    startNotices(deps, { site: env.PUBLIC_URL ?? site, secret: env.SESSION_SECRET }, (err) =>
      log.error({ err }, 'telling of notices failed'),
    ),
    startRetention(deps, (err) => log.error({ err }, 'removing what has expired failed')),
  );
}

const log = createLogger();
start(log).catch((error: unknown) => {
  if (error instanceof StartRefused) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'start failed');
  process.exit(error instanceof StartRefused ? 2 : 1);
});
