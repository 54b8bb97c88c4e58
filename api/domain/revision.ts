import type { Day } from '../core/calendar.ts';
import type { Prisma, Revision } from '../generated/prisma/client.ts';
import type { Viewer } from './access.ts';
import { dayIn } from './day.ts';
import { NotFound, Unavailable } from './errors.ts';
import { newId } from './newId.ts';
import type { Deps } from './ports.ts';
import { sameData, type ScheduledWorkout, weekColumns, type WeekRow, workoutColumns } from './scheduledWorkout.ts';

export type Tx = Prisma.TransactionClient;
export type RevisionCause =
  'generate' | 'move' | 'feedback' | 'create' | 'update' | 'delete' | 'adapt' | 'undo' | 'restore';
export type ActorRole = 'athlete' | 'coach' | 'planner';

/** Who changes the schedule. */
export interface Actor {
  /** Null: the planner on its own. */
  userId: string | null;
  role: ActorRole;
}

/** A row before and after; null: it was not there, or is no more. */
export interface Change<T> {
  id: string;
  before: T | null;
  after: T | null;
}

/** How the schedule is made; both null and empty while there is none. */
export interface ScheduleSettings {
  mode: string | null;
  sports: readonly string[];
}

/** All that one revision did, enough to take it back. */
export interface ScheduleChanges {
  workouts: readonly Change<ScheduledWorkout>[];
  weeks: readonly Change<WeekRow>[];
  settings?: { before: ScheduleSettings; after: ScheduleSettings };
}

/** The athlete's row while it is locked: no other change of this schedule can pass until the transaction ends. */
export interface LockedAthlete {
  id: string;
  scheduleMode: string | null;
  scheduleSports: string[];
  /** Number of the latest revision. */
  scheduleRevision: number;
  /** The athlete's day. */
  today: Day;
}

export interface Outcome<T> {
  changes: ScheduleChanges;
  summary: string;
  undoesNumber?: number;
  result: T;
}

export function actorOf(viewer: Viewer, athleteId: string): Actor {
  return { userId: viewer.userId, role: viewer.athleteId === athleteId ? 'athlete' : 'coach' };
}

export function isEmpty({ workouts, weeks, settings }: ScheduleChanges): boolean {
  return workouts.length === 0 && weeks.length === 0 && !settings;
}

/** Waits for the athlete's row and keeps it until the transaction ends. */
export async function lockAthlete(tx: Tx, athleteId: string, now: Date): Promise<LockedAthlete> {
  const rows = await tx.$queryRaw<(Omit<LockedAthlete, 'today'> & { timeZone: string })[]>`
    SELECT a.id, a."scheduleMode", coalesce(a."scheduleSports", '{}') AS "scheduleSports", a."scheduleRevision", u."timeZone"
    FROM "Athlete" a JOIN "User" u ON u.id = a."userId" WHERE a.id = ${athleteId}::uuid FOR UPDATE OF a`;
  const row = rows[0];
  if (!row) throw new NotFound('Athlete not found');
  const { timeZone, ...athlete } = row;
  return { ...athlete, today: dayIn(timeZone, now) };
}

/**
 * One change of a schedule: locks the athlete, lets `act` compute the change, writes rows and revision in the same
 * transaction, announces after the commit. A change that changes nothing writes no revision; its answer carries the latest one.
 */
export async function changeSchedule<T>(
  { db, clock, events }: Deps,
  actor: Actor,
  athleteId: string,
  cause: RevisionCause,
  act: (tx: Tx, athlete: LockedAthlete) => Promise<Outcome<T>>,
): Promise<{ revision: Revision; result: T }> {
  const { revision, result, changed } = await db.$transaction(async (tx) => {
    const athlete = await lockAthlete(tx, athleteId, clock());
    const outcome = await act(tx, athlete);
    if (isEmpty(outcome.changes) && athlete.scheduleRevision > 0) {
      const latest = await tx.revision.findUniqueOrThrow({
        where: { athleteId_number: { athleteId, number: athlete.scheduleRevision } },
      });
      return { revision: latest, result: outcome.result, changed: false };
    }
    await writeChanges(tx, outcome.changes);
    const number = athlete.scheduleRevision + 1;
    const settings = outcome.changes.settings?.after;
    await tx.athlete.update({
      where: { id: athleteId },
      data: {
        scheduleRevision: number,
        ...(settings && { scheduleMode: settings.mode, scheduleSports: [...settings.sports] }),
      },
      select: { id: true },
    });
    const written = await tx.revision.create({
      data: {
        athleteId,
        number,
        actorId: actor.userId,
        actorRole: actor.role,
        cause,
        summary: outcome.summary,
        changes: outcome.changes as unknown as Prisma.InputJsonValue,
        undoesNumber: outcome.undoesNumber ?? null,
        createdAt: clock(),
      },
    });
    return { revision: written, result: outcome.result, changed: true };
  });
  // the change is committed: a bus that is down must not make it look failed, readers see the gap in the numbers
  if (changed) await events.publishSchedule({ athleteId, revision: revision.number }).catch(() => {});
  return { revision, result };
}

/** Of one schedule, as many as may change it at the same instant, with room to spare. */
const MOST_TRIES = 50;

/**
 * A change of workouts that stay in the schedule, without a lock: `act` reads and computes, and what it computed is written
 * with its revision in one statement, if the schedule is still at the number that was read; else `act` is asked again.
 * Announces and answers like `changeSchedule`.
 */
export async function changeWorkouts<T>(
  deps: Deps,
  actor: Actor,
  athleteId: string,
  cause: RevisionCause,
  act: () => Promise<Outcome<T> & { scheduleRevision: number }>,
): Promise<{ revision: Revision; result: T }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { changes, summary, result, scheduleRevision } = await act();
    if (isEmpty(changes)) {
      const latest = { athleteId, number: scheduleRevision };
      return { revision: await deps.db.revision.findUniqueOrThrow({ where: { athleteId_number: latest } }), result };
    }
    const now = deps.clock();
    const revision: Revision = {
      id: newId(now),
      athleteId,
      number: scheduleRevision + 1,
      actorId: actor.userId,
      actorRole: actor.role,
      cause,
      summary,
      changes: changes as unknown as Prisma.JsonValue,
      undoesNumber: null,
      createdAt: now,
    };
    if (!(await writeIfCurrent(deps.db, revision, changes.workouts))) continue;
    await deps.events.publishSchedule({ athleteId, revision: revision.number }).catch(() => {});
    return { revision, result };
  }
  throw new Unavailable('BUSY', 'The service is not available for a moment. Please try again.');
}

/** False, and nothing is written: the revision before this one is no longer the latest. */
async function writeIfCurrent(
  db: Deps['db'],
  { id, athleteId, number, actorId, actorRole, cause, summary, changes, createdAt }: Revision,
  workouts: readonly Change<ScheduledWorkout>[],
): Promise<boolean> {
  const rows = JSON.stringify(workouts.map(({ after }) => after));
  const written = await db.$rows`
    WITH athlete AS (
      UPDATE "Athlete" SET "scheduleRevision" = ${number}, "updatedAt" = now()
      WHERE id = ${athleteId}::uuid AND "scheduleRevision" = ${number}::int - 1 RETURNING id
    ), moved AS (
      UPDATE "Workout" w SET "weekId" = n."weekId", "scheduledDate" = n."scheduledDate", "workoutType" = n."workoutType",
        intensity = n.intensity, duration = n.duration, tss = n.tss, "isLong" = n."isLong", "isHard" = n."isHard",
        status = n.status, description = n.description, instructions = n.instructions, "timeOfDay" = n."timeOfDay",
        "templateId" = n."templateId", steps = n.steps, reasons = n.reasons, locked = n.locked, "madeBy" = n."madeBy",
        version = n.version, "updatedAt" = now()
      FROM athlete, jsonb_populate_recordset(null::"Workout", ${rows}::jsonb) n
      WHERE w.id = n.id AND w."athleteId" = athlete.id
    )
    INSERT INTO "Revision" (id, "athleteId", number, "actorId", "actorRole", cause, summary, changes, "createdAt")
    SELECT ${id}::uuid, athlete.id, ${number}, ${actorId}::uuid, ${actorRole}, ${cause}, ${summary}, ${JSON.stringify(changes)}::jsonb, ${createdAt}
    FROM athlete RETURNING number`;
  return written.length === 1;
}

/** Makes the rows what the changes say they become. */
async function writeChanges(tx: Tx, { workouts, weeks }: ScheduleChanges): Promise<void> {
  const newWeeks = weeks.filter(({ before, after }) => !before && after).map(({ after }) => weekColumns(after!));
  if (newWeeks.length > 0) await tx.trainingWeek.createMany({ data: newWeeks });
  for (const { id, before, after } of weeks) {
    if (before && after)
      await tx.trainingWeek.update({ where: { id }, data: weekColumns(after), select: { id: true } });
  }
  const gone = workouts.filter(({ before, after }) => before && !after).map(({ id }) => id);
  if (gone.length > 0) await tx.workout.deleteMany({ where: { id: { in: gone } } });
  const newWorkouts = workouts
    .filter(({ before, after }) => !before && after)
    .map(({ after }) => workoutColumns(after!));
  if (newWorkouts.length > 0) await tx.workout.createMany({ data: newWorkouts });
  for (const { id, before, after } of workouts) {
    if (before && after) await tx.workout.update({ where: { id }, data: workoutColumns(after), select: { id: true } });
    await writeFeedback(tx, before, after);
  }
  const goneWeeks = weeks.filter(({ after }) => !after).map(({ id }) => id);
  if (goneWeeks.length > 0) await tx.trainingWeek.deleteMany({ where: { id: { in: goneWeeks } } });
}

async function writeFeedback(tx: Tx, before: ScheduledWorkout | null, after: ScheduledWorkout | null): Promise<void> {
  const was = before?.feedback ?? null;
  const is = after?.feedback ?? null;
  if (sameData(was, is)) return;
  // a deleted workout took its feedback along
  if (was && after && was.id !== is?.id) await tx.workoutFeedback.delete({ where: { id: was.id } });
  if (is && was?.id === is.id) await tx.workoutFeedback.update({ where: { id: is.id }, data: is });
  else if (is) await tx.workoutFeedback.create({ data: is });
}
