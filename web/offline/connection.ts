import { useSyncExternalStore } from 'react';

const changed = new Set<() => void>();
const answered = new Set<() => void>();
const back = new Set<() => void>();

/** The server does not answer, whatever the browser believes of its network. */
let unreachable = false;
/** Looks for the server that found nothing, since it was last heard of. */
let missed = 0;
let looking: ReturnType<typeof setTimeout> | null = null;
let seenAt: string | null = null;

const tell = () => {
  for (const listener of changed) listener();
};

/** No network, or no server behind it. */
export const isOffline = (): boolean => !navigator.onLine || unreachable;

/** Milliseconds until the next look: two seconds, then twice as long, to half a minute; spread, so that not all come at once. */
const waitMs = () => Math.min(30_000, 1000 * 2 ** missed) * (0.75 + Math.random() / 2);
/** A server that takes the question and says nothing is none. */
const PATIENCE_MS = 5000;

/** Whether a server is there that can work. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}

function lookIn(ms: number): void {
  clearTimeout(looking ?? undefined);
  const look = setTimeout(async () => {
    const found = await isThere();
    // heard of meanwhile
    if (looking !== look) return;
    // the browser itself tells of a lost network
    if (found || (!navigator.onLine && !unreachable)) return noteThere();
    missed += 1;
    // once is a hiccup, or a server that starts anew
    if (missed > 1) setUnreachable();
    lookIn(waitMs());
  }, ms);
  looking = look;
}

function setUnreachable(): void {
  if (unreachable) return;
  unreachable = true;
  tell();
}

/** The server is there, whatever it said. */
export function noteThere(): void {
  clearTimeout(looking ?? undefined);
  looking = null;
  missed = 0;
  if (!unreachable) return;
  unreachable = false;
  tell();
  for (const listener of back) listener();
}

/** No answer came. The server is looked for until it is there; when it stays away, pages are read as they were kept. */
export function noteSilence(): void {
  if (looking === null) lookIn(0);
}

/** The start of the application had to do without the server, which is looked for until it is there. */
export function noteUnreachable(): void {
  setUnreachable();
  if (looking === null) lookIn(waitMs());
}

/** The server has answered what a page asked, or told it of a change. */
export function noteReached(): void {
  noteThere();
  for (const listener of answered) listener();
}

// there is nothing to wait for
globalThis.addEventListener?.('online', () => {
  if (unreachable) lookIn(0);
});

/** Calls back when a server that was away is there again. */
export function onBack(listener: () => void): () => void {
  back.add(listener);
  return () => void back.delete(listener);
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

/** What is missing: the network, or a server behind it; null: nothing is. */
export type Outage = 'network' | 'server' | null;

const outage = (): Outage => (!navigator.onLine ? 'network' : unreachable ? 'server' : null);

export const useOutage = (): Outage => useSyncExternalStore(subscribe, outage);

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);

/** When the server last said what the page shows. */
export const useSeenAt = (): string | null => useSyncExternalStore(subscribe, () => seenAt);
