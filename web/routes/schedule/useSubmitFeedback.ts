import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSubmitFeedbackMutation } from '../../__generated__/useSubmitFeedbackMutation.graphql.ts';
import type { Feedback } from '../../cards/FeedbackForm.tsx';
import { showToast } from '../../ui/Toast.tsx';

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Failed to submit feedback', tone: 'destructive' });
}

/** Records how a workout went; `onDone` is called once it is saved. */
export function useSubmitFeedback(onDone: () => void) {
  const [commit, submitting] = useMutation<useSubmitFeedbackMutation>(graphql`
    mutation useSubmitFeedbackMutation($input: SubmitWorkoutFeedbackInput!) {
      submitWorkoutFeedback(input: $input) {
        __typename
        ... on SubmitWorkoutFeedbackPayload {
          workout {
            ...WorkoutCard_workout
            ...WorkoutDetails_workout
            version
          }
          week {
            ...WeekCard_week
          }
        }
        ... on InvalidInput {
          message
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const submit = useCallback(
    (workoutId: string, feedback: Feedback) => {
      commit({
        variables: { input: { workoutId, ...feedback } },
        onCompleted: ({ submitWorkoutFeedback: result }) => {
          if (result.__typename !== 'SubmitWorkoutFeedbackPayload')
            return failed('message' in result ? result.message : undefined);
          showToast({
            title: 'Feedback Submitted',
            description: 'Your workout feedback has been recorded.',
            tone: 'success',
          });
          onDone();
        },
        onError: (error) => failed(error.message),
      });
    },
    [commit, onDone],
  );
  return [submit, submitting] as const;
}
