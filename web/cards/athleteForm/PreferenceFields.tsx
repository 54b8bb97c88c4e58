import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { WORKOUT_TIMES, type WorkoutTime } from '../../../api/core/athlete/athlete.ts';
import { WEEKDAYS, type Weekday } from '../../../api/core/calendar/calendar.ts';
import { WEEKDAY_LABELS, WORKOUT_TIME_LABELS } from '../../copy.ts';
import { RadioCards, ToggleChips } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { NumberInput, Textarea } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import type { ShownConstraint } from './ConstraintList.tsx';
import { LiveConstraints } from './LiveConstraints.tsx';

const DAYS = WEEKDAYS.map((value) => ({
  value,
  label: WEEKDAY_LABELS[value],
  short: WEEKDAY_LABELS[value].slice(0, 3),
}));
const TIMES = WORKOUT_TIMES.map((value) => ({
  value,
  label: WORKOUT_TIME_LABELS[value].label,
  note: WORKOUT_TIME_LABELS[value].hours,
}));

/** The server's own sentences, said while the days are being chosen. */
function longDaysError(long: readonly Weekday[], unavailable: readonly Weekday[]): string | undefined {
  const both = long.find((day) => unavailable.includes(day));
  return both && `${WEEKDAY_LABELS[both]} is marked unavailable, so it cannot be a long-workout day.`;
}

function unavailableDaysError(unavailable: readonly Weekday[]): string | undefined {
  return unavailable.length === WEEKDAYS.length ? 'At least one training day must be available.' : undefined;
}

interface PreferenceAnswers {
  trainingPreferences: {
    weeklyHoursAvailable: string;
    longWorkoutDays: Weekday[];
    unavailableDays: Weekday[];
    preferredWorkoutTimes: WorkoutTime | '';
    schedulingConstraints: string;
  };
}

interface PreferenceFieldsProps {
  /** What is wrong at a path of the form. */
  errorAt: (path: string) => string | undefined;
  /** What is told of the scheduling constraints as they are kept. */
  constraints?: readonly ShownConstraint[];
  /** What else the form asks, after the days and times. */
  children?: ReactNode;
}

/** When and how much somebody can train. Stands in a FormProvider whose answers hold `trainingPreferences`. */
export function PreferenceFields({ errorAt, constraints: kept, children }: PreferenceFieldsProps) {
  const form = useFormContext<PreferenceAnswers>();
  const [long, unavailable, constraints] = form.watch([
    'trainingPreferences.longWorkoutDays',
    'trainingPreferences.unavailableDays',
    'trainingPreferences.schedulingConstraints',
  ]);
  const at = (name: string) => errorAt(`trainingPreferences.${name}`);
  return (
    <Stack gap={6}>
      <Field
        label="Weekly hours available"
        required
        hint="Whole hours, 0 to 40. The plan never asks for more."
        error={at('weeklyHoursAvailable')}
      >
        <NumberInput
          min={0}
          max={40}
          css={{ maxWidth: '9rem' }}
          {...form.register('trainingPreferences.weeklyHoursAvailable')}
        />
      </Field>
      <FieldGroup
        label="Preferred long-workout days"
        required
        hint="Where your longest workouts go."
        error={longDaysError(long, unavailable) ?? at('longWorkoutDays')}
      >
        <Controller
          control={form.control}
          name="trainingPreferences.longWorkoutDays"
          render={({ field }) => <ToggleChips oneRow options={DAYS} value={field.value} onChange={field.onChange} />}
        />
      </FieldGroup>
      <FieldGroup
        label="Unavailable days"
        hint="Nothing is ever planned on these days."
        error={unavailableDaysError(unavailable) ?? at('unavailableDays')}
      >
        <Controller
          control={form.control}
          name="trainingPreferences.unavailableDays"
          render={({ field }) => <ToggleChips oneRow options={DAYS} value={field.value} onChange={field.onChange} />}
        />
      </FieldGroup>
      <FieldGroup label="Preferred workout time" required error={at('preferredWorkoutTimes')}>
        <Controller
          control={form.control}
          name="trainingPreferences.preferredWorkoutTimes"
          render={({ field }) => (
            <RadioCards
              name={field.name}
              options={TIMES}
              value={field.value}
              onChange={field.onChange}
              columns={4}
              required
            />
          )}
        />
      </FieldGroup>
      {children}
      <Stack gap={3}>
        <Field
          label="Scheduling constraints"
          optional
          hint="Days, minutes and dates in your own words: “No swim on Fridays. Away 10 to 14 December.” Each sentence says at once what the plan makes of it."
          error={at('schedulingConstraints')}
        >
          <Textarea {...form.register('trainingPreferences.schedulingConstraints')} />
        </Field>
        <LiveConstraints text={constraints} kept={kept} />
      </Stack>
    </Stack>
  );
}
