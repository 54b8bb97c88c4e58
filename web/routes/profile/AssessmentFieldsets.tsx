import { EXPERIENCE_LEVELS, FITNESS_LEVELS } from '../../../api/core/codes/athlete.ts';
import { EXPERIENCE_LABELS, FITNESS_LABELS, SPORT_LABELS } from '../../copy.ts';
import { Field } from '../../ui/Field.tsx';
import { Select, Textarea, TextInput } from '../../ui/inputs.tsx';
import { Columns, Divider, Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import type { FieldsProps } from './FieldsProps.ts';

const EXPERIENCE = EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_LABELS[value] }));
const FITNESS = FITNESS_LEVELS.map((value) => ({ value, label: FITNESS_LABELS[value] }));

export function AssessmentFieldsets({ form, errorAt }: FieldsProps) {
  return (
    <Stack gap={6}>
      {form.getValues('fitnessAssessments').map(({ sport }, index) => {
        const name = `fitnessAssessments.${index}` as const;
        return (
          <Stack key={sport} gap={5} role="group" aria-label={SPORT_LABELS[sport]}>
            {index > 0 && <Divider />}
            <Heading as="h3" size={4}>
              {SPORT_LABELS[sport]}
            </Heading>
            <Columns gap={5}>
              <Field label="Experience level" required error={errorAt(`${name}.experienceLevel`)}>
                <Select options={EXPERIENCE} {...form.register(`${name}.experienceLevel`)} />
              </Field>
              <Field label="Current fitness level" required error={errorAt(`${name}.currentFitnessLevel`)}>
                <Select options={FITNESS} {...form.register(`${name}.currentFitnessLevel`)} />
              </Field>
            </Columns>
            <Field
              label="Weekly volume"
              optional
              hint="Such as “4 hours” or “30 km”."
              error={errorAt(`${name}.weeklyVolume`)}
            >
              <TextInput {...form.register(`${name}.weeklyVolume`)} />
            </Field>
            <Field label="Notes" optional error={errorAt(`${name}.notes`)}>
              <Textarea rows={2} {...form.register(`${name}.notes`)} />
            </Field>
          </Stack>
        );
      })}
    </Stack>
  );
}
