import { queryFromInfo } from '@pothos/plugin-prisma';
import { NOTICE_KINDS, type NoticeKind as CoreKind } from '../core/codes/notice.ts';
import { type Viewer as DomainViewer, visibleTo } from '../domain/kernel/access.ts';
import { findNotice, followNotices, listedFor, noticePages as pages, unreadNotices } from '../domain/notice/notice.ts';
import { type NoticeText, noticeTexts } from '../domain/notice/noticeText.ts';
import { type NoticeSettings as Settings, noticeSettingsOf } from '../domain/notice/noticeSettings.ts';
import { pushSubscriptionsOf } from '../domain/notice/pushSubscription.ts';
import type { Notice as NoticeRow } from '../generated/prisma/client.ts';
import { builder, viewerOf } from './builder.ts';
import { LOOKS_UP } from './cost.ts';
import { enumOf } from './enumOf.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { perAnswer } from './perAnswer.ts';
import { Viewer } from './viewer.ts';

export const NoticeKind = enumOf('NoticeKind', 'What somebody is told of without asking.', NOTICE_KINDS);

const textBy = perAnswer<NoticeRow, NoticeText>(async (context, rows) => {
  const texts = await noticeTexts(context.deps, viewerOf(context), rows);
  return rows.map(({ id }) => texts.get(id) ?? { title: 'Something that is gone', body: null, link: '/dashboard' });
});

export const Notice = builder.prismaObject('Notice', {
  description: 'Something that you may want to know. Kept for sixty days.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('notice') }),
    kind: t.field({
      type: NoticeKind,
      description: 'What it tells of.',
      resolve: ({ kind }) => kind as CoreKind,
    }),
    at: t.field({ type: 'DateTime', description: 'When it happened.', resolve: ({ at }) => at }),
    isRead: t.boolean({ description: 'You have seen it in the list.', resolve: ({ readAt }) => readAt !== null }),
    title: t.string({
      description: 'What happened, for people.',
      complexity: { field: LOOKS_UP },
      resolve: async (row, _args, context) => (await textBy(context, row)).title,
    }),
    body: t.string({
      nullable: true,
      description: 'More of it, for people; null: the title says it all.',
      complexity: { field: LOOKS_UP },
      resolve: async (row, _args, context) => (await textBy(context, row)).body,
    }),
    link: t.string({
      description: 'Where it leads: a path of the web application.',
      complexity: { field: LOOKS_UP },
      resolve: async (row, _args, context) => (await textBy(context, row)).link,
    }),
  }),
});

nodeKind('notice', 'Notice', (id, { deps, viewer }) => findNotice(deps, viewer, id));

const PushSubscription = builder.prismaObject('PushSubscription', {
  description: 'A browser that gets notices, for as long as it is signed in.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'By which it is removed.', resolve: idOf('push') }),
    since: t.field({ type: 'DateTime', description: 'Since when.', resolve: ({ createdAt }) => createdAt }),
    isThis: t.boolean({
      description: 'It is the browser that asks.',
      select: { sessionHash: true },
      resolve: ({ sessionHash }, _args, { viewer }) => sessionHash === viewer?.sessionHash,
    }),
  }),
});

nodeKind('push', 'PushSubscription', (id, { deps, viewer }) =>
  deps.db.pushSubscription.findFirst({ where: { AND: [{ id }, visibleTo(viewer).push] } }),
);

const NoticeSettings = builder.objectRef<Settings>('NoticeSettings').implement({
  description: 'What you are told of, and when not.',
  fields: (t) => ({
    push: t.expose('push', { type: [NoticeKind], description: 'What is pushed to browsers that want it.' }),
    email: t.expose('email', {
      type: [NoticeKind],
      nullable: true,
      description: 'What comes by e-mail, once a day in the morning, unless you saw it; null: this server sends none.',
    }),
    quietFrom: t.exposeInt('quietFrom', { description: 'Hour of your day, 0 to 23, from which you are left alone.' }),
    quietUntil: t.exposeInt('quietUntil', {
      description: 'Hour of your day until which you are; the same as the other: you never are.',
    }),
    key: t.string({
      description: 'This server, to a browser that subscribes (`applicationServerKey`, VAPID), base64url.',
      resolve: (_settings, _args, { deps }) => deps.push.publicKey,
    }),
    browsers: t.field({
      type: [PushSubscription],
      nullOnError: true,
      description: 'Browsers that get notices, the latest first; empty where the request came with a token.',
      complexity: { field: LOOKS_UP, multiplier: 10 },
      resolve: (_settings, _args, context) => pushSubscriptionsOf(context.deps, viewerOf(context)),
    }),
  }),
});

builder.objectField(Viewer, 'noticeSettings', (t) =>
  t.field({
    type: NoticeSettings,
    description: 'What you are told of without asking.',
    complexity: { field: LOOKS_UP },
    resolve: (viewer, _args, { deps }) => noticeSettingsOf(deps, viewer),
  }),
);

builder.objectField(Viewer, 'unreadNotices', (t) =>
  t.int({
    description: 'Notices that you have not seen, without messages, which are counted by themselves.',
    complexity: { field: LOOKS_UP },
    resolve: (viewer, _args, { deps }) => unreadNotices(deps, viewer),
  }),
);

builder.objectField(Viewer, 'notices', (t) =>
  t.connection(
    {
      type: Notice,
      description: 'What happened that you may want to know, the latest first, without messages.',
      complexity: pages.complexity,
      resolve: async (viewer, args, context, info) => {
        const { db } = context.deps;
        const visible = listedFor(viewer);
        const { where, ...page } = pages.query(args);
        const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'Notice' });
        const rows = await db.notice.findMany({ ...query, ...page, where: { AND: [visible, where] } });
        return pages.connection(
          args,
          rows,
          viewer.userId,
          async (other) =>
            (await db.notice.findFirst({ where: { AND: [visible, other] }, select: { id: true } })) !== null,
        );
      },
    },
    { name: 'NoticeConnection', description: 'Notices, page by page.' },
    { name: 'NoticeEdge', description: 'A notice in its list.' },
  ),
);

const NoticesUpdate = builder.objectRef<{ viewer: DomainViewer }>('NoticesUpdate').implement({
  description: 'You may have another notice.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: Viewer, description: 'You, as of now.' }) }),
});

builder.subscriptionField('noticesUpdated', (t) =>
  t.field({
    type: NoticesUpdate,
    description: 'You at once, and again whenever you may have another notice, or have seen them.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { deps, stillViewer }) => followNotices(deps, stillViewer),
    resolve: (viewer) => ({ viewer }),
  }),
);
