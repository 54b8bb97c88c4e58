import { graphql, useFragment } from 'react-relay';
import type { Race } from '../../../api/core/race/race.ts';
import type { SeasonDialogs_plan$key } from '../../__generated__/SeasonDialogs_plan.graphql.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { AddRaceDialog } from './AddRaceDialog.tsx';
import { DeleteRaceDialog } from './DeleteRaceDialog.tsx';
import { EditRaceDialog } from './EditRaceDialog.tsx';
import { PhaseDialog } from './PhaseDialog.tsx';
import { RaceResultDialog } from './RaceResultDialog.tsx';
import { RegenerationDialog } from './RegenerationDialog.tsx';
import { SportPreferencesDialog } from './SportPreferencesDialog.tsx';
import type { Drafts } from '../../forms/useDraftForm.ts';
import type { Regeneration } from './useRegeneration.ts';

export type OpenDialog =
  | { kind: 'addRace'; like?: Race; onAdded?: () => void }
  | { kind: 'sports' }
  | { kind: 'editRace' | 'deleteRace' | 'result' | 'phase'; id: string };

// what was typed into a dialog outlives it, until the page is loaded anew
const drafts: Drafts = new Map();

interface SeasonDialogsProps {
  athleteId: string;
  plan: SeasonDialogs_plan$key;
  open: OpenDialog | null;
  regeneration: Regeneration;
  remember: RememberUndo;
  onClose: () => void;
}

/** The one dialog that is open over the season. What it was about may have gone meanwhile: then there is none. */
export function SeasonDialogs({ athleteId, plan: key, open, regeneration, remember, onClose }: SeasonDialogsProps) {
  const plan = useFragment(
    graphql`
      fragment SeasonDialogs_plan on SeasonPlan {
        races {
          id
          ...EditRaceDialog_race
          ...DeleteRaceDialog_race
          ...RaceResultDialog_race
        }
        phases {
          id
          ...PhaseDialog_phase
        }
        ...SportPreferencesDialog_plan
      }
    `,
    key,
  );
  if (regeneration.preview) return <RegenerationDialog regeneration={regeneration} preview={regeneration.preview} />;
  if (!open) return null;
  const shared = { remember, onClose };
  if (open.kind === 'addRace')
    return <AddRaceDialog athleteId={athleteId} drafts={drafts} like={open.like} onAdded={open.onAdded} {...shared} />;
  if (open.kind === 'sports') return <SportPreferencesDialog plan={plan} athleteId={athleteId} {...shared} />;
  if (open.kind === 'phase') {
    const phase = plan.phases.find(({ id }) => id === open.id);
    return phase ? <PhaseDialog phase={phase} drafts={drafts} {...shared} /> : null;
  }
  const race = plan.races.find(({ id }) => id === open.id);
  if (!race) return null;
  if (open.kind === 'editRace') return <EditRaceDialog race={race} drafts={drafts} {...shared} />;
  if (open.kind === 'result') return <RaceResultDialog race={race} drafts={drafts} {...shared} />;
  return <DeleteRaceDialog race={race} {...shared} />;
}
