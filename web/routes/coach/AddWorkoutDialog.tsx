import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router';
import { type Day, weekdayOf } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type {
  AddWorkoutDialogMutation,
  Weekday,
  WorkoutType,
} from '../../__generated__/AddWorkoutDialogMutation.graphql.ts';
import { intensityName } from '../../cards/intensity.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { showFailure } from '../../forms/saveFailure.ts';
import { sportName } from '../../cards/sport.tsx';
import type { RememberUndo } from '../../cards/undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { Field } from '../../ui/Field.tsx';
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
/** Milliseconds; a toast with warnings takes longer to read. */
const HINT_MS = 8000;
const FALLBACK = 'Failed to create workout';

interface Draft {
  workoutType: string;
  duration: string;
  intensity: string;
  description: string;
  instructions: string;
}
const EMPTY: Draft = { workoutType: '', duration: '', intensity: 'moderate', description: '', instructions: '' };

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

/** A workout of the coach's own on one day. Closed by mistake, it still holds what was typed. */
export function AddWorkoutDialog({ athleteId, weekId, day, rememberUndo, onClose }: AddWorkoutDialogProps) {
  const key = `${athleteId} ${day}`;
  const [draft, setDraft] = useState<Draft>(() => drafts.get(key) ?? EMPTY);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [commit, isSaving] = useMutation<AddWorkoutDialogMutation>(graphql`
    mutation AddWorkoutDialogMutation($input: CreateWorkoutInput!) {
      createWorkout(input: $input) {
        __typename
        ... on CreateWorkoutPayload {
          week {
            ...WeekCard_week
          }
          revision {
            id
            summary
          }
          warnings {
            message
          }
        }
        ... on InvalidInput {
          message
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const write = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    drafts.set(key, next);
  };
  const duration = Number.parseInt(draft.duration, 10);
  const canSubmit = draft.workoutType !== '' && draft.duration.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit) return;
    if (!(duration >= 1 && duration <= 600)) return setFault('Whole minutes from 1 to 600.');
    setFault(undefined);
    const { description, instructions } = draft;
    commit({
      variables: {
        input: {
          athleteId,
          trainingWeekId: weekId,
          scheduledDate: day,
          dayOfWeek: weekdayOf(day).toUpperCase() as Weekday,
          workoutType: draft.workoutType as WorkoutType,
          duration,
          intensity: draft.intensity,
          ...(description.trim() && { description }),
          ...(instructions.trim() && { instructions }),
        },
      },
      onCompleted: ({ createWorkout: result }) => {
        if (result.__typename !== 'CreateWorkoutPayload')
          return showFailure(FALLBACK, 'message' in result ? result.message : undefined);
        drafts.delete(key);
        const warnings = result.warnings.map(({ message }) => message);
        rememberUndo(result.revision.id, {
          title: 'Workout Added',
          description: [result.revision.summary, ...warnings].join(' '),
          tone: 'success',
          ...(warnings.length > 0 && { duration: HINT_MS }),
        });
        onClose();
      },
      onError: (error) => showFailure(FALLBACK, error.message),
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
      <Columns>
        <Field label="Workout type" required>
          <Select
            options={TYPES}
            placeholder="Choose"
            value={draft.workoutType}
            onChange={({ target }) => write({ workoutType: target.value })}
          />
        </Field>
        <Field label="Duration (minutes)" required error={fault}>
          <NumberInput
            min={1}
            max={600}
            value={draft.duration}
            onChange={({ target }) => write({ duration: target.value })}
          />
        </Field>
      </Columns>
      <Field label="Intensity">
        <Select
          options={INTENSITIES}
          value={draft.intensity}
          onChange={({ target }) => write({ intensity: target.value })}
        />
      </Field>
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
