import { SPORT_OF } from '../core/workout/sport.ts';
import { printSteps } from '../core/workout/stepText/printSteps.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { unitsOf } from '../domain/kernel/reader.ts';
import { libraryInstructions, mayEditLibrary } from '../domain/library/library.ts';
import { librarySteps, steppedTypeOf } from '../domain/planning/libraryPlanning.ts';
import { type LibraryPage, readLibrary } from '../domain/library/libraryPage.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { builder, viewerOf } from './builder.ts';
import type { Context } from './context.ts';
import { Sport, WorkoutType } from './enums.ts';
import { IntensityLevel, levelOf } from './intensity.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { pagesOf } from '../domain/kernel/paging.ts';
import { asBlock, StepBlock } from './workoutStep.ts';

export const LibraryWorkout = builder.prismaObject('LibraryWorkout', {
  description: 'A workout kept for reuse: a coach’s own, or of the starter set.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('library') }),
    name: t.exposeString('name', { description: 'Name.' }),
    description: t.exposeString('description', { nullable: true, description: 'What it is for; null: not told.' }),
    sport: t.field({ type: Sport, description: 'The sport.', resolve: (row) => SPORT_OF[steppedTypeOf(row)] }),
    workoutType: t.field({ type: WorkoutType, description: 'Kind of workout; never a race.', resolve: steppedTypeOf }),
    duration: t.exposeInt('duration', {
      nullable: true,
      description: 'Minutes; null: open. With steps it is their sum.',
    }),
    intensityLevel: t.field({
      type: IntensityLevel,
      description: 'How hard it is.',
      resolve: ({ intensity }) => levelOf(intensity),
    }),
    intensity: t.exposeString('intensity', {
      description: 'easy, moderate, hard, threshold, vo2max or race-pace.',
      deprecationReason: 'Use `intensityLevel`. May go from 2027-06-01.',
    }),
    instructions: t.string({
      description: 'How to do it, in the units of the account that reads it.',
      resolve: (row, _args, { viewer }) => libraryInstructions(row, unitsOf(viewer)),
    }),
    tags: t.exposeStringList('tags', {
      description: 'Words to find it by; names of phases say where the planner may use it.',
    }),
    completionCount: t.exposeInt('completionCount', { description: 'How often a workout made from it was completed.' }),
    steps: t.field({
      type: [StepBlock],
      description: 'What to do, step by step; empty: not told.',
      // they lie in the row itself
      complexity: { field: 4, multiplier: 0 },
      resolve: (row) => librarySteps(row).map(asBlock),
    }),
    stepText: t.string({
      description: 'The steps as one line, such as "15m easy, 5x(3m 106%, 3m easy), 10m easy"; empty: none.',
      resolve: (row) => printSteps(librarySteps(row), steppedTypeOf(row)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came into the library.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was changed last.' }),
    mayEdit: t.boolean({
      description: 'It is yours to change and to delete.',
      resolve: (row, _args, { viewer }) => mayEditLibrary(viewer, row),
    }),
  }),
});

nodeKind('library', 'LibraryWorkout', (id, { deps, viewer }) =>
  deps.db.libraryWorkout.findFirst({ where: { AND: [{ id }, visibleTo(viewer).library] } }),
);

const pages = pagesOf({ name: 'library', column: 'name', kind: 'text', direction: 'asc' });

const countOf = (name: 'totalCount' | 'libraryCount') => (connection: object) =>
  (connection as Pick<LibraryPage, typeof name>)[name];

builder.queryField('library', (t) =>
  t.connection(
    {
      type: LibraryWorkout,
      description: 'Your library, your coaches’ and the starter set, by name.',
      authScopes: { signedIn: true },
      complexity: pages.complexity,
      args: {
        search: t.arg.string({
          required: false,
          description: 'Words that name, description or tags hold, in any case; left out: all.',
        }),
        workoutType: t.arg({ type: WorkoutType, required: false, description: 'Only this kind; left out: all.' }),
      },
      resolve: async (_root, args, context) => {
        const viewer = viewerOf(context);
        const { size, isBackward, old, place } = pages.asked(args);
        const { workouts, totalCount, libraryCount, isMoreBehind } = await readLibrary(context.deps.db, viewer, args, {
          size: size + 1,
          isBackward,
          from: old === null ? place : { row: old },
        });
        return {
          ...pages.connection(args, workouts, viewer.userId, async () => isMoreBehind),
          totalCount,
          libraryCount,
        };
      },
    },
    {
      name: 'LibraryConnection',
      description: 'Library workouts, page by page.',
      fields: (f) => ({
        totalCount: f.int({ description: 'How many match.', resolve: countOf('totalCount') }),
        libraryCount: f.int({
          description: 'How many there are without search or kind.',
          resolve: countOf('libraryCount'),
        }),
      }),
    },
    { name: 'LibraryEdge', description: 'A library workout in its list.' },
  ),
);

/** The row for a field of a payload; its relations follow `query`. */
export function libraryWorkoutBy(query: object, id: string, { deps }: Context) {
  return deps.db.libraryWorkout.findUniqueOrThrow({
    ...(query as Prisma.LibraryWorkoutFindUniqueOrThrowArgs),
    where: { id },
  });
}
