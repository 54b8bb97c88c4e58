import { decodeId } from '../core/units/ids.ts';
import { enterActivity, type Entered } from '../domain/activity/activityEntry.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { Activity, activityBy } from './activity.ts';
import { athleteOf } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { enumOf } from './enumOf.ts';
import { Sport } from './enums.ts';
import { conflictAsNotPossible } from './errors.ts';
import { revisionFieldOrNull } from './revision.ts';

const ActivityOutcome = enumOf('ActivityOutcome', 'What became of an activity that was told.', {
  created: 'It is new.',
  updated: 'It takes the place of what was told of it before.',
  unchanged: 'It was there as it was told.',
});

const AddActivityInput = builder.inputType('AddActivityInput', {
  description: 'An activity of which a program has sums and no recording.',
  fields: (t) => ({
    athleteId: t.id({ required: false, description: 'An athlete whom you coach; left out: yourself.' }),
    source: t.string({ description: 'The program that tells of it, 1 to 50 characters.' }),
    externalId: t.string({
      description: 'Its id there, 1 to 200 characters: the same again changes nothing, another version replaces it.',
    }),
    sport: t.field({ type: Sport, description: 'The sport.' }),
    startedAt: t.field({ type: 'DateTime', description: 'When it began.' }),
    movingSec: t.int({ description: 'Seconds moving.' }),
    elapsedSec: t.int({ required: false, description: 'Seconds from start to end; left out: as many.' }),
    distanceM: t.int({ required: false, description: 'Metres.' }),
    normalizedPower: t.int({ required: false, description: 'Watts.' }),
    averagePower: t.int({ required: false, description: 'Watts.' }),
    averageHeartRate: t.int({ required: false, description: 'Beats per minute.' }),
    maxHeartRate: t.int({ required: false, description: 'Beats per minute.' }),
    averageCadence: t.int({ required: false, description: 'Turns or steps per minute.' }),
    rpe: t.int({ required: false, description: 'How hard it was, 1 to 10.' }),
  }),
});

const AddActivityPayload = builder.objectRef<Entered>('AddActivityPayload').implement({
  description: 'The activity is kept.',
  fields: (t) => ({
    activity: t.prismaField({
      type: Activity,
      description: 'The activity.',
      resolve: (query, { activity }, _args, context) => activityBy(query, activity.id, context),
    }),
    outcome: t.expose('outcome', { type: ActivityOutcome, description: 'New, or known before.' }),
    athlete: athleteOf(t, ({ activity }) => activity.athleteId),
    revision: revisionFieldOrNull(t, 'The change of the schedule; null: it counts for no workout.'),
  }),
});

builder.mutationField('addActivity', (t) =>
  t.field({
    type: AddActivityPayload,
    description: 'Keeps the sums of an activity, once for its id where it comes from; a workout that it was is done.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'AddActivityResult', description: 'The activity, or why it is not kept.' },
    },
    args: { input: t.arg({ type: AddActivityInput, description: 'The activity.' }) },
    resolve: (_root, { input: { athleteId, startedAt, ...sums } }, context) => {
      const viewer = viewerOf(context);
      return conflictAsNotPossible(
        enterActivity(context.deps, viewer, athleteId == null ? viewer.athleteId : decodeId('athlete', athleteId), {
          ...sums,
          startedAt: startedAt.toISOString(),
        }),
      );
    },
  }),
);
