import { createMail } from '../adapters/mail.ts';
import { nameInEmail } from '../domain/coaching/invite.emails.ts';
import type { Mail } from '../domain/kernel/ports.ts';
import { type TestApp, startApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';
import { type MailSink, startMailSink } from '../test/mailSink.ts';

let sink: MailSink;
let mail: Mail;
let app: TestApp;
let coach: Browser;
let people = 0;

beforeAll(async () => {
  sink = await startMailSink();
  mail = createMail({
    server: sink.server,
    from: { name: 'Evenpace', address: 'mail@run.example' },
    onTrouble: () => {},
  });
  app = await startApp({ now: '2026-11-20T12:00:00Z', deps: { mail } });
});
afterAll(async () => {
  await app.close();
  await mail.close();
  await sink.close();
});
beforeEach(async () => {
  coach = await aCoach();
});

async function aCoach(of: TestApp = app, firstName = 'Ada'): Promise<Browser> {
  people += 1;
  const browser = of.browser();
  await browser.post('/api/auth/register', {
    email: `coach${people}@example.com`,
    password: 'correct horse battery',
    firstName,
    lastName: 'Coachly',
  });
  await browser.post('/api/coach/enable');
  return browser;
}
const invite = (body: object, by = coach) => by.post('/api/coach/invites', body);
let addresses = 0;
const anAddress = () => `athlete${(addresses += 1)}@example.com`;

test('an invitation is mailed, and its link accepts it', async () => {
  const to = anAddress();
  const made = await invite({ email: ` ${to.toUpperCase()} `, name: 'Robin' });
  expect(made).toMatchObject({ status: 201, json: { mailedTo: to, expiresAt: '2026-12-04T12:00:00.000Z' } });
  const [mail] = await sink.emailsTo(to);
  expect(mail!.email.subject).toBe('Ada Coachly invites you to train with them on Evenpace');
  expect(mail!.email.text).toContain('for 14 days, until Friday 4 December');
  // the name is for the coach's own list
  expect(mail!.email.text).not.toContain('Robin');
  const link = mail!.link('/invite/');
  expect(link).toBe(`${app.base}/invite/${made.json.token}`);
  const athlete = app.browser();
  await athlete.post('/api/auth/register', {
    email: to,
    password: 'correct horse battery',
    firstName: 'Kit',
    lastName: 'Moss',
  });
  expect(await athlete.post('/api/coach/invites/accept', { token: link.split('/').at(-1) })).toMatchObject({
    status: 200,
    json: { coach: { firstName: 'Ada' } },
  });
});

test('the answer is the same whether the address has an account', async () => {
  const shape = (json: object) => Object.keys(json).sort();
  const [known, unknown] = [
    await invite({ email: `coach${people}@example.com` }),
    await invite({ email: anAddress() }),
  ];
  expect([known.status, shape(known.json)]).toEqual([unknown.status, shape(unknown.json)]);
});

test('by GraphQL as well, from the address of the server', async () => {
  const to = anAddress();
  const query =
    'mutation ($input: CreateCoachInviteInput!) { createCoachInvite(input: $input) { ... on CreateCoachInvitePayload { mailedTo path invite { name } coach { mailsInvites } } ... on InvalidInput { errors { path message } } } }';
  const ask = async (email: string) =>
    (await coach.post('/graphql', { query, variables: { input: { email } } })).json.data.createCoachInvite;
  const made = await ask(to);
  expect(made).toMatchObject({ mailedTo: to, invite: { name: to }, coach: { mailsInvites: true } });
  expect((await sink.emailsTo(to))[0]!.link('/invite/')).toBe(app.base + made.path);
  expect(await ask('robin\r\nBcc: victim@example.com')).toEqual({
    errors: [{ path: 'email', message: 'Enter a valid email address.' }],
  });
});

test('without an address, or without mail, the coach sends the link', async () => {
  for (const body of [{}, { email: null }, { email: ' ' }])
    expect(await invite(body)).toMatchObject({ status: 201, json: { mailedTo: null } });
  const silent = await startApp();
  const made = await invite({ email: anAddress() }, await aCoach(silent));
  expect(made).toMatchObject({
    status: 201,
    json: { mailedTo: null, inviteUrl: `${silent.base}/invite/${made.json.token}` },
  });
  await silent.close();
});

test('a coach mails twenty an hour, and nobody more than five a day to one address', async () => {
  const to = anAddress();
  for (let mail = 0; mail < 5; mail += 1) expect((await invite({ email: to }, await aCoach())).status).toBe(201);
  expect(await invite({ email: to })).toMatchObject({ status: 422, json: { code: 'MAILED_ENOUGH' } });
  for (let mail = 1; mail < 20; mail += 1) expect((await invite({ email: anAddress() })).status).toBe(201);
  expect((await invite({ email: anAddress() })).status).toBe(429);
  // the link still can be made
  expect((await invite({})).status).toBe(201);
});

test.each<[string, string]>([
  ['Ada Coachly', 'Ada Coachly'],
  ['Dr. Ada J. Coachly', 'Dr. Ada J. Coachly'],
  ['Ada\r\nBcc: x', 'Ada Bcc: x'],
  ['Win at evil.example now', 'A coach'],
  ['https://evil', 'A coach'],
  ['mail@evil', 'A coach'],
  ['\u200b', 'A coach'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the name %j stands in an e-mail as %j', (name, shown) => {
  expect(nameInEmail(name)).toBe(shown);
});

/** A token that may write, in the hands of a program. */
async function aWriteToken(of: Browser): Promise<(path: string, body: object) => ReturnType<Browser['post']>> {
  const query =
    'mutation { createAccessToken(input: { name: "a script", scope: WRITE }) { ... on CreateAccessTokenPayload { secret } } }';
  const { secret } = (await of.post('/graphql', { query })).json.data.createAccessToken;
  return (path, body) => app.browser().post(path, body, { authorization: `Bearer ${secret}` });
}

test('a coach is let in, and invites, from a signed-in browser alone: what a token began would outlive the token', async () => {
  const athlete = app.browser();
  await athlete.post('/api/auth/register', {
    email: anAddress(),
    password: 'correct horse battery',
    firstName: 'Kit',
    lastName: 'Moss',
  });
  const { token } = (await invite({})).json;
  const refused = { status: 403, json: { code: 'FORBIDDEN', message: 'Sign in with a browser to do this.' } };
  const byProgram = await aWriteToken(athlete);
  expect(await byProgram('/api/coach/invites/accept', { token })).toMatchObject(refused);
  const accept = 'mutation ($input: AnswerCoachInviteInput!) { acceptCoachInvite(input: $input) { __typename } }';
  expect((await byProgram('/graphql', { query: accept, variables: { input: { token } } })).json.errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  // nothing happened to it: its athlete may still accept
  expect((await athlete.post('/api/coach/invites/accept', { token })).status).toBe(200);

  const byCoach = await aWriteToken(coach);
  expect(await byCoach('/api/coach/invites', { name: 'Robin' })).toMatchObject(refused);
  const open = '{ viewer { coach { invites { id } } } }';
  expect((await coach.post('/graphql', { query: open })).json.data.viewer.coach.invites).toEqual([]);
});

test('what takes a coach away asks for no browser', async () => {
  const { token } = (await invite({})).json;
  const athlete = app.browser();
  await athlete.post('/api/auth/register', {
    email: anAddress(),
    password: 'correct horse battery',
    firstName: 'Kit',
    lastName: 'Moss',
  });
  const byProgram = await aWriteToken(athlete);
  const decline = 'mutation ($input: AnswerCoachInviteInput!) { declineCoachInvite(input: $input) { __typename } }';
  expect(
    (await byProgram('/graphql', { query: decline, variables: { input: { token } } })).json.data.declineCoachInvite
      .__typename,
  ).toBe('DeclineCoachInvitePayload');
});
