import { type Day, weekdayOf } from '../../core/calendar/calendar.ts';
import { keptPrincipleName } from '../../core/messages/principleName.ts';
import { type PlanningContext, planningContextOf, type ScheduledWorkout } from '../../core/rules/context.ts';
import { intensityFromText } from '../../core/workout/tss.ts';
import { columnOf, todayOf } from '../kernel/day.ts';
import { NotPossible } from '../kernel/errors.ts';
import type { Db, Deps, Tx } from '../kernel/ports.ts';
import { statementsOf } from '../revision/revision.ts';
import { type Feedback, toldMinutes, type WorkoutRow, weekRowOf, type WeekRow } from '../revision/scheduledWorkout.ts';
import { asOnFile, loadLimits, type SourcedLimits } from './openSchedule.ts';
import { windowOf } from './scheduleWindow.ts';

type Tables = 'athlete' | 'trainingWeek' | 'workout' | 'activity' | 'revision' | 'formerProfile' | 'formerPrinciple';
export interface Reads extends Pick<Deps, 'clock'> {
  db: Pick<Db, Tables | '$rows'>;
}

/** The parts of an athlete's four weeks that limits need. */
export interface CurrentSchedule {
  athleteId: string;
  weeks: readonly WeekRow[];
  workouts: readonly ScheduledWorkout[];
  context: PlanningContext;
  limitsFrom: SourcedLimits;
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
export async function loadCurrentSchedules(
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
    loadMeasured(db, ids, { firstDay, lastDay }),
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
export async function loadMeasured(
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
