import { groupedBy } from '../../core/units/groupedBy.ts';
import { randomBytes } from 'node:crypto';
import { Prisma } from '../../db/client.ts';
import { isTaken } from '../account/account.ts';
import { normalEmail } from '../account/account.schema.ts';
import { hashOfAccount } from './eraseAccount.ts';
import { schemaVersion } from './exportRows.ts';
import { readEdges, type Row } from './exportTables.ts';
import { hashPassword } from '../account/password.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { writeRows } from '../kernel/writeRows.ts';
import { readAccountFile, refused } from './restoreFile.ts';
import { type LeftBehind, sortRows } from './restoreRows.ts';

const LONGEST_MS = 300_000;
const ROWS_AT_ONCE = 100;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export interface Restored {
  userId: string;
  email: string;
  /** Rows that came back, by table. */
  rows: Readonly<Record<string, number>>;
  left: readonly LeftBehind[];
  /** The account has new ids: those of the file are in use here, or were erased here. */
  hasNewIds: boolean;
}

/**
 * Brings the account of an export's account.json back as it was, in one transaction, under `email` or the one that it had. It has a
 * password that nobody knows, and is signed in nowhere. The starter set must be there. Throws NotPossible: nothing was changed.
 */
export async function restoreAccount(
  { db }: Pick<Deps, 'db'>,
  text: string,
  { email: wanted }: { email: string | null },
): Promise<Restored> {
  const columns = await columnsOf(db);
  const file = readAccountFile(text, { here: await schemaVersion(db), columns });
  const email = normalEmail(wanted ?? String(file.tables.User![0]!.email));
  if (email === null) throw refused(`${wanted ?? 'The address in the file'} is not an e-mail address.`);
  const starters = await startersHere(db, file.starterWorkouts);
  const { rows, left } = sortRows(file.tables, {
    ids: file.account,
    edges: await readEdges(db),
    starters: new Set(starters.keys()),
  });
  // a link can replace it, as any other
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  try {
    return await db.$transaction(
      async (tx) => {
        if (await tx.user.findUnique({ where: { email }, select: { id: true } })) throw taken(email);
        const hasNewIds = await areTaken(tx, file.account.userId, rows);
        const names = new Map([...(hasNewIds ? newIds(rows, starters) : []), ...starters]);
        const renamed = (json: string) => (names.size > 0 ? json.replaceAll(UUID, (id) => names.get(id) ?? id) : json);
        const userId = renamed(file.account.userId);
        // its past is no news
        await tx.$executeRaw`select set_config('evenpace.restoring', 'on', true)`;
        for (const [table, all] of rows) {
          const own =
            table === 'User'
              ? all.map((row) => ({
                  ...row,
                  email,
                  passwordHash,
                  emailVerified: false,
                  googleIssuer: null,
                  googleId: null,
                }))
              : all;
          for (let at = 0; at < own.length; at += ROWS_AT_ONCE) {
            // columns that the file does not know have what the database gives a new row
            const some = renamed(JSON.stringify(own.slice(at, at + ROWS_AT_ONCE)));
            await writeRows(tx, table, Object.keys(own[0]!), some);
          }
        }
        const counts = Object.fromEntries([...rows].map(([table, all]) => [table, all.length]));
        return { userId, email, rows: counts, left, hasNewIds };
      },
      { timeout: LONGEST_MS },
    );
  } catch (error) {
    if (isTaken(error)) throw taken(email);
    throw asRefusal(error);
  }
}

const taken = (email: string) =>
  refused(`There is an account with the e-mail ${email} already; name another one with --email.`);

/** What the database says of rows that it does not take: a file that somebody changed by hand. */
function asRefusal(error: unknown): unknown {
  const { code, meta } = error as {
    code?: unknown;
    meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
  };
  const state = meta?.driverAdapterError?.cause?.originalCode;
  return code === 'P2010' && /^(22|23)/.test(state ?? '')
    ? refused(`The rows in account.json do not fit together (${state}).`)
    : error;
}

async function columnsOf(db: Pick<Tx, '$queryRaw'>): Promise<Map<string, Set<string>>> {
  const found = await db.$queryRaw<{ table: string; names: string[] }[]>`
    select table_name as "table", array_agg(column_name::text) as names from information_schema.columns where table_schema = 'public' group by 1`;
  return new Map(found.map(({ table, names }) => [table, new Set(names)]));
}

/** Ids of the starter set's workouts here, by their ids in the file. */
async function startersHere(
  db: Pick<Tx, 'libraryWorkout'>,
  inFile: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const here = await db.libraryWorkout.findMany({
    where: { starterKey: { in: Object.values(inFile) } },
    select: { id: true, starterKey: true },
  });
  const byKey = new Map(here.map(({ id, starterKey }) => [starterKey, id]));
  return new Map(
    Object.entries(inFile).flatMap(([id, key]) => (byKey.has(key) ? [[id, byKey.get(key)!] as const] : [])),
  );
}

/** Is one of the ids in use here, or was the account erased here, so that its id would be erased again? */
async function areTaken(tx: Tx, userId: string, rows: ReadonlyMap<string, readonly Row[]>): Promise<boolean> {
  if (await tx.erasedAccount.findUnique({ where: { accountHash: hashOfAccount(userId) } })) return true;
  for (const [table, all] of rows) {
    const ids = all.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
    if (ids.length === 0) continue;
    const found = await tx.$queryRaw<unknown[]>(
      Prisma.sql`select 1 from ${Prisma.raw(`"${table}"`)} where id = any(${ids}::uuid[]) limit 1`,
    );
    if (found.length > 0) return true;
  }
  return false;
}

/**
 * Other ids for those in the rows, by id: wherever they stand, inside JSON and typed ids too. A new id keeps the front half, and
 * those that share one keep their order: lists are sorted by ids.
 */
function newIds(rows: ReadonlyMap<string, readonly Row[]>, starters: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Set(
    [...rows.values()].flatMap((all) => all.flatMap((row) => JSON.stringify(row).match(UUID) ?? [])),
  );
  const byFront = groupedBy([...found].filter((each) => !starters.has(each)).sort(), (id) => id.slice(0, 24));
  const made = new Map<string, string>();
  for (const [front, ids] of byFront) {
    const ends = ids.map(() => randomBytes(6).toString('hex')).sort();
    for (const [place, id] of ids.entries()) made.set(id, `${front}${ends[place]!}`);
  }
  return made;
}
