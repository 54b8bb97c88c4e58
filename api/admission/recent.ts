/** The values that were asked for or kept last, at most so many. */
export interface Recent<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

export function createRecent<V>(most: number): Recent<V> {
  // oldest first
  const kept = new Map<string, V>();
  const set = (key: string, value: V): void => {
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void kept.delete(key),
  };
}
