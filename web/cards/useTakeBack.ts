import { useCallback } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { showToast } from '../ui/Toast.tsx';
import { useOwnSentence } from './units/useOwnText.ts';
import { useMutation } from '../forms/useMutation.ts';

/** `undoScheduleChange` with what the screen shows of the athlete, and the summary of the revision. */
interface UndoMutation extends MutationParameters {
  readonly variables: { readonly input: { readonly athleteId: string; readonly revisionId?: string | null } };
  readonly response: {
    readonly undoScheduleChange:
      | {
          readonly __typename: string;
          readonly revision?: { readonly summary: string };
          readonly message?: string;
        }
      | null
      | undefined;
  };
}

/** More than a toast can tell; the history has the rest. */
const LONG = 140;

/** The first sentence of what would fill the screen. */
function brief(summary: string): string {
  const end = summary.indexOf('. ');
  return summary.length > LONG && end > 0 ? summary.slice(0, end + 1) : summary;
}

/** Says that a change could not be taken back, in the server's words where it gave any. */
export function showUndoFailure(message?: string): void {
  showToast({ title: 'Cannot Undo', description: message || 'Please try again.', tone: 'destructive' });
}

/** Takes back a revision by the screen's own mutation, and says what became of it; `onUndone` hears of each that is undone. */
export function useTakeBack<Mutation extends UndoMutation>(
  mutation: GraphQLTaggedNode,
  athleteId: string,
  onUndone?: (revisionId: string) => void,
): [undo: (revisionId: string) => void, isBusy: boolean] {
  const [commit, isBusy] = useMutation<Mutation>(mutation);
  const own = useOwnSentence();
  const undo = useCallback(
    (revisionId: string) => {
      commit({
        variables: { input: { athleteId, revisionId } },
        onCompleted: ({ undoScheduleChange: { revision, message } }) => {
          if (!revision) return showUndoFailure(message);
          showToast({ title: 'Change Undone', description: brief(own(revision.summary)), tone: 'success' });
          onUndone?.(revisionId);
        },
        onError: (error) => showUndoFailure(error.message),
      });
    },
    [athleteId, commit, onUndone, own],
  );
  return [undo, isBusy];
}
