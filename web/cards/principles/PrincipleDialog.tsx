import { type FormEvent, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PhaseType, PrincipleType } from '../../__generated__/useSavePrincipleAddMutation.graphql.ts';
import type { PrincipleDialog_principle$key } from '../../__generated__/PrincipleDialog_principle.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select, TextInput, Textarea } from '../../ui/inputs.tsx';
import { Columns, Inline } from '../../ui/Layout.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { sportName } from '../sport.tsx';
import { PreviewResult } from './PreviewResult.tsx';
import { usePrinciplePreview } from './usePrinciplePreview.ts';
import { useSavePrinciple } from './useSavePrinciple.ts';
import { phaseName } from '../phaseText.ts';

const TYPES = [
  { value: 'TRAINING_PHILOSOPHY', label: 'Training philosophy' },
  { value: 'SCHEDULE_ADJUSTMENT', label: 'Schedule adjustment' },
  { value: 'PHASE_SPECIFIC', label: 'Phase specific' },
] as const;
const PHASES = (['BASE', 'BUILD', 'RACE_SPECIFIC', 'PEAK', 'TAPER', 'RACE', 'RECOVERY'] as const).map((value) => ({
  value,
  label: phaseName(value),
}));
const WORKOUTS = ['run', 'bike', 'swim', 'strength', 'brick'].map((value) => ({
  value,
  label: sportName(value.toUpperCase()),
}));

interface Draft {
  type: PrincipleType;
  context: string;
  principle: string;
  phaseType: string;
  workoutType: string;
}
const EMPTY: Draft = { type: 'TRAINING_PHILOSOPHY', context: '', principle: '', phaseType: '', workoutType: '' };

/** What was typed into a dialog that was closed unsaved, until the page is left. */
const drafts = new Map<string, Draft>();

interface PrincipleDialogProps {
  /** Null: a new one. */
  principle: PrincipleDialog_principle$key | null;
  /** A new one only for this athlete; left out: for all. */
  athlete?: { id: string; firstName: string };
  onSaved: () => void;
  onClose: () => void;
}

/** Teach the planner in the coach's words; before anything is kept, what it would do to whom can be looked at. */
export function PrincipleDialog({ principle: key, athlete, onSaved, onClose }: PrincipleDialogProps) {
  const known = useFragment(
    graphql`
      fragment PrincipleDialog_principle on Principle {
        id
        type
        context
        principle
        phaseType
        workoutType
      }
    `,
    key,
  );
  const draftKey = known?.id ?? athlete?.id ?? 'new';
  const saved: Draft = known
    ? {
        type: known.type,
        context: known.context,
        principle: known.principle,
        phaseType: known.phaseType ?? '',
        workoutType: known.workoutType ?? '',
      }
    : EMPTY;
  const [draft, setDraft] = useState<Draft>(() => drafts.get(draftKey) ?? saved);
  const [isDraft, setIsDraft] = useState(() => drafts.has(draftKey));
  const [appliesNow, setAppliesNow] = useState(false);
  const { state, preview, forget } = usePrinciplePreview();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // on a phone it comes below the end of what is seen
    if (state.status !== 'none') result.current?.scrollIntoView({ block: 'nearest' });
  }, [state.status]);
  const { add, update, isBusy } = useSavePrinciple(onSaved);
  const write = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    drafts.set(draftKey, next);
    // it spoke of other words
    forget();
    setAppliesNow(false);
  };
  const startOver = () => {
    write(saved);
    drafts.delete(draftKey);
    setIsDraft(false);
  };
  const close = () => {
    drafts.delete(draftKey);
    onClose();
  };
  const isFilled = draft.context.trim() !== '' && draft.principle.trim() !== '';
  const words = { type: draft.type, context: draft.context, principle: draft.principle };
  const narrowed = { phaseType: (draft.phaseType || null) as PhaseType | null, workoutType: draft.workoutType || null };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled) {
      showToast({
        title: 'Missing Information',
        description: 'Please fill in both context and principle fields',
        tone: 'destructive',
      });
      return;
    }
    if (known) update({ principleId: known.id, ...words, ...narrowed }, appliesNow, close);
    else add({ ...words, ...narrowed, ...(athlete && { athleteId: athlete.id }) }, appliesNow, close);
  };
  const canApply = state.status === 'ready' && state.preview.changedWorkouts > 0;
  return (
    <FormDialog
      title={known ? 'Edit Principle' : 'Add Principle'}
      description={athlete ? `For ${athlete.firstName} alone.` : known ? undefined : 'For all athletes whom you coach.'}
      submitLabel={known ? 'Save Principle' : 'Add Principle'}
      canSubmit={isFilled}
      busy={isBusy}
      onSubmit={submit}
      onClose={onClose}
      onCancel={close}
      onStartOver={isDraft ? startOver : null}
    >
      <Field label="Context" required hint="Whom or what it is about.">
        <TextInput
          maxLength={500}
          placeholder="Such as: Masters athletes in the build phase"
          value={draft.context}
          onChange={({ target }) => write({ context: target.value })}
        />
      </Field>
      <Field label="Principle" required hint="What is to be done, in your own words.">
        <Textarea
          rows={3}
          maxLength={2000}
          placeholder="Such as: No hard run the day after a long ride"
          value={draft.principle}
          onChange={({ target }) => write({ principle: target.value })}
        />
      </Field>
      <Field label="Kind">
        <Select
          options={TYPES}
          value={draft.type}
          onChange={({ target }) => write({ type: target.value as PrincipleType })}
        />
      </Field>
      <Columns>
        <Field label="Phase" optional>
          <Select
            options={PHASES}
            placeholder="All phases"
            value={draft.phaseType}
            onChange={({ target }) => write({ phaseType: target.value })}
          />
        </Field>
        <Field label="Workout type" optional>
          <Select
            options={WORKOUTS}
            placeholder="All workouts"
            value={draft.workoutType}
            onChange={({ target }) => write({ workoutType: target.value })}
          />
        </Field>
      </Columns>
      <Inline>
        <Button
          disabled={!isFilled}
          busy={state.status === 'waiting'}
          onClick={() =>
            preview({
              ...(known && { principleId: known.id }),
              ...words,
              ...narrowed,
              ...(athlete && !known && { athleteId: athlete.id }),
            })
          }
        >
          Preview
        </Button>
      </Inline>
      <div ref={result} aria-live="polite">
        <PreviewResult state={state} />
      </div>
      {canApply && (
        <Checkbox
          label="Change these schedules now"
          note="Otherwise weeks that are planned stay, and those planned from now on follow it."
          checked={appliesNow}
          onChange={({ target }) => setAppliesNow(target.checked)}
        />
      )}
    </FormDialog>
  );
}
