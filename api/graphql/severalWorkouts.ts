import { decodeId } from '../core/units/ids.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { movesFor, readerOf } from '../domain/kernel/reader.ts';
import { type ChangedSeveral, deleteWorkouts, moveWorkouts } from '../domain/schedule/severalWorkouts.ts';
import { WorkoutCompleted } from '../domain/schedule/workout.ts';
import { athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { revisionField, unchangedField } from './revision.ts';
import { TrainingWeek } from './scheduleRefs.ts';
import { MoveWarning } from './workout.ts';

const idsOf = (workoutIds: readonly string[]) => workoutIds.map((id) => decodeId('workout', id));

const MoveWorkoutsInput = builder.inputType('MoveWorkoutsInput', {
  description: 'Workouts of one athlete, and how far they go.',
  fields: (t) => ({
    workoutIds: t.idList({ description: 'The workouts, at most 100.' }),
    days: t.int({ description: 'Days later, −27 to 27; below 0: earlier.' }),
  }),
});

const MoveWorkoutsPayload = builder.objectRef<ChangedSeveral>('MoveWorkoutsPayload').implement({
  description: 'The workouts have their new days.',
  fields: (t) => ({
    weeks: t.field({
      type: [TrainingWeek],
      description: 'The weeks that they left and those that they are in.',
      resolve: ({ weeks }) => [...weeks],
    }),
    athlete: athleteField(t, 'The athlete with the schedule.'),
    revision: revisionField(t),
    unchanged: unchangedField(t),
    warnings: t.field({
      type: [MoveWarning],
      description: 'What the moves break.',
      resolve: ({ warnings, athleteId }, _args, { viewer }) => movesFor(warnings, readerOf(viewer, athleteId)),
    }),
  }),
});

builder.mutationField('moveWorkouts', (t) =>
  t.field({
    type: MoveWorkoutsPayload,
    description: 'Moves several workouts by as many days and locks them there: all of them, or none.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible, WorkoutCompleted],
      directResult: true,
      union: { name: 'MoveWorkoutsResult', description: 'The weeks as they are now, or why all stays.' },
    },
    args: { input: t.arg({ type: MoveWorkoutsInput, description: 'Which, and how far.' }) },
    resolve: (_root, { input: { workoutIds, ...input } }, context) =>
      moveWorkouts(context.deps, viewerOf(context), idsOf(workoutIds), input),
  }),
);

const DeleteWorkoutsInput = builder.inputType('DeleteWorkoutsInput', {
  description: 'Workouts of one athlete.',
  fields: (t) => ({ workoutIds: t.idList({ description: 'The workouts, at most 100.' }) }),
});

const DeleteWorkoutsPayload = builder.objectRef<ChangedSeveral>('DeleteWorkoutsPayload').implement({
  description: 'The workouts are gone.',
  fields: (t) => ({
    weeks: t.field({
      type: [TrainingWeek],
      description: 'The weeks that they were in.',
      resolve: ({ weeks }) => [...weeks],
    }),
    athlete: athleteField(t, 'The athlete with the schedule.'),
    revision: revisionField(t),
    unchanged: unchangedField(t),
  }),
});

builder.mutationField('deleteWorkouts', (t) =>
  t.field({
    type: DeleteWorkoutsPayload,
    description: 'Takes several workouts that are still to come out of a schedule: all of them, or none.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible, WorkoutCompleted],
      directResult: true,
      union: { name: 'DeleteWorkoutsResult', description: 'The weeks as they are now, or why all stays.' },
    },
    args: { input: t.arg({ type: DeleteWorkoutsInput, description: 'Which workouts.' }) },
    resolve: (_root, { input: { workoutIds } }, context) =>
      deleteWorkouts(context.deps, viewerOf(context), idsOf(workoutIds)),
  }),
);
