import { type RememberUndo, useUndoStack } from './useUndoStack.ts';
import { type UndoScreen, useRevert } from './useRevert.ts';

/** Undo for the changes made on a screen: from the toast of each, and by Ctrl or Cmd+Z, the latest first. */
export function useUndo(athleteId: string, screen: UndoScreen): RememberUndo {
  const [undo] = useRevert(athleteId, screen);
  return useUndoStack(undo);
}
