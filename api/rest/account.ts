import type { Sessions } from '../auth/session.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { eraseAccount } from '../domain/accountData/eraseAccount.ts';
import { exportAccount } from '../domain/accountData/exportAccount.ts';
import type { Route } from './router.ts';
import { zipped } from './zip.ts';

export const accountRoutes = (sessions: Sessions): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/account/export',
    auth: 'session',
    handler: async ({ deps, viewer }) => {
      const now = deps.clock();
      const { size, stream } = await zipped(now, (write) => exportAccount(deps, viewer, write));
      const name = `evenpace-${dayIn('UTC', now)}.zip`;
      return {
        stream,
        headers: {
          'Content-Type': 'application/zip',
          'Content-Length': String(size),
          'Content-Disposition': `attachment; filename="${name}"`,
        },
      };
    },
  },
  {
    method: 'DELETE',
    path: '/api/account',
    auth: 'session',
    keepsNothing: true,
    handler: async ({ deps, viewer, body, response }) => {
      const { erasedAt, rows, cleaned } = await eraseAccount(deps, viewer, body);
      sessions.forget(response);
      return {
        body: { success: true, erasedAt: erasedAt.toISOString(), rows, cleaned },
        headers: { 'Clear-Site-Data': '"cache"' },
      };
    },
  },
];
