import { IconBike, IconRun, IconSwimming } from '@tabler/icons-react';
import { Controller } from 'react-hook-form';
import { RACE_TYPE_LABELS } from '../../../api/core/race/race.ts';
import { baseSportsOf, type RaceType } from '../../../api/core/codes/race.ts';
import { RadioCards } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import type { StepProps } from './StepProps.ts';

/** How long each race is; the first six are shown at once, running first. */
const FIRST = {
  'half-marathon': '21.1 km',
  marathon: '42.2 km',
  'sprint-tri': '750 m · 20 km · 5 km',
  'olympic-tri': '1.5 km · 40 km · 10 km',
  'half-ironman': '1.9 km · 90 km · 21.1 km',
  ironman: '3.8 km · 180 km · 42.2 km',
} as const;
const MORE = {
  '5k': 'Run',
  '10k': 'Run',
  'ultra-50k': 'Run, about 50 km',
  'ultra-100k': 'Run, about 100 km',
  'gran-fondo': '100 to 200 km ride',
  'time-trial': '10 to 40 km ride',
  'open-water': '1.5 to 10 km swim',
  duathlon: '10 km · 40 km · 5 km',
  aquabike: '1.9 km · 90 km',
} as const;

const Opener = styled('summary', {
  ...focusRing,
  cursor: 'pointer',
  paddingY: '$2',
  marginBottom: '$1',
  fontSize: '$3',
  color: '$textMuted',
  borderRadius: '$small',
});

const ICONS = { running: IconRun, cycling: IconBike, swimming: IconSwimming };

function optionsOf(notes: Readonly<Partial<Record<RaceType, string>>>) {
  return (Object.keys(notes) as RaceType[]).map((value) => {
    const Icon = ICONS[baseSportsOf(value)[0]!];
    return {
      value,
      label: RACE_TYPE_LABELS[value],
      note: notes[value],
      icon: <Icon size={24} stroke={1.5} aria-hidden />,
    };
  });
}

const FIRST_OPTIONS = optionsOf(FIRST);
const MORE_OPTIONS = optionsOf(MORE);

export function GoalStep({ form, errorAt }: StepProps) {
  return (
    <Stack gap={6}>
      <FieldGroup label="Race type" required error={errorAt('raceGoal.raceType') ?? errorAt('raceGoal')}>
        <Controller
          control={form.control}
          name="raceGoal.raceType"
          render={({ field }) => (
            <Stack gap={3}>
              <RadioCards
                name={field.name}
                options={FIRST_OPTIONS}
                value={field.value}
                onChange={field.onChange}
                required
              />
              <details open={field.value in MORE}>
                <Opener>More race types</Opener>
                <RadioCards name={field.name} options={MORE_OPTIONS} value={field.value} onChange={field.onChange} />
              </details>
            </Stack>
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
        <Field
          label="Goal time"
          optional
          hint="Hours, minutes, seconds: h:mm:ss"
          error={errorAt('raceGoal.goalTimeSec')}
        >
          <TextInput
            maxLength={8}
            autoComplete="off"
            placeholder="3:30:00"
            {...form.register('raceGoal.goalTimeSec')}
          />
        </Field>
      </Columns>
    </Stack>
  );
}
