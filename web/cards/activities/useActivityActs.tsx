import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import type { ActivityActs } from './ActivityRow.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { removed, useDeleteActivity } from './useDeleteActivity.ts';
import { useUnmatchActivity } from './useUnmatchActivity.ts';

type Open = { match: string } | { remove: { id: string; name: string; workout: string | null } } | null;

/** What can be done to the activities of a list, with the dialog that asks first. `onChanged`: the numbers of the page must follow. */
export function useActivityActs(connectionId: string, onChanged?: () => void): [ActivityActs, ReactNode] {
  const [open, setOpen] = useState<Open>(null);
  const close = useCallback(() => setOpen(null), []);
  const changed = useCallback(() => {
    setOpen(null);
    onChanged?.();
  }, [onChanged]);
  const unmatch = useUnmatchActivity(changed);
  const [remove, removing] = useDeleteActivity(connectionId, changed);
  const acts: ActivityActs = {
    onMatch: (match) => setOpen({ match }),
    onUnmatch: unmatch,
    onDelete: (chosen) => setOpen({ remove: chosen }),
  };
  const dialog =
    open === null ? null : 'match' in open ? (
      <MatchDialog activityId={open.match} onMatched={changed} onClose={close} />
    ) : (
      <ConfirmDialog
        title={`Delete ${open.remove.name}?`}
        confirmLabel="Delete Activity"
        busy={removing}
        onConfirm={() => remove({ activityId: open.remove.id }, { says: removed(`${open.remove.name} is gone.`) })}
        onClose={close}
      >
        {open.remove.workout
          ? `It is removed, and ${open.remove.workout} is again what it was before. Undo brings both back for seven days.`
          : 'It is removed for good, with its load: this cannot be undone.'}
      </ConfirmDialog>
    );
  return [acts, dialog];
}
