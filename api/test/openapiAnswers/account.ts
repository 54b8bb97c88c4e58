import { APP } from '../../../e2e/devices/consent.ts';
import { createDevices } from '../../adapters/devices/devices.ts';
import { METRIC } from '../../core/units/displayUnits.ts';
import { createAccessToken } from '../../domain/account/accessToken.ts';
import { createCalendarFeed } from '../../domain/accountData/calendarFeed.ts';
import { unsubscribeToken } from '../../domain/kernel/unsubscribe.ts';
import { makeResetByHand } from '../../domain/account/passwordReset.ts';
import { onboardingForm } from '../builders.ts';
import { rest, type Person, coach, type Calls, get, post, send, TODAY, patch } from './server.ts';

const PASSWORD = 'correct horse battery';
const nobody = () => rest.app.browser();

const viewerOf = async (email: string) => {
  const { id: userId, athlete } = await rest.app.deps.db.user.findUniqueOrThrow({
    where: { email },
    include: { athlete: true },
  });
  return { userId, athleteId: athlete!.id, coachId: null, units: METRIC, scope: 'session' as const };
};
/** Somebody with a token, a calendar and a link for a new password: ways in that can end. */
async function withWays(): Promise<{ person: Person; reset: string; secret: string }> {
  const person = await rest.person();
  const viewer = await viewerOf(person.email);
  await createAccessToken(rest.app.deps, viewer, { name: 'my script', scope: 'read' });
  const { secret } = await createCalendarFeed(rest.app.deps, viewer, { kind: 'full' });
  return { person, secret, reset: await makeResetByHand(rest.app.deps, person.email) };
}
const unsubscribePath = async () =>
  `/api/digest/unsubscribe?token=${unsubscribeToken(rest.app.env.SESSION_SECRET, 'summary', (await viewerOf(coach.email)).userId)}`;
const BROKEN = '/api/digest/unsubscribe?token=broken';

export const ACCOUNT: Calls = {
  'GET /api/openapi.json': async () => [[200, await get('/api/openapi.json', nobody())]],
  'POST /api/auth/register': async () => [
    [
      201,
      await post(
        '/api/auth/register',
        { email: 'new@example.com', password: PASSWORD, firstName: 'New', lastName: 'One', timeZone: 'Europe/Zurich' },
        nobody(),
      ),
    ],
  ],
  'POST /api/auth/login': async () => [
    [200, await post('/api/auth/login', { email: coach.email, password: PASSWORD }, nobody())],
  ],
  'GET /api/auth/providers': async () => [[200, await get('/api/auth/providers', nobody())]],
  'POST /api/auth/forgot-password': async () => [
    [200, await post('/api/auth/forgot-password', { email: coach.email }, nobody())],
  ],
  'POST /api/auth/reset-password': async () => {
    const { reset } = await withWays();
    return [
      [200, await post('/api/auth/reset-password', { token: reset, newPassword: 'another staple entirely' }, nobody())],
    ];
  },
  'GET /api/auth/user': async () => [
    [200, await get('/api/auth/user')],
    [200, await get('/api/auth/user', coach)],
  ],
  'POST /api/auth/end-sessions': async () => [
    [200, await post('/api/auth/end-sessions', { keep: [] }, (await withWays()).person)],
  ],
  'POST /api/auth/password': async () => [
    [
      200,
      await post(
        '/api/auth/password',
        { currentPassword: PASSWORD, newPassword: 'another staple entirely' },
        (await withWays()).person,
      ),
    ],
  ],
  'GET /api/logout': async () => [
    [200, await send(nobody(), 'GET', '/api/logout', undefined, { 'sec-fetch-site': 'cross-site' })],
    [302, await get('/api/logout', await rest.person())],
  ],
  'GET /api/account/export': async () => [[200, await get('/api/account/export')]],
  'DELETE /api/account': async () => [
    [200, await send((await withWays()).person, 'DELETE', '/api/account', { password: PASSWORD })],
  ],
  'POST /api/onboarding/complete': async () => {
    const person = await rest.person();
    return [[200, await post('/api/onboarding/complete', onboardingForm(person.email, TODAY), person)]];
  },
  'GET /api/profile': async () => [
    [200, await get('/api/profile')],
    [200, await get('/api/profile', await rest.person())],
  ],
  'PATCH /api/profile': async () => [
    [200, await patch('/api/profile', { thresholds: { css: 1.2 } }, await rest.athlete())],
    [
      200,
      await patch('/api/profile', {
        trainingPreferences: { blackoutDates: [{ from: '2026-12-02', to: '2026-12-05', label: 'Wedding' }] },
      }),
    ],
  ],
};

export const PUBLIC: Calls = {
  'GET /api/digest/unsubscribe': async () => [
    [200, await get(await unsubscribePath(), nobody())],
    [404, await get(BROKEN, nobody())],
  ],
  'POST /api/digest/unsubscribe': async () => [
    [200, await post(await unsubscribePath(), {}, nobody())],
    [404, await post(BROKEN, {}, nobody())],
  ],
  'GET /api/devices/:provider/callback': async () => {
    const intervals = { root: 'http://127.0.0.1:9', app: APP, webhookSecret: null };
    Object.assign(rest.app.deps.devices.ports, createDevices({ intervals }));
    return [[302, await get('/api/devices/intervals/callback?state=x&error=access_denied', nobody())]];
  },
  'POST /api/devices/:provider/webhook': async () => {
    const webhookSecret = 'the secret of the provider';
    const intervals = { root: 'http://127.0.0.1:9', app: null, webhookSecret };
    Object.assign(rest.app.deps.devices.ports, createDevices({ intervals }));
    return [[200, await post('/api/devices/intervals/webhook', { secret: webhookSecret, events: [] }, nobody())]];
  },
  'GET /api/calendar/:secret.ics': async () => {
    const url = `/api/calendar/${(await withWays()).secret}.ics`;
    const first = await get(url, nobody());
    return [
      [200, first],
      [304, await send(nobody(), 'GET', url, undefined, { 'if-none-match': first.answer.headers.get('etag')! })],
    ];
  },
};
