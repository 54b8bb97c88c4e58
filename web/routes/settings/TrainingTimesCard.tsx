import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  TrainingTimesCard_athlete$data,
  TrainingTimesCard_athlete$key,
} from '../../__generated__/TrainingTimesCard_athlete.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { TRAINING_TIMES } from './cardTexts.ts';
import { WEEKDAY_LABELS } from '../../copy.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { useUpdateTrainingTimes } from './useUpdateTrainingTimes.ts';
import { wordOf } from '../../names.ts';

const Week = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: '$4',
  '@small': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

type Times = NonNullable<TrainingTimesCard_athlete$data['trainingTimes']>['days'];
type Day = Times[number]['day'];

/** When the athlete's training starts, by weekday. */
export function TrainingTimesCard({ athlete }: { athlete: TrainingTimesCard_athlete$key }) {
  const { trainingTimes } = useFragment(
    graphql`
      fragment TrainingTimesCard_athlete on Athlete {
        trainingTimes {
          areUsual
          days {
            day
            startsAt
          }
        }
      }
    `,
    athlete,
  );
  if (!trainingTimes) return null;
  const { days, areUsual } = trainingTimes;
  return (
    <SettingsCard {...TRAINING_TIMES}>
      <TimesForm days={days} areUsual={areUsual} />
    </SettingsCard>
  );
}

function TimesForm({ days, areUsual }: { days: Times; areUsual: boolean }) {
  const [draft, setDraft] = useState<Partial<Record<Day, string>>>({});
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const [update, isBusy, refusal] = useUpdateTrainingTimes();
  const changed = days.filter(({ day, startsAt }) => draft[day] !== undefined && draft[day] !== (startsAt ?? ''));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // a time of which only a part was typed reads as none
    const inputs = [...event.currentTarget.elements].filter((element) => element instanceof HTMLInputElement);
    const half = inputs.find(({ validity }) => validity.badInput);
    setUnfinished(half?.name ?? null);
    if (half) return half.focus();
    if (changed.length > 0)
      update(
        { times: changed.map(({ day }) => ({ day, startsAt: draft[day] || null })) },
        { done: () => setDraft({}) },
      );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Week>
          {days.map(({ day, startsAt }) => (
            <Field
              key={day}
              label={WEEKDAY_LABELS[wordOf(day)]}
              error={unfinished === day ? 'Finish the time, or clear it.' : undefined}
            >
              <TextInput
                type="time"
                name={day}
                value={draft[day] ?? startsAt ?? ''}
                onChange={({ target: { value } }) => setDraft((times) => ({ ...times, [day]: value }))}
              />
            </Field>
          ))}
        </Week>
        <Text size={2} tone="subtle">
          {areUsual ? 'These follow the part of the day that you prefer, until you change them. ' : ''}A day without a
          time shows its training as whole days.
        </Text>
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
        <Inline>
          <Button type="submit" busy={isBusy} disabled={changed.length === 0 && !isBusy}>
            Save Times
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
