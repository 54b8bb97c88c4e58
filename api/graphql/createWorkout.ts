import { decodeId } from '../core/units/ids.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { movesFor, readerOf } from '../domain/kernel/reader.ts';
import { type CreatedWorkout, createWorkout } from '../domain/schedule/workout.ts';
import { athleteOf } from './athlete.ts';
import { builder, type FieldsOf, viewerOf } from './builder.ts';
import { Weekday, WorkoutType } from './enums.ts';
import { TrainingWeek, Workout } from './scheduleRefs.ts';
import { IntensityLevel, intensityFrom } from './intensity.ts';
import { namedAsSent } from './namedAsSent.ts';
import { revisionField, unchangedField } from './revision.ts';
import { StepBlockInput, withLegs } from './stepInput.ts';
import { MoveWarning } from './workout.ts';

const CreateWorkoutInput = builder.inputType('CreateWorkoutInput', {
  description: 'A workout that a person adds.',
  fields: (t) => ({
    athleteId: t.id({ description: 'Whose schedule.' }),
    trainingWeekId: t.id({
      required: false,
      description: 'Week of that schedule that holds the day; left out: as the date says.',
    }),
    scheduledDate: t.field({ type: 'Date', description: 'Its day, today or later.' }),
    dayOfWeek: t.field({
      type: Weekday,
      required: false,
      description: 'Weekday of scheduledDate, where you want it checked; left out: as the date says.',
    }),
    workoutType: t.field({ type: WorkoutType, description: 'Kind of workout; not a race.' }),
    duration: t.int({ required: false, description: 'Minutes, 1 to 600; left out: those of the steps.' }),
    intensityLevel: t.field({
      type: IntensityLevel,
      required: false,
      description: 'How hard it is; left out: as the word in `intensity` says, else moderate.',
    }),
    intensity: t.string({
      required: false,
      description: 'A word of your own, at most 40 characters, where no level fits.',
    }),
    description: t.string({ required: false, description: 'Short title; left out: named after its kind.' }),
    instructions: t.string({ required: false, description: 'What to do.' }),
    steps: t.field({
      type: [StepBlockInput],
      required: false,
      description: 'Step by step, as long as a duration that is given.',
    }),
    stepText: t.string({
      required: false,
      description: 'The steps as one line instead, such as "15m easy, 5x(3m 106%, 3m easy), 10m easy".',
    }),
  }),
});

/** What answers a workout that a person put into a schedule. */
export const addedFields = (t: FieldsOf<CreatedWorkout>) => ({
  workout: t.expose('workout', { type: Workout, description: 'The workout; regeneration keeps it.' }),
  week: t.expose('week', { type: TrainingWeek, description: 'Its week.' }),
  revision: revisionField(t),
  unchanged: unchangedField(t),
  athlete: athleteOf(t, ({ workout }) => workout.athleteId),
  warnings: t.field({
    type: [MoveWarning],
    description: 'What speaks against it; it stands all the same.',
    resolve: ({ warnings, workout: { athleteId } }, _args, { viewer }) =>
      movesFor(warnings, readerOf(viewer, athleteId)),
  }),
});

const CreateWorkoutPayload = builder.objectRef<CreatedWorkout>('CreateWorkoutPayload').implement({
  description: 'The workout is in the schedule.',
  fields: addedFields,
});

builder.mutationField('createWorkout', (t) =>
  t.field({
    type: CreateWorkoutPayload,
    description: 'Adds a workout, for yourself or for an athlete whom you coach.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'CreateWorkoutResult', description: 'The workout, or why there is none.' },
    },
    args: { input: t.arg({ type: CreateWorkoutInput, description: 'The workout.' }) },
    resolve: async (_root, { input: { athleteId, trainingWeekId, intensity, intensityLevel, ...input } }, context) => {
      const place = {
        athleteId: decodeId('athlete', athleteId),
        weekId: trainingWeekId == null ? undefined : decodeId('week', trainingWeekId),
      };
      return namedAsSent({ intensity, intensityLevel, steps: input.steps }, async () =>
        createWorkout(context.deps, viewerOf(context), place, {
          ...input,
          ...withLegs(input),
          ...intensityFrom({ intensity, intensityLevel }),
        }),
      );
    },
  }),
);
