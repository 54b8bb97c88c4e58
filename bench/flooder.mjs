// Floods a server that listens on this machine, for a bounded time and number: node bench/flooder.mjs '{"url", "kind", "cookies", "seconds"}'
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { WebSocket } from 'ws';

const { url, kind, cookies, seconds, bomb } = JSON.parse(process.argv[2]);
const { hostname, port, host } = new URL(url);
if (hostname !== '127.0.0.1') throw new Error('Only this machine is flooded.');
const until = Date.now() + seconds * 1000;
const MOST_MESSAGES = 3_000_000;
const MOST_REQUESTS = 20_000;
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
    while (socket.readyState === WebSocket.OPEN && Date.now() < until && sent < MOST_MESSAGES) {
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
  while (Date.now() < until && sent < MOST_REQUESTS) {
    const status = await ask();
    if (status === 429 || status === 0 || status === 503) turned += 1;
    if (status === 0) await pause(50);
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
