import { setUpDatabase } from '../test/database.ts';
import { oneTransaction } from './oneTransaction.ts';

let people = 0;
const database = setUpDatabase();

const person = (email = `person${(people += 1)}@example.com`) => ({
  data: { email, firstName: 'Robin', lastName: 'Vale', timeZone: 'UTC' },
});
const isThere = async (email: string) => (await database.db.user.count({ where: { email } })) === 1;
const begin = () => oneTransaction(database.db, async () => {});

test('what is written is seen inside, and outside once it is committed', async () => {
  const { db, commit } = begin();
  const { email } = await db.user.create(person());
  expect([await db.user.count({ where: { email } }), await isThere(email)]).toEqual([1, false]);
  const last = person();
  await commit((tx) => tx.user.create(last));
  expect([await isThere(email), await isThere(last.data.email)]).toEqual([true, true]);
  const later = await db.user.create(person());
  expect(await isThere(later.email)).toBe(true);
});

test('rolled back, nothing is kept', async () => {
  const { db, act, rollBack } = begin();
  const one = await act(() => db.user.create(person()));
  const other = await db.$transaction((tx) => tx.user.create(person()));
  await rollBack();
  expect([await isThere(one.email), await isThere(other.email)]).toEqual([false, false]);
});

test('it begins with the first write: reading holds no connection', async () => {
  let begins = 0;
  const { db, act, commit } = oneTransaction(database.db, async () => void (begins += 1));
  await act(async () => {
    await db.user.findMany();
    await db.$rows`select 1 as "updatedAt"`;
    await db.$queryRaw`select 1`;
  });
  expect(begins).toBe(0);
  await db.$rows`select id from "User" for update`;
  expect(begins).toBe(1);
  await db.user.create(person());
  await commit(async () => {});
  expect(begins).toBe(1);
});

test('a beginning that fails is what every write says, and leaves the client to others', async () => {
  const { db, rollBack } = oneTransaction(database.db, async () => {
    throw new Error('taken');
  });
  for (let time = 0; time < 2; time += 1) await expect(db.user.create(person())).rejects.toThrow('taken');
  await rollBack();
  expect((await database.db.user.create(person())).email).toMatch(/@/);
});

test('a statement that fails undoes itself alone, as one of its own would', async () => {
  const { db, commit } = begin();
  const { email } = await db.user.create(person());
  await expect(db.user.create(person(email))).rejects.toMatchObject({ code: 'P2002' });
  await expect(db.$queryRaw`select 1 / 0`).rejects.toThrow();
  await expect(db.$rows`select 'x'::uuid`).rejects.toThrow();
  const next = await db.user.create(person());
  await commit(async () => {});
  expect([await isThere(email), await isThere(next.email)]).toEqual([true, true]);
});

test('a transaction inside, and an act, are undone as a whole', async () => {
  const { db, act, commit } = begin();
  const gone: string[] = [];
  const stay = await db.user.create(person());
  const fails = async (tx: Pick<typeof db, 'user'>) => {
    gone.push((await tx.user.create(person())).email);
    throw new Error('no');
  };
  await expect(db.$transaction(fails)).rejects.toThrow('no');
  await expect(act(() => fails(db))).rejects.toThrow('no');
  await expect(
    act(async () => {
      await db.$transaction(async (tx) => void gone.push((await tx.user.create(person())).email));
      await expect(db.$transaction(fails)).rejects.toThrow('no');
      // by the client while its own transaction is open
      await db.$transaction(async () => void gone.push((await db.user.create(person())).email));
      throw new Error('after all');
    }),
  ).rejects.toThrow('after all');
  await commit(async () => {});
  expect(await isThere(stay.email)).toBe(true);
  expect(await Promise.all(gone.map(isThere))).toEqual(gone.map(() => false));
  expect(gone).toHaveLength(5);
});

test('side by side, one that fails takes nothing of the others with it', async () => {
  const { db, act, commit } = begin();
  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => {
      const work = async (tx: Pick<typeof db, 'user'>) => {
        const { email } = await tx.user.create(person());
        await tx.user.count();
        if (n % 3 === 0) throw new Error(email);
        return email;
      };
      return [
        () => act(() => work(db)),
        () => db.$transaction(work),
        () => work(db).catch((error: Error) => error.message),
      ][n % 3 === 0 ? n % 2 : n % 3]!();
    }),
  );
  await commit(async () => {});
  for (const end of ends) {
    const email = end.status === 'fulfilled' ? end.value : (end.reason as Error).message;
    expect([email, await isThere(email)]).toEqual([email, end.status === 'fulfilled']);
  }
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

test('rows come as they do past Prisma', async () => {
  const { db, commit } = begin();
  const read = (client: Pick<typeof db, '$rows'>) =>
    client.$rows`select 1::int as n, 'a' as text, now() > '2020-01-01' as is, '{"a": [1]}'::jsonb as json, ${['x', 'y']}::text[] as list, 1.5::float8 as half`;
  const outside = await read(db);
  await db.user.create(person());
  expect(await read(db)).toEqual(outside);
  await commit(async () => {});
});
