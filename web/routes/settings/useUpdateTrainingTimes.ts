import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  UpdateTrainingTimesInput,
  useUpdateTrainingTimesMutation,
} from '../../__generated__/useUpdateTrainingTimesMutation.graphql.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';

/** Saves when training starts; `refusal` says why the last try failed. */
export function useUpdateTrainingTimes() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isBusy] = useMutation<useUpdateTrainingTimesMutation>(graphql`
    mutation useUpdateTrainingTimesMutation($input: UpdateTrainingTimesInput!) {
      updateTrainingTimes(input: $input) {
        __typename
        ... on UpdateTrainingTimesPayload {
          athlete {
            id
            ...TrainingTimesCard_athlete
          }
        }
        ... on InvalidInput {
          message
        }
      }
    }
  `);
  const update = useCallback(
    (input: UpdateTrainingTimesInput, onSaved: () => void) => {
      setRefusal(null);
      commit({
        variables: { input },
        onCompleted: ({ updateTrainingTimes: result }) => {
          if (result.__typename === 'UpdateTrainingTimesPayload') {
            showToast({ title: 'Training Times Saved', tone: 'success' });
            onSaved();
          } else setRefusal(result.__typename === 'InvalidInput' ? result.message : 'Please try again.');
        },
        onError: ({ message }) => setRefusal(message),
      });
    },
    [commit],
  );
  return { update, isBusy, refusal };
}
