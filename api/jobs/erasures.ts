import { eraseAgain } from '../domain/accountData/eraseAccount.ts';
import type { Deps, ErasureList } from '../domain/kernel/ports.ts';
import { type OnError, startJob } from './clockwork.ts';

type Needed = Pick<Deps, 'db' | 'clock'>;

/**
 * Makes the list and the database agree on which accounts were erased, and erases those that an old copy of the database brought
 * back; answers how many.
 */
export async function keepErased(deps: Needed, list: ErasureList): Promise<number> {
  const listed = await list.read();
  if (listed.length > 0) await deps.db.erasedAccount.createMany({ data: [...listed], skipDuplicates: true });
  const count = await eraseAgain(deps);
  const known = await deps.db.erasedAccount.findMany({ orderBy: [{ erasedAt: 'asc' }, { accountHash: 'asc' }] });
  if (known.length > listed.length) await list.write(known);
  return count;
}

const EVERY_MS = 60_000;

/** Where accounts were erased since the list was written, `forget` takes what is left of them out of the database's files. */
export async function keepForgotten(deps: Needed, list: ErasureList, forget: () => Promise<void>): Promise<void> {
  const [listed, count] = [await list.read(), await deps.db.erasedAccount.count()];
  if (count <= listed.length) return;
  await forget();
  await keepErased(deps, list);
}

/** Every minute; answers the function that stops. `onError` hears what went wrong. */
export function startKeepingErased(
  deps: Needed,
  list: ErasureList,
  { forget, onError }: { forget: () => Promise<void>; onError: OnError },
): () => void {
  return startJob(() => keepForgotten(deps, list, forget), { everyMs: EVERY_MS }, onError);
}
