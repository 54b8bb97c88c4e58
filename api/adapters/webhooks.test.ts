import { Webhook } from 'standardwebhooks';
import { startReceiver } from '../test/webhookReceiver.ts';
import { isPublicAddress } from './outbound/publicAddress.ts';
import { createWebhooks } from './webhooks.ts';

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
const [ONE, OTHER] = [secretOf('a'), secretOf('b')];
const message = (url: string, secrets: string[] = [ONE]) => ({
  url,
  id: 'delivery_1',
  at: new Date(),
  body: '{"type":"webhook.test"}',
  secrets,
});

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const open = createWebhooks({ allowsPrivate: true });
/** For what never comes; a busy machine may take as long for what does. */
const hurried = createWebhooks({ allowsPrivate: true, deadlineMs: 300 });
const asReceived = () => {
  const { headers, body } = receiver.received[0]!;
  return [body, headers as Record<string, string>] as const;
};

test('the reference library takes the signature of each secret, and no other', async () => {
  expect(await open.send(message(receiver.url, [ONE, OTHER]))).toEqual({ status: 204 });
  const [body, headers] = asReceived();
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'delivery_1' });
  for (const secret of [ONE, OTHER])
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'webhook.test' });
  expect(() => new Webhook(secretOf('c')).verify(body, headers)).toThrow('No matching signature');
  expect(() => new Webhook(ONE).verify(`${body} `, headers)).toThrow('No matching signature');
  expect(() => new Webhook(ONE).verify(body, { ...headers, 'webhook-id': 'delivery_2' })).toThrow('No matching');
});

test('a redirect is an answer, and is not followed', async () => {
  receiver.answers((_request, response) => void response.writeHead(307, { location: '/elsewhere' }).end());
  expect(await open.send(message(receiver.url))).toEqual({ status: 307 });
  expect(receiver.received).toHaveLength(1);
});

test('an answer without an end keeps nobody', async () => {
  receiver.answers((_request, response) => {
    response.writeHead(200);
    const more = () => response.write('x'.repeat(1000), () => setImmediate(more));
    more();
  });
  expect(await open.send(message(receiver.url))).toEqual({ status: 200 });
});

test('nobody answers in time', async () => {
  receiver.answers(() => {});
  expect(await hurried.send(message(receiver.url))).toEqual({ trouble: 'slow' });
});

test.each([
  ['the connection is cut', () => receiver.answers((request) => request.socket.destroy())],
  ['nobody listens', () => receiver.stop()],
])('%s', async (_what, trouble) => {
  trouble();
  expect(await open.send(message(receiver.url))).toEqual({ trouble: 'unreachable' });
});

test('a name that is not known, and one that nobody resolves in time', async () => {
  const unknown = createWebhooks({ allowsPrivate: true, resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await unknown.send(message('http://hooks.example'))).toEqual({ trouble: 'unreachable' });
  const late = createWebhooks({ allowsPrivate: true, deadlineMs: 50, resolve: () => new Promise(() => {}) });
  expect(await late.send(message('http://hooks.example'))).toEqual({ trouble: 'slow' });
});

describe('addresses', () => {
  test('what was looked at is what is connected to: the name is resolved once', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const url = `http://hooks.example:${receiver.port}/`;
    expect(await createWebhooks({ allowsPrivate: true, resolve }).send(message(url))).toEqual({ status: 204 });
    expect([asked, receiver.received[0]!.headers.host]).toEqual([1, `hooks.example:${receiver.port}`]);
  });

  test.each([
    ['a private one', ['10.1.2.3']],
    ['a private one among public ones', ['93.184.216.34', '127.0.0.1']],
    ['none', []],
  ])('%s is not connected to', async (_what, addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
    const closed = createWebhooks({ allowsPrivate: false, resolve });
    expect(await closed.send(message(`https://hooks.example:${receiver.port}/`))).toEqual({ trouble: 'private' });
    expect(receiver.received).toEqual([]);
  });

  test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'])(
    'written as %s it is none of the public internet',
    async (host) => {
      const closed = createWebhooks({ allowsPrivate: false });
      const url = `https://${host}:${receiver.port}/`;
      expect(closed.problemOf(url)).toBe('Enter an address of the public internet.');
      expect(await closed.send(message(url))).toEqual({ trouble: 'private' });
    },
  );

  test.each([
    ['https://hooks.example/in?to=1', null],
    ['https://93.184.216.34/', null],
    ['http://hooks.example/', 'Enter an address that begins with https://.'],
    ['ftp://hooks.example/', 'Enter an address that begins with https://.'],
    ['hooks.example', 'Enter an address that begins with https://.'],
    ['https://me:word@hooks.example/', 'Enter an address without a user name or password.'],
    ['https://localhost/', 'Enter an address of the public internet.'],
  ])('%s', (url, problem) => {
    expect(createWebhooks({ allowsPrivate: false }).problemOf(url)).toBe(problem);
  });

  test.each([
    ['8.8.8.8', true],
    ['172.15.255.255', true],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.0', true],
    ['100.63.255.255', true],
    ['100.64.0.1', false],
    ['100.128.0.0', true],
    ['169.254.169.254', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2a00:1450:4001::1', true],
    ['::', false],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['fc00::1', false],
    ['fd12:3456::1', false],
    ['fe80::1', false],
    ['fe80::1%eth0', false],
    ['ff02::1', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['hooks.example', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
