import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TestQuestion_athlete$key } from '../../__generated__/TestQuestion_athlete.graphql.ts';
import type { AnswerProps } from './TestResult.tsx';

const TestResult = lazy(async () => ({ default: (await import('./TestResult.tsx')).TestResult }));

interface TestQuestionProps extends AnswerProps {
  athlete: TestQuestion_athlete$key;
  /** Asks about this workout alone; left out: about any. */
  workoutId?: string;
}

/** Asks for the result of a threshold test that nothing recorded, where there is one. */
export function TestQuestion({ athlete: key, workoutId, ...rest }: TestQuestionProps) {
  const { testQuestion } = useFragment(
    graphql`
      fragment TestQuestion_athlete on Athlete {
        testQuestion {
          asks
          minutes
          workout {
            id
            description
            scheduledDate
          }
        }
      }
    `,
    key,
  );
  if (!testQuestion || (workoutId ?? testQuestion.workout.id) !== testQuestion.workout.id) return null;
  return (
    <Suspense fallback={null}>
      <TestResult key={testQuestion.workout.id} {...testQuestion} {...rest} />
    </Suspense>
  );
}
