import { makeResetByHand } from '../../domain/account/passwordReset.ts';
import { unsubscribeToken } from '../../domain/kernel/unsubscribe.ts';
import { onboardingForm } from '../builders.ts';
import { app, type Double, PASSWORD, people, TODAY } from './server.ts';

const HOOK = { url: 'https://hooks.example/evenpace', topics: ['race'] };

export const ACCOUNT: Record<string, Double> = {
  '/api/auth/register': {
    steps: 0,
    send: async () => [
      '/api/auth/register',
      { email: `twice${people}@example.com`, password: PASSWORD, firstName: 'Robin', lastName: 'Vale' },
    ],
    effects: [() => app.deps.db.user.count(), 1],
  },
  '/api/auth/login': {
    steps: 0,
    send: async ({ email }) => ['/api/auth/login', { email, password: PASSWORD }],
    effects: [() => app.deps.db.user.count(), 0],
  },
  '/api/auth/forgot-password': {
    steps: 0,
    send: async ({ email }) => ['/api/auth/forgot-password', { email }],
    effects: [() => app.deps.db.passwordReset.count(), 0],
  },
  '/api/auth/reset-password': {
    steps: 0,
    send: async ({ email }) => [
      '/api/auth/reset-password',
      { token: await makeResetByHand(app.deps, email), newPassword: 'another horse battery' },
    ],
    effects: [() => app.deps.db.passwordReset.count(), -1],
  },
  '/api/auth/end-sessions': {
    steps: 0,
    send: async () => ['/api/auth/end-sessions', {}],
    effects: [({ athleteId }) => app.deps.db.session.count({ where: { user: { athlete: { id: athleteId } } } }), -1],
  },
  '/api/auth/password': {
    steps: 0,
    send: async () => ['/api/auth/password', { currentPassword: PASSWORD, newPassword: 'another horse battery' }],
    effects: [({ athleteId }) => app.deps.db.session.count({ where: { user: { athlete: { id: athleteId } } } }), 0],
  },
  '/api/onboarding/complete': {
    steps: 0,
    send: async ({ email }) => ['/api/onboarding/complete', onboardingForm(email, TODAY)],
    effects: [({ athleteId }) => app.deps.db.raceGoal.count({ where: { athleteId } }), 1],
  },
  '/api/webhooks': {
    steps: 0,
    send: async () => ['/api/webhooks', HOOK],
    effects: [() => app.deps.db.webhook.count(), 1],
  },
  '/api/webhooks/:webhookId/rotate-secret': {
    steps: 0,
    send: async ({ browser }) => {
      const { webhook } = (await browser.post('/api/webhooks', HOOK)).json;
      return [`/api/webhooks/${webhook.id}/rotate-secret`, {}];
    },
    effects: [() => app.deps.db.webhook.count({ where: { formerUntil: { not: null } } }), 1],
  },
  '/api/digest/unsubscribe': {
    steps: 0,
    send: async ({ athleteId }) => {
      const { userId } = await app.deps.db.athlete.findUniqueOrThrow({
        where: { id: athleteId },
        select: { userId: true },
      });
      await app.deps.db.user.update({ where: { id: userId }, data: { digestSince: new Date() } });
      return [`/api/digest/unsubscribe?token=${unsubscribeToken(app.env.SESSION_SECRET, 'summary', userId)}`, {}];
    },
    effects: [() => app.deps.db.user.count({ where: { digestSince: { not: null } } }), -1],
  },
};
