import type { Race } from '../../../api/core/race/race.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { NEW_RACE, RaceFormDialog, type RaceValues } from './RaceFormDialog.tsx';
import { useSeasonActions } from './SeasonActions.tsx';
import { goalTimeText } from './goalTime.ts';
import { useAddRace } from './useAddRace.ts';
import type { Drafts } from '../../forms/useDraftForm.ts';
import { nameOf } from '../../names.ts';

interface AddRaceDialogProps {
  athleteId: string;
  drafts: Drafts;
  /** What the form is filled in with. */
  like?: Race | undefined;
  onAdded?: (() => void) | undefined;
  remember: RememberUndo;
  onClose: () => void;
}

const valuesOf = ({ raceName, raceType, raceDate, priority, goalTimeSec }: Race): RaceValues => ({
  ...NEW_RACE,
  raceName,
  raceType: nameOf(raceType),
  raceDate,
  priority,
  goalTimeSec: goalTimeText(goalTimeSec),
});

export function AddRaceDialog({ athleteId, drafts, like, onAdded, remember, onClose }: AddRaceDialogProps) {
  const today = useSeasonActions()?.today;
  // what was typed for a race of one's own is no part of one that is tried
  const draftKey = like ? `race of ${athleteId} like ${JSON.stringify(like)}` : `race of ${athleteId}`;
  const [add, adding] = useAddRace(remember, () => {
    drafts.delete(draftKey);
    onAdded?.();
    onClose();
  });
  return (
    <RaceFormDialog
      title="Add Race"
      submitLabel="Add Race"
      saved={like ? valuesOf(like) : NEW_RACE}
      earliest={today}
      drafts={drafts}
      draftKey={draftKey}
      busy={adding}
      onSave={(race, showErrors) => add({ athleteId, ...race }, { showErrors })}
      onClose={onClose}
    />
  );
}
