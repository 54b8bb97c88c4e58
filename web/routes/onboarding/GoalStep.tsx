import { IconRun, IconSwimming } from '@tabler/icons-react';
import { Controller } from 'react-hook-form';
import { RACE_TYPE_LABELS } from '../../../api/core/race/race.ts';
import { RACE_TYPES } from '../../../api/core/codes/race.ts';
import { tableOf } from '../../../api/core/units/tableOf.ts';
import { RadioCards } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import type { StepProps } from './StepProps.ts';

const NOTES = tableOf({
  'half-marathon': '21.1 km',
  marathon: '42.2 km',
  'olympic-tri': '1.5 km · 40 km · 10 km',
  'half-ironman': '1.9 km · 90 km · 21.1 km',
  ironman: '3.8 km · 180 km · 42.2 km',
} as const);

type OfferedRaceType = keyof typeof NOTES;
const isOffered = (type: string): type is OfferedRaceType => type in NOTES;

// running first; the sprint distance is offered in the season plan only
const OPTIONS = [...RACE_TYPES]
  .filter(isOffered)
  .sort((a, b) => Number(b.endsWith('marathon')) - Number(a.endsWith('marathon')))
  .map((value) => ({
    value,
    label: RACE_TYPE_LABELS[value],
    note: NOTES[value],
    icon: value.endsWith('marathon') ? (
      <IconRun size={24} stroke={1.5} aria-hidden />
    ) : (
      <IconSwimming size={24} stroke={1.5} aria-hidden />
    ),
  }));

export function GoalStep({ form, errorAt }: StepProps) {
  return (
    <Stack gap={6}>
      <FieldGroup label="Race type" required error={errorAt('raceGoal.raceType') ?? errorAt('raceGoal')}>
        <Controller
          control={form.control}
          name="raceGoal.raceType"
          render={({ field }) => (
            <RadioCards
              name={field.name}
              options={OPTIONS}
              value={field.value === '' || !isOffered(field.value) ? '' : field.value}
              onChange={field.onChange}
              required
            />
          )}
        />
      </FieldGroup>
      <Columns>
        <Field label="Race name" optional error={errorAt('raceGoal.raceName')}>
          <TextInput placeholder="Berlin Marathon" {...form.register('raceGoal.raceName')} />
        </Field>
        <Field label="Target date" optional error={errorAt('raceGoal.targetDate')}>
          <TextInput type="date" {...form.register('raceGoal.targetDate')} />
        </Field>
      </Columns>
    </Stack>
  );
}
