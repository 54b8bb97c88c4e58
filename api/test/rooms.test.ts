import { readFileSync, readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';

interface Room {
  /** Rooms and files that it may import, itself not named. */
  reaches: readonly string[];
  /** Packages that it may import; any, where not given. */
  packages?: RegExp;
}

// A file belongs to the longest room that prefixes its path.
const ROOMS: Record<string, Room> = {
  'api/core': { reaches: [], packages: /^$/ },
  'api/domain': {
    reaches: ['api/core', 'api/db', 'api/generated'],
    packages: /^(zod|@node-rs\/argon2|csv-parse\/sync$|node:crypto)/,
  },
  // who may ask how much of one process: known to all that answer, and knowing of none of them
  'api/admission': {
    reaches: ['api/domain/kernel/errors.ts'],
    packages: /^(rate-limiter-flexible|node:http|node:timers\/promises)$/,
  },
  'api/graphql': { reaches: ['api/core', 'api/domain', 'api/db', 'api/generated', 'api/admission'] },
  // agents: operations of the GraphQL API, which the server itself answers
  'api/mcp': {
    reaches: ['api/domain/kernel', 'api/rest/refused.ts'],
    packages: /^(@modelcontextprotocol\/sdk\/|zod$|express$|node:http$)/,
  },
  'api/rest': { reaches: ['api/core', 'api/domain', 'api/auth/session.ts', 'api/admission'] },
  'api/auth': {
    reaches: ['api/core', 'api/domain', 'api/db', 'api/generated', 'api/env.ts', 'api/admission'],
  },
  'api/adapters': {
    reaches: [
      'api/core',
      'api/domain/kernel/ports.ts',
      'api/domain/kernel/devicePort.ts',
      'api/domain/kernel/webhookPort.ts',
      'api/domain/kernel/pushPort.ts',
      'api/admission',
    ],
  },
  'api/jobs': { reaches: ['api/core', 'api/domain'] },
  'web/ui': { reaches: [], packages: /^(react|@stitches|radix-ui|cmdk|@tabler|d3-scale|d3-shape)/ },
  'web/dnd': { reaches: [], packages: /^(react|dnd-core)/ },
  // what every form and every act of a card shares: knows of no noun
  'web/forms': { reaches: ['web/ui', 'web/__generated__'], packages: /^(react|relay-runtime$|@tabler)/ },
  'web/cards': {
    reaches: [
      'web/ui',
      'web/dnd',
      'web/forms',
      'web/copy.ts',
      'web/names.ts',
      'web/words.ts',
      'web/idle.ts',
      'web/__generated__',
      'api/core',
    ],
  },
  // the service worker runs it too: it may know of nothing else but the operation that it asks by
  'web/offline': { reaches: ['web/__generated__'], packages: /^(react$|workbox-|vite$|node:)/ },
  'web/relay': { reaches: ['web/offline', 'web/__generated__', 'web/copy.ts', 'web/idle.ts', 'api/core'] },
  'web/routes': {
    reaches: [
      'web/ui',
      'web/dnd',
      'web/forms',
      'web/cards',
      'web/relay',
      'web/offline',
      'web/copy.ts',
      'web/names.ts',
      'web/words.ts',
      'web/idle.ts',
      'web/__generated__',
      'api/core',
    ],
  },
};

interface DomainRoom {
  /** Files that later rooms of the domain may import. */
  rooms: string;
  /** Files that whoever is no room of the domain may import: graphql, rest, auth, jobs, cli, the server itself. */
  edges: string;
}

// Rooms of the domain in their order: each may import those before it, and none after it. What is named here are the doors; all else of
// a room is its own affair. The kernel is all doors. `<noun>.schema.ts` and `<noun>.answer.ts` say what comes and goes, and are doors too.
const DOMAIN: Record<string, DomainRoom | 'open'> = {
  kernel: 'open',
  account: {
    rooms: 'account accountEvent modelConsent openInvites password signIn unitsAndTimeZone waysIn',
    edges: 'accessToken account accountEvent externalIdentity openInvites passwordChange passwordReset settings signIn',
  },
  revision: {
    rooms:
      'constraints formerActivities illnessRecord injuryRecord recorded revision revisionChanges scheduleChanges scheduledWorkout seasonDifference seasonSnapshot recurringPreferences thresholdChange workoutTexts',
    edges:
      'constraints illnessRecord recorded revision revisionChanges scheduledWorkout seasonSnapshot recurringPreferences workoutTexts',
  },
  planning: {
    rooms:
      'activityLoad compiledPrinciple currentSchedule libraryPlanning limitShape weekProof livingReasons openSchedule plannerInput retargeting scheduleFill scheduleVersion scheduleWindow triedWorkouts',
    edges:
      'compiledPrinciple libraryPlanning limitShape weekProof livingReasons plannerInput scheduleWindow workoutRungs',
  },
  adapt: {
    rooms:
      'adaptation adjustment advice blackout recurringPreference reports holdToDone followRungs strain filledWeeks voice weeksAnew wellness',
    edges:
      'adaptation adjustment applyAdjustment checkIn circumstances feedback recurringPreference silentDays wellness',
  },
  season: {
    rooms: 'knownLoad lowerBeforeRace regenerationReasons seasonPlan',
    edges:
      'phase race raceDay raceForecast regenerationReasons replan seasonChange seasonPlan seasonRegeneration seasonSports seasonState',
  },
  schedule: {
    rooms: 'rollWeeks workoutFit',
    edges:
      'copy history lists pastDays realignment rollWeeks schedule scheduleHead schedulePreview cachedSchedulePage severalWorkouts undo workout workoutEdit',
  },
  athlete: {
    rooms: 'thresholdProposal trainingTimes',
    edges: 'athlete illness profile testQuestion thresholdProposal trainingTimes',
  },
  activity: {
    rooms: 'activity activityMatch',
    edges:
      'activity activityAnalysis activityEntry activityFigures activityList activityMatch activityStreams archiveReading effortCurve recordingArchive',
  },
  device: { rooms: 'deviceAccount', edges: 'deviceAccount deviceConsent deviceSync deviceState deviceWebhook' },
  webhook: { rooms: '', edges: 'deliver webhook webhookDelivery' },
  notice: { rooms: '', edges: 'morning notice noticeMail noticeSettings noticeText push pushSubscription' },
  message: { rooms: 'message thread', edges: 'message thread threadFeed' },
  library: { rooms: 'library', edges: 'library libraryPage libraryPlacement librarySave libraryUpload' },
  coaching: {
    rooms: 'coaching',
    edges:
      'athleteGroup batch batchUndo coachedAthlete coaching invite messageAthletes roster rosterView squad squadTraining',
  },
  principle: {
    rooms: '',
    edges: 'principle principleApplication principleFollowing principlePreview principleUndo',
  },
  performance: { rooms: '', edges: 'calendar digest overview performance' },
  accountData: { rooms: '', edges: 'calendarFeed eraseAccount exportAccount restoreAccount restoreFile workoutFile' },
};

// Rooms of the core in their order: each may import those before it, and none after it.
const CORE =
  'calendar units codes constants messages athlete race prediction thresholds workout raceDay load streams season principles rules week change language'.split(
    ' ',
  );

// clock, dice, environment and waiting have no place in a pure room
const IMPURE = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.|\bawait\b|\bfetch\(|\basync\b/;
// a literal that any word may be asked of knows `constructor` and `toString` too
const OPEN_LITERAL = /^(?:export )?const \w+: (?:Readonly<)?Record<string, .*> = (?:\{.|\{$|Object\.fromEntries\()/m;
const ASKED_BY_WORDS = /^api\/(?:core|domain|graphql|adapters)\/(?!.*\/cases\/)|^web\/(?:cards|forms|routes)\//;
// only these may speak to the outside or write rows
const REACT_DND = /from 'react-dnd'/;

const inside = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

/** What never stands in which files. */
const PROMISES: readonly (readonly [what: string, isOf: (path: string) => boolean, never: RegExp])[] = [
  ['a pure room', (path) => inside(path, 'api/core'), IMPURE],
  ['one room for react-dnd', (path) => !inside(path, 'web/dnd'), REACT_DND],
  // tableOf (api/core) is the table for words
  ['no open table for words', (path) => ASKED_BY_WORDS.test(path), OPEN_LITERAL],
  ['no writes in resolvers', (path) => inside(path, 'api/graphql'), /\bdb\.\w+\.(create|update|upsert|delete)\w*\(/],
  ['nothing unsafe', () => true, /\$queryRawUnsafe|\$executeRawUnsafe|dangerouslySetInnerHTML/],
];
const roomOf = (path: string) =>
  Object.keys(ROOMS)
    .filter((room) => inside(path, room))
    .sort((a, b) => b.length - a.length)[0];

/** web/routes/<feature>: its own folder is its own; another feature's is not. */
function feature(path: string): string | null {
  return /^web\/routes\/([^/]+)\//.exec(path)?.[1] ?? null;
}

const sources = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /^(api|web)\/.*\.tsx?$/.test(path) && !/generated|\.test\.|\/testing\b|^api\/test\//.test(path) && roomOf(path),
);

function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([@\w./:-]+)'/g)].map((found) => found[1]!);
}

test('there are files to judge', () => {
  expect(sources.length).toBeGreaterThan(50);
});

describe.each(sources)('%s', (path) => {
  const room = ROOMS[roomOf(path)!]!;
  const code = readFileSync(path, 'utf8');
  const imports = importsOf(code);
  const reached = imports.filter((name) => name.startsWith('.')).map((name) => posix.join(dirname(path), name));

  test('reaches only the rooms it may', () => {
    const allowed = [roomOf(path)!, ...room.reaches];
    expect(reached.filter((to) => !allowed.some((ok) => inside(to, ok)))).toEqual([]);
  });

  test('imports only the packages it may', () => {
    const packages = imports.filter((name) => !name.startsWith('.'));
    expect(room.packages ? packages.filter((name) => !room.packages!.test(name)) : []).toEqual([]);
  });

  test('keeps the promises of its room', () => {
    expect(PROMISES.filter(([, isOf, never]) => isOf(path) && never.test(code)).map(([what]) => what)).toEqual([]);
  });

  test("stays out of another feature's insides", () => {
    const own = feature(path);
    const other = reached.map(feature).filter((name) => name !== null && own !== null && name !== own);
    expect(other).toEqual([]);
  });
});

describe('rooms of the core', () => {
  const coreRoom = (path: string) => /^api\/core\/([^/]+)\//.exec(path)?.[1] ?? null;
  const ofCore = sources.filter((path) => coreRoom(path) !== null);

  test('are the folders, and nothing lies between them', () => {
    expect(readdirSync('api/core').sort()).toEqual([...CORE].sort());
  });

  test('stand in the same order in the map', () => {
    const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Rooms of the core\n');
    const told = [...section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` \|/gm)].map(([, room]) => room);
    expect(told).toEqual(CORE);
  });

  test('reach none that comes later', () => {
    const back = ofCore.flatMap((from) =>
      importsOf(readFileSync(from, 'utf8'))
        .filter((name) => name.startsWith('.'))
        .map((name) => ({ from, to: posix.join(dirname(from), name) }))
        .filter(({ to }) => CORE.indexOf(coreRoom(to)!) > CORE.indexOf(coreRoom(from)!)),
    );
    expect(back).toEqual([]);
    expect(ofCore.length).toBeGreaterThan(200);
  });
});

describe('rooms of the domain', () => {
  const order = Object.keys(DOMAIN);
  const domainRoom = (path: string) => /^api\/domain\/([^/]+)\//.exec(path)?.[1] ?? null;
  const doorOf = (path: string) => /^api\/domain\/(.+)\.ts$/.exec(path)?.[1] ?? path;
  const everyFile = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .map((name) => `api/${name}`)
    .filter((path) => path.endsWith('.ts') && !/generated|\.test\.|\/testing\b|^api\/test\//.test(path));
  const crossings = everyFile.flatMap((from) =>
    importsOf(readFileSync(from, 'utf8'))
      .filter((name) => name.startsWith('.'))
      .map((name) => ({ from, to: posix.join(dirname(from), name) }))
      .filter(({ to }) => domainRoom(to) !== null && domainRoom(to) !== domainRoom(from)),
  );
  const doorsOf = (side: keyof DomainRoom) =>
    Object.entries(DOMAIN).flatMap(([room, doors]) =>
      doors === 'open' ? [] : (doors[side].match(/\S+/g) ?? []).map((noun) => `${room}/${noun}`),
    );
  const isOpen = (path: string) => DOMAIN[domainRoom(path)!] === 'open' || /\.(?:schema|answer)\.ts$/.test(path);

  test('are the folders, and nothing lies between them', () => {
    expect(readdirSync('api/domain').sort()).toEqual([...order].sort());
  });

  test('stand in the same order in the map', () => {
    const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Rooms of the domain\n');
    const told = [...section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` \|/gm)].map(([, room]) => room);
    expect(told).toEqual(order);
  });

  test('reach none that comes later', () => {
    const back = crossings.filter(
      ({ from, to }) => domainRoom(from) && order.indexOf(domainRoom(to)!) > order.indexOf(domainRoom(from)!),
    );
    expect(back).toEqual([]);
  });

  test.each(['rooms', 'edges'] as const)('are entered by their doors for %s, and each is used', (side) => {
    const entered = crossings
      .filter(({ from, to }) => !isOpen(to) && (domainRoom(from) !== null) === (side === 'rooms'))
      .map(({ to }) => doorOf(to));
    expect([...new Set(entered)].sort()).toEqual(doorsOf(side).sort());
  });
});
