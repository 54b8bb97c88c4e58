import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  BatchWeek,
  useLighterWeekPreviewMutation,
  useLighterWeekPreviewMutation$data,
} from '../../__generated__/useLighterWeekPreviewMutation.graphql.ts';
import { useMutation } from '../../forms/useMutation.ts';

type Answer = useLighterWeekPreviewMutation$data['previewBatchChange'];
/** What was previewed: a change that can be applied. */
export type LighterBatch = Extract<Answer, { __typename: 'BatchChangePayload' }>['batch'];

export type LighterPreview =
  { status: 'waiting' } | { status: 'failed'; message: string } | { status: 'ready'; batch: LighterBatch };

/** Previews a lighter week for these athletes, anew whenever the wish changes; the last wish wins. */
export function useLighterWeek(athleteIds: readonly string[], percent: number, week: BatchWeek): LighterPreview {
  const [commit] = useMutation<useLighterWeekPreviewMutation>(graphql`
    mutation useLighterWeekPreviewMutation($input: PreviewBatchChangeInput!) {
      previewBatchChange(input: $input) {
        __typename
        ... on BatchChangePayload {
          batch {
            id
            summary
            previews {
              athlete {
                id
                firstName
                lastName
              }
              minutesBefore
              minutesAfter
              changes {
                changeId
                changeDescription
              }
              kept
              easedFor
              problem
            }
          }
        }
        ... on InvalidInput {
          message
        }
      }
    }
  `);
  const wish = JSON.stringify([athleteIds, percent, week]);
  const [found, setFound] = useState<{ wish: string; preview: LighterPreview } | null>(null);
  useEffect(() => {
    let isStale = false;
    const settle = (preview: LighterPreview) => {
      if (!isStale) setFound({ wish, preview });
    };
    commit({
      variables: { input: { athleteIds: [...athleteIds], percent, week } },
      onCompleted: ({ previewBatchChange: result }) => {
        if (result.__typename === 'BatchChangePayload') settle({ status: 'ready', batch: result.batch });
        else settle({ status: 'failed', message: 'message' in result ? result.message : 'Please try again.' });
      },
      onError: (error) => settle({ status: 'failed', message: error.message || 'Please try again.' }),
    });
    return () => {
      isStale = true;
    };
    // the wish holds the list by value
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [commit, wish]);
  return found?.wish === wish ? found.preview : { status: 'waiting' };
}
