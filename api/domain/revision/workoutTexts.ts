import type { Thresholds } from '../../core/athlete/athlete.ts';
import { titleIn } from '../../core/messages/workoutTitle.ts';
import { type DisplayUnits, isAsKept } from '../../core/units/displayUnits.ts';
import { instructionsIn } from '../../core/workout/prescription/instructions.ts';
import type { Db } from '../kernel/ports.ts';
import type { WorkoutRow } from './scheduledWorkout.ts';

type Texts = Pick<WorkoutRow, 'athleteId' | 'workoutType' | 'description' | 'instructions' | 'steps'>;

const SELECT = { id: true, ftp: true, runThresholdSpeed: true, css: true, lthr: true } as const;

/** Thresholds by athlete: what the paces of their workouts are made of. */
export async function thresholdsOf(
  db: Pick<Db, 'athlete'>,
  athleteIds: readonly string[],
): Promise<ReadonlyMap<string, Thresholds>> {
  const rows = await db.athlete.findMany({ where: { id: { in: [...new Set(athleteIds)] } }, select: SELECT });
  return new Map(rows.map(({ id, ...thresholds }) => [id, thresholds]));
}

/** Title and instructions of workouts in the units of whoever reads them. The caller has asked whether they may. */
export async function textsIn(
  db: Pick<Db, 'athlete'>,
  workouts: readonly Texts[],
  units: DisplayUnits,
): Promise<{ description: string; instructions: string }[]> {
  if (isAsKept(units)) return workouts.map(({ description, instructions }) => ({ description, instructions }));
  const known = await thresholdsOf(
    db,
    workouts.map(({ athleteId }) => athleteId),
  );
  return workouts.map((workout) => ({
    description: titleIn(workout, units),
    instructions: instructionsIn(workout, known.get(workout.athleteId) ?? null, units),
  }));
}
