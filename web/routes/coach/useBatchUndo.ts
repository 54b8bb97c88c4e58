import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useBatchUndoMutation } from '../../__generated__/useBatchUndoMutation.graphql.ts';
import { problemsOf } from '../../cards/coaching/outcomeProblems.ts';
import { CANNOT_UNDO, useUndoStack } from '../../cards/useUndoStack.ts';
import { useAct } from '../../forms/useAct.ts';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';
import type { AppliedBatch } from './useApplyBatch.ts';
import { countOf } from '../../../api/core/units/countOf.ts';

/** Says what was done for several athletes, with one undo for all of them: in the toast, and by Ctrl or Cmd+Z. */
export function useBatchUndo(onUndone: () => void): (batch: AppliedBatch) => void {
  const [act] = useAct<useBatchUndoMutation>(
    graphql`
      mutation useBatchUndoMutation($input: UndoBatchChangeInput!) {
        undoBatchChange(input: $input) {
          ... on BatchChangePayload @alias(as: "payload") {
            batch {
              id
              outcomes {
                athlete {
                  firstName
                  lastName
                }
                isChanged
                problem
              }
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: CANNOT_UNDO,
      says: ({ batch: { outcomes } }) => {
        const restored = outcomes.filter(({ isChanged }) => isChanged).length;
        return {
          title: 'Change Undone',
          description: [`The weeks of ${countOf(restored, 'athlete')} are as before.`, ...problemsOf(outcomes)].join(
            ' ',
          ),
        };
      },
      done: onUndone,
    },
  );
  const remember = useUndoStack(useCallback((batchId: string) => void act({ batchId }), [act]));
  return useCallback(
    ({ id, summary, changed, problems }) => {
      const description = [`${summary} for ${countOf(changed, 'athlete')}.`, ...problems].join(' ');
      if (changed === 0) showToast({ title: 'Nothing Changed', description: problems.join(' '), tone: 'destructive' });
      else remember(id, { title: 'Changes applied!', description, tone: 'success', duration: HINT_MS });
    },
    [remember],
  );
}
