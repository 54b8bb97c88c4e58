import type { WorkoutType } from '../../core/codes/workout.ts';
import type { Viewer } from '../kernel/access.ts';
import { type DeviceProvider, NOT_HELD, PROVIDER_NAMES } from '../kernel/devicePort.ts';
import type { Deps } from '../kernel/ports.ts';

/** sent: it is there. waiting: it goes there with the next sync. refused: the provider did not take it. unheld: it has nothing for such a workout. */
export type DeviceWorkoutState = 'sent' | 'waiting' | 'refused' | 'unheld';

export interface WorkoutOnDevice {
  provider: DeviceProvider;
  state: DeviceWorkoutState;
  /** For people. */
  sentence: string;
}

const SENTENCES: Readonly<Record<DeviceWorkoutState, (name: string, such: string) => string>> = {
  sent: (name) => `In your calendar at ${name}.`,
  waiting: (name) => `Goes to ${name} with the next sync.`,
  refused: (name) => `Not at ${name}: it did not take this workout.`,
  unheld: (name, such) => `Not on ${name}: ${such} cannot be sent.`,
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
  const unheld = rows.flatMap(({ workoutId, state }) => (state === 'unheld' ? workoutId : []));
  const types = new Map(
    (await db.workout.findMany({ where: { id: { in: unheld } }, select: { id: true, workoutType: true } })).map(
      ({ id, workoutType }) => [id, workoutType as WorkoutType],
    ),
  );
  const byWorkout = new Map<string, WorkoutOnDevice[]>();
  for (const { workoutId, state: kept, connection } of rows) {
    const provider = connection.provider as DeviceProvider;
    const state: DeviceWorkoutState = KEPT.find((known) => known === kept) ?? 'waiting';
    const such = NOT_HELD[provider][types.get(workoutId)!] ?? 'such workouts';
    const told = { provider, state, sentence: SENTENCES[state](PROVIDER_NAMES[provider], such) };
    byWorkout.set(workoutId, [...(byWorkout.get(workoutId) ?? []), told]);
  }
  return byWorkout;
}
