import { createAccessToken } from '../domain/account/accessToken.ts';
import { createCalendarFeed } from '../domain/accountData/calendarFeed.ts';
import { enableCoaching } from '../domain/coaching/coaching.ts';
import { createCoachInvite } from '../domain/coaching/invite.ts';
import { endWaysIn } from '../domain/account/waysIn.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { setUpApp } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';

// Whoever is being let in while the ways in are ended: the account's row decides who was first, and nobody slips through.

const PASSWORD = 'correct horse battery';
const app = setUpApp({});

type Owner = Viewer & { email: string };
/** Makes a way in by what held a moment ago. Settles to true: it was made. */
type Make = (owner: Owner) => Promise<boolean>;
const made = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

const MADE: Readonly<Record<string, Make>> = {
  'a session, by the password': async ({ email }) =>
    (await app.browser().post('/api/auth/login', { email, password: PASSWORD })).status === 200,
  'an access token': (owner) => made(createAccessToken(app.deps, owner, { name: 'script', scope: 'write' })),
  'a calendar feed': (owner) => made(createCalendarFeed(app.deps, owner, { kind: 'full' })),
  'an invitation': (owner) => made(createCoachInvite(app.deps, owner, { name: 'Mia' }, app.base)),
};

/** Statements of other connections that wait for a row. */
const waiting = async () =>
  (
    await app.deps.db.$queryRaw<unknown[]>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).length;

test.each(Object.entries(MADE))('%s', async (_way, make) => {
  const owner: Owner = { ...(await aViewer(app.deps, { password: PASSWORD })), accessGeneration: 0 };
  owner.coachId = await enableCoaching(app.deps, owner);
  let done: boolean | null = null;
  const making = await app.deps.db.$transaction(async (tx) => {
    await endWaysIn(tx, owner.userId, app.deps.clock());
    const work = make(owner).then((is) => (done = is));
    while (done === null && (await waiting()) === 0) await new Promise((resolve) => setImmediate(resolve));
    return { work };
  });
  expect(await making.work).toBe(false);
  const { userId } = owner;
  expect(await app.deps.db.session.count({ where: { userId } })).toBe(0);
  expect(await app.deps.db.accessToken.count({ where: { userId, revokedAt: null } })).toBe(0);
  expect(await app.deps.db.calendarFeed.count({ where: { athleteId: owner.athleteId } })).toBe(0);
  expect(await app.deps.db.coachInvite.count({ where: { coachId: owner.coachId, revokedAt: null } })).toBe(0);
});

test('who is let in after it is in', async () => {
  const { userId, email } = await aViewer(app.deps, { password: PASSWORD });
  await app.deps.db.$transaction((tx) => endWaysIn(tx, userId, app.deps.clock()));
  const browser = app.browser();
  expect((await browser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  const { json } = await browser.post('/graphql', {
    query: 'mutation { createAccessToken(input: { name: "script", scope: READ }) { __typename } }',
  });
  expect(json.data.createAccessToken.__typename).toBe('CreateAccessTokenPayload');
});
