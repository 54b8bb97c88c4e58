import type { Redis } from 'ioredis';
import type { Bus } from '../domain/kernel/ports.ts';

/**
 * Announcements between server processes. One connection publishes, a second one receives: a Redis connection that
 * subscribes can do nothing else. Topics are subscribed once however many listeners they have, and again by ioredis
 * itself after a lost connection.
 */
export function createRedisBus(publisher: Redis): Bus {
  const receiver = publisher.duplicate();
  receiver.on('error', (error) => publisher.emit('error', error));
  const listeners = new Map<string, Set<(text: string) => void>>();
  receiver.on('message', (topic: string, text: string) => {
    for (const onText of [...(listeners.get(topic) ?? [])]) onText(text);
  });
  return {
    async publish(topic, text) {
      await publisher.publish(topic, text);
    },
    async subscribe(topic, onText) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(onText));
      await receiver.subscribe(topic);
      return () => {
        known.delete(onText);
        if (known.size > 0 || listeners.get(topic) !== known) return;
        listeners.delete(topic);
        // a connection that is gone has forgotten the topic by itself
        receiver.unsubscribe(topic).catch(() => {});
      };
    },
    async close() {
      listeners.clear();
      receiver.disconnect();
    },
  };
}
