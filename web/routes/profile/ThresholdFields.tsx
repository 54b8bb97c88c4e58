import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { ENDURANCE_SPORTS } from '../../../api/core/codes/sport.ts';
import { type DisplayUnits, METRES_PER_MILE, paceMeasure } from '../../../api/core/units/displayUnits.ts';
import { clockText, secondsOf } from '../../../api/core/units/clock.ts';
import {
  cssOfTrials,
  ftpOfTwentyMinutes,
  paceText,
  thresholdSpeedOfHalfHour,
  thresholdSpeedOfRace,
} from '../../../api/core/athlete/thresholds.ts';
import { SPORT_LABELS } from '../../copy.ts';
import { Button } from '../../ui/Button.tsx';
import { ToggleChips } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { NumberInput, Select, TextInput } from '../../ui/inputs.tsx';
import { Columns, Inline, Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import type { FieldsProps } from './FieldsProps.ts';
import type { ProfileFields } from './profileForm.ts';

const TESTED = ENDURANCE_SPORTS.map((value) => ({ value, label: SPORT_LABELS[value] }));

type Measure = keyof ProfileFields['thresholds'];

interface Way {
  label: string;
  fills: Measure;
  /** What is asked: one or two values, as times or as numbers. */
  asks: readonly { label: string; placeholder: string; isTime: boolean }[];
  /** The threshold as the form writes it; null: not possible. */
  read: (values: readonly number[]) => string | null;
}

const time = (label: string, placeholder: string) => ({ label, placeholder, isTime: true });

/** What swim trials are measured in. */
const trialUnit = (units: DisplayUnits) => (paceMeasure('swim', units).name.endsWith('yd') ? 'yd' : 'm');

function waysFor(units: DisplayUnits) {
  const run = paceMeasure('run', units);
  const long =
    units.units === 'metric'
      ? { name: 'kilometres', metres: 1000, placeholder: '6.8' }
      : { name: 'miles', metres: METRES_PER_MILE, placeholder: '4.2' };
  const trial = trialUnit(units);
  const race = (label: string, distanceM: number, placeholder: string): Way => ({
    label,
    fills: 'runThresholdSpeed',
    asks: [time('Time', placeholder)],
    read: ([seconds]) => paceText(thresholdSpeedOfRace(distanceM, seconds!), run.per),
  });
  return {
    race5: race('Run: 5 km race', 5000, '22:30'),
    race10: race('Run: 10 km race', 10_000, '47:00'),
    raceHalf: race('Run: half marathon', 21_097.5, '1:45:00'),
    raceFull: race('Run: marathon', 42_195, '3:45:00'),
    halfHour: {
      label: 'Run: 30 minutes alone, all out',
      fills: 'runThresholdSpeed',
      asks: [{ label: `Distance in ${long.name}`, placeholder: long.placeholder, isTime: false }],
      read: ([far]) => paceText(thresholdSpeedOfHalfHour(far! * long.metres), run.per),
    },
    twentyMinutes: {
      label: 'Bike: 20 minutes, all out',
      fills: 'ftp',
      asks: [{ label: 'Mean power in watts', placeholder: '260', isTime: false }],
      read: ([watts]) => String(Math.round(ftpOfTwentyMinutes(watts!))),
    },
    swimTrials: {
      label: `Swim: 400 ${trial} and 200 ${trial} trials`,
      fills: 'css',
      asks: [time(`Time over 400 ${trial}`, '6:40'), time(`Time over 200 ${trial}`, '3:10')],
      read: ([t400, t200]) => {
        // over yards the time of 100 m comes out as that of 100 yd
        const speed = cssOfTrials(t400!, t200!);
        return speed === null ? null : clockText(100 / speed);
      },
    },
  } satisfies Record<string, Way>;
}

const Helper = styled('div', {
  padding: '$4',
  borderRadius: '$large',
  backgroundColor: '$sunken',
  '@small': { padding: '$5' },
});

function valueOf(typed: string, isTime: boolean): number | null {
  const value = isTime ? secondsOf(typed) : Number(typed.trim().replace(',', '.'));
  return value !== null && Number.isFinite(value) && value > 0 ? value : null;
}

/** From a test or a race to the threshold that it shows, put into its field. */
function WorkItOut({ units, fill }: { units: DisplayUnits; fill: (measure: Measure, value: string) => void }) {
  const ways = waysFor(units);
  const [chosen, setChosen] = useState<keyof typeof ways>('race10');
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<{ error?: string; done?: string }>({});
  const titleId = useId();
  const way: Way = ways[chosen];
  const use = () => {
    const values = way.asks.map(({ isTime }, index) => valueOf(typed[index] ?? '', isTime));
    if (values.some((value) => value === null))
      return setSaid({ error: way.asks[0]!.isTime ? 'Write each time such as 22:30 or 1:45:00.' : 'Write a number.' });
    const read = way.read(values as number[]);
    if (read === null)
      return setSaid({ error: `The 400 ${trialUnit(units)} must take longer than the 200 ${trialUnit(units)}.` });
    fill(way.fills, read);
    setSaid({ done: `Filled in: ${read}.` });
  };
  return (
    <Helper role="group" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading as="h3" size={4} id={titleId}>
          Work it out from a test or a race
        </Heading>
        <Columns count={3} gap={4} css={{ alignItems: 'end' }}>
          <Field label="What you did">
            <Select
              options={Object.entries(ways).map(([value, { label }]) => ({ value, label }))}
              value={chosen}
              onChange={(event) => {
                setChosen(event.target.value as keyof typeof ways);
                setTyped([]);
                setSaid({});
              }}
            />
          </Field>
          {way.asks.map(({ label, placeholder }, index) => (
            <Field key={`${chosen} ${label}`} label={label}>
              <TextInput
                inputMode="text"
                placeholder={placeholder}
                value={typed[index] ?? ''}
                onChange={(event) =>
                  setTyped(way.asks.map((_, each) => (each === index ? event.target.value : (typed[each] ?? ''))))
                }
              />
            </Field>
          ))}
        </Columns>
        <Inline gap={3}>
          <Button onClick={use}>Fill in</Button>
          <Text role="status" size={2} tone={said.error ? 'danger' : 'muted'}>
            {said.error ?? said.done ?? ''}
          </Text>
        </Inline>
      </Stack>
    </Helper>
  );
}

export function ThresholdFields({ form, errorAt, units }: FieldsProps & { units: DisplayUnits }) {
  const at = (measure: Measure) => errorAt(`thresholds.${measure}`);
  return (
    <Stack gap={6}>
      <Columns gap={5}>
        <Field label="FTP, bike" hint="Watts" error={at('ftp')}>
          <NumberInput min={50} max={600} {...form.register('thresholds.ftp')} />
        </Field>
        <Field
          label="Threshold pace, run"
          hint={`Minutes per ${paceMeasure('run', units).name}, such as ${units.units === 'metric' ? '4:30' : '7:15'}`}
          error={at('runThresholdSpeed')}
        >
          <TextInput inputMode="text" {...form.register('thresholds.runThresholdSpeed')} />
        </Field>
        <Field
          label="CSS, swim"
          hint={`Minutes per ${paceMeasure('swim', units).name}, such as 1:45`}
          error={at('css')}
        >
          <TextInput inputMode="text" {...form.register('thresholds.css')} />
        </Field>
        <Field label="Threshold heart rate" hint="Beats per minute" error={at('lthr')}>
          <NumberInput min={80} max={220} {...form.register('thresholds.lthr')} />
        </Field>
      </Columns>
      <FieldGroup
        label="Plan tests of"
        hint="A test is the hard workout of an easier week, about every six weeks. Weeks planned from now on follow."
        error={errorAt('testedSports')}
      >
        <Controller
          control={form.control}
          name="testedSports"
          render={({ field }) => <ToggleChips options={TESTED} value={field.value} onChange={field.onChange} />}
        />
      </FieldGroup>
      <WorkItOut
        units={units}
        fill={(measure, value) => form.setValue(`thresholds.${measure}`, value, { shouldDirty: true })}
      />
    </Stack>
  );
}
