import { useCallback, useState } from 'react';
import { type RememberUndo, useUndoStack } from '../useUndoStack.ts';
import { useRevert } from '../useRevert.ts';

/** The way back from the changes of the schedule that a screen made: one for the whole screen. */
export interface ScheduleUndo {
  rememberUndo: RememberUndo;
  undo: (revisionId: string) => void;
  isBusy: boolean;
  /** Revisions that were taken back here. */
  undone: ReadonlySet<string>;
}

/** Undo for the changes of the schedule made from a screen that is not the schedule. */
export function useScheduleUndo(athleteId: string): ScheduleUndo {
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const onUndone = useCallback((revisionId: string) => setUndone((before) => new Set(before).add(revisionId)), []);
  const [undo, isBusy] = useRevert(athleteId, 'other', onUndone);
  return { rememberUndo: useUndoStack(undo, undone), undo, isBusy, undone };
}
