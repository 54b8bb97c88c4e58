import { Prisma } from '../../db/client.ts';
import { ACCOUNT_TABLES, type AccountIds, ownedBy } from './exportTables.ts';
import type { Tx } from '../kernel/ports.ts';

/** Stands where the name of a coach stood whose account is gone. */
const FORMER_COACH = 'A former coach';

export interface Person extends AccountIds {
  email: string;
  firstName: string;
  lastName: string;
}

/** Number of rows, by table. */
export type RowCounts = Record<string, number>;

/** JSON array without the entries that are about the athlete. */
const without = (column: Prisma.Sql, { athleteId }: AccountIds) => Prisma.sql`
  (select coalesce(jsonb_agg(e.entry order by e.place), '[]') from jsonb_array_elements(${column}) with ordinality e(entry, place) where e.entry->>'athleteId' is distinct from ${athleteId})`;

/** The account's own rows go altogether. */
const about = (name: string, ids: AccountIds) =>
  Prisma.sql`(${ACCOUNT_TABLES[name]!.about!(ids)}) and not ${ownedBy(name, ids)}`;

/**
 * Takes out of other people's rows what tells of the account, and keeps the rest of them: names on invitations, entries in lists
 * of athletes, and the coach's name in what they shaped. Answers how many rows were changed.
 */
export async function eraseTraces(tx: Tx, person: Person): Promise<RowCounts> {
  const cleaned: RowCounts = {
    CoachInvite: await tx.$executeRaw(
      Prisma.sql`update "CoachInvite" t set "athleteId" = null, name = null where ${about('CoachInvite', person)}`,
    ),
    BatchChange: await tx.$executeRaw(
      Prisma.sql`update "BatchChange" t set shown = ${without(Prisma.sql`t.shown`, person)}, applied = ${without(Prisma.sql`t.applied`, person)} where ${about('BatchChange', person)}`,
    ),
    LibraryPlacement: await tx.$executeRaw(
      Prisma.sql`update "LibraryPlacement" t set placed = ${without(Prisma.sql`t.placed`, person)} where ${about('LibraryPlacement', person)}`,
    ),
    IdempotencyKey: await tx.$executeRaw(
      Prisma.sql`delete from "IdempotencyKey" t where t."userId" <> ${person.userId}::uuid and t.body::text like any(${namesOf(person).map((text) => `%${likeable(text)}%`)}::text[])`,
    ),
    Revision: await tx.$executeRaw(
      Prisma.sql`update "Revision" set "actorId" = null where "actorId" = ${person.userId}::uuid and "athleteId" <> ${person.athleteId}::uuid`,
    ),
  };
  if (person.coachId !== null) await forgetCoach(tx, { ...person, coachId: person.coachId }, cleaned);
  return Object.fromEntries(Object.entries(cleaned).filter(([, count]) => count > 0));
}

const likeable = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
/** What an answer to somebody else would name them by. */
const namesOf = ({ userId, athleteId, coachId, email }: Person) => [
  userId,
  athleteId,
  ...(coachId === null ? [] : [coachId]),
  inJson(email),
];

type CoachPerson = Person & { coachId: string };

/** Plans keep what the coach's principles shaped, and the reasons keep saying so, under no name. */
async function forgetCoach(tx: Tx, coach: CoachPerson, cleaned: RowCounts): Promise<void> {
  const athletes = await tx.coachAssignment.findMany({
    where: { coachId: coach.coachId },
    distinct: ['athleteId'],
    orderBy: { athleteId: 'asc' },
    select: { athleteId: true },
  });
  const others = athletes.map(({ athleteId }) => athleteId).filter((athleteId) => athleteId !== coach.athleteId);
  if (others.length === 0) return;
  const columns = await tx.$queryRaw<{ table: string; name: string; isJson: boolean }[]>`
    select c.table_name as "table", c.column_name as name, c.data_type = 'jsonb' as "isJson" from information_schema.columns c
    where c.table_schema = 'public' and c.data_type in ('jsonb', 'text')
      and exists (select 1 from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'athleteId')`;
  const names = await namesInPlans(tx, coach, others);
  const touched = new Set<string>();
  // one athlete at a time: a statement has ten seconds
  for (const athleteId of others) {
    for (const { table, name, isJson } of columns) {
      for (const each of names) {
        const column = Prisma.raw(`"${name}"`);
        const type = Prisma.raw(isJson ? 'jsonb' : 'text');
        const [from, by] = isJson
          ? [`${inJson(each)}'s principle`, `"by": "${inJson(each)}"`]
          : [`${each}'s principle`, ''];
        const count = await tx.$executeRaw(Prisma.sql`
          update ${Prisma.raw(`"${table}"`)} set ${column} = replace(replace(${column}::text, ${from}, ${`${FORMER_COACH}'s principle`}), ${by}, ${`"by": "${FORMER_COACH}"`})::${type}
          where "athleteId" = ${athleteId}::uuid and (position(${from} in ${column}::text) > 0 or (${by} <> '' and position(${by} in ${column}::text) > 0))`);
        if (count === 0) continue;
        cleaned[table] = (cleaned[table] ?? 0) + count;
        touched.add(athleteId);
      }
    }
  }
  // a page that is kept in memory names the row of its athlete
  await tx.athlete.updateMany({ where: { id: { in: [...touched] } }, data: { updatedAt: new Date() } });
}

/** The coach's name, and those that they had when the athletes' plans were made. */
async function namesInPlans(
  tx: Tx,
  { coachId, firstName, lastName }: CoachPerson,
  athleteIds: readonly string[],
): Promise<string[]> {
  const found = await tx.$queryRaw<{ name: string }[]>`
    select distinct r->'inputs'->>'by' as name from "Workout" w cross join lateral jsonb_array_elements(w.reasons) r
    where w."athleteId" = any(${[...athleteIds]}::uuid[]) and r->>'code' = 'PRINCIPLE'
      and r->'inputs'->>'principleId' in (select p.id::text from "Principle" p where p."coachId" = ${coachId}::uuid)`;
  return [...new Set([`${firstName} ${lastName}`.trim(), ...found.map(({ name }) => name)])].filter(
    (name) => name !== '' && name !== FORMER_COACH,
  );
}
