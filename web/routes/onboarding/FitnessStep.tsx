import { IconBike, IconRun, IconSwimming, IconTargetArrow } from '@tabler/icons-react';
import { EXPERIENCE_LEVELS, FITNESS_LEVELS } from '../../../api/core/codes/athlete.ts';
import type { EnduranceSport } from '../../../api/core/codes/sport.ts';
import { EXPERIENCE_LABELS, FITNESS_LABELS, SPORT_LABELS } from '../../copy.ts';
import { Field } from '../../ui/Field.tsx';
import { Select, Textarea } from '../../ui/inputs.tsx';
import { Columns, Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { Text } from '../../ui/Text.tsx';
import { sportsOf } from '../onboardingAnswers.ts';
import { ResultField } from './ResultField.tsx';
import type { StepProps } from './StepProps.ts';
import { VolumeField } from './VolumeField.tsx';

const ICONS = { running: IconRun, cycling: IconBike, swimming: IconSwimming };
const EXPERIENCE = EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_LABELS[value] }));
const FITNESS = FITNESS_LEVELS.map((value) => ({ value, label: FITNESS_LABELS[value] }));

// the line stands in an element of its own: a fieldset draws its border through the legend
const SportGroup = styled('div', {
  '& + &': { paddingTop: '$8', borderTop: '1px solid $colors$line' },
});
const SportName = styled('legend', {
  paddingBottom: '$5',
  fontSize: '$5',
  fontWeight: '$semibold',
  '& svg': { color: '$accent' },
});

function SportAssessment(props: StepProps & { sport: EnduranceSport }) {
  const { sport, form, errorAt } = props;
  const Icon = ICONS[sport];
  const at = `assessments.${sport}` as const;
  return (
    <SportGroup>
      <fieldset>
        <SportName>
          <Inline gap={3}>
            <Icon size={24} stroke={1.5} aria-hidden />
            {SPORT_LABELS[sport]}
          </Inline>
        </SportName>
        <Stack gap={5}>
          <Columns gap={5}>
            <Field label="Experience level" required error={errorAt(`${at}.experienceLevel`)}>
              <Select options={EXPERIENCE} placeholder="Choose" {...form.register(`${at}.experienceLevel`)} />
            </Field>
            <Field label="Current fitness level" required error={errorAt(`${at}.currentFitnessLevel`)}>
              <Select options={FITNESS} placeholder="Choose" {...form.register(`${at}.currentFitnessLevel`)} />
            </Field>
          </Columns>
          <VolumeField {...props} />
          <ResultField {...props} />
          <Field label="Notes" optional error={errorAt(`${at}.notes`)}>
            <Textarea rows={2} {...form.register(`${at}.notes`)} />
          </Field>
        </Stack>
      </fieldset>
    </SportGroup>
  );
}

export function FitnessStep(props: StepProps) {
  const sports = sportsOf(props.form.watch('raceGoal.raceType'));
  const error = props.errorAt('assessments');
  if (sports.length === 0)
    return (
      <EmptyState icon={<IconTargetArrow size={24} />} title="Choose a race type first">
        Your race says which sports we ask about. Go back to step 1 to choose it.
      </EmptyState>
    );
  return (
    <Stack gap={8}>
      {error && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
      {sports.map((sport) => (
        <SportAssessment key={sport} sport={sport} {...props} />
      ))}
    </Stack>
  );
}
