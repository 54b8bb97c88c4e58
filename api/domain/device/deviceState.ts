import type { Thresholds } from '../../core/athlete/athlete.ts';
import type { PoolLength } from '../../core/units/displayUnits.ts';
import { fitPlanOf } from '../../core/workout/files/fitPlan.ts';
import type { FiledWorkout } from '../../core/workout/files/report.ts';
import { wahooPlanOf } from '../../core/workout/files/wahooPlan.ts';
import type { Viewer } from '../kernel/access.ts';
import { type DeviceProvider, NOT_HELD, PROVIDER_NAMES } from '../kernel/devicePort.ts';
import type { Deps } from '../kernel/ports.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';

/** sent: it is there. waiting: it goes there with the next sync. refused: the provider did not take it. unheld: it has nothing for such a workout. */
export type DeviceWorkoutState = 'sent' | 'waiting' | 'refused' | 'unheld';

export interface WorkoutOnDevice {
  provider: DeviceProvider;
  state: DeviceWorkoutState;
  /** For people. */
  sentence: string;
  /** What to know of the copy there, a sentence each. */
  notes: readonly string[];
}

const SENTENCES: Readonly<Record<DeviceWorkoutState, (name: string, such: string) => string>> = {
  sent: (name) => `In your calendar at ${name}.`,
  waiting: (name) => `Goes to ${name} with the next sync.`,
  refused: (name) => `Not at ${name}: it did not take this workout.`,
  unheld: (name, such) => `Not on ${name}: ${such} cannot be sent.`,
};

type NotesOf = (workout: FiledWorkout, thresholds: Thresholds, poolLength: PoolLength) => readonly string[];

/** What becomes of a workout in the form that each provider takes. */
const NOTES: Readonly<Record<DeviceProvider, NotesOf>> = {
  intervals: (workout, thresholds, poolLength) => fitPlanOf(workout, thresholds, poolLength).report.notes,
  wahoo: (workout, thresholds) => wahooPlanOf(workout, thresholds)?.losses ?? [],
};

/** As they are written down; everything else waits. */
const KEPT = ['sent', 'refused', 'unheld'] as const satisfies readonly DeviceWorkoutState[];

/** What became of each workout at the viewer's own device accounts; nothing of workouts that were not to be sent, or of other athletes. */
export async function readWorkoutsOnDevices(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer | null,
  workoutIds: readonly string[],
): Promise<Map<string, WorkoutOnDevice[]>> {
  if (!viewer || workoutIds.length === 0) return new Map();
  const rows = await db.deviceWorkout.findMany({
    where: { athleteId: viewer.athleteId, workoutId: { in: [...workoutIds] } },
    select: { workoutId: true, state: true, connection: { select: { provider: true } } },
    orderBy: { connection: { provider: 'asc' } },
  });
  if (rows.length === 0) return new Map();
  const owner = await db.athlete.findUniqueOrThrow({ where: { id: viewer.athleteId }, include: { user: true } });
  const ids = rows.map(({ workoutId }) => workoutId);
  const workouts = await db.workout.findMany({ where: { id: { in: ids } }, include: WITH_FEEDBACK });
  const byId = new Map(workouts.map((row) => [row.id, workoutOf(row)]));
  const byWorkout = new Map<string, WorkoutOnDevice[]>();
  for (const { workoutId, state: kept, connection } of rows) {
    const provider = connection.provider as DeviceProvider;
    const state: DeviceWorkoutState = KEPT.find((known) => known === kept) ?? 'waiting';
    const workout = byId.get(workoutId);
    const such = (workout && NOT_HELD[provider][workout.workoutType]) ?? 'such workouts';
    const notes =
      workout && (state === 'sent' || state === 'waiting')
        ? NOTES[provider](workout, owner, owner.user.poolLength as PoolLength)
        : [];
    const told = { provider, state, sentence: SENTENCES[state](PROVIDER_NAMES[provider], such), notes };
    byWorkout.set(workoutId, [...(byWorkout.get(workoutId) ?? []), told]);
  }
  return byWorkout;
}
