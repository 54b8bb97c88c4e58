import { createHash } from 'node:crypto';
import { addDays } from '../../core/calendar/calendar.ts';
import { timed } from '../../core/language/calendarEntries.ts';
import { titleIn } from '../../core/messages/workoutTitle.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { encodeId } from '../../core/units/ids.ts';
import { fitPlanOf } from '../../core/workout/files/fitPlan.ts';
import type { Athlete, Connection, User } from '../../generated/prisma/client.ts';
import { timesOf, type TimesRows } from '../athlete/trainingTimes.ts';
import { columnOf, dayOf, todayOf } from '../kernel/day.ts';
import { type DeviceAccess, DeviceFault, type DevicePort, type PushedWorkout } from '../kernel/devicePort.ts';
import type { Deps, FilesDeps } from '../kernel/ports.ts';
import { type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { fitFileOf } from '../schedule/workoutFit.ts';

/** Today and so many days after it are sent. */
const DAYS_AHEAD = 13;
/** Workouts of one request, whose files stay far below what a provider takes. */
const AT_ONCE = 10;

type Owner = Athlete & TimesRows & { user: User };
type Entered = Connection & { port: DevicePort; access: DeviceAccess; athlete: Owner };

interface Wanted {
  workoutId: string;
  pushed: PushedWorkout;
  contentHash: string;
}

/**
 * Makes the account hold what the schedule holds from today on: what is new or changed is sent, what is gone is removed, what was
 * done or told of stays as it is. What was cut off is done again by the next call, and changes nothing there. Throws DeviceFault.
 */
export async function pushWorkouts(deps: Pick<Deps, 'db' | 'clock'> & FilesDeps, entered: Entered): Promise<void> {
  const { db, clock } = deps;
  const { id: connectionId, athleteId, athlete, port, access } = entered;
  const today = todayOf(athlete.user, clock());
  const within = { gte: columnOf(today), lte: columnOf(addDays(today, DAYS_AHEAD)) };
  const rows = await db.workout.findMany({
    where: { athleteId, scheduledDate: within },
    include: WITH_FEEDBACK,
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
  });
  const workouts = rows.map(workoutOf);
  const isOver = ({ status, feedback }: WorkoutRow) => status !== 'scheduled' || feedback !== null;
  const staying = new Set(workouts.filter(isOver).map(({ id }) => id));
  const wanted = wantedOf(deps, athlete, workouts).filter(({ workoutId }) => !staying.has(workoutId));
  const there = await db.deviceWorkout.findMany({ where: { connectionId } });
  const known = new Map(there.map((row) => [row.workoutId, row]));
  const changed = wanted.filter(({ workoutId, contentHash }) => {
    const row = known.get(workoutId);
    return !row || row.contentHash !== contentHash || row.state !== 'sent';
  });
  for (let from = 0; from < changed.length; from += AT_ONCE)
    await send(deps, entered, changed.slice(from, from + AT_ONCE));

  const kept = new Set([...staying, ...wanted.map(({ workoutId }) => workoutId)]);
  const [past, gone] = [[] as string[], [] as string[]];
  for (const { workoutId, day } of there) if (!kept.has(workoutId)) (dayOf(day) < today ? past : gone).push(workoutId);
  await port.removeWorkouts(access, gone.map(externalIdOf));
  await db.deviceWorkout.deleteMany({ where: { connectionId, workoutId: { in: [...gone, ...past] } } });
}

const externalIdOf = (workoutId: string) => encodeId('workout', workoutId);

/** Written down before it is sent: what was sent and is not known of could never be removed. */
async function send(
  { db }: Pick<Deps, 'db'>,
  { id: connectionId, athleteId, port, access }: Entered,
  workouts: readonly Wanted[],
): Promise<void> {
  await db.$transaction(
    workouts.map(({ workoutId, contentHash, pushed }) => {
      const what = { day: columnOf(pushed.day), contentHash, state: 'sending' };
      return db.deviceWorkout.upsert({
        where: { connectionId_workoutId: { connectionId, workoutId } },
        create: { connectionId, workoutId, athleteId, ...what },
        update: what,
      });
    }),
  );
  const pushed = workouts.map((workout) => workout.pushed);
  const taken = await takenOf({ port, access }, pushed);
  if (!(await isWanted(db, connectionId))) {
    await port.removeWorkouts(
      access,
      pushed.map(({ externalId }) => externalId),
    );
    throw new DeviceFault('away', 'It was disconnected meanwhile.');
  }
  for (const state of ['sent', 'refused']) {
    const ids = workouts.filter(({ pushed }) => taken.has(pushed.externalId) === (state === 'sent'));
    await db.deviceWorkout.updateMany({
      where: { connectionId, workoutId: { in: ids.map(({ workoutId }) => workoutId) } },
      data: { state },
    });
  }
}

/** The ids that the provider took. It refuses a request for one workout in it: then each is asked for by itself. */
async function takenOf(
  entered: Pick<Entered, 'port' | 'access'>,
  workouts: readonly PushedWorkout[],
): Promise<ReadonlySet<string>> {
  try {
    return await entered.port.pushWorkouts(entered.access, workouts);
  } catch (error) {
    if (!(error instanceof DeviceFault) || error.kind !== 'refused') throw error;
    if (workouts.length === 1) return new Set();
    const taken = new Set<string>();
    for (const one of workouts) for (const id of await takenOf(entered, [one])) taken.add(id);
    return taken;
  }
}

/** Disconnecting and ending the ways into an account say first that nothing is to be sent any more. */
async function isWanted(db: Deps['db'], id: string): Promise<boolean> {
  return (await db.connection.count({ where: { id, nextSyncAt: { not: null } } })) > 0;
}

function wantedOf({ files }: FilesDeps, athlete: Owner, workouts: readonly WorkoutRow[]): Wanted[] {
  const units = athlete.user as DisplayUnits;
  return timed(workouts, timesOf(athlete).starts).map(({ workout, startsAt }) => {
    const words = {
      externalId: externalIdOf(workout.id),
      day: workout.scheduledDate,
      startsAt,
      title: titleIn(workout, units),
      type: workout.workoutType,
    };
    const fit = fitFileOf(files, workout, fitPlanOf(workout, athlete, units.poolLength).plan);
    const contentHash = createHash('sha256').update(JSON.stringify(words)).update(fit).digest('hex');
    return { workoutId: workout.id, pushed: { ...words, fit }, contentHash };
  });
}
