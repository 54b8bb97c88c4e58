import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import type { Account } from './domain/account/account.ts';
import { type Env, readEnv } from './env.ts';
import { scriptHashes, webPages } from './web.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'evenpace-web-'));
const THEME = '<script>let theme = 1;</script>';
const SITE = '<script type="application/json" id="site"></script>';
mkdirSync(path.join(folder, 'assets'));
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><head>${THEME}${SITE}</head><p>app</p><!--boot--><b>Loading</b><!--/boot--><script src="/assets/main.js"></script>`,
);
writeFileSync(path.join(folder, 'landing.html'), `<!doctype html><p>landing</p><a href="%ORIGIN%/">${THEME}${SITE}`);
writeFileSync(path.join(folder, 'privacy.html'), `<!doctype html><p>privacy</p>${THEME}${SITE}`);
const WAITING = {
  markup: '<h1>Welcome, %NAME%</h1>',
  css: 'h1{margin:0}',
  isPublic: false,
  files: ['/assets/dashboard.js'],
};
const FORM = { markup: '<h1>Set up</h1>', css: 'h1{margin:0}', isPublic: true, files: ['/assets/form.js'] };
writeFileSync(
  path.join(folder, '.addresses.json'),
  JSON.stringify(['/dashboard', '/onboarding', '/training-schedule', '/invite/:token', '/coach/athlete/:athleteId']),
);
writeFileSync(path.join(folder, '.screens.json'), JSON.stringify({ '/dashboard': WAITING, '/onboarding': FORM }));
writeFileSync(path.join(folder, 'assets', 'main.js'), 'let a = 1;');
writeFileSync(path.join(folder, 'sw.js'), 'let w = 1;');
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = { SESSION_SECRET: 'a secret that is longer than 32 bytes' };

const ANN = { id: 'user_ann', firstName: 'Ann <b>' } as Account;
/** What a browser sends for what stands in its address bar. */
const NAVIGATION = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };
const SIGNED_IN = { headers: { cookie: 'sid=s%3Aanything' } };

/** Asks a server that serves nothing but the pages, and knows the session of one person. */
async function asking(
  environment: Record<string, string>,
  work: (ask: (where: string, init?: RequestInit) => Promise<Response>) => Promise<void>,
  accountOf = async (): Promise<Account | null> => ANN,
) {
  const env: Env = readEnv({ ...SECRET, ...environment });
  const server = express()
    .use(webPages(env, accountOf, folder), (_request, response) => void response.status(404).json('nothing'))
    .listen(0);
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
    expect(await get('/Dashboard/')).toEqual([200, 'no-cache', 'app']);
    expect(await get('/invite/a.b')).toEqual([200, 'no-cache', 'app']);
    expect(await get('/assets/main.js')).toEqual([200, 'public, max-age=31536000, immutable', 'let a = 1;']);
    // a browser that kept an old worker would keep the old application
    expect(await get('/sw.js')).toEqual([200, 'no-cache', 'let w = 1;']);
    expect(await get('/', { method: 'POST' })).toEqual([404, null, '"nothing"']);
  }));

test.each([
  '/mcp/none',
  '/.well-known/oauth-authorization-server',
  '/constructor',
  '/coach',
  '/coach/athlete',
  '/invite/a/b',
  '/dashboard/settings',
  '/assets/gone.js',
  '/.screens.json',
])('where nothing is, such as %s, a person is told so by the application, and a program without it', (where) =>
  asking({}, async (ask) => {
    const shown = await ask(where, NAVIGATION);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('vary')]).toEqual([
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('Accept,'),
    ]);
    expect(await shown.text()).toContain('<p>app</p>');
    for (const init of [{}, { headers: { accept: 'application/json' } }, { ...NAVIGATION, method: 'POST' }]) {
      const told = await ask(where, init);
      expect([told.status, await told.json(), told.headers.get('vary')]).toEqual([
        404,
        'nothing',
        expect.stringContaining('Accept'),
      ]);
    }
  }),
);

const siteIn = (html: string) => JSON.parse(/id="site">(.*?)<\/script>/.exec(html)![1]!) as Record<string, unknown>;

test('a document is told of the site, and that nobody is signed in', () =>
  asking(
    {
      OPERATOR_NAME: '</script><b>Ann & Co',
      PAYMENT_LINK_KONA: 'https://pay.example/kona',
      SOCIAL_LINK_2: 'https://social.example',
    },
    async (ask) => {
      const page = await (await ask('/privacy')).text();
      expect(page).not.toContain('</script><b>');
      expect(siteIn(page)).toEqual({
        operatorName: '</script><b>Ann & Co',
        contactUrl: null,
        socialLinks: [null, 'https://social.example'],
        paymentLinks: { coaching: null, kona: 'https://pay.example/kona' },
        user: null,
      });
    },
  ));

test('a document is told who is signed in, and is kept by nobody', () =>
  asking({}, async (ask) => {
    const page = await ask('/training-schedule', SIGNED_IN);
    expect([page.headers.get('cache-control'), page.headers.get('vary')]).toEqual([
      'no-store',
      expect.stringContaining('Cookie'),
    ]);
    const html = await page.text();
    expect(siteIn(html)).toMatchObject({ user: ANN });
    expect(html).not.toContain('Ann <b>');
    // no screen of that address was drawn
    expect(html).toContain('<b>Loading</b>');
  }));

test('a screen stands in the document before its application has come', () =>
  asking({}, async (ask) => {
    for (const place of ['/dashboard', '/dashboard/?from=mail']) {
      const html = await (await ask(place, SIGNED_IN)).text();
      expect(html).toContain('<p>app</p><div><h1>Welcome, Ann &#60;b&#62;</h1></div><script');
      expect(html).toContain(
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/dashboard.js"><style id="stitches">h1{margin:0}</style></head>',
      );
      expect(html).not.toContain('Loading');
    }
    expect(await (await ask('/dashboard')).text()).toContain('<b>Loading</b>');
    expect((await ask('/.screens.json')).status).toBe(404);
  }));

test('a screen for whoever is not signed in stands in the document only where nobody is, and at its first step', () =>
  asking({}, async (ask) => {
    const html = await (await ask('/onboarding')).text();
    expect(html).toContain('<div><h1>Set up</h1></div>');
    expect(html).toContain('href="/assets/form.js"');
    expect(html).not.toContain('Loading');
    expect(await (await ask('/onboarding?step=3')).text()).toContain('<b>Loading</b>');
    expect(await (await ask('/onboarding', SIGNED_IN)).text()).toContain('<b>Loading</b>');
  }));

test.each([
  ['a session that has ended', async () => null, { user: null }],
  ['an account that cannot be read now', () => Promise.reject(new Error('gone')), {}],
])('with %s the document comes all the same', (_what, accountOf, told) =>
  asking(
    {},
    async (ask) => {
      const page = await ask('/dashboard', SIGNED_IN);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const html = await page.text();
      expect(html).toContain('<b>Loading</b>');
      const { user } = siteIn(html);
      expect({ user }).toEqual({ user: undefined, ...told });
    },
    accountOf,
  ),
);

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
  writeFileSync(path.join(folder, 'assets', 'small.js'), long);
  const ready = brotliCompressSync(long);
  writeFileSync(path.join(folder, 'assets', 'small.js.br'), ready);
  return asking({}, async (ask) => {
    const travelled = async (where: string, accepted: string) => {
      const answer = await ask(where, { headers: { 'accept-encoding': accepted } });
      expect(await answer.text()).toBe(long);
      expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        expect.stringMatching(/^text\/javascript/),
        expect.stringContaining('immutable'),
      ]);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      return [answer.headers.get('content-encoding'), answer.headers.get('content-length')];
    };
    expect(await travelled('/assets/long.js', 'gzip')).toEqual(['gzip', null]);
    expect(await travelled('/assets/long.js', 'identity')).toEqual([null, String(long.length)]);
    // made when the client was built
    expect(await travelled('/assets/small.js', 'gzip, br')).toEqual(['br', String(ready.length)]);
    expect(await travelled('/assets/small.js', 'gzip')).toEqual(['gzip', null]);
  });
});

test('the policy knows the inline scripts of the built pages, and no others', () => {
  expect(scriptHashes(folder)).toEqual(["'sha256-vd8VuAMUV91jFOgQ0EHyeKEp0q6RTqVQxXmyqHStngU='"]);
  expect(scriptHashes(path.join(folder, 'none'))).toEqual([]);
});
