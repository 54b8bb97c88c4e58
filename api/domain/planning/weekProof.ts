import { addDays, type Day } from '../../core/calendar/calendar.ts';
import type { BrokenCause } from '../../core/codes/proof.ts';
import { encodeId } from '../../core/units/ids.ts';
import {
  asRecorded,
  type MeasuredProof,
  weekProofs,
  measuredLate,
  type ProofBasis,
  toRecord,
} from '../../core/week/weekProof.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import type { Db, Tx } from '../kernel/ports.ts';
import { versionedCache } from '../kernel/versionedCache.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import { sameData, weekRowOf, type WeekRow } from '../revision/scheduledWorkout.ts';
import { type BreakingRevision, breakersOf } from './brokenBy.ts';
import { type CurrentSchedule, loadCurrentSchedules, type Reads, readsIn } from './currentSchedule.ts';
import { OWN_CONSTRAINTS } from './plannerInput.ts';
import { loadScheduleVersions } from './scheduleVersion.ts';
import { SCHEDULE_WEEKS, windowOf } from './scheduleWindow.ts';

/** One limit of a week, with its current state. */
export interface WeekLimit extends MeasuredProof {
  /** The change by a person that broke the limit; null: the limit holds, or none did. */
  brokenBy: BreakingRevision | null;
  /** Null: the limit holds, the week is over, or nobody knows any more. */
  brokenCause: BrokenCause | null;
}

/** A limit that a week does not keep. */
export interface BrokenWeekLimit extends MeasuredProof {
  athleteId: string;
  weekStartDate: string;
  /** As of `WeekLimit`, of the first week that breaks any; left out where nobody is known, and in later weeks. */
  brokenBy?: BreakingRevision;
}

type TheWeek = Pick<WeekRow, 'athleteId' | 'weekStartDate' | 'proof'>;

/** An athlete's four weeks with the limits of each; the key is its Monday. */
interface Proved {
  schedule: CurrentSchedule;
  limits: ReadonlyMap<Day, readonly MeasuredProof[]>;
  /** The same with who broke them; loaded week by week when needed. */
  withBreakers: Map<Day, Promise<readonly WeekLimit[]>>;
}

/** An entry has about 20 kB. */
const MAX_KEPT = 1_000;
/** Null: the athlete has no schedule that can be measured. */
const keptProofs = versionedCache<Promise<Proved | null>>(MAX_KEPT);

/** Weeks that are over are measured for so long: feedback and recordings come late. Older ones return what was stored last. */
const LATE_WEEKS = 4;
/** Of weeks that are over, by athlete and Monday; null: it cannot be measured. */
const keptLate = versionedCache<Promise<Proved | null>>(MAX_KEPT);

/**
 * The limits of these weeks, of one or many athletes, measured now; a week that was over four weeks ago returns its last stored
 * result. The caller must have checked the viewer's rights. Needs one statement if nothing has changed since the last read, and a
 * few more otherwise, whatever the number of weeks; each of the weeks that are just over needs a few of its own.
 */
export async function readLimits(deps: Reads, weeks: readonly TheWeek[]): Promise<(readonly WeekLimit[])[]> {
  const ids = [...new Set(weeks.map(({ athleteId }) => athleteId))];
  const versions = await loadScheduleVersions(deps, ids);
  const proved = await provedAt(deps, versions);
  return Promise.all(
    weeks.map(async (week) => {
      const of = proved.get(week.athleteId);
      if (of?.limits.has(week.weekStartDate)) return limitsWithBreakers(deps.db, of, week.weekStartDate);
      const late = of && (await provedLate(deps.db, week, of, versions.get(week.athleteId)!));
      const found = late?.limits.get(week.weekStartDate);
      const limits = found ? measuredLate(week.proof, found) : asRecorded(week.proof);
      return limits.map((limit) => ({ ...limit, brokenBy: null, brokenCause: null }));
    }),
  );
}

/** A week that ended lately, with what it went by then. Null: it was over long ago, is still to come, or cannot be measured. */
function provedLate(
  db: Reads['db'],
  { athleteId, weekStartDate }: Pick<TheWeek, 'athleteId' | 'weekStartDate'>,
  { schedule }: Proved,
  version: string,
): Promise<Proved | null> | null {
  const { firstDay } = windowOf(schedule.context.limits.today);
  if (weekStartDate >= firstDay || weekStartDate < addDays(firstDay, -7 * LATE_WEEKS)) return null;
  const kept = keptLate(db);
  const key = `${athleteId} ${weekStartDate}`;
  const known = kept.get(key, version);
  if (known !== undefined) return known;
  const measuring = provedAsOver(db, { athleteId, weekStartDate });
  kept.set(key, version, measuring);
  measuring.catch(() => kept.forget(key, measuring));
  return measuring;
}

/** A week that is over, by the limits that it began with as far as they are still the same. */
async function provedAsOver(
  db: Reads['db'],
  { athleteId, weekStartDate }: Pick<TheWeek, 'athleteId' | 'weekStartDate'>,
): Promise<Proved | null> {
  const clock = () => columnOf(weekStartDate);
  const schedule = (await loadCurrentSchedules({ db, clock }, [athleteId], weekStartDate)).get(athleteId);
  return schedule ? provedOf(schedule) : null;
}

/** Looked up once for each state of the schedule. */
function limitsWithBreakers(db: Reads['db'], of: Proved, monday: Day): Promise<readonly WeekLimit[]> {
  const known = of.withBreakers.get(monday) ?? withBreakers(db, of.schedule, monday, of.limits.get(monday)!);
  of.withBreakers.set(monday, known);
  known.catch(() => of.withBreakers.delete(monday));
  return known;
}

async function withBreakers(
  db: Reads['db'],
  schedule: CurrentSchedule,
  weekStartDate: Day,
  limits: readonly MeasuredProof[],
): Promise<readonly WeekLimit[]> {
  const breakers = await breakersOf(db, schedule, weekStartDate, limits);
  return limits.map((limit, i) => {
    const { revision = null, cause = null, ...concerned } = breakers[i] ?? {};
    return { ...limit, ...concerned, brokenBy: revision, brokenCause: cause };
  });
}

/** Names of the people who broke limits, by the revisions that did; the planner, and an account that is gone, has none. */
export async function readBreakerNames(
  { db }: { db: Pick<Db, 'revision'> },
  limits: readonly Partial<Pick<WeekLimit, 'brokenBy'>>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(limits.flatMap(({ brokenBy }) => brokenBy?.id ?? []));
  if (ids.size === 0) return new Map();
  const rows = await db.revision.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, actor: { select: { firstName: true, lastName: true } } },
  });
  return new Map(
    rows.flatMap(({ id, actor }) => (actor ? [[id, `${actor.firstName} ${actor.lastName}`] as const] : [])),
  );
}

/** The principle of a coach that a limit is; null: it is none, or the athlete's own constraint. */
export const principleOf = ({ principleId }: Pick<MeasuredProof, 'principleId'>): string | null =>
  principleId === undefined || principleId === OWN_CONSTRAINTS ? null : principleId;

/** The broken limits of the current and later weeks, in the order of the weeks. */
export async function readBroken(deps: Reads, athleteIds: readonly string[]): Promise<BrokenWeekLimit[]> {
  const proved = await readProved(deps, athleteIds);
  const broken = await Promise.all([...proved].map(([athleteId, of]) => brokenOf(deps.db, athleteId, of)));
  return broken.flat();
}

async function brokenOf(db: Reads['db'], athleteId: string, of: Proved): Promise<BrokenWeekLimit[]> {
  const weeks = [...of.limits].filter(([, limits]) => limits.some(({ holds }) => !holds));
  const [first] = weeks;
  if (first === undefined) return [];
  const told: readonly WeekLimit[] = await limitsWithBreakers(db, of, first[0]);
  return weeks.flatMap(([weekStartDate, limits], i) =>
    limits.flatMap((limit, n): BrokenWeekLimit[] => {
      const brokenBy = i === 0 ? told[n]?.brokenBy : null;
      return limit.holds ? [] : [{ ...limit, athleteId, weekStartDate, ...(brokenBy && { brokenBy }) }];
    }),
  );
}

/** Everything that is needed to measure an athlete's weeks; null: there are none, or they cannot be measured now. The caller must have checked the viewer's rights. */
export async function readProofBasis(deps: Reads, athleteId: string): Promise<ProofBasis | null> {
  const proved = (await readProved(deps, [athleteId])).get(athleteId);
  if (!proved) return null;
  const { context, weeks, workouts } = proved.schedule;
  return {
    limits: context.limits,
    planned: Object.fromEntries(weeks.map(({ weekStartDate, proof }) => [weekStartDate, proof])),
    steps: Object.fromEntries(
      workouts.flatMap(({ id, steps }) => (steps.length > 0 ? [[encodeId('workout', id), steps]] : [])),
    ),
  };
}

/** What was found in the four weeks of each athlete who has them; remembered until something changes. */
export async function readProved(deps: Reads, athleteIds: readonly string[]): Promise<Map<string, Proved>> {
  return provedAt(deps, await loadScheduleVersions(deps, athleteIds));
}

/** What was found in the four weeks of each athlete who has them, by the versions of their schedules. */
export async function provedAt(deps: Reads, versions: ReadonlyMap<string, string>): Promise<Map<string, Proved>> {
  const kept = keptProofs(deps.db);
  const found = new Map([...versions].map(([id, version]) => [id, kept.get(id, version)]));
  const unknown = [...versions.keys()].filter((id) => found.get(id) === undefined);
  const loaded = unknown.length > 0 ? loadCurrentSchedules(deps, unknown) : null;
  for (const id of unknown) {
    const proving = loaded!.then((schedules) => {
      const schedule = schedules.get(id);
      return schedule ? provedOf(schedule) : null;
    });
    found.set(id, proving);
    // kept before it is there: what an answer asks of a schedule, limits and reasons, it asks at once. Read after the version: a
    // change in between has a new version and is read again.
    kept.set(id, versions.get(id)!, proving);
    proving.catch(() => kept.forget(id, proving));
  }
  const proved = await Promise.all([...found].map(async ([id, proving]) => [id, await proving!] as const));
  return new Map(proved.flatMap(([id, of]) => (of ? [[id, of] as const] : [])));
}

function provedOf(schedule: CurrentSchedule): Proved {
  const { context, workouts, weeks } = schedule;
  const limits = weekProofs(
    context,
    workouts,
    weeks.map(({ weekStartDate, proof }) => ({ monday: weekStartDate, planned: proof })),
  );
  return {
    schedule,
    limits: new Map(weeks.map(({ weekStartDate }, i) => [weekStartDate, limits[i]!])),
    withBreakers: new Map(),
  };
}

/** Stores the limits of the weeks that have ended lately, with what was told of them late. Must be called before weeks are added. */
export async function settleProofs(tx: Tx, { id, today }: Pick<LockedAthlete, 'id' | 'today'>): Promise<void> {
  const { firstDay } = windowOf(today);
  const last = await tx.trainingWeek.findFirst({
    where: { athleteId: id },
    orderBy: { weekStartDate: 'desc' },
    select: { weekStartDate: true },
  });
  if (!last) return;
  // after a long silence the last weeks were over long ago, and nothing is stored of them yet
  const since = [
    addDays(firstDay, -7 * LATE_WEEKS),
    addDays(dayOf(last.weekStartDate), -7 * (SCHEDULE_WEEKS - 1)),
  ].sort()[0]!;
  const over = await tx.trainingWeek.findMany({
    where: { athleteId: id, weekStartDate: { gte: columnOf(since), lt: columnOf(firstDay) } },
  });
  for (const week of over.map(weekRowOf)) {
    const found = (await provedAsOver(readsIn(tx), week))?.limits.get(week.weekStartDate);
    if (!found) continue;
    const proof = measuredLate(week.proof, found).map(toRecord);
    if (sameData(proof, week.proof)) continue;
    await tx.trainingWeek.update({
      where: { id: week.id },
      data: { proof: proof as unknown as Prisma.InputJsonValue },
      select: { id: true },
    });
  }
}
