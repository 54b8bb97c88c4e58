import type { SteppedType } from '../../../api/core/workout/stepText/words.ts';
import type { WorkoutType } from '../../__generated__/LibraryPageQuery.graphql.ts';
import type { IntensityLevel } from '../../__generated__/LibraryCard_workout.graphql.ts';
import type { LibraryWorkout } from './LibraryCard.tsx';
import { wordOf } from '../../names.ts';

/** A workout as the form holds it; blank: not told. */
export interface WorkoutValues {
  name: string;
  description: string;
  workoutType: WorkoutType;
  intensity: IntensityLevel;
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
  intensityLevel: IntensityLevel;
  duration: number | null;
  instructions: string;
  tags: string[];
  stepText: string;
}

export const NEW_WORKOUT: WorkoutValues = {
  name: '',
  description: '',
  workoutType: 'RUN',
  intensity: 'MODERATE',
  duration: '',
  instructions: '',
  tags: '',
  stepText: '',
};

/** What a new workout begins with. */
export interface StartingPoint {
  /** Names it, so that what was typed upon it is found again. */
  key: string;
  values: WorkoutValues;
}

export const valuesOf = (workout: LibraryWorkout): WorkoutValues => ({
  name: workout.name,
  description: workout.description ?? '',
  workoutType: workout.workoutType,
  intensity: workout.intensityLevel,
  duration: typeof workout.duration === 'number' ? String(workout.duration) : '',
  instructions: workout.instructions,
  tags: workout.tags.join(', '),
  stepText: workout.stepText,
});

export const fieldsOf = (values: WorkoutValues): WorkoutFields => ({
  name: values.name.trim(),
  description: values.description.trim() || null,
  workoutType: values.workoutType,
  intensityLevel: values.intensity,
  duration: values.duration.trim() === '' ? null : Number(values.duration),
  instructions: values.instructions.trim(),
  tags: values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  stepText: values.stepText.trim(),
});

/** What must be there: a name, a kind, an intensity, instructions. */
export const isMissingFields = ({ name, workoutType, intensityLevel, instructions }: WorkoutFields): boolean =>
  name === '' || !workoutType || !intensityLevel || instructions === '';

export const steppedType = (workoutType: WorkoutType): SteppedType => wordOf(workoutType) as SteppedType;

export const TYPES = [
  { value: 'RUN', label: 'Run' },
  { value: 'BIKE', label: 'Bike' },
  { value: 'SWIM', label: 'Swim' },
  { value: 'BRICK', label: 'Brick' },
  { value: 'STRENGTH', label: 'Strength' },
] as const;

export const INTENSITIES = [
  { value: 'EASY', label: 'Easy' },
  { value: 'MODERATE', label: 'Moderate' },
  { value: 'HARD', label: 'Hard' },
  { value: 'THRESHOLD', label: 'Threshold' },
  { value: 'VO2MAX', label: 'VO2max' },
  { value: 'RACE_PACE', label: 'Race pace' },
] as const;
