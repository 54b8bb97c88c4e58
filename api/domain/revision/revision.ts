import { keptSummary, type Summary } from '../../core/messages/summary.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { Change as ScheduleOperation } from '../../core/change/changes.ts';
import { Prisma, type Revision } from '../../generated/prisma/client.ts';
import type { Viewer } from '../kernel/access.ts';
import { type Place, todayOf } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import type { IllnessRow } from './illnessRecord.ts';
import type { RecordedInjury } from './injuryRecord.ts';
import { newId } from '../kernel/newId.ts';
import type { Db, Deps, Tx } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { storedChanges } from './revisionChanges.ts';
import type { ScheduledWorkout, WeekRow } from './scheduledWorkout.ts';
import { isOneStatement, writeChanges, writeIfCurrent } from './scheduleWrites.ts';
import type { SeasonSnapshot } from './seasonSnapshot.ts';
import type { Wishes } from './wishes.ts';

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
  /** Null: there was no season plan, or there is none any more. Left out: it stayed as it was. */
  season?: { before: SeasonSnapshot | null; after: SeasonSnapshot | null };
  /** Hours that the athlete has a week. */
  hours?: { before: number; after: number };
  /** The typed changes behind it, with rule, numbers and sentence; left out where it came about in another way. */
  operations?: readonly ScheduleOperation[];
  /** What rules made of a plan from that day on in the act that made it: `before` as planned, `after` as it stands. */
  eased?: { from: Day; workouts: readonly Change<ScheduledWorkout>[] };
  /** What the athlete wants of every week to come. */
  wishes?: { before: Wishes; after: Wishes };
  /** What the athlete told of times of illness. */
  illness?: readonly Change<IllnessRow>[];
  /** What the athlete told of injuries in plain words. */
  injuries?: readonly Change<RecordedInjury>[];
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
  summary: Summary;
  undoesNumber?: number;
  result: T;
}

/** Reads and computes while the athlete's row is locked. */
export type Act<T> = (tx: Tx, athlete: LockedAthlete) => Promise<Outcome<T>>;

/** Computes on what one statement reads, so that it saw one instant: it needs no lock unless someone else was first. */
export interface Glance<T> {
  glance(db: Pick<Db, '$rows'>): Promise<Outcome<T> & { scheduleRevision: number }>;
}

export function actorOf(viewer: Viewer, athleteId: string): Actor {
  return { userId: viewer.userId, role: viewer.athleteId === athleteId ? 'athlete' : 'coach' };
}

export function isEmpty({
  workouts,
  weeks,
  settings,
  season,
  hours,
  wishes,
  illness = [],
  injuries = [],
}: ScheduleChanges): boolean {
  return (
    workouts.length === 0 &&
    weeks.length === 0 &&
    illness.length === 0 &&
    injuries.length === 0 &&
    !settings &&
    !season &&
    !hours &&
    !wishes
  );
}

/** Waits for the athlete's row and keeps it until the transaction ends. */
export async function lockAthlete(tx: Tx, athleteId: string, now: Date): Promise<LockedAthlete> {
  const rows = await tx.$queryRaw<(Omit<LockedAthlete, 'today'> & Place)[]>`
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

/** The revision that an answer names. */
export interface AnsweredRevision extends Revision {
  /** Nothing was to be changed: it is the latest one before. */
  isEarlier: boolean;
}

interface Made<T, Unchanged extends Revision | null = Revision> {
  revision: Revision | Unchanged;
  result: T;
  isNew: boolean;
}

/**
 * The one way to change a schedule: `act` reads and computes the change; rows and revision are written together and
 * announced after the commit. A change that changes nothing writes no revision; its answer carries the latest one.
 */
export async function changeSchedule<T>(
  deps: Deps,
  actor: Actor,
  athleteId: string,
  cause: RevisionCause,
  act: Act<T> | Glance<T>,
): Promise<{ revision: AnsweredRevision; result: T }> {
  const who = { actor, athleteId, cause };
  const made =
    ('glance' in act ? await tryWithoutLock(deps, who, act) : null) ??
    (await behindLock(deps, who, act, latestOrFirst));
  const { revision, result, isNew } = made;
  // the change is committed: a bus that is down must not make it look failed, readers see the gap in the numbers
  if (isNew) await deps.events.publishSchedule({ athleteId, revision: revision.number }).catch(() => {});
  return { revision: { ...revision, isEarlier: !isNew }, result };
}

/**
 * The same for what is kept beside the schedule and may change it: whether there is a schedule is seen behind the lock, and what
 * changes nothing of it writes no revision, not even the first. Null revision: the schedule stayed as it was.
 */
export async function changeBeside<T>(
  deps: Deps,
  actor: Actor,
  athleteId: string,
  cause: RevisionCause,
  act: Act<T>,
): Promise<{ revision: Revision | null; result: T }> {
  const made = await behindLock(deps, { actor, athleteId, cause }, act, async () => null);
  const { revision, result } = made;
  await (revision
    ? deps.events.publishSchedule({ athleteId, revision: revision.number }).catch(() => {})
    : announceAthlete(deps, athleteId));
  return { revision, result };
}

/** Null, and nothing is written: someone changed the schedule meanwhile, or the change takes more than one statement. */
async function tryWithoutLock<T>({ db, clock }: Deps, who: Who, { glance }: Glance<T>): Promise<Made<T> | null> {
  const { scheduleRevision, result, ...outcome } = await glance(db);
  if (isEmpty(outcome.changes)) {
    return { revision: await revisionAt(db, who.athleteId, scheduleRevision), result, isNew: false };
  }
  if (!isOneStatement(outcome.changes)) return null;
  const revision = revisionOf(who, outcome, scheduleRevision + 1, clock());
  return (await writeIfCurrent(db, revision, outcome.changes.workouts)) ? { revision, result, isNew: true } : null;
}

/** The first change of a schedule is written even if it is empty: then there is a revision to answer with. */
const latestOrFirst = (tx: Tx, { id, scheduleRevision }: LockedAthlete): Promise<Revision> | null =>
  scheduleRevision > 0 ? revisionAt(tx, id, scheduleRevision) : null;

/** `unchanged`: the revision to answer with where nothing changes; where it is null at once, one is written. */
function behindLock<T, Unchanged extends Revision | null>(
  { db, clock }: Deps,
  who: Who,
  act: Act<T> | Glance<T>,
  unchanged: (tx: Tx, athlete: LockedAthlete) => Promise<Unchanged> | null,
): Promise<Made<T, Unchanged>> {
  const { athleteId } = who;
  return db.$transaction(async (tx) => {
    const athlete = await lockAthlete(tx, athleteId, clock());
    const { result, ...outcome } = await ('glance' in act ? act.glance(statementsOf(tx)) : act(tx, athlete));
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
    await tx.revision.create({
      data: {
        ...revision,
        summaryLines: revision.summaryLines ?? Prisma.DbNull,
        changes: revision.changes as Prisma.InputJsonValue,
      },
      select: { id: true },
    });
    return { revision, result, isNew: true };
  });
}

function revisionAt(db: Pick<Tx, 'revision'>, athleteId: string, number: number): Promise<Revision> {
  return db.revision.findUniqueOrThrow({ where: { athleteId_number: { athleteId, number } } });
}

function revisionOf(
  { actor, athleteId, cause }: Who,
  { changes, summary, undoesNumber }: Omit<Outcome<unknown>, 'result'>,
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
    createdAt: now,
  };
}

function keptRevisionSummary(summary: Summary): Pick<Revision, 'summary' | 'summaryLines'> {
  const kept = keptSummary(summary);
  return { ...kept, summaryLines: kept.summaryLines as unknown as Prisma.JsonValue };
}

/** The transaction's own way past Prisma's models, in the shape that the client has. */
export function statementsOf(tx: Pick<Tx, '$queryRaw'>): Pick<Db, '$rows'> {
  return {
    $rows: <T extends object>(text: TemplateStringsArray, ...values: readonly unknown[]) =>
      tx.$queryRaw<T[]>(text, ...values),
  };
}
