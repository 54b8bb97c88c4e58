import { testDeps, setUpDeps } from '../../test/app.ts';
import { aViewer } from '../../test/builders.ts';
import { METRIC } from '../../core/units/displayUnits.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken, viewerOfToken } from './accessToken.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
const deps = setUpDeps(clock);

test('a token speaks for its account, and the table does not hold it', async () => {
  const viewer = await aViewer(deps);
  const { secret, token } = await createAccessToken(deps, viewer, { name: ' script ', scope: 'read', days: 30 });
  const { userId, athleteId, coachId } = viewer;
  expect(await viewerOfToken(deps, secret)).toEqual({
    userId,
    athleteId,
    coachId,
    scope: 'read',
    tokenId: expect.any(String),
    units: METRIC,
  });
  expect(await listAccessTokens(deps, viewer)).toEqual([
    { ...token, name: 'script', lastUsedAt: clock.now, expiresAt: new Date('2026-12-20T12:00:00Z') },
  ]);
  expect(JSON.stringify(await deps.db.accessToken.findMany())).not.toContain(secret.slice(4));
});

test('it ends when it is revoked, and with its time', async () => {
  const viewer = await aViewer(deps);
  const revoked = await createAccessToken(deps, viewer, { name: 'a', scope: 'write' });
  await revokeAccessToken(deps, viewer, revoked.token.id);
  expect(await viewerOfToken(deps, revoked.secret)).toBeNull();
  const short = await createAccessToken(deps, viewer, { name: 'b', scope: 'write', days: 1 });
  const later = testDeps(deps.db, { now: new Date(clock.now.getTime() + 86_400_000) });
  expect(await viewerOfToken(later, short.secret)).toBeNull();
  expect(await listAccessTokens(later, viewer)).toEqual([]);
});

test('its last use is noted to the minute, not at each use', async () => {
  const viewer = await aViewer(deps);
  const { secret } = await createAccessToken(deps, viewer, { name: 'a', scope: 'read' });
  const usedAfter = async (seconds: number) => {
    await viewerOfToken(testDeps(deps.db, { now: new Date(clock.now.getTime() + 1000 * seconds) }), secret);
    const [{ lastUsedAt } = { lastUsedAt: null }] = await listAccessTokens(deps, viewer);
    return lastUsedAt && (lastUsedAt.getTime() - clock.now.getTime()) / 1000;
  };
  expect(await usedAfter(0)).toBe(0);
  expect(await usedAfter(60)).toBe(0);
  expect(await usedAfter(61)).toBe(61);
  expect(await usedAfter(100)).toBe(61);
});

test('a stranger neither sees nor ends it, and cannot tell it from one that is not there', async () => {
  const viewer = await aViewer(deps);
  const stranger = await aViewer(deps);
  const { token, secret } = await createAccessToken(deps, viewer, { name: 'a', scope: 'write' });
  expect(await listAccessTokens(deps, stranger)).toEqual([]);
  for (const id of [token.id, 'token_00000000-0000-7000-8000-000000000000', 'abc', token.id.replace('token', 'user')]) {
    await expect(revokeAccessToken(deps, stranger, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Access token not found.',
    });
  }
  expect(await viewerOfToken(deps, secret)).not.toBeNull();
});

test('a token makes no tokens', async () => {
  const viewer = { ...(await aViewer(deps)), scope: 'write' as const };
  await expect(createAccessToken(deps, viewer, { name: 'a', scope: 'write' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(listAccessTokens(deps, viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test.each([
  [{ name: '', scope: 'read' }, 'name'],
  [{ name: 'a', scope: 'admin' }, 'scope'],
  [{ name: 'a', scope: 'read', days: 366 }, 'days'],
  [{ name: 'a', scope: 'read', userId: 'x' }, 'userId'],
])('%j is refused by name', async (input, path) => {
  await expect(createAccessToken(deps, await aViewer(deps), input)).rejects.toMatchObject({
    code: 'VALIDATION',
    errors: [{ path }],
  });
});

test('twenty stand at most', async () => {
  const viewer = await aViewer(deps);
  for (let n = 0; n < 20; n += 1) await createAccessToken(deps, viewer, { name: `n${n}`, scope: 'read' });
  await expect(createAccessToken(deps, viewer, { name: 'more', scope: 'read' })).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
  });
});

test('of thirty that are made at once twenty stand, and each of these left its record', async () => {
  const viewer = await aViewer(deps);
  const made = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) => createAccessToken(deps, viewer, { name: `n${n}`, scope: 'read' })),
  );
  const refused = made
    .filter((each) => each.status === 'rejected')
    .map(({ reason }) => (reason as { code: string }).code);
  expect(refused).toEqual(Array(10).fill('LIMIT_REACHED'));
  expect(await listAccessTokens(deps, viewer)).toHaveLength(20);
  expect(await deps.db.accountEvent.count({ where: { userId: viewer.userId, act: 'token-created' } })).toBe(20);
});
