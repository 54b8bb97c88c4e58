import { useSyncExternalStore } from 'react';

const changed = new Set<() => void>();
const answered = new Set<() => void>();
const back = new Set<() => void>();

/** The server does not answer, whatever the browser says about the network. */
let unreachable = false;
/** Failed checks since the server's last answer. */
let missed = 0;
let looking: ReturnType<typeof setTimeout> | null = null;
let seenAt: string | null = null;

const tell = () => {
  for (const listener of changed) listener();
};

/** No network, or no server behind it. */
export const isOffline = (): boolean => !navigator.onLine || unreachable;

/** Milliseconds until the next check: two seconds, doubled each time up to 30, with jitter so that clients do not check at the same moment. */
const waitMs = () => Math.min(30_000, 1000 * 2 ** missed) * (0.75 + Math.random() / 2);
/** A server that accepts a request and does not answer counts as down. */
const PATIENCE_MS = 5000;

/** Is the server up and able to work? */
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
    // the server has answered in the meantime
    if (looking !== look) return;
    // the browser itself reports a lost network
    if (found || (!navigator.onLine && !unreachable)) return onServerUp();
    missed += 1;
    // one failure may be a short interruption, or a server that restarts
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

/** The server is up, whatever it answered. */
export function onServerUp(): void {
  clearTimeout(looking ?? undefined);
  looking = null;
  missed = 0;
  if (!unreachable) return;
  unreachable = false;
  tell();
  for (const listener of back) listener();
}

/** No answer came. Checks for the server until it is up; until then pages show stored data. */
export function onServerSilent(): void {
  if (looking === null) lookIn(0);
}

/** The application started without the server. Checks for it until it is up. */
export function onServerUnreachable(): void {
  setUnreachable();
  if (looking === null) lookIn(waitMs());
}

/** The server has answered a page's query, or sent it a live update. */
export function onServerReached(): void {
  onServerUp();
  for (const listener of answered) listener();
}

// there is nothing to wait for
globalThis.addEventListener?.('online', () => {
  if (unreachable) lookIn(0);
});

/** Calls back when the server is up again. */
export function onBack(listener: () => void): () => void {
  back.add(listener);
  return () => void back.delete(listener);
}

/** Calls back after every answer of the server, live updates too. */
export function onAnswer(listener: () => void): () => void {
  answered.add(listener);
  return () => void answered.delete(listener);
}

/** When the page's data last came from the server, ISO 8601; null: this page is not stored. */
export function setSeenAt(at: string | null): void {
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

/** When the page's data last came from the server. */
export const useSeenAt = (): string | null => useSyncExternalStore(subscribe, () => seenAt);
