import type { RememberUndo } from '../undoStack.ts';
import { NEW_RACE, RaceFormDialog } from './RaceFormDialog.tsx';
import { useSeasonActions } from './SeasonActions.tsx';
import { useAddRace } from './useAddRace.ts';
import type { Drafts } from './useDraftForm.ts';

interface AddRaceDialogProps {
  athleteId: string;
  drafts: Drafts;
  remember: RememberUndo;
  onClose: () => void;
}

export function AddRaceDialog({ athleteId, drafts, remember, onClose }: AddRaceDialogProps) {
  const today = useSeasonActions()?.today;
  const draftKey = `race of ${athleteId}`;
  const [add, adding] = useAddRace(athleteId, remember, () => {
    drafts.delete(draftKey);
    onClose();
  });
  return (
    <RaceFormDialog
      title="Add Race"
      submitLabel="Add Race"
      saved={NEW_RACE}
      earliest={today}
      drafts={drafts}
      draftKey={draftKey}
      busy={adding}
      onSave={add}
      onClose={onClose}
    />
  );
}
