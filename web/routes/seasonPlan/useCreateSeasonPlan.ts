import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCreateSeasonPlanMutation } from '../../__generated__/useCreateSeasonPlanMutation.graphql.ts';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { PAGE_TITLE_ID } from '../../ui/Page.tsx';
import { useMutation } from '../../forms/useMutation.ts';
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
  const markFocus = useFocusKept(creating, PAGE_TITLE_ID);
  const create = useCallback(() => {
    markFocus();
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
  }, [commit, markFocus]);
  return [create, creating] as const;
}
