import { randomUUID } from 'node:crypto';
import { Prisma } from './client.ts';
import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { setUpDatabase } from '../test/database.ts';

const DAY_MS = 86_400_000;

let own: { userId: string; athleteId: string };
const database = setUpDatabase();
beforeEach(async () => {
  own = await aViewer(testDeps(database.db));
  await database.db.revision.create({
    data: {
      athleteId: own.athleteId,
      number: 1,
      actorId: own.userId,
      actorRole: 'athlete',
      cause: 'move',
      summary: 'Moved.',
      changes: {},
    },
  });
});

const records = async () => ({
  events: await database.db.accountEvent.findMany({ where: { userId: own.userId } }),
  revisions: await database.db.revision.findMany({ where: { athleteId: own.athleteId } }),
});
const NEVER = /is never changed/;
const KEPT = /is kept/;

describe('what says who did what', () => {
  test.each<[string, RegExp, () => Promise<unknown>]>([
    [
      "changing an account's event",
      NEVER,
      () => database.db.accountEvent.updateMany({ where: { userId: own.userId }, data: { act: 'exported' } }),
    ],
    [
      "giving an account's event to another time",
      NEVER,
      () =>
        database.db
          .$executeRaw`update "AccountEvent" set at = at - interval '2 years' where "userId" = ${own.userId}::uuid`,
    ],
    ["removing an account's event", KEPT, () => database.db.accountEvent.deleteMany({ where: { userId: own.userId } })],
    ['emptying the table of events', NEVER, () => database.db.$executeRaw`truncate "AccountEvent"`],
    [
      'saying that a coach changed the plan',
      NEVER,
      () => database.db.revision.updateMany({ where: { athleteId: own.athleteId }, data: { actorRole: 'coach' } }),
    ],
    [
      'saying that somebody else changed the plan',
      NEVER,
      async () =>
        database.db.revision.updateMany({
          where: { athleteId: own.athleteId },
          data: { actorId: (await aViewer(testDeps(database.db))).userId },
        }),
    ],
    [
      'saying that it was earlier',
      NEVER,
      () => database.db.revision.updateMany({ where: { athleteId: own.athleteId }, data: { createdAt: new Date(0) } }),
    ],
    [
      'counting a revision anew',
      NEVER,
      () => database.db.revision.updateMany({ where: { athleteId: own.athleteId }, data: { number: 7 } }),
    ],
    ['removing a revision', KEPT, () => database.db.revision.deleteMany({ where: { athleteId: own.athleteId } })],
    ['emptying the table of revisions', NEVER, () => database.db.$executeRaw(Prisma.sql`truncate "Revision" cascade`)],
  ])('is not touched by %s', async (_what, refusal, act) => {
    const before = await records();
    expect([before.events.length, before.revisions.length]).toEqual([1, 1]);
    await expect(act()).rejects.toThrow(refusal);
    expect(await records()).toEqual(before);
  });

  test('goes with the account, in whichever order', async () => {
    const { db } = database;
    await db.$transaction(async (tx) => {
      await tx.accountEvent.deleteMany({ where: { userId: own.userId } });
      await tx.revision.deleteMany({ where: { athleteId: own.athleteId } });
      await tx.user.delete({ where: { id: own.userId } });
    });
    expect(await records()).toEqual({ events: [], revisions: [] });
  });

  test('forgets an actor whose account is gone, and keeps what they did', async () => {
    const { db } = database;
    const coach = await aViewer(testDeps(db));
    await db.revision.create({
      data: {
        athleteId: own.athleteId,
        number: 2,
        actorId: coach.userId,
        actorRole: 'coach',
        cause: 'move',
        summary: 'Moved.',
        changes: {},
      },
    });
    await db.user.delete({ where: { id: coach.userId } });
    expect((await records()).revisions.find(({ number }) => number === 2)).toMatchObject({
      actorId: null,
      actorRole: 'coach',
    });
  });

  test('may go after a year', async () => {
    const { db } = database;
    await db.accountEvent.create({
      data: { id: randomUUID(), userId: own.userId, act: 'signed-in', at: new Date(Date.now() - 365 * DAY_MS) },
    });
    await db.accountEvent.deleteMany({ where: { userId: own.userId, act: 'signed-in' } });
    expect((await records()).events.map(({ act }) => act)).toEqual(['account-created']);
  });
});
