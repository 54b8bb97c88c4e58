import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartRefused } from './startRefused.ts';

const url = (protocols: readonly string[], wanted: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), wanted);

const WEB = ['http:', 'https:'];
const webUrl = url(WEB, 'an http or https address');
const origin = webUrl.refine(
  (text) => !URL.canParse(text) || new URL(text).origin === text.replace(/\/$/, ''),
  'an origin such as https://example.org, without a path',
);
const text = z.string().min(1);

/** smtp or smtps, a host, perhaps a port, and user and password or neither. */
function isMailServer(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(given);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return (
    ['smtp:', 'smtps:'].includes(protocol) &&
    hostname !== '' &&
    Boolean(username) === Boolean(password) &&
    ['', '/'].includes(pathname) &&
    search + hash === ''
  );
}

const MAIL_FROM = /^(?:(?<name>[^<>@"\p{Cc}]{1,100}?) *<(?<inBrackets>[^<>]+)>|(?<alone>[^<>]+))$/u;
const MAIL_ADDRESS = /^[^\s@"(),:;<>[\]\\\p{Cc}]+@[^\s@"(),:;<>[\]\\\p{Cc}]+$/u;

/** `mail@example.org` or `Evenpace <mail@example.org>` in its parts; null: neither. */
function senderIn(given: string): { name: string; address: string } | null {
  const { name = '', inBrackets, alone } = MAIL_FROM.exec(given.trim())?.groups ?? {};
  const address = (inBrackets ?? alone ?? '').trim();
  return MAIL_ADDRESS.test(address) ? { name: name.trim(), address } : null;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'a port number from 0 to 65535');

/** Variable by variable: the check, and what it wants in words. */
const variables = {
  NODE_ENV: z.enum(['development', 'test', 'production'], 'development, test or production').default('development'),
  PORT: port.default(4000),
  HOST: text.default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, '16 characters or more, without spaces')
    .optional(),
  DATA_DIR: text.default('.data').transform((folder) => path.resolve(folder)),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'an address such as postgresql://user:password@host:5432/name',
  ).optional(),
  REDIS_URL: url(['redis:', 'rediss:'], 'an address such as redis://host:6379').optional(),
  SESSION_SECRET: text.optional(),
  PUBLIC_URL: origin.transform((address) => new URL(address).origin).optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((item) => origin.safeParse(item).success),
      'origins such as https://example.org, parted by commas',
    )
    .transform((list) => list.map((item) => new URL(item).origin))
    .default([]),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: webUrl.default('https://accounts.google.com'),
  DEVICE_INTERVALS_URL: origin.default('https://intervals.icu').transform((address) => new URL(address).origin),
  DEVICE_INTERVALS_CLIENT_ID: text.optional(),
  DEVICE_INTERVALS_CLIENT_SECRET: text.optional(),
  DEVICE_INTERVALS_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, '16 characters or more, without spaces')
    .optional(),
  DEVICE_WAHOO_URL: origin.default('https://api.wahooligan.com').transform((address) => new URL(address).origin),
  DEVICE_WAHOO_CLIENT_ID: text.optional(),
  DEVICE_WAHOO_CLIENT_SECRET: text.optional(),
  DEVICE_WAHOO_WEBHOOK_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/, '8 characters or more, without spaces')
    .optional(),
  ALLOW_PRIVATE_WEBHOOKS: z
    .enum(['true', 'false'], 'true or false')
    .default('false')
    .transform((word) => word === 'true'),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a key without spaces')
    .optional(),
  OPENAI_BASE_URL: webUrl.default('https://api.openai.com/v1'),
  OPENAI_MODEL: z
    .string()
    .regex(/^[\w.:/@+-]{1,80}$/, 'the name of a model such as gpt-4.1-mini')
    .default('gpt-4.1-mini'),
  OPENAI_DAILY_REQUESTS: z
    .string()
    .regex(/^\d{1,7}$/, 'a number of requests from 0 to 9999999')
    .transform(Number)
    .default(2000),
  SMTP_URL: z.string().refine(isMailServer, 'an address such as smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .refine((given) => senderIn(given) !== null, 'an address such as Evenpace <mail@example.org>')
    .transform((given) => senderIn(given)!)
    .optional(),
  RATE_FACTOR: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'a whole number from 1 to 9999')
    .transform(Number)
    .default(1),
  PAYMENT_LINK_COACHING: webUrl.optional(),
  PAYMENT_LINK_KONA: webUrl.optional(),
  CONTACT_URL: url([...WEB, 'mailto:'], 'an http, https or mailto address').optional(),
  OPERATOR_NAME: text.optional(),
  SOCIAL_LINK_1: webUrl.optional(),
  SOCIAL_LINK_2: webUrl.optional(),
  TZ_DEFAULT: z.string().refine(isTimeZone, 'an IANA time zone such as Europe/Zurich').default('UTC'),
  CLOCK_NOW: z.iso
    .datetime({ offset: true, error: 'an instant such as 2027-01-04T08:00:00Z' })
    .transform((instant) => new Date(instant))
    .optional(),
};

const schema = z.object(variables);
export type Env = Omit<z.infer<typeof schema>, 'SESSION_SECRET'> & { SESSION_SECRET: string };

const SECRET = /SECRET|KEY|TOKEN|_URL/;
const SHORTEST_SECRET = 32;

/** Kept with the data, so that a restart signs nobody out. */
function generatedSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(path.dirname(dataDir), { recursive: true });
  if (!existsSync(dataDir)) mkdirSync(dataDir, { mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function sessionSecret(given: string | undefined, databaseUrl: string | undefined, dataDir: string): string {
  if (given === undefined && databaseUrl !== undefined)
    throw new StartRefused('SESSION_SECRET must be set (32 bytes or more).');
  if (given !== undefined && Buffer.byteLength(given) < SHORTEST_SECRET) {
    throw new StartRefused(`SESSION_SECRET must be set (32 bytes or more). It has ${Buffer.byteLength(given)}.`);
  }
  return given ?? generatedSecret(dataDir);
}

/**
 * The environment, checked. An empty variable counts as unset.
 * Throws StartRefused with one line that names the variable, what it got and what it wants.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.keys(variables).map((name) => [name, source[name] === '' ? undefined : source[name]]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const { path: where, message } = parsed.error.issues[0]!;
    const name = String(where[0]);
    const got = SECRET.test(name) ? 'a value that is not one' : JSON.stringify(given[name]);
    throw new StartRefused(`${name}: got ${got}, wants ${message}.`);
  }
  const env = parsed.data;
  if (env.CLOCK_NOW && env.NODE_ENV === 'production')
    throw new StartRefused('CLOCK_NOW is for tests and demos: unset it, or NODE_ENV=production.');
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT !== 0 && env.METRICS_PORT === env.PORT)
    throw new StartRefused(`METRICS_PORT: got ${env.METRICS_PORT}, wants a port other than PORT.`);
  for (const pair of [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['DEVICE_INTERVALS_CLIENT_ID', 'DEVICE_INTERVALS_CLIENT_SECRET'],
    ['DEVICE_WAHOO_CLIENT_ID', 'DEVICE_WAHOO_CLIENT_SECRET'],
    ['SMTP_URL', 'MAIL_FROM'],
  ] as const) {
    const [missing] = pair.filter((name) => !env[name]);
    if (missing && pair.some((name) => env[name]))
      throw new StartRefused(`${missing}: got nothing, wants a value, because the other half of the pair is set.`);
  }
  return { ...env, SESSION_SECRET: sessionSecret(env.SESSION_SECRET, env.DATABASE_URL, env.DATA_DIR) };
}
