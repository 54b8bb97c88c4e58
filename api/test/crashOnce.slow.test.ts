import { randomUUID } from 'node:crypto';
import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { createClient } from '../db/client.ts';
import { startEmbedded } from '../db/embedded.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { type Answer, Browser } from './browser.ts';
import { onboardingForm } from './builders.ts';
import { brokenSchedules } from './invariants.ts';
import { aPlace, type ServerAddress } from './serverProcess.ts';

// `CRASH_KILLS=100 npx jest …` for a long night; it then says what came of the requests that were under way.
const KILLS = Number(process.env.CRASH_KILLS ?? 6);
const WRITERS = 4;
/** Kills after which others go on, with schedules that are not full yet. */
const KILLS_OF_ONE_CREW = 10;

let place: ServerAddress;
beforeAll(() => {
  place = aPlace();
});
afterAll(() => place.clear());

interface Writer {
  browser: Browser;
  athleteId: string;
  weekId: string;
  monday: string;
}

async function aWriter(base: string, n: number): Promise<Writer> {
  const browser = new Browser(base);
  const email = `writer${n}@example.com`;
  await browser.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  await browser.post('/api/onboarding/complete', onboardingForm(email, dayIn('UTC', new Date())));
  await browser.post('/api/season-plan/create');
  expect((await browser.post('/api/training-schedule/generate', { mode: 'season-plan' })).status).toBe(200);
  const { athleteId } = (await browser.get('/api/auth/user')).json as { athleteId: string };
  const week = (await browser.get('/api/training-schedule')).json.weeks[2] as { id: string; weekStartDate: string };
  return { browser, athleteId, weekId: week.id, monday: week.weekStartDate };
}

/** A request with a key, and the names of the workouts that it adds: one for each act. */
interface Sent {
  writer: Writer;
  key: string;
  path: string;
  body: unknown;
  names: readonly string[];
  /** Null: the server was killed before it came. */
  answer: Answer | null;
}

const CREATE =
  'mutation ($input: CreateWorkoutInput!) { createWorkout(input: $input) { __typename ... on CreateWorkoutPayload { workout { id } } } }';

const KINDS: readonly ((writer: Writer, key: string, n: number) => Pick<Sent, 'path' | 'body' | 'names'>)[] = [
  ({ weekId, monday }, key, n) => {
    const day = addDays(monday, n % 7);
    return {
      path: '/api/training-schedule/workouts/create',
      body: {
        trainingWeekId: weekId,
        scheduledDate: day,
        dayOfWeek: weekdayOf(day),
        workoutType: 'run',
        duration: 30,
        description: key,
      },
      names: [key],
    };
  },
  (writer, key, n) => ({ path: '/graphql', body: operation(writer, key, n), names: [key] }),
  (writer, key, n) => ({
    path: '/graphql',
    body: [operation(writer, `${key} a`, n), operation(writer, `${key} b`, n + 1)],
    names: [`${key} a`, `${key} b`],
  }),
];

function operation({ athleteId, weekId, monday }: Writer, description: string, n: number) {
  const day = addDays(monday, n % 7);
  const input = {
    athleteId,
    trainingWeekId: weekId,
    scheduledDate: day,
    dayOfWeek: weekdayOf(day).toUpperCase(),
    workoutType: 'RUN',
    intensity: 'easy',
    duration: 30,
    description,
  };
  return { query: CREATE, variables: { input } };
}

const send = ({ writer, path, body, key }: Sent) => writer.browser.post(path, body, { 'idempotency-key': key });
const isGood = ({ status, json }: Answer) => status < 300 && [json].flat().every(({ errors }) => errors === undefined);

/** Sends until the server is gone. */
async function write(writer: Writer, first: number, journal: Sent[], began: () => void): Promise<void> {
  for (let n = first; ; n += 1) {
    const key = randomUUID();
    const sent: Sent = { writer, key, ...KINDS[n % KINDS.length]!(writer, key, n), answer: null };
    journal.push(sent);
    began();
    sent.answer = await send(sent);
    expect([sent.answer.text, isGood(sent.answer)]).toEqual([sent.answer.text, true]);
  }
}

test(
  `killed ${KILLS} times with requests under way: each of them, asked again with its key, has acted once`,
  async () => {
    const env = { SESSION_SECRET: 'only for tests, and long enough for that' };
    let server = place.start(env);
    let base = await server.ready;
    let crew: Writer[] = [];
    const all: Sent[] = [];
    const underWay = { done: 0, notDone: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      if (kill % KILLS_OF_ONE_CREW === 0)
        crew = await Promise.all(Array.from({ length: WRITERS }, (_, n) => aWriter(base, kill * WRITERS + n)));
      crew = crew.map((writer) => ({ ...writer, browser: at(base, writer.browser) }));
      const journal: Sent[] = [];
      const after = WRITERS + Math.floor(Math.random() * 3 * WRITERS);
      const began = () => {
        // a moment into the work of one of them
        if (journal.length === after) setTimeout(() => server.child.kill('SIGKILL'), Math.random() * 60);
      };
      const ends = await Promise.allSettled(crew.map((writer, n) => write(writer, kill + n, journal, began)));
      for (const end of ends)
        expect(String((end as PromiseRejectedResult).reason)).toMatch(/fetch failed|terminated|socket/);
      expect(await server.ended).toBe('SIGKILL');

      server = place.start(env);
      base = await server.ready;
      for (const sent of journal) {
        const browser = at(base, sent.writer.browser);
        const again = { ...sent, writer: { ...sent.writer, browser } };
        const [second, third] = [await send(again), await send(again)];
        expect([second.text, isGood(second)]).toEqual([second.text, true]);
        expect([third.json, third.headers.get('idempotent-replayed')]).toEqual([second.json, 'true']);
        expect(second.json).toEqual((sent.answer ?? second).json);
        const isReplayed = second.headers.get('idempotent-replayed') === 'true';
        expect(isReplayed || sent.answer === null).toBe(true);
        underWay.done += Number(sent.answer === null && isReplayed);
        underWay.notDone += Number(!isReplayed);
      }
      all.push(...journal);
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(underWay.done + underWay.notDone).toBeGreaterThanOrEqual(KILLS);

    const embedded = await startEmbedded(place.dataDir, { say: () => {} });
    const db = createClient(embedded.url('postgres'));
    const rows = await db.workout.groupBy({
      by: ['description'],
      where: { description: { in: all.flatMap(({ names }) => [...names]) } },
      _count: true,
    });
    const [revisions, wrong] = [await db.revision.count({ where: { cause: 'create' } }), await brokenSchedules(db)];
    await db.$disconnect();
    await embedded.stop();
    const acts = all.flatMap(({ names }) => names);
    expect(Object.fromEntries(rows.map(({ description, _count }) => [description, _count]))).toEqual(
      Object.fromEntries(acts.map((name) => [name, 1])),
    );
    expect([revisions, wrong]).toEqual([acts.length, []]);
    if (process.env.CRASH_KILLS)
      console.log(
        `${KILLS} kills, ${all.length} requests, ${acts.length} acts, each done once; under way at a kill: ${underWay.done} done, ${underWay.notDone} not done`,
      );
  },
  120_000 + KILLS * 30_000,
);

/** The same browser, at the server's address of now. */
function at(base: string, { cookies }: Browser): Browser {
  const browser = new Browser(base);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}
