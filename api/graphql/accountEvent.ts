import { queryFromInfo } from '@pothos/plugin-prisma';
import { visibleTo } from '../domain/kernel/access.ts';
import type { AccountAct as Act } from '../domain/account/accountEvent.ts';
import { builder } from './builder.ts';
import { enumOf } from './enumOf.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { pagesOf } from '../domain/kernel/paging.ts';
import { Viewer } from './viewer.ts';

const AccountAct = enumOf('AccountAct', 'What was done with an account.', {
  'account-created': 'It was opened.',
  'signed-in': 'A browser signed in.',
  'google-linked': 'It was linked with an identity at Google, by which it signs in.',
  'sessions-ended': 'Every browser was signed out.',
  'password-changed': 'The password was changed in the settings.',
  'password-reset': 'The password was replaced by way of a link.',
  'reset-link-made': 'Whoever runs the server made a link that replaces the password.',
  'token-created': 'An access token was made.',
  'token-revoked': 'An access token was ended.',
  'calendar-created': 'A calendar feed was made, or got a new address.',
  'calendar-ended': 'A calendar feed was ended.',
  'device-connected': 'A device account was connected.',
  'device-disconnected': 'A device account was disconnected.',
  'device-ended': 'A device account was stopped with everything else that lets somebody in.',
  'webhook-created': 'A webhook was made; the detail is the host that it sends to.',
  'webhook-changed': 'A webhook was changed, switched on or off, or got a new secret.',
  'webhook-ended': 'A webhook was deleted, or switched off with everything else that lets somebody in.',
  'coaching-enabled': 'The account became a coach as well.',
  'coach-accepted': 'A coach was let in.',
  'coaching-ended': 'A coaching was ended, by this account.',
  'invitations-ended':
    'Open invitations were taken back with everything else that lets somebody in; the detail says how many.',
  exported: 'All data was exported.',
});

const AccountEvent = builder.prismaObject('AccountEvent', {
  description: 'Something that was done with your account. Changes of a schedule are its revisions.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('event') }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    act: t.field({ type: AccountAct, description: 'What was done.', resolve: ({ act }) => act as Act }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'What it was done with, such as the name of a token; null: nothing to name.',
    }),
  }),
});
nodeKind('event', 'AccountEvent', (id, { deps, viewer }) =>
  deps.db.accountEvent.findFirst({ where: { AND: [{ id }, visibleTo(viewer).event] } }),
);

const pages = pagesOf({ name: 'Viewer.auditLog', column: 'at', kind: 'instant', direction: 'desc' });

builder.objectField(Viewer, 'auditLog', (t) =>
  t.connection(
    {
      type: AccountEvent,
      nullable: true,
      description:
        'What was done with your account in the past year, newest first; null where the request came with a token.',
      complexity: pages.complexity,
      resolve: async (viewer, args, context, info) => {
        if (viewer.scope !== 'session') return null;
        const { db } = context.deps;
        const where = visibleTo(viewer).event;
        const { where: within, ...page } = pages.query(args);
        const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'AccountEvent' });
        const rows = await db.accountEvent.findMany({ ...query, ...page, where: { AND: [where, within] } });
        const has = async (other: object) =>
          (await db.accountEvent.findFirst({ where: { AND: [where, other] }, select: { id: true } })) !== null;
        return pages.connection(args, rows, viewer.userId, has);
      },
    },
    { name: 'AccountEventConnection', description: 'Events of an account, page by page.' },
    { name: 'AccountEventEdge', description: 'An event in its list.' },
  ),
);

/** What the list tells that has no pages. */
export const MAX_SHOWN = 100;

builder.objectField(Viewer, 'accountEvents', (t) =>
  t.prismaField({
    type: [AccountEvent],
    nullable: true,
    deprecationReason: 'Use `auditLog`. May go from 2027-06-01.',
    description: `What was done with your account in the past year, newest first, at most ${MAX_SHOWN}; null where the request came with a token.`,
    resolve: (query, viewer, _args, { deps }) =>
      viewer.scope === 'session'
        ? deps.db.accountEvent.findMany({
            ...query,
            where: visibleTo(viewer).event,
            orderBy: [{ at: 'desc' }, { id: 'desc' }],
            take: MAX_SHOWN,
          })
        : null,
  }),
);
