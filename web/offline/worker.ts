import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { eraseKept } from './eraseKept.ts';

interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
/** What of a worker's own scope is used here; the window's types know nothing of it. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'activate', listener: (event: Waiting) => void) => void) &
    ((type: 'fetch', listener: (event: Waiting & { request: Request }) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent) => void) => void);
}

/** The application's own files, written here by the build. */
declare const PRECACHE: PrecacheEntry[];

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
// only when someone asked for the new version
scope.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void scope.skipWaiting();
});
// whichever page signs out
scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && new URL(event.request.url).pathname === '/api/logout')
    event.waitUntil(eraseKept());
});

cleanupOutdatedCaches();
// "/" is a document of its own, not the application
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });

/** Signed-in screens start from the kept document; everything else is the server's, above all what it says of people. */
const SCREENS =
  /^\/(dashboard|training-schedule|season-plan|checkin|performance|messages|activities|workouts|profile|settings|coach)(\/|$)/;
const SERVER = [/^\/(api|graphql|healthz|readyz|metrics)(\/|$)/, /^\/$/, /^\/privacy(\/|$)/, /\.\w+$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [SCREENS], denylist: SERVER }));
