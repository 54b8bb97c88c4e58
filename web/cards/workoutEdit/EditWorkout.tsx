import { type FormEvent, useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditWorkout_workout$key } from '../../__generated__/EditWorkout_workout.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput, Select, TextInput, Textarea } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { intensityName } from '../intensity.ts';
import { StillHere } from '../../forms/FormDialog.tsx';
import { sportName } from '../sport.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { type EditDraft, editDrafts } from './editDrafts.ts';
import { useUpdateWorkout, type WorkoutEdit } from './useUpdateWorkout.ts';

const TYPES = ['RUN', 'BIKE', 'SWIM', 'STRENGTH', 'BRICK'] as const;
const INTENSITIES = ['recovery', 'easy', 'moderate', 'hard', 'threshold', 'vo2max', 'race-pace'];

const Pair = styled('div', { display: 'grid', gap: '$5', '@small': { gridTemplateColumns: '1fr 1fr' } });

interface EditWorkoutProps {
  workout: EditWorkout_workout$key;
  /** Week of the schedule that it is in. */
  weekId: string;
  rememberUndo: RememberUndo;
  onDone: () => void;
}

/** A workout to write over. What is typed stays until it is saved or given up, however the dialog closes. */
export function EditWorkout({ workout: key, weekId, rememberUndo, onDone }: EditWorkoutProps) {
  const workout = useFragment(
    graphql`
      fragment EditWorkout_workout on Workout {
        id
        workoutType
        duration
        intensity
        description
        instructions
        version
        steps {
          repeat
        }
      }
    `,
    key,
  );
  const { id, version } = workout;
  const [restored, setRestored] = useState(() => editDrafts.has(id));
  const [draft, setDraft] = useState<EditDraft>(() => editDrafts.get(id) ?? {});
  const write = (part: EditDraft) => {
    const next = { ...draft, ...part };
    setDraft(next);
    editDrafts.set(id, next);
  };
  const startOver = () => {
    editDrafts.delete(id);
    setDraft({});
    setRestored(false);
  };
  const done = useCallback(() => {
    editDrafts.delete(id);
    onDone();
  }, [id, onDone]);
  const {
    workoutType: type = workout.workoutType,
    minutes = String(workout.duration),
    intensity = workout.intensity,
    description: title = workout.description,
    instructions = workout.instructions,
  } = draft;
  const [tried, setTried] = useState(false);
  const { update, isBusy, refusal } = useUpdateWorkout(rememberUndo, done);
  const duration = Number(minutes);
  const error =
    minutes !== '' && Number.isInteger(duration) && duration >= 1 && duration <= 600
      ? undefined
      : 'Whole minutes from 1 to 600.';
  const makesSteps =
    workout.steps.length > 0 &&
    (type !== workout.workoutType || duration !== workout.duration || intensity !== workout.intensity);
  // a coach may have written a word of their own
  const words = INTENSITIES.includes(workout.intensity) ? INTENSITIES : [...INTENSITIES, workout.intensity];

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (error) return;
    const edit: WorkoutEdit = {
      ...(type !== workout.workoutType && { workoutType: type as WorkoutEdit['workoutType'] }),
      ...(duration !== workout.duration && { duration }),
      ...(intensity !== workout.intensity && { intensity }),
      ...(title !== workout.description && { description: title }),
      ...(instructions !== workout.instructions && { instructions }),
    };
    if (Object.keys(edit).length === 0) return done();
    update({ ...edit, workoutId: id, version }, weekId);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {restored && <StillHere onStartOver={startOver} />}
        <Pair>
          <Field label="Workout type">
            <Select
              options={TYPES.map((value) => ({ value, label: sportName(value) }))}
              value={type}
              onChange={(event) => write({ workoutType: event.currentTarget.value })}
            />
          </Field>
          <Field label="Intensity">
            <Select
              options={words.map((value) => ({ value, label: intensityName(value) }))}
              value={intensity}
              onChange={(event) => write({ intensity: event.currentTarget.value })}
            />
          </Field>
          <Field label="Duration (minutes)" required error={tried ? error : undefined}>
            <NumberInput
              min={1}
              max={600}
              value={minutes}
              onChange={(event) => write({ minutes: event.currentTarget.value })}
            />
          </Field>
          <Field label="Description" optional>
            <TextInput
              maxLength={200}
              value={title}
              onChange={(event) => write({ description: event.currentTarget.value })}
            />
          </Field>
        </Pair>
        <Field label="Instructions" optional>
          <Textarea
            rows={5}
            maxLength={5000}
            value={instructions}
            onChange={(event) => write({ instructions: event.currentTarget.value })}
          />
        </Field>
        <Text size={2} tone="muted" aria-live="polite">
          {makesSteps
            ? 'The steps and what to do are made anew to fit, as far as we know such a workout.'
            : 'The workout is then yours: adapting and regenerating leave it as you set it.'}
        </Text>
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
        <Inline gap={3} justify="end">
          <Button onClick={done}>Cancel</Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            Save Changes
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
