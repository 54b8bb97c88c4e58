import { decodeId } from '../core/units/ids.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import {
  createLibraryWorkout,
  deleteLibraryWorkout,
  restoreLibraryWorkout,
  updateLibraryWorkout,
} from '../domain/library/library.ts';
import { saveWorkoutToLibrary } from '../domain/library/librarySave.ts';
import type { LibraryWorkout as LibraryRow } from '../generated/prisma/client.ts';
import { builder, type FieldsOf, viewerOf } from './builder.ts';
import { WorkoutType } from './enums.ts';
import { IntensityLevel, levelFrom } from './intensity.ts';
import { LibraryWorkout, libraryWorkoutBy } from './library.ts';
import { namedAsSent } from './namedAsSent.ts';
import { idOf } from './node.ts';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** What a workout of the library is written as, new or anew. */
const writtenFields = (t: InputFields) => ({
  name: t.string({ description: 'Name, at most 120 characters.' }),
  description: t.string({ required: false, description: 'What it is for; left out: nothing.' }),
  workoutType: t.field({ type: WorkoutType, description: 'Kind of workout; not a race.' }),
  duration: t.int({ required: false, description: 'Minutes, 1 to 600; steps that are given decide.' }),
  intensityLevel: t.field({
    type: IntensityLevel,
    required: false,
    description: 'How hard it is, needed: EASY, MODERATE, HARD, THRESHOLD, VO2MAX or RACE_PACE.',
  }),
  intensity: t.string({
    required: false,
    description: 'easy, moderate, hard, threshold, vo2max or race-pace.',
    deprecationReason: 'Use `intensityLevel`. May go from 2027-06-01.',
  }),
  instructions: t.string({ description: 'How to do it.' }),
  tags: t.stringList({ required: false, description: 'At most 20 of 40 characters each; left out: as they are.' }),
  stepText: t.string({
    required: false,
    description: 'The steps as one line; left out: as they are where kind and duration fit them; empty: none.',
  }),
});

const CreateLibraryWorkoutInput = builder.inputType('CreateLibraryWorkoutInput', {
  description: 'A workout for your library.',
  fields: (t) => writtenFields(t),
});

const UpdateLibraryWorkoutInput = builder.inputType('UpdateLibraryWorkoutInput', {
  description: 'What a workout of your library becomes.',
  fields: (t) => ({ libraryWorkoutId: t.id({ description: 'The workout.' }), ...writtenFields(t) }),
});

interface Written {
  row: LibraryRow;
}

/** What is asked anew of the root, such as the library and its counts, which are no object's. */
const rootField = (t: FieldsOf<Written>) =>
  t.field({
    type: 'Query' as never,
    description: 'All that can be asked, as it is now: `library` and its counts among it.',
    resolve: () => ({}) as never,
  });

function payload(name: string, description: string, what: string) {
  return builder.objectRef<Written>(name).implement({
    description,
    fields: (t) => ({
      libraryWorkout: t.prismaField({
        type: LibraryWorkout,
        description: what,
        resolve: (query, { row }, _args, context) => libraryWorkoutBy(query, row.id, context),
      }),
      query: rootField(t),
    }),
  });
}

const written = async (row: Promise<LibraryRow>): Promise<Written> => ({ row: await row });
const refusals = (name: string, description: string) => ({
  types: [InvalidInput, NotPossible],
  directResult: true as const,
  union: { name, description },
});

const CreateLibraryWorkoutPayload = payload(
  'CreateLibraryWorkoutPayload',
  'The workout is in your library.',
  'The new workout.',
);
const UpdateLibraryWorkoutPayload = payload(
  'UpdateLibraryWorkoutPayload',
  'The workout is changed.',
  'The workout as it is now.',
);

builder.mutationFields((t) => ({
  createLibraryWorkout: t.field({
    type: CreateLibraryWorkoutPayload,
    description: 'Adds a workout to your library, as a coach.',
    authScopes: { signedIn: true },
    errors: refusals('CreateLibraryWorkoutResult', 'The new workout, or what is wrong with it.'),
    args: { input: t.arg({ type: CreateLibraryWorkoutInput, description: 'The workout.' }) },
    resolve: async (_root, { input: { intensity, intensityLevel, ...input } }, context) =>
      namedAsSent({ intensity, intensityLevel }, async () =>
        written(
          createLibraryWorkout(context.deps, viewerOf(context), {
            ...input,
            ...levelFrom({ intensity, intensityLevel }),
          }),
        ),
      ),
  }),
  updateLibraryWorkout: t.field({
    type: UpdateLibraryWorkoutPayload,
    description: 'Changes a workout of your library, as a coach.',
    authScopes: { signedIn: true },
    errors: refusals('UpdateLibraryWorkoutResult', 'The changed workout, or what is wrong with it.'),
    args: { input: t.arg({ type: UpdateLibraryWorkoutInput, description: 'What it becomes.' }) },
    resolve: async (_root, { input: { libraryWorkoutId, intensity, intensityLevel, ...input } }, context) =>
      namedAsSent({ intensity, intensityLevel }, async () =>
        written(
          updateLibraryWorkout(context.deps, viewerOf(context), decodeId('library', libraryWorkoutId), {
            ...input,
            ...levelFrom({ intensity, intensityLevel }),
          }),
        ),
      ),
  }),
}));

const SaveWorkoutToLibraryInput = builder.inputType('SaveWorkoutToLibraryInput', {
  description: 'Which scheduled workout to keep.',
  fields: (t) => ({ workoutId: t.id({ description: 'A workout of yours or of an athlete whom you coach.' }) }),
});
const SaveWorkoutToLibraryPayload = payload(
  'SaveWorkoutToLibraryPayload',
  'The workout is in your library.',
  'The new workout, without anything of the athlete.',
);

builder.mutationField('saveWorkoutToLibrary', (t) =>
  t.field({
    type: SaveWorkoutToLibraryPayload,
    description: 'Keeps a scheduled workout in your library, as a coach.',
    authScopes: { signedIn: true },
    errors: refusals('SaveWorkoutToLibraryResult', 'The new workout, or why there is none.'),
    args: { input: t.arg({ type: SaveWorkoutToLibraryInput, description: 'Which one.' }) },
    resolve: (_root, { input }, context) =>
      written(saveWorkoutToLibrary(context.deps, viewerOf(context), decodeId('workout', input.workoutId))),
  }),
);

const DeleteLibraryWorkoutInput = builder.inputType('DeleteLibraryWorkoutInput', {
  description: 'Which workout to take out.',
  fields: (t) => ({ libraryWorkoutId: t.id({ description: 'The workout.' }) }),
});
const DeleteLibraryWorkoutPayload = builder.objectRef<Written>('DeleteLibraryWorkoutPayload').implement({
  description: 'The workout is out of your library; restoreLibraryWorkout puts it back.',
  fields: (t) => ({
    deletedLibraryWorkoutId: t.id({ description: 'The workout.', resolve: ({ row }) => idOf('library')(row) }),
    query: rootField(t),
  }),
});
const RestoreLibraryWorkoutInput = builder.inputType('RestoreLibraryWorkoutInput', {
  description: 'Which workout to put back.',
  fields: (t) => ({ libraryWorkoutId: t.id({ description: 'The workout.' }) }),
});
const RestoreLibraryWorkoutPayload = payload('RestoreLibraryWorkoutPayload', 'The workout is back.', 'The workout.');

builder.mutationFields((t) => ({
  deleteLibraryWorkout: t.field({
    type: DeleteLibraryWorkoutPayload,
    description: 'Takes a workout out of your library, as a coach. What is scheduled from it stays.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: DeleteLibraryWorkoutInput, description: 'Which one.' }) },
    resolve: (_root, { input }, context) =>
      written(deleteLibraryWorkout(context.deps, viewerOf(context), decodeId('library', input.libraryWorkoutId))),
  }),
  restoreLibraryWorkout: t.field({
    type: RestoreLibraryWorkoutPayload,
    description: 'Puts a deleted workout back into your library, as a coach.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RestoreLibraryWorkoutInput, description: 'Which one.' }) },
    resolve: (_root, { input }, context) =>
      written(restoreLibraryWorkout(context.deps, viewerOf(context), decodeId('library', input.libraryWorkoutId))),
  }),
}));
