/** Values that stand as long as their version is the one of today. */
export interface VersionedCache<Value> {
  /** Undefined: none is kept, or one of another version. */
  get: (key: string, version: string) => Value | undefined;
  set: (key: string, version: string, value: Value) => void;
  /** Nothing happens where another value has taken its place. */
  forget: (key: string, value: Value) => void;
}

/** Keeps at most so many values for each owner, and lets go of the one that was asked for longest ago. */
export function versionedCache<Value>(most: number): (owner: object) => VersionedCache<Value> {
  const owners = new WeakMap<object, VersionedCache<Value>>();
  return (owner) => {
    const known = owners.get(owner) ?? newCache<Value>(most);
    owners.set(owner, known);
    return known;
  };
}

function newCache<Value>(most: number): VersionedCache<Value> {
  const values = new Map<string, { version: string; value: Value }>();
  return {
    get: (key, version) => {
      const found = values.get(key);
      values.delete(key);
      if (found?.version !== version) return undefined;
      values.set(key, found);
      return found.value;
    },
    forget: (key, value) => {
      if (values.get(key)?.value === value) values.delete(key);
    },
    set: (key, version, value) => {
      values.delete(key);
      values.set(key, { version, value });
      if (values.size > most) values.delete(values.keys().next().value!);
    },
  };
}
