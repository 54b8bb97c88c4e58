import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useBatchUndoMutation } from '../../__generated__/useBatchUndoMutation.graphql.ts';
import { problemsOf } from '../../cards/coaching/outcomeProblems.ts';
import { useUndoStack } from '../../cards/undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showUndoFailure } from '../../cards/useTakeBack.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { AppliedBatch } from './useApplyBatch.ts';

const HINT_MS = 8000;

const athletes = (count: number) => `${count} ${count === 1 ? 'athlete' : 'athletes'}`;

/** Says what was done for several athletes, with one undo for all of them: in the toast, and by Ctrl or Cmd+Z. */
export function useBatchUndo(onUndone: () => void): (batch: AppliedBatch) => void {
  const [commit] = useMutation<useBatchUndoMutation>(graphql`
    mutation useBatchUndoMutation($input: UndoBatchChangeInput!) {
      undoBatchChange(input: $input) {
        __typename
        ... on BatchChangePayload {
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
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const undo = useCallback(
    (batchId: string) => {
      commit({
        variables: { input: { batchId } },
        onCompleted: ({ undoBatchChange: result }) => {
          if (result.__typename !== 'BatchChangePayload') {
            showUndoFailure('message' in result ? result.message : undefined);
            return;
          }
          const { outcomes } = result.batch;
          const restored = outcomes.filter(({ isChanged }) => isChanged).length;
          showToast({
            title: 'Change Undone',
            description: [`The weeks of ${athletes(restored)} are as before.`, ...problemsOf(outcomes)].join(' '),
            tone: 'success',
          });
          onUndone();
        },
        onError: (error) => showUndoFailure(error.message),
      });
    },
    [commit, onUndone],
  );
  const remember = useUndoStack(undo);
  return useCallback(
    ({ id, summary, changed, problems }) => {
      const description = [`${summary} for ${athletes(changed)}.`, ...problems].join(' ');
      if (changed === 0) showToast({ title: 'Nothing Changed', description: problems.join(' '), tone: 'destructive' });
      else remember(id, { title: 'Changes applied!', description, tone: 'success', duration: HINT_MS });
    },
    [remember],
  );
}
