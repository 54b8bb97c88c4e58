import type { Drafts } from '../../forms/useDraftForm.ts';
import type { LibraryWorkout } from './LibraryCard.tsx';
import { LibraryFormDialog } from './LibraryFormDialog.tsx';
import { useCreateLibraryWorkout } from './useCreateLibraryWorkout.ts';
import { useUpdateLibraryWorkout } from './useUpdateLibraryWorkout.ts';
import { NEW_WORKOUT, type StartingPoint, valuesOf } from './workoutForm.ts';

interface DialogProps {
  drafts: Drafts;
  onDone: () => void;
  /** Closed without saving: what was typed is kept. */
  onClose: () => void;
}

/** A new workout: of nothing, or of what is in the fields already. */
export function CreateWorkoutDialog({
  from,
  drafts,
  onDone,
  onClose,
}: DialogProps & { from?: StartingPoint | undefined }) {
  // each starting point keeps what was typed upon it
  const draftKey = from ? `new workout: ${from.key}` : 'new workout';
  const [create, creating] = useCreateLibraryWorkout(() => {
    drafts.delete(draftKey);
    onDone();
  });
  return (
    <LibraryFormDialog
      title="New Workout"
      submitLabel="Add to Library"
      saved={from?.values ?? NEW_WORKOUT}
      drafts={drafts}
      draftKey={draftKey}
      busy={creating}
      onSave={(fields, showErrors) => create(fields, { showErrors })}
      onClose={onClose}
    />
  );
}

export function EditWorkoutDialog({ workout, drafts, onDone, onClose }: DialogProps & { workout: LibraryWorkout }) {
  const draftKey = workout.id;
  const [update, updating] = useUpdateLibraryWorkout(() => {
    drafts.delete(draftKey);
    onDone();
  });
  return (
    <LibraryFormDialog
      title="Edit Workout"
      submitLabel="Save Changes"
      saved={valuesOf(workout)}
      drafts={drafts}
      draftKey={draftKey}
      busy={updating}
      onSave={(fields, showErrors) => update({ libraryWorkoutId: workout.id, ...fields }, { showErrors })}
      onClose={onClose}
    />
  );
}
