import { type FormEvent, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button.tsx';
import { RadioCards } from '../ui/choices.tsx';
import { Field, FieldGroup } from '../ui/Field.tsx';
import { NumberInput, Select, Textarea } from '../ui/inputs.tsx';
import { Stack } from '../ui/Layout.tsx';
import { OptionalSlider } from '../ui/OptionalSlider.tsx';
import { SKIP_REASONS, type SkipReason } from './skipReasons.ts';
import type { FeedbackForm_workout$key } from '../__generated__/FeedbackForm_workout.graphql.ts';
import { timeText } from '../../api/core/units/timeText.ts';

/** Where the sliders wait; nobody has said it before they are moved or confirmed. */
const START_EXERTION = 5;
const START_FEELING = 7;

type Completion = 'COMPLETED' | 'PARTIALLY_COMPLETED' | 'SKIPPED';

/** A workout's feedback as it is sent; what does not apply is null. */
export interface Feedback {
  completionStatus: Completion;
  /** Whole minutes; null: as planned. */
  actualDuration: number | null;
  /** Null: not said. */
  perceivedExertion: number | null;
  feelingRating: number | null;
  notes: string | null;
  reasonForSkip: SkipReason | null;
}

const COMPLETIONS: readonly { value: Completion; label: string }[] = [
  { value: 'COMPLETED', label: 'Completed' },
  { value: 'PARTIALLY_COMPLETED', label: 'Partially completed' },
  { value: 'SKIPPED', label: 'Skipped' },
];

/** The option of that value; undefined for one that a newer server knows and this page does not. */
function known<Value extends string>(
  options: readonly { value: Value }[],
  value: string | null | undefined,
): Value | undefined {
  return options.find((option) => option.value === value)?.value;
}

interface FeedbackFormProps {
  workout: FeedbackForm_workout$key;
  busy: boolean;
  onSubmit: (feedback: Feedback) => void;
}

/** How a workout went. Skipped asks only for the reason; everything else for minutes, effort and feeling. */
export function FeedbackForm({ workout: key, busy, onSubmit }: FeedbackFormProps) {
  const workout = useFragment(
    graphql`
      fragment FeedbackForm_workout on Workout {
        duration
        feedback {
          completionStatus
          actualDuration
          perceivedExertion
          feelingRating
          notes
          reasonForSkip
        }
      }
    `,
    key,
  );
  const given = workout.feedback;
  const name = useId();
  const [status, setStatus] = useState<Completion>(known(COMPLETIONS, given?.completionStatus) ?? 'COMPLETED');
  const [minutes, setMinutes] = useState(given?.actualDuration?.toString() ?? '');
  const [exertion, setExertion] = useState(given?.perceivedExertion ?? null);
  const [feeling, setFeeling] = useState(given?.feelingRating ?? null);
  const [notes, setNotes] = useState(given?.notes ?? '');
  const [reason, setReason] = useState<SkipReason | ''>(known(SKIP_REASONS, given?.reasonForSkip) ?? '');
  const [reasonMissing, setReasonMissing] = useState(false);
  const isSkipped = status === 'SKIPPED';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSkipped && !reason) return setReasonMissing(true);
    onSubmit({
      completionStatus: status,
      actualDuration: isSkipped ? null : minutes === '' ? workout.duration : Number(minutes),
      perceivedExertion: isSkipped ? null : exertion,
      feelingRating: isSkipped ? null : feeling,
      notes: notes.trim() || null,
      reasonForSkip: isSkipped && reason ? reason : null,
    });
  }

  return (
    <form onSubmit={submit} noValidate={isSkipped}>
      <Stack gap={5}>
        <FieldGroup label="Completion status">
          <RadioCards name={name} columns={1} options={COMPLETIONS} value={status} onChange={setStatus} />
        </FieldGroup>
        {isSkipped ? (
          <Field label="Reason for skipping" required error={reasonMissing ? 'Please choose a reason.' : undefined}>
            <Select
              options={SKIP_REASONS}
              placeholder="Choose a reason"
              value={reason}
              onChange={(event) => {
                setReason(event.currentTarget.value as SkipReason | '');
                setReasonMissing(false);
              }}
            />
          </Field>
        ) : (
          <>
            <Field label="Actual duration (minutes)" hint={`Blank: ${timeText(workout.duration)}, as planned.`}>
              <NumberInput
                min={1}
                max={1440}
                step={1}
                placeholder={String(workout.duration)}
                value={minutes}
                onChange={(event) => setMinutes(event.currentTarget.value)}
              />
            </Field>
            <OptionalSlider
              label="Perceived exertion"
              value={exertion}
              start={START_EXERTION}
              onChange={setExertion}
              anchors={['very easy', 'all out']}
            />
            <OptionalSlider
              label="How you felt"
              value={feeling}
              start={START_FEELING}
              onChange={setFeeling}
              anchors={['very poor', 'great']}
            />
          </>
        )}
        <Field label="Notes" optional>
          <Textarea rows={2} maxLength={2000} value={notes} onChange={(event) => setNotes(event.currentTarget.value)} />
        </Field>
        <Button type="submit" tone="primary" wide busy={busy}>
          {given ? 'Update Feedback' : 'Submit Feedback'}
        </Button>
      </Stack>
    </form>
  );
}
