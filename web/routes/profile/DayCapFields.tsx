import { WEEKDAYS } from '../../../api/core/calendar/calendar.ts';
import { WEEKDAY_LABELS } from '../../copy.ts';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/inputs.tsx';
import { styled } from '../../ui/theme.ts';
import type { FieldsProps } from './FieldsProps.ts';

const Caps = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
});

/** The most minutes of each weekday. */
export function DayCapFields({ form, errorAt }: FieldsProps) {
  const at = (day: string) => errorAt(`trainingPreferences.maxMinutesByDay${day}`);
  return (
    <FieldGroup label="Most minutes a day" hint="All workouts of that day together. Blank: no cap." error={at('')}>
      <Caps>
        {WEEKDAYS.map((day) => (
          <Field key={day} label={WEEKDAY_LABELS[day]} error={at(`.${day}`)}>
            <NumberInput min={0} max={1440} step={5} {...form.register(`trainingPreferences.maxMinutesByDay.${day}`)} />
          </Field>
        ))}
      </Caps>
    </FieldGroup>
  );
}
