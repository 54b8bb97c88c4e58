import { queryFromInfo } from '@pothos/plugin-prisma';
import { decodeId } from '../core/units/ids.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { NotPossible } from '../domain/kernel/errors.ts';
import { readerOf, summaryFor } from '../domain/kernel/reader.ts';
import type {
  AnsweredRevision,
  ActorRole as DomainActorRole,
  RevisionCause as DomainCause,
} from '../domain/revision/revision.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, type FieldsOf, viewerOf } from './builder.ts';
import type { Context } from './context.ts';
import { ActorRole, RevisionCause } from './enums.ts';
import { instantArguments } from './listArguments.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { revisionPages as pages } from '../domain/schedule/lists.ts';

export const Revision = builder.prismaObject('Revision', {
  description: 'One change of a schedule, whoever made it. Never rewritten: undo is a revision of its own.',
  interfaces: [Node],
  // what it did is large, and only told where it is asked for
  select: {
    id: true,
    athleteId: true,
    number: true,
    cause: true,
    actorId: true,
    actorRole: true,
    summary: true,
    summaryLines: true,
    undoesNumber: true,
    createdAt: true,
  },
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('revision') }),
    number: t.exposeInt('number', { description: 'Counts from 1 for each athlete, without gaps.' }),
    cause: t.field({
      type: RevisionCause,
      description: 'What the change was.',
      resolve: ({ cause }) => cause as DomainCause,
    }),
    actorRole: t.field({
      type: ActorRole,
      description: 'Who made it.',
      resolve: ({ actorRole }) => actorRole as DomainActorRole,
    }),
    isOwn: t.boolean({
      description: 'You made it.',
      resolve: ({ actorId }, _args, { viewer }) => actorId !== null && actorId === viewer?.userId,
    }),
    actorName: t.string({
      nullable: true,
      description: 'Name of the person; null: the planner, or an account that is gone.',
      select: { actor: { select: { firstName: true, lastName: true } } },
      resolve: ({ actor }) => actor && `${actor.firstName} ${actor.lastName}`,
    }),
    summary: t.string({
      description: 'One sentence for people: to the athlete, or of them to their coach.',
      resolve: (revision, _args, { viewer }) => summaryFor(revision, readerOf(viewer, revision.athleteId)),
    }),
    createdAt: t.field({ type: 'DateTime', description: 'When.', resolve: ({ createdAt }) => createdAt }),
    undoesNumber: t.exposeInt('undoesNumber', {
      nullable: true,
      description: 'The revision that it undoes; null: not an undo.',
    }),
  }),
});

nodeKind('revision', 'Revision', (id, { deps, viewer }) =>
  deps.db.revision.findFirst({ where: { AND: [{ id }, visibleTo(viewer).revision] } }),
);

builder.prismaObjectField(Athlete, 'revisions', (t) =>
  t.connection(
    {
      type: Revision,
      description: 'Changes of the schedule, latest first.',
      args: instantArguments,
      select: (args, _context, nested) => ({
        revisions: { ...nested(pages.keys, ['edges', 'node']), ...pages.query(args) },
      }),
      complexity: pages.complexity,
      resolve: ({ id, revisions }, args, { deps }) =>
        pages.connection(
          args,
          revisions,
          id,
          async (where) =>
            (await deps.db.revision.findFirst({ where: { AND: [{ athleteId: id }, where] }, select: { id: true } })) !==
            null,
        ),
    },
    { name: 'RevisionConnection', description: 'Revisions, page by page.' },
    { name: 'RevisionEdge', description: 'A revision in its list.' },
  ),
);

/** The revision for a field that must have one; the row is at hand, its relations follow `query`. */
export function revisionBy(query: object, id: string, { deps, viewer }: Context) {
  return deps.db.revision.findFirstOrThrow({
    ...(query as Prisma.RevisionFindFirstOrThrowArgs),
    where: { AND: [{ id }, visibleTo(viewer).revision] },
  });
}

/** The field `revision` of an answer to a change. */
export const revisionField = <Shape extends { revision: { id: string } }>(
  t: FieldsOf<Shape>,
  description = 'The change.',
) =>
  t.prismaField({
    type: Revision,
    description,
    resolve: (query, { revision }, _args, context) => revisionBy(query, revision.id, context),
  });

/** Tells beside it whether it is one: what changes nothing answers with the one before, which is not to be taken back for it. */
export const unchangedField = <Shape extends { revision: { isEarlier: boolean } }>(t: FieldsOf<Shape>) =>
  t.boolean({
    description: 'Nothing was to be changed: `revision` is the latest change before, and undoing it undoes that one.',
    resolve: ({ revision }) => revision.isEarlier,
  });

/** The same where there may be none: nothing is planned then that nobody would use. */
export const revisionFieldOrNull = <Shape extends { revision: { id: string } | null }>(
  t: FieldsOf<Shape>,
  description: string,
) =>
  t.field({
    type: Revision,
    nullable: true,
    description,
    resolve: ({ revision }, _args, context, info) =>
      revision && revisionBy(queryFromInfo({ context, info }), revision.id, context),
  });

const UndoScheduleChangeInput = builder.inputType('UndoScheduleChangeInput', {
  description: 'Which change to take back.',
  fields: (t) => ({
    athleteId: t.id({ description: 'Whose schedule.' }),
    revisionId: t.id({
      required: false,
      description:
        'The schedule becomes what it was before this revision; left out: before the latest one that stands.',
    }),
  }),
});

const UndoScheduleChangePayload = builder
  .objectRef<{ athleteId: string; revision: AnsweredRevision }>('UndoScheduleChangePayload')
  .implement({
    description: 'The schedule is what it was.',
    fields: (t) => ({
      athlete: athleteField(t, 'The athlete with the schedule.'),
      revision: revisionField(t, 'The undo itself.'),
      unchanged: unchangedField(t),
    }),
  });

builder.mutationField('undoScheduleChange', (t) =>
  t.field({
    type: UndoScheduleChangePayload,
    description: 'Takes back a change of a schedule; undoing an undo does the change again.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'UndoScheduleChangeResult', description: 'The schedule as it was, or why it stays.' },
    },
    args: { input: t.arg({ type: UndoScheduleChangeInput, description: 'Which change to take back.' }) },
    resolve: (_root, { input }, context) => {
      const revisionId = input.revisionId ? decodeId('revision', input.revisionId) : undefined;
      return undoScheduleChange(context.deps, viewerOf(context), decodeId('athlete', input.athleteId), revisionId);
    },
  }),
);
