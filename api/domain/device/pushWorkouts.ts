import { createHash } from 'node:crypto';
import { addDays } from '../../core/calendar/calendar.ts';
import { instantsIn } from '../../core/calendar/timeZone.ts';
import { timed } from '../../core/language/calendarEntries.ts';
import { titleIn } from '../../core/messages/workoutTitle.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { encodeId } from '../../core/units/ids.ts';
import { fitPlanOf } from '../../core/workout/files/fitPlan.ts';
import type { Athlete, Connection, User } from '../../generated/prisma/client.ts';
import { timesOf, type TimesRows } from '../athlete/trainingTimes.ts';
import { columnOf, dayOf, todayOf } from '../kernel/day.ts';
import {
  type DeviceAccess,
  DeviceFault,
  type DevicePort,
  type DeviceProvider,
  NOT_HELD,
  type PushedWorkout,
} from '../kernel/devicePort.ts';
import type { Deps, FilesDeps } from '../kernel/ports.ts';
import { type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { fitFileOf } from '../schedule/workoutFit.ts';

/** Today and so many days after it are sent. */
const DAYS_AHEAD = 13;
/** Workouts of one request, whose files stay far below what a provider takes. */
const AT_ONCE = 10;
const NOON = 12 * 60;

type Owner = Athlete & TimesRows & { user: User };
type Entered = Connection & { port: DevicePort; access: DeviceAccess; athlete: Owner };

interface Wanted {
  workoutId: string;
  pushed: PushedWorkout;
  contentHash: string;
}

/**
 * Makes the account hold what the schedule holds from today on: what is new or changed is sent, what is gone is removed, what was
 * done or told of stays as it is. What was cut off is done again by the next call, and changes nothing there. What such an account
 * cannot hold is written down as that. Throws DeviceFault.
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
  const coming = workouts.filter(({ id }) => !staying.has(id));
  const notHeld = NOT_HELD[entered.provider as DeviceProvider];
  const unheld = coming.filter(({ workoutType }) => workoutType in notHeld);
  const wanted = wantedOf(deps, athlete, workouts).filter(
    ({ workoutId, pushed }) => !staying.has(workoutId) && !(pushed.type in notHeld),
  );
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
  for (const { workoutId, day, state } of there)
    if (!kept.has(workoutId)) (dayOf(day) < today || state === 'unheld' ? past : gone).push(workoutId);
  await port.removeWorkouts(access, gone.map(externalIdOf));
  const told = unheld.map(({ id: workoutId, scheduledDate }) => ({
    ...{ connectionId, workoutId, athleteId, day: columnOf(scheduledDate) },
    ...{ contentHash: '', state: 'unheld' },
  }));
  await db.$transaction([
    db.deviceWorkout.deleteMany({ where: { connectionId, workoutId: { in: [...gone, ...past] } } }),
    db.deviceWorkout.createMany({ data: told }),
  ]);
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
  const { taken, fault } = await takenOf({ port, access }, pushed);
  if (!(await isWanted(db, connectionId))) {
    await port.removeWorkouts(
      access,
      pushed.map(({ externalId }) => externalId),
    );
    throw new DeviceFault('away', 'It was disconnected meanwhile.');
  }
  // of what was not asked for, before it was cut short, nothing is known
  for (const state of fault ? ['sent'] : ['sent', 'refused']) {
    const ids = workouts.filter(({ pushed }) => taken.has(pushed.externalId) === (state === 'sent'));
    await db.deviceWorkout.updateMany({
      where: { connectionId, workoutId: { in: ids.map(({ workoutId }) => workoutId) } },
      data: { state },
    });
  }
  if (fault) throw fault;
}

interface Outcome {
  taken: ReadonlySet<string>;
  /** What cut it short; null: nothing. */
  fault: DeviceFault | null;
}

/** The ids that the provider took. It refuses a request for one workout in it: then each is asked for by itself. */
async function takenOf(
  entered: Pick<Entered, 'port' | 'access'>,
  workouts: readonly PushedWorkout[],
): Promise<Outcome> {
  try {
    return { taken: await entered.port.pushWorkouts(entered.access, workouts), fault: null };
  } catch (error) {
    if (!(error instanceof DeviceFault)) throw error;
    if (error.kind !== 'refused') return { taken: error.taken, fault: error };
    const taken = new Set<string>();
    if (workouts.length === 1) return { taken, fault: null };
    for (const one of workouts) {
      const { taken: ofOne, fault } = await takenOf(entered, [one]);
      for (const id of ofOne) taken.add(id);
      if (fault) return { taken, fault };
    }
    return { taken, fault: null };
  }
}

/** Disconnecting and ending the ways into an account say first that nothing is to be sent any more. */
async function isWanted(db: Deps['db'], id: string): Promise<boolean> {
  return (await db.connection.count({ where: { id, nextSyncAt: { not: null } } })) > 0;
}

function wantedOf({ files }: FilesDeps, athlete: Owner, workouts: readonly WorkoutRow[]): Wanted[] {
  const units = athlete.user as DisplayUnits;
  const instantOf = instantsIn(athlete.user.timeZone);
  return timed(workouts, timesOf(athlete).starts).map(({ workout, startsAt }) => {
    const words = {
      externalId: externalIdOf(workout.id),
      day: workout.scheduledDate,
      startsAt,
      starts: new Date(instantOf(workout.scheduledDate, startsAt ?? NOON)),
      minutes: workout.duration,
      title: titleIn(workout, units),
      type: workout.workoutType,
    };
    const fit = fitFileOf(files, workout, fitPlanOf(workout, athlete, units.poolLength).plan);
    const contentHash = createHash('sha256').update(JSON.stringify(words)).update(fit).digest('hex');
    return { workoutId: workout.id, pushed: { ...words, fit, workout, thresholds: athlete }, contentHash };
  });
}
