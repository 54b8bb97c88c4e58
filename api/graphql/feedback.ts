import { decodeId } from '../core/units/ids.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { type Feedbacked, submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import { feedbackOf } from '../domain/revision/scheduledWorkout.ts';
import { Suggestion } from './adjustment.ts';
import { athleteOf } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { CompletionStatus, SkipReason } from './enums.ts';
import { conflictAsNotPossible } from './errors.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { revisionField, unchangedField } from './revision.ts';
import { TrainingWeek, Workout, WorkoutFeedback } from './scheduleRefs.ts';

WorkoutFeedback.implement({
  description: 'What the athlete said after a workout.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('feedback') }),
    completionStatus: t.expose('completionStatus', {
      type: CompletionStatus,
      description: 'What became of the workout.',
    }),
    actualDuration: t.exposeInt('actualDuration', { nullable: true, description: 'Minutes; null when skipped.' }),
    perceivedExertion: t.exposeInt('perceivedExertion', {
      nullable: true,
      description: '1 to 10; null: skipped, or not told.',
    }),
    feelingRating: t.exposeInt('feelingRating', {
      nullable: true,
      description: '1 to 10; null: skipped, or not told.',
    }),
    notes: t.exposeString('notes', { nullable: true, description: "In the athlete's words; null: none." }),
    reasonForSkip: t.expose('reasonForSkip', { type: SkipReason, nullable: true, description: 'Null unless skipped.' }),
  }),
});

nodeKind('feedback', 'WorkoutFeedback', async (id, { deps, viewer }) => {
  const row = await deps.db.workoutFeedback.findFirst({ where: { AND: [{ id }, visibleTo(viewer).feedback] } });
  return row && feedbackOf(row);
});

const SubmitWorkoutFeedbackInput = builder.inputType('SubmitWorkoutFeedbackInput', {
  description: 'What the athlete says of a workout; it replaces what they said before.',
  fields: (t) => ({
    workoutId: t.id({ description: 'The workout.' }),
    completionStatus: t.field({ type: CompletionStatus, description: 'What became of it.' }),
    actualDuration: t.int({ required: false, description: 'Minutes, 1 to 1440; left out: as planned.' }),
    perceivedExertion: t.int({ required: false, description: '1 to 10.' }),
    feelingRating: t.int({ required: false, description: '1 to 10.' }),
    notes: t.string({ required: false, description: 'At most 2,000 characters.' }),
    reasonForSkip: t.field({ type: SkipReason, required: false, description: 'Needed when skipped.' }),
  }),
});

const SubmitWorkoutFeedbackPayload = builder.objectRef<Feedbacked>('SubmitWorkoutFeedbackPayload').implement({
  description: 'The feedback is kept.',
  fields: (t) => ({
    workout: t.expose('workout', { type: Workout, description: 'The workout with its feedback.' }),
    week: t.expose('week', { type: TrainingWeek, description: 'Its week.' }),
    adaptation: t.expose('adaptation', {
      type: Suggestion,
      nullable: true,
      description: 'What the plan would change because of it, to apply or to leave; null: nothing.',
    }),
    question: t.exposeString('question', {
      nullable: true,
      description:
        'What you are asked of it, in words: the result of a threshold test that nothing recorded, to be told by requestAdjustment; null: nothing.',
    }),
    revision: revisionField(t),
    unchanged: unchangedField(t),
    athlete: athleteOf(t, ({ week }) => week.athleteId),
  }),
});

builder.mutationField('submitWorkoutFeedback', (t) =>
  t.field({
    type: SubmitWorkoutFeedbackPayload,
    description: 'Keeps what you say of your own workout.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: {
        name: 'SubmitWorkoutFeedbackResult',
        description: 'The workout with its feedback, or why it was not kept.',
      },
    },
    args: { input: t.arg({ type: SubmitWorkoutFeedbackInput, description: 'What you say.' }) },
    resolve: (_root, { input: { workoutId, ...input } }, context) =>
      conflictAsNotPossible(
        submitWorkoutFeedback(context.deps, viewerOf(context), decodeId('workout', workoutId), input),
      ),
  }),
);
