import { useSyncExternalStore } from 'react';

const changed = new Set<() => void>();
const answered = new Set<() => void>();

/** The server did not answer at the start, though the browser believes in its network. */
let unreachable = false;
let seenAt: string | null = null;

const tell = () => {
  for (const listener of changed) listener();
};

/** No network, or no server behind it. */
export const isOffline = (): boolean => !navigator.onLine || unreachable;

/** The start of the application had to do without the server. */
export function noteUnreachable(): void {
  unreachable = true;
  tell();
}

/** The server has answered. */
export function noteReached(): void {
  if (unreachable) {
    unreachable = false;
    tell();
  }
  for (const listener of answered) listener();
}

/** Calls back after every answer of the server, live updates too. */
export function onAnswer(listener: () => void): () => void {
  answered.add(listener);
  return () => void answered.delete(listener);
}

/** ISO instant at which the server last said what the page shows; null: the page is not one that is kept. */
export function noteSeen(at: string | null): void {
  if (at === seenAt) return;
  seenAt = at;
  tell();
}

function subscribe(listener: () => void): () => void {
  changed.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    changed.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);

/** When the server last said what the page shows. */
export const useSeenAt = (): string | null => useSyncExternalStore(subscribe, () => seenAt);
