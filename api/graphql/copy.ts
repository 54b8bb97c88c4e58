import { changedLine } from '../core/change/changeDescription.ts';
import { summaryText } from '../core/messages/summary.ts';
import { decodeId } from '../core/units/ids.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { movesFor, readerOf } from '../domain/kernel/reader.ts';
import { type CopiedWeek, copyWeek, copyWorkout } from '../domain/schedule/copy.ts';
import type { CreatedWorkout } from '../domain/schedule/workout.ts';
import { ScheduleChange } from './adjustment.ts';
import { athleteOf } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { revisionField, unchangedField } from './revision.ts';
import { TrainingWeek } from './scheduleRefs.ts';
import { MoveWarning } from './workout.ts';
import { addedFields } from './createWorkout.ts';

/** Undefined where nobody is named: the athlete of what is copied. */
const whose = (athleteId: string | null | undefined) =>
  athleteId == null ? {} : { athleteId: decodeId('athlete', athleteId) };

const CopyWorkoutInput = builder.inputType('CopyWorkoutInput', {
  description: 'A workout once more on another day.',
  fields: (t) => ({
    workoutId: t.id({ description: 'The workout, past or to come; not a race.' }),
    scheduledDate: t.field({ type: 'Date', description: 'The day of the copy, today or later.' }),
    athleteId: t.id({
      required: false,
      description: 'Into whose schedule, where it is not the same athlete’s; their limits must allow it there.',
    }),
  }),
});

const CopyWorkoutPayload = builder.objectRef<CreatedWorkout>('CopyWorkoutPayload').implement({
  description: 'The copy is in the schedule.',
  fields: addedFields,
});

builder.mutationField('copyWorkout', (t) =>
  t.field({
    type: CopyWorkoutPayload,
    description: 'Copies a workout to another day, of the same athlete or of another whom you coach.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'CopyWorkoutResult', description: 'The copy, or why there is none.' },
    },
    args: { input: t.arg({ type: CopyWorkoutInput, description: 'Which workout, and where to.' }) },
    resolve: (_root, { input: { workoutId, athleteId, ...input } }, context) =>
      copyWorkout(
        context.deps,
        viewerOf(context),
        { workoutId: decodeId('workout', workoutId), ...whose(athleteId) },
        input,
      ),
  }),
);

const CopyWeekInput = builder.inputType('CopyWeekInput', {
  description: 'A week once more.',
  fields: (t) => ({
    trainingWeekId: t.id({ description: 'The week that is copied, past or to come.' }),
    weekStartDate: t.field({ type: 'Date', description: 'Monday of the week of the four that it goes to.' }),
    athleteId: t.id({
      required: false,
      description: 'Into whose schedule, where it is not the same athlete’s; as far as their limits allow.',
    }),
  }),
});

const CopyWeekPayload = builder.objectRef<CopiedWeek>('CopyWeekPayload').implement({
  description: 'The week holds the copies, in place of what was still ahead in it.',
  fields: (t) => ({
    week: t.expose('week', { type: TrainingWeek, description: 'The week that they went to.' }),
    copied: t.exposeInt('copied', { description: 'How many of its workouts are copies.' }),
    replaced: t.exposeInt('replaced', { description: 'How many workouts made room for them.' }),
    changes: t.field({
      type: [ScheduleChange],
      description: 'What the limits of another athlete made of the copies and of what stands beside them.',
      resolve: ({ changes, week: { athleteId } }, _args, { viewer }) => {
        const reader = readerOf(viewer, athleteId);
        return changes.map((change) => ({ ...change, changeDescription: summaryText([changedLine(change)], reader) }));
      },
    }),
    revision: revisionField(t),
    unchanged: unchangedField(t),
    athlete: athleteOf(t, ({ week }) => week.athleteId),
    warnings: t.field({
      type: [MoveWarning],
      description: 'What speaks against the week as it is now; it stands all the same.',
      resolve: ({ warnings, week: { athleteId } }, _args, { viewer }) =>
        movesFor(warnings, readerOf(viewer, athleteId)),
    }),
  }),
});

builder.mutationField('copyWeek', (t) =>
  t.field({
    type: CopyWeekPayload,
    description:
      'Copies the workouts of a week in place of what is still ahead in another, of the same athlete or of another whom you coach. Races, and what is done, stay.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'CopyWeekResult', description: 'The week as it is now, or why it stays.' },
    },
    args: { input: t.arg({ type: CopyWeekInput, description: 'Which week, and where to.' }) },
    resolve: (_root, { input: { trainingWeekId, athleteId, ...input } }, context) =>
      copyWeek(
        context.deps,
        viewerOf(context),
        { weekId: decodeId('week', trainingWeekId), ...whose(athleteId) },
        input,
      ),
  }),
);
