import { Workbox } from 'workbox-window';

/** Milliseconds between two looks for a new version, in a window that stays open for days. */
const LOOK_MS = 60 * 60_000;

/**
 * Installs the worker that keeps the application's own files, for a start without a network. `onNew` hears of a version
 * that waits, and is given what takes it and loads the page anew; nothing is loaded unasked.
 */
export async function register(onNew: (reload: () => void) => void): Promise<void> {
  const worker = new Workbox('/sw.js');
  const reload = () => window.location.reload();
  let isTaking = false;
  let isControlled = navigator.serviceWorker.controller !== null;
  const take = async () => {
    isTaking = true;
    // another window may have taken it meanwhile
    if ((await navigator.serviceWorker.getRegistration())?.waiting) worker.messageSkipWaiting();
    else reload();
  };
  worker.addEventListener('waiting', () => onNew(() => void take()));
  worker.addEventListener('controlling', () => {
    if (isTaking) return reload();
    // another window took the new version: what this one loads later may be gone
    if (isControlled) onNew(reload);
    isControlled = true;
  });
  await worker.register();
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_MS) return;
    lookedAt = Date.now();
    worker.update().catch(() => undefined);
  });
}
