import type { Intensity } from '../codes/workout.ts';
import { anyFamilyOf } from '../workout/families/families.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import type { PastWorkout } from '../workout/workout.ts';

const CALM: readonly Intensity[] = ['recovery', 'easy'];

/** Training that asks for more than easy, in running and cycling: swimming costs the legs nothing. */
export interface Effort {
  /** Day number. */
  number: number;
  workoutType: 'run' | 'bike' | 'brick';
}

/** What the workout asks for beyond easy, if anything. */
export function effortOf(
  { workoutType, isHard, templateId }: Pick<PastWorkout, 'workoutType' | 'isHard' | 'templateId'>,
  number: number,
): Effort | null {
  if (workoutType === 'swim' || workoutType === 'strength' || workoutType === 'race') return null;
  const family = rungOfId(templateId)?.family;
  const isSteady = family !== undefined && !CALM.includes(anyFamilyOf(family).intensity);
  return isHard || isSteady ? { number, workoutType } : null;
}

/** Days in a row that may ask for more than easy [D]. */
const MAX_EFFORTS_IN_A_ROW = 2;

/** Would the workout follow one of its own sport that asks for more than easy, come before one, or make too many such days in a row? */
export function isOneTooMany(efforts: readonly Effort[], { number, workoutType }: Effort): boolean {
  const days = new Set([number]);
  for (const other of efforts) {
    if (Math.abs(other.number - number) === 1 && other.workoutType === workoutType) return true;
    days.add(other.number);
  }
  let row = 1;
  for (let day = number - 1; days.has(day); day -= 1) row += 1;
  for (let day = number + 1; days.has(day); day += 1) row += 1;
  return row > MAX_EFFORTS_IN_A_ROW;
}
