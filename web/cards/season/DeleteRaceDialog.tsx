import { graphql, useFragment } from 'react-relay';
import type { DeleteRaceDialog_race$key } from '../../__generated__/DeleteRaceDialog_race.graphql.ts';
import { fullDate } from '../dateText.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { useDeleteRace } from './useDeleteRace.ts';

interface DeleteRaceDialogProps {
  race: DeleteRaceDialog_race$key;
  remember: RememberUndo;
  onClose: () => void;
}

export function DeleteRaceDialog({ race: key, remember, onClose }: DeleteRaceDialogProps) {
  const race = useFragment(
    graphql`
      fragment DeleteRaceDialog_race on Race {
        id
        raceName
        raceDate
      }
    `,
    key,
  );
  const [remove, deleting] = useDeleteRace(race.raceName, remember, onClose);
  return (
    <ConfirmDialog
      title={`Delete ${race.raceName}?`}
      confirmLabel="Delete Race"
      busy={deleting}
      onConfirm={() => remove({ raceId: race.id })}
      onClose={onClose}
    >
      The race on {fullDate(race.raceDate)} leaves the season. The phases stay as they are until the plan is
      regenerated.
    </ConfirmDialog>
  );
}
