import type { TestApp } from './test/app.ts';
import { done, signedIn, startWithRoutes } from './test/testRoutes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithRoutes();
});
afterAll(() => app.close());

describe('Idempotency-Key', () => {
  test('two requests with one key have one effect and one answer', async () => {
    const browser = await signedIn(app);
    const key = { 'idempotency-key': 'k1' };
    const before = done.effects;
    const first = await browser.post('/api/test/effect', { a: 1 }, key);
    const again = await browser.post('/api/test/effect', { a: 1 }, key);
    expect([again.status, again.json, again.headers.get('idempotent-replayed')]).toEqual([201, first.json, 'true']);
    expect(done.effects).toBe(before + 1);
    expect((await browser.post('/api/test/effect', { a: 2 }, key)).json).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await (await signedIn(app)).post('/api/test/effect', { a: 1 }, key)).status).toBe(201);
    expect(done.effects).toBe(before + 2);
  });

  test('at once, too', async () => {
    const browser = await signedIn(app);
    const before = done.effects;
    const all = await Promise.all(
      Array.from({ length: 10 }, () => browser.post('/api/test/effect', {}, { 'idempotency-key': 'k2' })),
    );
    expect(done.effects).toBe(before + 1);
    for (const { status } of all) expect([201, 409]).toContain(status);
  });

  test('a refusal is an answer like another: asked again, it is the same, and nothing is tried anew', async () => {
    const browser = await signedIn(app);
    const before = done.effects;
    const [first, again] = [
      await browser.post('/api/test/refuse', {}, { 'idempotency-key': 'k3' }),
      await browser.post('/api/test/refuse', {}, { 'idempotency-key': 'k3' }),
    ];
    expect([first.status, again.status, again.json]).toEqual([400, 400, first.json]);
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(done.effects).toBe(before + 1);
    expect((await browser.post('/api/test/effect', {}, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
  });

  test('what failed through a fault of ours may be sent again', async () => {
    const browser = await signedIn(app);
    const before = done.effects;
    const send = () => browser.post('/api/test/break-once', {}, { 'idempotency-key': 'k4' });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([500, 201, 201]);
    expect(done.effects).toBe(before + 2);
  });
});
