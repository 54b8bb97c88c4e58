import type { RaceResult } from '../../core/race/raceResult.ts';
import { columnOf } from '../kernel/day.ts';
import { newId } from '../kernel/newId.ts';
import type { Change } from '../revision/revision.ts';
import type { Tx } from '../kernel/ports.ts';
import type { RaceRow } from '../revision/seasonSnapshot.ts';
import {
  type Feedback,
  sameData,
  type ScheduledWorkout,
  WITH_FEEDBACK,
  workoutOf,
} from '../revision/scheduledWorkout.ts';

const MOST_MINUTES = 1440;

/** What the result says of the race's own session. */
function feedbackFrom(
  { status, finishSeconds, feeling, notes }: RaceResult,
  { id, athleteId, feedback }: ScheduledWorkout,
  now: Date,
): Feedback {
  const came = status !== 'did-not-start';
  return {
    id: feedback?.id ?? newId(now),
    workoutId: id,
    athleteId,
    completionStatus: status === 'finished' ? 'completed' : came ? 'partially_completed' : 'skipped',
    actualDuration: finishSeconds === null ? null : Math.min(MOST_MINUTES, Math.max(1, Math.round(finishSeconds / 60))),
    perceivedExertion: null,
    feelingRating: feeling,
    notes,
    reasonForSkip: came ? null : 'other',
  };
}

/** The same words, whoever said them first. */
const saysTheSame = (one: Feedback | null, other: Feedback | null) =>
  sameData(one && { ...one, id: '' }, other && { ...other, id: '' });

/**
 * The session of a race day follows the result of the race: done, in part, or left out; open again when the result is taken
 * back. What the athlete said of the session itself stays.
 */
export async function racedSession(
  tx: Tx,
  race: RaceRow,
  before: RaceResult | null,
  told: RaceResult | null,
  now: Date,
): Promise<Change<ScheduledWorkout>[]> {
  const rows = await tx.workout.findMany({
    where: { athleteId: race.athleteId, workoutType: 'race', scheduledDate: columnOf(race.raceDate) },
    include: WITH_FEEDBACK,
    orderBy: { id: 'asc' },
  });
  const [session] = rows.map(workoutOf);
  if (!session) return [];
  const fromBefore = before && feedbackFrom(before, session, now);
  const isOwnWord = session.feedback !== null && !saysTheSame(session.feedback, fromBefore);
  if (isOwnWord) return [];
  const feedback = told && feedbackFrom(told, session, now);
  const after: ScheduledWorkout = {
    ...session,
    feedback,
    status: feedback?.completionStatus ?? 'scheduled',
    version: session.version + 1,
  };
  return [{ id: session.id, before: session, after }];
}
