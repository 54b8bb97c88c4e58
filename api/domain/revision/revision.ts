import { keptSummary, type Summary } from '../../core/messages/summary.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { Prisma, Revision } from '../../generated/prisma/client.ts';
import type { Viewer } from '../kernel/access.ts';
import { type ZoneAndDay, todayOf } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import { writeRows } from '../kernel/writeRows.ts';
import type { Db, Deps, Tx } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { storedChanges } from './revisionChanges.ts';
import { isOneStatement, writeChanges, writeIfCurrent } from './scheduleWrites.ts';
import { isEmpty, type ScheduleChanges } from './scheduleChanges.ts';

export type RevisionCause =
  | 'generate'
  | 'move'
  | 'feedback'
  | 'create'
  | 'update'
  | 'delete'
  | 'adapt'
  | 'season'
  | 'activity'
  | 'undo'
  | 'restore';
export type ActorRole = 'athlete' | 'coach' | 'planner';

/** Who changes the schedule. */
export interface Actor {
  /** Null: the planner itself. */
  userId: string | null;
  role: ActorRole;
}

/** The planner, where nobody asked it. */
export const PLANNER: Actor = { userId: null, role: 'planner' };

/** The athlete's locked row. No other change of this schedule can be saved until the transaction ends. */
export interface LockedAthlete {
  id: string;
  scheduleMode: string | null;
  scheduleSports: string[];
  /** Number of the latest revision. */
  scheduleRevision: number;
  /** Today in the athlete's time zone. */
  today: Day;
}

export interface ActOutcome<T> {
  changes: ScheduleChanges;
  summary: Summary;
  undoesNumber?: number;
  restoresNumber?: number;
  result: T;
}

/** Reads and computes a change while the athlete's row is locked. */
export type ScheduleAct<T> = (tx: Tx, athlete: LockedAthlete) => Promise<ActOutcome<T>>;

/** Computes a change from one SQL statement, which sees one snapshot. It needs the lock only if another change was saved first. */
export interface OptimisticRead<T> {
  optimisticRead(db: Pick<Db, '$rows'>): Promise<ActOutcome<T> & { scheduleRevision: number }>;
}

export function actorOf(viewer: Viewer, athleteId: string): Actor {
  return { userId: viewer.userId, role: viewer.athleteId === athleteId ? 'athlete' : 'coach' };
}

/** Locks the athlete's row until the transaction ends. */
export async function lockAthlete(tx: Tx, athleteId: string, now: Date): Promise<LockedAthlete> {
  const rows = await tx.$queryRaw<(Omit<LockedAthlete, 'today'> & ZoneAndDay)[]>`
    SELECT a.id, a."scheduleMode", coalesce(a."scheduleSports", '{}') AS "scheduleSports", a."scheduleRevision", u."timeZone", u."latestDay"
    FROM "Athlete" a JOIN "User" u ON u.id = a."userId" WHERE a.id = ${athleteId}::uuid FOR UPDATE OF a`;
  const row = rows[0];
  if (!row) throw new NotFound('Athlete not found');
  const { timeZone, latestDay, ...athlete } = row;
  return { ...athlete, today: todayOf({ timeZone, latestDay }, now) };
}

interface Who {
  actor: Actor;
  athleteId: string;
  cause: RevisionCause;
}

/** The revision in an answer. */
export interface AnsweredRevision extends Revision {
  /** True when nothing had to change: then this is the latest earlier revision. */
  isEarlier: boolean;
}

interface Made<T, Unchanged extends Revision | null = Revision> {
  revision: Revision | Unchanged;
  result: T;
  isNew: boolean;
}

/**
 * The only way to change a schedule: `act` reads and computes the change; rows and revision are written together and
 * announced after the commit. An empty change writes no revision, and its answer contains the latest one.
 */
export async function changeSchedule<T>(
  deps: Deps,
  actor: Actor,
  athleteId: string,
  cause: RevisionCause,
  act: ScheduleAct<T> | OptimisticRead<T>,
): Promise<{ revision: AnsweredRevision; result: T }> {
  const who = { actor, athleteId, cause };
  const made =
    ('optimisticRead' in act ? await tryWithoutLock(deps, who, act) : null) ??
    (await withRowLock(deps, who, act, latestOrFirst));
  const { revision, result, isNew } = made;
  // the change is committed: it must not seem to fail because the bus is down; readers notice the gap in the revision numbers
  if (isNew) await deps.events.publishSchedule({ athleteId, revision: revision.number }).catch(() => {});
  return { revision: { ...revision, isEarlier: !isNew }, result };
}

/**
 * The same for data beside the schedule that may change it. Whether a schedule exists is checked under the lock. An act that does
 * not change the schedule writes no revision, not even the first one. Null revision: the schedule did not change.
 */
export async function changeBeside<T>(
  deps: Deps,
  actor: Actor,
  athleteId: string,
  cause: RevisionCause,
  act: ScheduleAct<T>,
): Promise<{ revision: Revision | null; result: T }> {
  const made = await withRowLock(deps, { actor, athleteId, cause }, act, async () => null);
  const { revision, result } = made;
  await (revision
    ? deps.events.publishSchedule({ athleteId, revision: revision.number }).catch(() => {})
    : announceAthlete(deps, athleteId));
  return { revision, result };
}

/** Null, and nothing is written: the schedule was changed in the meantime, or the change needs more than one statement. */
async function tryWithoutLock<T>(
  { db, clock }: Deps,
  who: Who,
  { optimisticRead }: OptimisticRead<T>,
): Promise<Made<T> | null> {
  const { scheduleRevision, result, ...outcome } = await optimisticRead(db);
  if (isEmpty(outcome.changes)) {
    return { revision: await revisionAt(db, who.athleteId, scheduleRevision), result, isNew: false };
  }
  if (!isOneStatement(outcome.changes)) return null;
  const revision = revisionOf(who, outcome, scheduleRevision + 1, clock());
  return (await writeIfCurrent(db, revision, outcome.changes.workouts)) ? { revision, result, isNew: true } : null;
}

/** The first change of a schedule is written even if it is empty, so that there is a revision for the answer. */
const latestOrFirst = (tx: Tx, { id, scheduleRevision }: LockedAthlete): Promise<Revision> | null =>
  scheduleRevision > 0 ? revisionAt(tx, id, scheduleRevision) : null;

/** `unchanged`: the revision for the answer when nothing changes; if it returns null, a revision is written. */
function withRowLock<T, Unchanged extends Revision | null>(
  { db, clock }: Deps,
  who: Who,
  act: ScheduleAct<T> | OptimisticRead<T>,
  unchanged: (tx: Tx, athlete: LockedAthlete) => Promise<Unchanged> | null,
): Promise<Made<T, Unchanged>> {
  const { athleteId } = who;
  return db.$transaction(async (tx) => {
    const athlete = await lockAthlete(tx, athleteId, clock());
    const { result, ...outcome } = await ('optimisticRead' in act
      ? act.optimisticRead(statementsOf(tx))
      : act(tx, athlete));
    const answer = isEmpty(outcome.changes) ? unchanged(tx, athlete) : null;
    if (answer) return { revision: await answer, result, isNew: false };
    await writeChanges(tx, { ...outcome.changes, athleteId });
    const revision = revisionOf(who, outcome, athlete.scheduleRevision + 1, clock());
    const settings = outcome.changes.settings?.after;
    await tx.athlete.update({
      where: { id: athleteId },
      data: {
        scheduleRevision: revision.number,
        ...(settings && { scheduleMode: settings.mode, scheduleSports: [...settings.sports] }),
      },
      select: { id: true },
    });
    await writeRows(tx, 'Revision', Object.keys(revision), JSON.stringify([revision]));
    return { revision, result, isNew: true };
  });
}

function revisionAt(db: Pick<Tx, 'revision'>, athleteId: string, number: number): Promise<Revision> {
  return db.revision.findUniqueOrThrow({ where: { athleteId_number: { athleteId, number } } });
}

function revisionOf(
  { actor, athleteId, cause }: Who,
  { changes, summary, undoesNumber, restoresNumber }: Omit<ActOutcome<unknown>, 'result'>,
  number: number,
  now: Date,
): Revision {
  return {
    id: newId(now),
    athleteId,
    number,
    actorId: actor.userId,
    actorRole: actor.role,
    cause,
    ...keptRevisionSummary(summary),
    changes: storedChanges(changes) as unknown as Prisma.JsonValue,
    undoesNumber: undoesNumber ?? null,
    restoresNumber: restoresNumber ?? null,
    createdAt: now,
  };
}

function keptRevisionSummary(summary: Summary): Pick<Revision, 'summary' | 'summaryLines'> {
  const kept = keptSummary(summary);
  return { ...kept, summaryLines: kept.summaryLines as unknown as Prisma.JsonValue };
}

/** Raw SQL of the transaction, with the same interface as the client's. */
export function statementsOf(tx: Pick<Tx, '$queryRaw'>): Pick<Db, '$rows'> {
  return {
    $rows: <T extends object>(text: TemplateStringsArray, ...values: readonly unknown[]) =>
      tx.$queryRaw<T[]>(text, ...values),
  };
}
