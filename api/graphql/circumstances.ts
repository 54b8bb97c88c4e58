import { type Circumstance, readCircumstances } from '../domain/adapt/circumstances.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { Athlete } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { ASKS_ANEW, listOf } from './cost.ts';
import { CircumstanceKind } from './enums.ts';
import { Revision } from './revision.ts';

const CircumstanceType = builder.objectRef<Circumstance>('Circumstance').implement({
  description: 'What keeps an athlete from training as planned, as they told it.',
  fields: (t) => ({
    kind: t.field({ type: CircumstanceKind, description: 'What it is.', resolve: ({ kind }) => kind }),
    from: t.field({
      type: 'Date',
      nullable: true,
      description: 'First day; null: not told.',
      resolve: ({ from }) => from,
    }),
    to: t.field({
      type: 'Date',
      nullable: true,
      description: 'Last day; null: until it is told to be over.',
      resolve: ({ to }) => to,
    }),
    area: t.exposeString('area', { nullable: true, description: 'Of an injury, where it is; null of all else.' }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'Time for training on each of the days; null: not told.',
    }),
    revision: t.prismaField({
      type: Revision,
      nullable: true,
      description: 'What changed the schedule for it; undoing it takes back what was told. Null: nothing on its own.',
      resolve: (query, { revisionId }, _args, { deps, viewer }) =>
        deps.db.revision.findFirst({
          ...query,
          where: { AND: [{ id: { in: revisionId === null ? [] : [revisionId] } }, visibleTo(viewer).revision] },
        }),
    }),
  }),
});

builder.prismaObjectField(Athlete, 'circumstances', (t) =>
  t.field({
    type: [CircumstanceType],
    nullOnError: true,
    description: 'What they told that keeps them from training as planned and is not over: illness and injuries first.',
    complexity: { ...listOf(3), field: ASKS_ANEW },
    resolve: async ({ id }, _args, context) => [...(await readCircumstances(context.deps, viewerOf(context), id))],
  }),
);
