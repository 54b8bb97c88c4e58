import type { PrismaClient } from '../db/client.ts';
import { setUpDatabase } from './database.ts';
import { allRows } from './snapshot.ts';

let db: PrismaClient;

const database = setUpDatabase();
beforeAll(() => {
  db = database.db;
});

/** The tables whose rows are others afterwards. */
async function changedBy(act: () => Promise<unknown>, about?: string): Promise<string[]> {
  const before = await allRows(db, about);
  await act();
  const after = await allRows(db, about);
  return Object.keys(before).filter((table) => before[table] !== after[table]);
}

const keep = (name: string) =>
  db.libraryWorkout.create({
    data: { name, intensity: 'hard', instructions: 'Up.', workoutType: 'run', duration: 20 },
  });
const rename = (id: string, name: string) =>
  db.$executeRaw`update "LibraryWorkout" set name = ${name} where id = ${id}::uuid`;
const TABLE = ['LibraryWorkout'];

test('a row that is written, changed or deleted is seen; one that is what it was before is not', async () => {
  expect(await changedBy(() => db.athlete.count())).toEqual([]);
  expect(await changedBy(() => keep('Hills'))).toEqual(TABLE);
  const { id } = await keep('Hills');
  expect(await changedBy(() => rename(id, 'Steps'))).toEqual(TABLE);
  expect(await changedBy(() => rename(id, 'Steps'))).toEqual([]);
  expect(await changedBy(() => rename(id, 'Hills').then(() => rename(id, 'Steps')))).toEqual([]);
  expect(await changedBy(() => db.libraryWorkout.delete({ where: { id } }))).toEqual(TABLE);
  expect(await changedBy(() => db.libraryWorkout.deleteMany())).toEqual(TABLE);
});

test('what was rolled back is no change', async () => {
  const { id } = await keep('Hills');
  const gives = () =>
    db.$transaction(async (tx) => {
      await tx.libraryWorkout.update({ where: { id }, data: { name: 'Steps' } });
      throw new Error('no');
    });
  expect(await changedBy(() => expect(gives()).rejects.toThrow('no'))).toEqual([]);
});

test('rows about somebody: what becomes of others does not count', async () => {
  const [one, other] = [await keep('Hills'), await keep('Hills')];
  expect(await changedBy(() => rename(other.id, 'Steps'), one.id)).toEqual([]);
  expect(await changedBy(() => rename(one.id, 'Steps'), one.id)).toEqual(TABLE);
  expect(await changedBy(() => rename(other.id, 'Stairs'))).toEqual(TABLE);
});
