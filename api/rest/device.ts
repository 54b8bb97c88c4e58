import { hearProvider } from '../domain/device/deviceWebhook.ts';
import type { Route } from './router.ts';

export const deviceRoutes: readonly Route[] = [
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
