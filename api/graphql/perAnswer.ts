import DataLoader from 'dataloader';
import type { Context } from './context.ts';

/**
 * Reads together what the fields of one answer ask for, however many objects they stand on. Nothing is remembered: each answer of a
 * subscription reads anew. `read` answers in the order of its keys.
 */
export function perAnswer<Key, Value>(
  read: (context: Context, keys: readonly Key[]) => Promise<readonly Value[]>,
): (context: Context, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value>>();
  return (context, key) => {
    const known = loaders.get(context);
    if (known) return known.load(key);
    const made = new DataLoader<Key, Value>((keys) => read(context, keys), { cache: false });
    loaders.set(context, made);
    return made.load(key);
  };
}
