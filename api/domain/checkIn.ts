import { mondayOf } from '../core/calendar.ts';
import { readiness } from '../core/readiness.ts';
import type { CheckIn, Revision } from '../generated/prisma/client.ts';
import { assertMay, type Viewer } from './access.ts';
import { type Adapted, adaptSchedule } from './adaptation.ts';
import { checkInSchema } from './checkIn.schema.ts';
import { columnOf } from './day.ts';
import type { Deps } from './ports.ts';
import { actorOf, announceAthlete, changeSchedule, lockAthlete } from './revision.ts';
import { parse } from './validation.ts';

/** What follows from what the athlete told: the changes stand, each can be taken back. */
export interface Adaptation extends Adapted {
  /** Null: nothing changed. */
  revision: Revision | null;
}

export interface CheckedIn {
  checkIn: CheckIn;
  /** Null: there is no schedule to adapt. */
  adaptation: Adaptation | null;
}

/**
 * Keeps how the athlete's week feels, and adapts the schedule to it; a second one of the same week takes the place of the
 * first. Throws InvalidInput, NotFound, Forbidden for a coach.
 */
export async function submitCheckIn(deps: Deps, viewer: Viewer, input: unknown): Promise<CheckedIn> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const given = parse(checkInSchema, input);
  const now = deps.clock();
  const checkIn = await deps.db.$transaction(async (tx) => {
    const { today } = await lockAthlete(tx, athleteId, now);
    const weekStartDate = columnOf(mondayOf(today));
    return tx.checkIn.upsert({
      where: { athleteId_weekStartDate: { athleteId, weekStartDate } },
      create: { athleteId, weekStartDate, ...given, updatedAt: now },
      update: { ...given, updatedAt: now },
    });
  });
  await announceAthlete(deps, athleteId);
  return { checkIn, adaptation: await adaptNow(deps, viewer) };
}

/** Adapts the schedule to all that the athlete has told so far, as one revision. Null: there is no schedule. */
export async function adaptNow(deps: Deps, viewer: Viewer): Promise<Adaptation | null> {
  const { athleteId } = viewer;
  const hasSchedule = await deps.db.trainingWeek.findFirst({ where: { athleteId }, select: { id: true } });
  if (!hasSchedule) return null;
  const { revision, result } = await changeSchedule(deps, actorOf(viewer, athleteId), athleteId, 'adapt', async (tx, athlete) => {
    const adapted = await adaptSchedule(tx, athlete, deps.clock());
    const { changes = [], summary = '', advice = [], proposals = [], workouts = [] } = adapted ?? {};
    return {
      changes: { workouts, weeks: [], ...(workouts.length > 0 && { operations: changes }) },
      summary,
      result: { changes, summary, advice, proposals },
    };
  });
  return { ...result, revision: result.changes.length > 0 ? revision : null };
}

/** 0 to 100; null: too little was answered. */
export function readinessOf(checkIn: CheckIn): number | null {
  const found = readiness(checkIn);
  return found && Math.round(found.score);
}
