import { Prisma } from '../db/client.ts';
import { ACCOUNT_TABLES, type AccountIds, ownedBy, type Row } from './exportTables.ts';
import type { Tx } from './revision.ts';

/** Rows held in memory at once: a revision may weigh a hundred kilobytes. */
const PAGE = 50;

/** The account's rows of one table as they leave the server, in the order of their keys, a page at a time. */
export async function* rowsOf(tx: Pick<Tx, '$queryRaw'>, name: string, ids: AccountIds): AsyncGenerator<Row[]> {
  const { about, key = 'id', secrets = [], shape = (row: Row) => row } = ACCOUNT_TABLES[name]!;
  const whose = about ? Prisma.sql`(${ownedBy(name, ids)} or (${about(ids)}))` : ownedBy(name, ids);
  const table = Prisma.raw(`"${name}"`);
  const place = Prisma.raw(`t."${key}"::text collate "C"`);
  let last = '';
  for (;;) {
    const page = await tx.$queryRaw<{ row: Row; place: string }[]>(
      Prisma.sql`select to_jsonb(t) - ${[...secrets]}::text[] as row, ${place} as place from ${table} t where ${whose} and ${place} > ${last} order by 2 limit ${PAGE}`,
    );
    if (page.length > 0) yield page.map(({ row }) => shape(row, ids));
    if (page.length < PAGE) return;
    last = page.at(-1)!.place;
  }
}

/** Names by id of the starter set's workouts that the account's rows speak of: ids of the set differ from place to place. */
export async function starterWorkouts(tx: Pick<Tx, '$queryRaw'>, ids: AccountIds): Promise<Record<string, string>> {
  const found = await tx.$queryRaw<{ id: string; starterKey: string }[]>(Prisma.sql`
    select s.id, s."starterKey" from "LibraryWorkout" s
    where s."starterKey" is not null and (
      s.id in (select t."copiedFromId" from "LibraryWorkout" t where ${ownedBy('LibraryWorkout', ids)})
      or s.id in (select t."libraryWorkoutId" from "LibraryPlacement" t where ${ownedBy('LibraryPlacement', ids)})
      or 'library_' || s.id in (select t."templateId" from "Workout" t where ${ownedBy('Workout', ids)}))
    order by s.id`);
  return Object.fromEntries(found.map(({ id, starterKey }) => [id, starterKey]));
}

/** Name of the database's last migration: a file of a later one is newer than this server. */
export async function schemaVersion(db: Pick<Tx, '$queryRaw'>): Promise<string> {
  const [row] = await db.$queryRaw<{ name: string }[]>`select max(migration_name) as name from _prisma_migrations where finished_at is not null`;
  return row!.name;
}
