import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { OperationTypeNode } from 'graphql';
import { unitsOf } from '../domain/kernel/reader.ts';
import type { Attention as CoreAttention, AttentionReason as CoreReason } from '../core/load/attention.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { inviteStatus } from '../domain/coaching/invite.ts';
import { openInvites } from '../domain/account/openInvites.ts';
import { type RosterNumbers, rosterNumbers } from '../domain/coaching/roster.ts';
import { readSquad, type SquadMember } from '../domain/coaching/squad.ts';
import type { Athlete as AthleteRow, Prisma } from '../generated/prisma/client.ts';
import { Athlete, athleteBy } from './athlete.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { AttentionCode, InviteStatus } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { assertPageSize } from '../domain/kernel/paging.ts';

export const Coach = builder.prismaObject('Coach', {
  description: 'The coach role of an account.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('coach') }),
    firstName: t.string({
      description: 'First name.',
      select: { user: { select: { firstName: true } } },
      resolve: ({ user }) => user.firstName,
    }),
    lastName: t.string({
      description: 'Last name.',
      select: { user: { select: { lastName: true } } },
      resolve: ({ user }) => user.lastName,
    }),
  }),
});
nodeKind('coach', 'Coach', (id, { deps, viewer }) =>
  deps.db.coach.findFirst({ where: { AND: [{ id }, visibleTo(viewer).coach] } }),
);

/** A coach whom the viewer may see. Throws where they may not. */
export const coachBy = (query: object, id: string, { deps, viewer }: Context) =>
  deps.db.coach.findFirstOrThrow({
    ...(query as Prisma.CoachFindFirstOrThrowArgs),
    where: { AND: [{ id }, visibleTo(viewer).coach] },
  });

const squads = new WeakMap<Context, Promise<SquadMember[]>>();

/** Read once for all fields of a query; what a mutation changed is read again. */
export function squadOf(context: Context, info: GraphQLResolveInfo, coachId: string): Promise<SquadMember[]> {
  if (info.operation.operation !== OperationTypeNode.QUERY)
    return readSquad(context.deps, coachId, unitsOf(context.viewer));
  const known = squads.get(context) ?? readSquad(context.deps, coachId, unitsOf(context.viewer));
  squads.set(context, known);
  return known;
}

/** The rows of several athletes by one statement, with what is asked for at that path below the field. */
export async function athletesIn(
  who: readonly { athleteId: string }[],
  path: string[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Map<string, AthleteRow>> {
  if (who.length === 0) return new Map();
  const rows = await context.deps.db.athlete.findMany({
    ...queryFromInfo({ context, info, path, typeName: 'Athlete' }),
    where: { AND: [{ id: { in: who.map(({ athleteId }) => athleteId) } }, visibleTo(context.viewer).athlete] },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The viewer is that coach. */
export const isSelf = (coachId: string, { viewer }: Context) => viewer?.coachId === coachId;

const AttentionReason = builder.objectRef<CoreReason>('AttentionReason').implement({
  description: 'Why an athlete asks for their coach.',
  fields: (t) => ({
    code: t.expose('code', { type: AttentionCode, description: 'What it is.' }),
    text: t.exposeString('text', { description: 'One sentence over the numbers behind it.' }),
    note: t.string({
      nullable: true,
      description: 'What the athlete wrote with their check-in; null: nothing, or it is about something else.',
      resolve: ({ note }) => note ?? null,
    }),
  }),
});

/** `athlete`: the row, where several were read at once. */
type OfAthlete = CoreAttention & { athleteId: string; athlete?: AthleteRow };

export const AthleteAttention = builder.objectRef<OfAthlete>('AthleteAttention').implement({
  description: 'What of an athlete asks for their coach today.',
  fields: (t) => ({
    athlete: t.field({
      type: Athlete,
      description: 'The athlete.',
      resolve: ({ athlete, athleteId }, _args, context, info) =>
        athlete ?? athleteBy(queryFromInfo({ context, info, typeName: 'Athlete' }), athleteId, context),
    }),
    reasons: t.field({
      type: [AttentionReason],
      description: 'Weightiest first; empty: nothing.',
      resolve: ({ reasons }) => [...reasons],
    }),
    lastHeardOn: t.expose('lastHeardOn', {
      type: 'Date',
      nullable: true,
      description: 'Last day of the last 35 that they told of a workout or checked in; null: no data.',
    }),
  }),
});

const CoachOverview = builder.objectRef<RosterNumbers>('CoachOverview').implement({
  description: "Numbers of a coach's dashboard.",
  fields: (t) => ({
    totalAthletes: t.exposeInt('athletes', { description: 'Athletes coached.' }),
    activePrograms: t.exposeInt('athletes', { description: 'Programmes under way: one for each athlete.' }),
    checkInsPending: t.exposeInt('checkInsPending', { description: 'Athletes who have not checked in this week.' }),
    libraryWorkouts: t.exposeInt('libraryWorkouts', { description: 'Workouts in the library.' }),
  }),
});

export const CoachInvite = builder.prismaObject('CoachInvite', {
  description: 'An offer to coach, good once and for 14 days.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('invite') }),
    name: t.exposeString('name', {
      nullable: true,
      description: "Whom it is for, in the coach's words; null: not told.",
    }),
    createdAt: t.field({ type: 'DateTime', description: 'When it was made.', resolve: ({ createdAt }) => createdAt }),
    expiresAt: t.field({ type: 'DateTime', description: 'When it ends.', resolve: ({ expiresAt }) => expiresAt }),
    status: t.field({
      type: InviteStatus,
      description: 'What became of it.',
      select: { acceptedAt: true, declinedAt: true, revokedAt: true, expiresAt: true },
      resolve: (invite, _args, { deps }) => inviteStatus(invite, deps.clock()),
    }),
  }),
});

nodeKind('invite', 'CoachInvite', (id, { deps, viewer }) =>
  deps.db.coachInvite.findFirst({ where: { AND: [{ id }, visibleTo(viewer).invite] } }),
);

builder.prismaObjectFields(Coach, (t) => ({
  overview: t.field({
    type: CoachOverview,
    nullable: true,
    description: 'Numbers of the dashboard; null: you are not this coach.',
    select: { id: true },
    complexity: 20,
    resolve: async ({ id }, _args, context, info) =>
      isSelf(id, context) ? rosterNumbers(context.deps, id, await squadOf(context, info, id)) : null,
  }),
  attention: t.field({
    type: [AthleteAttention],
    nullOnError: true,
    description: 'Athletes who need you, most urgent first; empty: nobody, or you are not this coach.',
    select: { id: true },
    args: { first: t.arg.int({ defaultValue: 10, description: 'At most so many, 1 to 100.' }) },
    complexity: ({ first }) => ({ field: 20, multiplier: Math.min(100, Math.max(1, first ?? 10)) }),
    resolve: async ({ id }, { first }, context, info) => {
      assertPageSize('first', first);
      const squad = isSelf(id, context) ? await squadOf(context, info, id) : [];
      const asking = squad.filter(({ attention }) => attention.reasons.length > 0);
      const shown = asking.slice(0, first);
      const rows = await athletesIn(shown, ['athlete'], context, info);
      return shown.flatMap(({ athleteId, attention }) => {
        const athlete = rows.get(athleteId);
        return athlete ? [{ ...attention, athleteId, athlete }] : [];
      });
    },
  }),
  invites: t.prismaField({
    type: [CoachInvite],
    nullOnError: true,
    description: 'Your open invitations, newest first; empty: none, or you are not this coach.',
    select: { id: true },
    resolve: (query, { id }, _args, context) =>
      context.deps.db.coachInvite.findMany({
        ...query,
        where: isSelf(id, context) ? { coachId: id, ...openInvites(context.deps.clock()) } : { id: { in: [] } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
}));
