import { groupedBy } from '../core/units/groupedBy.ts';
import { encodeId } from '../core/units/ids.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { builder } from './builder.ts';
import { LOOKS_UP } from './cost.ts';
import { enumOf } from './enumOf.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { Workout } from './scheduleRefs.ts';
import { workoutBy } from './workoutBy.ts';

const AuthorRole = enumOf('AuthorRole', 'What somebody is in a thread.', {
  athlete: 'The athlete.',
  coach: 'A coach of theirs.',
});

interface Author {
  userId: string | null;
  role: 'athlete' | 'coach';
  name: { firstName: string; lastName: string } | null;
}

const MessageAuthor = builder.objectRef<Author>('MessageAuthor').implement({
  description: 'Who wrote a message.',
  fields: (t) => ({
    role: t.expose('role', { type: AuthorRole, description: 'What they were when they wrote it.' }),
    firstName: t.string({
      nullable: true,
      description: 'First name; null: somebody without an account here.',
      resolve: ({ name }) => name?.firstName ?? null,
    }),
    lastName: t.string({
      nullable: true,
      description: 'Last name; null: somebody without an account here.',
      resolve: ({ name }) => name?.lastName ?? null,
    }),
    isYou: t.boolean({
      description: 'You wrote it.',
      resolve: ({ userId }, _args, { viewer }) => userId !== null && userId === viewer?.userId,
    }),
  }),
});

interface Reactions {
  emoji: string;
  users: (string | null)[];
}

const MessageReactions = builder.objectRef<Reactions>('MessageReactions').implement({
  description: 'One emoji that was set to a message.',
  fields: (t) => ({
    emoji: t.exposeString('emoji', { description: 'The emoji.' }),
    count: t.int({ description: 'By how many.', resolve: ({ users }) => users.length }),
    isYours: t.boolean({
      description: 'By you among them.',
      resolve: ({ users }, _args, { viewer }) => viewer !== null && users.includes(viewer.userId),
    }),
  }),
});

/** In the order in which each was first set. */
function grouped(rows: readonly { emoji: string; userId: string | null }[]): Reactions[] {
  const byEmoji = groupedBy(rows, ({ emoji }) => emoji);
  return [...byEmoji].map(([emoji, whose]) => ({ emoji, users: whose.map(({ userId }) => userId) }));
}

export const Message = builder.prismaObject('Message', {
  description: 'Words of one person in a thread.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('message') }),
    threadId: t.id({
      description: 'The thread that it stands in.',
      select: { threadId: true },
      resolve: ({ threadId }) => encodeId('thread', threadId),
    }),
    number: t.exposeInt('number', {
      description: 'Grows from message to message of a thread; some numbers are of none.',
    }),
    version: t.exposeInt('version', { description: "The thread's version of its last change." }),
    author: t.field({
      type: MessageAuthor,
      description: 'Who wrote it.',
      select: { userId: true, role: true, user: { select: { firstName: true, lastName: true } } },
      resolve: ({ userId, role, user }) => ({ userId, role: role as Author['role'], name: user }),
    }),
    text: t.string({
      nullable: true,
      description: 'Plain text; null: it was deleted.',
      select: { text: true, deletedAt: true },
      resolve: ({ text, deletedAt }) => (deletedAt ? null : text),
    }),
    sentAt: t.field({ type: 'DateTime', description: 'When it was sent.', resolve: ({ sentAt }) => sentAt }),
    editedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its text was last changed; null: never.',
      resolve: ({ editedAt }) => editedAt,
    }),
    isDeleted: t.boolean({
      description: 'It was deleted. For a day its author can restore it; then it is gone.',
      select: { deletedAt: true },
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
    workout: t.field({
      type: Workout,
      nullable: true,
      description: 'A workout that it points to; null: none, or that is gone.',
      complexity: { field: LOOKS_UP },
      select: { workoutId: true, deletedAt: true },
      resolve: ({ workoutId, deletedAt }, _args, context) =>
        workoutId === null || deletedAt ? null : workoutBy(context, workoutId),
    }),
    reactions: t.field({
      type: [MessageReactions],
      description: 'What others, and you, have set to it, the first first.',
      select: { reactions: { select: { emoji: true, userId: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } },
      resolve: ({ reactions }) => grouped(reactions),
    }),
  }),
});

nodeKind('message', 'Message', (id, { deps, viewer }) =>
  deps.db.message.findFirst({ where: { AND: [{ id }, visibleTo(viewer).message] } }),
);
