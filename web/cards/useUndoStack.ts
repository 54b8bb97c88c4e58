import { useCallback, useRef } from 'react';
import { showToast, type ToastMessage } from '../ui/Toast.tsx';
import { useShortcut } from './keyboard/useShortcut.ts';

/** Says that a change was made, with a way back to what was before that revision; null: nothing was to be changed. */
export type RememberUndo = (revisionId: string | null, message: ToastMessage, undoLabel?: string) => void;

/** Said of what could not be taken back. */
export const CANNOT_UNDO = { title: 'Cannot Undo' };

const NONE: ReadonlySet<string> = new Set();

/** A change that the screen shows before the server has answered; `takeBack` once somebody wants it undone by then. */
interface ComingChange {
  takeBack?: () => void;
}

const coming: ComingChange[] = [];

/** Tells of such a change. The function returned ends it, once it is remembered or refused. */
export function tellOfComingChange(): (wasMade: boolean) => void {
  const change: ComingChange = {};
  coming.push(change);
  return (wasMade) => {
    coming.splice(coming.indexOf(change), 1);
    if (wasMade) change.takeBack?.();
  };
}

/**
 * The changes made in this window, to be taken back from the toast of each, and by Ctrl or Cmd+Z, the latest first;
 * `undone` are those that were taken back in another way.
 */
export function useUndoStack(undo: (revisionId: string) => void, undone = NONE): RememberUndo {
  const made = useRef<string[]>([]);
  const takeBack = useCallback(
    (revisionId: string) => {
      made.current = made.current.filter((id) => id !== revisionId);
      undo(revisionId);
    },
    [undo],
  );

  useShortcut('undo', () => {
    const takeBackLast = () => {
      const last = made.current.findLast((id) => !undone.has(id));
      if (!last) return false;
      takeBack(last);
    };
    // what was done last is meant, not what was done before it
    const change = coming.findLast((each) => !each.takeBack);
    if (!change) return takeBackLast();
    change.takeBack = takeBackLast;
  });

  return useCallback(
    (revisionId, message, undoLabel = 'Undo') => {
      // what the message says is of the earlier change
      if (revisionId === null) return showToast({ title: 'Nothing Changed', description: 'It was so already.' });
      made.current.push(revisionId);
      showToast({
        ...message,
        action: { label: undoLabel, onPress: () => takeBack(revisionId) },
      });
    },
    [takeBack],
  );
}
