import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  RaceResultInput,
  useRecordRaceResultMutation,
} from '../../__generated__/useRecordRaceResultMutation.graphql.ts';
import { type RememberUndo, undoable } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showFailure, showRefusal, type ShowFaults } from '../../forms/saveFailure.ts';

const FAILED = 'Failed to save the race result';

/** Saves how a race went; `onDone` is called once it is saved. */
export function useRecordRaceResult(raceId: string, remember: RememberUndo, onDone: () => void) {
  const [commit, recording] = useMutation<useRecordRaceResultMutation>(graphql`
    mutation useRecordRaceResultMutation($input: RecordRaceResultInput!) {
      recordRaceResult(input: $input) {
        __typename
        ... on RecordRaceResultPayload {
          revision {
            id
            summary
          }
          unchanged
          seasonPlan {
            ...Season_plan
          }
        }
        ... on InvalidInput {
          message
          errors {
            path
            message
          }
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const record = useCallback(
    (result: RaceResultInput, showFaults: ShowFaults) => {
      commit({
        variables: { input: { raceId, result } },
        onCompleted: ({ recordRaceResult: answer }) => {
          if (answer.__typename !== 'RecordRaceResultPayload') return showRefusal(FAILED, answer, showFaults);
          remember(undoable(answer), {
            title: 'Race Result Saved',
            description: answer.revision.summary,
            tone: 'success',
          });
          onDone();
        },
        onError: (error) => showFailure(FAILED, error.message),
      });
    },
    [raceId, commit, remember, onDone],
  );
  return [record, recording] as const;
}
