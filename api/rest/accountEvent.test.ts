import { unzipSync, strFromU8 } from 'fflate';
import { METRIC } from '../core/units/displayUnits.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import { MAX_SHOWN } from '../graphql/accountEvent.ts';
import { makeResetByHand } from '../domain/account/passwordReset.ts';
import type { Browser } from '../test/browser.ts';
import { setUpRest } from '../test/rest.ts';

const rest = setUpRest('2026-11-20');

const PASSWORD = 'correct horse battery';
const NEW = 'another staple entirely';
type Event = { at: string; act: string; detail: string | null };
const viewerOf = async (browser: Browser, asked: string, headers = {}) =>
  (await browser.post('/graphql', { query: `{ viewer { ${asked} } }` }, headers)).json.data.viewer;
const ask = async (browser: Browser, headers = {}): Promise<Event[] | null> =>
  (await viewerOf(browser, 'auditLog { edges { node { at act detail } } }', headers)).auditLog?.edges.map(
    ({ node }: { node: Event }) => node,
  ) ?? null;
const actsOf = async (browser: Browser) => ((await ask(browser)) as { act: string }[]).map(({ act }) => act);

test('each act on an account leaves one event, newest first', async () => {
  const robin = await rest.athlete();
  expect(await ask(robin)).toEqual([{ at: '2026-11-20T12:00:00.000Z', act: 'ACCOUNT_CREATED', detail: null }]);
  const signIn = (password: string) => robin.post('/api/auth/login', { email: robin.email, password });
  await signIn('wrong');
  await signIn(PASSWORD);
  await robin.get('/api/account/export');
  await robin.post('/api/auth/password', { currentPassword: 'wrong', newPassword: NEW });
  await robin.post('/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW });
  await robin.post('/api/auth/end-sessions');
  const token = await makeResetByHand(rest.app.deps, robin.email);
  await robin.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
  await signIn(PASSWORD);
  await robin.post('/api/coach/enable');
  await robin.post('/api/coach/enable');
  const acts = [
    'COACHING_ENABLED',
    'SIGNED_IN',
    'PASSWORD_RESET',
    'RESET_LINK_MADE',
    'SESSIONS_ENDED',
    'PASSWORD_CHANGED',
    'EXPORTED',
    'SIGNED_IN',
    'ACCOUNT_CREATED',
  ];
  expect(await actsOf(robin)).toEqual(acts);
});

test('letting a coach in and ending it stands with whoever did it', async () => {
  const [coach, athlete] = [await rest.person(), await rest.athlete()];
  await coach.post('/api/coach/enable');
  const { token } = (await coach.post('/api/coach/invites')).json;
  await athlete.post('/api/coach/invites/accept', { token });
  await athlete.post('/api/coach/invites/accept', { token });
  const coachId = (await coach.post('/graphql', { query: '{ viewer { coach { id } } }' })).json.data.viewer.coach.id;
  const end = {
    query: 'mutation ($input: EndCoachingInput!) { endCoaching(input: $input) { athleteId } }',
    variables: { input: { athleteId: await rest.idOf(athlete), coachId } },
  };
  await coach.post('/graphql', end);
  await athlete.post('/graphql', end);
  expect(await actsOf(athlete)).toEqual(['COACH_ACCEPTED', 'ACCOUNT_CREATED']);
  expect(await actsOf(coach)).toEqual(['COACHING_ENDED', 'COACHING_ENABLED', 'ACCOUNT_CREATED']);
});

test("they are the account's alone: none for a token, none of somebody else's, and all in the export", async () => {
  const robin = await rest.athlete();
  const [{ id: userId }, athleteId] = [
    await rest.app.deps.db.user.findUniqueOrThrow({ where: { email: robin.email } }),
    '',
  ];
  const { secret } = await createAccessToken(
    rest.app.deps,
    { userId, athleteId, coachId: null, units: METRIC, scope: 'session' },
    { name: 'my script', scope: 'read' },
  );
  expect(
    await ask(rest.app.browser(), { authorization: `Bearer ${secret}`, origin: '', 'sec-fetch-site': '' }),
  ).toBeNull();
  expect(await ask(robin)).toMatchObject([
    { act: 'TOKEN_CREATED', detail: 'my script (read)' },
    { act: 'ACCOUNT_CREATED' },
  ]);
  const archive = await fetch(`${rest.app.base}/api/account/export`, { headers: { cookie: robin.cookieHeader() } });
  const { tables } = JSON.parse(strFromU8(unzipSync(new Uint8Array(await archive.arrayBuffer()))['account.json']!));
  expect(tables.AccountEvent.map(({ act }: { act: string }) => act).sort()).toEqual([
    'account-created',
    'token-created',
  ]);
});

test(`the list without pages tells at most ${MAX_SHOWN}`, async () => {
  const robin = await rest.person();
  const { id: userId } = await rest.app.deps.db.user.findUniqueOrThrow({ where: { email: robin.email } });
  await rest.app.deps.db.accountEvent.createMany({
    data: Array.from({ length: MAX_SHOWN }, () => ({
      userId,
      act: 'signed-in',
      at: new Date('2026-11-20T13:00:00Z'),
    })),
  });
  const { accountEvents, auditLog } = await viewerOf(
    robin,
    'accountEvents { id act } auditLog(first: 100) { edges { node { id act } } pageInfo { hasNextPage } }',
  );
  expect(new Set(accountEvents.map(({ act }: Event) => act))).toEqual(new Set(['SIGNED_IN']));
  expect(accountEvents).toHaveLength(MAX_SHOWN);
  expect(auditLog).toEqual({ edges: accountEvents.map((node: object) => ({ node })), pageInfo: { hasNextPage: true } });
});
