import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUndoPrincipleMutation } from '../../__generated__/useUndoPrincipleMutation.graphql.ts';
import { showFailure } from '../../forms/saveFailure.ts';
import { useAct } from '../../forms/useAct.ts';
import { showToast } from '../../ui/Toast.tsx';
import { problemsOf } from '../coaching/outcomeProblems.ts';
import { CANNOT_UNDO } from '../useUndoStack.ts';
import { countOf } from '../../../api/core/units/countOf.ts';

/** Takes an applied principle back for all of its athletes, and says for whom that could not be. */
export function useUndoPrinciple(onUndone: () => void) {
  const [act, isBusy] = useAct<useUndoPrincipleMutation>(
    graphql`
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
    `,
    {
      failed: CANNOT_UNDO,
      done: ({ outcomes }) => {
        const restored = outcomes.filter(({ revisionId }) => revisionId != null).length;
        const problems = problemsOf(outcomes);
        if (restored === 0) showFailure(CANNOT_UNDO, problems.join(' ') || 'It has been undone already.');
        else {
          const whose = `The weeks of ${countOf(restored, 'athlete')} are as before.`;
          showToast({
            title: 'Change Undone',
            description: [whose, ...problems, 'The principle stays on for what is planned from now on.'].join(' '),
            tone: 'success',
          });
        }
        onUndone();
      },
    },
  );
  return [useCallback((applicationId: string) => void act({ applicationId }), [act]), isBusy] as const;
}
