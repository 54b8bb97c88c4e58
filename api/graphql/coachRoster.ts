import type { Attention as CoreAttention } from '../core/load/attention.ts';
import { tenth } from '../core/units/tenth.ts';
import { ownCoachingBy } from '../domain/coaching/coaching.ts';
import { rosterOf } from '../domain/coaching/roster.ts';
import { type AthleteTraining as Trained, readSquadTraining } from '../domain/coaching/squadTraining.ts';
import { pageCost } from '../domain/kernel/paging.ts';
import { Athlete } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { AthleteAttention, athletesIn, Coach, isSelf, squadOf } from './coach.ts';
import { ASKS_ANEW, LOOKS_UP } from './cost.ts';
import { FormBand, RosterChoice, RosterSort } from './enums.ts';
import { perAnswer } from './perAnswer.ts';
import { Race } from './race.ts';
import { rosterPage } from './rosterPages.ts';
import { Workout } from './scheduleRefs.ts';
import { workoutBy } from './workoutBy.ts';

const trainingBy = perAnswer<string, Trained | null>(async ({ deps, viewer }, ids) => {
  const found = await readSquadTraining(deps, viewer, ids);
  return ids.map((id) => found.get(id) ?? null);
});

const AthleteTraining = builder.objectRef<Trained>('AthleteTraining').implement({
  description: 'How a coached athlete trains, at a glance.',
  fields: (t) => ({
    lastWorkout: t.field({
      type: Workout,
      nullable: true,
      description: 'The last workout that was done, of the last 32 weeks; null: none.',
      complexity: { field: LOOKS_UP },
      resolve: ({ lastWorkoutId }, _args, context) =>
        lastWorkoutId === null ? null : workoutBy(context, lastWorkoutId),
    }),
    nextKeyWorkout: t.field({
      type: Workout,
      nullable: true,
      description: 'The next long or hard workout of the coming four weeks, races left out; null: none.',
      complexity: { field: LOOKS_UP },
      resolve: ({ nextKeyWorkoutId }, _args, context) =>
        nextKeyWorkoutId === null ? null : workoutBy(context, nextKeyWorkoutId),
    }),
    nextRace: t.field({
      type: Race,
      nullable: true,
      description: 'The next race, of whatever priority; null: none ahead.',
      resolve: ({ nextRace }) => nextRace,
    }),
    consistency: t.exposeInt('consistency', {
      nullable: true,
      description: '0 to 100 over the last 28 days; null: nothing to judge.',
    }),
    weekConsistency: t.exposeInt('weekConsistency', {
      nullable: true,
      description: 'The same over the last 7 days.',
    }),
    weeklyLoad: t.floatList({
      description: 'Training stress of eight weeks, the current one last.',
      resolve: ({ weeklyTss }) => [...weeklyTss],
    }),
    form: t.floatList({
      description: 'Form of up to 42 days, the current one last; empty: nothing was trained yet.',
      resolve: ({ form }) => form.map(tenth),
    }),
    formBand: t.expose('formBand', {
      type: FormBand,
      nullable: true,
      description: "What today's form means; null: nothing was trained yet.",
    }),
  }),
});

interface Coached {
  athleteId: string;
  assignedAt: Date;
  attention: CoreAttention | null;
  /** Null: nothing has looked yet. */
  training: Trained | null;
}

builder.prismaObjectField(Coach, 'athletes', (t) =>
  t.connection(
    {
      type: Athlete,
      description: 'Athletes coached at present: all for the coach, yourself for one of them.',
      select: { id: true },
      args: {
        search: t.arg.string({ defaultValue: '', description: 'Words of a name or e-mail address.' }),
        sort: t.arg({ type: RosterSort, defaultValue: 'attention', description: 'Order.' }),
        show: t.arg({ type: RosterChoice, defaultValue: 'everybody', description: 'Which of them.' }),
        group: t.arg.string({
          required: false,
          description: 'Those of one of your groups; left out: of any and none.',
        }),
      },
      complexity: (args) => ({ ...pageCost(args), field: 20 }),
      resolve: async ({ id }, { search, sort, show, group, ...args }, context, info) => {
        const coached: Coached[] = isSelf(id, context)
          ? await rosterOf(context.deps, viewerOf(context), await squadOf(context, info, id), {
              search,
              sort,
              show,
              group: group ?? null,
            })
          : (await ownCoachingBy(context.deps, context.viewer, id)).map((row) => ({
              ...row,
              attention: null,
              training: null,
            }));
        const page = rosterPage(args, coached, id);
        const shown = page.edges.map(({ node }) => node);
        const rows = await athletesIn(shown, ['edges', 'node'], context, info);
        const edges = page.edges.flatMap((edge) => {
          const node = rows.get(edge.node.athleteId);
          return node
            ? [Object.defineProperty({ ...edge.node, node, cursor: '' }, 'cursor', { get: () => edge.cursor })]
            : [];
        });
        return { pageInfo: page.pageInfo, edges, totalCount: coached.length };
      },
    },
    {
      name: 'CoachedAthleteConnection',
      description: 'Coached athletes, page by page.',
      fields: (f) => ({
        totalCount: f.int({
          description: 'How many the search finds.',
          resolve: (page) => (page as unknown as { totalCount: number }).totalCount,
        }),
      }),
    },
    {
      name: 'CoachedAthleteEdge',
      description: 'A coached athlete in their list.',
      fields: (f) => ({
        assignedAt: f.field({
          type: 'DateTime',
          description: 'Since when they are coached.',
          resolve: (edge) => (edge as unknown as Coached).assignedAt,
        }),
        attention: f.field({
          type: AthleteAttention,
          nullable: true,
          description: 'What asks for the coach; null: you are not this coach.',
          resolve: (edge) => {
            const { attention, athleteId } = edge as unknown as Coached;
            return attention && { ...attention, athleteId };
          },
        }),
        training: f.field({
          type: AthleteTraining,
          nullable: true,
          description: 'How they train; null: you are not this coach.',
          complexity: { field: ASKS_ANEW },
          resolve: (edge, _args, context) => {
            const { attention, athleteId, training } = edge as unknown as Coached;
            return attention && (training ?? trainingBy(context, athleteId));
          },
        }),
      }),
    },
  ),
);
