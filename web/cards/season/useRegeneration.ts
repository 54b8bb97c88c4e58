import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { SeasonEdit } from '../../../api/core/season/whatIf.ts';
import type { useRegenerationApplyMutation } from '../../__generated__/useRegenerationApplyMutation.graphql.ts';
import type { useRegenerationPreviewMutation } from '../../__generated__/useRegenerationPreviewMutation.graphql.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';
import { dismissToast } from '../../ui/Toast.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { editInput } from './editInput.ts';

/** What planning anew would change. */
export type Preview = Payload<useRegenerationPreviewMutation>['preview'];

/** Plans the season anew in two steps: `analyze` fetches what would change, `apply` writes exactly that. */
export function useRegeneration(athleteId: string, remember: RememberUndo) {
  const [shown, setShown] = useState<{ preview: Preview; edits: readonly SeasonEdit[] } | null>(null);
  const [isStale, setStale] = useState(false);
  const [actPreview, isAnalyzing] = useAct<useRegenerationPreviewMutation>(
    graphql`
      mutation useRegenerationPreviewMutation($input: PreviewRegenerationInput!) {
        previewRegeneration(input: $input) {
          ... on PreviewRegenerationPayload @alias(as: "payload") {
            preview {
              id
              recommendations {
                kind
                title
                message
                suggestion
              }
              allRaces {
                raceId
                raceName
                raceType
                raceDate
                priority
                goalTimeSec
                predictedLowSec
                predictedHighSec
                plannedSec
              }
              phaseCount {
                old
                new
              }
              dateRange {
                old {
                  start
                  end
                }
                new {
                  start
                  end
                }
              }
              phases {
                change
                before {
                  phaseName
                  phaseType
                  startDate
                  endDate
                  weeklyVolume
                }
                after {
                  phaseName
                  phaseType
                  startDate
                  endDate
                  weeklyVolume
                }
              }
              weeks {
                weekStartDate
                hoursBefore
                hoursAfter
              }
              raceDays {
                raceId
                before {
                  form
                  band
                }
                after {
                  form
                  band
                }
              }
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: 'Failed to preview regeneration' },
  );
  const [actApply, isApplying] = useAct<useRegenerationApplyMutation>(
    graphql`
      mutation useRegenerationApplyMutation($input: ApplyRegenerationInput!) {
        applyRegeneration(input: $input) {
          ... on ApplyRegenerationPayload @alias(as: "payload") {
            revision {
              id
              summary
            }
            unchanged
            athlete {
              seasonPlan {
                ...Season_plan
              }
              ...SeasonChart_athlete
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to apply regeneration',
      refused: ({ __typename }) => {
        if (__typename !== 'PlanChanged') return;
        setStale(true);
        return true;
      },
      says: ({ revision }) => ({ title: 'Season Plan Regenerated', description: revision.summary }),
      remember,
      done: () => setShown(null),
    },
  );

  const analyze = useCallback(
    (edits: readonly SeasonEdit[] = []) => {
      actPreview(
        { athleteId, edits: edits.map(editInput) },
        {
          done: ({ preview }) => {
            setStale(false);
            // what it asked for is under way, and on a phone it would lie over the head of the preview
            dismissToast();
            setShown({ preview, edits });
          },
        },
      );
    },
    [actPreview, athleteId],
  );
  const close = useCallback(() => setShown(null), []);
  const analyzeAgain = useCallback(() => analyze(shown?.edits), [analyze, shown]);
  const apply = useCallback(() => {
    if (shown) actApply({ previewId: shown.preview.id });
  }, [actApply, shown]);

  return { preview: shown?.preview ?? null, isStale, isAnalyzing, isApplying, analyze, analyzeAgain, apply, close };
}

export type Regeneration = ReturnType<typeof useRegeneration>;
