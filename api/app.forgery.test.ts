import type { TestApp } from './test/app.ts';
import { done, problem, signedIn, startWithRoutes } from './test/testRoutes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithRoutes();
});
afterAll(() => app.close());

describe('requests that another site made a browser send', () => {
  const EVIL = 'https://evil.example';
  const forged: [string, Record<string, string>][] = [
    ['a foreign Origin', { origin: EVIL }],
    ['a foreign Origin that says same-origin', { origin: EVIL, 'sec-fetch-site': 'same-origin' }],
    ['Origin null', { origin: 'null' }],
    ['an Origin that is no address', { origin: 'evil' }],
    ['our host as a part of theirs', { origin: 'BASE.evil.example' }],
    ['our host on another port', { origin: 'http://127.0.0.1:1' }],
    ['cross-site and no Origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['same-site and no Origin', { origin: '', 'sec-fetch-site': 'same-site' }],
    ['a foreign form', { origin: EVIL, 'content-type': 'application/x-www-form-urlencoded' }],
    ['foreign multipart', { origin: EVIL, 'content-type': 'multipart/form-data; boundary=x' }],
    ['foreign plain text', { origin: EVIL, 'content-type': 'text/plain' }],
    ['an allowed origin with a form', { origin: 'https://partner.example', 'content-type': 'text/plain' }],
  ];

  test.each(forged)('%s has no effect', async (_what, headers) => {
    const browser = await signedIn(app);
    const before = done.effects;
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('BASE', app.base)]),
    );
    for (const answer of [
      await browser.post('/api/test/effect', '{}', sent),
      await browser.delete('/api/test/things/1', sent),
    ]) {
      expect([answer.status, answer.json]).toEqual([403, problem('CSRF')]);
    }
    expect(done.effects).toBe(before);
  });

  test('a cookie without any sign of the page is refused; a program without a cookie is not', async () => {
    const browser = await signedIn(app);
    const silent = { origin: '', 'sec-fetch-site': '' };
    expect((await browser.post('/api/test/effect', {}, silent)).json).toMatchObject({
      code: 'CSRF',
      message: 'Required header is missing. Reload the page.',
    });
    expect(
      (await app.browser().post('/api/auth/login', { email: 'x@example.com', password: 'not this one' }, silent))
        .status,
    ).toBe(401);
  });

  test('signing a visitor in to a foreign account is refused', async () => {
    expect(
      (
        await app
          .browser()
          .post('/api/auth/login', { email: 'x@example.com', password: 'not this one' }, { origin: EVIL })
      ).status,
    ).toBe(403);
  });

  test('an allowed origin may, with JSON, and learns so; others learn nothing', async () => {
    const browser = await signedIn(app);
    const allowed = await browser.post(
      '/api/test/effect',
      {},
      { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' },
    );
    expect([
      allowed.status,
      allowed.headers.get('access-control-allow-origin'),
      allowed.headers.get('access-control-allow-credentials'),
    ]).toEqual([201, 'https://partner.example', 'true']);
    const preflight = (origin: string) =>
      browser.call('OPTIONS', '/api/test/effect', undefined, { origin, 'access-control-request-method': 'POST' });
    expect((await preflight('https://partner.example')).status).toBe(204);
    const foreign = await preflight(EVIL);
    expect([...foreign.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('headers', () => {
  test('nothing personal is cached, nothing foreign runs', async () => {
    const { headers } = await (await signedIn(app)).get('/api/auth/user');
    expect(headers.get('cache-control')).toMatch(/^no-store\b/);
    expect(headers.get('vary')).toMatch(/Cookie/);
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'self';script-src 'self'[^;]*;.*object-src 'none';base-uri 'none';.*frame-ancestors 'none'/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});
