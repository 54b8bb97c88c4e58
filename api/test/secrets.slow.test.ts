import { readFileSync } from 'node:fs';
import { getNamedType, isObjectType } from 'graphql';
import { APP } from '../../e2e/devices/consent.ts';
import { createDevices } from '../adapters/devices/devices.ts';
import { apiRoutes } from '../apiRoutes.ts';
import { createSessions } from '../auth/session.ts';
import { schema } from '../graphql/schema.ts';
import { renewalOf } from '../graphql/secret.ts';
import { setUpApp } from './app.ts';
import type { Answer, Browser } from './browser.ts';
import { whereFound } from './everyTable.ts';
import type { Json } from './json.ts';

let people = 0;
const app = setUpApp();
beforeAll(() => {
  const ports = createDevices({ intervals: { root: 'http://127.0.0.1:9', app: APP, webhookSecret: null } });
  app.deps.devices = { ...app.deps.devices, ports };
});

async function coach(): Promise<Browser> {
  people += 1;
  const browser = app.browser();
  await browser.post('/api/auth/register', {
    email: `coach${people}@example.com`,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  expect((await browser.post('/api/coach/enable')).status).toBe(200);
  return browser;
}

/** Every field of an object that tells a secret, and every field of a REST answer. */
const MARKED = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => renewalOf(field) !== null)
      .map(({ name }) => `${type.name}.${name}`),
  );
const markedRoutes = () =>
  apiRoutes(createSessions(app.deps, app.env), app.env).flatMap((route) =>
    'secrets' in route && route.secrets
      ? route.secrets.fields.map((field) => `${route.method} ${route.path} ${field}`)
      : [],
  );

interface Door {
  path: string;
  /** Completes the path by what has to be there before. */
  below?: (browser: Browser) => Promise<string>;
  body: unknown;
  /** Completes the body by what has to be there before. */
  first?: (browser: Browser) => Promise<object>;
  /** What the answer tells, by the place at which it is marked. */
  told: (answer: Answer) => Record<string, string>;
}

const graphql = (query: string, told: (data: Json) => Record<string, string>): Door => ({
  path: '/graphql',
  body: { query },
  told: ({ json }) => told(json.data),
});

const HOOK = { url: 'http://127.0.0.1:9', topics: ['race'] };

const DOORS: Record<string, Door> = {
  'a token': graphql(
    'mutation { made: createAccessToken(input: { name: "x", scope: WRITE }) { ... on CreateAccessTokenPayload { word: secret } } }',
    ({ made }) => ({ 'CreateAccessTokenPayload.secret': made.word }),
  ),
  'a calendar feed': graphql(
    'mutation { createCalendarFeed(input: { kind: FULL }) { ...F } } fragment F on CreateCalendarFeedPayload { path }',
    ({ createCalendarFeed: made }) => ({ 'CreateCalendarFeedPayload.path': made.path }),
  ),
  'a webhook': graphql(
    'mutation { made: createWebhook(input: { url: "http://127.0.0.1:9", topics: [RACE] }) { ... on CreateWebhookPayload { secret } } }',
    ({ made }) => ({ 'CreateWebhookPayload.secret': made.secret }),
  ),
  'the consent to a device account': graphql(
    'mutation { authorizeDevice(input: { provider: INTERVALS }) { ... on AuthorizeDevicePayload { address } } }',
    ({ authorizeDevice: { address } }) => ({
      'AuthorizeDevicePayload.address': new URL(address).searchParams.get('state')!,
    }),
  ),
  'a new secret of a webhook': {
    ...graphql(
      'mutation ($webhookId: ID!) { rotateWebhookSecret(input: { webhookId: $webhookId }) { secret } }',
      ({ rotateWebhookSecret: { secret } }) => ({ 'RotateWebhookSecretPayload.secret': secret }),
    ),
    first: async (browser) => {
      const query =
        'mutation { made: createWebhook(input: { url: "http://127.0.0.1:9", topics: [RACE] }) { ... on CreateWebhookPayload { webhook { id } } } }';
      const { json } = await browser.post('/graphql', { query });
      return { variables: { webhookId: json.data.made.webhook.id } };
    },
  },
  'a webhook by REST': {
    path: '/api/webhooks',
    body: HOOK,
    told: ({ json }) => ({ 'POST /api/webhooks secret': json.secret }),
  },
  'a new secret of a webhook by REST': {
    path: '/api/webhooks',
    below: async (browser) => `/${(await browser.post('/api/webhooks', HOOK)).json.webhook.id}/rotate-secret`,
    body: {},
    told: ({ json }) => ({ 'POST /api/webhooks/:webhookId/rotate-secret secret': json.secret }),
  },
  'an invitation': graphql(
    'mutation { createCoachInvite(input: {}) { ... on CreateCoachInvitePayload { token path } } }',
    ({ createCoachInvite: { token, path } }) => ({
      'CreateCoachInvitePayload.token': token,
      'CreateCoachInvitePayload.path': path,
    }),
  ),
  'an invitation beside something else': graphql(
    'mutation { createAccessToken(input: { name: "", scope: READ }) { __typename } createCoachInvite(input: {}) { ... on CreateCoachInvitePayload { token path } } }',
    ({ createCoachInvite: { token, path } }) => ({
      'CreateCoachInvitePayload.token': token,
      'CreateCoachInvitePayload.path': path,
    }),
  ),
  'an invitation in a batch': {
    path: '/graphql',
    body: [
      { query: '{ __typename }' },
      { query: 'mutation { createCoachInvite(input: {}) { ... on CreateCoachInvitePayload { token } } }' },
    ],
    told: ({ json }) => ({ 'CreateCoachInvitePayload.token': json[1].data.createCoachInvite.token }),
  },
  'an invitation by REST': {
    path: '/api/coach/invites',
    body: {},
    told: ({ json }) => ({
      'POST /api/coach/invites inviteUrl': json.inviteUrl,
      'POST /api/coach/invites token': json.token,
    }),
  },
};

const pathOf = async ({ path, below }: Door, browser: Browser) => path + ((await below?.(browser)) ?? '');
const bodyOf = async ({ body, first }: Door, browser: Browser) =>
  first ? { ...(body as object), ...(await first(browser)) } : body;

const ALWAYS_THE_SAME = /^\/api\/calendar\/|\.ics$|^.*\/invite\/|^evp_|^whsec_/g;
const rows = async () => [
  await app.deps.db.accessToken.count(),
  await app.deps.db.calendarFeed.count(),
  await app.deps.db.coachInvite.count(),
  await app.deps.db.deviceConsent.count(),
  await app.deps.db.webhook.findMany({ select: { id: true, sealedSecret: true }, orderBy: { id: 'asc' } }),
];

test.each(Object.keys(DOORS))('%s is made once for a key, its secret told once and kept in no table', async (name) => {
  const { told } = DOORS[name]!;
  const browser = await coach();
  const path = await pathOf(DOORS[name]!, browser);
  const body = await bodyOf(DOORS[name]!, browser);
  const send = () => browser.post(path, body, { 'idempotency-key': 'secret' });
  const first = await send();
  expect(first.status).toBeLessThan(300);
  const secrets = Object.values(told(first)).map((value) => value.replaceAll(ALWAYS_THE_SAME, ''));
  for (const value of secrets) expect(value.length).toBeGreaterThanOrEqual(32);
  expect(await whereFound(app.deps.db, secrets)).toEqual([]);

  const made = await rows();
  const again = await send();
  const { code, message } =
    path === '/graphql' ? { ...again.json.errors[0], ...again.json.errors[0].extensions } : again.json;
  expect([again.status, code]).toEqual([409, 'ANSWER_NOT_KEPT']);
  expect(message).toMatch(
    /^This was done when it was first asked\. Its answer held a secret, which is told once and not kept\. .*another key.*\.$/,
  );
  for (const value of secrets) expect(again.text).not.toContain(value);
  expect(await rows()).toEqual(made);
});

test('whatever is marked is made above', async () => {
  const browser = await coach();
  const seen: string[] = [];
  for (const door of Object.values(DOORS))
    seen.push(...Object.keys(door.told(await browser.post(await pathOf(door, browser), await bodyOf(door, browser)))));
  expect([...new Set(seen)].sort()).toEqual([...MARKED, ...markedRoutes()].sort());
});

/** Their names sound like secrets. */
const HARMLESS = [
  'FieldError.path',
  'Notice.link',
  'NoticeSettings.key',
  'Webhook.url',
  'WorkoutFamily.key',
  'WorkoutRung.familyKey',
  '__Type.specifiedByURL',
];

/** What holds one by another name: the state of a consent. */
const WITHOUT_ITS_SOUND = ['AuthorizeDevicePayload.address'];

test('what sounds like a secret is marked as one', () => {
  const texts = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name === 'String')
        .map(({ name }) => `${type.name}.${name}`),
    );
  const sounding = texts.filter((name) => /\.\w*(secret|token|password|path|url|link|key|hash)s?$/i.test(name));
  const secret = [...sounding.filter((name) => !HARMLESS.includes(name)), ...WITHOUT_ITS_SOUND];
  expect(secret.sort()).toEqual([...MARKED].sort());
});

/** What there was when answers were last kept with their secrets. */
const THEN = Object.entries(DOORS).flatMap(([name, door]) => (/webhook|consent/.test(name) ? [] : [door]));

test('answers that were kept with a secret lose it, and stay done', async () => {
  const { db } = app.deps;
  const browser = await coach();
  const { id: userId } = await db.user.findFirstOrThrow({ where: { email: `coach${people}@example.com` } });
  const plain = { '/graphql': { query: 'mutation { enableCoaching { __typename } }' }, '/api/check-ins': { mood: 5 } };
  for (const [path, body] of Object.entries(plain)) await browser.post(path, body, { 'idempotency-key': path });
  const kept = await db.idempotencyKey.findMany({ where: { userId }, orderBy: { key: 'asc' } });
  const made = await Promise.all(
    THEN.map(async ({ path, body }) => {
      const { status, json, text } = await browser.post(path, body);
      return { userId, key: text, requestHash: 'x', status, body: path === '/graphql' ? { headers: {}, text } : json };
    }),
  );
  await db.idempotencyKey.createMany({ data: made });
  await db.$executeRawUnsafe(
    readFileSync('prisma/migrations/20261123053000_no_secrets_in_kept_answers/migration.sql', 'utf8'),
  );
  const cleaned = await db.idempotencyKey.findMany({ where: { userId, requestHash: 'x' } });
  expect(cleaned.map(({ status }) => status)).toEqual(made.map(() => 0));
  for (const { body } of cleaned)
    expect(body).toEqual({ renewal: 'End what was made and make another one, with another key.' });
  expect(
    await db.idempotencyKey.findMany({ where: { userId, requestHash: { not: 'x' } }, orderBy: { key: 'asc' } }),
  ).toEqual(kept);
  expect(kept.map(({ status }) => status)).toEqual([200, 200]);
});
