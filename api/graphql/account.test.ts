import { once } from 'node:events';
import { WebSocket } from 'ws';
import { follow, type Person, setUpLive } from '../test/live.ts';

const live = setUpLive('2026-11-20');
afterEach(() => live.leave());

const PASSWORD = 'correct horse battery';
const DELETE = `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) {
  __typename ... on DeleteAccountPayload { erasedAt rows { table rows } } ... on InvalidInput { errors { path message } } } }`;
const erase = async ({ browser }: Person, input: object, headers: Record<string, string> = {}) =>
  (await browser.post('/graphql', { query: DELETE, variables: { input } }, headers)).json;

/** A socket that the server has accepted, as a browser of that person opens it. */
async function socketOf({ browser }: Person): Promise<WebSocket> {
  const socket = new WebSocket(live.address, 'graphql-transport-ws', {
    headers: { origin: live.app.base, cookie: browser.cookieHeader() },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  return socket;
}

test('deleting the account closes its sockets and ends what others follow, and nobody else notices', async () => {
  const gone = await live.athlete();
  const coach = await live.coachOf(gone);
  const [closing, staying] = [await socketOf(gone), await socketOf(coach)];
  const watching = follow(live.clientOf(coach.browser), gone.athleteId);
  await live.listening(1);
  const closed = once(closing, 'close');
  const { deleteAccount } = (await erase(gone, { password: PASSWORD })).data;
  expect(deleteAccount).toMatchObject({ __typename: 'DeleteAccountPayload', erasedAt: '2026-11-20T12:00:00.000Z' });
  expect(deleteAccount.rows).toEqual(
    expect.arrayContaining([
      { table: 'User', rows: 1 },
      { table: 'Session', rows: 1 },
    ]),
  );
  expect((await closed)[0]).toBe(4403);
  await watching.ended;
  expect(watching.events).toEqual([]);
  expect((await gone.browser.get('/api/auth/user')).status).toBe(401);
  expect(staying.readyState).toBe(WebSocket.OPEN);
  staying.close();
});

test('what shows that it is meant is asked for beside its field', async () => {
  const person = await live.person();
  const { deleteAccount } = (await erase(person, { password: 'wrong' })).data;
  expect(deleteAccount).toEqual({
    __typename: 'InvalidInput',
    errors: [{ path: 'password', message: 'This is not your password.' }],
  });
});

test('a request that is kept for its key is forgotten with the account', async () => {
  const person = await live.person();
  const answer = await erase(person, { password: PASSWORD }, { 'idempotency-key': 'once' });
  expect(answer.data.deleteAccount.__typename).toBe('DeleteAccountPayload');
  expect(await live.app.deps.db.idempotencyKey.count({ where: { userId: person.userId } })).toBe(0);
});

test('another browser that is signed out comes to its end as well, and one that goes on stays open', async () => {
  const person = await live.person();
  const socket = await socketOf(person);
  const closed = once(socket, 'close');
  await person.browser.post('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'another horse battery' });
  await closed;
  const anew = await socketOf(person);
  await live.app.deps.events.publishAccess({ userId: person.userId });
  anew.send(JSON.stringify({ type: 'ping' }));
  expect(String((await once(anew, 'message'))[0])).toContain('pong');
  anew.close();
});
