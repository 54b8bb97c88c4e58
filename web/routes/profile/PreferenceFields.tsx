import { Controller } from 'react-hook-form';
import { WORKOUT_TIMES } from '../../../api/core/athlete.ts';
import { WEEKDAYS } from '../../../api/core/calendar.ts';
import { WEEKDAY_LABELS, WORKOUT_TIME_LABELS } from '../../copy.ts';
import { RadioCards, ToggleChips } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { NumberInput, Textarea } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import type { FieldsProps } from './FieldsProps.ts';

const DAYS = WEEKDAYS.map((value) => ({ value, label: WEEKDAY_LABELS[value], short: WEEKDAY_LABELS[value].slice(0, 3) }));
const TIMES = WORKOUT_TIMES.map((value) => ({ value, label: WORKOUT_TIME_LABELS[value].label, note: WORKOUT_TIME_LABELS[value].hours }));

const Caps = styled('div', { display: 'grid', gap: '$4', gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))' });

export function PreferenceFields({ form, faultAt }: FieldsProps) {
  const at = (name: string) => faultAt(`trainingPreferences.${name}`);
  return (
    <Stack gap={6}>
      <Field label="Weekly hours available" required hint="Whole hours, 0 to 40. The plan never asks for more." error={at('weeklyHoursAvailable')}>
        <NumberInput min={0} max={40} css={{ maxWidth: '9rem' }} {...form.register('trainingPreferences.weeklyHoursAvailable')} />
      </Field>
      <FieldGroup label="Preferred long-workout days" required hint="Where your longest sessions go." error={at('longWorkoutDays')}>
        <Controller
          control={form.control}
          name="trainingPreferences.longWorkoutDays"
          render={({ field }) => <ToggleChips options={DAYS} value={field.value} onChange={field.onChange} />}
        />
      </FieldGroup>
      <FieldGroup label="Unavailable days" hint="Nothing is ever planned on these days." error={at('unavailableDays')}>
        <Controller
          control={form.control}
          name="trainingPreferences.unavailableDays"
          render={({ field }) => <ToggleChips options={DAYS} value={field.value} onChange={field.onChange} />}
        />
      </FieldGroup>
      <FieldGroup label="Preferred workout time" required error={at('preferredWorkoutTimes')}>
        <Controller
          control={form.control}
          name="trainingPreferences.preferredWorkoutTimes"
          render={({ field }) => (
            <RadioCards name={field.name} options={TIMES} value={field.value} onChange={field.onChange} columns={4} required />
          )}
        />
      </FieldGroup>
      <FieldGroup label="Most minutes a day" hint="All sessions of that day together. Blank: no cap." error={at('maxMinutesByDay')}>
        <Caps>
          {WEEKDAYS.map((day) => (
            <Field key={day} label={WEEKDAY_LABELS[day]} error={at(`maxMinutesByDay.${day}`)}>
              <NumberInput min={0} max={1440} step={5} {...form.register(`trainingPreferences.maxMinutesByDay.${day}`)} />
            </Field>
          ))}
        </Caps>
      </FieldGroup>
      <Field label="Scheduling constraints" optional hint="Travel, shifts, school runs: whatever the plan should know." error={at('schedulingConstraints')}>
        <Textarea {...form.register('trainingPreferences.schedulingConstraints')} />
      </Field>
    </Stack>
  );
}
