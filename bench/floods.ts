import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { framed } from '../api/test/fitFiles.ts';
import { startServer } from '../e2e/server.ts';
import { report, type Row } from './table.ts';

const SECONDS = 8;
const OTHERS = 5;
const FLOODERS = 4;
const EVERY_MS = 40;
const TARGET_MS = 250;
const MAX_LINES = 100;
const STORIES = [
  'nothing',
  'documents',
  'pings',
  'subscriptions',
  'invalid documents over HTTP',
  'bodies of 1 MB',
  'random access tokens',
  'made-up cookies',
  'introspection under new names',
  'invalid documents of one account',
  'requests without waiting',
  'bodies in parts of one byte',
  'bombs',
  'slow uploads',
];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody who is signed in, as their cookie. */
async function person(url: string, name: string): Promise<string> {
  const body = JSON.stringify({
    email: `${name}.${process.pid}@example.com`,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body,
  });
  if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .find((each) => each.startsWith('sid='))!
    .split(';')[0]!;
}

/** What a page asks, twice a statement each, one after the other until the time is over. */
async function live(url: string, cookie: string, until: number): Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  const asks = [
    () => fetch(`${url}/api/training-schedule`, { headers: { cookie } }),
    () =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ viewer { user { firstName } athlete { id today } } }' }),
      }),
  ];
  for (let n = 0; Date.now() < until; n += 1) {
    const began = performance.now();
    const answer = await asks[n % asks.length]!().catch(() => null);
    await answer?.text();
    times.push(performance.now() - began);
    if (!answer?.ok) refused += 1;
    await pause(EVERY_MS);
  }
  return { times, refused };
}

/** A file that keeps its reader busy until it is given up. */
const bomb = () =>
  framed(
    Buffer.concat([
      Buffer.from([0x40, 0, 0, 18, 0, 255, ...Array.from({ length: 255 }, (_, i) => [i, 1, 13]).flat()]),
      ...Array.from({ length: 10_000 }, () => Buffer.alloc(256, 0).fill(2, 1)),
    ]),
  );

/** How long everybody else waits while clients at four addresses do nothing but ask. */
export async function floods(): Promise<void> {
  const rows: Row[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'evenpace-floods-'));
  const bombFile = path.join(folder, 'bomb.fit');
  writeFileSync(bombFile, bomb());
  for (const kind of process.env.FLOOD ? [process.env.FLOOD] : STORIES) {
    const server = await startServer({ RATE_FACTOR: '1' });
    try {
      const others = await Promise.all(Array.from({ length: OTHERS }, (_, n) => person(server.url, `other.${n}`)));
      const cookies = await Promise.all(Array.from({ length: FLOODERS }, (_, n) => person(server.url, `flooder.${n}`)));
      for (const cookie of others) await live(server.url, cookie, Date.now() + 200);
      const until = Date.now() + SECONDS * 1000;
      const given = JSON.stringify({ url: server.url, kind, cookies, seconds: SECONDS, bomb: bombFile });
      const flooding =
        kind === 'nothing' ? null : promisify(execFile)(process.execPath, [path.join('bench', 'flooder.mjs'), given]);
      const heard = await Promise.all(others.map((cookie) => live(server.url, cookie, until)));
      const { sent = 0, turned = 0 } = flooding
        ? (JSON.parse((await flooding).stdout) as { sent: number; turned: number })
        : {};
      const times = heard.flatMap((each) => each.times).sort((a, b) => a - b);
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
      const refused = heard.reduce((sum, each) => sum + each.refused, 0);
      const lines = server.log().split('\n').length - 1;
      const name = kind === 'nothing' ? 'no flood' : kind;
      rows.push(
        { name: `${name}: others, median of ${times.length}`, value: at(0.5), unit: 'ms' },
        {
          name: `${name}: others, 99 of 100`,
          value: at(0.99),
          unit: 'ms',
          target: `at most ${TARGET_MS} ms`,
          holds: at(0.99) <= TARGET_MS,
        },
        { name: `${name}: others refused`, value: refused, unit: '', target: 'none', holds: refused === 0 },
        {
          name: `${name}: lines in the log`,
          value: lines,
          unit: '',
          target: `below ${MAX_LINES}`,
          holds: lines < MAX_LINES,
        },
        ...(kind === 'nothing' ? [] : [{ name: `${name}: sent, and turned away`, value: sent, unit: `/ ${turned}` }]),
      );
    } finally {
      await server.stop();
    }
  }
  rmSync(folder, { recursive: true, force: true });
  report('Floods', rows);
}
