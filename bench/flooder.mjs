// Floods a server that listens on this machine, for a bounded time and number: node bench/flooder.mjs '{"url", "kind", "cookies", "seconds"}'
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { getIntrospectionQuery } from 'graphql';
import { WebSocket } from 'ws';

const { url, kind, cookies, seconds, bomb } = JSON.parse(process.argv[2]);
const { hostname, port, host } = new URL(url);
if (hostname !== '127.0.0.1') throw new Error('Only this machine is flooded.');
const until = Date.now() + seconds * 1000;
const MAX_MESSAGES = 3_000_000;
const MAX_REQUESTS = 20_000;
let sent = 0;
let turned = 0;
let count = 0;
const word = () => `f${(count += 1).toString(36)}`;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const MESSAGES = {
  documents: () => [
    {
      id: word(),
      type: 'subscribe',
      payload: { query: `subscription { ${Array.from({ length: 600 }, word).join(' ')} }` },
    },
  ],
  pings: () => [{ type: 'ping', payload: { n: word() } }],
  subscriptions: () => {
    const id = word();
    return [
      {
        id,
        type: 'subscribe',
        payload: {
          query:
            'subscription { scheduleUpdated(athleteId: "athlete_0190a000-0000-7000-8000-000000000000") { revision } }',
        },
      },
      { id, type: 'complete' },
    ];
  },
};

/** One client that opens a socket again and again and sends as fast as it can. */
async function flood(localAddress, cookie) {
  while (Date.now() < until) {
    const socket = new WebSocket(`ws://${host}/graphql`, 'graphql-transport-ws', {
      localAddress,
      headers: { origin: url, ...(cookie && { cookie }) },
    });
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    await Promise.race([closed, new Promise((resolve) => socket.once('message', resolve)), pause(2000)]);
    while (socket.readyState === WebSocket.OPEN && Date.now() < until && sent < MAX_MESSAGES) {
      for (let i = 0; i < 50 && socket.bufferedAmount < 1_000_000; i += 1) {
        for (const message of MESSAGES[kind]()) socket.send(JSON.stringify(message));
        sent += 1;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (Date.now() < until) await Promise.race([closed, pause(3000)]);
    turned += 1;
    socket.terminate();
    await pause(50);
  }
}

function post(localAddress, cookie, path, headers, body, isHeld = false) {
  return new Promise((resolve) => {
    const asked = request(
      {
        hostname,
        port,
        path,
        method: 'POST',
        localAddress,
        headers: { origin: url, cookie, 'content-length': body.length, ...headers },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    asked.on('error', () => resolve(0));
    sent += 1;
    if (!isHeld) return asked.end(body);
    asked.write(body.subarray(0, 200));
    const timer = setTimeout(() => asked.destroy(), Math.max(0, until - Date.now()));
    asked.on('close', () => clearTimeout(timer));
  });
}

async function again(ask) {
  while (Date.now() < until && sent < MAX_REQUESTS) {
    const status = await ask();
    if (status === 429 || status === 0 || status === 503) turned += 1;
    if (status === 0) await pause(50);
  }
}

/** Asks over a connection that is kept, again as soon as the answer has come. */
function asking(n, path, headersOf, bodyOf = () => null) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return again(
    () =>
      new Promise((resolve) => {
        const body = bodyOf();
        const asked = request(
          {
            hostname,
            port,
            path,
            method: body === null ? 'GET' : 'POST',
            localAddress: addressOf(n),
            agent,
            headers: { ...headersOf(), ...(body && { 'content-type': 'application/json', origin: url }) },
          },
          (response) => {
            response.resume();
            response.on('end', () => resolve(response.statusCode));
          },
        );
        asked.on('error', () => resolve(0));
        sent += 1;
        asked.end(body);
      }),
  );
}

/** Writes into one connection after the other as fast as it is taken, whatever is answered. */
async function pouring(n, begin, more) {
  while (Date.now() < until) {
    await new Promise((resolve) => {
      const socket = connect({ host: hostname, port, localAddress: addressOf(n) });
      const pour = () => {
        while (!socket.destroyed && Date.now() < until && socket.write(more)) sent += 1;
      };
      socket.on('error', () => {}).once('close', resolve);
      socket.once('connect', () => {
        socket.write(begin);
        pour();
      });
      socket.on('drain', pour).resume();
      setTimeout(() => socket.destroy(), Math.max(0, until - Date.now())).unref();
    });
    turned += 1;
    await pause(20);
  }
}

const addressOf = (n) => `127.0.0.${2 + (n % 4)}`;
const twenty = Array.from({ length: 20 }, (_, n) => n);
const file = (bytes) =>
  Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="fitFile"; filename="a.fit"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]);
const upload = { 'content-type': 'multipart/form-data; boundary=b' };
const STORIES = {
  documents: () => [
    ...twenty.map((n) => flood(addressOf(n), n % 2 ? cookies[n % cookies.length] : null)),
    flood('127.0.0.6', null),
  ],
  pings: () => [
    ...twenty.map((n) => flood(addressOf(n), n % 2 ? cookies[n % cookies.length] : null)),
    flood('127.0.0.6', null),
  ],
  subscriptions: () => [
    ...twenty.map((n) => flood(addressOf(n), cookies[n % cookies.length])),
    flood('127.0.0.6', null),
  ],
  'invalid documents over HTTP': () =>
    twenty.map((n) =>
      again(() =>
        post(
          addressOf(n),
          cookies[n % cookies.length],
          '/graphql',
          { 'content-type': 'application/json' },
          Buffer.from(JSON.stringify({ query: `{ viewer { ${Array.from({ length: 600 }, word).join(' ')} } }` })),
        ),
      ),
    ),
  'bodies of 1 MB': () => {
    const body = Buffer.from(
      JSON.stringify({ query: '{ viewer { user { firstName } } }', variables: { text: 'x'.repeat(990_000) } }),
    );
    return twenty.map((n) =>
      again(() =>
        post(addressOf(n), cookies[n % cookies.length], '/graphql', { 'content-type': 'application/json' }, body),
      ),
    );
  },
  'random access tokens': () =>
    twenty.map((n) =>
      asking(n, '/api/auth/user', () => ({ authorization: `Bearer evp_${randomBytes(32).toString('base64url')}` })),
    ),
  'made-up cookies': () =>
    twenty.map((n) =>
      asking(n, '/api/auth/user', () => ({
        cookie: `sid=s%3A${randomBytes(24).toString('base64url')}.${randomBytes(32).toString('base64url')}`,
      })),
    ),
  'introspection under new names': () =>
    twenty.map((n) =>
      asking(
        n,
        '/graphql',
        () => ({}),
        () => JSON.stringify({ query: getIntrospectionQuery().replace('IntrospectionQuery', word()) }),
      ),
    ),
  'invalid documents of one account': () =>
    twenty.map((n) =>
      asking(
        n,
        '/graphql',
        () => ({ cookie: cookies[0] }),
        () => JSON.stringify({ query: `{ viewer { ${Array.from({ length: 200 }, word).join(' ')} } }` }),
      ),
    ),
  'requests without waiting': () =>
    twenty.map((n) => pouring(n, '', 'GET /api/auth/user HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200))),
  'bodies in parts of one byte': () =>
    twenty.map((n) =>
      pouring(
        n,
        `POST /graphql HTTP/1.1\r\nhost: ${host}\r\norigin: ${url}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
        '1\r\nx\r\n'.repeat(2000),
      ),
    ),
  bombs: () =>
    Array.from({ length: 30 }, () =>
      post('127.0.0.2', cookies[0], '/api/activities/upload-fit', upload, file(readFileSync(bomb))).then(
        (status) => (turned += status === 422 ? 0 : 1),
      ),
    ),
  'slow uploads': () =>
    twenty.map(() =>
      post('127.0.0.2', cookies[0], '/api/activities/upload-fit', upload, file(Buffer.alloc(500_000)), true).then(
        () => (turned += 1),
      ),
    ),
};
await Promise.race([Promise.all(STORIES[kind]()), pause(seconds * 1000 + 500)]);
process.stdout.write(JSON.stringify({ sent, turned }));
process.exit(0);
