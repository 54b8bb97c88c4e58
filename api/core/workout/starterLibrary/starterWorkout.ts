import { parseSteps } from '../stepText/parseSteps.ts';
import { stepSeconds } from '../prescription/steps.ts';
import type { Steps } from '../workout.ts';
import type { Intensity } from '../../codes/workout.ts';
import type { SteppedType } from '../stepText/words.ts';

/** A workout that every library begins with. */
export interface StarterWorkout {
  /** Never changes, so that a later release finds its own workout again. */
  key: string;
  name: string;
  workoutType: SteppedType;
  intensity: Intensity;
  /** Minutes, the sum of the steps. */
  duration: number;
  /** What it is for, one sentence. */
  description: string;
  /** How to do it well. */
  instructions: string;
  tags: readonly string[];
  steps: Steps;
}

/** Writes down the starter workouts of one kind, a row each; `text` are the steps, `tags` stand between spaces. */
export const startersOf =
  (workoutType: SteppedType) =>
  (
    key: string,
    name: string,
    intensity: Intensity,
    text: string,
    description: string,
    instructions: string,
    tags: string,
  ): StarterWorkout => {
    const read = parseSteps(text, workoutType);
    if (!read.ok) throw new Error(`${key}: ${read.message}`);
    return {
      key: `${workoutType}-${key}`,
      name,
      workoutType,
      intensity,
      duration: stepSeconds(read.steps) / 60,
      description,
      instructions,
      tags: tags.split(' '),
      steps: read.steps,
    };
  };
