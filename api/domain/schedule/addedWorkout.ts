import { reasonOf } from '../../core/messages/reason.ts';
import { workoutFromLibrary } from '../../core/workout/prescription/workoutFromLibrary.ts';
import { parseSteps } from '../../core/workout/stepText/parseSteps.ts';
import type { Steps } from '../../core/workout/workout.ts';
import type { WorkoutType } from '../../core/codes/workout.ts';
import { InvalidInput } from '../kernel/errors.ts';
import type { Tx } from '../kernel/ports.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import type { CreateWorkoutInput } from './workout.schema.ts';
import { timeText } from '../../core/units/timeText.ts';

export const TITLES: Readonly<Record<Exclude<WorkoutType, 'race'>, string>> = {
  run: 'Run',
  bike: 'Ride',
  swim: 'Swim',
  strength: 'Strength workout',
  brick: 'Brick workout',
};

/** A workout as a person adds it; its targets are the athlete's own, as those of a library workout are. Throws InvalidInput. */
export async function addedWorkout(
  tx: Tx,
  athleteId: string,
  given: CreateWorkoutInput,
  madeBy: 'athlete' | 'coach',
): Promise<Omit<WorkoutRow, 'id' | 'athleteId' | 'weekId' | 'timeOfDay'>> {
  const { scheduledDate, workoutType, intensity } = given;
  const steps = stepsOf(given);
  // measured targets are the athlete's own
  const thresholds =
    steps.length === 0
      ? null
      : await tx.athlete.findUniqueOrThrow({
          where: { id: athleteId },
          select: { ftp: true, runThresholdSpeed: true, css: true, lthr: true },
        });
  const name = given.description ?? TITLES[workoutType];
  const made = workoutFromLibrary(
    { name, workoutType, intensity, duration: given.duration ?? null, instructions: given.instructions ?? '', steps },
    thresholds,
  )!;
  if (steps.length > 0) assertLength(made.duration, given);
  return {
    ...made,
    scheduledDate,
    intensity,
    isLong: false,
    status: 'scheduled',
    templateId: null,
    reasons: [reasonOf('ADDED', madeBy, {})],
    locked: true,
    madeBy,
    version: 1,
    feedback: null,
  };
}

function stepsOf({ steps = [], stepText, workoutType }: CreateWorkoutInput): Steps {
  if (stepText === null) return steps;
  const read = parseSteps(stepText, workoutType);
  if (!read.ok) throw new InvalidInput([{ path: 'stepText', message: read.message }]);
  return read.steps;
}

function assertLength(minutes: number, { duration, stepText }: CreateWorkoutInput): void {
  const path = stepText === null ? 'steps' : 'stepText';
  if (minutes < 1 || minutes > 600)
    throw new InvalidInput([{ path, message: 'The steps must last from 1 to 600 minutes.' }]);
  if (duration !== undefined && Math.abs(minutes - duration) > 1)
    throw new InvalidInput([{ path, message: `The steps last ${timeText(minutes)}, not ${timeText(duration)}.` }]);
}
