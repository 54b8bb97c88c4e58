import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { createClient } from '../db/client.ts';
import { startEmbedded } from '../db/embedded.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { testDeps } from './app.ts';
import { Browser } from './browser.ts';
import { aViewer, onboardingForm } from './builders.ts';
import { createDatabase } from './database.ts';
import { brokenSchedules } from './invariants.ts';
import { aScheduledAthlete } from './schedules.ts';
import { aPlace, type ServerAddress } from './serverProcess.ts';

// `CRASH_KILLS=200 npx jest …` for a long night.
const KILLS = Number(process.env.CRASH_KILLS ?? 3);
const WRITERS = 3;

let place: ServerAddress;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => place.clear());

const today = () => dayIn('UTC', new Date());
const person = (n: number) => ({
  email: `p${n}@example.com`,
  password: 'correct horse battery',
  firstName: 'Robin',
  lastName: 'Vale',
});

/** Number of the latest revision that the server has acknowledged, by athlete. */
const acknowledged = new Map<number, number>();
/** What a lost answer may have added: at most one write was under way per writer. */
const underWay = new Map<number, boolean>();

const REVISION = '{ viewer { athlete { scheduleRevision } } }';
const revisionOf = async (browser: Browser) =>
  (await browser.post('/graphql', { query: REVISION })).json.data.viewer.athlete.scheduleRevision as number;

interface Shown {
  id: string;
  scheduledDate: string;
  status: string;
}

const allAcknowledged = () => [...acknowledged.values()].reduce((sum, revision) => sum + revision, 0);

/** Writes until the server is gone: plans anew, moves, adds, takes back. */
async function write(browser: Browser, n: number, began: () => void): Promise<void> {
  for (let round = 0; ; round += 1) {
    const { weeks } = (await browser.get('/api/training-schedule')).json as {
      weeks: { id: string; weekStartDate: string; workouts: Shown[] }[];
    };
    const week = weeks[2]!;
    const workout = week.workouts[round % week.workouts.length]!;
    const newDate = addDays(week.weekStartDate, round % 7);
    const acts = [
      () =>
        browser.post('/api/training-schedule/generate', {
          mode: round % 2 ? 'season-plan' : 'train-consistently',
          selectedSports: ['running', 'cycling'],
        }),
      () =>
        browser.patch(`/api/training-schedule/workouts/${workout.id}/reschedule`, {
          newDate,
          newDayOfWeek: weekdayOf(newDate),
        }),
      () =>
        browser.post('/api/training-schedule/workouts/create', {
          trainingWeekId: week.id,
          scheduledDate: newDate,
          dayOfWeek: weekdayOf(newDate),
          workoutType: 'run',
          duration: 30 + (round % 100),
        }),
      () => browser.post('/api/training-schedule/undo'),
    ];
    underWay.set(n, true);
    began();
    const answer = await acts[(round + n) % acts.length]!();
    if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text}`);
    acknowledged.set(n, await revisionOf(browser));
    underWay.set(n, false);
  }
}

async function settled(n: number, base: string): Promise<Browser> {
  const browser = new Browser(base);
  const { email, password } = person(n);
  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200);
  const number = await revisionOf(browser);
  const least = acknowledged.get(n)!;
  expect(number).toBeGreaterThanOrEqual(least);
  expect(number).toBeLessThanOrEqual(least + (underWay.get(n) ? 1 : 0));
  acknowledged.set(n, number);
  return browser;
}

test(
  `killed ${KILLS} times while it plans and moves: all that was acknowledged is there, and every schedule is the old or the new one`,
  async () => {
    let server = place.start();
    let base = await server.ready;
    const members = Array.from({ length: WRITERS }, (_, n) => n);
    for (const n of members) {
      const browser = new Browser(base);
      await browser.post('/api/auth/register', person(n));
      await browser.post('/api/onboarding/complete', onboardingForm(person(n).email, today()));
      await browser.post('/api/season-plan/create');
      expect((await browser.post('/api/training-schedule/generate', { mode: 'season-plan' })).status).toBe(200);
      acknowledged.set(n, await revisionOf(browser));
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const browsers = await Promise.all(members.map((n) => settled(n, base)));
      const { child } = server;
      // writes may be refused, so what counts is what they made
      const enough = allAcknowledged() + 3 + Math.floor(Math.random() * 6);
      const began = () => {
        // a moment into the work of one of them
        if (allAcknowledged() >= enough) setTimeout(() => child.kill('SIGKILL'), Math.random() * 40);
      };
      const ends = await Promise.allSettled(browsers.map((browser, n) => write(browser, n, began)));
      for (const end of ends)
        expect(String((end as PromiseRejectedResult).reason)).toMatch(/fetch failed|terminated|socket/);
      expect(await server.ended).toBe('SIGKILL');
      server = place.start();
      base = await server.ready;
    }
    await Promise.all(members.map((n) => settled(n, base)));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const embedded = await startEmbedded(place.dataDir, { say: () => {} });
    const db = createClient(embedded.url('postgres'));
    const [wrong, revisions] = [await brokenSchedules(db), await db.revision.count()];
    await db.$disconnect();
    await embedded.stop();
    expect(wrong).toEqual([]);
    expect(revisions).toBe(allAcknowledged());
  },
  120_000 + KILLS * 30_000,
);

test('the checker sees what it is there to see', async () => {
  const { db, drop } = await createDatabase();
  const deps = testDeps(db);
  const { athleteId } = await aScheduledAthlete(deps);
  await aViewer(deps);
  expect(await brokenSchedules(db)).toEqual([]);
  const workout = await db.workout.findFirstOrThrow({ where: { athleteId } });
  const put = () => db.workout.update({ where: { id: workout.id }, data: workout as never });
  const breaks: [() => Promise<unknown>, () => Promise<unknown>, RegExp][] = [
    [
      () => db.workout.update({ where: { id: workout.id }, data: { duration: { increment: 1 } } }),
      put,
      /not what its last revision made it/,
    ],
    [
      () => db.workout.update({ where: { id: workout.id }, data: { scheduledDate: new Date('2020-01-01') } }),
      put,
      /outside its week/,
    ],
    [
      () => db.athlete.update({ where: { id: athleteId }, data: { scheduleRevision: 3 } }),
      () => db.athlete.update({ where: { id: athleteId }, data: { scheduleRevision: 2 } }),
      /latest is 3 of 2/,
    ],
    [() => db.workout.delete({ where: { id: workout.id } }), async () => {}, /workouts, by the revisions/],
  ];
  for (const [harm, mend, says] of breaks) {
    await harm();
    expect((await brokenSchedules(db)).join('\n')).toMatch(says);
    await mend();
  }
  await drop();
});
