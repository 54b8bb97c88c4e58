import { useCallback } from 'react';
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { type RememberUndo, undoable } from '../undoStack.ts';
import { type Answered, useMutation } from '../../forms/useMutation.ts';
import { savedRaceToast } from './raceToasts.ts';
import { showFailure, showRefusal, type ShowFaults } from '../../forms/saveFailure.ts';

/** What both ways to save a race answer: the saved race, or why it is not. */
interface RaceAnswer {
  readonly __typename: string;
  readonly race?: { readonly raceName: string; readonly priority: string };
  readonly validation?: { readonly warnings: readonly { readonly message: string; readonly recommendation: string }[] };
  readonly revision?: { readonly id: string };
  readonly unchanged?: boolean;
  readonly message?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

interface RaceSave<Mutation extends MutationParameters> {
  did: 'Added' | 'Updated';
  /** Said where the server gives no words. */
  failed: string;
  answerOf: (response: Answered<Mutation>['response']) => RaceAnswer;
}

/** Saves a race by that mutation, says what the season warns of, and offers the way back; `onDone` is called once it is saved. */
export function useRaceSave<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { did, failed, answerOf }: RaceSave<Mutation>,
  remember: RememberUndo,
  onDone: () => void,
) {
  const [commit, saving] = useMutation<Mutation>(mutation);
  const save = useCallback(
    (variables: VariablesOf<Mutation>, showFaults: ShowFaults) => {
      commit({
        variables,
        onCompleted: (response) => {
          const answer = answerOf(response);
          const { race, validation, revision } = answer;
          if (!race || !validation || !revision) return showRefusal(failed, answer, showFaults);
          remember(undoable({ ...answer, revision }), savedRaceToast(did, race, validation.warnings));
          onDone();
        },
        onError: (error) => showFailure(failed, error.message),
      });
    },
    [commit, did, failed, answerOf, remember, onDone],
  );
  return [save, saving] as const;
}
