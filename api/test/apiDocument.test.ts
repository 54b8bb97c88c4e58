import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Rate, BODIES, RATES, type Share, SHARES, SOCKETS } from '../admission/budgets.ts';
import { MAX_RECORDS } from '../adapters/fit/frame.ts';
import { WINDOWS } from '../adapters/rateLimits.ts';
import { apiRoutes } from '../apiRoutes.ts';
import { createSessions } from '../auth/session.ts';
import { NEVER } from '../compressed.ts';
import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import { MAX_ROWS } from '../domain/kernel/maxRows.ts';
import { MAX_RECORDING_BYTES } from '../core/workout/fit/recordingFile.ts';
import { IDEMPOTENCY_KEY_MS } from '../domain/kernel/idempotency.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { secretMutations } from '../graphql/idempotency.ts';
import { COSTLY } from '../graphql/cost.ts';
import { LIMITS } from '../graphql/requestLimits.ts';
import { projectRoot } from '../root.ts';
import { testEnv } from './app.ts';
import { activityFile } from './fitFiles.ts';
import { type LiveApp, type Person, startLive } from './live.ts';
import { workoutsOf } from './schedules.ts';

const TEXT = readFileSync(path.join(projectRoot, 'docs', 'api.md'), 'utf8');

interface Block {
  language: string;
  text: string;
  heading: string;
}

/** Fenced blocks in order, each with the heading that it stands under. */
const BLOCKS: readonly Block[] = [...TEXT.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
  ({ 1: language, 2: text, index }) => ({
    language: language!,
    text: text!,
    heading: [...TEXT.slice(0, index).matchAll(/^#+ (.*)$/gm)].at(-1)![1]!,
  }),
);

/** Rows of the table that begins with this head, cells without their quotes. */
function tableOf(head: string): string[][] {
  const [, body = ''] = TEXT.split(`| ${head} |`);
  const rows = body.split('\n').slice(2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

let live: LiveApp;
let robin: Person;
let folder: string;
let variables: Record<string, string>;

beforeAll(async () => {
  live = await startLive('2026-11-20');
  robin = await live.athlete();
  await live.app.deps.db.user.update({ where: { id: robin.userId }, data: { email: 'robin@example.com' } });
  const { secret } = await createAccessToken(live.app.deps, robin, { name: 'document', scope: 'write' });
  variables = { EVENPACE: live.app.base, TOKEN: secret };
  folder = mkdtempSync(path.join(tmpdir(), 'evenpace-document-'));
  symlinkSync(path.join(projectRoot, 'docs'), path.join(folder, 'docs'));
  writeFileSync(
    path.join(folder, 'ride.fit'),
    activityFile([{ sport: 'cycling', start: '2026-11-19T07:00:00Z', seconds: 3600 }]),
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await live.leave();
  await live.close();
});

/** Output of a block as a reader's shell runs it. */
function shell(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-eu', '-c', text], { cwd: folder, env: { ...process.env, ...variables } });
    let [out, wrong] = ['', ''];
    child.stdout.on('data', (part) => (out += part));
    child.stderr.on('data', (part) => (wrong += part));
    child.on('close', (code) =>
      code === 0 && wrong === '' ? resolve(out) : reject(new Error(`${text}\nended with ${code}: ${wrong}${out}`)),
    );
  });
}

/** Where this is not what the document shows: same keys and types; a text before its "…" to the letter. */
function unlike(given: unknown, shown: unknown, at = ''): string[] {
  if (Array.isArray(shown)) {
    if (!Array.isArray(given)) return [`${at}: no list`];
    return shown.length > 0 ? unlike(given[0], shown[0], `${at}.0`) : [];
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof given !== 'object' || given === null) return [`${at}: no object`];
    return Object.entries(shown).flatMap(([key, value]) =>
      key in given ? unlike((given as Record<string, unknown>)[key], value, `${at}.${key}`) : [`${at}.${key}: missing`],
    );
  }
  const isLike =
    typeof shown === 'string' && shown.endsWith('…')
      ? new RegExp(`^${shown.slice(0, -1)}.`).test(String(given))
      : typeof given === typeof shown;
  return isLike ? [] : [`${at}: ${JSON.stringify(given)} where ${JSON.stringify(shown)} is shown`];
}

test('a difference from what is shown is told with its place', () => {
  expect(
    unlike({ a: [{ b: 1, c: 'ABD', d: null }], e: {} }, { a: [{ b: '1', c: 'ABC…', d: {} }], e: [], f: 1 }),
  ).toEqual([
    '.a.0.b: 1 where "1" is shown',
    '.a.0.c: "ABD" where "ABC…" is shown',
    '.a.0.d: no object',
    '.e: no list',
    '.f: missing',
  ]);
  expect(unlike({ a: [{ b: 2, c: 'ABCD' }], more: 1 }, { a: [{ b: 1, c: 'ABC…' }] })).toEqual([]);
});

async function moveSomething(): Promise<void> {
  const { id, scheduledDate } = (await workoutsOf(live.app.deps, robin)).find(
    (each) => each.scheduledDate > '2026-11-30' && each.scheduledDate < '2026-12-05',
  )!;
  const newDate = addDays(scheduledDate, 1);
  await rescheduleWorkout(live.app.deps, robin, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
}

const HEARD: Record<string, RegExp> = {
  'Doing it once': /^Idempotent-Replayed: true\s*$/i,
  'A program': /^Robin, week of 2026-11-16: \d+ of \d+ min\n(?:[✓·] 2026-11-\d\d {2}.+\n)+$/,
  'Changes as they happen': /^\d+ MOVE: .+\n$/,
};

test('an answer stands behind the command that gives it', () => {
  const before = BLOCKS.flatMap(({ language }, i) => (language === 'json' ? [BLOCKS[i - 1]?.language] : []));
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((language) => language !== 'sh')).toEqual([]);
});

/** Runs an example, and tells what of its answer is not as it is shown. */
const RUN: Record<string, (block: (typeof BLOCKS)[number], next: string | undefined) => Promise<readonly unknown[]>> = {
  graphql: async ({ text }) => {
    const { json } = await robin.browser.post('/graphql', { query: text });
    return [...(json.errors ?? []), ...(JSON.stringify(json.data ?? null).match(/InvalidInput|null/g) ?? [])];
  },
  sh: async ({ text, heading }, next) => {
    const isFollowing = text.includes('follow.mjs');
    const moved = isFollowing ? live.listening(1).then(moveSomething) : null;
    const [output] = await Promise.all([shell(text), moved]);
    if (next !== undefined) return unlike(JSON.parse(output), JSON.parse(next));
    return (HEARD[heading] ?? /^$/).test(output) ? [] : [output];
  },
};

test.each(
  BLOCKS.flatMap((block, index) => (block.language === 'json' ? [] : [[index, block.heading, block] as const])),
)('example %i, of "%s", does what it shows', async (index, _heading, block) => {
  const next = BLOCKS[index + 1];
  expect(await RUN[block.language]!(block, next?.language === 'json' ? next.text : undefined)).toEqual([]);
});

test('every program beside the document is in it', () => {
  for (const name of readdirSync(path.join(projectRoot, 'docs', 'examples')))
    expect(TEXT).toContain(`node docs/examples/${name}`);
});

test('the table of paths is the table of routes', () => {
  const routes = apiRoutes(createSessions(live.app.deps, live.app.env), testEnv()).map(
    ({ method, path: at }) => `${method} ${at.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(
    tableOf('method and path | send | get')
      .map(([route]) => route)
      .sort(),
  ).toEqual(routes.sort());
});

/** The number of a row of the budgets, for its window as the document names it. */
function rate(of: Rate['of'], per: Rate['per'], seconds = 60): number {
  const [row, ...more] = RATES.filter((each) => each.of === of && each.per === per);
  expect([row?.seconds, more]).toEqual([seconds, []]);
  return row!.points;
}
const share = (of: Share['of'], per: Share['per']) => SHARES.find((each) => each.of === of && each.per === per)!.ofOne;

test('the limits are those of the code', () => {
  const { signIn, signInFromAddress, register, export: exporting, useToken } = WINDOWS;
  expect([
    signIn.duration,
    signInFromAddress.duration,
    register.duration,
    exporting.duration,
    useToken.duration,
    IDEMPOTENCY_KEY_MS,
  ]).toEqual([60, 60, 3600, 3600, 60, 24 * 3_600_000]);
  const limits = {
    'depth of an operation': LIMITS.depth,
    'aliases in a document': LIMITS.aliases,
    'directives in a document': LIMITS.directives,
    'tokens of a document': LIMITS.tokens,
    'cost of an operation': LIMITS.cost,
    'operations in a batch': LIMITS.batch,
    'bytes of a GraphQL body': LIMITS.bodyBytes,
    'bytes of a GraphQL body of nobody': BODIES.graphqlOfNobody,
    'bytes of a REST body': BODIES.rest,
    'depth of JSON': BODIES.depth,
    'bytes of a FIT file': MAX_RECORDING_BYTES,
    'messages in a FIT file': MAX_RECORDS,
    'items of a page': 100,
    "bytes of a socket's message": SOCKETS.messageBytes,
    'subscriptions of a socket': SOCKETS.subscriptions,
    'sockets of an account': SOCKETS.ofAccount,
    'sockets of nobody, from an address': SOCKETS.ofNobody,
    'sockets of a server process': SOCKETS.ofProcess,
    'sockets opened from an address in a minute': rate('socket', 'address'),
    'messages of a socket in 10 seconds': rate('message', 'socket', 10),
    'messages of an account in 10 seconds': rate('message', 'account', 10),
    'messages of nobody, from an address, in 10 seconds': rate('message', 'nobody', 10),
    'kilobytes of a socket in 10 seconds': rate('messageKb', 'socket', 10),
    'access tokens of an account': MAX_ROWS.accessTokens,
    'races of a season': MAX_ROWS.races,
    'principles of a coach': MAX_ROWS.principles,
    "workouts in a coach's library": MAX_ROWS.libraryWorkouts,
    'open invitations of a coach': MAX_ROWS.openInvites,
    'requests with one access token in a minute': useToken.points,
    'requests of a session in a minute': rate('request', 'session'),
    'requests of nobody, from an address, in a minute': rate('request', 'nobody'),
    'requests from an address in a minute': rate('request', 'address'),
    'files of the pages, from an address, in a minute': rate('file', 'address'),
    'requests of an account at once': share('request', 'payer'),
    'kilobytes of bodies of an account in a minute': rate('bodyKb', 'account'),
    'kilobytes of bodies of nobody, from an address, in a minute': rate('bodyKb', 'nobody'),
    'kilobytes of bodies from an address in a minute': rate('bodyKb', 'address'),
    'milliseconds that new documents of an account take in 10 seconds': rate('checkMs', 'account', 10),
    'milliseconds that new documents of nobody, from an address, take in 10 seconds': rate('checkMs', 'nobody', 10),
    'cost of all operations of an account in a minute': rate('cost', 'account'),
    'cost of all operations of nobody, from an address, in a minute': rate('cost', 'nobody'),
    [`operations of an account at once that cost ${COSTLY.toLocaleString('en')} or more`]: share('costly', 'payer'),
    'uploads of an account at once': share('upload', 'account'),
    'uploads from an address at once': share('upload', 'address'),
    'archives of recordings received at once, of all': share('archive', 'payer'),
    'milliseconds that files of an account take in a minute': rate('readMs', 'account'),
    'milliseconds that files of an archive take in a minute': rate('archiveMs', 'account'),
    'tries to sign in, for an account and an address, in a minute': signIn.points,
    'tries to sign in, for an address, in a minute': signInFromAddress.points,
    'accounts made from an address in an hour': register.points,
    'exports of an account in an hour': exporting.points,
  };
  expect(
    Object.fromEntries(tableOf('limit | value').map(([name, value]) => [name, Number(value!.replaceAll(',', ''))])),
  ).toEqual(limits);
});

/** Texts of the rooms that answer requests. */
function* sources(...places: string[]): Generator<string> {
  for (const place of places)
    for (const name of readdirSync(path.join(projectRoot, place), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
        yield readFileSync(path.join(projectRoot, place, name), 'utf8');
}

test('what is never compressed is the table of the code', () => {
  const rows = tableOf('answers | because they hold').map(([answers, because]) => [answers!, because!]);
  const paths = rows
    .filter(([answers]) => answers!.startsWith('/api'))
    .map(([answers, because]) => [answers!.split(',')[0], because]);
  expect(Object.fromEntries(paths)).toEqual(NEVER);
  expect(
    rows
      .find(([answers]) => answers!.startsWith('mutations'))![0]!
      .match(/\b(?:authorize|create|rotate)\w+/g)!
      .sort(),
  ).toEqual([...secretMutations()].sort());
});

test('every code with which a request is refused at the door is told', () => {
  const door =
    /(?:RequestRefused\(\s*\d+,\s*|refusal\(\s*(?:\d+,\s*)?|tooComplex\([^;]*?,\s*|readonly code = |code: |KEY_REUSED|Conflict\(\s*)'([A-Z_]{4,})'/g;
  const used = [
    ...sources('api/rest', 'api/auth', 'api/graphql'),
    ...[
      'api/requestRules.ts',
      'api/answerErrors.ts',
      'api/domain/kernel/errors.ts',
      'api/domain/kernel/idempotency.ts',
    ].map((file) => readFileSync(path.join(projectRoot, file), 'utf8')),
  ].flatMap((text) => [...text.matchAll(door)].map(([, code]) => code!));
  const told = tableOf('code | REST | GraphQL | meaning').map(([code]) => code!);
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].filter((code) => !told.includes(code))).toEqual([]);
});

test('what is deprecated in the schema is listed, with the day from which it may go', () => {
  const schema = readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8');
  const marked = [...schema.matchAll(/^ *(\w+)[^\n]*@deprecated\(reason: "([^"]*)"\)/gm)];
  expect(marked.length).toBe(schema.split('@deprecated').length - 1);
  const [, listed = ''] = TEXT.split('Deprecated now:');
  for (const [, name, reason] of marked) {
    expect(reason).toMatch(/20\d\d-\d\d-\d\d/);
    expect(listed.split('\n## ')[0]).toContain(name);
  }
  expect(listed.startsWith(' nothing.')).toBe(marked.length === 0);
});
