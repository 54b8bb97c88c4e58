import { useForm } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import {
  BOTTLE_BOUNDS,
  BOTTLE_ML_BOUNDS,
  CARBS_BOUNDS,
  GEL_BOUNDS,
  HUMIDITY_BOUNDS,
  TEMPERATURE_BOUNDS,
} from '../../../api/core/constants/raceDay.ts';
import type { DisplayUnits } from '../../../api/core/units/displayUnits.ts';
import type { GivenForm_given$data, GivenForm_given$key } from '../../__generated__/GivenForm_given.graphql.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/inputs.tsx';
import { Columns, Inline, Stack } from '../../ui/Layout.tsx';
import { celsiusOf, degreeUnit, ownDegrees } from './legText.ts';
import { useUpdateRaceDayPlan } from './useUpdateRaceDayPlan.ts';

/** Whole numbers, in the order of the form. */
const NUMBERS = [
  { name: 'humidity', label: 'Humidity (%)', hint: 'Left out: 60%.', bounds: HUMIDITY_BOUNDS },
  {
    name: 'practisedCarbsPerHour',
    label: 'Practised carbohydrate (g per hour)',
    hint: 'The most that went down well in long workouts.',
    bounds: CARBS_BOUNDS,
  },
  { name: 'gelCarbsG', label: 'A gel (g of carbohydrate)', hint: undefined, bounds: GEL_BOUNDS },
  { name: 'bottleCarbsG', label: 'A bottle (g of carbohydrate)', hint: undefined, bounds: BOTTLE_BOUNDS },
  { name: 'bottleMl', label: 'A bottle (ml)', hint: undefined, bounds: BOTTLE_ML_BOUNDS },
] as const;
type Name = (typeof NUMBERS)[number]['name'];
type Values = Record<Name | 'temperatureC', string>;

const shown = (value: number | null | undefined) => (value == null ? '' : String(value));
const numberIn = (typed: string) => (typed.trim() === '' ? null : Number(typed));

function valuesOf({ temperatureC, ...given }: GivenForm_given$data, units: DisplayUnits): Values {
  const rest = Object.fromEntries(NUMBERS.map(({ name }) => [name, shown(given[name])])) as Record<Name, string>;
  return { temperatureC: shown(temperatureC == null ? null : ownDegrees(temperatureC, units)), ...rest };
}

function bounded([least, most]: readonly [number, number], isWhole: boolean) {
  const isRight = (value: number) => value >= least && value <= most && (!isWhole || Number.isInteger(value));
  return {
    validate: (typed: string) =>
      typed.trim() === '' ||
      isRight(Number(typed)) ||
      `Use a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}.`,
  };
}

/** The weather, and what the athlete takes and has practised. */
export function GivenForm({ raceId, given: key }: { raceId: string; given: GivenForm_given$key }) {
  const given = useFragment(
    graphql`
      fragment GivenForm_given on RaceDayGiven {
        temperatureC
        humidity
        practisedCarbsPerHour
        gelCarbsG
        bottleCarbsG
        bottleMl
      }
    `,
    key,
  );
  const units = useUnits();
  const { register, handleSubmit, setError, reset, getValues, formState } = useForm<Values>({
    defaultValues: valuesOf(given, units),
  });
  const { errors, isDirty } = formState;
  const [save, isSaving] = useUpdateRaceDayPlan({
    says: { title: 'Race Day Saved' },
    done: () => reset(getValues()),
    showErrors: (faults) => {
      for (const { path, message } of faults) setError(path as keyof Values, { message });
    },
  });
  const submit = handleSubmit(({ temperatureC, ...rest }) => {
    const degrees = numberIn(temperatureC);
    save({
      raceId,
      temperatureC: degrees === null ? null : celsiusOf(degrees, units),
      ...(Object.fromEntries(NUMBERS.map(({ name }) => [name, numberIn(rest[name])])) as Record<Name, number | null>),
    });
  });
  const [coldest, hottest] = TEMPERATURE_BOUNDS;
  const degrees = [ownDegrees(coldest, units), ownDegrees(hottest, units)] as const;
  return (
    <form aria-label="Weather and fuel" onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <Columns count={3} gap={4}>
          <Field
            label={`Temperature (${degreeUnit(units)})`}
            hint="As the forecast says for the race."
            error={errors.temperatureC?.message}
          >
            <NumberInput step="any" {...register('temperatureC', bounded(degrees, false))} />
          </Field>
          {NUMBERS.map(({ name, label, hint, bounds }) => (
            <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
              <NumberInput min={bounds[0]} max={bounds[1]} {...register(name, bounded(bounds, true))} />
            </Field>
          ))}
        </Columns>
        <Inline>
          <Button type="submit" tone="primary" busy={isSaving} disabled={!isDirty}>
            Save
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
