import { naming } from '../../core/messages/summary.ts';
import { titleOf } from '../../core/messages/workoutTitle.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { type Suggestion, suggestAdaptation } from './adjustment.ts';
import { announceToCoaches } from '../kernel/coachFeed.ts';
import { ConflictError } from '../kernel/errors.ts';
import { type FeedbackInput, feedbackSchema } from './feedback.schema.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps } from '../kernel/ports.ts';
import { testResultQuestion } from '../../core/messages/testResult.ts';
import { recordedMinutes } from '../revision/recorded.ts';
import { type AnsweredRevision, actorOf, changeSchedule } from '../revision/revision.ts';
import {
  type Feedback,
  findWorkout,
  loadWorkout,
  sameData,
  type ScheduledWeek,
  type WorkoutRow,
} from '../revision/scheduledWorkout.ts';
import { weeksOf } from '../planning/scheduleWindow.ts';
import { parse } from '../kernel/validation.ts';

/** Feedback on a workout that has not come yet. */
export class TooEarly extends ConflictError {
  constructor() {
    super('TOO_EARLY', 'You can record feedback on the day of the workout or later.');
  }
}

export interface Feedbacked {
  workout: WorkoutRow;
  week: ScheduledWeek;
  revision: AnsweredRevision;
  /** What the plan would change because of it; null: nothing. */
  adaptation: Suggestion | null;
  /** What the athlete is asked of it: the result of a test that nothing recorded; null: nothing. */
  question: string | null;
}

const SUMMARY = { completed: 'Completed', partially_completed: 'Partly completed', skipped: 'Skipped' } as const;

/**
 * Keeps what the athlete says of their own workout, in place of what they said before, and sets the workout's status.
 * Throws InvalidInput, NotFound, Forbidden for a coach, TooEarly before the day of the workout.
 */
export async function submitWorkoutFeedback(
  deps: Deps,
  viewer: Viewer,
  workoutId: string | null,
  input: unknown,
): Promise<Feedbacked> {
  const { athleteId } = await findWorkout(deps.db, viewer, workoutId);
  await assertMay(deps.db, viewer, 'own', athleteId);
  const given = parse(feedbackSchema, input);
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'feedback',
    async (tx, athlete) => {
      const before = await loadWorkout(tx, athleteId, workoutId!);
      if (before.scheduledDate > athlete.today) throw new TooEarly();
      const feedback = feedbackFrom(given, before, deps.clock());
      const isLeftOut = given.completionStatus === 'skipped';
      const after: WorkoutRow = {
        ...before,
        status: given.completionStatus,
        feedback,
        // what was recorded was something else then, and counts beside the plan
        recorded: isLeftOut ? null : before.recorded,
        version: before.version + 1,
      };
      const isSame = before.status === after.status && sameData(before.feedback, feedback);
      const summary = naming`${SUMMARY[given.completionStatus]}: ${titleOf(before)}.`;
      if (isSame) return { changes: { workouts: [], weeks: [] }, summary, result: before };
      return { changes: { workouts: [{ id: before.id, before, after }], weeks: [] }, summary, result: after };
    },
  );
  await announceToCoaches(deps, athleteId);
  const [week] = await weeksOf(deps.db, { id: result.weekId });
  const adaptation = await suggestAdaptation(deps, viewer, revision.summary);
  const isDone = result.status !== 'skipped' && !result.recorded;
  const question = isDone ? testResultQuestion(result.templateId, viewer.units) : null;
  return { workout: result, week: week!, revision, adaptation, question };
}

/** A workout done without a duration took as long as it was recorded, or else as planned. */
export function feedbackFrom(given: FeedbackInput, workout: WorkoutRow, now: Date): Feedback {
  const skipped = given.completionStatus === 'skipped';
  return {
    id: workout.feedback?.id ?? newId(now),
    workoutId: workout.id,
    athleteId: workout.athleteId,
    completionStatus: given.completionStatus,
    actualDuration: skipped ? null : (given.actualDuration ?? recordedMinutes(workout) ?? workout.duration),
    perceivedExertion: skipped ? null : given.perceivedExertion,
    feelingRating: skipped ? null : given.feelingRating,
    notes: given.notes,
    reasonForSkip: skipped ? given.reasonForSkip : null,
  };
}
