import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SportPreferencesDialog_plan$key } from '../../__generated__/SportPreferencesDialog_plan.graphql.ts';
import type { Sport } from '../../__generated__/PhaseCard_phase.graphql.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { SportChecks } from './SportChecks.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { useUpdateSportPreferences } from './useUpdateSportPreferences.ts';

interface SportPreferencesDialogProps {
  plan: SportPreferencesDialog_plan$key;
  athleteId: string;
  remember: RememberUndo;
  onClose: () => void;
}

/** The sports of the whole season, at least one. */
export function SportPreferencesDialog({ plan: key, athleteId, remember, onClose }: SportPreferencesDialogProps) {
  const plan = useFragment(
    graphql`
      fragment SportPreferencesDialog_plan on SeasonPlan {
        sportPreferences
      }
    `,
    key,
  );
  const [sports, setSports] = useState<readonly Sport[]>(plan.sportPreferences as readonly Sport[]);
  const [error, setError] = useState<string>();
  const [update, updating] = useUpdateSportPreferences(remember, onClose);
  return (
    <FormDialog
      title="Edit Sport Preferences"
      description="Which sports should this season train?"
      submitLabel="Save Sports"
      busy={updating}
      onSubmit={(event) => {
        event.preventDefault();
        if (sports.length === 0) return setError('Please select at least one sport');
        update({ athleteId, sportPreferences: [...sports] });
      }}
      onClose={onClose}
    >
      <FieldGroup
        label="Sports"
        hint="Phases and training schedule follow the next time the plan is regenerated."
        error={error}
      >
        <SportChecks
          value={sports}
          onChange={(next) => {
            setSports(next);
            setError(undefined);
          }}
        />
      </FieldGroup>
    </FormDialog>
  );
}
