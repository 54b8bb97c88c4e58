import { decodeId, encodeId } from '../core/units/ids.ts';
import { deleteActivity, type Matched, matchActivity, unmatchActivity } from '../domain/activity/activityMatch.ts';
import { NotPossible } from '../domain/kernel/errors.ts';
import type { Revision as RevisionRow } from '../generated/prisma/client.ts';
import { Activity, activityBy } from './activity.ts';
import { athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { revisionField, unchangedField, revisionFieldOrNull } from './revision.ts';
import { Workout } from './scheduleRefs.ts';

const MatchActivityInput = builder.inputType('MatchActivityInput', {
  description: 'Which activity was which workout.',
  fields: (t) => ({
    activityId: t.id({ description: 'The activity.' }),
    workoutId: t.id({ description: 'A workout of the same athlete, of today or earlier.' }),
  }),
});

const MatchActivityPayload = builder.objectRef<Matched>('MatchActivityPayload').implement({
  description: 'The activity counts for the workout, which is done as recorded.',
  fields: (t) => ({
    activity: t.prismaField({
      type: Activity,
      description: 'The activity.',
      resolve: (query, { activityId }, _args, context) => activityBy(query, activityId, context),
    }),
    workout: t.expose('workout', { type: Workout, nullable: true, description: 'The workout with its recorded time.' }),
    athlete: athleteField(t, 'The athlete, with all that follows from it.'),
    revision: revisionField(t, 'The change of the schedule.'),
    unchanged: unchangedField(t),
  }),
});

builder.mutationField('matchActivity', (t) =>
  t.field({
    type: MatchActivityPayload,
    description: 'Counts an activity for a workout, whatever it counted for before.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'MatchActivityResult', description: 'The workout as recorded, or why it stays.' },
    },
    args: { input: t.arg({ type: MatchActivityInput, description: 'Activity and workout.' }) },
    resolve: (_root, { input }, context) =>
      matchActivity(
        context.deps,
        viewerOf(context),
        decodeId('activity', input.activityId),
        decodeId('workout', input.workoutId),
      ),
  }),
);

const UnmatchActivityInput = builder.inputType('UnmatchActivityInput', {
  description: 'Which activity counts for no workout.',
  fields: (t) => ({ activityId: t.id({ description: 'The activity.' }) }),
});

const UnmatchActivityPayload = builder
  .objectRef<Awaited<ReturnType<typeof unmatchActivity>>>('UnmatchActivityPayload')
  .implement({
    description: 'The activity counts for no workout any more.',
    fields: (t) => ({
      activity: t.prismaField({
        type: Activity,
        description: 'The activity.',
        resolve: (query, { activityId }, _args, context) => activityBy(query, activityId, context),
      }),
      workout: t.expose('released', {
        type: Workout,
        description: 'The workout that it counted for, as it was before.',
      }),
      athlete: athleteField(t, 'The athlete, with all that follows from it.'),
      revision: revisionField(t, 'The change of the schedule.'),
      unchanged: unchangedField(t),
    }),
  });

builder.mutationField('unmatchActivity', (t) =>
  t.field({
    type: UnmatchActivityPayload,
    description: 'Counts an activity for no workout; the workout is what it was before.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'UnmatchActivityResult', description: 'The workout as it was, or why it stays.' },
    },
    args: { input: t.arg({ type: UnmatchActivityInput, description: 'Which activity.' }) },
    resolve: (_root, { input }, context) =>
      unmatchActivity(context.deps, viewerOf(context), decodeId('activity', input.activityId)),
  }),
);

const DeleteActivityInput = builder.inputType('DeleteActivityInput', {
  description: 'Which activity goes.',
  fields: (t) => ({ activityId: t.id({ description: 'Your own activity.' }) }),
});

const DeleteActivityPayload = builder
  .objectRef<{ athleteId: string; activityId: string; revision: RevisionRow | null }>('DeleteActivityPayload')
  .implement({
    description:
      'The activity is gone. Undoing `revision` within seven days brings it back whole; without one it is gone for good.',
    fields: (t) => ({
      deletedActivityId: t.id({
        description: 'Its id.',
        resolve: ({ activityId }) => encodeId('activity', activityId),
      }),
      athlete: athleteField(t, 'You, with all that follows from it.'),
      revision: revisionFieldOrNull(
        t,
        'The change of the schedule; null: it counted for no workout, and cannot be brought back.',
      ),
    }),
  });

builder.mutationField('deleteActivity', (t) =>
  t.field({
    type: DeleteActivityPayload,
    description: 'Removes what your device recorded, and what it did to the schedule.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'DeleteActivityResult', description: 'Its id, or why it stays.' },
    },
    args: { input: t.arg({ type: DeleteActivityInput, description: 'Which activity.' }) },
    resolve: (_root, { input }, context) =>
      deleteActivity(context.deps, viewerOf(context), decodeId('activity', input.activityId)),
  }),
);
