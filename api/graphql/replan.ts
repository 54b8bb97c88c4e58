import { decodeId, encodeId } from '../core/units/ids.ts';
import { NotPossible, PlanConflict } from '../domain/kernel/errors.ts';
import { todayOf } from '../domain/kernel/day.ts';
import { applyReplan, mayNeedReplan, type Replan, replanOf } from '../domain/season/replan.ts';
import { PlanChanged } from '../domain/season/seasonRegeneration.ts';
import { athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { PhaseDifference, RaceDayDifference, WeekDifference } from './regenerationPreview.ts';
import { revisionField, unchangedField } from './revision.ts';
import { athleteIdOrOwn, type SeasonChanged, written } from './seasonEdits.ts';
import { SeasonPlan, seasonPlanField } from './seasonPlan.ts';
import { seasonStateFor } from './seasonState.ts';

const SeasonReplan = builder.objectRef<Replan>('SeasonReplan').implement({
  description:
    'The season planned anew because its phases no longer follow from it. `applyReplan` writes exactly this.',
  fields: (t) => ({
    previewId: t.id({
      description: 'Names it when it is applied; another one once the season has changed.',
      resolve: ({ previewId }) => encodeId('preview', previewId),
    }),
    summary: t.exposeString('summary', { description: 'One sentence for people: what it lowers or raises.' }),
    phases: t.field({
      type: [PhaseDifference],
      description: 'New phases in order, each beside the old; those that go at the place where they were.',
      complexity: { multiplier: 5 },
      resolve: ({ phases }) => [...phases],
    }),
    hours: t.field({
      type: [WeekDifference],
      description: 'Planned hours from this week on.',
      resolve: ({ hours }) => [...hours],
    }),
    raceDays: t.field({
      type: [RaceDayDifference],
      description: 'Form on each A and B race.',
      resolve: ({ raceDays }) => [...raceDays],
    }),
  }),
});

builder.prismaObjectFields(SeasonPlan, (t) => ({
  replan: t.field({
    type: SeasonReplan,
    nullable: true,
    description:
      'The season planned anew, where a race, its day, its priority, the hours or the sports changed, or a break of more than a week came, so that the phases no longer fit; null: they fit.',
    complexity: { field: 50 },
    resolve: async ({ athleteId }, _args, context, info) => {
      const { deps } = context;
      const { user } = await deps.db.athlete.findUniqueOrThrow({
        where: { id: athleteId },
        select: { user: { select: { timeZone: true, latestDay: true } } },
      });
      if (!(await mayNeedReplan(deps, athleteId, todayOf(user, deps.clock())))) return null;
      return replanOf(deps, await seasonStateFor(context, athleteId, info));
    },
  }),
}));

const ApplyReplanInput = builder.inputType('ApplyReplanInput', {
  description: 'Which plan, as it was looked at.',
  fields: (t) => ({
    athleteId: t.id({ required: false, description: 'An athlete whom you coach; left out: yourself.' }),
    previewId: t.id({ description: 'Id that `SeasonPlan.replan` gave.' }),
  }),
});

const ApplyReplanPayload = builder.objectRef<SeasonChanged & { athleteId: string }>('ApplyReplanPayload').implement({
  description: 'The plan is the one that was shown; a schedule that follows it is planned anew.',
  fields: (t) => ({
    athlete: athleteField(t, 'The athlete with plan and schedule.'),
    seasonPlan: seasonPlanField(t),
    revision: revisionField(t),
    unchanged: unchangedField(t),
  }),
});

builder.mutationField('applyReplan', (t) =>
  t.field({
    type: ApplyReplanPayload,
    description: 'Plans a season anew as it was offered, as one change.',
    authScopes: { signedIn: true },
    errors: {
      types: [PlanChanged, NotPossible, PlanConflict],
      directResult: true,
      union: { name: 'ApplyReplanResult', description: 'The new plan, or why the old one stays.' },
    },
    args: { input: t.arg({ type: ApplyReplanInput, description: 'Which plan.' }) },
    resolve: (_root, { input: { athleteId, previewId } }, context) =>
      written(
        context,
        applyReplan(
          context.deps,
          viewerOf(context),
          athleteIdOrOwn(context, athleteId),
          decodeId('preview', previewId),
        ),
      ),
  }),
);
