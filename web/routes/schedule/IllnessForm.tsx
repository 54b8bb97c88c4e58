import { ILLNESS_MAX_DAYS_AGO } from '../../../api/core/constants/adapt.ts';
import { IconStethoscope } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type { IllnessDialog_athlete$data } from '../../__generated__/IllnessDialog_athlete.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, ToggleChips } from '../../ui/choices.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { isSerious, knownSymptoms, looksMild, SYMPTOMS } from './illnessSymptoms.ts';
import {
  type IllnessAnswer,
  type IllnessPreviewed,
  type ToldIllness,
  usePreviewIllness,
  useWithdrawIllness,
} from './useIllness.ts';

type Illness = NonNullable<IllnessDialog_athlete$data['illness']>;

const NOT_YET = 'Choose today or an earlier day.';

interface FormProps {
  today: Day;
  onPreview: (told: ToldIllness, previewed: IllnessPreviewed) => void;
  onCancel: () => void;
}

export interface IllnessFormProps extends FormProps {
  illness: Illness | null;
  onWithdrawn: (answer: IllnessAnswer) => void;
}

/** Since when and how the athlete is ill; of an illness that was told of already, only how. */
export function IllnessForm({ illness, today, onPreview, onCancel, onWithdrawn }: IllnessFormProps) {
  const [from, setFrom] = useState<string>(illness?.from ?? today);
  const [symptoms, setSymptoms] = useState(knownSymptoms(illness?.symptoms ?? []));
  const [mildSaid, setMildSaid] = useState<boolean | null>(illness?.mild ?? null);
  const [preview, isBusy, refusal] = usePreviewIllness(onPreview);
  const [withdraw, isWithdrawing, refusedWithdrawal] = useWithdrawIllness(onWithdrawn);
  const serious = isSerious(symptoms);
  const mild = !serious && (mildSaid ?? looksMild(symptoms));
  const error = dayError(from, addDays(today, -ILLNESS_MAX_DAYS_AGO), today, NOT_YET);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!error) preview({ from: from as Day, wellOn: null, mild, symptoms });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {illness ? (
          <Text>Ill since {dayName(illness.from)}.</Text>
        ) : (
          <Field label="Since when?" required error={error}>
            <TextInput
              type="date"
              min={addDays(today, -ILLNESS_MAX_DAYS_AGO)}
              max={today}
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
          </Field>
        )}
        <FieldGroup label="What do you feel?" hint="Whatever applies.">
          <ToggleChips options={SYMPTOMS} value={symptoms} onChange={setSymptoms} />
        </FieldGroup>
        <Checkbox
          label="Only above the neck, no fever"
          note="With this, light movement stays in your plan."
          checked={mild}
          disabled={serious}
          onChange={(event) => setMildSaid(event.currentTarget.checked)}
        />
        <div aria-live="polite">
          {serious && (
            <Notice tone="warning" icon={<IconStethoscope size={18} aria-hidden />}>
              Please do not train with this, and see a doctor. If it is strong or came suddenly, call for help now. This
              is not medical advice.
            </Notice>
          )}
        </div>
        {illness && (
          <Inline gap={3} justify="between">
            <Text size={2} tone="muted">
              Told by mistake?
            </Text>
            <Button size="small" tone="ghost" busy={isWithdrawing} onClick={() => withdraw({ from: illness.from })}>
              I Was Not Ill
            </Button>
          </Inline>
        )}
        <FormFoot refusal={refusal ?? refusedWithdrawal} onCancel={onCancel}>
          <Button type="submit" tone="primary" busy={isBusy} disabled={error !== undefined}>
            See What Changes
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
}

/** Since when the athlete is free of symptoms. */
export function WellAgainForm({ illness, today, onPreview, onCancel }: FormProps & { illness: Illness }) {
  const [wellOn, setWellOn] = useState<string>(today);
  const [preview, isBusy, refusal] = usePreviewIllness(onPreview);
  const error = dayError(wellOn, illness.from, today, NOT_YET);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { from, mild, symptoms } = illness;
    if (!error) preview({ from, wellOn: wellOn as Day, mild, symptoms: knownSymptoms(symptoms) });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Field label="First day without symptoms" required error={error}>
          <TextInput
            type="date"
            min={illness.from}
            max={today}
            value={wellOn}
            onChange={(event) => setWellOn(event.currentTarget.value)}
          />
        </Field>
        <FormFoot refusal={refusal} onCancel={onCancel}>
          <Button type="submit" tone="primary" busy={isBusy} disabled={error !== undefined}>
            See What Changes
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
}

/** Why a day cannot be taken; undefined: it can. `tooLate`: what is said of one after the last. */
export function dayError(
  day: string,
  first: Day,
  last: Day,
  tooLate = `Choose ${dayName(last)} or an earlier day.`,
): string | undefined {
  if (day === '') return 'Choose a day.';
  if (day > last) return tooLate;
  if (day < first) return `Choose ${dayName(first)} or a later day.`;
  return undefined;
}

export function FormFoot({
  refusal,
  onCancel,
  children,
}: {
  refusal: string | null;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <>
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        {children}
      </DialogActions>
    </>
  );
}
