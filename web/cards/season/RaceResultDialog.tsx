import { Controller } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import type { RaceResultDialog_race$key } from '../../__generated__/RaceResultDialog_race.graphql.ts';
import type { ResultStatus } from '../../__generated__/useRecordRaceResultMutation.graphql.ts';
import { Checkbox, RadioCards } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { NumberInput, Select, Textarea } from '../../ui/inputs.tsx';
import { styled } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { finishSecondsOf, timeFields, type TimeFields } from './finishTime.ts';
import { type Drafts, useDraftForm } from '../../forms/useDraftForm.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { useRecordRaceResult } from './useRecordRaceResult.ts';

const OUTCOMES: readonly { value: ResultStatus; label: string }[] = [
  { value: 'FINISHED', label: 'Finished' },
  { value: 'DID_NOT_FINISH', label: 'Did not finish' },
  { value: 'DID_NOT_START', label: 'Did not start' },
];

const FEELINGS = Array.from({ length: 10 }, (_, index) => {
  const value = String(index + 1);
  const words: Readonly<Record<string, string>> = { 1: ' · very hard', 10: ' · very good' };
  return { value, label: value + (words[value] ?? '') };
});

const Clock = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  maxWidth: '20rem',
});

interface ResultValues extends TimeFields {
  status: ResultStatus;
  beforeHalfway: boolean;
  /** 1 to 10; blank: not told. */
  feeling: string;
  notes: string;
}

interface RaceResultDialogProps {
  race: RaceResultDialog_race$key;
  drafts: Drafts;
  remember: RememberUndo;
  onClose: () => void;
}

/** How a race went; what follows it is planned from that. */
export function RaceResultDialog({ race: key, drafts, remember, onClose }: RaceResultDialogProps) {
  const race = useFragment(
    graphql`
      fragment RaceResultDialog_race on Race {
        id
        raceName
        raceDate
        result {
          status
          finishSeconds
          feeling
          beforeHalfway
          notes
        }
      }
    `,
    key,
  );
  const given = race.result;
  const {
    form,
    keep,
    forget,
    startOver,
    showFaults: showErrors,
  } = useDraftForm<ResultValues>(drafts, `result of ${race.id}`, {
    status: OUTCOMES.find(({ value }) => value === given?.status)?.value ?? 'FINISHED',
    ...timeFields(given?.finishSeconds),
    beforeHalfway: given?.beforeHalfway ?? false,
    feeling: given?.feeling?.toString() ?? '',
    notes: given?.notes ?? '',
  });
  const [record, recording] = useRecordRaceResult(remember, () => {
    forget();
    onClose();
  });
  const { errors } = form.formState;
  const [status, hours, minutes, seconds, feeling] = form.watch(['status', 'hours', 'minutes', 'seconds', 'feeling']);
  const isFinished = status === 'FINISHED';
  const total = finishSecondsOf({ hours, minutes, seconds });
  const save = form.handleSubmit((values) => {
    keep();
    const result = {
      status: values.status,
      finishSeconds: isFinished ? (total ?? null) : null,
      feeling: values.status === 'DID_NOT_START' || !values.feeling ? null : Number(values.feeling),
      beforeHalfway: values.status === 'DID_NOT_FINISH' ? values.beforeHalfway : null,
      notes: values.notes.trim() || null,
    };
    record({ raceId: race.id, result }, { showErrors });
  });
  return (
    <FormDialog
      title="Race Result"
      description={`${race.raceName}, ${fullDate(race.raceDate)}`}
      submitLabel="Save Result"
      canSubmit={!isFinished || (Boolean(total) && feeling !== '')}
      busy={recording}
      onSubmit={(event) => void save(event)}
      onStartOver={startOver}
      onClose={() => {
        keep();
        onClose();
      }}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      <FieldGroup label="How did it end?" error={errors.status?.message}>
        <Controller
          control={form.control}
          name="status"
          render={({ field }) => (
            <RadioCards
              name={field.name}
              columns={3}
              options={OUTCOMES}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </FieldGroup>
      {isFinished && (
        <FieldGroup
          label="Finish time"
          required
          error={total === undefined ? 'Minutes and seconds go from 0 to 59.' : undefined}
        >
          <Clock>
            {(['hours', 'minutes', 'seconds'] as const).map((part) => (
              <Field key={part} label={{ hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' }[part]}>
                <NumberInput min={0} max={part === 'hours' ? 99 : 59} {...form.register(part)} />
              </Field>
            ))}
          </Clock>
        </FieldGroup>
      )}
      {status === 'DID_NOT_FINISH' && (
        <Checkbox
          label="Stopped before half the distance"
          note="Recovery is then half as long."
          {...form.register('beforeHalfway')}
        />
      )}
      {status !== 'DID_NOT_START' && (
        <Field
          label="How did it feel?"
          required={isFinished}
          optional={!isFinished}
          hint="A very hard race is given more time to recover from."
          error={errors.feeling?.message}
        >
          <Select options={FEELINGS} placeholder="Choose" {...form.register('feeling')} />
        </Field>
      )}
      <Field label="Notes" optional error={errors.notes?.message}>
        <Textarea rows={3} maxLength={5000} {...form.register('notes')} />
      </Field>
    </FormDialog>
  );
}
