import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from './env.ts';
import { StartRefused } from './startRefused.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-env-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const SECRET = 'x'.repeat(32);
const read = (over: Record<string, string> = {}) => readEnv({ SESSION_SECRET: SECRET, ...over });

test('the defaults are for a laptop', () => {
  expect(read()).toMatchObject({
    NODE_ENV: 'development',
    PORT: 4000,
    HOST: '127.0.0.1',
    DATA_DIR: path.resolve('.data'),
    TZ_DEFAULT: 'UTC',
    ALLOWED_ORIGINS: [],
    GOOGLE_ISSUER: 'https://accounts.google.com',
  });
  expect(read().DATABASE_URL).toBeUndefined();
});

test('an empty variable is an unset one', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000 });
});

test('values are read into what they mean', () => {
  const env = read({
    PORT: '0',
    PUBLIC_URL: 'https://run.example/',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:81',
    CLOCK_NOW: '2027-01-04T08:00:00+01:00',
  });
  expect(env).toMatchObject({
    PORT: 0,
    PUBLIC_URL: 'https://run.example',
    ALLOWED_ORIGINS: ['https://a.example', 'http://b.example:81'],
    CLOCK_NOW: new Date('2027-01-04T07:00:00Z'),
  });
});

test('a mail server and whom letters are from', () => {
  const from = (MAIL_FROM: string) => read({ SMTP_URL: 'smtps://me:p%40ss@mail.example.org:465', MAIL_FROM }).MAIL_FROM;
  expect(from('mail@example.org')).toEqual({ name: '', address: 'mail@example.org' });
  expect(from('Evenpace, Oslo <mail@example.org>')).toEqual({ name: 'Evenpace, Oslo', address: 'mail@example.org' });
});

test.each<[Record<string, string>, string]>([
  [{ PORT: '65536' }, 'PORT: got "65536", wants a port number from 0 to 65535.'],
  [{ PORT: '4000 ' }, 'PORT: got "4000 ", wants a port number from 0 to 65535.'],
  [{ PORT: 'http' }, 'PORT: got "http", wants a port number from 0 to 65535.'],
  [{ METRICS_PORT: '-1' }, 'METRICS_PORT: got "-1", wants a port number from 0 to 65535.'],
  [{ METRICS_PORT: '4000' }, 'METRICS_PORT: got 4000, wants a port other than PORT.'],
  [
    { METRICS_TOKEN: 'short' },
    'METRICS_TOKEN: got a value that is not one, wants 16 characters or more, without spaces.',
  ],
  [
    { METRICS_TOKEN: 'of two words and long enough' },
    'METRICS_TOKEN: got a value that is not one, wants 16 characters or more, without spaces.',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV: got "prod", wants development, test or production.'],
  [
    { DATABASE_URL: 'mysql://u:hidden@h/d' },
    'DATABASE_URL: got a value that is not one, wants an address such as postgresql://user:password@host:5432/name.',
  ],
  [{ REDIS_URL: 'localhost' }, 'REDIS_URL: got a value that is not one, wants an address such as redis://host:6379.'],
  [
    { PUBLIC_URL: 'https://run.example/app' },
    'PUBLIC_URL: got a value that is not one, wants an origin such as https://example.org, without a path.',
  ],
  [
    { ALLOWED_ORIGINS: 'https://a.example,*' },
    'ALLOWED_ORIGINS: got "https://a.example,*", wants origins such as https://example.org, parted by commas.',
  ],
  [{ TZ_DEFAULT: 'Mars' }, 'TZ_DEFAULT: got "Mars", wants an IANA time zone such as Europe/Zurich.'],
  [{ CLOCK_NOW: 'tomorrow' }, 'CLOCK_NOW: got "tomorrow", wants an instant such as 2027-01-04T08:00:00Z.'],
  [
    { CLOCK_NOW: '2027-01-04T08:00:00Z', NODE_ENV: 'production' },
    'CLOCK_NOW is for tests and demos: unset it, or NODE_ENV=production.',
  ],
  [
    { PAYMENT_LINK_KONA: 'javascript:alert(1)' },
    'PAYMENT_LINK_KONA: got "javascript:alert(1)", wants an http or https address.',
  ],
  [{ OPENAI_API_KEY: 'two words' }, 'OPENAI_API_KEY: got a value that is not one, wants a key without spaces.'],
  [
    { OPENAI_BASE_URL: 'localhost:11434' },
    'OPENAI_BASE_URL: got a value that is not one, wants an http or https address.',
  ],
  [{ OPENAI_MODEL: 'my model' }, 'OPENAI_MODEL: got "my model", wants the name of a model such as gpt-4.1-mini.'],
  [{ RATE_FACTOR: '0' }, 'RATE_FACTOR: got "0", wants a whole number from 1 to 9999.'],
  [{ OPENAI_DAILY_REQUESTS: '-1' }, 'OPENAI_DAILY_REQUESTS: got "-1", wants a number of requests from 0 to 9999999.'],
  ...[
    'mail.example.org',
    'http://mail.example.org',
    'smtp://',
    'smtp://user@host',
    'smtp://user:%zz@host',
    'smtp://host/?pool=true',
  ].map((SMTP_URL): [Record<string, string>, string] => [
    { SMTP_URL, MAIL_FROM: 'a@b.example' },
    'SMTP_URL: got a value that is not one, wants an address such as smtp://user:password@host:587.',
  ]),
  [
    { SMTP_URL: 'smtp://host', MAIL_FROM: 'Evenpace' },
    'MAIL_FROM: got "Evenpace", wants an address such as Evenpace <mail@example.org>.',
  ],
  [
    { SMTP_URL: 'smtp://host', MAIL_FROM: 'a@b.example\nBcc: c@d.example' },
    'MAIL_FROM: got "a@b.example\\nBcc: c@d.example", wants an address such as Evenpace <mail@example.org>.',
  ],
  [{ SMTP_URL: 'smtp://host' }, 'MAIL_FROM: got nothing, wants a value, because the other half of the pair is set.'],
  [{ MAIL_FROM: 'a@b.example' }, 'SMTP_URL: got nothing, wants a value, because the other half of the pair is set.'],
  [
    { GOOGLE_CLIENT_ID: 'me' },
    'GOOGLE_CLIENT_SECRET: got nothing, wants a value, because the other half of the pair is set.',
  ],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be set (32 bytes or more). It has 5.'],
  [
    { SESSION_SECRET: '', DATABASE_URL: 'postgres://h/d', NODE_ENV: 'production' },
    'SESSION_SECRET must be set (32 bytes or more).',
  ],
])('%j stops the start with one line', (over, line) => {
  expect(() => read(over)).toThrow(new StartRefused(line));
});

test('a secret of its own is kept with the data, for this user only', () => {
  const DATA_DIR = path.join(scratch, 'new', 'data');
  const first = readEnv({ DATA_DIR }).SESSION_SECRET;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readEnv({ DATA_DIR }).SESSION_SECRET).toBe(first);
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  const file = path.join(DATA_DIR, 'session-secret');
  expect([statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toEqual([0o600, first]);
  expect(readEnv({ DATA_DIR: path.join(scratch, 'other') }).SESSION_SECRET).not.toBe(first);
});

test('a given secret makes no file', () => {
  readEnv({ DATA_DIR: path.join(scratch, 'untouched'), SESSION_SECRET: SECRET });
  expect(existsSync(path.join(scratch, 'untouched'))).toBe(false);
});
