import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { eraseKept } from './eraseKept.ts';
import { type AddressChange, renewPush } from './renewPush.ts';

interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
/** What of a worker's own scope is used here; the window's types know nothing of it. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'> & {
    pushManager?: PushManager;
  };
  addEventListener: ((type: 'activate', listener: (event: Waiting) => void) => void) &
    ((type: 'fetch', listener: (event: Waiting & { request: Request }) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent) => void) => void) &
    ((type: 'push', listener: (event: Waiting & { data: { json: () => unknown } | null }) => void) => void) &
    ((type: 'pushsubscriptionchange', listener: (event: Waiting & AddressChange) => void) => void) &
    ((type: 'notificationclick', listener: (event: Waiting & { notification: Notification }) => void) => void);
}

interface WindowClient {
  url: string;
  focus: () => Promise<WindowClient>;
  postMessage: (message: unknown) => void;
}

/** The application's own files, written here by the build. */
declare const PRECACHE: PrecacheEntry[];

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
// only when someone asked for the new version
scope.addEventListener('message', ({ data }) => {
  const type = (data as { type?: string } | null)?.type;
  if (type === 'SKIP_WAITING') void scope.skipWaiting();
  if (type === 'SIGNED_OUT') void forgetNotices();
});
// whichever page signs out
scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && new URL(event.request.url).pathname === '/api/logout')
    event.waitUntil(Promise.all([eraseKept(), forgetNotices()]));
});

/** A notice of the server: what a person reads, where it leads, and which one before it it takes the place of. */
interface Pushed {
  title: string;
  body: string;
  url: string;
  tag: string;
}

scope.addEventListener('push', (event) => {
  const { title, body, url, tag } = (event.data?.json() ?? {}) as Partial<Pushed>;
  if (!title) return;
  event.waitUntil(scope.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }));
});
scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(event, scope.registration.pushManager)),
);
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = (event.notification.data ?? {}) as { url?: string };
  event.waitUntil(show(url ?? '/notices'));
});

/** In a window of the application that is open, which goes there by itself so that nothing typed is lost unasked, or a new one; never another site's page. */
async function show(path: string): Promise<void> {
  const { href, origin, pathname, search, hash } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = all.find(({ url }) => SCREENS.test(new URL(url).pathname));
  const shown = await open?.focus().catch(() => null);
  if (shown) shown.postMessage({ type: 'OPEN', to: pathname + search + hash });
  else await scope.clients.openWindow(href);
}

/** Whoever signed out gets none any more, also of those that are on their way, and leaves none on the screen. */
async function forgetNotices(): Promise<void> {
  for (const notice of await scope.registration.getNotifications()) notice.close();
  await (await scope.registration.pushManager?.getSubscription())?.unsubscribe();
}

cleanupOutdatedCaches();
// "/" is a document of its own, not the application
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });

/** Signed-in screens start from the kept document; everything else is the server's, above all what it says of people. */
const SCREENS =
  /^\/(dashboard|training-schedule|season-plan|checkin|performance|messages|notices|activities|workouts|profile|settings|coach)(\/|$)/;
const SERVER = [/^\/(api|graphql|healthz|readyz|metrics)(\/|$)/, /^\/$/, /^\/privacy(\/|$)/, /\.\w+$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [SCREENS], denylist: SERVER }));
