import { Controller } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import type { PhaseDialog_phase$key } from '../../__generated__/PhaseDialog_phase.graphql.ts';
import type { Sport } from '../../__generated__/PhaseCard_phase.graphql.ts';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { NumberInput, Textarea, TextInput } from '../../ui/inputs.tsx';
import { dateRange } from '../dateText.ts';
import { FocusAreasInput, withArea } from './FocusAreasInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { SportChecks } from './SportChecks.tsx';
import { type Drafts, useDraftForm } from '../../forms/useDraftForm.ts';
import { useUpdatePhase } from './useUpdatePhase.ts';

const MIN_HOURS = 1;
const MAX_HOURS = 40;

interface PhaseValues {
  weeklyVolume: string;
  description: string;
  focusAreas: string[];
  /** A focus area that is typed but not added. */
  typedArea: string;
  sportPreferences: Sport[];
}

/** What is no number counts as 0 hours. */
const hoursOf = (typed: string) => Number(typed.replace(',', '.')) || 0;

interface PhaseDialogProps {
  phase: PhaseDialog_phase$key;
  drafts: Drafts;
  remember: RememberUndo;
  onClose: () => void;
}

/** Hours, words and sports of one phase; its name and its days are the planner's. */
export function PhaseDialog({ phase: key, drafts, remember, onClose }: PhaseDialogProps) {
  const phase = useFragment(
    graphql`
      fragment PhaseDialog_phase on Phase {
        id
        phaseName
        startDate
        endDate
        weeklyVolume
        description
        focusAreas
        baseSports
        sportPreferences
      }
    `,
    key,
  );
  const {
    form,
    keep,
    forget,
    startOver,
    showFaults: showErrors,
  } = useDraftForm<PhaseValues>(drafts, phase.id, {
    weeklyVolume: String(phase.weeklyVolume),
    description: phase.description,
    focusAreas: [...phase.focusAreas],
    typedArea: '',
    sportPreferences: [...phase.sportPreferences] as Sport[],
  });
  const [update, updating] = useUpdatePhase(remember, () => {
    forget();
    onClose();
  });
  const { errors } = form.formState;
  const weeklyVolume = hoursOf(form.watch('weeklyVolume'));
  const isTooMuch = weeklyVolume > MAX_HOURS;
  const save = form.handleSubmit((values) => {
    keep();
    update(
      {
        phaseId: phase.id,
        weeklyVolume: hoursOf(values.weeklyVolume),
        description: values.description.trim(),
        focusAreas: withArea(values.focusAreas, values.typedArea),
        sportPreferences: values.sportPreferences,
      },
      { showErrors },
    );
  });
  return (
    <FormDialog
      title="Edit Training Phase"
      description={dateRange(phase.startDate, phase.endDate)}
      submitLabel="Update Phase"
      canSubmit={weeklyVolume >= MIN_HOURS && !isTooMuch}
      busy={updating}
      onSubmit={(event) => void save(event)}
      onStartOver={startOver}
      onClose={() => {
        keep();
        onClose();
      }}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      <Field label="Phase name">
        <TextInput readOnly value={phase.phaseName} />
      </Field>
      <Field
        label="Weekly hours"
        required
        hint={`A week of this phase on average, ${MIN_HOURS} to ${MAX_HOURS}.`}
        error={isTooMuch ? `At most ${MAX_HOURS} hours a week.` : errors.weeklyVolume?.message}
      >
        <NumberInput
          min={MIN_HOURS}
          max={MAX_HOURS}
          step={0.5}
          inputMode="decimal"
          {...form.register('weeklyVolume')}
        />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <Textarea rows={3} maxLength={2000} {...form.register('description')} />
      </Field>
      <Controller
        control={form.control}
        name="focusAreas"
        render={({ field: areas }) => (
          <Controller
            control={form.control}
            name="typedArea"
            render={({ field: typed }) => (
              <FocusAreasInput
                areas={areas.value}
                onChange={areas.onChange}
                typed={typed.value}
                onType={typed.onChange}
                error={errors.focusAreas?.message}
              />
            )}
          />
        )}
      />
      <FieldGroup label="Sports" error={errors.sportPreferences?.message}>
        <Controller
          control={form.control}
          name="sportPreferences"
          render={({ field }) => (
            <SportChecks value={field.value} onChange={field.onChange} required={phase.baseSports as Sport[]} />
          )}
        />
      </FieldGroup>
    </FormDialog>
  );
}
