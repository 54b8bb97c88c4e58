import type { AccountDeps } from '../domain/account/account.ts';
import { claimDueForWeeks } from '../domain/schedule/rollWeeks.ts';
import { createClient } from '../db/client.ts';
import { testDeps } from '../test/app.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { aCoachOf, aScheduledAthlete, weeksOf } from '../test/schedules.ts';
import { rollAllWeeks } from './rollWeeks.ts';

const MADE = '2026-11-20T12:00:00Z';
const clock = { now: new Date(MADE) };
let database: TestDatabase;
let deps: AccountDeps;

beforeEach(async () => {
  clock.now = new Date(MADE);
  database = await createDatabase();
  deps = testDeps(database.db, clock);
});
afterEach(() => database.drop());

const mustNot = (error: unknown) => {
  throw error;
};
const at = (instant: string) => (clock.now = new Date(instant));
type Viewer = Awaited<ReturnType<typeof aScheduledAthlete>>;

// 35 days after anything was done
const LATER = new Date('2026-12-25T12:00:00Z');
const day = (days: number) => new Date(LATER.getTime() + days * 86_400_000);
const token = { name: '', tokenHash: 'a', scope: 'read', expiresAt: day(100), lastUsedAt: day(-27) };
const session = { idHash: 'a', data: {}, expiresAt: day(1), absoluteExpiresAt: day(1) };

test.each<[string, (viewer: Viewer) => Promise<unknown>, number]>([
  ['nothing', async () => {}, 0],
  ['a browser that is signed in', ({ userId }) => deps.db.session.create({ data: { ...session, userId } }), 1],
  [
    'a browser that was',
    ({ userId }) => deps.db.session.create({ data: { ...session, userId, expiresAt: day(0) } }),
    0,
  ],
  [
    'one signed in for longer than one may be',
    ({ userId }) => deps.db.session.create({ data: { ...session, userId, absoluteExpiresAt: day(0) } }),
    0,
  ],
  ['a program that reads', ({ userId }) => deps.db.accessToken.create({ data: { ...token, userId } }), 1],
  [
    'a program that read long ago',
    ({ userId }) => deps.db.accessToken.create({ data: { ...token, userId, lastUsedAt: day(-28) } }),
    0,
  ],
  [
    'a program that may no more',
    ({ userId }) => deps.db.accessToken.create({ data: { ...token, userId, revokedAt: day(-1) } }),
    0,
  ],
  [
    'a calendar that is read',
    ({ athleteId }) =>
      deps.db.calendarFeed.create({ data: { athleteId, kind: 'full', secretHash: 'a', lastReadAt: day(-1) } }),
    1,
  ],
  [
    'a calendar that nobody reads',
    ({ athleteId }) => deps.db.calendarFeed.create({ data: { athleteId, kind: 'full', secretHash: 'a' } }),
    0,
  ],
  [
    'a weekly e-mail',
    ({ userId }) => deps.db.user.update({ where: { id: userId }, data: { digestSince: day(-100) } }),
    1,
  ],
  ['a coach', (viewer) => aCoachOf(deps, viewer), 1],
  [
    'a change of their own lately',
    ({ athleteId, userId }) =>
      deps.db.revision.create({
        data: {
          athleteId,
          number: 99,
          actorId: userId,
          actorRole: 'athlete',
          cause: 'update',
          summary: '',
          changes: {},
          createdAt: day(-1),
        },
      }),
    1,
  ],
  [
    'a change by the planner lately',
    ({ athleteId }) =>
      deps.db.revision.create({
        data: {
          athleteId,
          number: 99,
          actorRole: 'planner',
          cause: 'update',
          summary: '',
          changes: {},
          createdAt: day(-1),
        },
      }),
    0,
  ],
])('whoever is away sleeps; what keeps them awake: %s', async (_what, make, rolled) => {
  const viewer = await aScheduledAthlete(deps);
  await make(viewer);
  clock.now = LATER;
  expect(await rollAllWeeks(deps, mustNot)).toBe(rolled);
  // who comes back finds four weeks
  expect((await weeksOf(deps, viewer)).map(({ weekStartDate }) => weekStartDate)).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
    '2027-01-11',
  ]);
});

test("due from the athlete's own Monday on", async () => {
  await aScheduledAthlete(deps, { timeZone: 'America/Los_Angeles' });
  at('2026-11-23T07:59:00Z');
  expect(await claimDueForWeeks(deps, null)).toEqual([]);
  at('2026-11-23T08:00:00Z');
  expect(await claimDueForWeeks(deps, null)).toHaveLength(1);
});

test('two processes roll each athlete once, page by page', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push((await aScheduledAthlete(deps)).athleteId);
  at('2026-11-24T12:00:00Z');
  const others = createClient(database.url, { connections: 2 });
  const [first, second, third, fourth] = [
    await claimDueForWeeks(deps, null, 2),
    await claimDueForWeeks({ ...deps, db: others }, null, 2),
    await claimDueForWeeks(deps, ids[1]!, 2),
    await claimDueForWeeks(deps, null, 2),
  ];
  expect([first, second, third, fourth]).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []]);
  await database.db.jobClaim.deleteMany();
  const rolled = await Promise.all([deps, { ...deps, db: others }].map((by) => rollAllWeeks(by, mustNot)));
  expect(rolled[0]! + rolled[1]!).toBe(5);
  await others.$disconnect();
});
