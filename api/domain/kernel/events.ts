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

const notesTopic = (coachId: string, athleteId: string) => `notes:${coachId}:${athleteId}`;

function topicsOf({ userId, athleteId, coachId }: Parameters<Events['follow']>[0]): string[] {
  const access = `access:${userId}`;
  if (athleteId === undefined) return [access, `coach:${coachId}`];
  return [`schedule:${athleteId}`, access, ...(coachId ? [notesTopic(coachId, athleteId)] : [])];
}

/** Announcements by topic: one per athlete, account and coach, and one for what a coach notes about an athlete. */
export function createEvents(bus: Bus = createLocalBus()): Events {
  return {
    publishSchedule: ({ athleteId, revision }) => bus.publish(`schedule:${athleteId}`, String(revision)),
    publishAthlete: ({ athleteId }) => bus.publish(`schedule:${athleteId}`, ''),
    publishAccess: ({ userId }) => bus.publish(`access:${userId}`, ''),
    publishCoach: async ({ coachId, athleteId }) => {
      await bus.publish(`coach:${coachId}`, '');
      if (athleteId !== undefined) await bus.publish(notesTopic(coachId, athleteId), '');
    },
    publishMessages: ({ userId }) => bus.publish(`messages:${userId}`, ''),
    followMessages: ({ userId }) => signals(bus, [`access:${userId}`, `messages:${userId}`]),
    followNotices: ({ userId, athleteId, coachId }) =>
      signals(bus, [
        `access:${userId}`,
        `messages:${userId}`,
        `schedule:${athleteId}`,
        ...(coachId ? [`coach:${coachId}`] : []),
      ]),
    follow: (whom) => signals(bus, topicsOf(whom)),
    onAccess: ({ userId }, act) => bus.subscribe(`access:${userId}`, act),
    close: () => bus.close(),
  };
}

async function signals(bus: Bus, topics: readonly string[]): Promise<AsyncIterableIterator<void>> {
  let isDue = false;
  let isOver = false;
  let notify = () => {};
  const stops = await Promise.all(
    topics.map((topic) =>
      bus.subscribe(topic, () => {
        isDue = true;
        notify();
      }),
    ),
  );
  const reader: AsyncIterableIterator<void> = {
    [Symbol.asyncIterator]: () => reader,
    async next() {
      while (!isDue && !isOver) await new Promise<void>((resolve) => (notify = resolve));
      isDue = false;
      return isOver ? { done: true, value: undefined } : { done: false, value: undefined };
    },
    async return() {
      isOver = true;
      notify();
      for (const stop of stops) stop();
      return { done: true, value: undefined };
    },
  };
  return reader;
}
