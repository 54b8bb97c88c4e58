import type { LoadMeasure as CoreMeasure } from '../core/load/activity.ts';
import type { ActivitySport as CoreSport } from '../core/workout/fit/fitFile.ts';
import { SPORT_OF } from '../core/workout/sport.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import type { ActivitySummary } from '../domain/activity/activityFigures.ts';
import { matchCandidates } from '../domain/activity/activityMatch.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { activityTss } from '../domain/revision/recorded.ts';
import { WITH_FEEDBACK, workoutOf } from '../domain/revision/scheduledWorkout.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { daysAndSport, type SportArguments } from '../domain/schedule/lists.ts';
import { Athlete } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import type { Context } from './context.ts';
import { ASKS_ANEW } from './cost.ts';
import { ActivitySport, LoadMeasure, Sport } from './enums.ts';
import { dayArguments, sportArguments } from './listArguments.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { pagesOf } from '../domain/kernel/paging.ts';
import { Workout } from './scheduleRefs.ts';

const summaryOf = (row: { summary: unknown }) => row.summary as ActivitySummary;
const WITH_WORKOUT = { workout: { include: WITH_FEEDBACK } } as const;

export const Activity = builder.prismaObject('Activity', {
  description: 'What a device recorded of one sport. Coordinates are never kept.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('activity') }),
    recordedSport: t.field({
      type: Sport,
      description: 'The sport.',
      resolve: ({ sport }) => SPORT_OF[sport as CoreSport],
    }),
    sport: t.field({
      type: ActivitySport,
      description: 'The sport.',
      deprecationReason: 'Use `recordedSport`. May go from 2027-06-01.',
      resolve: ({ sport }) => sport as CoreSport,
    }),
    startedAt: t.field({ type: 'DateTime', description: 'When it began.', resolve: ({ startedAt }) => startedAt }),
    date: t.field({ type: 'Date', description: "The athlete's day.", resolve: ({ day }) => dayOf(day) }),
    athlete: t.relation('athlete', { description: 'Whose training it is.' }),
    movingSec: t.exposeInt('movingSec', { description: 'Seconds moving.' }),
    elapsedSec: t.exposeInt('elapsedSec', { description: 'Seconds from start to end.' }),
    distanceM: t.exposeFloat('distanceM', { nullable: true, description: 'Metres; null: not measured.' }),
    tss: t.float({
      description: 'Training stress; 100 is one hour at threshold.',
      select: WITH_WORKOUT,
      resolve: ({ workout, ...activity }) => activityTss(activity, workout && workoutOf(workout)),
    }),
    measure: t.field({
      type: LoadMeasure,
      description: 'What `tss` was reckoned from.',
      resolve: ({ measure }) => measure as CoreMeasure,
    }),
    normalizedPower: t.int({
      nullable: true,
      description: "Watts by Coggan's formula; null: no power was recorded.",
      resolve: (row) => summaryOf(row).normalizedPower,
    }),
    averageHeartRate: t.int({
      nullable: true,
      description: 'Beats per minute; null: not recorded.',
      resolve: (row) => summaryOf(row).averageHeartRate,
    }),
    workout: t.field({
      type: Workout,
      nullable: true,
      description: 'The workout that it counts for; null: none.',
      select: WITH_WORKOUT,
      resolve: ({ workout }) => workout && workoutOf(workout),
    }),
    candidates: t.field({
      type: [Workout],
      nullOnError: true,
      description:
        'Workouts that it may have been, up to three days around it and none still to come, the likeliest first.',
      select: { athleteId: true, day: true, sport: true, movingSec: true },
      complexity: { field: ASKS_ANEW, multiplier: 8 },
      resolve: (activity, _args, context) => matchCandidates(context.deps, viewerOf(context), activity),
    }),
  }),
});

builder.objectField(Workout, 'activities', (t) =>
  t.prismaField({
    type: [Activity],
    nullOnError: true,
    description: 'What devices recorded of it, in the order of time; empty: none did.',
    complexity: { field: ASKS_ANEW, multiplier: 2 },
    resolve: (query, { id, recorded }, _args, { deps, viewer }) => {
      const wanted = {
        ...query,
        where: { AND: [{ workoutId: id }, visibleTo(viewer).activity] },
        orderBy: { startedAt: 'asc' as const },
      };
      return recorded ? deps.db.activity.findMany(wanted) : [];
    },
  }),
);

const pages = pagesOf<SportArguments>({
  name: 'Athlete.activities',
  column: 'startedAt',
  kind: 'instant',
  direction: 'desc',
  within: (args) => daysAndSport('day', 'sport', args),
});

nodeKind('activity', 'Activity', (id, { deps, viewer }) =>
  deps.db.activity.findFirst({ where: { AND: [{ id }, visibleTo(viewer).activity] }, include: WITH_WORKOUT }),
);

builder.prismaObjectField(Athlete, 'activities', (t) =>
  t.connection(
    {
      type: Activity,
      description: 'What devices recorded, latest first.',
      args: { ...dayArguments, ...sportArguments },
      select: (args, _context, nested) => ({
        activities: { ...nested(pages.keys, ['edges', 'node']), ...pages.query(args) },
      }),
      complexity: pages.complexity,
      resolve: ({ id, activities }, args, { deps }) =>
        pages.connection(
          args,
          activities,
          id,
          async (where) =>
            (await deps.db.activity.findFirst({ where: { AND: [{ athleteId: id }, where] }, select: { id: true } })) !==
            null,
        ),
    },
    { name: 'ActivityConnection', description: 'Activities, page by page.' },
    { name: 'ActivityEdge', description: 'An activity in its list.' },
  ),
);

/** The activity for a field that must have one; throws where the viewer may not see it. */
export function activityBy(query: object, id: string, { deps, viewer }: Context) {
  return deps.db.activity.findFirstOrThrow({
    ...(query as Prisma.ActivityFindFirstOrThrowArgs),
    where: { AND: [{ id }, visibleTo(viewer).activity] },
  });
}
