import { readFileSync } from 'node:fs';
import { renewPush } from './renewPush.ts';

const NEW = { endpoint: 'https://push.example/two', p256dh: 'its key', auth: 'its secret' };
const key = new Uint8Array([1, 2, 3]).buffer;
const old = { options: { applicationServerKey: key } } as PushSubscription;
const renewed = {
  toJSON: () => ({ endpoint: NEW.endpoint, keys: { p256dh: NEW.p256dh, auth: NEW.auth } }),
} as unknown as PushSubscription;
const empty = { toJSON: () => ({}) } as unknown as PushSubscription;

const documents = JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>;

test.each([
  ['the browser made itself', { oldSubscription: old, newSubscription: renewed }, [], [NEW]],
  ['is asked for with the key of before', { oldSubscription: old, newSubscription: null }, [key], [NEW]],
  ['only the old one is told of', { oldSubscription: old }, [key], [NEW]],
  ['nothing is told of', {}, [], []],
  ['holds no address', { newSubscription: empty }, [], []],
])('of a new address that %s the server hears as it should', async (_, change, asked, told) => {
  const keys: unknown[] = [];
  const sent: [string, RequestInit][] = [];
  globalThis.fetch = async (url, init) => {
    sent.push([String(url), init!]);
    return { ok: true } as Response;
  };
  await renewPush(change, {
    subscribe: async (options) => {
      keys.push(options?.applicationServerKey);
      return renewed;
    },
  });
  expect(keys).toEqual(asked);
  const bodies = sent.map(([, { body }]) => JSON.parse(String(body)));
  expect(bodies.map(({ variables }) => variables.input)).toEqual(told.map((input) => ({ ...input, greets: false })));
  for (const { extensions } of bodies)
    expect(documents[extensions.persistedQuery.sha256Hash]).toMatch(/^mutation keepPushMutation/);
  expect(sent.map(([url, { method, credentials }]) => [url, method, credentials])).toEqual(
    told.map(() => ['/graphql', 'POST', 'same-origin']),
  );
});
