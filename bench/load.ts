import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { addDays, weekdayOf } from '../api/core/calendar/calendar.ts';
import { startEmbedded } from '../api/db/embedded.ts';
import { headers, type Running, SERVER, seed, start } from './server.ts';
import { median, report, size } from './table.ts';

const ROUNDS = size(5);
const SECONDS = size(4);
const CONNECTIONS = size(16, 2);
/** Persisted id of an operation of the web client. */
function persistedId(name: string): string {
  const documents = JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>;
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (!found) throw new Error(`${name} is not persisted: run npm run generate.`);
  return found[0];
}

const operation = (name: string, variables: object) =>
  JSON.stringify({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: persistedId(name) } },
  });

async function rate(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, method: 'POST', ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

/** The answer without what the weeks prove: the product measures it, the bare server hands on what was planned. */
const unproved = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === 'proof' ? undefined : value)));

/** The schedule query and the drag's mutation through the product, as ratios to a bare server on the same rows. */
export async function load(): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-bench-'));
  const database = await startEmbedded(path.join(scratch, 'database'), { say: () => {} });
  const url = database.url('postgres');
  const product = await start(SERVER, [], {
    PORT: '0',
    DATA_DIR: path.join(scratch, 'data'),
    DATABASE_URL: url,
    NODE_ENV: 'production',
    RATE_FACTOR: '9999',
    SESSION_SECRET: 'the benchmark has a secret of its own, long enough',
  });
  const bare = await start('bench/bareServer.mjs', [url], {}).catch((error: unknown) => {
    // nothing that was started outlives what went wrong
    product.child.kill('SIGTERM');
    throw error;
  });
  try {
    const cookies: string[] = [];
    for (let n = 0; n < CONNECTIONS; n += 1) cookies.push(await seed(product.url, n));
    const query = operation('SchedulePageQuery', {});
    const ask = async ({ url: to }: Running, path_: string) =>
      (await fetch(to + path_, { method: 'POST', headers: headers(to, cookies[0]!), body: query })).json() as Promise<{
        data: Page;
      }>;
    const [ours, limit] = [await ask(product, '/graphql'), await ask(bare, '/')];
    if (!isDeepStrictEqual(unproved(ours.data), unproved(limit.data)))
      throw new Error(
        `The two servers answer differently:\n${JSON.stringify(ours).slice(0, 1500)}\n${JSON.stringify(limit).slice(0, 1500)}`,
      );

    const schedules: Rates = { product: [], bare: [] };
    const moves: Rates = { product: [], bare: [] };
    const turns: Rates = { product: [], bare: [] };
    const reads = (to: Running, at: string) =>
      rate({ url: to.url + at, headers: headers(to.url, cookies[0]!), body: query });
    for (let round = 0; round < ROUNDS; round += 1) {
      schedules.product.push(await reads(product, '/graphql'));
      schedules.bare.push(await reads(bare, '/'));
      moves.product.push(await moveRate(product, '/graphql', cookies));
      moves.bare.push(await moveRate(bare, '/', cookies));
      turns.product.push(await moveRate(product, '/graphql', cookies, query));
      turns.bare.push(await moveRate(bare, '/', cookies, query));
    }
    const ratio = ({ product: p, bare: b }: Rates) => median(p.map((value, index) => value / b[index]!));
    const s = ratio(schedules);
    const m = ratio(moves);
    report('Server', [
      { name: 'schedule query, product', value: median(schedules.product), unit: 'req/s' },
      { name: 'schedule query, bare Node + pg', value: median(schedules.bare), unit: 'req/s' },
      { name: 'schedule query, ratio', value: s, unit: '×', target: 'at least 0.85 of bare', holds: s >= 0.85 },
      { name: 'reschedule with its revision, product', value: median(moves.product), unit: 'req/s' },
      { name: 'reschedule with its revision, bare', value: median(moves.bare), unit: 'req/s' },
      { name: 'reschedule, ratio', value: m, unit: '×', target: 'at least 0.35 of bare', holds: m >= 0.35 },
      // no page stands from one read to the next
      { name: 'reschedule and schedule query by turns, ratio', value: ratio(turns), unit: '×' },
    ]);
  } finally {
    for (const { child } of [product, bare]) {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
    }
    await new Promise((done) => product.child.once('exit', done));
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Rates {
  product: number[];
  bare: number[];
}

interface Page {
  viewer: { athlete: { schedule: { weeks: { weekStartDate: string; workouts: { id: string }[] }[] } } };
}

/** Each connection moves one workout of its own athlete to and fro, as a person who drags; `between` is sent after each move. */
async function moveRate(to: Running, at: string, cookies: readonly string[], between?: string): Promise<number> {
  const isBare = at === '/';
  const query = operation('SchedulePageQuery', {});
  const bodies = await Promise.all(
    cookies.map(async (cookie) => {
      const page = (await (
        await fetch(to.url + at, { method: 'POST', headers: headers(to.url, cookie), body: query })
      ).json()) as { data: Page };
      const week = page.data.viewer.athlete.schedule.weeks[2]!;
      const days = [addDays(week.weekStartDate, 2), addDays(week.weekStartDate, 3)];
      const workoutId = week.workouts[0]!.id;
      return days.map((newDate) =>
        isBare
          ? JSON.stringify({ act: 'move', workoutId, newDate })
          : operation('useRescheduleWorkoutMutation', {
              input: { workoutId, newDate, newDayOfWeek: weekdayOf(newDate).toUpperCase() },
            }),
      );
    }),
  );
  let next = 0;
  return rate({
    url: to.url + at,
    setupClient: (client) => {
      const mine = next % cookies.length;
      next += 1;
      client.setRequests(
        bodies[mine]!.flatMap((body) => (between ? [body, between] : [body])).map((body) => ({
          method: 'POST',
          headers: headers(to.url, cookies[mine]!),
          body,
        })),
      );
    },
  });
}
