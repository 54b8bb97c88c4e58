import type { SteppedType } from '../../../api/core/stepText/words.ts';
import type { WorkoutType } from '../../__generated__/LibraryPageQuery.graphql.ts';
import type { LibraryWorkout } from './LibraryCard.tsx';

/** A workout as the form holds it; blank: not told. */
export interface WorkoutValues {
  name: string;
  description: string;
  workoutType: WorkoutType;
  intensity: string;
  duration: string;
  instructions: string;
  /** Parted by commas. */
  tags: string;
  stepText: string;
}

/** A workout as it is sent. */
export interface WorkoutFields {
  name: string;
  description: string | null;
  workoutType: WorkoutType;
  intensity: string;
  duration: number | null;
  instructions: string;
  tags: string[];
  stepText: string;
}

export const NEW_WORKOUT: WorkoutValues = {
  name: '',
  description: '',
  workoutType: 'RUN',
  intensity: 'moderate',
  duration: '',
  instructions: '',
  tags: '',
  stepText: '',
};

export const valuesOf = (workout: LibraryWorkout): WorkoutValues => ({
  name: workout.name,
  description: workout.description ?? '',
  workoutType: workout.workoutType,
  intensity: workout.intensity,
  duration: typeof workout.duration === 'number' ? String(workout.duration) : '',
  instructions: workout.instructions,
  tags: workout.tags.join(', '),
  stepText: workout.stepText,
});

export const fieldsOf = (values: WorkoutValues): WorkoutFields => ({
  name: values.name.trim(),
  description: values.description.trim() || null,
  workoutType: values.workoutType,
  intensity: values.intensity,
  duration: values.duration.trim() === '' ? null : Number(values.duration),
  instructions: values.instructions.trim(),
  tags: values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  stepText: values.stepText.trim(),
});

/** What must be there: a name, a kind, an intensity, instructions. */
export const isMissingFields = ({ name, workoutType, intensity, instructions }: WorkoutFields): boolean =>
  name === '' || !workoutType || intensity === '' || instructions === '';

export const steppedType = (workoutType: WorkoutType): SteppedType => workoutType.toLowerCase() as SteppedType;

export const TYPES = [
  { value: 'RUN', label: 'Run' },
  { value: 'BIKE', label: 'Bike' },
  { value: 'SWIM', label: 'Swim' },
  { value: 'BRICK', label: 'Brick' },
  { value: 'STRENGTH', label: 'Strength' },
] as const;

export const INTENSITIES = [
  { value: 'easy', label: 'Easy' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'hard', label: 'Hard' },
  { value: 'threshold', label: 'Threshold' },
  { value: 'vo2max', label: 'VO2max' },
  { value: 'race-pace', label: 'Race pace' },
] as const;
