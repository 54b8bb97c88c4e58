import { TEST_RESULT_KINDS, type TestResultKind as CoreKind } from '../core/codes/threshold.ts';
import { readTestQuestion, type TestQuestion as Question } from '../domain/athlete/testQuestion.ts';
import { Athlete } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { enumOf } from './enumOf.ts';
import { Workout } from './scheduleRefs.ts';

const TestResultKind = enumOf<CoreKind>(
  'TestResultKind',
  'What the result of a threshold test is told by.',
  TEST_RESULT_KINDS,
);

const TestQuestion = builder.objectRef<Question>('TestQuestion').implement({
  description: 'A threshold test that was done, and of whose result nothing is known.',
  fields: (t) => ({
    workout: t.expose('workout', { type: Workout, description: 'The test.' }),
    question: t.exposeString('question', {
      description: 'The question, in words, with an example of an answer that requestAdjustment reads.',
    }),
    asks: t.expose('asks', { type: TestResultKind, description: 'What the result is told by.' }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'Length of the effort; null: its lengths are metres.',
    }),
  }),
});

builder.prismaObjectField(Athlete, 'testQuestion', (t) =>
  t.field({
    type: TestQuestion,
    nullable: true,
    description:
      'The last threshold test of the last 14 days that you did, that nothing recorded, and since which its threshold is the same, to ask you for its result; null: none, or not your own.',
    select: { id: true },
    resolve: ({ id }, _args, context) => readTestQuestion(context.deps, viewerOf(context), id),
  }),
);
