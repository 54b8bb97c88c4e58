import { useCallback, useEffect, useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useUndoMutation } from '../../__generated__/useUndoMutation.graphql.ts';
import { showToast, type ToastMessage } from '../../ui/Toast.tsx';

/** Says that a change was made, with a way back to what was before that revision. */
export type RememberUndo = (revisionId: string, message: ToastMessage) => void;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input,textarea,select,[contenteditable=true],[role=dialog]') !== null
  );
}

function failed(message?: string): void {
  showToast({ title: 'Cannot Undo', description: message || 'Please try again.', tone: 'destructive' });
}

/** Undo for the changes made in this window: from the toast of each, and by Ctrl or Cmd+Z, the latest first. */
export function useUndo(athleteId: string): RememberUndo {
  const [commit] = useMutation<useUndoMutation>(graphql`
    mutation useUndoMutation($input: UndoScheduleChangeInput!) {
      undoScheduleChange(input: $input) {
        __typename
        ... on UndoScheduleChangePayload {
          athlete {
            ...ScheduleView_athlete
          }
          revision {
            summary
          }
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const made = useRef<string[]>([]);

  const undo = useCallback(
    (revisionId: string) => {
      made.current = made.current.filter((id) => id !== revisionId);
      commit({
        variables: { input: { athleteId, revisionId } },
        onCompleted: ({ undoScheduleChange: result }) => {
          if (result.__typename === 'UndoScheduleChangePayload') {
            showToast({ title: 'Change Undone', description: result.revision.summary, tone: 'success' });
          } else {
            failed(result.__typename === 'NotPossible' ? result.message : undefined);
          }
        },
        onError: (error) => failed(error.message),
      });
    },
    [athleteId, commit],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const last = made.current.at(-1);
      if (!isUndo || !last || isTyping(event.target)) return;
      event.preventDefault();
      undo(last);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo]);

  return useCallback(
    (revisionId, message) => {
      made.current.push(revisionId);
      showToast({ ...message, action: { label: 'Undo', onPress: () => undo(revisionId) } });
    },
    [undo],
  );
}
