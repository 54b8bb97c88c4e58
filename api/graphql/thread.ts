import { THREAD_SUBJECTS, type ThreadSubject } from '../core/codes/thread.ts';
import { queryFromInfo } from '@pothos/plugin-prisma';
import { encodeId } from '../core/units/ids.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import {
  findThread,
  messagePages,
  threadPages,
  threadsAbout,
  unreadOf,
  viewerThreadPages,
} from '../domain/message/thread.ts';
import type { ScheduledWeek } from '../domain/revision/scheduledWorkout.ts';
import { weeksOf } from '../domain/planning/scheduleWindow.ts';
import type { Activity as ActivityRow, Thread as ThreadRow } from '../generated/prisma/client.ts';
import { Activity } from './activity.ts';
import { Athlete } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { Coach } from './coach.ts';
import { LOOKS_UP } from './cost.ts';
import { enumOf } from './enumOf.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { perAnswer } from './perAnswer.ts';
import { TrainingWeek, Workout } from './scheduleRefs.ts';
import { Viewer } from './viewer.ts';
import { workoutBy } from './workoutBy.ts';
import { Message } from './message.ts';

const ThreadAbout = enumOf('ThreadAbout', 'What a thread is about.', THREAD_SUBJECTS);

const weekBy = perAnswer<string, ScheduledWeek | null>(async ({ deps, viewer }, ids) => {
  const rows = await weeksOf(deps.db, { AND: [{ id: { in: [...ids] } }, visibleTo(viewer).week] });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? null);
});

const activityBy = perAnswer<string, ActivityRow | null>(async ({ deps, viewer }, ids) => {
  const rows = await deps.db.activity.findMany({
    where: { AND: [{ id: { in: [...ids] } }, visibleTo(viewer).activity] },
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? null);
});

const unreadBy = perAnswer<string, number>(async (context, ids) => {
  const found = await unreadOf(context.deps, viewerOf(context), { ids });
  const counts = new Map(found.map(({ threadId, unread }) => [threadId, unread]));
  return ids.map((id) => counts.get(id) ?? 0);
});

export const Thread = builder.prismaObject('Thread', {
  description:
    'Words about one thing of an athlete, for the athlete and their coaches, or between the athlete and one coach. It begins with its first message.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('thread') }),
    about: t.field({
      type: ThreadAbout,
      description: 'What it is about.',
      select: { about: true },
      resolve: ({ about }) => about as ThreadSubject,
    }),
    subjectId: t.id({
      nullable: true,
      description: 'The workout, week, activity or coach, which may be gone; null: the account of the coach is gone.',
      select: { about: true, subjectId: true, coachId: true },
      resolve: ({ about, subjectId, coachId }) => {
        if (about === 'coach') return coachId && encodeId('coach', coachId);
        return subjectId && encodeId(about as 'workout' | 'week' | 'activity', subjectId);
      },
    }),
    athlete: t.relation('athlete', { description: 'Whose training it is about.' }),
    workout: t.field({
      type: Workout,
      nullable: true,
      description: 'The workout that it is about; null: it is about something else, or that is gone.',
      complexity: { field: LOOKS_UP },
      select: { about: true, subjectId: true },
      resolve: ({ about, subjectId }, _args, context) =>
        about === 'workout' && subjectId !== null ? workoutBy(context, subjectId) : null,
    }),
    week: t.field({
      type: TrainingWeek,
      nullable: true,
      description: 'The week that it is about; null: it is about something else, or that is gone.',
      complexity: { field: LOOKS_UP },
      select: { about: true, subjectId: true },
      resolve: ({ about, subjectId }, _args, context) =>
        about === 'week' && subjectId !== null ? weekBy(context, subjectId) : null,
    }),
    activity: t.field({
      type: Activity,
      nullable: true,
      description: 'The activity that it is about; null: it is about something else, or that is gone.',
      complexity: { field: LOOKS_UP },
      select: { about: true, subjectId: true },
      resolve: ({ about, subjectId }, _args, context) =>
        about === 'activity' && subjectId !== null ? activityBy(context, subjectId) : null,
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change of a message: what `threadUpdated` takes as `since`.',
    }),
    lastAt: t.field({
      type: 'DateTime',
      description: 'When the last message was sent.',
      resolve: ({ lastAt }) => lastAt,
    }),
    coach: t.prismaField({
      type: Coach,
      nullable: true,
      description:
        'The coach of a thread between an athlete and one coach; null: it is another one, or they are coach no more.',
      select: { coachId: true },
      resolve: (query, { coachId }, _args, { deps, viewer }) =>
        deps.db.coach.findFirst({
          ...query,
          where: { AND: [{ id: coachId ?? { in: [] } }, visibleTo(viewer).coach] },
        }),
    }),
    unreadCount: t.int({
      description: 'Messages of others that you have not read.',
      complexity: { field: LOOKS_UP },
      select: { id: true },
      resolve: ({ id }, _args, context) => unreadBy(context, id),
    }),
    messages: t.connection(
      {
        type: Message,
        description: 'Its messages, the newest last.',
        select: (args, _context, nested) => ({
          messages: { ...nested(messagePages.keys, ['edges', 'node']), ...messagePages.query(args) },
        }),
        complexity: messagePages.complexity,
        resolve: ({ id, messages }, args, { deps }) =>
          messagePages.connection(
            args,
            messages,
            id,
            async (where) =>
              (await deps.db.message.findFirst({ where: { AND: [{ threadId: id }, where] }, select: { id: true } })) !==
              null,
          ),
      },
      { name: 'MessageConnection', description: 'Messages, page by page.' },
      { name: 'MessageEdge', description: 'A message in its thread.' },
    ),
  }),
});

nodeKind('thread', 'Thread', (id, { deps, viewer }) =>
  deps.db.thread.findFirst({ where: { AND: [{ id }, visibleTo(viewer).thread] } }),
);

const unreadOfAthlete = perAnswer<string, number>(async (context, athleteIds) => {
  const found = await unreadOf(context.deps, viewerOf(context), { athleteIds });
  return athleteIds.map((id) =>
    found.filter(({ athleteId }) => athleteId === id).reduce((sum, { unread }) => sum + unread, 0),
  );
});

builder.prismaObjectFields(Athlete, (t) => ({
  thread: t.prismaField({
    type: Thread,
    nullable: true,
    description: 'The thread about one thing; null: nobody has written there yet.',
    select: { id: true },
    args: { aboutId: t.arg.id({ description: 'Id of a workout, week, activity or coach, or of a thread.' }) },
    complexity: { field: LOOKS_UP },
    resolve: (query, { id }, { aboutId }, context) =>
      findThread(context.deps, viewerOf(context), { athleteId: id, aboutId }, query),
  }),
  unreadMessages: t.int({
    description: 'Messages of others about this athlete that you have not read.',
    complexity: { field: LOOKS_UP },
    select: { id: true },
    resolve: ({ id }, _args, context) => unreadOfAthlete(context, id),
  }),
  threads: t.connection(
    {
      type: Thread,
      description: 'Threads that you may see, the one with the latest message first.',
      select: (args, { viewer }, nested) => {
        const { where, ...page } = threadPages.query(args);
        return {
          threads: {
            ...nested(threadPages.keys, ['edges', 'node']),
            ...page,
            where: { AND: [visibleTo(viewer).thread, where] },
          },
        };
      },
      complexity: threadPages.complexity,
      resolve: ({ id, threads }, args, { deps, viewer }) =>
        threadPages.connection(
          args,
          threads,
          id,
          async (where) =>
            (await deps.db.thread.findFirst({
              where: { AND: [{ athleteId: id }, visibleTo(viewer).thread, where] },
              select: { id: true },
            })) !== null,
        ),
    },
    { name: 'ThreadConnection', description: 'Threads, page by page.' },
    { name: 'ThreadEdge', description: 'A thread in its list.' },
  ),
}));

builder.objectField(Viewer, 'unreadMessages', (t) =>
  t.int({
    description:
      'Messages of others that you have not read: in your own threads, and in those of the athletes whom you coach.',
    complexity: { field: LOOKS_UP },
    resolve: async (viewer, _args, { deps }) =>
      (await unreadOf(deps, viewer, {})).reduce((sum, { unread }) => sum + unread, 0),
  }),
);

builder.objectField(Viewer, 'threads', (t) =>
  t.connection(
    {
      type: Thread,
      description:
        'Your own threads, and those of the athletes whom you coach as far as you may see them, the one with the latest message first.',
      complexity: viewerThreadPages.complexity,
      resolve: async (viewer, args, context, info) => {
        const { db } = context.deps;
        const visible = visibleTo(viewer).thread;
        const { where, ...page } = viewerThreadPages.query(args);
        const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'Thread' });
        const rows = await db.thread.findMany({ ...query, ...page, where: { AND: [visible, where] } });
        return viewerThreadPages.connection(
          args,
          rows,
          viewer.userId,
          async (other) =>
            (await db.thread.findFirst({ where: { AND: [visible, other] }, select: { id: true } })) !== null,
        );
      },
    },
    { name: 'ViewerThreadConnection', description: 'Threads of a viewer, page by page.' },
    { name: 'ViewerThreadEdge', description: 'A thread in the list of a viewer.' },
  ),
);

const threadAbout = (about: ThreadSubject) =>
  perAnswer<string, ThreadRow | null>(async ({ deps, viewer }, ids) => {
    const found = await threadsAbout(deps, viewer, about, ids);
    return ids.map((id) => found.get(id) ?? null);
  });
const ofWorkout = threadAbout('workout');
const ofWeek = threadAbout('week');
const ofActivity = threadAbout('activity');

const THREAD = {
  type: Thread,
  nullable: true,
  description: 'What is written about it; null: nothing yet.',
  complexity: { field: LOOKS_UP },
} as const;

builder.objectField(Workout, 'thread', (t) =>
  t.field({ ...THREAD, resolve: ({ id }, _args, context) => ofWorkout(context, id) }),
);
builder.objectField(TrainingWeek, 'thread', (t) =>
  t.field({ ...THREAD, resolve: ({ id }, _args, context) => ofWeek(context, id) }),
);
builder.prismaObjectField(Activity, 'thread', (t) =>
  t.field({ ...THREAD, select: { id: true }, resolve: ({ id }, _args, context) => ofActivity(context, id) }),
);
