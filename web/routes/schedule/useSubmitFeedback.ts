import { graphql } from 'react-relay';
import type { useSubmitFeedbackMutation } from '../../__generated__/useSubmitFeedbackMutation.graphql.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';

/** What the plan would change because of a workout's feedback. */
export type ProposedChanges = NonNullable<Payload<useSubmitFeedbackMutation>['adaptation']>;

/** Records how a workout went; `onSaved` is called once it is saved, with what the plan would change, null for nothing. */
export function useSubmitFeedback(onSaved: (proposed: ProposedChanges | null) => void) {
  return useAct<useSubmitFeedbackMutation>(
    graphql`
      mutation useSubmitFeedbackMutation($input: SubmitWorkoutFeedbackInput!) {
        submitWorkoutFeedback(input: $input) {
          ... on SubmitWorkoutFeedbackPayload @alias(as: "payload") {
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
                ...changeSides_change @relay(mask: false)
              }
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to submit feedback',
      says: { title: 'Feedback Submitted', description: 'Your workout feedback has been recorded.' },
      done: ({ adaptation }) => onSaved(adaptation && adaptation.changes.length > 0 ? adaptation : null),
    },
  );
}
