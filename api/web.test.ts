import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { type Env, readEnv } from './env.ts';
import { scriptHashes, webPages } from './web.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'evenpace-web-'));
const THEME = '<script>let theme = 1;</script>';
const SITE = '<script type="application/json" id="site"></script>';
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), `<!doctype html><p>app</p>${THEME}${SITE}<script src="/assets/main.js"></script>`);
writeFileSync(path.join(folder, 'landing.html'), `<!doctype html><p>landing</p><a href="%ORIGIN%/">${THEME}${SITE}`);
writeFileSync(path.join(folder, 'privacy.html'), `<!doctype html><p>privacy</p>${THEME}${SITE}`);
writeFileSync(path.join(folder, 'assets', 'main.js'), 'let a = 1;');
writeFileSync(path.join(folder, 'sw.js'), 'let w = 1;');
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = { SESSION_SECRET: 'a secret that is longer than 32 bytes' };

/** Asks a server that serves nothing but the pages. */
async function asking(environment: Record<string, string>, work: (ask: (where: string, init?: RequestInit) => Promise<Response>) => Promise<void>) {
  const env: Env = readEnv({ ...SECRET, ...environment });
  const server = express().use(webPages(env, folder)).listen(0);
  const base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  try {
    await work((where, init) => fetch(base + where, init));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test('pages are read afresh, hashed files kept for ever, unknown files are not pages', () =>
  asking({}, async (ask) => {
    const get = async (where: string, init?: RequestInit) => {
      const answer = await ask(where, init);
      const text = await answer.text();
      return [answer.status, answer.headers.get('cache-control'), /<p>(\w+)/.exec(text)?.[1] ?? text];
    };
    expect(await get('/')).toEqual([200, 'no-cache', 'landing']);
    expect(await get('/?from=mail')).toEqual([200, 'no-cache', 'landing']);
    expect(await get('/privacy')).toEqual([200, 'no-cache', 'privacy']);
    expect(await get('/coach/athlete/athlete_1')).toEqual([200, 'no-cache', 'app']);
    expect(await get('/constructor')).toEqual([200, 'no-cache', 'app']);
    expect(await get('/assets/main.js')).toEqual([200, 'public, max-age=31536000, immutable', 'let a = 1;']);
    // a browser that kept an old worker would keep the old application
    expect(await get('/sw.js')).toEqual([200, 'no-cache', 'let w = 1;']);
    expect(await get('/assets/gone.js')).toEqual([404, null, 'Not found']);
    expect(await get('/', { method: 'POST' })).toEqual([404, null, 'Not found']);
  }));

const siteIn = (html: string) => JSON.parse(/id="site">(.*?)<\/script>/.exec(html)![1]!) as Record<string, unknown>;

test('a document is told of the site, and whether there is a session to ask for', () =>
  asking({ OPERATOR_NAME: '</script><b>Ann & Co', PAYMENT_LINK_KONA: 'https://pay.example/kona', SOCIAL_LINK_2: 'https://social.example' }, async (ask) => {
    const page = await (await ask('/privacy')).text();
    expect(page).not.toContain('</script><b>');
    expect(siteIn(page)).toEqual({
      operatorName: '</script><b>Ann & Co',
      contactUrl: null,
      socialLinks: [null, 'https://social.example'],
      paymentLinks: { coaching: null, kona: 'https://pay.example/kona' },
      hasSession: false,
    });
    const again = await ask('/dashboard', { headers: { cookie: 'sid=s%3Aanything' } });
    expect(again.headers.get('vary')).toContain('Cookie');
    expect(siteIn(await again.text())).toMatchObject({ hasSession: true });
  }));

test('robots and sitemap name the public address', async () => {
  await asking({ PUBLIC_URL: 'https://train.example' }, async (ask) => {
    expect(await (await ask('/robots.txt')).text()).toContain('Sitemap: https://train.example/sitemap.xml');
    const map = await ask('/sitemap.xml');
    expect(map.headers.get('content-type')).toContain('xml');
    expect(await map.text()).toContain('<loc>https://train.example/privacy</loc>');
    expect(await (await ask('/')).text()).toContain('<a href="https://train.example/">');
  });
  await asking({}, async (ask) => {
    const html = await (await ask('/')).text();
    expect(html).toMatch(/<a href="http:\/\/127\.0\.0\.1:\d+\/">/);
  });
});

test('travels compressed to whoever can read that', () => {
  const long = 'let a = 1;'.repeat(1000);
  writeFileSync(path.join(folder, 'assets', 'long.js'), long);
  return asking({}, async (ask) => {
    const small = await ask('/assets/long.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(await small.text()).toBe(long);
    const plain = await ask('/assets/long.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(long);
  });
});

test('the policy knows the inline scripts of the built pages, and no others', () => {
  expect(scriptHashes(folder)).toEqual(["'sha256-vd8VuAMUV91jFOgQ0EHyeKEp0q6RTqVQxXmyqHStngU='"]);
  expect(scriptHashes(path.join(folder, 'none'))).toEqual([]);
});
