import { parseSteps } from '../stepText/parseSteps.ts';
import { stepSeconds } from '../prescription/stepSums.ts';
import type { Steps } from '../workout.ts';
import { INTENSITIES, type Intensity } from '../../codes/workout.ts';
import type { SteppedType } from '../stepText/words.ts';

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

/**
 * The starter workouts of one kind, parted by empty lines. The first line of each is its key, name, intensity and tags; then
 * come its steps, what it is for, and how to do it well.
 */
export function startersOf(workoutType: SteppedType, text: string): readonly StarterWorkout[] {
  const blocks = text.trim().split('\n\n');
  return blocks.map((block) => {
    const [head = '', stepText = '', description = '', instructions = ''] = block.split('\n');
    const [key, name = '', intensityName, tags = ''] = head.split(' | ');
    const intensity = INTENSITIES.find((each) => each === intensityName);
    const read = parseSteps(stepText, workoutType);
    if (!intensity || !read.ok) throw new Error(`${key}: ${read.ok ? 'no intensity' : read.message}`);
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
  });
}
