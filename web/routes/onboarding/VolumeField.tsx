import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { hoursFromVolume } from '../../../api/core/athlete/weeklyVolume.ts';
import type { EnduranceSport } from '../../../api/core/codes/sport.ts';
import { Field } from '../../ui/Field.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { styled } from '../../ui/theme.ts';
import { SPORT_LABELS } from '../../copy.ts';
import type { StepProps } from './StepProps.ts';
import { useTyping } from './useTyping.ts';
import { numberWritten, UNITS_OF_SPORT, unitWritten, type VolumeUnit, volumeText } from '../weeklyVolume.ts';
import { hoursToFiveMinutes } from '../../../api/core/units/timeText.ts';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem',
  gap: '$3',
  maxWidth: '20rem',
});

const UNREAD = 'We cannot read this as a week’s training. Write a number, such as 4.';

/** A week's training now: a number and what it counts. */
export function VolumeField({ sport, form, errorAt }: StepProps & { sport: EnduranceSport }) {
  const unitId = useId();
  const at = `assessments.${sport}` as const;
  const [typed, chosen] = form.watch([`${at}.weeklyVolume`, `${at}.volumeUnit`]);
  const [isTyping, field] = useTyping(form.register(`${at}.weeklyVolume`));
  const unit = unitWritten(typed) ?? chosen;
  const units = UNITS_OF_SPORT[sport];
  const offered = units.includes(unit) ? units : [...units, unit];
  const isBlank = typed.trim() === '';
  const read = isBlank ? null : hoursFromVolume(volumeText(typed, unit), sport);
  const choose = (next: VolumeUnit) => {
    form.setValue(`${at}.volumeUnit`, next);
    if (!isBlank) form.setValue(`${at}.weeklyVolume`, numberWritten(typed));
  };
  return (
    <Field
      label="Weekly volume"
      hint={
        read === null
          ? 'What you train in a week now; the plan starts from here.'
          : `The plan starts from ${hoursToFiveMinutes(read)} of ${SPORT_LABELS[sport].toLowerCase()} a week.`
      }
      error={errorAt(`${at}.weeklyVolume`) ?? (isBlank || isTyping || read !== null ? undefined : UNREAD)}
    >
      <Row>
        <TextInput inputMode="decimal" autoComplete="off" maxLength={100} placeholder="4" {...field} />
        <Controller
          control={form.control}
          name={`${at}.volumeUnit`}
          render={({ field: { ref, onBlur, name } }) => (
            <Select
              id={unitId}
              aria-label="Hours or distance"
              aria-describedby={undefined}
              aria-invalid={undefined}
              name={name}
              ref={ref}
              onBlur={onBlur}
              value={unit}
              onChange={({ currentTarget }) => choose(currentTarget.value as VolumeUnit)}
              options={offered.map((value) => ({ value, label: value }))}
            />
          )}
        />
      </Row>
    </Field>
  );
}
