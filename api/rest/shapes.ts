import { reasonText } from '../core/messages/reason.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { constraintFor } from '../core/messages/limits.ts';
import { readerOf } from '../domain/kernel/reader.ts';
import type { AnsweredRevision } from '../domain/revision/revision.ts';
import { toldRecordings } from '../domain/revision/recorded.ts';
import {
  completedMinutes,
  dayOfWeek,
  type Feedback,
  plannedMinutes,
  type ScheduledWeek,
  type ScheduledWorkout,
  weekStatus,
} from '../domain/revision/scheduledWorkout.ts';

// What schedules look like in REST: the documented fields, ids as they leave the server.

/** The revision of an answer to a change. */
export const changedBy = ({ id, isEarlier }: AnsweredRevision) => ({
  revisionId: encodeId('revision', id),
  unchanged: isEarlier,
});

function feedbackShape({ workoutId: _workoutId, athleteId: _athleteId, id, ...given }: Feedback) {
  return { id: encodeId('feedback', id), ...given };
}

export function workoutShape(workout: ScheduledWorkout, viewer: Viewer) {
  const { athleteId, templateId: _templateId, id, weekId, feedback, recorded: _recorded, reasons, ...shown } = workout;
  const reader = readerOf(viewer, athleteId);
  return {
    id: encodeId('workout', id),
    trainingWeekId: encodeId('week', weekId),
    dayOfWeek: dayOfWeek(workout),
    ...shown,
    reasons: reasons.map((one) => ({ ...one, text: reasonText(one, reader) })),
    feedback: feedback && feedbackShape(feedback),
    recorded: toldRecordings(workout).map((activity) => ({ ...activity, id: encodeId('activity', activity.id) })),
  };
}

export function weekShape(week: ScheduledWeek, now: Date, viewer: Viewer) {
  const { athleteId, timeZone, id, workouts, beside: _, proof, ...shown } = week;
  const reader = readerOf(viewer, athleteId);
  return {
    id: encodeId('week', id),
    ...shown,
    proof: proof.map(({ otherwise: _otherwise, named, ...one }) => ({
      ...one,
      constraint: constraintFor({ ...one, named }, reader),
    })),
    status: weekStatus(week, dayIn(timeZone, now)),
    plannedMinutes: plannedMinutes(week),
    completedMinutes: completedMinutes(week),
    workouts: workouts.map((workout) => workoutShape(workout, viewer)),
  };
}
