import { keysOf, type PushKeys } from './pushKeys.ts';

/** ready: it may be asked. denied: its owner said no. missing: it knows no such thing, or not here. */
export type PushSupport = 'ready' | 'denied' | 'missing';

/** The browser's owner lets this site show notices. */
export const isPushAllowed = (): boolean => 'Notification' in window && Notification.permission === 'granted';

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

const registered = () => navigator.serviceWorker.getRegistration();

/** How long a first visit may take to install the worker that shows notices. */
const WORKER_COMES_MS = 20_000;

const installed = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), WORKER_COMES_MS)),
  ]);

const base64url = (bytes: ArrayBuffer | null | undefined) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Asks the browser for notices of the server with that key; null: its owner said no, or it cannot. */
export async function subscribeToPush(key: string): Promise<PushKeys | null> {
  if (pushSupport() !== 'ready') return null;
  // asked first: browsers want that in answer to a press
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await installed();
  if (!registration) return null;
  const known = await registration.pushManager.getSubscription();
  // of a server whose key is another one by now
  if (known && base64url(known.options.applicationServerKey) !== key) await known.unsubscribe();
  return keysOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** The browser wants no more of them, whoever would send any. */
export async function unsubscribeFromPush(): Promise<void> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
}

/** Takes what was shown off the screen: its reader has seen it. */
export async function closeShown(): Promise<void> {
  if (pushSupport() === 'missing') return;
  for (const shown of (await (await registered())?.getNotifications()) ?? []) shown.close();
}
