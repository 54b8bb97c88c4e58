import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { AdaptationOutcome } from '../../cards/checkIn/AdaptationOutcome.tsx';
import type { CheckInOutcome } from '../../cards/checkIn/toldAdaptation.ts';
import type { ScheduleUndo } from '../../cards/checkIn/useScheduleUndo.ts';
import { MorningNumbers } from '../../cards/wellness/MorningNumbers.tsx';
import { RestError } from '../../relay/rest.ts';
import { upload } from '../../relay/upload.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { NumberInput, TextInput } from '../../ui/inputs.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';
import { useRecordWellness } from './useRecordWellness.ts';

const NUMBERS = [
  { name: 'hrv', label: 'HRV (rMSSD, ms)', step: 0.1, min: 1, max: 300 },
  { name: 'restingHeartRate', label: 'Resting heart rate', step: 1, min: 20, max: 150 },
  { name: 'sleepHours', label: 'Hours of sleep', step: 0.1, min: 0, max: 24 },
  { name: 'weight', label: 'Weight (kg)', step: 0.1, min: 20, max: 300 },
] as const;
type Told = Partial<Record<(typeof NUMBERS)[number]['name'], number>> & { note?: string };

interface MorningFormProps {
  athleteId: string;
  today: Day;
  changesUndo: ScheduleUndo;
  onChanged: () => void;
}

/** What was measured this morning, in ten seconds: whatever is left empty stays as it was. */
export function MorningForm({ athleteId, today, changesUndo, onChanged }: MorningFormProps) {
  const first = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [saved, setSaved] = useState<{ outcome: CheckInOutcome | null; times: number }>({ outcome: null, times: 0 });
  const onSaved = useCallback((outcome: CheckInOutcome | null) => {
    form.current?.reset();
    setSaved(({ times }) => ({ outcome, times: times + 1 }));
  }, []);
  const [send, isBusy] = useRecordWellness(changesUndo.rememberUndo, onSaved);
  useEffect(() => first.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    const told: Told = Object.fromEntries(
      NUMBERS.flatMap(({ name }) => (text(name) === '' ? [] : [[name, Number(text(name))]])),
    );
    if (text('note') !== '') told.note = text('note');
    const nothing = Object.keys(told).length === 0;
    setEmpty(nothing);
    if (!nothing) send({ days: [{ day: today, ...told }] });
  }

  const [progress, setProgress] = useState<number | null>(null);
  const sendFile = async (file: File) => {
    setProgress(0);
    try {
      const { days } = await upload<{ days: readonly object[] }>('/api/wellness/upload', {
        field: 'file',
        file,
        onProgress: setProgress,
      });
      showToast({ title: 'Mornings Saved', description: `${days.length} days were read.`, tone: 'success' });
      onSaved(null);
      onChanged();
    } catch (error) {
      const description = (error instanceof RestError && error.serverMessage) || 'Failed to upload file';
      showToast({ title: 'Upload failed', description, tone: 'destructive', duration: HINT_MS });
    } finally {
      setProgress(null);
    }
  };

  return (
    <Stack gap={4}>
      <form ref={form} onSubmit={submit} aria-label="This morning">
        <Stack gap={3}>
          <Columns css={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$3' }}>
            {NUMBERS.map(({ name, label, ...range }, i) => (
              <Field key={name} label={label}>
                <NumberInput name={name} inputMode="decimal" {...range} {...(i === 0 && { ref: first })} />
              </Field>
            ))}
          </Columns>
          <Field label="Note" optional error={isEmpty ? 'Give at least one value.' : undefined}>
            <TextInput name="note" maxLength={500} />
          </Field>
          <Button type="submit" tone="primary" wide busy={isBusy}>
            Save This Morning
          </Button>
        </Stack>
      </form>
      {saved.outcome && (
        <AdaptationOutcome
          key={saved.times}
          outcome={saved.outcome}
          changesUndo={changesUndo}
          label="What this morning changed"
        />
      )}
      <MorningNumbers athleteId={athleteId} today={today} changes={saved.times} />
      <Text size={2} tone="subtle">
        Heart rate variability only ever takes away: below what is usual for you, nothing hard stays that day. That
        makes training safer; that it makes you faster has not been shown.
      </Text>
      <FileDrop
        label="Choose File"
        title="Or a .csv file of many days"
        hint="Its first line names the columns: day, hrv, restingHeartRate, sleepHours, weight, note."
        accept=".csv"
        progress={progress}
        onFile={(file) => void sendFile(file)}
      />
    </Stack>
  );
}
