import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { scriptHashes, webPages } from './web.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'evenpace-web-'));
const index = path.join(folder, 'index.html');
mkdirSync(path.join(folder, 'assets'));
writeFileSync(index, '<!doctype html><script>let theme = 1;</script><script src="/assets/main.js"></script>');
writeFileSync(path.join(folder, 'assets', 'main.js'), 'let a = 1;');
afterAll(() => rmSync(folder, { recursive: true }));

test('pages are read afresh, hashed files kept for ever, unknown files are not pages', async () => {
  const server = express().use(webPages(folder)).listen(0);
  const base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const get = async (where: string, init?: RequestInit) => {
    const answer = await fetch(base + where, init);
    return [answer.status, answer.headers.get('cache-control'), (await answer.text()).slice(0, 15)];
  };
  expect(await get('/')).toEqual([200, 'no-cache', '<!doctype html>']);
  expect(await get('/coach/athlete/athlete_1')).toEqual([200, 'no-cache', '<!doctype html>']);
  expect(await get('/assets/main.js')).toEqual([200, 'public, max-age=31536000, immutable', 'let a = 1;']);
  expect(await get('/assets/gone.js')).toEqual([404, null, 'Not found']);
  expect(await get('/', { method: 'POST' })).toEqual([404, null, 'Not found']);
  await new Promise((resolve) => server.close(resolve));
});

test('travels compressed to whoever can read that', async () => {
  const long = 'let a = 1;'.repeat(1000);
  writeFileSync(path.join(folder, 'assets', 'long.js'), long);
  const server = express().use(webPages(folder)).listen(0);
  const ask = (encoding: string) =>
    fetch(`http://127.0.0.1:${(server.address() as { port: number }).port}/assets/long.js`, { headers: { 'accept-encoding': encoding } });
  const small = await ask('gzip');
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(await small.text()).toBe(long);
  const plain = await ask('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(long);
  await new Promise((resolve) => server.close(resolve));
});

test('the policy knows the inline scripts of the built page, and no others', () => {
  expect(scriptHashes(index)).toEqual(["'sha256-vd8VuAMUV91jFOgQ0EHyeKEp0q6RTqVQxXmyqHStngU='"]);
  expect(scriptHashes(path.join(folder, 'none.html'))).toEqual([]);
});
