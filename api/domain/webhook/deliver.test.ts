import { Webhook } from 'standardwebhooks';
import { createClient } from '../../db/client.ts';
import { deliverWebhooks } from '../../jobs/webhooks.ts';
import { testDeps } from '../../test/app.ts';
import { aViewer } from '../../test/builders.ts';
import { setUpDatabase } from '../../test/database.ts';
import { startReceiver } from '../../test/webhookReceiver.ts';
import { aCoachOf, endCoaching } from '../../test/schedules.ts';
import { createAccessToken, revokeAccessToken, viewerOfToken } from '../account/accessToken.ts';
import type { AccountDeps } from '../account/account.ts';
import { createSealing } from '../kernel/sealing.ts';
import type { Viewer } from '../kernel/access.ts';
import type { EmailTemplate } from '../kernel/ports.ts';
import { claimDueWebhooks } from './deliver.ts';
import { createWebhook, deleteWebhook, listWebhooks, rotateWebhookSecret, updateWebhook } from './webhook.ts';
import { listDeliveries, redeliver, testWebhook } from './webhookDelivery.ts';
import { TOPICS } from './webhook.schema.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let deps: AccountDeps;
let viewer: Viewer;
const clock = { now: new Date() };
const posted: EmailTemplate[] = [];
const database = setUpDatabase();
beforeEach(async () => {
  receiver = await startReceiver();
  clock.now = new Date();
  posted.length = 0;
  const mail = {
    send: async () => 'sent' as const,
    post: (write: () => Promise<EmailTemplate | null>) => void write().then((email) => email && posted.push(email)),
    close: async () => {},
  };
  deps = { ...testDeps(database.db, clock), mail };
  viewer = await aViewer(deps);
});
afterEach(async () => {
  receiver.stop();
  await database.db.webhook.deleteMany();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
const mustNot = (error: unknown) => {
  throw error;
};
const deliver = (by = deps) => deliverWebhooks(by, { site: 'https://evenpace.example' }, mustNot);
const aHook = async (over: object = {}, who = viewer) => {
  const { webhook, secret } = await createWebhook(deps, who, { url: receiver.url, topics: TOPICS, ...over });
  return { id: webhook.id, secret };
};
const rename = (firstName: string) =>
  database.db.athlete.update({ where: { id: viewer.athleteId }, data: { firstName } });
const stateOf = async () => (await listWebhooks(deps, viewer))[0]!;
const deliveries = async (id: string) => (await listDeliveries(deps, viewer, [id])).get(id)!;
const verified = (secret: string, i = receiver.received.length - 1) => {
  const { body, headers } = receiver.received[i]!;
  return new Webhook(secret).verify(body, headers as Record<string, string>);
};

describe('a webhook that a token made', () => {
  const scopes = ['webhooks:write', 'profile:read'] as const;
  /** Somebody's token, and the webhook that it made. */
  async function byToken() {
    const { secret, token } = await createAccessToken(deps, { ...viewer, scope: 'session' }, { name: 'own', scopes });
    const holder = (await viewerOfToken(deps, secret))!;
    const { id } = await aHook({ topics: ['athlete'] }, holder);
    return { id, holder, tokenId: token.id };
  }

  test('is sent to for as long as the token lasts', async () => {
    const { tokenId } = await byToken();
    await rename('Ann');
    expect(await deliver()).toBe(1);
    await revokeAccessToken(deps, viewer, tokenId);
    await rename('Bea');
    expect(await deliver()).toBe(0);
    expect(await stateOf()).toMatchObject({ state: 'off', trouble: expect.stringContaining('has ended') });
  });

  test('ends with its days too, and goes on when its owner says so in a browser', async () => {
    const { id } = await byToken();
    later(400 * 24 * HOUR);
    await rename('Cid');
    expect(await deliver()).toBe(0);
    await updateWebhook(deps, viewer, id, { isOn: true });
    expect(await deliver()).toBe(1);
    expect(await stateOf()).toMatchObject({ state: 'on', trouble: null });
  });

  test('is that token’s alone, beside its owner', async () => {
    const { id, holder } = await byToken();
    const { id: other } = await aHook();
    expect((await listWebhooks(deps, holder)).map((hook) => hook.id)).toEqual([id]);
    expect(await listWebhooks(deps, viewer)).toHaveLength(2);
    await expect(deleteWebhook(deps, holder, other)).rejects.toThrow('Webhook not found.');
    await expect(rotateWebhookSecret(deps, holder, other)).rejects.toThrow('Webhook not found.');
    await expect(updateWebhook(deps, holder, other, { isOn: false })).rejects.toThrow('Webhook not found.');
    await deleteWebhook(deps, holder, id);
    expect((await listWebhooks(deps, viewer)).map((hook) => hook.id)).toEqual([other]);
  });

  test.each([
    [{ topics: ['race'] }, 'season:read'],
    [{ topics: ['athlete', 'check_in'] }, 'wellness:read'],
    [{ topics: ['athlete'], about: 'coached' }, 'coach:read'],
  ])('%j wants %s', async (wanted, scope) => {
    const { holder } = await byToken();
    await expect(aHook(wanted, holder)).rejects.toThrow(`This access token lacks the scope ${scope}.`);
  });

  test('is not turned to what its token may not read', async () => {
    const { id, holder } = await byToken();
    const turned = updateWebhook(deps, holder, id, { topics: ['race'] });
    await expect(turned).rejects.toThrow('This access token lacks the scope season:read.');
  });

  test('cannot be made with a token that is limited to nothing, or reads alone', async () => {
    await expect(aHook({}, { ...viewer, scope: 'write' })).rejects.toThrow('Sign in with a browser to do this.');
    const reads = { ...viewer, scope: 'read' as const, scopes: ['webhooks:read' as const] };
    await expect(aHook({}, reads)).rejects.toThrow('This access token lacks the scope webhooks:write.');
  });
});

test('a change arrives once, signed, and says what changed and no more', async () => {
  const { id, secret } = await aHook();
  await rename('Someone Secret');
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [delivery] = await deliveries(id);
  expect(receiver.received.map((one) => one.id)).toEqual([`delivery_${delivery!.id}`]);
  expect(verified(secret)).toEqual({
    type: 'athlete.updated',
    timestamp: delivery!.at.toISOString(),
    data: { id: `athlete_${viewer.athleteId}`, athleteId: `athlete_${viewer.athleteId}` },
  });
  expect(receiver.received[0]!.body).not.toContain('Secret');
  expect(delivery).toMatchObject({ state: 'delivered', tries: 1, status: 204, trouble: null });
});

test('cut off between sending and writing it down: it is sent again under the same id', async () => {
  await aHook();
  await rename('A');
  const dying: AccountDeps = {
    ...deps,
    webhooks: {
      ...deps.webhooks,
      send: async (message) => {
        await deps.webhooks.send(message);
        throw new Error('The process is no more.');
      },
    },
  };
  const heard: unknown[] = [];
  await deliverWebhooks(dying, { site: '' }, (error) => heard.push(error));
  expect(String(heard)).toContain('no more');
  // its lease still stands
  expect(await deliver()).toBe(0);
  later(MINUTE);
  expect(await deliver()).toBe(1);
  const [first, second] = receiver.received;
  expect([second!.id, second!.body, receiver.received.length]).toEqual([first!.id, first!.body, 2]);
});

test('a webhook is served by one of two processes', async () => {
  await aHook();
  await rename('A');
  const others = createClient(database.url, { connections: 1 });
  const claims = await Promise.all([deps, { ...deps, db: others }].map((by) => claimDueWebhooks(by)));
  expect(claims.flat()).toHaveLength(1);
  await others.$disconnect();
});

test('what does not arrive is tried ten times within four days, later each time, and by hand again', async () => {
  const { id } = await aHook();
  receiver.answers(500);
  await rename('A');
  const waits: number[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    await deliver();
    const { nextAt } = (await deliveries(id))[0]!;
    if (!nextAt) break;
    waits.push((nextAt.getTime() - clock.now.getTime()) / 1000);
    const before = receiver.received.length;
    later(nextAt.getTime() - clock.now.getTime() - 1);
    await deliver();
    expect(receiver.received).toHaveLength(before);
    later(1);
  }
  const LEAST = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
  expect(waits).toHaveLength(LEAST.length);
  for (const [i, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(LEAST[i]!);
    expect(wait).toBeLessThanOrEqual(LEAST[i]! * 1.1 + 1);
  }
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map((one) => one.id)).size).toBe(1);
  const [given] = await deliveries(id);
  expect(given).toMatchObject({
    state: 'given-up',
    tries: 10,
    status: 500,
    trouble: 'It was answered with 500, and only 2xx says that it arrived.',
  });
  later(24 * HOUR);
  expect(await deliver()).toBe(0);

  receiver.answers(200);
  await redeliver(deps, viewer, given!.id);
  expect(await deliver()).toBe(1);
  expect(receiver.received.at(-1)!.id).toBe(receiver.received[0]!.id);
  expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', tries: 1, status: 200 });
  expect((await stateOf()).state).toBe('on');
});

test('what fails holds up nothing else of the same webhook, and no other webhook', async () => {
  await aHook();
  await aHook();
  await rename('A');
  let asked = 0;
  receiver.answers((_request, response) => void response.writeHead((asked += 1) === 1 ? 500 : 200).end());
  expect(await deliver()).toBe(1);
  await rename('B');
  later(4_000);
  expect(await deliver()).toBe(1);
  later(2_000);
  expect(await deliver()).toBe(2);
});

test('after five days without an answer it is switched off and its owner told; switched on, it goes on', async () => {
  const { id } = await aHook();
  receiver.answers(503);
  for (let day = 0; day <= 5; day += 1) {
    await rename(`of day ${day}`);
    for (let tries = 0; tries < 3; tries += 1) {
      await deliver();
      later(10 * MINUTE);
    }
    expect((await stateOf()).state).toBe(day < 5 ? 'failing' : 'off');
    later(23.5 * HOUR);
  }
  expect(await stateOf()).toMatchObject({ trouble: expect.stringContaining('five days') });
  expect(posted).toHaveLength(1);
  expect(JSON.stringify(posted)).toContain(`127.0.0.1:${receiver.port}`);
  const before = receiver.received.length;
  const kept = await database.db.webhookDelivery.count({ where: { webhookId: id } });
  await rename('while it is off');
  await deliver();
  await expect(testWebhook(deps, viewer, id)).rejects.toMatchObject({ code: 'WEBHOOK_OFF' });
  expect(receiver.received).toHaveLength(before);
  expect(await database.db.webhookDelivery.count({ where: { webhookId: id } })).toBe(kept);

  receiver.answers(200);
  expect(await updateWebhook(deps, viewer, id, { isOn: true })).toMatchObject({ state: 'on', trouble: null });
  await testWebhook(deps, viewer, id);
  await deliver();
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toContain('webhook.test');
});

test('an address that is gone is switched off at once', async () => {
  await aHook();
  receiver.answers(410);
  await rename('A');
  await deliver();
  expect(await stateOf()).toMatchObject({ state: 'off', trouble: expect.stringContaining('410') });
  expect(posted).toHaveLength(1);
});

test('a new secret signs at once, the former one beside it for a day', async () => {
  const { id, secret: former } = await aHook();
  const { secret } = await rotateWebhookSecret(deps, viewer, id);
  await rename('A');
  await deliver();
  expect([verified(former), verified(secret)]).toEqual([expect.anything(), expect.anything()]);
  await database.db.webhook.update({ where: { id }, data: { formerUntil: clock.now } });
  await rename('B');
  await deliver();
  expect(verified(secret)).toMatchObject({ type: 'athlete.updated' });
  expect(() => verified(former)).toThrow('No matching signature');
});

test('nothing is sent without a signature', async () => {
  await aHook();
  await rename('A');
  const sealing = createSealing(['another secret of the server, of its own']);
  await deliver({ ...deps, devices: { ...deps.devices, sealing } });
  expect(receiver.received).toEqual([]);
  expect(await stateOf()).toMatchObject({ state: 'off', trouble: expect.stringContaining('secret is lost') });
});

test('a coach who has lost an athlete is told of that alone', async () => {
  const coach = await aCoachOf(deps, viewer);
  await aHook({ about: 'coached' }, coach);
  await rename('A');
  await endCoaching(deps, coach);
  await deliver();
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['athlete.left']);
});

test('a deleted webhook takes along what was still to be sent', async () => {
  const { id } = await aHook();
  await rename('A');
  await deleteWebhook(deps, viewer, id);
  expect(await deliver()).toBe(0);
  expect(receiver.received).toEqual([]);
  expect(await database.db.webhookDelivery.count({ where: { webhookId: id } })).toBe(0);
});

describe('what is asked for', () => {
  test.each([
    [{ url: 'ftp://x.example', topics: ['race'] }, 'url', 'Enter an address that begins with https://.'],
    [{ url: '', topics: ['race'] }, 'url', 'Address is required.'],
    [{ url: 'https://x.example', topics: [] }, 'topics', `Topics must be some of: ${TOPICS.join(', ')}.`],
    [{ url: 'https://x.example', topics: ['secrets'] }, 'topics', `Topics must be some of: ${TOPICS.join(', ')}.`],
    [{ url: 'https://x.example', topics: ['race'], about: 'all' }, 'about', 'About must be one of: own, coached.'],
  ])('%j is told at its field', async (input, path, message) => {
    await expect(createWebhook(deps, viewer, input)).rejects.toMatchObject({ errors: [{ path, message }] });
  });

  test('only a coach is told of athletes, only ten are kept, and no token may', async () => {
    const input = { url: 'https://x.example', topics: ['race'] };
    await expect(createWebhook(deps, viewer, { ...input, about: 'coached' })).rejects.toThrow('Only coaches');
    for (const scope of ['read', 'write'] as const)
      await expect(createWebhook(deps, { ...viewer, scope }, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (let made = 0; made < 10; made += 1) await createWebhook(deps, viewer, input);
    await expect(createWebhook(deps, viewer, input)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });

  test('what is somebody else’s is not there', async () => {
    const { id } = await aHook();
    const { id: delivery } = await testWebhook(deps, viewer, id);
    const stranger = await aViewer(deps);
    for (const ask of [
      updateWebhook(deps, stranger, id, { isOn: false }),
      rotateWebhookSecret(deps, stranger, id),
      deleteWebhook(deps, stranger, id),
      testWebhook(deps, stranger, id),
      redeliver(deps, stranger, delivery),
    ])
      await expect(ask).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await listDeliveries(deps, stranger, [id])).get(id)).toEqual([]);
  });
});
