import { Controller } from 'react-hook-form';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { RACE_TYPE_LABELS } from '../../../api/core/race/race.ts';
import { RACE_TYPES } from '../../../api/core/codes/race.ts';
import type { Priority, RaceType } from '../../__generated__/useAddRaceMutation.graphql.ts';
import { RadioCards } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { Select, Textarea, TextInput } from '../../ui/inputs.tsx';
import { Columns } from '../../ui/Layout.tsx';
import { PRIORITY_MEANINGS } from '../race.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import type { ShowErrors } from '../../forms/saveFailure.ts';
import { type Drafts, useDraftForm } from '../../forms/useDraftForm.ts';
import { goalSecondsOf } from './goalSeconds.ts';
import { nameOf } from '../../names.ts';

/** A race as the form holds it; blank: not told. */
export interface RaceValues {
  raceName: string;
  raceType: RaceType | '';
  raceDate: string;
  priority: Priority;
  location: string;
  notes: string;
  /** h:mm:ss. */
  goalTimeSec: string;
}

/** A race as it is sent. */
export interface RaceFields {
  raceName: string;
  raceType: RaceType;
  raceDate: Day;
  priority: Priority;
  location: string | null;
  notes: string | null;
  goalTimeSec: number | null;
}

export const NEW_RACE: RaceValues = {
  raceName: '',
  raceType: '',
  raceDate: '',
  priority: 'B',
  location: '',
  notes: '',
  goalTimeSec: '',
};

const TYPES = RACE_TYPES.map((type) => ({
  value: nameOf(type),
  label: RACE_TYPE_LABELS[type],
}));
const PRIORITIES = (['A', 'B', 'C'] as const).map((value) => ({
  value,
  label: value,
  note: PRIORITY_MEANINGS[value],
}));

interface RaceFormDialogProps {
  title: string;
  submitLabel: string;
  saved: RaceValues;
  /** The first day that the picker offers. */
  earliest?: Day;
  drafts: Drafts;
  /** Under which what was typed is kept. */
  draftKey: string;
  busy: boolean;
  /** `showErrors` writes the server's objections beside their fields. */
  onSave: (race: RaceFields, showErrors: ShowErrors) => void;
  onClose: () => void;
}

/** Every field of a race. Saving wants a name, a type and a date. */
export function RaceFormDialog({
  title,
  submitLabel,
  saved,
  earliest,
  drafts,
  draftKey,
  busy,
  onSave,
  onClose,
}: RaceFormDialogProps) {
  const { form, keep, forget, startOver, showFaults: showErrors } = useDraftForm<RaceValues>(drafts, draftKey, saved);
  const { errors } = form.formState;
  const [raceName, raceType, raceDate] = form.watch(['raceName', 'raceType', 'raceDate']);
  const save = form.handleSubmit((values) => {
    if (!values.raceType) return;
    const goalTimeSec = goalSecondsOf(values.goalTimeSec);
    if (goalTimeSec === undefined) {
      showErrors([{ path: 'goalTimeSec', message: 'Write the goal time as h:mm:ss, such as 3:30:00.' }]);
      return;
    }
    // what was typed is given up only once it is saved
    keep();
    onSave(
      {
        raceName: values.raceName.trim(),
        raceType: values.raceType,
        raceDate: values.raceDate,
        priority: values.priority,
        location: values.location.trim() || null,
        notes: values.notes.trim() || null,
        goalTimeSec,
      },
      showErrors,
    );
  });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      canSubmit={raceName.trim() !== '' && raceType !== '' && raceDate !== ''}
      busy={busy}
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
      <Field label="Race name" required error={errors.raceName?.message}>
        <TextInput maxLength={100} autoComplete="off" placeholder="Berlin Marathon" {...form.register('raceName')} />
      </Field>
      <Columns gap={5}>
        <Field label="Race type" required error={errors.raceType?.message}>
          <Select options={TYPES} placeholder="Choose" {...form.register('raceType')} />
        </Field>
        <Field label="Race date" required error={errors.raceDate?.message}>
          <TextInput type="date" min={earliest} {...form.register('raceDate')} />
        </Field>
      </Columns>
      <FieldGroup label="Priority" error={errors.priority?.message}>
        <Controller
          control={form.control}
          name="priority"
          render={({ field }) => (
            <RadioCards
              name={field.name}
              columns={3}
              options={PRIORITIES}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </FieldGroup>
      <Field label="Goal time" optional hint="Hours, minutes, seconds: h:mm:ss" error={errors.goalTimeSec?.message}>
        <TextInput maxLength={8} autoComplete="off" placeholder="3:30:00" {...form.register('goalTimeSec')} />
      </Field>
      <Field label="Location" optional error={errors.location?.message}>
        <TextInput maxLength={200} autoComplete="off" {...form.register('location')} />
      </Field>
      <Field label="Notes" optional error={errors.notes?.message}>
        <Textarea rows={3} maxLength={5000} {...form.register('notes')} />
      </Field>
    </FormDialog>
  );
}
