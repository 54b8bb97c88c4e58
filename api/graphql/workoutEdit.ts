import type { AnsweredRevision } from '../domain/revision/revision.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { movesFor, readerOf } from '../domain/kernel/reader.ts';
import type { ScheduledWeek } from '../domain/revision/scheduledWorkout.ts';
import { StaleVersion, WorkoutCompleted } from '../domain/schedule/workout.ts';
import { deleteWorkout, type EditedWorkout, updateWorkout } from '../domain/schedule/workoutEdit.ts';
import { athleteOf } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { WorkoutType } from './enums.ts';
import { IntensityLevel, intensityFrom } from './intensity.ts';
import { revisionField, unchangedField } from './revision.ts';
import { namedAsSent } from './namedAsSent.ts';
import { StepBlockInput, withLegs } from './stepInput.ts';
import { TrainingWeek, Workout } from './scheduleRefs.ts';
import { MoveWarning } from './workout.ts';

const UpdateWorkoutInput = builder.inputType('UpdateWorkoutInput', {
  description: 'What of a workout is to change; what is left out stays.',
  fields: (t) => ({
    workoutId: t.id({ description: 'The workout, of today or later and not done.' }),
    version: t.int({ required: false, description: 'The version that you saw; left out: whatever it is.' }),
    workoutType: t.field({ type: WorkoutType, required: false, description: 'Kind of workout; not a race.' }),
    duration: t.int({ required: false, description: 'Minutes, 1 to 600.' }),
    intensityLevel: t.field({ type: IntensityLevel, required: false, description: 'How hard it is.' }),
    intensity: t.string({
      required: false,
      description: 'A word of your own, at most 40 characters, where no level fits.',
    }),
    description: t.string({ required: false, description: 'Short title; blank: named after its kind.' }),
    instructions: t.string({ required: false, description: 'What to do; blank: none.' }),
    steps: t.field({
      type: [StepBlockInput],
      required: false,
      description: 'Step by step, as long as the duration; empty: none. Left out: made anew where they no longer fit.',
    }),
  }),
});

const UpdateWorkoutPayload = builder.objectRef<EditedWorkout>('UpdateWorkoutPayload').implement({
  description: 'The workout is as you want it.',
  fields: (t) => ({
    workout: t.expose('workout', { type: Workout, description: 'The workout, now locked.' }),
    week: t.expose('week', { type: TrainingWeek, description: 'Its week.' }),
    revision: revisionField(t),
    unchanged: unchangedField(t),
    athlete: athleteOf(t, ({ week }) => week.athleteId),
    warnings: t.field({
      type: [MoveWarning],
      description: 'What speaks against it; it stands all the same.',
      resolve: async ({ warnings, workout }, _args, { viewer }) =>
        movesFor(await warnings(), readerOf(viewer, workout.athleteId)),
    }),
  }),
});

builder.mutationField('updateWorkout', (t) =>
  t.field({
    type: UpdateWorkoutPayload,
    description: 'Changes what a workout is, your own or of an athlete whom you coach, and locks it.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible, WorkoutCompleted, StaleVersion],
      directResult: true,
      union: { name: 'UpdateWorkoutResult', description: 'The changed workout, or why it stays as it is.' },
    },
    args: { input: t.arg({ type: UpdateWorkoutInput, description: 'What changes.' }) },
    resolve: async (_root, { input: { workoutId, intensity, intensityLevel, ...input } }, context) =>
      namedAsSent({ intensity, intensityLevel, steps: input.steps }, async () =>
        updateWorkout(context.deps, viewerOf(context), decodeId('workout', workoutId), {
          ...input,
          ...withLegs(input),
          ...intensityFrom({ intensity, intensityLevel }),
        }),
      ),
  }),
);

const DeleteWorkoutInput = builder.inputType('DeleteWorkoutInput', {
  description: 'Which workout goes.',
  fields: (t) => ({
    workoutId: t.id({ description: 'The workout, of today or later and not done.' }),
    version: t.int({ required: false, description: 'The version that you saw; left out: whatever it is.' }),
  }),
});

const DeleteWorkoutPayload = builder
  .objectRef<{ workoutId: string; week: ScheduledWeek; revision: AnsweredRevision }>('DeleteWorkoutPayload')
  .implement({
    description: 'The workout is out of the schedule; undoing the revision brings it back.',
    fields: (t) => ({
      deletedWorkoutId: t.id({
        description: 'The workout that was.',
        resolve: ({ workoutId }) => encodeId('workout', workoutId),
      }),
      week: t.expose('week', { type: TrainingWeek, description: 'The week that it was in.' }),
      revision: revisionField(t),
      unchanged: unchangedField(t),
      athlete: athleteOf(t, ({ week }) => week.athleteId),
    }),
  });

builder.mutationField('deleteWorkout', (t) =>
  t.field({
    type: DeleteWorkoutPayload,
    description: 'Takes a workout out of a schedule, your own or of an athlete whom you coach.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible, WorkoutCompleted, StaleVersion],
      directResult: true,
      union: { name: 'DeleteWorkoutResult', description: 'What is left of its week, or why it stays.' },
    },
    args: { input: t.arg({ type: DeleteWorkoutInput, description: 'The workout.' }) },
    resolve: (_root, { input: { workoutId, ...input } }, context) =>
      deleteWorkout(context.deps, viewerOf(context), decodeId('workout', workoutId), input),
  }),
);
