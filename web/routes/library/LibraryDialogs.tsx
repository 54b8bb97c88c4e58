import type { Drafts } from '../../forms/useDraftForm.ts';
import { CreateWorkoutDialog, EditWorkoutDialog } from './LibraryFormDialogs.tsx';
import type { LibraryWorkout } from './LibraryCard.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import type { StartingPoint } from './workoutForm.ts';

/** The one dialog over the library. */
export type OpenDialog =
  | { is: 'create'; from?: StartingPoint }
  | { is: 'upload' }
  | { is: 'edit'; workout: LibraryWorkout }
  | { is: 'schedule'; workout: LibraryWorkout };

interface LibraryDialogsProps {
  open: OpenDialog;
  isCoach: boolean;
  drafts: Drafts;
  /** The library is another. */
  onChanged: () => void;
  onClose: () => void;
}

export function LibraryDialogs({ open, isCoach, drafts, onChanged, onClose }: LibraryDialogsProps) {
  const done = () => {
    onChanged();
    onClose();
  };
  switch (open.is) {
    case 'create':
      return <CreateWorkoutDialog from={open.from} drafts={drafts} onDone={done} onClose={onClose} />;
    case 'edit':
      return <EditWorkoutDialog workout={open.workout} drafts={drafts} onDone={done} onClose={onClose} />;
    case 'upload':
      return <UploadDialog onDone={done} onClose={onClose} />;
    case 'schedule':
      return <ScheduleDialog workout={open.workout} isCoach={isCoach} onClose={onClose} />;
  }
}
