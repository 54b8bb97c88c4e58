import type { Db } from '../../domain/kernel/ports.ts';

interface Column {
  table: string;
  column: string;
  hasTimedId: boolean;
}

/**
 * Dates what was just made as it was lived. When a row was made or changed is filled in from the machine's clock, which knows
 * nothing of the past that it stands for: such a time becomes the one in the row's own id, and none is later than `now`.
 */
export async function dateAsLived(db: Db, now: Date): Promise<void> {
  const columns = await db.$queryRaw<Column[]>`
    select c.table_name as "table", c.column_name as "column", i.data_type is not distinct from 'uuid' as "hasTimedId"
    from information_schema.columns c
      left join information_schema.columns i on i.table_schema = c.table_schema and i.table_name = c.table_name and i.column_name = 'id'
    where c.table_schema = 'public' and c.table_name <> '_prisma_migrations' and (c.column_default = 'CURRENT_TIMESTAMP' or c.column_name = 'updatedAt')`;
  for (const { table, column, hasTimedId } of columns) {
    const lived = hasTimedId ? 'least($1::timestamptz, uuid_extract_timestamp(id))' : '$1::timestamptz';
    await db.$executeRawUnsafe(`update "${table}" set "${column}" = ${lived} where "${column}" > $1::timestamptz`, now);
  }
  // counted by the database itself when its workout or week was written
  await db.$executeRaw`
    update "PrincipleEffect" e set "madeAt" = coalesce((select w."createdAt" from "Workout" w where w.id = e."workoutId"), (select t."createdAt" from "TrainingWeek" t where t.id = e."weekId"), ${now})
    where e."madeAt" > ${now}`;
}
