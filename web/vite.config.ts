import react from '@vitejs/plugin-react';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteDevServer } from 'vite';
import { dedupe } from './dedupe.ts';
import { serviceWorker } from './offline/workerPlugin.ts';
import { relay } from './relay/vitePlugin.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const DOCUMENTS: Record<string, string> = { '/': '/landing.html', '/privacy': '/privacy.html' };
/** The development server answers the public addresses with their own documents, as the product's does. */
const publicDocuments = {
  name: 'public-documents',
  configureServer(server: ViteDevServer) {
    server.middlewares.use((request, _response, next) => {
      request.url = DOCUMENTS[request.url ?? ''] ?? request.url;
      next();
    });
  },
};
/** What the public documents share with the application: small files compress badly, and each is a request. */
const SHARED = [
  'web/copy',
  'web/relay/rest',
  'web/offline/eraseKept',
  ...['site', 'session', 'sessionEnd', 'onboardingRecord', 'PublicHeader'].map((name) => `web/routes/${name}`),
  ...[
    'theme',
    'themePreference',
    'Spinner',
    'Layout',
    'Button',
    'Text',
    'Logo',
    'ThemeToggle',
    'Card',
    'Badge',
    'PaceLines',
  ].map((name) => `web/ui/${name}`),
  ...['defaultAttributes', 'createReactComponent'].map((name) => `icons-react/dist/esm/${name}`),
  ...['Moon', 'Sun', 'ActivityHeartbeat', 'Check', 'Bike', 'Run', 'Swimming'].map(
    (name) => `icons-react/dist/esm/icons/Icon${name}`,
  ),
];
const library = (...names: readonly string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
const ROUTER = library('react-router', 'cookie', 'set-cookie-parser');
/** What the application's document needs before it knows who is there. */
const APPLICATION = [
  ...['Field', 'PageTitle', 'Toast', 'VisuallyHidden', 'choices', 'inputs', 'progress', 'states', 'stopgap'].map(
    (name) => `web/ui/${name}`,
  ),
  ...[
    'race/race',
    'codes/race',
    'codes/sport',
    'codes/athlete',
    'codes/takenOverCookie',
    'athlete/athlete',
    'calendar/calendar',
    'calendar/dayNames',
    'units/tableOf',
  ].map((name) => `core/${name}`),
  // onboarding shows it too, which needs nothing of the layout
  'web/cards/account/TakenOverNotice',
  ...['guards', 'waitingInvite'].map((name) => `web/routes/${name}`),
  ...['coach/rosterChoice', 'library/libraryChoice', 'performance/range'].map((name) => `web/routes/${name}`),
];
/** Paces and lengths, which most screens tell, and the onboarding without the rest of what those share. */
const MEASURES = [
  ...[
    'units/clock',
    'units/displayUnits',
    'units/percentText',
    'units/timeText',
    'athlete/blackout',
    'athlete/zones',
    'athlete/thresholds',
  ].map((name) => `core/${name}`),
  'web/cards/durationText',
  'web/cards/season/goalSeconds',
];
/** What every signed-in screen needs. */
const LAYOUT = ['web/routes/shell/SignedIn', 'web/relay/useOwnedQuery', 'web/ui/useMediaQuery'];
/** Parts of a few hundred bytes that some of the signed-in screens share: a request each would cost more than carrying them. */
const SMALL = [
  ...[
    'change/move',
    'load/consistency',
    'load/form',
    'workout/tss',
    'codes/workout',
    'codes/phase',
    'athlete/trainingTimes',
    'units/countOf',
  ].map((name) => `core/${name}`),
  ...['changeSides', 'intensity'].map((name) => `cards/${name}`),
  ...[
    'Change',
    'ChangeList',
    'MetricCard',
    'WorkoutStatusIcon',
    'phaseText',
    'promise',
    'race',
    'ratings',
    'useAsked',
    'useAskedFor',
    'useFocusKept',
    'useLiveSchedule',
    'NoWrap',
    'ProofBadge',
    'illnessText',
    'useRefetch',
    'useRevisionGaps',
    'RecurringPreferences',
    'phaseDot',
    'useUndoStack',
    'ui/Deferred',
    'loadWords',
    'seasonChart/ChartLegend',
    'chart/DataTable',
    'useDeleteActivity',
    'ui/Disclosure',
    'ui/phone',
    'ui/useNear',
    'SkeletonCard',
  ],
];
/**
 * The reader of plain words comes in parts, the words that it knows, what they are said for and its grammar: no chunk may be too large to
 * wait for.
 */
const READER = [
  { name: 'vocabulary', priority: 2, test: /request[\\/](?:vocabulary|othersHealth|\w+Phrases)\.ts/ },
  { name: 'rewritings', priority: 2, test: /request[\\/](?:rewritings|dialects|paraphrases|wishFrames)\.ts/ },
  { name: 'requests', priority: 1, test: /[\\/]core[\\/]language[\\/]request[\\/]/ },
];
const roomsOf = (...names: readonly string[]) => new RegExp(`[\\\\/]core[\\\\/](${names.join('|')})[\\\\/]`);
/** The planner by the order of its rooms, in which no part waits for a later one. */
const PLANNER = [
  {
    name: 'basis',
    priority: 6,
    test: roomsOf('calendar', 'units', 'codes', 'constants', 'messages', 'athlete', 'race', 'prediction', 'thresholds'),
  },
  { name: 'ladders', priority: 5, test: roomsOf('workout', 'load') },
  { name: 'seasons', priority: 4, test: roomsOf('season') },
  { name: 'rules', priority: 3, test: roomsOf('rules') },
  { name: 'weeks', priority: 2, test: roomsOf('week') },
];
const isIn = (names: readonly string[]) => (file: string) =>
  names.some((name) =>
    file
      .replaceAll('\\', '/')
      .replace(/\.\w+$/, '')
      .endsWith(`/${name}`),
  );
const api = `http://127.0.0.1:${process.env.PORT || 4000}`;

// the package leads bundlers to the copy that warns developers
const routerFile = (name: string) => path.join(root, '../node_modules/react-router/dist/production', name);
const ROUTER_WITHOUT_WARNINGS = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

export default defineConfig(({ command }) => ({
  root,
  plugins: [dedupe(/^@radix-ui\//, 'radix-ui'), publicDocuments, relay(), react(), serviceWorker(root)],
  resolve: {
    alias: [
      // leaves Relay's legacy containers out of the bundle
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      // what every browser has itself it need not bring along: inflating, and a worker for it
      { find: /^@zip\.js\/zip\.js$/, replacement: '@zip.js/zip.js/lib/zip-core-custom.js' },
      ...(command === 'build' ? ROUTER_WITHOUT_WARNINGS : []),
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index', 'landing', 'privacy'].map((name) => path.join(root, `${name}.html`)),
      output: {
        codeSplitting: {
          // a group takes along what its modules import, unless a group of a higher priority has that
          groups: [
            // what fetches the others waits for none of them
            { name: 'loading', priority: 7, test: /vite.preload-helper/ },
            // changes with the lockfile only, so it stays in the browser's cache over a release
            { name: 'vendor', priority: 6, test: library('react', 'react-dom', 'scheduler', '@stitches') },
            { name: 'relay', priority: 6, test: library('relay-runtime', 'react-relay') },
            { name: 'forms', priority: 6, test: library('react-hook-form', '@hookform', 'zod') },
            { name: 'public', priority: 5, test: isIn(SHARED) },
            { name: 'application', priority: 4, test: (file) => ROUTER.test(file) || isIn(APPLICATION)(file) },
            { name: 'layout', priority: 3, test: isIn(LAYOUT) },
            { name: 'measures', priority: 3, test: isIn(MEASURES) },
            {
              name: 'icons',
              priority: 2,
              minShareCount: 2,
              test: /[\\/]icons-react[\\/].*[\\/]Icon(?!Brand)\w+\.mjs$/,
            },
            // each a request, and a name in the lists that the application carries
            {
              name: 'answers',
              priority: 2,
              test: isIn(['routes/onboardingAnswers', 'onboarding/validationErrors', 'onboarding/completeSetup']),
            },
            {
              name: 'signIn',
              priority: 2,
              test: isIn(['signIn/SignInFrame', 'signIn/signInTexts', 'signIn/GoogleButton']),
            },
            { name: 'screens', priority: 2, minShareCount: 11 },
            ...READER,
            { name: 'small', priority: 1, minShareCount: 2, test: isIn(SMALL) },
          ],
        },
      },
    },
  },
  // the planner of the onboarding: a graph of its own, in parts that nobody waits long for
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [...READER, ...PLANNER],
        },
      },
    },
  },
  // the host stays the browser's, so that the API sees its own pages calling
  server: {
    proxy: { '/api': { target: api, changeOrigin: false }, '/graphql': { target: api, changeOrigin: false, ws: true } },
  },
}));
