import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUndoPrincipleMutation } from '../../__generated__/useUndoPrincipleMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { problemsOf } from '../coaching/outcomeProblems.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showUndoFailure } from '../useTakeBack.ts';

/** Takes an applied principle back for all of its athletes, and says for whom that could not be. */
export function useUndoPrinciple(
  onUndone: () => void,
): readonly [undo: (applicationId: string) => void, isBusy: boolean] {
  const [commit, isBusy] = useMutation<useUndoPrincipleMutation>(graphql`
    mutation useUndoPrincipleMutation($input: UndoPrincipleInput!) {
      undoPrinciple(input: $input) {
        principle {
          id
          ...PrincipleItem_principle
        }
        outcomes {
          athlete {
            firstName
            lastName
          }
          revisionId
          problem
        }
      }
    }
  `);
  const undo = useCallback(
    (applicationId: string) => {
      commit({
        variables: { input: { applicationId } },
        onCompleted: ({ undoPrinciple: { outcomes } }) => {
          const restored = outcomes.filter(({ revisionId }) => revisionId != null).length;
          const problems = problemsOf(outcomes);
          if (restored === 0) showUndoFailure(problems.join(' ') || 'It has been undone already.');
          else {
            const whose = `The weeks of ${restored} ${restored === 1 ? 'athlete' : 'athletes'} are as before.`;
            showToast({
              title: 'Change Undone',
              description: [whose, ...problems, 'The principle stays on for what is planned from now on.'].join(' '),
              tone: 'success',
            });
          }
          onUndone();
        },
        onError: (error) => showUndoFailure(error.message),
      });
    },
    [commit, onUndone],
  );
  return [undo, isBusy];
}
