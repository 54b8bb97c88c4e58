import { decodeId, encodeId } from '../core/units/ids.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import {
  type Placement,
  type PlacementOutcome,
  scheduleLibraryWorkout,
  undoLibraryPlacement,
} from '../domain/library/libraryPlacement.ts';
import { Athlete, athleteBy } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { Workout } from './scheduleRefs.ts';

const PlacementOutcomeType = builder.objectRef<PlacementOutcome>('PlacementOutcome').implement({
  description: 'What became of one athlete.',
  fields: (t) => ({
    athlete: t.prismaField({
      type: Athlete,
      nullable: true,
      description: 'The athlete; null: you do not coach them any more.',
      resolve: (query, { athleteId }, _args, context) => athleteBy(query, athleteId, context).catch(() => null),
    }),
    workout: t.expose('workout', {
      type: Workout,
      nullable: true,
      description: 'The workout in their schedule; null: it is not in it.',
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it could not be done; null: it was.' }),
    warnings: t.field({
      type: ['String'],
      description: 'Limits that it strains; it stands all the same.',
      resolve: ({ warnings }) => [...warnings],
    }),
  }),
});

const ScheduleLibraryWorkoutInput = builder.inputType('ScheduleLibraryWorkoutInput', {
  description: 'A library workout for one or several athletes.',
  fields: (t) => ({
    libraryWorkoutId: t.id({ description: 'The workout.' }),
    scheduledDate: t.field({ type: 'Date', description: 'The day, inside the four weeks.' }),
    athleteIds: t.idList({ required: false, description: 'Whose schedules, at most 100; left out: yours.' }),
  }),
});

const ScheduleLibraryWorkoutPayload = builder.objectRef<Placement>('ScheduleLibraryWorkoutPayload').implement({
  description: 'What became of each athlete.',
  fields: (t) => ({
    placementId: t.id({
      description: 'For undoLibraryPlacement, which takes all of it back.',
      resolve: ({ id }) => encodeId('placement', id),
    }),
    outcomes: t.field({
      type: [PlacementOutcomeType],
      description: 'One for each athlete.',
      resolve: ({ outcomes }) => [...outcomes],
    }),
  }),
});

builder.mutationField('scheduleLibraryWorkout', (t) =>
  t.field({
    type: ScheduleLibraryWorkoutPayload,
    description:
      'Puts a library workout into schedules: yours, or those of athletes whom you coach. Each athlete’s limits are kept.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: {
        name: 'ScheduleLibraryWorkoutResult',
        description: 'What became of each athlete, or what is wrong with the wish.',
      },
    },
    args: { input: t.arg({ type: ScheduleLibraryWorkoutInput, description: 'What, when and for whom.' }) },
    resolve: (_root, { input: { libraryWorkoutId, athleteIds, ...input } }, context) =>
      scheduleLibraryWorkout(context.deps, viewerOf(context), {
        ...input,
        libraryWorkoutId: decodeId('library', libraryWorkoutId),
        athleteIds: athleteIds?.map((id) => decodeId('athlete', id)) ?? null,
      }),
  }),
);

const UndoLibraryPlacementInput = builder.inputType('UndoLibraryPlacementInput', {
  description: 'Which scheduling to take back.',
  fields: (t) => ({ placementId: t.id({ description: 'As scheduleLibraryWorkout answered.' }) }),
});

const UndoLibraryPlacementPayload = builder.objectRef<Placement>('UndoLibraryPlacementPayload').implement({
  description: 'The workout is out of the schedules again.',
  fields: (t) => ({
    outcomes: t.field({
      type: [PlacementOutcomeType],
      description: 'One for each athlete; a workout that is still there stays, and says why.',
      resolve: ({ outcomes }) => [...outcomes],
    }),
  }),
});

builder.mutationField('undoLibraryPlacement', (t) =>
  t.field({
    type: UndoLibraryPlacementPayload,
    description: 'Takes a library workout out of all the schedules that you put it into at once.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: UndoLibraryPlacementInput, description: 'Which one.' }) },
    resolve: (_root, { input }, context) =>
      undoLibraryPlacement(context.deps, viewerOf(context), decodeId('placement', input.placementId)),
  }),
);
