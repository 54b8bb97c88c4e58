/** Fields that count the changes of the object on which they stand. */
const COUNTERS = ['scheduleRevision', 'version'] as const;

export interface SeenVersions {
  /** Remembers how far the objects of an answer have come. */
  note: (data: unknown) => void;
  /** Was any of its objects read before a change that has been seen already? */
  isOlder: (data: unknown) => boolean;
}

/**
 * How far each object of the API has come, by what was seen of it. Answers and live updates travel on roads of their own: one that
 * was read earlier may arrive later, and must not take the place of what is newer.
 */
export function createVersions(): SeenVersions {
  const seen = new Map<string, number>();
  return {
    note: (data) => {
      someCounter(data, (name, count) => {
        seen.set(name, Math.max(count, seen.get(name) ?? count));
        return false;
      });
    },
    isOlder: (data) => someCounter(data, (name, count) => count < (seen.get(name) ?? count)),
  };
}

/** Visits the counters of an answer until one is what is looked for; answers whether one was. */
function someCounter(data: unknown, isIt: (name: string, count: number) => boolean): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { id } = data as { id?: unknown };
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === 'object' && someCounter(value, isIt)) return true;
    const counts = typeof value === 'number' && typeof id === 'string' && COUNTERS.some((counter) => counter === field);
    if (counts && isIt(`${id} ${field}`, value)) return true;
  }
  return false;
}
