import { groupedBy } from '../../core/units/groupedBy.ts';
import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { Reason } from '../../core/codes/reason.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import { livingReasons, reasonsOfEndedWeek } from '../../core/week/livingReasons.ts';
import { versionedCache } from '../kernel/versionedCache.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import { loadMeasured, type Reads } from './currentSchedule.ts';
import { provedAt } from './weekProof.ts';
import { loadScheduleVersions } from './scheduleVersion.ts';

type Reasoned = Pick<WorkoutRow, 'id' | 'athleteId' | 'scheduledDate' | 'duration' | 'reasons'>;

/** The workouts of one week. */
type Week = readonly ScheduledWorkout[];

/** A week has some kB. */
const MAX_KEPT = 1_000;
/** Weeks that have ended, by athlete and Monday. */
const keptWeeks = versionedCache<Promise<Week>>(MAX_KEPT);

const weekKey = ({ athleteId, scheduledDate }: Pick<Reasoned, 'athleteId' | 'scheduledDate'>) =>
  `${athleteId} ${mondayOf(scheduledDate)}`;

/**
 * Why each of these workouts is what it is, as their weeks stand now; once a week has ended, with the figures of what was done in it. Of a
 * workout that is not on the schedule, or not as it is there, as they were told. The caller has asked whether the viewer may. One
 * statement where nothing has changed since the weeks were last read.
 */
export async function readReasons(deps: Reads, workouts: readonly Reasoned[]): Promise<(readonly Reason[])[]> {
  const versions = await loadScheduleVersions(deps, [...new Set(workouts.map(({ athleteId }) => athleteId))]);
  const proved = await provedAt(deps, versions);
  const scheduleOf = ({ athleteId, scheduledDate }: Reasoned) => {
    const of = proved.get(athleteId);
    return of?.limits.has(mondayOf(scheduledDate)) ? of.schedule : null;
  };
  const endedWeeks = await loadWeeks(
    deps.db,
    workouts.filter((workout) => scheduleOf(workout) === null),
    versions,
  );
  return workouts.map((workout) => {
    const schedule = scheduleOf(workout);
    const among = schedule?.workouts ?? endedWeeks.get(weekKey(workout)) ?? [];
    const current = among.find(({ id }) => id === workout.id);
    if (current?.scheduledDate !== workout.scheduledDate || current.duration !== workout.duration)
      return workout.reasons;
    const asked = { ...current, reasons: workout.reasons };
    return schedule ? livingReasons(schedule.context, among, asked) : reasonsOfEndedWeek(among, asked);
  });
}

/** The weeks of these workouts, by `weekKey`. */
async function loadWeeks(
  db: Reads['db'],
  workouts: readonly Reasoned[],
  versions: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Week>> {
  const kept = keptWeeks(db);
  const found = new Map<string, Promise<Week>>();
  const unknown = new Map<string, Reasoned>();
  for (const workout of workouts) {
    const key = weekKey(workout);
    const known = kept.get(key, versions.get(workout.athleteId) ?? '');
    if (known === undefined) unknown.set(key, workout);
    else found.set(key, known);
  }
  if (unknown.size > 0) {
    const loading = loadSpan(db, [...unknown.values()]);
    for (const [key, { athleteId }] of unknown) {
      const week = loading.then((weeks) => weeks.get(key) ?? []);
      found.set(key, week);
      kept.set(key, versions.get(athleteId) ?? '', week);
      week.catch(() => kept.forget(key, week));
    }
  }
  return new Map(await Promise.all([...found].map(async ([key, week]) => [key, await week] as const)));
}

/** All weeks from the first of these workouts to the last, in one statement. */
async function loadSpan(db: Reads['db'], workouts: readonly Reasoned[]): Promise<ReadonlyMap<string, Week>> {
  const mondays: Day[] = workouts.map(({ scheduledDate }) => mondayOf(scheduledDate)).sort();
  const rows = await loadMeasured(db, [...new Set(workouts.map(({ athleteId }) => athleteId))], {
    firstDay: mondays[0]!,
    lastDay: addDays(mondays.at(-1)!, 6),
  });
  return groupedBy(rows, weekKey);
}
