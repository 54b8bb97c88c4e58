import { encodeId } from '../core/ids.ts';
import { dayIn } from '../domain/day.ts';
import {
  completedMinutes,
  dayOfWeek,
  type Feedback,
  plannedMinutes,
  type ScheduledWeek,
  type ScheduledWorkout,
  weekStatus,
} from '../domain/scheduledWorkout.ts';

// What schedules look like in REST: the documented fields, ids as they leave the server.

function feedbackShape({ workoutId: _workoutId, athleteId: _athleteId, id, ...given }: Feedback) {
  return { id: encodeId('feedback', id), ...given };
}

export function workoutShape(workout: ScheduledWorkout) {
  const { athleteId: _athleteId, templateId: _templateId, id, weekId, feedback, recorded, ...shown } = workout;
  return {
    id: encodeId('workout', id),
    trainingWeekId: encodeId('week', weekId),
    dayOfWeek: dayOfWeek(workout),
    ...shown,
    feedback: feedback && feedbackShape(feedback),
    recorded: recorded?.activities.map((activity) => ({ ...activity, id: encodeId('activity', activity.id) })) ?? [],
  };
}

export function weekShape(week: ScheduledWeek, now: Date) {
  const { athleteId: _athleteId, timeZone, id, workouts, ...shown } = week;
  return {
    id: encodeId('week', id),
    ...shown,
    status: weekStatus(week, dayIn(timeZone, now)),
    plannedMinutes: plannedMinutes(week),
    completedMinutes: completedMinutes(week),
    workouts: workouts.map(workoutShape),
  };
}
