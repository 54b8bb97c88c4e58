import { Controller } from 'react-hook-form';
import { GENDERS } from '../../../api/core/codes/athlete.ts';
import { InjuryFields } from '../../cards/athleteForm/InjuryFields.tsx';
import { GENDER_LABELS } from '../../copy.ts';
import { Field } from '../../ui/Field.tsx';
import { NumberInput, Select, TextInput } from '../../ui/inputs.tsx';
import { Columns, Divider, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import type { StepProps } from './StepProps.ts';

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));

interface ProfileStepProps extends StepProps {
  /** The account belongs to the external identity provider, which owns the e-mail. */
  externalIdentity: boolean;
}

export function ProfileStep({ form, errorAt, externalIdentity }: ProfileStepProps) {
  const at = (name: string) => errorAt(`personalProfile.${name}`);
  return (
    <Stack gap={6}>
      <Columns gap={6}>
        <Field label="First name" required error={at('firstName')}>
          <TextInput autoComplete="given-name" {...form.register('personalProfile.firstName')} />
        </Field>
        <Field label="Last name" required error={at('lastName')}>
          <TextInput autoComplete="family-name" {...form.register('personalProfile.lastName')} />
        </Field>
      </Columns>
      <Field
        label="Email"
        required
        hint={externalIdentity ? 'Email is automatically set from your Google account' : undefined}
        error={at('email')}
      >
        <TextInput
          type="email"
          autoComplete="email"
          readOnly={externalIdentity}
          {...form.register('personalProfile.email')}
        />
      </Field>
      <Columns gap={6}>
        <Field label="Age" required error={at('age')}>
          <NumberInput min={18} max={100} {...form.register('personalProfile.age')} />
        </Field>
        <Field label="Gender" required error={at('gender')}>
          <Controller
            control={form.control}
            name="personalProfile.gender"
            render={({ field }) => <Select options={GENDER_OPTIONS} placeholder="Choose" {...field} />}
          />
        </Field>
      </Columns>
      <Divider />
      <Stack gap={4} as="section" aria-labelledby="injuries">
        <div>
          <Heading as="h3" size={4} id="injuries">
            Injuries
          </Heading>
          <Text tone="muted">
            {form.watch('personalProfile.injuries').length > 0
              ? 'The plan works around what has not healed.'
              : 'None added. Tell us of any that still matter; the plan works around them.'}
          </Text>
        </div>
        <InjuryFields name="personalProfile.injuries" errorAt={errorAt} />
      </Stack>
    </Stack>
  );
}
