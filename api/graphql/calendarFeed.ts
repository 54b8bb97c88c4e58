import { decodeId } from '../core/units/ids.ts';
import type { Viewer as DomainViewer } from '../domain/kernel/access.ts';
import {
  type CalendarFeed as Feed,
  createCalendarFeed,
  FEED_RENEWAL,
  findCalendarFeed,
  listCalendarFeeds,
  revokeCalendarFeed,
} from '../domain/accountData/calendarFeed.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { builder, viewerOf } from './builder.ts';
import { secret } from './secret.ts';
import { CalendarFeedKind } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { Viewer } from './viewer.ts';

const CalendarFeed = builder.objectRef<Feed>('CalendarFeed').implement({
  description: 'An address from which calendar programs read your training. The address itself is shown once.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('calendar') }),
    kind: t.expose('kind', { type: CalendarFeedKind, description: 'How much it tells.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When its address was made.' }),
    lastReadAt: t.expose('lastReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a calendar program last read it, to the hour; null: never.',
    }),
  }),
});

nodeKind('calendar', 'CalendarFeed', (id, { deps, viewer }) => findCalendarFeed(deps, viewer, id));

builder.objectField(Viewer, 'calendarFeeds', (t) =>
  t.field({
    type: [CalendarFeed],
    nullable: true,
    description: 'Your calendar feeds; null where the request came with a token.',
    resolve: (viewer, _args, { deps }) => (viewer.scope === 'session' ? listCalendarFeeds(deps, viewer) : null),
  }),
);

const CreateCalendarFeedInput = builder.inputType('CreateCalendarFeedInput', {
  description: 'A feed to be made; where one of the kind stands, its address is renewed.',
  fields: (t) => ({
    kind: t.field({ type: CalendarFeedKind, description: 'How much it tells.' }),
  }),
});

const CreateCalendarFeedPayload = builder
  .objectRef<{ feed: Feed; secret: string; viewer: DomainViewer }>('CreateCalendarFeedPayload')
  .implement({
    description: 'A calendar feed was made, or has a new address.',
    fields: (t) => ({
      path: t.string({
        extensions: secret(FEED_RENEWAL),
        description: 'Path of the address on this server; it is not shown again.',
        resolve: ({ secret }) => `/api/calendar/${secret}.ics`,
      }),
      calendarFeed: t.expose('feed', { type: CalendarFeed, description: 'What is kept of it.' }),
      viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
    }),
  });

builder.mutationField('createCalendarFeed', (t) =>
  t.field({
    type: CreateCalendarFeedPayload,
    description: 'Makes a calendar feed, or renews its address; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'CreateCalendarFeedResult', description: 'The feed, or why there is none.' },
    },
    args: { input: t.arg({ type: CreateCalendarFeedInput, description: 'The feed.' }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      return { ...(await createCalendarFeed(context.deps, viewer, input)), viewer };
    },
  }),
);

const RevokeCalendarFeedInput = builder.inputType('RevokeCalendarFeedInput', {
  description: 'The feed to end.',
  fields: (t) => ({
    calendarFeedId: t.id({ description: 'The feed.' }),
  }),
});

const RevokeCalendarFeedPayload = builder
  .objectRef<{ id: string; viewer: DomainViewer }>('RevokeCalendarFeedPayload')
  .implement({
    description: 'The address is dead.',
    fields: (t) => ({
      revokedCalendarFeedId: t.exposeID('id', { description: 'The feed that is no more.' }),
      viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
    }),
  });

builder.mutationField('revokeCalendarFeed', (t) =>
  t.field({
    type: RevokeCalendarFeedPayload,
    description: 'Ends a calendar feed at once; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RevokeCalendarFeedInput, description: 'The feed.' }) },
    resolve: async (_root, { input: { calendarFeedId: id } }, context) => {
      const viewer = viewerOf(context);
      await revokeCalendarFeed(context.deps, viewer, decodeId('calendar', id));
      return { id, viewer };
    },
  }),
);
