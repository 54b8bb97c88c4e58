import { z } from 'zod';
import { NotPossible } from '../kernel/errors.ts';
import { EXPORT_FORMAT } from './exportAccount.ts';
import { ACCOUNT_TABLES } from './exportTables.ts';

const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

const accountFile = z.object({
  product: z.literal('Evenpace'),
  format: z.number(),
  schemaVersion: z.string(),
  account: z.object({ userId: uuid, athleteId: uuid, coachId: uuid.nullable() }),
  starterWorkouts: z.record(uuid, z.string()),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type AccountFile = z.output<typeof accountFile>;

/** Why an account was not brought back; one line for the operator. */
export const refused = (message: string): NotPossible =>
  new NotPossible('NOT_RESTORED', `${message} Nothing was changed.`);

/** The account.json of an export. `here`: name of this database's last migration; `columns`: of each of its tables. Throws NotPossible. */
export function readAccountFile(
  text: string,
  { here, columns }: { here: string; columns: ReadonlyMap<string, ReadonlySet<string>> },
): AccountFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refused('account.json is not JSON.');
  }
  const { data: file, success } = accountFile.safeParse(json);
  if (!success) throw refused('account.json is not that of an Evenpace account.');
  const tables = Object.entries(file.tables);
  const strange = tables.find(
    ([name, rows]) =>
      !(name in ACCOUNT_TABLES) ||
      rows.some((row) => Object.keys(row).some((column) => !columns.get(name)?.has(column))),
  );
  if (file.format > EXPORT_FORMAT || file.schemaVersion > here || strange) {
    throw refused(
      `The file comes from a newer version of Evenpace (${file.schemaVersion}${strange ? `, ${strange[0]}` : ''}); this installation is at ${here}. Update it first.`,
    );
  }
  if (
    file.tables.User?.length !== 1 ||
    file.tables.Athlete?.length !== 1 ||
    file.tables.User[0]!.id !== file.account.userId ||
    file.tables.Athlete[0]!.id !== file.account.athleteId
  )
    throw refused('account.json does not hold exactly one account.');
  return file;
}
