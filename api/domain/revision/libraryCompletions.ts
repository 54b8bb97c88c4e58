import { decodeId } from '../../core/units/ids.ts';
import type { RowChange } from './scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import type { WorkoutRow } from './scheduledWorkout.ts';

/** The library workout that a scheduled one was made from; null: from none. */
export const libraryIdOf = ({ templateId }: Pick<WorkoutRow, 'templateId'>): string | null =>
  templateId === null ? null : decodeId('library', templateId);

const completedOf = (workout: WorkoutRow | null): string | null =>
  workout?.status === 'completed' ? libraryIdOf(workout) : null;

/** Keeps how often each library workout has been completed, whichever way a completion comes about or is taken back. */
export async function countCompletions(tx: Tx, workouts: readonly RowChange<WorkoutRow>[]): Promise<void> {
  const deltas = new Map<string, number>();
  const add = (id: string | null, delta: number) => id !== null && deltas.set(id, (deltas.get(id) ?? 0) + delta);
  for (const { before, after } of workouts) {
    add(completedOf(before), -1);
    add(completedOf(after), 1);
  }
  // in one order, so that two schedules never wait for each other
  for (const [id, delta] of [...deltas].sort()) {
    if (delta !== 0)
      await tx.$executeRaw`UPDATE "LibraryWorkout" SET "completionCount" = greatest(0, "completionCount" + ${delta}) WHERE id = ${id}::uuid`;
  }
}
