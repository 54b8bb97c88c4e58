import { useCallback, useState } from 'react';
import type { SkipReason } from '../../cards/skipReasons.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { type ProposedChanges, useSubmitFeedback } from './useSubmitFeedback.ts';

/** How a workout went, told in one tap on its card; `proposed`: what the plan would change because of it, until it is left. */
export function useTelling(remember: RememberUndo) {
  const [proposed, setProposed] = useState<ProposedChanges | null>(null);
  const [submit] = useSubmitFeedback(remember, setProposed);
  return {
    tellDone: useCallback((workoutId: string) => void submit({ workoutId, completionStatus: 'COMPLETED' }), [submit]),
    tellSkipped: useCallback(
      (workoutId: string, reasonForSkip: SkipReason) =>
        void submit({ workoutId, completionStatus: 'SKIPPED', reasonForSkip }),
      [submit],
    ),
    proposed,
    leaveProposed: useCallback(() => setProposed(null), []),
  };
}
