import { graphql, useFragment } from 'react-relay';
import type { EditRaceDialog_race$key } from '../../__generated__/EditRaceDialog_race.graphql.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { goalTimeText } from './goalTime.ts';
import { RaceFormDialog, type RaceValues } from './RaceFormDialog.tsx';
import type { Drafts } from '../../forms/useDraftForm.ts';
import { useUpdateRace } from './useUpdateRace.ts';

interface EditRaceDialogProps {
  race: EditRaceDialog_race$key;
  drafts: Drafts;
  remember: RememberUndo;
  onClose: () => void;
}

export function EditRaceDialog({ race: key, drafts, remember, onClose }: EditRaceDialogProps) {
  const { id, location, notes, goalTimeSec, ...race } = useFragment(
    graphql`
      fragment EditRaceDialog_race on Race {
        id
        raceName
        raceType
        raceDate
        priority
        location
        notes
        goalTimeSec
      }
    `,
    key,
  );
  const [update, updating] = useUpdateRace(remember, () => {
    drafts.delete(id);
    onClose();
  });
  return (
    <RaceFormDialog
      title="Edit Race"
      submitLabel="Save Race"
      saved={
        {
          ...race,
          location: location ?? '',
          notes: notes ?? '',
          goalTimeSec: goalTimeText(goalTimeSec),
        } as RaceValues
      }
      drafts={drafts}
      draftKey={id}
      busy={updating}
      onSave={(race, showErrors) => update({ raceId: id, ...race }, { showErrors })}
      onClose={onClose}
    />
  );
}
