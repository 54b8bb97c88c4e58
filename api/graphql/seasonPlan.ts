import { warningFor } from '../core/messages/planWarning.ts';
import type { Sport as CoreSport } from '../core/codes/sport.ts';
import type { PlanWarning as CorePlanWarning } from '../core/codes/warning.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { NotPossible } from '../domain/kernel/errors.ts';
import { createSeasonPlan } from '../domain/season/seasonPlan.ts';
import { athleteField } from './athlete.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { readerOf } from '../domain/kernel/reader.ts';
import { builder, type FieldsOf, viewerOf } from './builder.ts';
import type { Context } from './context.ts';
import { Sport } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { PlanWarning } from './planWarning.ts';
import { Race } from './race.ts';

export const SeasonPlan = builder.prismaObject('SeasonPlan', {
  description: 'The races of a season and the phases that lead to them.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('plan') }),
    seasonStart: t.field({ type: 'Date', description: 'First day.', resolve: ({ seasonStart }) => dayOf(seasonStart) }),
    seasonEnd: t.field({ type: 'Date', description: 'Last day.', resolve: ({ seasonEnd }) => dayOf(seasonEnd) }),
    mainRace: t.field({
      type: Race,
      nullable: true,
      description: 'The race that the season leads to; null: it was deleted.',
      select: { races: true },
      resolve: ({ mainRaceId, races }) => races.find(({ id }) => id === mainRaceId) ?? null,
    }),
    dateIsAssumed: t.exposeBoolean('dateIsAssumed', {
      description: 'The goal had no date; the planner placed the race.',
    }),
    sportPreferences: t.field({
      type: [Sport],
      description: 'Sports of the season.',
      resolve: ({ sportPreferences }) => sportPreferences as CoreSport[],
    }),
    phases: t.relation('phases', {
      description: 'By start; they follow each other without gaps.',
      query: { orderBy: { startDate: 'asc' } },
    }),
    races: t.relation('races', { description: 'By date.', query: { orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] } }),
    version: t.exposeInt('version', { description: 'Grows with every change of the plan.' }),
    lostWeeks: t.field({
      type: ['Date'],
      description: 'Mondays of weeks in which the athlete cannot train.',
      resolve: ({ lostWeeks }) => lostWeeks.map(dayOf),
    }),
    warnings: t.field({
      type: [PlanWarning],
      description: 'What the planner warned of.',
      resolve: ({ warnings, athleteId }, _args, { viewer }) =>
        (warnings as unknown as CorePlanWarning[]).map((one) => warningFor(one, readerOf(viewer, athleteId))),
    }),
  }),
});

nodeKind('plan', 'SeasonPlan', (id, { deps, viewer }) =>
  deps.db.seasonPlan.findFirst({ where: { AND: [{ id }, visibleTo(viewer).seasonPlan] } }),
);

const CreateSeasonPlanInput = builder.inputType('CreateSeasonPlanInput', {
  description: 'Nothing is asked; the plan follows the onboarding goal.',
  fields: (t) => ({
    clientMutationId: t.string({ required: false, description: 'Not read; an input needs a field.' }),
  }),
});

const CreateSeasonPlanPayload = builder.objectRef<{ athleteId: string }>('CreateSeasonPlanPayload').implement({
  description: 'The plan stands.',
  fields: (t) => ({
    athlete: athleteField(t, 'The athlete with the plan.'),
  }),
});

builder.mutationField('createSeasonPlan', (t) =>
  t.field({
    type: CreateSeasonPlanPayload,
    description: 'Makes your season plan from your race goal; a plan that exists is left as it is.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'CreateSeasonPlanResult', description: 'The athlete with the plan, or why there is none.' },
    },
    args: { input: t.arg({ type: CreateSeasonPlanInput, description: 'Nothing is asked.' }) },
    resolve: async (_root, _args, context) => (await createSeasonPlan(context.deps, viewerOf(context))).plan,
  }),
);

/** The plan for a field that must have one; throws where the viewer may not see it. */
function seasonPlanBy(query: object, id: string, { deps, viewer }: Context) {
  return deps.db.seasonPlan.findFirstOrThrow({
    ...(query as Prisma.SeasonPlanFindFirstOrThrowArgs),
    where: { AND: [{ id }, visibleTo(viewer).seasonPlan] },
  });
}

/** The field `seasonPlan` of an answer that names it. */
export const seasonPlanField = <Shape extends { planId: string }>(t: FieldsOf<Shape>) =>
  t.prismaField({
    type: SeasonPlan,
    description: 'The plan as it is now.',
    resolve: (query, { planId }, _args, context) => seasonPlanBy(query, planId, context),
  });
