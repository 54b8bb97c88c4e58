import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useSubmitFeedbackMutation } from '../../__generated__/useSubmitFeedbackMutation.graphql.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';

/** What the plan would change because of a workout's feedback. */
export type ProposedChanges = NonNullable<Payload<useSubmitFeedbackMutation>['adaptation']>;

type Input = useSubmitFeedbackMutation['variables']['input'];

/** As the server will keep it; minutes that are not told are those of the plan. */
function showInStore(store: RecordSourceSelectorProxy, input: Input): void {
  const { workoutId, completionStatus, actualDuration, ...told } = input;
  const workout = store.get(workoutId);
  if (!workout) return;
  const isSkipped = completionStatus === 'SKIPPED';
  const minutes = isSkipped ? null : (actualDuration ?? Number(workout.getValue('duration')));
  const feedback = store.create(`client:feedback:${workoutId}`, 'WorkoutFeedback');
  const fields = { completionStatus, actualDuration: minutes, ...told };
  for (const name of ['completionStatus', 'actualDuration', 'perceivedExertion', 'feelingRating', 'notes'] as const)
    feedback.setValue(fields[name] ?? null, name);
  feedback.setValue(fields.reasonForSkip ?? null, 'reasonForSkip');
  workout.setValue(completionStatus, 'status').setLinkedRecord(feedback, 'feedback');
}

/**
 * Records how a workout went: at once on the screen, then on the server. `onSaved` is called once it is saved, with what the
 * plan would change, null for nothing, and whether the workout asks for something more.
 */
export function useSubmitFeedback(
  remember: RememberUndo,
  onSaved: (proposed: ProposedChanges | null, isAsked: boolean) => void,
) {
  const [act, isBusy] = useAct<useSubmitFeedbackMutation>(
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
            revision {
              id
            }
            unchanged
            question
            athlete {
              ...TestQuestion_athlete
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
      says: ({ question }) => ({
        title: 'Feedback Submitted',
        description: question
          ? 'What was the result of your test? Tell it in the workout.'
          : 'Your workout feedback has been recorded.',
      }),
      remember,
      done: ({ adaptation, question }) =>
        onSaved(adaptation && adaptation.changes.length > 0 ? adaptation : null, question != null),
    },
  );
  return [
    useCallback((input: Input) => act(input, { optimistic: (store) => showInStore(store, input) }), [act]),
    isBusy,
  ] as const;
}
