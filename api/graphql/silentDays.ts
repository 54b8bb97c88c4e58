import { SILENT_ANSWERS, type SilentAnswer as CoreAnswer } from '../core/codes/silentAnswer.ts';
import { decodeId } from '../core/units/ids.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import {
  answerSilentDays,
  type AskedDays,
  readSilentDays,
  type SilentDaysOutcome,
} from '../domain/adapt/silentDays.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { enumOf } from './enumOf.ts';
import { conflictAsNotPossible } from './errors.ts';
import { revisionField, unchangedField } from './revision.ts';
import { Workout } from './scheduleRefs.ts';

const SilentAnswer = enumOf<CoreAnswer>(
  'SilentAnswer',
  'What became of the workouts of days without a word.',
  SILENT_ANSWERS,
);

const SilentDays = builder.objectRef<AskedDays>('SilentDays').implement({
  description: 'Days with workouts of which nobody knows whether they were done.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'Day of the first of these workouts; it names the question.' }),
    to: t.expose('to', { type: 'Date', description: 'Last day: yesterday.' }),
    question: t.exposeString('question', { description: 'The question, in words.' }),
    workouts: t.field({
      type: [Workout],
      description: 'The workouts asked about, in the order of the days.',
      resolve: ({ workouts }) => [...workouts],
    }),
  }),
});

builder.prismaObjectField(Athlete, 'silentDays', (t) =>
  t.field({
    type: SilentDays,
    nullable: true,
    description:
      'Days of a week and more without a word, or last week with workouts that nobody told of although later ones were told of, to ask you about; null: none, or not your own.',
    select: { id: true },
    resolve: ({ id }, _args, context) => readSilentDays(context.deps, viewerOf(context), id),
  }),
);

const AnswerSilentDaysInput = builder.inputType('AnswerSilentDaysInput', {
  description: 'What became of the workouts of days without a word.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: '`from` of the days, as they were asked about.' }),
    answer: t.field({ type: SilentAnswer, description: 'What became of them.' }),
    doneWorkoutIds: t.idList({ required: false, description: 'With SOME: those that were done as planned.' }),
    wellOn: t.field({
      type: 'Date',
      required: false,
      description: 'With ILL: first day without symptoms; left out: not well yet.',
    }),
  }),
});

const AnswerSilentDaysPayload = builder.objectRef<SilentDaysOutcome>('AnswerSilentDaysPayload').implement({
  description: 'The answer is kept.',
  fields: (t) => ({
    athlete: athleteField(t, 'You, with all that follows from it.'),
    revision: revisionField(t, 'The change; undoing it takes all of the answer back.'),
    unchanged: unchangedField(t),
  }),
});

builder.mutationField('answerSilentDays', (t) =>
  t.field({
    type: AnswerSilentDaysPayload,
    description: 'Says what became of the workouts of days without a word, all at once.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'AnswerSilentDaysResult', description: 'What follows, or why it was not kept.' },
    },
    args: { input: t.arg({ type: AnswerSilentDaysInput, description: 'The answer.' }) },
    resolve: (_root, { input: { doneWorkoutIds, ...input } }, context) =>
      conflictAsNotPossible(
        answerSilentDays(context.deps, viewerOf(context), {
          ...input,
          // a name that is none of a workout is none of these days
          doneWorkoutIds: doneWorkoutIds?.map((id) => decodeId('workout', id) ?? ''),
        }),
      ),
  }),
);
