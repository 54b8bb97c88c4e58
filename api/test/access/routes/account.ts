import { ownersSecret, someFeed } from '../calendar.ts';
import { onboardingForm } from '../../builders.ts';
import { emailOf } from '../acts.ts';
import { unsubscribeToken } from '../../../domain/kernel/unsubscribe.ts';
import type { Door } from '../rules.ts';
import { noWebhook, someWebhook, webhookOf } from '../webhooks.ts';
import { DEVICE_SECRET, theWorld, TODAY } from '../world.ts';
import { call, newNumber } from './route.ts';

/** Whoever holds the link of an e-mail may end the e-mails. */
const ownersDigest = () => unsubscribeToken(theWorld().app.env.SESSION_SECRET, 'summary', theWorld().owner.userId);

export const ACCOUNT: Record<string, Door> = {
  'GET /api/openapi.json': { rule: 'public', send: call('GET', () => '/api/openapi.json') },
  'POST /api/auth/register': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/auth/register',
      () => ({
        email: `matrix${newNumber()}@example.com`,
        password: 'correct horse battery',
        firstName: 'New',
        lastName: 'One',
      }),
    ),
  },
  'POST /api/auth/login': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/auth/login',
      () => ({ email: theWorld().principals.stranger.viewer!.email, password: 'correct horse battery' }),
    ),
  },
  'POST /api/auth/forgot-password': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/auth/forgot-password',
      () => ({ email: theWorld().principals.stranger.viewer!.email }),
    ),
  },
  'POST /api/auth/reset-password': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/auth/reset-password',
      () => ({ token: 'not one', newPassword: 'correct horse battery' }),
    ),
  },
  'GET /api/auth/providers': { rule: 'public', send: call('GET', () => '/api/auth/providers') },
  'GET /api/auth/user': { rule: 'own', send: call('GET', () => '/api/auth/user') },
  'POST /api/auth/end-sessions': { rule: 'ownSession', send: call('POST', () => '/api/auth/end-sessions') },
  'POST /api/auth/password': {
    rule: 'ownSession',
    send: call(
      'POST',
      () => '/api/auth/password',
      () => ({ currentPassword: 'not this one', newPassword: 'correct horse battery' }),
    ),
  },
  'DELETE /api/account': {
    rule: 'ownSession',
    send: call(
      'DELETE',
      () => '/api/account',
      () => ({ password: 'not this one' }),
    ),
  },
  'GET /api/account/export': { rule: 'ownSession', send: call('GET', () => '/api/account/export') },
  'GET /api/digest/unsubscribe': {
    rule: 'public',
    send: call('GET', () => `/api/digest/unsubscribe?token=${ownersDigest()}`),
  },
  'POST /api/digest/unsubscribe': {
    rule: 'public',
    send: call('POST', () => `/api/digest/unsubscribe?token=${ownersDigest()}`),
  },
  'GET /api/logout': { rule: 'public', send: call('GET', () => '/api/logout') },
  'GET /api/calendar/:secret.ics': {
    rule: 'public',
    first: someFeed,
    send: call('GET', () => `/api/calendar/${ownersSecret()}.ics`),
  },
  'GET /api/devices/:provider/callback': {
    rule: 'public',
    send: call('GET', () => '/api/devices/intervals/callback?state=nobodys&code=none'),
  },
  'POST /api/devices/:provider/webhook': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/devices/intervals/webhook',
      () => ({ secret: DEVICE_SECRET, events: [] }),
    ),
  },
  'GET /api/workouts/:workoutId/file.fit': {
    rule: 'see',
    send: call('GET', (id) => `/api/workouts/${id(theWorld().ids.workout)}/file.fit`),
  },
  'GET /api/workouts/:workoutId/file.zwo': {
    rule: 'see',
    send: call('GET', (id) => `/api/workouts/${id(theWorld().ids.workout)}/file.zwo`),
  },
  'POST /api/onboarding/complete': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/onboarding/complete',
      (_id, principal) => onboardingForm(emailOf(principal), TODAY),
    ),
  },
  'GET /api/webhooks': { rule: 'ownSession', send: call('GET', () => '/api/webhooks') },
  'POST /api/webhooks': {
    rule: 'ownSession',
    first: noWebhook,
    send: call(
      'POST',
      () => '/api/webhooks',
      () => ({ url: 'http://127.0.0.1:9', topics: ['race'] }),
    ),
  },
  'PATCH /api/webhooks/:webhookId': {
    rule: 'ownSession',
    first: someWebhook,
    send: (principal) => theWorld().call(principal, 'PATCH', `/api/webhooks/${webhookOf(principal)}`, { isOn: false }),
  },
  'POST /api/webhooks/:webhookId/rotate-secret': {
    rule: 'ownSession',
    first: someWebhook,
    send: (principal) => theWorld().call(principal, 'POST', `/api/webhooks/${webhookOf(principal)}/rotate-secret`),
  },
  'DELETE /api/webhooks/:webhookId': {
    rule: 'ownSession',
    first: someWebhook,
    send: (principal) => theWorld().call(principal, 'DELETE', `/api/webhooks/${webhookOf(principal)}`),
  },
  'GET /api/profile': { rule: 'own', send: call('GET', () => '/api/profile') },
  'PATCH /api/profile': {
    rule: 'ownWrite',
    send: call(
      'PATCH',
      () => '/api/profile',
      () => ({ firstName: 'Robin' }),
    ),
  },
};
