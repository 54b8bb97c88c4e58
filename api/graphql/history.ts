import type { AnsweredRevision } from '../domain/revision/revision.ts';
import { titleIn } from '../core/messages/workoutTitle.ts';
import { unitsOf } from '../domain/kernel/reader.ts';
import { SPORT_OF } from '../core/workout/sport.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { NotPossible } from '../domain/kernel/errors.ts';
import { declineChange, type DeclinedChange, originalWorkouts, restoreRevision } from '../domain/schedule/history.ts';
import {
  type WorkoutChange as DomainWorkoutChange,
  workoutChangesOf,
  workoutChangeText,
} from '../domain/revision/revisionChanges.ts';
import { dayOfWeek, type WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { ASKS_ANEW } from './cost.ts';
import { Sport, Weekday, WorkoutStatus, WorkoutType } from './enums.ts';
import { IntensityLevel, levelOf } from './intensity.ts';
import { Revision, revisionField, unchangedField } from './revision.ts';
import { TrainingWeek, Workout } from './scheduleRefs.ts';

/** Without an id of its own: a client's store must not take the past for the present. */
export const SessionSnapshot = builder.objectRef<WorkoutRow>('SessionSnapshot').implement({
  description: 'A workout as it was at some point.',
  fields: (t) => ({
    scheduledDate: t.expose('scheduledDate', { type: 'Date', description: 'Its day.' }),
    dayOfWeek: t.field({ type: Weekday, description: 'Weekday of scheduledDate.', resolve: dayOfWeek }),
    sport: t.field({
      type: Sport,
      nullable: true,
      description: 'The sport; null: a race, whose type says it.',
      resolve: ({ workoutType }) => SPORT_OF[workoutType],
    }),
    workoutType: t.expose('workoutType', { type: WorkoutType, description: 'Kind of workout.' }),
    intensityLevel: t.field({
      type: IntensityLevel,
      description: 'How hard it is; OTHER: as the word in `intensity` says.',
      resolve: ({ intensity }) => levelOf(intensity),
    }),
    intensity: t.exposeString('intensity', { description: 'Intensity in one word.' }),
    duration: t.exposeInt('duration', { description: 'Planned minutes.' }),
    tss: t.exposeFloat('tss', { description: 'Planned training stress.' }),
    description: t.string({
      description: 'Short title, in the units of the account that reads it.',
      resolve: (workout, _args, { viewer }) => titleIn(workout, unitsOf(viewer)),
    }),
    status: t.expose('status', { type: WorkoutStatus, description: 'What had become of it.' }),
  }),
});

export const WorkoutChange = builder.objectRef<DomainWorkoutChange>('WorkoutChange').implement({
  description: 'What one revision did to one workout.',
  fields: (t) => ({
    workoutId: t.id({
      description: 'The workout, which may be no more.',
      resolve: ({ workoutId }) => encodeId('workout', workoutId),
    }),
    description: t.string({
      description: 'One sentence for people, in the units of the account that reads it.',
      resolve: (change, _args, { viewer }) => workoutChangeText(change, unitsOf(viewer))!,
    }),
    before: t.expose('before', { type: SessionSnapshot, nullable: true, description: 'Null: it was not there.' }),
    after: t.expose('after', { type: SessionSnapshot, nullable: true, description: 'Null: it was taken out.' }),
  }),
});

builder.prismaObjectField(Revision, 'workoutChanges', (t) =>
  t.field({
    type: [WorkoutChange],
    description: 'What a person would notice of it, workout by workout.',
    select: { changes: true },
    resolve: ({ changes }) => workoutChangesOf(changes),
  }),
);

builder.objectField(TrainingWeek, 'original', (t) =>
  t.field({
    type: [SessionSnapshot],
    nullable: true,
    description: 'Its workouts as the planner first made the week; null: the week is older than the record.',
    complexity: { field: ASKS_ANEW, multiplier: 10 },
    resolve: ({ id, athleteId }, _args, { deps }) => originalWorkouts(deps.db, { id, athleteId }),
  }),
);

const RestoreRevisionInput = builder.inputType('RestoreRevisionInput', {
  description: 'Which point of the history.',
  fields: (t) => ({ revisionId: t.id({ description: 'The schedule becomes what it was right after this revision.' }) }),
});

const RestoreRevisionPayload = builder
  .objectRef<{ athleteId: string; revision: AnsweredRevision }>('RestoreRevisionPayload')
  .implement({
    description: 'The schedule is what it was.',
    fields: (t) => ({
      athlete: athleteField(t, 'The athlete with the schedule.'),
      revision: revisionField(t),
      unchanged: unchangedField(t),
    }),
  });

builder.mutationField('restoreRevision', (t) =>
  t.field({
    type: RestoreRevisionPayload,
    description: 'Sets a schedule to what it was right after a revision; finished workouts and past days stay.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'RestoreRevisionResult', description: 'The schedule as it was, or why it stays.' },
    },
    args: { input: t.arg({ type: RestoreRevisionInput, description: 'Which point.' }) },
    resolve: (_root, { input }, context) =>
      restoreRevision(context.deps, viewerOf(context), decodeId('revision', input.revisionId)),
  }),
);

const DeclineChangeInput = builder.inputType('DeclineChangeInput', {
  description: 'Which workout of which change stays as it was.',
  fields: (t) => ({
    revisionId: t.id({ description: 'The change.' }),
    workoutId: t.id({ description: 'The workout.' }),
  }),
});

const DeclineChangePayload = builder.objectRef<DeclinedChange>('DeclineChangePayload').implement({
  description: 'The workout is what it was, and stays so.',
  fields: (t) => ({
    workout: t.expose('workout', { type: Workout, description: 'The workout, now locked.' }),
    athlete: athleteField(t, 'The athlete with the schedule.'),
    revision: revisionField(t),
    unchanged: unchangedField(t),
  }),
});

builder.mutationField('declineChange', (t) =>
  t.field({
    type: DeclineChangePayload,
    description: 'Takes one workout out of a change; the rest of the change stands.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'DeclineChangeResult', description: 'The workout as it was, or why it stays changed.' },
    },
    args: { input: t.arg({ type: DeclineChangeInput, description: 'Which workout.' }) },
    resolve: (_root, { input }, context) =>
      declineChange(
        context.deps,
        viewerOf(context),
        decodeId('revision', input.revisionId),
        decodeId('workout', input.workoutId),
      ),
  }),
);
