import type { Bus, Events } from './ports.ts';

/** Bus of a single server process. */
export function createLocalBus(): Bus {
  const listeners = new Map<string, Set<(text: string) => void>>();
  return {
    async publish(topic, text) {
      for (const onText of [...(listeners.get(topic) ?? [])]) onText(text);
    },
    async subscribe(topic, onText) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(onText));
      return () => {
        known.delete(onText);
        if (known.size === 0) listeners.delete(topic);
      };
    },
    async close() {
      listeners.clear();
    },
  };
}

/** Announcements by topic, one per athlete and one per account. */
export function createEvents(bus: Bus = createLocalBus()): Events {
  return {
    publishSchedule: ({ athleteId, revision }) => bus.publish(`schedule:${athleteId}`, String(revision)),
    publishAthlete: ({ athleteId }) => bus.publish(`schedule:${athleteId}`, ''),
    publishAccess: ({ userId }) => bus.publish(`access:${userId}`, ''),
    follow: ({ athleteId, userId }) => wakes(bus, [`schedule:${athleteId}`, `access:${userId}`]),
    onAccess: ({ userId }, act) => bus.subscribe(`access:${userId}`, act),
    close: () => bus.close(),
  };
}

async function wakes(bus: Bus, topics: readonly string[]): Promise<AsyncIterableIterator<void>> {
  let isDue = false;
  let isOver = false;
  let rouse = () => {};
  const stops = await Promise.all(
    topics.map((topic) =>
      bus.subscribe(topic, () => {
        isDue = true;
        rouse();
      }),
    ),
  );
  const reader: AsyncIterableIterator<void> = {
    [Symbol.asyncIterator]: () => reader,
    async next() {
      while (!isDue && !isOver) await new Promise<void>((resolve) => (rouse = resolve));
      isDue = false;
      return isOver ? { done: true, value: undefined } : { done: false, value: undefined };
    },
    async return() {
      isOver = true;
      rouse();
      for (const stop of stops) stop();
      return { done: true, value: undefined };
    },
  };
  return reader;
}
