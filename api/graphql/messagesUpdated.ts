import { decodeId } from '../core/units/ids.ts';
import type { Viewer as DomainViewer } from '../domain/kernel/access.ts';
import { followMessages, followThread, type ThreadNews } from '../domain/message/threadFeed.ts';
import { builder } from './builder.ts';
import { Message } from './message.ts';
import { Thread } from './thread.ts';
import { Viewer } from './viewer.ts';

const ThreadUpdate = builder.objectRef<ThreadNews>('ThreadUpdate').implement({
  description: 'What was sent or changed in a thread.',
  fields: (t) => ({
    version: t.int({
      description: "The thread's version that this leads to: `since` of whoever comes back.",
      resolve: ({ thread }) => thread.version,
    }),
    thread: t.field({ type: Thread, description: 'The thread.', resolve: ({ thread }) => thread }),
    messages: t.field({
      type: [Message],
      description: 'Each message as it is, in the order of the changes.',
      resolve: ({ messages }) => [...messages],
    }),
  }),
});

builder.subscriptionField('threadUpdated', (t) =>
  t.field({
    type: ThreadUpdate,
    description:
      'What is sent and changed in the thread about one thing of an athlete, each change once and in order; it need not have begun. Ends when you may not see the athlete any more.',
    authScopes: { signedIn: true },
    args: {
      athleteId: t.arg.id({ description: 'The athlete.' }),
      aboutId: t.arg.id({ description: 'Id of a workout, week, activity or coach, or of a thread.' }),
      since: t.arg.int({
        required: false,
        description:
          'The version that you know: what came after it is sent first. Left out: only what comes from now on.',
      }),
    },
    subscribe: (_root, { athleteId, aboutId, since }, { deps, stillViewer }) =>
      followThread(deps, stillViewer, { athleteId: decodeId('athlete', athleteId), aboutId, since: since ?? null }),
    resolve: (news) => news,
  }),
);

const MessagesUpdate = builder.objectRef<{ viewer: DomainViewer }>('MessagesUpdate').implement({
  description: 'Something in a thread of yours may have changed.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: Viewer, description: 'You, as of now.' }) }),
});

builder.subscriptionField('messagesUpdated', (t) =>
  t.field({
    type: MessagesUpdate,
    description: 'You at once, and again after every message that you may read and after each that you have read.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { deps, stillViewer }) => followMessages(deps, stillViewer),
    resolve: (viewer) => ({ viewer }),
  }),
);
