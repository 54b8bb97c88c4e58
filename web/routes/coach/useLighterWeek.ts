import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  BatchWeek,
  useLighterWeekPreviewMutation,
} from '../../__generated__/useLighterWeekPreviewMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';

/** What was previewed: a change that can be applied. */
export type LighterBatch = Payload<useLighterWeekPreviewMutation>['batch'];

export type LighterPreview =
  { status: 'waiting' } | { status: 'failed'; message: string } | { status: 'ready'; batch: LighterBatch };

/** Previews a lighter week for these athletes, anew whenever the wish changes; the last wish wins. */
export function useLighterWeek(athleteIds: readonly string[], percent: number, week: BatchWeek): LighterPreview {
  const [act] = useAct<useLighterWeekPreviewMutation>(graphql`
    mutation useLighterWeekPreviewMutation($input: PreviewBatchChangeInput!) {
      previewBatchChange(input: $input) {
        ... on BatchChangePayload @alias(as: "payload") {
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
                workoutId
                changeDescription
              }
              kept
              easedFor
              problem
            }
          }
        }
        ...useAct_refusal @alias(as: "refusal")
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
    act(
      { athleteIds: [...athleteIds], percent, week },
      {
        done: ({ batch }) => settle({ status: 'ready', batch }),
        refused: ({ message }) => settle({ status: 'failed', message: message || TRY_AGAIN }),
      },
    );
    return () => {
      isStale = true;
    };
    // the wish holds the list by value
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [act, wish]);
  return found?.wish === wish ? found.preview : { status: 'waiting' };
}
