import { Prisma } from '../../db/client.ts';
import { ACCOUNT_TABLES, type AccountIds, ownedBy, type Row } from './exportTables.ts';
import type { Tx } from '../kernel/ports.ts';

/** Rows held in memory at once: a revision may weigh a hundred kilobytes. */
const PAGE = 50;

/** The account's rows of one table as they leave the server, as JSON, in the order of their keys, a page at a time. */
export async function* rowTextsOf(tx: Pick<Tx, '$queryRaw'>, name: string, ids: AccountIds): AsyncGenerator<string[]> {
  const { about, key = 'id', secrets = [], others = [], shape } = ACCOUNT_TABLES[name]!;
  const whose = about ? Prisma.sql`(${ownedBy(name, ids)} or (${about(ids)}))` : ownedBy(name, ids);
  const table = Prisma.raw(`"${name}"`);
  const place = Prisma.raw(`t."${key}"::text collate "C"`);
  // text from the database to the file: what is in a row is not looked at on the way
  const row = others.reduce(
    (json, column) =>
      Prisma.sql`${json} || jsonb_build_object(${column}::text, case when t.${Prisma.raw(`"${column}"`)} = ${ids.userId}::uuid then ${ids.userId}::text end)`,
    Prisma.sql`to_jsonb(t) - ${[...secrets]}::text[]`,
  );
  let last = '';
  for (;;) {
    // first which rows, by their keys alone: sorting must not read what is in them
    const rows = Prisma.sql`array(select t.ctid from ${table} t where ${whose} and ${place} > ${last} order by ${place} limit ${PAGE})`;
    const page = await tx.$queryRaw<{ row: string; place: string }[]>(
      Prisma.sql`select (${row})::text as row, ${place} as place from ${table} t where t.ctid = any(${rows}) order by 2`,
    );
    if (page.length > 0)
      yield page.map(({ row: text }) => (shape ? JSON.stringify(shape(JSON.parse(text) as Row, ids)) : text));
    if (page.length < PAGE) return;
    last = page.at(-1)!.place;
  }
}

/** The same, read. */
export async function* rowsOf(tx: Pick<Tx, '$queryRaw'>, name: string, ids: AccountIds): AsyncGenerator<Row[]> {
  for await (const texts of rowTextsOf(tx, name, ids)) yield texts.map((text) => JSON.parse(text) as Row);
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
  const [row] = await db.$queryRaw<
    { name: string }[]
  >`select max(migration_name) as name from _prisma_migrations where finished_at is not null`;
  return row!.name;
}
