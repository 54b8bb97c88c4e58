import { hearConsent } from '../domain/device/deviceConsent.ts';
import { hearProvider } from '../domain/device/deviceWebhook.ts';
import type { Route } from './router.ts';

export const deviceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/devices/:provider/callback',
    // the state in the address says what was asked, and the session who asked it
    auth: 'public',
    handler: async ({ deps, viewer, params, query }) => {
      const provider = params.provider!;
      const outcome = await hearConsent(deps, viewer, { provider, query });
      const told = outcome === 'connected' ? '' : `?${new URLSearchParams({ device: provider, outcome })}`;
      return { redirect: `/settings/training${told}#devices`, headers: { 'Referrer-Policy': 'no-referrer' } };
    },
  },
  {
    method: 'POST',
    path: '/api/devices/:provider/webhook',
    // the secret in the body says who asks
    auth: 'public',
    handler: async ({ deps, params, body }) => {
      await hearProvider(deps, params.provider!, body);
      return { body: { success: true } };
    },
  },
];
