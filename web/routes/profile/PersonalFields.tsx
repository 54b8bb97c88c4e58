import { GENDERS } from '../../../api/core/codes/athlete.ts';
import { GENDER_LABELS } from '../../copy.ts';
import { Field } from '../../ui/Field.tsx';
import { NumberInput, Select, TextInput } from '../../ui/inputs.tsx';
import { Columns } from '../../ui/Layout.tsx';
import type { FieldsProps } from './FieldsProps.ts';

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));

export function PersonalFields({ form, errorAt }: FieldsProps) {
  return (
    <Columns gap={5}>
      <Field label="First name" required error={errorAt('firstName')}>
        <TextInput autoComplete="given-name" {...form.register('firstName')} />
      </Field>
      <Field label="Last name" required error={errorAt('lastName')}>
        <TextInput autoComplete="family-name" {...form.register('lastName')} />
      </Field>
      <Field label="Age" required error={errorAt('age')}>
        <NumberInput min={18} max={100} {...form.register('age')} />
      </Field>
      <Field label="Gender" required error={errorAt('gender')}>
        <Select options={GENDER_OPTIONS} placeholder="Choose" {...form.register('gender')} />
      </Field>
    </Columns>
  );
}
