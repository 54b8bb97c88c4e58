import { describeSteps } from '../../core/workout/prescription/describe.ts';
import { parseSteps } from '../../core/workout/stepText/parseSteps.ts';
import { printSteps } from '../../core/workout/stepText/printSteps.ts';
import type { SteppedType } from '../../core/workout/stepText/words.ts';
import type { LibraryWorkout } from '../../generated/prisma/client.ts';
import { assertCoach, assertMayWrite, type Viewer } from '../kernel/access.ts';
import { NotPossible } from '../kernel/errors.ts';
import { createLibraryWorkout } from './library.ts';
import { LIBRARY_INTENSITIES } from './library.schema.ts';
import type { Deps } from '../kernel/ports.ts';
import { findWorkout, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { intensityFromText } from '../../core/workout/tss.ts';

/**
 * Keeps a scheduled workout in the coach's library: its steps and name, and nothing of the athlete or their thresholds.
 * Throws Forbidden, NotFound, NotPossible for a race.
 */
export async function saveWorkoutToLibrary(
  deps: Deps,
  viewer: Viewer,
  workoutId: string | null,
): Promise<LibraryWorkout> {
  assertMayWrite(viewer);
  assertCoach(viewer);
  const { id } = await findWorkout(deps.db, viewer, workoutId);
  const workout = workoutOf(await deps.db.workout.findUniqueOrThrow({ where: { id }, include: WITH_FEEDBACK }));
  if (workout.workoutType === 'race') throw new NotPossible('RACE', 'A race cannot be kept in the library.');
  const workoutType: SteppedType = workout.workoutType;
  const stepText = workout.steps.length === 0 ? '' : printSteps(workout.steps, workoutType);
  const steps = stepText !== '' && parseSteps(stepText, workoutType).ok;
  // lines made from the steps again: the ones on the workout hold the athlete's own watts and paces
  const lines = steps ? describeSteps(workout.steps, workoutType).join('\n') : workout.instructions;
  const intensity = LIBRARY_INTENSITIES.find((word) => word === intensityFromText(workout.intensity)) ?? 'easy';
  return createLibraryWorkout(deps, viewer, {
    name: workout.description.slice(0, 120),
    description: null,
    workoutType,
    duration: workout.duration,
    intensity,
    instructions: lines.trim() === '' ? workout.description : lines,
    tags: [],
    stepText: steps ? stepText : '',
  });
}
