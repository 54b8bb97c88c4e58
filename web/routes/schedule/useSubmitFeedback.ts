import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  useSubmitFeedbackMutation,
  useSubmitFeedbackMutation$data,
} from '../../__generated__/useSubmitFeedbackMutation.graphql.ts';
import type { Feedback } from '../../cards/FeedbackForm.tsx';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';

type Answer = useSubmitFeedbackMutation$data['submitWorkoutFeedback'];
/** What the plan would change because of a workout's feedback. */
export type ProposedChanges = NonNullable<
  Extract<Answer, { __typename: 'SubmitWorkoutFeedbackPayload' }>['adaptation']
>;

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Failed to submit feedback', tone: 'destructive' });
}

/** Records how a workout went; `onSaved` is called once it is saved, with what the plan would change, null for nothing. */
export function useSubmitFeedback(onSaved: (proposed: ProposedChanges | null) => void) {
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
          adaptation {
            id
            understood
            explanation
            changes {
              changeId
              op
              fromDate
              toDate
              durationBefore
              durationAfter
              intensityBefore
              intensityAfter
              changeDescription
            }
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
          onSaved(result.adaptation && result.adaptation.changes.length > 0 ? result.adaptation : null);
        },
        onError: (error) => failed(error.message),
      });
    },
    [commit, onSaved],
  );
  return [submit, submitting] as const;
}
