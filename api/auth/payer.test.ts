import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { METRIC } from '../core/units/displayUnits.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { testEnv } from '../test/app.ts';
import { createPayers, networkOf } from './payer.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0003::1', '2001:db8:0:3::/64'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::2:3:4:5:6:7', '0:0:2:3::/64'],
  ['64:ff9b::ffff:192.0.2.1', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // what is behind the sign names a wire of this machine, and no part of the address
  ['fe80::1%a:b:c:d:e:f', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const env = testEnv();
const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
const cookie = (id: string, secret = env.SESSION_SECRET) => {
  const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  return `sid=${encodeURIComponent(`s:${id}.${signature}`)}`;
};
const ROBIN: Viewer = { userId: 'robin', athleteId: 'athlete', coachId: null, units: METRIC, scope: 'session' };

test('a session is known by its signature, an account once it was looked up, and what anybody can make up is nobody', () => {
  const payers = createPayers(env, () => '192.0.2.1');
  const signed = request({ cookie: cookie('one') });
  const first = payers.of(signed);
  expect(first).toEqual({ address: '192.0.2.1', session: expect.stringMatching(/^session:/), account: first.session });
  expect(JSON.stringify(first)).not.toContain('one');
  payers.learn(signed, ROBIN);
  expect(payers.of(request({ cookie: cookie('one') }))).toEqual({ ...first, account: 'account:robin' });

  const token = { authorization: 'Bearer evp_made_up' };
  for (const made of [{}, token, { ...token, cookie: cookie('one') }, { cookie: cookie('one', 'another secret') }]) {
    expect(payers.of(request(made as Record<string, string>))).toEqual({
      address: '192.0.2.1',
      session: null,
      account: null,
    });
  }
  payers.learn(request(token), { ...ROBIN, scope: 'read' });
  expect(payers.of(request(token))).toMatchObject({ session: null, account: 'account:robin' });
  payers.learn(request(token), null);
  expect(payers.of(request(token))).toMatchObject({ account: null });
});

test('of two who ask with what they hold, each is known for themself', () => {
  const payers = createPayers(env, () => '2001:db8::9');
  const [one, two] = [request({ cookie: cookie('one') }), request({ authorization: 'Bearer evp_two' })];
  payers.learn(one, ROBIN);
  payers.learn(two, { ...ROBIN, userId: 'kit', scope: 'write' });
  payers.learn(request({}), { ...ROBIN, userId: 'nobody' });
  const session = payers.of(one).session;
  expect([payers.of(one), payers.of(two), payers.of(request({}))]).toEqual([
    { address: '2001:db8:0:0::/64', session, account: 'account:robin' },
    { address: '2001:db8:0:0::/64', session: null, account: 'account:kit' },
    { address: '2001:db8:0:0::/64', session: null, account: null },
  ]);
  expect(session).toMatch(/^session:[0-9a-f]{64}$/);
  // the session ended: it still tells who pays, the account does not
  payers.learn(one, null);
  expect(payers.of(one)).toEqual({ address: '2001:db8:0:0::/64', session, account: session });
  expect(payers.of(two)).toMatchObject({ account: 'account:kit' });
});

test('what a request shows is read once', () => {
  const payers = createPayers(env, () => '192.0.2.1');
  const asking = request({ cookie: cookie('one') });
  const first = payers.of(asking);
  asking.headers = {};
  expect(payers.of(asking)).toEqual(first);
});

test('a session and a token of the same letters are two', () => {
  const payers = createPayers(env, () => '192.0.2.1');
  payers.learn(request({ authorization: 'Bearer one' }), ROBIN);
  const signed = payers.of(request({ cookie: cookie('one') }));
  expect(signed.account).toBe(signed.session);
});
