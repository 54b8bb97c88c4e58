import { type FormEvent, useState } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { AdjustmentScope } from '../../__generated__/useApplyAdjustmentMutation.graphql.ts';
import { RadioCards } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/states.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import type { Suggestion } from './conversation.ts';
import type { Known } from '../../names.ts';

type Scope = Known<AdjustmentScope>;

const SCOPES: readonly { value: Scope; label: string; note: string }[] = [
  { value: 'THIS_WEEK', label: 'This week', note: 'Once: only the workouts that you chose.' },
  {
    value: 'ALL_FUTURE',
    label: 'All future weeks',
    note: 'The same in every week from now on; your plan remembers it.',
  },
  { value: 'UNTIL_DATE', label: 'Until a date', note: 'The same in every week up to a last day.' },
];

const isScope = (scope: string): scope is Scope => SCOPES.some(({ value }) => value === scope);

interface ApplyDialogProps {
  suggestion: Suggestion;
  /** How many of its changes are wanted. */
  chosen: number;
  today: Day;
  busy: boolean;
  /** Why the last try was refused. */
  refusal: string | null;
  onApply: (scope: Scope, untilDate: Day | null) => void;
  onClose: () => void;
}

/** Asks how far the changes reach; what the athlete's words say is chosen already. */
export function ApplyDialog({ suggestion, chosen, today, busy, refusal, onApply, onClose }: ApplyDialogProps) {
  const { reach } = suggestion;
  const [scope, setScope] = useState<Scope>(reach && isScope(reach.scope) ? reach.scope : 'THIS_WEEK');
  const [untilDate, setUntilDate] = useState<string>(reach?.untilDate ?? '');
  const isUntil = scope === 'UNTIL_DATE';
  const isPast = isUntil && untilDate !== '' && untilDate < today;
  const canApply = !isUntil || (untilDate !== '' && !isPast);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canApply && !busy) onApply(scope, isUntil ? (untilDate as Day) : null);
  }

  return (
    <FormDialog
      title="Apply Changes"
      description={`${chosen} ${chosen === 1 ? 'change' : 'changes'} to your schedule. You can undo it.`}
      submitLabel="Apply Changes"
      canSubmit={canApply}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGroup
        label="How far should this reach?"
        hint={reach ? 'Chosen from your own words; change it as you like.' : undefined}
      >
        <RadioCards name="scope" columns={1} options={SCOPES} value={scope} onChange={setScope} />
      </FieldGroup>
      {isUntil && (
        <Field label="Last day" required error={isPast ? 'Choose today or a later day.' : undefined}>
          <TextInput
            type="date"
            min={today}
            value={untilDate}
            onChange={(event) => setUntilDate(event.currentTarget.value)}
          />
        </Field>
      )}
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </FormDialog>
  );
}
