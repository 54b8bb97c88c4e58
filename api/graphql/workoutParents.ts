import type { GraphQLResolveInfo } from 'graphql';
import { OperationTypeNode } from 'graphql';
import { visibleTo } from '../domain/kernel/access.ts';
import { columnOf } from '../domain/kernel/day.ts';
import type { ScheduledWeek } from '../domain/revision/scheduledWorkout.ts';
import { weeksOf } from '../domain/planning/scheduleWindow.ts';
import { Athlete } from './athlete.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { ASKS_ANEW } from './cost.ts';
import { Race } from './race.ts';
import { TrainingWeek, Workout } from './scheduleRefs.ts';

const weeks = new WeakMap<Context, Map<string, Promise<ScheduledWeek | null>>>();

const readWeek = async (id: string, { deps, viewer }: Context) =>
  (await weeksOf(deps.db, { AND: [{ id }, visibleTo(viewer).week] }))[0] ?? null;

/** Read once for all workouts of a query; what a mutation changed is read again. */
function weekBy(id: string, context: Context, { operation }: GraphQLResolveInfo): Promise<ScheduledWeek | null> {
  if (operation.operation !== OperationTypeNode.QUERY) return readWeek(id, context);
  const known = weeks.get(context) ?? new Map<string, Promise<ScheduledWeek | null>>();
  weeks.set(context, known);
  const week = known.get(id) ?? readWeek(id, context);
  known.set(id, week);
  return week;
}

builder.objectFields(Workout, (t) => ({
  week: t.field({
    type: TrainingWeek,
    nullable: true,
    description: 'Its week; null: you may no longer see it.',
    complexity: { field: ASKS_ANEW },
    resolve: ({ weekId }, _args, context, info) => weekBy(weekId, context, info),
  }),
  athlete: t.prismaField({
    type: Athlete,
    nullable: true,
    description: 'Whose it is; null: you may no longer see them.',
    complexity: { field: ASKS_ANEW },
    resolve: (query, { athleteId }, _args, { deps, viewer }) =>
      deps.db.athlete.findFirst({ ...query, where: { AND: [{ id: athleteId }, visibleTo(viewer).athlete] } }),
  }),
  race: t.prismaField({
    type: Race,
    nullable: true,
    description: 'The race that it is; null: it is none, or the season plan has none on its day.',
    complexity: { field: ASKS_ANEW },
    resolve: (query, { athleteId, workoutType, scheduledDate }, _args, { deps, viewer }) =>
      deps.db.race.findFirst({
        ...query,
        where: {
          AND: [
            workoutType === 'race' ? { athleteId, raceDate: columnOf(scheduledDate) } : { id: { in: [] } },
            visibleTo(viewer).race,
          ],
        },
        orderBy: [{ priority: 'asc' }, { id: 'asc' }],
      }),
  }),
}));
