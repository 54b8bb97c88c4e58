import { readFile, stat } from 'node:fs/promises';
import { writeStarterSet } from '../../domain/library/library.ts';
import { makeResetByHand, resetLink } from '../../domain/account/passwordReset.ts';
import type { Deps } from '../../domain/kernel/ports.ts';
import { restoreAccount, type Restored } from '../../domain/accountData/restoreAccount.ts';
import { refused } from '../../domain/accountData/restoreFile.ts';
import { MAX_SIZES, readArchive } from './archive.ts';

export interface Wanted {
  file: string;
  /** Null: the one in the file. */
  email: string | null;
}

/** What the command line asks for; null: it cannot be read. */
export function wantedOf(args: readonly string[]): Wanted | null {
  const [file, flag, email, ...rest] = args;
  if (!file || file.startsWith('-') || rest.length > 0) return null;
  if (flag === undefined) return { file, email: null };
  return flag === '--email' && email ? { file, email } : null;
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    if ((await stat(file)).size > MAX_SIZES.archive) throw refused('The archive is larger than an export can be.');
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES'
      ? refused(`${file} cannot be read (${code}).`)
      : error;
  }
}

/** Brings the account of an archive back; answers what came back, and the link by which its person chooses a password. Throws DomainError. */
export async function restoreFrom(
  deps: Pick<Deps, 'db' | 'clock'>,
  { file, email }: Wanted,
  site: string,
): Promise<{ restored: Restored; link: string }> {
  const text = readArchive(await bytesOf(file));
  await writeStarterSet(deps.db);
  const restored = await restoreAccount(deps, text, { email });
  return { restored, link: resetLink(site, await makeResetByHand(deps, restored.email)) };
}

/** What the operator is told. */
export function reportOf({ email, rows, left, hasNewIds }: Restored): string[] {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return [
    `Restored the account of ${email}: ${total} rows in ${Object.keys(rows).length} tables.`,
    ...(hasNewIds ? ['Its ids are in use here, so it has new ones.'] : []),
    ...left.map(
      ({ table, rows: count, why }) => `Not restored: ${table}, ${count} ${count === 1 ? 'row' : 'rows'}. ${why}`,
    ),
    'Connections to coaches and athletes are not restored; sign-in with Google has to be linked again.',
  ];
}
