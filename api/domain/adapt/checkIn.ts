import { ATHLETE } from '../../core/messages/reader.ts';
import { summaryText } from '../../core/messages/summary.ts';
import { clearanceBy } from '../../core/athlete/injuries.ts';
import { type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { conditionsIn, type ToldCondition } from '../../core/language/request/conditions.ts';
import { adviceOf } from '../../core/messages/notes.ts';
import { readiness } from '../../core/athlete/readiness.ts';
import type { CheckIn } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { type AppliedAdaptation, type Adapted, adaptSchedule } from './adaptation.ts';
import { checkInSchema } from './checkIn.schema.ts';
import { announceToCoaches } from '../kernel/coachFeed.ts';
import { columnOf } from '../kernel/day.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { actorOf, changeBeside, type LockedAthlete, type ActOutcome } from '../revision/revision.ts';
import { recordConditions } from '../revision/injuryRecord.ts';
import { parse } from '../kernel/validation.ts';

export interface CheckedIn {
  checkIn: CheckIn;
  /** Null: there is no schedule to adapt, and nothing to be said. */
  adaptation: AppliedAdaptation | null;
}

/**
 * Saves a check-in and adapts the schedule to it in the same transaction. A second check-in of the same week replaces the first one, and
 * the changes that the first one made are computed again. `keepPlan`: the schedule stays as it is, and the adaptation tells what would have
 * changed; but what has to be cleared by a doctor is followed all the same. Throws InvalidInput, NotFound, Forbidden for a coach.
 */
export async function submitCheckIn(deps: Deps, viewer: Viewer, input: unknown): Promise<CheckedIn> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { keepPlan, ...given } = parse(checkInSchema, input);
  const now = deps.clock();
  const { revision, result } = await changeBeside(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'adapt',
    async (tx, athlete) => {
      const weekStartDate = columnOf(mondayOf(athlete.today));
      const where = { athleteId_weekStartDate: { athleteId, weekStartDate } };
      const before = await tx.checkIn.findUnique({ where, select: { createdAt: true, keptSince: true } });
      const answers = { ...given, updatedAt: now, keptSince: null };
      const checkIn = await tx.checkIn.upsert({
        where,
        create: { athleteId, weekStartDate, ...answers, createdAt: now },
        update: answers,
      });
      const told = await recordConditions(tx, athlete.id, conditionsIn(given.notes ?? '', athlete.today), now);
      const { adapted: found, ...outcome } = await adaptNow(tx, athlete, now, wasFollowed(before));
      const adapted = withAdvice(found, told, athlete.today);
      const isKept = keepPlan === true && told.length === 0 && outcome.changes.workouts.length > 0;
      if (!isKept) return { ...outcome, result: { checkIn, adapted } };
      return {
        changes: { workouts: [], weeks: [] },
        summary: '',
        result: {
          checkIn: await tx.checkIn.update({
            where,
            data: { keptSince: before?.keptSince ?? now, updatedAt: now },
          }),
          adapted,
        },
      };
    },
  );
  await announceToCoaches(deps, athleteId!);
  const { checkIn, adapted } = result;
  return { checkIn, adaptation: adapted && { ...adapted, revision } };
}

/** The plan has followed answers of this week before. */
const wasFollowed = (before: Pick<CheckIn, 'createdAt' | 'keptSince'> | null) =>
  before !== null && (before.keptSince === null || before.keptSince > before.createdAt);

const NOTHING: Adapted = { changes: [], summary: '', advice: [], proposals: [] };

/** With the word to see who has to clear what was told, first of all: also to an athlete without a schedule. */
function withAdvice(adapted: Adapted | null, told: readonly ToldCondition[], today: Day): Adapted | null {
  const injuries = told.map(({ area, from }) => ({
    injuryType: 'reported',
    affectedArea: area,
    dateOccurred: from,
    isRecovered: false,
  }));
  const clearedBy = clearanceBy(injuries, today);
  if (clearedBy === null) return adapted;
  const { advice: others, ...rest } = adapted ?? NOTHING;
  return { ...rest, advice: [adviceOf('SEE_A_DOCTOR', { clearedBy }), ...others] };
}

/** Adapts the schedule to everything that the athlete has told so far. `isAnew`: the check-in replaces one of the same week, whose changes are computed again. `adapted` is null without a schedule. */
async function adaptNow(
  tx: Tx,
  athlete: LockedAthlete,
  now: Date,
  isAnew: boolean,
): Promise<Omit<ActOutcome<unknown>, 'result'> & { adapted: Adapted | null }> {
  const found = await adaptSchedule(tx, athlete, now, isAnew ? { news: { kind: 'check-in' } } : {});
  if (!found) return { changes: { workouts: [], weeks: [] }, summary: '', adapted: null };
  const { changes, summary, advice, proposals, workouts } = found;
  return {
    changes: { workouts, weeks: [], ...(workouts.length > 0 && { operations: changes }) },
    summary,
    adapted: { changes, summary: summaryText(summary, ATHLETE), advice, proposals },
  };
}

/** 0 to 100; null: too little was answered. */
export function readinessOf(checkIn: CheckIn): number | null {
  const found = readiness(checkIn);
  return found && Math.round(found.score);
}
