import { type IncomingMessage, ServerResponse } from 'node:http';
import { createRateLimits, WINDOWS } from '../adapters/rateLimits.ts';
import { hashOfSecret } from '../domain/account/account.ts';
import { createAccessToken, revokeAccessToken } from '../domain/account/accessToken.ts';
import { testEnv, setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { createTokenDoor, type TokenDoor } from './tokenDoor.ts';
import { createViewerOf } from './viewer.ts';

let door: TokenDoor;
let limits: ReturnType<typeof createRateLimits>;
const deps = setUpDeps();
beforeEach(() => {
  limits = createRateLimits(null);
  door = createTokenDoor(limits, createViewerOf(deps, testEnv()));
});

const asking = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
async function aToken() {
  const viewer = await aViewer(deps);
  const { secret, token } = await createAccessToken(deps, viewer, { name: 'script', scope: 'write' });
  return { viewer, secret, revoke: () => revokeAccessToken(deps, viewer, token.id) };
}

/** What the door answers a request, and the headers that it sets. */
async function tried(request: IncomingMessage) {
  const response = new ServerResponse(request);
  const refusal = await door.refused(request, response);
  return { code: refusal && refusal.code, message: refusal && refusal.message, headers: { ...response.getHeaders() } };
}

const { points, duration } = WINDOWS.useToken;
const rate = (left: number) => ({
  'ratelimit-policy': `"token";q=${points};w=${duration}`,
  ratelimit: expect.stringMatching(new RegExp(`^"token";r=${left};t=([1-9]|[1-5]\\d|60)$`)),
});
const WRONG = { 'www-authenticate': 'Bearer realm="Evenpace", error="invalid_token"' };

test('who names themself with nothing goes on, and is told nothing', async () => {
  const request = asking({});
  expect(await tried(request)).toEqual({ code: null, message: null, headers: {} });
  expect(await door.viewerOf(request)).toBeNull();
});

test('a token that works goes on, counted', async () => {
  const { viewer, secret } = await aToken();
  for (const left of [points - 1, points - 2]) {
    const request = asking({ authorization: `Bearer ${secret}` });
    expect(await tried(request)).toEqual({ code: null, message: null, headers: rate(left) });
    expect(await door.viewerOf(request)).toMatchObject({ userId: viewer.userId, scope: 'write' });
  }
});

test.each<[string, string, object]>([
  ['an unknown token', 'Bearer evp_unknown', rate(points - 1)],
  ['another scheme', 'Basic cm9iaW46c2VjcmV0', {}],
  ['nothing behind the scheme', 'Bearer', {}],
  ['nothing at all', '', {}],
])('%s is refused, and the header says why', async (_what, authorization, headers) => {
  expect(await tried(asking({ authorization }))).toEqual({
    code: 'UNAUTHENTICATED',
    message: expect.stringMatching(/^This access token is unknown, revoked or over\./),
    headers: { ...headers, ...WRONG },
  });
});

test('the one too many waits, whether the token works or not, and another does not', async () => {
  const [{ secret }, other] = [await aToken(), await aToken()];
  for (const token of [secret, 'evp_unknown']) {
    const authorization = `Bearer ${token}`;
    for (let i = 0; i < points; i += 1) await limits.take('useToken', hashOfSecret(token));
    expect(await tried(asking({ authorization }))).toEqual({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^Too many requests with this access token\. Try again in [1-9]\d? seconds\.$/),
      headers: rate(0),
    });
  }
  expect(await tried(asking({ authorization: `Bearer ${other.secret}` }))).toMatchObject({ code: null });
});

test('whoever came through the door stays who they are until the request is answered', async () => {
  const { viewer, secret, revoke } = await aToken();
  const headers = { authorization: `Bearer ${secret}` };
  const request = asking(headers);
  await tried(request);
  await revoke();
  expect(await door.viewerOf(request)).toMatchObject({ userId: viewer.userId });
  expect(await door.viewerOf(asking(headers))).toBeNull();
  expect(await tried(asking(headers))).toMatchObject({ code: 'UNAUTHENTICATED' });
});
