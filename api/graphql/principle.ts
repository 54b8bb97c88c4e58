import { queryFromInfo } from '@pothos/plugin-prisma';
import { type GraphQLResolveInfo, OperationTypeNode } from 'graphql';
import { unitsOf } from '../domain/kernel/reader.ts';
import { decodeId } from '../core/units/ids.ts';
import type { CompiledPrinciple } from '../core/principles/rule.ts';
import { ruleWords } from '../core/principles/words.ts';
import type { PhaseType as CorePhaseType } from '../core/codes/phase.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { compiledOf } from '../domain/planning/compiledPrinciple.ts';
import {
  conflictsOf,
  findPrincipleAct,
  type PrincipleAct,
  principleActs,
  type PrincipleRecord,
  principleRecords,
} from '../domain/principle/principle.ts';
import type { PrincipleType as KnownType } from '../domain/principle/principle.schema.ts';
import type { Prisma, Principle as PrincipleRow } from '../generated/prisma/client.ts';
import { Athlete } from './athlete.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { Coach } from './coach.ts';
import { PhaseType, PrincipleState, PrincipleType } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { pagesOf } from '../domain/kernel/paging.ts';
import { athleteIfSeen, seenAthleteField } from './seenAthlete.ts';

const records = new WeakMap<Context, Promise<ReadonlyMap<string, PrincipleRecord>>>();
const acts = new WeakMap<Context, Promise<ReadonlyMap<string, PrincipleAct>>>();
const taught = new WeakMap<Context, Promise<readonly PrincipleRow[]>>();

/** Read once for all principles of a query; what a mutation changed is read again. */
function loadOnce<T>(
  known: WeakMap<Context, Promise<T>>,
  context: Context,
  info: GraphQLResolveInfo,
  read: () => Promise<T>,
): Promise<T> {
  if (info.operation.operation !== OperationTypeNode.QUERY) return read();
  const found = known.get(context) ?? read();
  known.set(context, found);
  return found;
}

const recordOf = async ({ id, coachId }: PrincipleRow, context: Context, info: GraphQLResolveInfo) =>
  (await loadOnce(records, context, info, () => principleRecords(context.deps, coachId, unitsOf(context.viewer)))).get(
    id,
  );

type Effect = NonNullable<PrincipleRecord['last']>;
const PrincipleEffect = builder.objectRef<Effect>('PrincipleEffect').implement({
  description: 'What a principle did last.',
  fields: (t) => ({
    on: t.expose('on', { type: 'Date', description: 'Day of the workout, or Monday of the week.' }),
    text: t.exposeString('text', {
      description: 'Short title of the workout; "The week" where it limited the week itself.',
    }),
    athlete: seenAthleteField(t, 'Whose; null: you no longer see them.'),
  }),
});

const PrincipleApplication = builder.objectRef<PrincipleAct>('PrincipleApplication').implement({
  description: 'An act that made schedules follow a principle; undoPrinciple takes it back for all of its athletes.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Which act.', resolve: ({ actId }) => idOf('application')({ id: actId }) }),
    appliedAt: t.field({ type: 'DateTime', description: 'When.', resolve: ({ appliedAt }) => appliedAt }),
    athletes: t.exposeInt('athletes', {
      description: 'Athletes whose schedule it changed and was not taken back for.',
    }),
  }),
});

nodeKind('application', 'PrincipleApplication', (id, { deps, viewer }) => findPrincipleAct(deps, viewer, id));

export const PrincipleConflict = builder
  .objectRef<{ principleId: string; because: string }>('PrincipleConflict')
  .implement({
    description: 'Another principle that cannot be kept together with this one.',
    fields: (t) => ({
      principleId: t.id({
        description: 'The other principle.',
        resolve: ({ principleId }) => idOf('principle')({ id: principleId }),
      }),
      because: t.exposeString('because', { description: 'Which two, and why; a sentence.' }),
    }),
  });

export const CompiledPrincipleType = builder.objectRef<CompiledPrinciple>('CompiledPrinciple').implement({
  description: 'What the planner makes of the words of a principle.',
  fields: (t) => ({
    state: t.expose('state', { type: PrincipleState, description: 'Whether schedules follow it.' }),
    words: t.exposeString('words', {
      nullable: true,
      description: 'The rule in words, such as "No long run on Saturday · all phases · run"; null: there is none.',
    }),
    rules: t.stringList({
      description: 'The same rule by rule; empty: there is none.',
      resolve: ({ rules }) => rules.map(ruleWords),
    }),
    because: t.exposeString('because', {
      nullable: true,
      description: 'Why it is advice only or refused, or what part of it is advice only; null: nothing to say.',
    }),
  }),
});

export const Principle = builder.prismaObject('Principle', {
  description: 'What a coach teaches the planner.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('principle') }),
    type: t.field({
      type: PrincipleType,
      description: 'What it is about.',
      resolve: ({ principleType }) => principleType as KnownType,
    }),
    principleType: t.exposeString('principleType', {
      description: 'training_philosophy, schedule_adjustment or phase_specific.',
      deprecationReason: 'Use `type`. May go from 2027-06-01.',
    }),
    context: t.exposeString('context', { description: 'Whom or what it is about, in your words.' }),
    principle: t.exposeString('principle', { description: 'What is to be done, in your words.' }),
    phaseType: t.field({
      type: PhaseType,
      nullable: true,
      description: 'Phase that it is for; null: all, or as its words say.',
      resolve: ({ phaseType }) => phaseType as CorePhaseType | null,
    }),
    workoutType: t.exposeString('workoutType', {
      nullable: true,
      description: 'Kind of workout that it is for; null: all, or as its words say.',
    }),
    isGeneral: t.boolean({
      description: 'It is for all of your athletes.',
      resolve: ({ athleteId }) => athleteId === null,
    }),
    athlete: t.prismaField({
      type: Athlete,
      nullable: true,
      description: 'The one athlete whom it is for; null: all, or you no longer see them.',
      resolve: (query, { athleteId }, _args, context) => athleteIfSeen(query, athleteId, context),
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Schedules follow it; false: switched off.' }),
    createdAt: t.field({ type: 'DateTime', description: 'When it was added.', resolve: ({ createdAt }) => createdAt }),
    compiled: t.field({
      type: CompiledPrincipleType,
      description: 'What the planner makes of it.',
      resolve: compiledOf,
    }),
    fired: t.int({
      nullOnError: true,
      description: 'Workouts of the last three months and to come that it shaped, and weeks that it limited.',
      complexity: { field: 2 },
      resolve: async (row, _args, context, info) => (await recordOf(row, context, info))?.fired ?? 0,
    }),
    lastEffect: t.field({
      type: PrincipleEffect,
      nullable: true,
      description: 'The latest day that it shaped; null: none yet.',
      complexity: { field: 2 },
      resolve: async (row, _args, context, info) => (await recordOf(row, context, info))?.last ?? null,
    }),
    application: t.field({
      type: PrincipleApplication,
      nullable: true,
      description: 'The latest act that made schedules follow it and can be taken back; null: none.',
      complexity: { field: 2 },
      resolve: async ({ id, coachId }, _args, context, info) =>
        (await loadOnce(acts, context, info, () => principleActs(context.deps, coachId))).get(id) ?? null,
    }),
    conflicts: t.field({
      type: [PrincipleConflict],
      nullOnError: true,
      description: 'Other principles of yours that cannot be kept together with it.',
      resolve: async (row, _args, context, info) => [
        ...conflictsOf(
          row,
          await loadOnce(taught, context, info, () =>
            context.deps.db.principle.findMany({ where: { coachId: row.coachId } }),
          ),
        ),
      ],
    }),
  }),
});
nodeKind('principle', 'Principle', (id, { deps, viewer }) =>
  deps.db.principle.findFirst({ where: { AND: [{ id }, visibleTo(viewer).principle] } }),
);

const pages = pagesOf({ name: 'Coach.principles', column: 'createdAt', kind: 'instant', direction: 'desc' });
builder.prismaObjectField(Coach, 'principles', (t) =>
  t.connection(
    {
      type: Principle,
      description: 'What you teach the planner, newest first; empty: nothing, or you are not this coach.',
      args: {
        athleteId: t.arg.id({
          required: false,
          description: 'Only those that concern this athlete: general ones and their own; left out: all.',
        }),
      },
      select: { id: true },
      complexity: pages.complexity,
      resolve: async ({ id }, args, context, info) => {
        const { db } = context.deps;
        const where = principlesWhere(id, args.athleteId, context.viewer);
        const { where: within, ...page } = pages.query(args);
        const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'Principle' });
        const rows = await db.principle.findMany({ ...query, ...page, where: { AND: [where, within] } });
        const has = async (other: object) =>
          (await db.principle.findFirst({ where: { AND: [where, other] }, select: { id: true } })) !== null;
        return { ...pages.connection(args, rows, id, has), totalCount: () => db.principle.count({ where }) };
      },
    },
    {
      name: 'PrincipleConnection',
      description: 'Principles, page by page.',
      fields: (f) => ({
        totalCount: f.int({
          description: 'How many there are.',
          resolve: (connection) => (connection as unknown as { totalCount: () => Promise<number> }).totalCount(),
        }),
      }),
    },
    { name: 'PrincipleEdge', description: 'A principle in its list.' },
  ),
);

function principlesWhere(
  coachId: string,
  athleteId: string | null | undefined,
  viewer: Context['viewer'],
): Prisma.PrincipleWhereInput {
  const uuid = athleteId ? (decodeId('athlete', athleteId) ?? NOBODY) : null;
  return {
    AND: [
      { coachId },
      visibleTo(viewer).principle,
      uuid === null ? {} : { OR: [{ athleteId: null }, { athleteId: uuid }] },
    ],
  };
}
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An id of another type names nobody. */
export const athleteIdOf = (id: string | null | undefined): string | null =>
  id === null || id === undefined ? null : (decodeId('athlete', id) ?? NOBODY);

/** The row for a field of a payload; its relations follow `query`. */
export const principleBy = (query: object, id: string, { deps }: Context) =>
  deps.db.principle.findUniqueOrThrow({ ...(query as Prisma.PrincipleFindUniqueOrThrowArgs), where: { id } });
