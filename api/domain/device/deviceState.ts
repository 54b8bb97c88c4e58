import type { Viewer } from '../kernel/access.ts';
import { type DeviceProvider, PROVIDER_NAMES } from '../kernel/devicePort.ts';
import type { Deps } from '../kernel/ports.ts';

/** sent: it is there. waiting: it goes there with the next sync. refused: the provider did not take it. */
export type DeviceWorkoutState = 'sent' | 'waiting' | 'refused';

export interface WorkoutOnDevice {
  provider: DeviceProvider;
  state: DeviceWorkoutState;
  /** For people. */
  sentence: string;
}

const SENTENCES: Readonly<Record<DeviceWorkoutState, (name: string) => string>> = {
  sent: (name) => `In your calendar at ${name}.`,
  waiting: (name) => `Goes to ${name} with the next sync.`,
  refused: (name) => `Not at ${name}: it did not take this workout.`,
};

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
  const byWorkout = new Map<string, WorkoutOnDevice[]>();
  for (const { workoutId, state: kept, connection } of rows) {
    const provider = connection.provider as DeviceProvider;
    const state: DeviceWorkoutState = kept === 'sent' || kept === 'refused' ? kept : 'waiting';
    const told = { provider, state, sentence: SENTENCES[state](PROVIDER_NAMES[provider]) };
    byWorkout.set(workoutId, [...(byWorkout.get(workoutId) ?? []), told]);
  }
  return byWorkout;
}
