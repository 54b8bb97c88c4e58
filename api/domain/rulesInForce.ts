import { ADAPT_RULES, type AdaptRule, OFFERED_RULES, ruleOf } from '../core/change/adapt/rules.ts';
import { addDays, type Day, mondayOf } from '../core/calendar/calendar.ts';
import type { Change as Operation } from '../core/change/changes.ts';
import type { Tx } from './revision.ts';
import { changesOf, type ReadChanges } from './revisionChanges.ts';

/** What rules did may go back so many days before the schedule's first week. */
const DAYS_BEFORE = 14;
/** A suggestion that was let be is not made again for so many days, unless there is something new. */
const LET_BE_DAYS = 7;

export interface PastRevision {
  cause: string;
  changes: ReadChanges;
  /** It, or what it undid, has been undone since. */
  isUndone: boolean;
}

/** The revisions that these weeks go back to, the first ones first. */
export async function revisionsOfWeeks(
  tx: Pick<Tx, 'revision'>,
  athleteId: string,
  firstWeek: Day,
): Promise<PastRevision[]> {
  const rows = await tx.revision.findMany({
    where: { athleteId, createdAt: { gte: new Date(`${addDays(mondayOf(firstWeek), -DAYS_BEFORE)}T00:00:00Z`) } },
    orderBy: { number: 'asc' },
    select: { number: true, cause: true, changes: true, undoesNumber: true },
  });
  const undone = new Set<number>();
  for (const { number, undoesNumber } of [...rows].reverse())
    if (undoesNumber !== null && !undone.has(number)) undone.add(undoesNumber);
  return rows.map((row) => ({ cause: row.cause, changes: changesOf(row), isUndone: undone.has(row.number) }));
}

const rulesOf = (operations: readonly Operation[]): AdaptRule[] =>
  operations.flatMap(({ reasonCode }) => ruleOf(reasonCode) ?? []);

/**
 * Rules that may change nothing when the plan is made anew: those whose changes the athlete was offered and did not take, or has
 * undone. What follows from an illness that is told, an injury and the last check-in holds.
 */
export function rulesOut(revisions: readonly PastRevision[], isIllnessTold: boolean): AdaptRule[] {
  const inForce = new Set(
    revisions.filter(({ isUndone }) => !isUndone).flatMap(({ changes }) => rulesOf(changes.operations ?? [])),
  );
  const undone = new Set(
    revisions.filter(({ isUndone }) => isUndone).flatMap(({ changes }) => rulesOf(changes.operations ?? [])),
  );
  return ADAPT_RULES.filter((rule) => {
    if (rule === 'missedKey') return true;
    if (rule === 'injury' || inForce.has(rule) || (rule === 'illness' && isIllnessTold)) return false;
    return OFFERED_RULES.includes(rule) || undone.has(rule);
  });
}

/** Rules whose changes the athlete was last offered of late and let be, in part or altogether. */
export async function rulesLetBe(
  tx: Pick<Tx, 'suggestion' | 'revision'>,
  athleteId: string,
  now: Date,
): Promise<AdaptRule[]> {
  const offers = await tx.suggestion.findMany({
    // what was asked for in words is no offer of the rules
    where: {
      athleteId,
      events: { equals: [] },
      preferences: { equals: [] },
      question: null,
      createdAt: { gte: new Date(now.getTime() - LET_BE_DAYS * 86_400_000) },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { changes: true, revisionId: true },
  });
  const ids = offers.flatMap(({ revisionId }) => revisionId ?? []);
  const made =
    ids.length === 0
      ? []
      : await tx.revision.findMany({ where: { id: { in: ids } }, select: { id: true, changes: true } });
  const takenIn = (revisionId: string | null) =>
    made.filter(({ id }) => id === revisionId).flatMap((row) => changesOf(row).operations ?? []);
  const isLetBe = new Map<AdaptRule, boolean>();
  for (const { changes, revisionId } of offers) {
    const offered = changes as unknown as Operation[];
    const taken = new Set(takenIn(revisionId).map(({ id }) => id));
    for (const rule of new Set(rulesOf(offered)))
      isLetBe.set(
        rule,
        offered.some(({ id, reasonCode }) => ruleOf(reasonCode) === rule && !taken.has(id)),
      );
  }
  return OFFERED_RULES.filter((rule) => isLetBe.get(rule));
}
