import { ADAPT_RULES, type AdaptRule, causeOf, OFFERED_RULES, adaptRuleOf } from '../../core/change/adapt/rules.ts';
import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { WorkoutChange as Operation } from '../../core/change/changes.ts';
import type { Tx } from '../kernel/ports.ts';
import { changesOf, type ReadChanges } from '../revision/revisionChanges.ts';

/** How many days before the schedule's first week the changes of rules may begin. */
const DAYS_BEFORE = 14;
/** A declined suggestion is not repeated for this many days, unless there is news. */
const LET_BE_DAYS = 7;

export interface PastRevision {
  cause: string;
  changes: ReadChanges;
  createdAt: Date;
  /** True when the revision, or the revision that it undid, was undone later. */
  isUndone: boolean;
  /** When it was last undone; null: never, or the undo was itself undone. */
  undoneAt: Date | null;
  /** Together with the one that it took back, it has changed nothing. */
  isUndo: boolean;
}

/** The revisions that these weeks are based on, oldest first. */
export async function revisionsOfWeeks(
  tx: Pick<Tx, 'revision'>,
  athleteId: string,
  firstWeek: Day,
): Promise<PastRevision[]> {
  const rows = await tx.revision.findMany({
    where: { athleteId, createdAt: { gte: new Date(`${addDays(mondayOf(firstWeek), -DAYS_BEFORE)}T00:00:00Z`) } },
    orderBy: { number: 'asc' },
    select: { number: true, cause: true, changes: true, undoesNumber: true, createdAt: true },
  });
  const undone = new Map<number, Date>();
  for (const { number, undoesNumber, createdAt } of [...rows].reverse())
    if (undoesNumber !== null && !undone.has(number) && !undone.has(undoesNumber)) undone.set(undoesNumber, createdAt);
  const numbers = new Set(rows.map(({ number }) => number));
  return rows.map((row) => ({
    cause: row.cause,
    changes: changesOf(row),
    createdAt: row.createdAt,
    isUndone: undone.has(row.number),
    undoneAt: undone.get(row.number) ?? null,
    isUndo: row.undoesNumber !== null && numbers.has(row.undoesNumber),
  }));
}

const rulesOf = (operations: readonly Operation[]): AdaptRule[] =>
  operations.flatMap(({ reasonCode }) => adaptRuleOf(reasonCode) ?? []);

/**
 * Rules that must not change a regenerated plan: rules whose changes the athlete declined or undid. Changes for a reported
 * illness, an injury and the last check-in are still made.
 */
export function rulesOut(revisions: readonly PastRevision[], isIllnessReported: boolean): AdaptRule[] {
  const inForce = new Set(
    revisions.filter(({ isUndone }) => !isUndone).flatMap(({ changes }) => rulesOf(changes.operations ?? [])),
  );
  const undone = new Set(
    revisions.filter(({ isUndone }) => isUndone).flatMap(({ changes }) => rulesOf(changes.operations ?? [])),
  );
  return ADAPT_RULES.filter((rule) => {
    if (rule === 'missedKey') return true;
    if (rule === 'injury' || inForce.has(rule) || (rule === 'illness' && isIllnessReported)) return false;
    return OFFERED_RULES.includes(rule) || undone.has(rule);
  });
}

/** Recent suggestions of the rules, oldest first, with the changes that the athlete accepted. */
async function offersOf(tx: Pick<Tx, 'suggestion' | 'revision'>, athleteId: string, now: Date) {
  const offers = await tx.suggestion.findMany({
    // a suggestion that answers a request in words was not offered by a rule
    where: {
      athleteId,
      events: { equals: [] },
      preferences: { equals: [] },
      question: null,
      createdAt: { gte: new Date(now.getTime() - LET_BE_DAYS * 86_400_000) },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { changes: true, revisionId: true, createdAt: true },
  });
  const ids = offers.flatMap(({ revisionId }) => revisionId ?? []);
  const made =
    ids.length === 0
      ? []
      : await tx.revision.findMany({ where: { id: { in: ids } }, select: { id: true, changes: true } });
  return offers.map(({ changes, revisionId, createdAt }) => {
    const taken = made.filter(({ id }) => id === revisionId).flatMap((row) => changesOf(row).operations ?? []);
    const takenIds = new Set(taken.map(({ id }) => id));
    return {
      createdAt,
      offered: (changes as unknown as Operation[]).map((change) => ({ change, isTaken: takenIds.has(change.id) })),
    };
  });
}

/** Rules whose last recent offer the athlete declined, in part or completely. */
export async function rulesLetBe(
  tx: Pick<Tx, 'suggestion' | 'revision'>,
  athleteId: string,
  now: Date,
): Promise<AdaptRule[]> {
  const isLetBe = new Map<AdaptRule, boolean>();
  for (const { offered } of await offersOf(tx, athleteId, now))
    for (const rule of new Set(rulesOf(offered.map(({ change }) => change))))
      isLetBe.set(
        rule,
        offered.some(({ change, isTaken }) => adaptRuleOf(change.reasonCode) === rule && !isTaken),
      );
  return OFFERED_RULES.filter((rule) => isLetBe.get(rule));
}

/**
 * The changes that the athlete undid or recently declined, by the report that caused them. They are not made or offered again
 * because of another report. A check-in after that is news. `isDue`: only what was undone.
 */
export async function leftAlone(
  tx: Pick<Tx, 'suggestion' | 'revision' | 'checkIn'>,
  athleteId: string,
  { now, firstWeek, isDue = false }: { now: Date; firstWeek: Day; isDue?: boolean },
): Promise<(change: Operation) => boolean> {
  const left = new Map<string, Date>();
  const remember = (changes: readonly Operation[], at: Date | null) => {
    for (const change of changes) {
      const cause = causeOf(change);
      if (cause === null) continue;
      if (at === null) left.delete(cause);
      else left.set(cause, at);
    }
  };
  for (const { changes, undoneAt } of await revisionsOfWeeks(tx, athleteId, firstWeek))
    remember(changes.operations ?? [], undoneAt);
  for (const { offered, createdAt } of isDue ? [] : await offersOf(tx, athleteId, now))
    remember(
      offered.flatMap(({ change, isTaken }) => (isTaken ? [] : [change])),
      createdAt,
    );
  const checkIn = await tx.checkIn.findFirst({
    where: { athleteId },
    orderBy: { weekStartDate: 'desc' },
    select: { updatedAt: true },
  });
  const isOfCheckIn = (rule: AdaptRule | null) => rule === 'readiness' || rule === 'life';
  return (change) => {
    const at = left.get(causeOf(change) ?? '');
    if (at === undefined) return false;
    return !isOfCheckIn(adaptRuleOf(change.reasonCode)) || checkIn === null || at >= checkIn.updatedAt;
  };
}
