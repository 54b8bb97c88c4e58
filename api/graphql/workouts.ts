import { WITH_FEEDBACK, workoutOf } from '../domain/revision/scheduledWorkout.ts';
import { workoutPages as pages } from '../domain/schedule/lists.ts';
import { Athlete } from './athlete.ts';
import { builder } from './builder.ts';
import { dayArguments, sportArguments } from './listArguments.ts';
import { Workout } from './scheduleRefs.ts';

builder.prismaObjectField(Athlete, 'workouts', (t) =>
  t.connection(
    {
      type: Workout,
      description: "Workouts over all of the athlete's time, past and planned, latest first.",
      args: { ...dayArguments, ...sportArguments },
      select: (args) => ({ workouts: { include: WITH_FEEDBACK, ...pages.query(args) } }),
      complexity: pages.complexity,
      resolve: ({ id, workouts }, args, { deps }) => {
        const { edges, pageInfo } = pages.connection(
          args,
          workouts,
          id,
          async (where) =>
            (await deps.db.workout.findFirst({ where: { AND: [{ athleteId: id }, where] }, select: { id: true } })) !==
            null,
        );
        return { edges: edges.map(({ cursor, node }) => ({ cursor, node: workoutOf(node) })), pageInfo };
      },
    },
    { name: 'WorkoutConnection', description: 'Workouts, page by page.' },
    { name: 'WorkoutEdge', description: 'A workout in its list.' },
  ),
);
