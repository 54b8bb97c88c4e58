import { Prisma } from '../db/client.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { ACCOUNT_TABLES, ownedBy } from '../domain/accountData/exportTables.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { newId } from '../domain/kernel/newId.ts';
import type { Db } from '../domain/kernel/ports.ts';

type Account = Viewer & { email: string };
interface Original {
  viewer: Account;
  /** JSON of the account's rows by table. */
  rows: readonly { table: string; json: string }[];
  ids: readonly string[];
}

/** Of all test files of a worker (jest-runtime.cjs), the oldest first; where the clock runs each has a key of its own. */
const originals = new Map<string, Original>();
const MOST = 50;
let copies = 0;

/**
 * An account that the product's own functions make once in a worker, and a copy of its rows, with ids and an e-mail of its
 * own, each time after that: half of the tests begin with an athlete and four planned weeks.
 */
export async function copied(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  name: string,
  over: object,
  make: () => Promise<Account>,
): Promise<Account> {
  const key = JSON.stringify([name, clock(), over]);
  const original = originals.get(key);
  if (original) return copyOf(db, original, clock().getTime());
  const viewer = await make();
  originals.set(key, await originalOf(db, viewer));
  if (originals.size > MOST) originals.delete(originals.keys().next().value!);
  return viewer;
}

async function originalOf(db: Db, viewer: Account): Promise<Original> {
  const selects = Object.keys(ACCOUNT_TABLES).map(
    (table) => Prisma.sql`select ${table}::text as "table", jsonb_agg(to_jsonb(t))::text as json,
      jsonb_path_query_array(jsonb_agg(to_jsonb(t)), '$[*].id') as ids
      from ${Prisma.raw(`"${table}"`)} t where ${ownedBy(table, viewer)} having count(*) > 0`,
  );
  const rows = await db.$queryRaw<{ table: string; json: string; ids: string[] }[]>(
    Prisma.join(selects, ' union all '),
  );
  return { viewer, rows, ids: rows.flatMap(({ ids }) => ids) };
}

async function copyOf(db: Db, { viewer, rows, ids }: Original, now: number): Promise<Account> {
  copies += 1;
  // lists are sorted by ids, whose front is the time: a later copy comes after an earlier one, and its rows keep their order
  const names = new Map(
    [...ids].sort().map((id) => {
      const time = parseInt(id.replace('-', '').slice(0, 12), 16);
      return [id, newId(new Date(time === now ? now : time + copies))];
    }),
  );
  const email = `copy.${process.pid}.${copies}@example.com`;
  const renamed = (text: string) =>
    text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => names.get(id) ?? id);
  const inserts = rows.map(({ table, json }, place) => {
    const own = Prisma.raw(`"${table}"`);
    return Prisma.sql`${Prisma.raw(`t${place}`)} as (insert into ${own}
      select * from jsonb_populate_recordset(null::${own}, ${renamed(json).replaceAll(viewer.email, email)}::jsonb))`;
  });
  await db.$executeRaw`with ${Prisma.join(inserts)} select 1`;
  return { ...viewer, userId: renamed(viewer.userId), athleteId: renamed(viewer.athleteId), email };
}
