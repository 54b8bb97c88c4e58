import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { SeasonEdit } from '../../../api/core/season/whatIf.ts';
import type { useRegenerationApplyMutation } from '../../__generated__/useRegenerationApplyMutation.graphql.ts';
import type {
  useRegenerationPreviewMutation,
  useRegenerationPreviewMutation$data,
} from '../../__generated__/useRegenerationPreviewMutation.graphql.ts';
import { dismissToast } from '../../ui/Toast.tsx';
import { type RememberUndo, undoable } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { editInput } from './editInput.ts';
import { showFailure, showRefusal } from '../../forms/saveFailure.ts';

type PreviewResult = useRegenerationPreviewMutation$data['previewRegeneration'];
/** What planning anew would change. */
export type Preview = Extract<PreviewResult, { __typename: 'PreviewRegenerationPayload' }>['preview'];

const PREVIEW_FAILED = 'Failed to preview regeneration';
const APPLY_FAILED = 'Failed to apply regeneration';

/** Plans the season anew in two steps: `analyze` fetches what would change, `apply` writes exactly that. */
export function useRegeneration(athleteId: string, remember: RememberUndo) {
  const [shown, setShown] = useState<{ preview: Preview; edits: readonly SeasonEdit[] } | null>(null);
  const [isStale, setStale] = useState(false);
  const [commitPreview, isAnalyzing] = useMutation<useRegenerationPreviewMutation>(graphql`
    mutation useRegenerationPreviewMutation($input: PreviewRegenerationInput!) {
      previewRegeneration(input: $input) {
        __typename
        ... on PreviewRegenerationPayload {
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
        ... on InvalidInput {
          message
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const [commitApply, isApplying] = useMutation<useRegenerationApplyMutation>(graphql`
    mutation useRegenerationApplyMutation($input: ApplyRegenerationInput!) {
      applyRegeneration(input: $input) {
        __typename
        ... on ApplyRegenerationPayload {
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
        ... on NotPossible {
          message
        }
        ... on PlanChanged {
          message
        }
        ... on PlanConflict {
          message
        }
      }
    }
  `);

  const analyze = useCallback(
    (edits: readonly SeasonEdit[] = []) => {
      commitPreview({
        variables: { input: { athleteId, edits: edits.map(editInput) } },
        onCompleted: ({ previewRegeneration: result }) => {
          if (result.__typename !== 'PreviewRegenerationPayload') return showRefusal(PREVIEW_FAILED, result);
          setStale(false);
          // what it asked for is under way, and on a phone it would lie over the head of the preview
          dismissToast();
          setShown({ preview: result.preview, edits });
        },
        onError: (error) => showFailure(PREVIEW_FAILED, error.message),
      });
    },
    [athleteId, commitPreview],
  );
  const close = useCallback(() => setShown(null), []);
  const analyzeAgain = useCallback(() => analyze(shown?.edits), [analyze, shown]);
  const apply = useCallback(() => {
    if (!shown) return;
    commitApply({
      variables: { input: { previewId: shown.preview.id } },
      onCompleted: ({ applyRegeneration: result }) => {
        if (result.__typename === 'ApplyRegenerationPayload') {
          remember(undoable(result), {
            title: 'Season Plan Regenerated',
            description: result.revision.summary,
            tone: 'success',
          });
          setShown(null);
        } else if (result.__typename === 'PlanChanged') {
          setStale(true);
        } else {
          showRefusal(APPLY_FAILED, result);
        }
      },
      onError: (error) => showFailure(APPLY_FAILED, error.message),
    });
  }, [commitApply, remember, shown]);

  return { preview: shown?.preview ?? null, isStale, isAnalyzing, isApplying, analyze, analyzeAgain, apply, close };
}

export type Regeneration = ReturnType<typeof useRegeneration>;
