import { IconListNumbers } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router';
import { type Day, weekdayOf } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type { AddWorkoutDialogMutation } from '../../__generated__/AddWorkoutDialogMutation.graphql.ts';
import { brokenToast } from '../brokenToast.ts';
import { changedWeek } from '../changedWeek.ts';
import { intensityName } from '../intensity.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useAct } from '../../forms/useAct.ts';
import { nameOf, wordOf } from '../../names.ts';
import { sportName } from '../sport.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { StepEditor } from '../steps/StepEditor.tsx';
import { previewOf } from '../steps/stepPreview.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { RadioChips } from '../../ui/RadioChips.tsx';
import { NumberInput, Select, TextInput, Textarea } from '../../ui/inputs.tsx';
import { Columns } from '../../ui/Layout.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';

const TYPES = (['RUN', 'BIKE', 'SWIM', 'STRENGTH', 'BRICK'] as const).map((value) => ({
  value,
  label: sportName(value),
}));
const INTENSITIES = ['recovery', 'easy', 'moderate', 'hard', 'threshold', 'vo2max', 'race-pace'].map((value) => ({
  value,
  label: intensityName(value),
}));

interface Draft {
  workoutType: '' | (typeof TYPES)[number]['value'];
  duration: string;
  intensity: string;
  description: string;
  instructions: string;
  /** null: without steps. */
  stepText: string | null;
}
const EMPTY: Draft = {
  workoutType: '',
  duration: '',
  intensity: 'moderate',
  description: '',
  instructions: '',
  stepText: null,
};

/** Drafts of forms that were closed unsaved, until the page is left. */
const drafts = new Map<string, Draft>();

interface AddWorkoutDialogProps {
  athleteId: string;
  /** Week of the schedule that holds the day. */
  weekId: string;
  day: Day;
  rememberUndo: RememberUndo;
  onClose: () => void;
}

/** A workout of a person's own on one day. Closed by mistake, it still holds what was typed. */
export function AddWorkoutDialog({ athleteId, weekId, day, rememberUndo, onClose }: AddWorkoutDialogProps) {
  const key = `${athleteId} ${day}`;
  const [draft, setDraft] = useState<Draft>(() => drafts.get(key) ?? EMPTY);
  const [error, setError] = useState<string | undefined>(undefined);
  const [create, isSaving] = useAct<AddWorkoutDialogMutation>(
    graphql`
      mutation AddWorkoutDialogMutation($input: CreateWorkoutInput!) {
        createWorkout(input: $input) {
          ... on CreateWorkoutPayload @alias(as: "payload") {
            workout {
              description
              scheduledDate
            }
            week {
              ...WeekCard_week
              ...changedWeek_week
            }
            revision {
              id
              summary
            }
            warnings {
              kind
              message
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to create workout',
      says: ({ week, ...payload }) =>
        brokenToast(
          { title: 'Workout Added', description: payload.revision.summary },
          { ...payload, weeks: [changedWeek(week)] },
        ),
      remember: rememberUndo,
      done: () => {
        drafts.delete(key);
        onClose();
      },
    },
  );
  const write = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    drafts.set(key, next);
  };
  const type = draft.workoutType === '' ? null : wordOf(draft.workoutType);
  const steps = type && draft.stepText !== null ? previewOf(draft.stepText, type) : null;
  const hasSteps = steps !== null && steps.is !== 'empty';
  const duration = Number.parseInt(draft.duration, 10);
  const canSubmit = type !== null && (hasSteps || draft.duration.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit || type === null) return;
    // what is wrong with the line stands beside it
    if (steps?.is === 'wrong') return;
    if (!hasSteps && !(duration >= 1 && duration <= 600)) return setError('Whole minutes from 1 to 600.');
    setError(undefined);
    const { description, instructions } = draft;
    create({
      athleteId,
      trainingWeekId: weekId,
      scheduledDate: day,
      dayOfWeek: nameOf(weekdayOf(day)),
      workoutType: nameOf(type),
      // the steps say how long it is
      ...(hasSteps ? { stepText: draft.stepText } : { duration }),
      intensity: draft.intensity,
      ...(description.trim() && { description }),
      ...(instructions.trim() && { instructions }),
    });
  };
  return (
    <FormDialog
      title="Add Workout"
      description={dayName(day)}
      submitLabel="Add Workout"
      canSubmit={canSubmit}
      busy={isSaving}
      onSubmit={submit}
      onClose={onClose}
      onCancel={() => {
        drafts.delete(key);
        onClose();
      }}
    >
      <Text tone="muted">
        Write one here, or{' '}
        <TextLink as={Link} to={`/workouts?athlete=${athleteId}&date=${day}`}>
          choose from your library
        </TextLink>
        .
      </Text>
      <FieldGroup label="Workout type" required>
        <RadioChips
          options={TYPES}
          value={draft.workoutType}
          required
          onChange={(workoutType) => write({ workoutType })}
        />
      </FieldGroup>
      <Columns css={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {steps?.is === 'steps' ? (
          <Field key="sum" label="Duration (minutes)" hint="The sum of the steps.">
            <NumberInput readOnly value={steps.minutes} />
          </Field>
        ) : (
          <Field key="own" label="Duration (minutes)" required={!hasSteps} error={error}>
            <NumberInput
              min={1}
              max={600}
              value={draft.duration}
              onChange={({ target }) => write({ duration: target.value })}
            />
          </Field>
        )}
        <Field label="Intensity">
          <Select
            options={INTENSITIES}
            value={draft.intensity}
            onChange={({ target }) => write({ intensity: target.value })}
          />
        </Field>
      </Columns>
      {type &&
        (draft.stepText === null ? (
          <Button
            size="small"
            tone="ghost"
            icon={<IconListNumbers size={16} aria-hidden />}
            css={{ alignSelf: 'start' }}
            onClick={() => write({ stepText: '' })}
          >
            Write It in Steps
          </Button>
        ) : (
          <StepEditor
            value={draft.stepText}
            workoutType={type}
            purpose="With steps, it has targets in watts and paces."
            onChange={(stepText) => write({ stepText })}
          />
        ))}
      <Field label="Description" optional>
        <TextInput
          maxLength={200}
          value={draft.description}
          onChange={({ target }) => write({ description: target.value })}
        />
      </Field>
      <Field label="Instructions" optional>
        <Textarea
          rows={4}
          maxLength={5000}
          value={draft.instructions}
          onChange={({ target }) => write({ instructions: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
