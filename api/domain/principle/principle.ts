import { titleIn } from '../../core/messages/workoutTitle.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import { conflictsAmong } from '../../core/principles/conflicts.ts';
import type { Principle } from '../../generated/prisma/client.ts';
import { assertCoach, assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { announceCoach, announceToAthletes } from '../kernel/coachFeed.ts';
import { coachOf, ACTIVE } from '../coaching/coaching.ts';
import { compiledOf, PRINCIPLE_ORDER } from '../planning/compiledPrinciple.ts';
import { dayIn } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import { assertRoom, lockCoach } from '../kernel/maxRows.ts';
import { newId } from '../kernel/newId.ts';
import type { Db, Deps } from '../kernel/ports.ts';
import { addPrincipleSchema, GENERAL_TYPE, updatePrincipleSchema } from './principle.schema.ts';
import { parse } from '../kernel/validation.ts';

/** A principle on file. */
export type KeptPrinciple = Principle;

/** The coach's own principles, newest first. Throws Forbidden for an account without the coach role. */
export async function listPrinciples({ db }: Deps, viewer: Viewer): Promise<Principle[]> {
  assertCoach(viewer);
  return db.principle.findMany({ where: visibleTo(viewer).principle, orderBy: [...PRINCIPLE_ORDER] });
}

/** Throws Forbidden, and NotFound for one that is not this coach's. */
export async function findPrinciple(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  principleId: string | null,
): Promise<Principle> {
  coachOf(viewer);
  const where = { AND: [{ id: principleId ?? '' }, visibleTo(viewer).principle] };
  const found = principleId === null ? null : await db.principle.findFirst({ where });
  if (!found) throw new NotFound('Principle not found');
  return found;
}

/** Throws NotFound unless the coach coaches the athlete now. */
export async function assertCoaches(
  db: Pick<Db, 'athlete' | 'coachAssignment'>,
  viewer: Viewer,
  athleteId: string,
): Promise<void> {
  await assertMay(db, viewer, 'edit', athleteId);
  const assignment = await db.coachAssignment.findFirst({
    where: { athleteId, coachId: viewer.coachId!, ...ACTIVE },
    select: { id: true },
  });
  if (!assignment) throw new NotFound('Athlete not found');
}

/**
 * Keeps what the coach teaches. Schedules stay as they are: what is planned from now on follows it. A principle that cannot be
 * is kept too and says why. Throws InvalidInput, Forbidden, NotFound, NotPossible (LIMIT_REACHED).
 */
export async function addPrinciple(deps: Deps, viewer: Viewer, input: unknown): Promise<Principle> {
  const coachId = coachOf(viewer);
  const { principleType, ...fields } = parse(addPrincipleSchema, input);
  if (fields.athleteId !== null) await assertCoaches(deps.db, viewer, fields.athleteId);
  const now = deps.clock();
  const added = await deps.db.$transaction(async (tx) => {
    await lockCoach(tx, coachId);
    assertRoom('principles', await tx.principle.count({ where: { coachId } }));
    return tx.principle.create({
      data: { id: newId(now), coachId, principleType: principleType ?? GENERAL_TYPE, ...fields, createdAt: now },
    });
  });
  await announceCoach(deps, coachId);
  await announceToAthletes(deps, added);
  return added;
}

/** Changes the words, or switches it on or off. Throws InvalidInput, Forbidden, NotFound. */
export async function updatePrinciple(
  deps: Deps,
  viewer: Viewer,
  principleId: string | null,
  input: unknown,
): Promise<Principle> {
  const { id, coachId, isActive: wasActive } = await findPrinciple(deps, viewer, principleId);
  const wanted = parse(updatePrincipleSchema, input);
  const sent = (name: keyof typeof wanted) =>
    Object.hasOwn(input as object, name) && (input as Record<string, unknown>)[name] !== undefined;
  const { principleType, context, principle, phaseType, workoutType, isActive } = wanted;
  const updated = await deps.db.principle.update({
    where: { id },
    data: {
      ...(principleType !== null && { principleType }),
      ...(context !== undefined && { context }),
      ...(principle !== undefined && { principle }),
      ...(sent('phaseType') && { phaseType }),
      ...(sent('workoutType') && { workoutType }),
      ...(isActive !== undefined && { isActive }),
    },
  });
  await announceCoach(deps, coachId);
  if (wasActive || updated.isActive) await announceToAthletes(deps, updated);
  return updated;
}

/** Takes a principle away; what it shaped stays. Throws Forbidden, NotFound. */
export async function deletePrinciple(deps: Deps, viewer: Viewer, principleId: string | null): Promise<string> {
  const { id, coachId, athleteId, isActive } = await findPrinciple(deps, viewer, principleId);
  await deps.db.principle.deleteMany({ where: { id } });
  await announceCoach(deps, coachId);
  if (isActive) await announceToAthletes(deps, { coachId, athleteId });
  return id;
}

/** Principles that this one cannot be kept together with, and why; only those that are on and meet the same athletes. */
export function conflictsOf(
  row: Principle,
  all: readonly Principle[],
): readonly { principleId: string; because: string }[] {
  const rules = compiledOf(row).rules;
  if (!row.isActive || rules.length === 0) return [];
  return all
    .filter(
      (other) =>
        other.id !== row.id &&
        other.isActive &&
        (other.athleteId === null || row.athleteId === null || other.athleteId === row.athleteId),
    )
    .flatMap((other) =>
      conflictsAmong([
        { id: row.id, rules },
        { id: other.id, rules: compiledOf(other).rules },
      ]).map(({ because }) => ({ principleId: other.id, because })),
    );
}

/** What a principle has done to the schedules of the coach's athletes. */
export interface PrincipleRecord {
  /** Workouts that it shaped, and weeks whose days, hours or number of workouts it limited. */
  fired: number;
  /** Null: none yet. */
  last: { athleteId: string; on: Day; text: string } | null;
}

/** Records by principle, of schedules from three months back on. */
export async function principleRecords(
  { db, clock }: Deps,
  coachId: string,
  units: DisplayUnits,
): Promise<ReadonlyMap<string, PrincipleRecord>> {
  const from = addDays(dayIn('UTC', clock()), -RECORD_DAYS);
  const rows = await db.$rows<{
    principleId: string;
    fired: number;
    athleteId: string;
    on: Day;
    description: string | null;
    workoutType: string | null;
  }>`
    SELECT p.id AS "principleId", counted.fired, last."athleteId", last."on"::text AS "on", last.description, last."workoutType"
    FROM "Principle" p
    CROSS JOIN LATERAL (
      SELECT sum(e.times)::int AS fired FROM "PrincipleEffect" e
      JOIN "CoachAssignment" a ON a."athleteId" = e."athleteId" AND a."coachId" = p."coachId" AND a."endedAt" IS NULL
      WHERE e."principleId" = p.id AND e."on" >= ${from}::date
    ) counted
    CROSS JOIN LATERAL (
      SELECT e."athleteId", e."on", w.description, w."workoutType" FROM "PrincipleEffect" e
      JOIN "CoachAssignment" a ON a."athleteId" = e."athleteId" AND a."coachId" = p."coachId" AND a."endedAt" IS NULL
      LEFT JOIN "Workout" w ON w.id = e."workoutId"
      WHERE e."principleId" = p.id AND e."on" >= ${from}::date
      ORDER BY e."on" DESC, e."madeAt" DESC, e."athleteId" LIMIT 1
    ) last
    WHERE p."coachId" = ${coachId}::uuid`;
  return new Map(
    rows.map(({ principleId, fired, athleteId, on, description, workoutType }) => {
      const text =
        description === null || workoutType === null ? 'The week' : titleIn({ description, workoutType }, units);
      return [principleId, { fired, last: { athleteId, on, text } }];
    }),
  );
}

const RECORD_DAYS = 91;

/** An act that made schedules follow a principle and that can be taken back as one. */
export interface PrincipleAct {
  actId: string;
  appliedAt: Date;
  /** Athletes whose schedule still follows it. */
  athletes: number;
}

/** The latest such act of each of the coach's principles, as long as the weeks that it planned are ahead. */
export async function principleActs({ db, clock }: Deps, coachId: string): Promise<ReadonlyMap<string, PrincipleAct>> {
  const rows = await db.$rows<PrincipleAct & { principleId: string }>`
    SELECT DISTINCT ON (p.id) p.id AS "principleId", x."actId", x."appliedAt", count(*)::int AS athletes
    FROM "Principle" p
    JOIN "PrincipleApplication" x ON x."principleId" = p.id AND x."undoneAt" IS NULL AND x."appliedAt" > ${clock()}::timestamptz - interval '28 days'
    JOIN "CoachAssignment" a ON a."athleteId" = x."athleteId" AND a."coachId" = p."coachId" AND a."endedAt" IS NULL
    WHERE p."coachId" = ${coachId}::uuid
    GROUP BY p.id, x."actId", x."appliedAt" ORDER BY p.id, x."appliedAt" DESC`;
  return new Map(rows.map(({ principleId, ...act }) => [principleId, act]));
}

/** One such act, whenever it was; null: not of a principle of the viewer's. Athletes whom they no longer coach are not counted. */
export async function findPrincipleAct(
  { db }: Deps,
  viewer: Viewer | null,
  actId: string,
): Promise<PrincipleAct | null> {
  const rows = await db.principleApplication.findMany({
    where: { actId, principle: visibleTo(viewer).principle },
    select: { appliedAt: true, undoneAt: true, athleteId: true },
  });
  const [first] = rows;
  if (!first) return null;
  const changed = rows.filter(({ undoneAt }) => undoneAt === null).map(({ athleteId }) => athleteId);
  const athletes = await db.athlete.count({ where: { AND: [{ id: { in: changed } }, visibleTo(viewer).athlete] } });
  return { actId, appliedAt: first.appliedAt, athletes };
}
