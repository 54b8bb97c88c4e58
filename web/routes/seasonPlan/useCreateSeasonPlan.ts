import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useCreateSeasonPlanMutation } from '../../__generated__/useCreateSeasonPlanMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Failed to create season plan', tone: 'destructive' });
}

/** Makes the season plan from the onboarding goal. */
export function useCreateSeasonPlan() {
  const [commit, creating] = useMutation<useCreateSeasonPlanMutation>(graphql`
    mutation useCreateSeasonPlanMutation($input: CreateSeasonPlanInput!) {
      createSeasonPlan(input: $input) {
        __typename
        ... on CreateSeasonPlanPayload {
          athlete {
            ...SeasonPlanView_athlete
          }
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const create = useCallback(() => {
    commit({
      variables: { input: {} },
      onCompleted: ({ createSeasonPlan: result }) => {
        if (result.__typename === 'CreateSeasonPlanPayload') {
          showToast({
            title: 'Season Plan Created',
            description: 'Generate your training schedule from it next.',
            tone: 'success',
          });
        } else {
          failed(result.__typename === 'NotPossible' ? result.message : undefined);
        }
      },
      onError: (error) => failed(error.message),
    });
  }, [commit]);
  return [create, creating] as const;
}
