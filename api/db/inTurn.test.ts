import pg from 'pg';
import { testDeps } from '../test/app.ts';
import { aScheduledAthlete } from '../test/schedules.ts';
import { createDatabase } from '../test/database.ts';
import { inTurn } from './inTurn.ts';

test('statements of a transaction wait for each other, failed ones too', async () => {
  const log: string[] = [];
  const run = async (sql: string) => {
    log.push(`${sql} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${sql} ends`);
    if (sql === 'b') throw new Error('b failed');
    return sql as never;
  };
  const transaction = inTurn({ queryRaw: ({ sql }) => run(sql), executeRaw: ({ sql }) => run(sql) });
  const query = (sql: string) => ({ sql, args: [], argTypes: [] });
  const all = await Promise.allSettled([
    transaction.queryRaw(query('a')),
    transaction.executeRaw(query('b')),
    transaction.queryRaw(query('c')),
  ]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('no connection is given a second statement before it has answered the first, all through the planning of a season', async () => {
  const database = await createDatabase();
  const busy = new Map<object, number>();
  let most = 0;
  const query = pg.Client.prototype.query as (this: object, ...args: unknown[]) => unknown;
  const watched = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: object,
    ...args: unknown[]
  ) {
    const answer = query.apply(this, args);
    // the pool's own way of asking, with a callback, has one statement by nature
    if (!(answer instanceof Promise)) return answer;
    busy.set(this, (busy.get(this) ?? 0) + 1);
    most = Math.max(most, busy.get(this)!);
    return answer.finally(() => busy.set(this, busy.get(this)! - 1));
  } as never);
  await aScheduledAthlete(testDeps(database.db));
  watched.mockRestore();
  await database.drop();
  expect(most).toBe(1);
});
