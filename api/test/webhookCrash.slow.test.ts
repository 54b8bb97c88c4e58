import { createWebhook } from '../domain/webhook/webhook.ts';
import { deliverWebhooks } from '../jobs/webhooks.ts';
import { testDeps, testEnv } from './app.ts';
import { aViewer } from './builders.ts';
import { createDatabase } from './database.ts';
import { aPlace } from './serverProcess.ts';
import { startReceiver } from './webhookReceiver.ts';

// `CRASH_KILLS=100 npx jest …` for a long night.
const KILLS = Number(process.env.CRASH_KILLS ?? 3);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test(
  `killed ${KILLS} times between telling and writing it down: all is told, and what is told again has the same id`,
  async () => {
    const database = await createDatabase();
    const receiver = await startReceiver();
    const place = aPlace();
    ends.push(database.drop, receiver.stop, place.clear);
    const { db } = database;
    const deps = testDeps(db);
    const viewer = await aViewer(deps);
    const { webhook } = await createWebhook(deps, viewer, { url: receiver.url, topics: ['athlete'] });
    // whoever claimed it is no more: its minute is over, and so is the wait after a failure
    const afterTheLease = async () => {
      await db.webhook.updateMany({ data: { waitUntil: new Date(0) } });
      await db.webhookDelivery.updateMany({ where: { doneAt: null }, data: { nextAt: null } });
    };
    const told = () => new Set(receiver.received.map(({ id }) => id));

    for (let kill = 0; kill < KILLS; kill += 1) {
      await db.athlete.update({ where: { id: viewer.athleteId }, data: { firstName: `As of kill ${kill}` } });
      await afterTheLease();
      const { child, ended } = place.start({
        DATABASE_URL: database.url,
        SESSION_SECRET: testEnv().SESSION_SECRET,
        ALLOW_PRIVATE_WEBHOOKS: 'true',
      });
      const end = () => child.kill('SIGKILL');
      receiver.answers((_request, response) => {
        // before the answer, as the last is, or a moment after it
        if ((KILLS - kill) % 2 === 1) return void end();
        setTimeout(end, Math.random() * 20);
        response.writeHead(204).end();
      });
      expect(await ended).toBe('SIGKILL');
    }
    const before = told();
    expect(before.size).toBeGreaterThan(0);
    expect(await db.webhookDelivery.count({ where: { doneAt: null } })).toBeGreaterThan(0);

    receiver.answers(204);
    await afterTheLease();
    const mustNot = (error: unknown) => {
      throw error;
    };
    await deliverWebhooks(deps, { site: 'https://evenpace.example' }, mustNot);
    const deliveries = await db.webhookDelivery.findMany({ where: { webhookId: webhook.id } });
    expect(deliveries).toHaveLength(KILLS);
    expect(deliveries.filter(({ doneAt, status }) => doneAt === null || status !== 204)).toEqual([]);
    expect([...told()].sort()).toEqual(deliveries.map(({ id }) => `delivery_${id}`).sort());
    // told again, it is the same
    for (const id of before)
      expect(new Set(receiver.received.filter((one) => one.id === id).map(({ body }) => body)).size).toBe(1);
  },
  120_000 + KILLS * 30_000,
);
