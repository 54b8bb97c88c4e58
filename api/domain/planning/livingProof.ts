import { addDays, type Day, weekdayOf } from '../../core/calendar/calendar.ts';
import type { BrokenCause } from '../../core/codes/proof.ts';
import { OWN_CONSTRAINTS } from './plannerInput.ts';
import { keptPrincipleName } from '../../core/messages/principleName.ts';
import { type PlanningContext, planningContextOf, type ScheduledWorkout } from '../../core/rules/context.ts';
import { asRecorded, type LivingProof, livingProofs, type ProofBasis, toRecord } from '../../core/week/livingProof.ts';
import { intensityFromText } from '../../core/workout/tss.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type BreakingRevision, breakersOf } from './brokenBy.ts';
import { versionedCache } from '../kernel/versionedCache.ts';
import { loadScheduleVersions } from './scheduleVersion.ts';
import { encodeId } from '../../core/units/ids.ts';
import { columnOf, dayOf, todayOf } from '../kernel/day.ts';
import { NotPossible } from '../kernel/errors.ts';
import { asOnFile, loadLimits, type SourcedLimits } from './openSchedule.ts';
import type { Db, Deps } from '../kernel/ports.ts';
import { type LockedAthlete, statementsOf } from '../revision/revision.ts';
import type { Tx } from '../kernel/ports.ts';
import { type Feedback, toldMinutes, type WorkoutRow, weekRowOf, type WeekRow } from '../revision/scheduledWorkout.ts';
import { SCHEDULE_WEEKS, windowOf } from './scheduleWindow.ts';

/** One limit of a week, with its current state. */
export interface WeekLimit extends LivingProof {
  /** The change by a person that broke the limit; null: the limit holds, or none did. */
  brokenBy: BreakingRevision | null;
  /** Null: the limit holds, the week is over, or nobody knows any more. */
  brokenCause: BrokenCause | null;
}

/** A limit that a week does not keep. */
export interface BrokenWeekLimit extends LivingProof {
  athleteId: string;
  weekStartDate: string;
  /** As of `WeekLimit`, of the first week that breaks any; left out where nobody is known, and in later weeks. */
  brokenBy?: BreakingRevision;
}

type Tables = 'athlete' | 'trainingWeek' | 'workout' | 'activity' | 'revision' | 'formerProfile' | 'formerPrinciple';
export interface Reads extends Pick<Deps, 'clock'> {
  db: Pick<Db, Tables | '$rows'>;
}
type TheWeek = Pick<WeekRow, 'athleteId' | 'weekStartDate' | 'proof'>;

/** An athlete's four weeks with the limits of each; the key is its Monday. */
interface Proved {
  schedule: CurrentSchedule;
  limits: ReadonlyMap<Day, readonly LivingProof[]>;
  /** The same with who broke them; loaded week by week when needed. */
  withBreakers: Map<Day, Promise<readonly WeekLimit[]>>;
}

/** An entry has about 20 kB. */
const MAX_KEPT = 1_000;
/** Null: the athlete has no schedule that can be measured. */
const keptProofs = versionedCache<Promise<Proved | null>>(MAX_KEPT);

/**
 * The limits of these weeks, of one or many athletes, measured now; a past week returns its last stored result. The caller must
 * have checked the viewer's rights. Needs one statement if nothing has changed since the last read, and a few more otherwise,
 * whatever the number of weeks.
 */
export async function readLimits(deps: Reads, weeks: readonly TheWeek[]): Promise<(readonly WeekLimit[])[]> {
  const proved = await readProved(deps, [...new Set(weeks.map(({ athleteId }) => athleteId))]);
  return Promise.all(
    weeks.map(({ athleteId, weekStartDate, proof }) => {
      const of = proved.get(athleteId);
      const limits = of?.limits.get(weekStartDate);
      if (!of || !limits) return asRecorded(proof).map((limit) => ({ ...limit, brokenBy: null, brokenCause: null }));
      return limitsWithBreakers(deps.db, of, weekStartDate);
    }),
  );
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
  limits: readonly LivingProof[],
): Promise<readonly WeekLimit[]> {
  const breakers = await breakersOf(db, schedule, weekStartDate, limits);
  return limits.map((limit, i) => {
    const { revision = null, workoutId = limit.workoutId, cause = null } = breakers[i] ?? {};
    return { ...limit, ...(workoutId !== undefined && { workoutId }), brokenBy: revision, brokenCause: cause };
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
export const principleOf = ({ principleId }: Pick<LivingProof, 'principleId'>): string | null =>
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
  const kept = keptProofs(deps.db);
  const versions = await loadScheduleVersions(deps, athleteIds);
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
  const limits = livingProofs(
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

/** The parts of an athlete's four weeks that limits need. */
export interface CurrentSchedule {
  athleteId: string;
  weeks: readonly WeekRow[];
  workouts: readonly ScheduledWorkout[];
  context: PlanningContext;
  limitsFrom: SourcedLimits;
}

/**
 * Stores the limits of weeks that have ended since weeks were last added. From now on their stored result is returned.
 * Must be called before weeks are added.
 */
export async function settleProofs(tx: Tx, { id, today }: Pick<LockedAthlete, 'id' | 'today'>): Promise<void> {
  const last = await tx.trainingWeek.findFirst({
    where: { athleteId: id },
    orderBy: { weekStartDate: 'desc' },
    select: { weekStartDate: true },
  });
  if (!last) return;
  const first = addDays(dayOf(last.weekStartDate), -7 * (SCHEDULE_WEEKS - 1));
  const { firstDay } = windowOf(today);
  const schedule = (await loadCurrentSchedules({ db: readsIn(tx), clock: () => columnOf(first) }, [id], first)).get(id);
  const proved = schedule && provedOf(schedule);
  for (const week of schedule?.weeks ?? []) {
    if (week.weekStartDate >= firstDay) continue;
    const proof = proved!.limits.get(week.weekStartDate)!.map(toRecord);
    await tx.trainingWeek.update({
      where: { id: week.id },
      data: { proof: proof as unknown as Prisma.InputJsonValue },
      select: { id: true },
    });
  }
}

/** The transaction with the same interface as the client. */
export const readsIn = (tx: Tx): Reads['db'] => ({
  athlete: tx.athlete,
  trainingWeek: tx.trainingWeek,
  workout: tx.workout,
  activity: tx.activity,
  revision: tx.revision,
  formerProfile: tx.formerProfile,
  formerPrinciple: tx.formerPrinciple,
  ...statementsOf(tx),
});

/**
 * Leaves out athletes without a schedule and athletes whose weeks cannot be measured now. `asOf`: the reference day; default: each
 * athlete's today.
 */
async function loadCurrentSchedules(
  { db, clock }: Reads,
  athleteIds: readonly string[],
  asOf?: Day,
): Promise<Map<string, CurrentSchedule>> {
  const now = clock();
  const athletes = (
    await db.athlete.findMany({
      where: { id: { in: [...athleteIds] }, scheduleMode: { not: null } },
      select: {
        id: true,
        scheduleMode: true,
        scheduleSports: true,
        user: { select: { timeZone: true, latestDay: true } },
      },
    })
  ).map(({ user, ...athlete }) => ({ ...athlete, today: asOf ?? todayOf(user, now) }));
  if (athletes.length === 0) return new Map();
  const windows = new Map(athletes.map(({ id, today }) => [id, windowOf(today)]));
  const firstDay = [...windows.values()].map((window) => window.firstDay).sort()[0]!;
  const lastDay = [...windows.values()]
    .map((window) => window.lastDay)
    .sort()
    .at(-1)!;
  const ids = athletes.map(({ id }) => id);
  const [weeks, workouts, limitsOf] = await Promise.all([
    db.trainingWeek.findMany({
      where: { athleteId: { in: ids }, weekStartDate: { gte: columnOf(firstDay), lte: columnOf(lastDay) } },
      orderBy: { weekStartDate: 'asc' },
    }),
    loadWorkouts(db, ids, { firstDay, lastDay }),
    loadLimits(db, athletes),
  ]);
  return new Map(
    athletes.flatMap((athlete) => {
      const window = windows.get(athlete.id)!;
      const own = weeks
        .filter(({ athleteId }) => athleteId === athlete.id)
        .map(weekRowOf)
        .map(withPrinciplesNamed)
        .filter(({ weekStartDate }) => weekStartDate >= window.firstDay && weekStartDate <= window.lastDay);
      if (own.length === 0) return [];
      const inWindow = ({ athleteId, scheduledDate }: (typeof workouts)[number]) =>
        athleteId === athlete.id && scheduledDate >= window.firstDay && scheduledDate <= window.lastDay;
      try {
        const limitsFrom = limitsOf(athlete, own);
        const context = planningContextOf(asOnFile(limitsFrom));
        const schedule = {
          athleteId: athlete.id,
          weeks: own,
          workouts: workouts.filter(inWindow),
          context,
          limitsFrom,
        };
        return [[athlete.id, schedule] as const];
      } catch (error) {
        if (error instanceof NotPossible) return [];
        throw error;
      }
    }),
  );
}

/** What the planner found of a principle is looked up by its name. */
const withPrinciplesNamed = (week: WeekRow): WeekRow => ({
  ...week,
  proof: week.proof.map((line) =>
    line.principleId === undefined ? line : { ...line, constraint: keptPrincipleName(line.constraint) },
  ),
});

type Measured = ScheduledWorkout & { athleteId: string };
type Row = Omit<WorkoutRow, 'reasons' | 'instructions' | 'feedback'> & Pick<Feedback, 'actualDuration'>;

/** Uses raw SQL, because steps, reasons and instructions are most of a workout's bytes; few workouts have steps that a target counts. */
async function loadWorkouts(
  db: Pick<Db, '$rows'>,
  ids: readonly string[],
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<Measured[]> {
  const rows = await db.$rows<Row>`
    SELECT w.id, w."athleteId", w."weekId", w."scheduledDate"::text AS "scheduledDate", w."workoutType", w.intensity, w.duration, w.tss,
      w."isLong", w."isHard", w.status, w.description, w."timeOfDay", w."templateId", w.locked, w."madeBy", w.version, f."actualDuration",
      CASE WHEN w."workoutType" = 'brick' OR w.steps::text LIKE '%"raceEffort"%' THEN w.steps ELSE '[]' END AS steps
    FROM "Workout" w LEFT JOIN "WorkoutFeedback" f ON f."workoutId" = w.id
    WHERE w."athleteId" = ANY(${ids}::uuid[]) AND w."scheduledDate" BETWEEN ${firstDay}::date AND ${lastDay}::date
    ORDER BY w."scheduledDate", w.id`;
  return rows.map(({ weekId: _, version: __, actualDuration, ...row }) => ({
    ...row,
    ...toldMinutes({ status: row.status, feedback: { actualDuration } }),
    intensity: intensityFromText(row.intensity),
    dayOfWeek: weekdayOf(row.scheduledDate),
    instructions: '',
    reasons: [],
  }));
}
