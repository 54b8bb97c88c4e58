import { Controller } from 'react-hook-form';
import { FormDialog } from '../../forms/FormDialog.tsx';
import type { ShowErrors } from '../../forms/saveFailure.ts';
import { type Drafts, useDraftForm } from '../../forms/useDraftForm.ts';
import { Field } from '../../ui/Field.tsx';
import { NumberInput, Select, Textarea, TextInput } from '../../ui/inputs.tsx';
import { Columns } from '../../ui/Layout.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { StepEditor } from '../../cards/steps/StepEditor.tsx';
import { previewOf } from '../../cards/steps/stepPreview.ts';
import {
  fieldsOf,
  INTENSITIES,
  isMissingFields,
  steppedType,
  TYPES,
  type WorkoutFields,
  type WorkoutValues,
} from './workoutForm.ts';

interface LibraryFormDialogProps {
  title: string;
  submitLabel: string;
  saved: WorkoutValues;
  drafts: Drafts;
  /** Under which what was typed is kept. */
  draftKey: string;
  busy: boolean;
  onSave: (workout: WorkoutFields, showErrors: ShowErrors) => void;
  onClose: () => void;
}

const REQUIRED = 'Please fill in all required fields.';

/** Every field of a library workout, its steps as a line or a form. */
export function LibraryFormDialog({
  title,
  submitLabel,
  saved,
  drafts,
  draftKey,
  busy,
  onSave,
  onClose,
}: LibraryFormDialogProps) {
  const {
    form,
    keep,
    forget,
    startOver,
    showFaults: showErrors,
  } = useDraftForm<WorkoutValues>(drafts, draftKey, saved);
  const { errors } = form.formState;
  const [stepText, workoutType] = form.watch(['stepText', 'workoutType']);
  const type = steppedType(workoutType);
  const preview = previewOf(stepText, type);
  const save = form.handleSubmit((values) => {
    const fields = fieldsOf(values);
    if (isMissingFields(fields)) {
      const missing = (['name', 'instructions'] as const).filter((name) => fields[name] === '');
      showErrors(missing.map((path) => ({ path, message: REQUIRED })));
      return void showToast({ title: 'Missing fields', description: REQUIRED, tone: 'destructive' });
    }
    const now = previewOf(values.stepText, steppedType(values.workoutType));
    if (now.is === 'wrong')
      return void showToast({ title: 'The steps cannot be read', description: now.message, tone: 'destructive' });
    // what was typed is given up only once it is saved
    keep();
    onSave(fields, showErrors);
  });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      size="large"
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
      <Field label="Name" required error={errors.name?.message}>
        <TextInput maxLength={120} autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Description" optional hint="One sentence: what it is for." error={errors.description?.message}>
        <Textarea rows={2} maxLength={500} {...form.register('description')} />
      </Field>
      <Columns count={3} gap={4}>
        <Field label="Type" required error={errors.workoutType?.message}>
          <Select options={TYPES} {...form.register('workoutType')} />
        </Field>
        <Field label="Intensity" required error={errors.intensity?.message}>
          <Select options={INTENSITIES} {...form.register('intensity')} />
        </Field>
        {preview.is === 'steps' ? (
          <Field key="sum" label="Duration" hint="Minutes, the sum of the steps.">
            <NumberInput readOnly value={preview.minutes} />
          </Field>
        ) : (
          <Field key="own" label="Duration" optional hint="Minutes." error={errors.duration?.message}>
            <NumberInput min={1} max={600} {...form.register('duration')} />
          </Field>
        )}
      </Columns>
      <Controller
        control={form.control}
        name="stepText"
        render={({ field }) => (
          <StepEditor
            value={field.value}
            workoutType={type}
            purpose="With steps, athletes get targets in their own watts and paces, and the planner may use the workout."
            onChange={field.onChange}
            error={errors.stepText?.message}
          />
        )}
      />
      <Field label="Instructions" required error={errors.instructions?.message}>
        <Textarea rows={4} maxLength={5000} {...form.register('instructions')} />
      </Field>
      <Field
        label="Tags"
        optional
        hint="Parted by commas. Phases such as build say where the planner may use it."
        error={errors.tags?.message}
      >
        <TextInput autoComplete="off" placeholder="build, threshold, hills" {...form.register('tags')} />
      </Field>
    </FormDialog>
  );
}
