import { complianceText } from '../core/messages/compliance.ts';
import { titleIn } from '../core/messages/workoutTitle.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { doneLoad } from '../domain/revision/recorded.ts';
import { doneMinutes } from '../domain/revision/scheduledWorkout.ts';
import type { CalendarActivity, CalendarWeek, CalendarWorkout } from '../domain/performance/calendar.ts';
import { raceShape } from './seasonShapes.ts';

const workoutShape = ({ workout, compared }: CalendarWorkout, { units }: Viewer) => ({
  id: encodeId('workout', workout.id),
  workoutType: workout.workoutType,
  description: titleIn(workout, units),
  intensity: workout.intensity,
  status: workout.status,
  plannedMinutes: workout.duration,
  doneMinutes: doneMinutes(workout),
  plannedTss: workout.tss,
  doneTss: doneLoad(workout),
  compliance: compared && { level: compared.level, percent: compared.percent, text: complianceText(compared) },
});

const activityShape = ({ id, day: _day, workoutId, startedAt, ...rest }: CalendarActivity) => ({
  id: encodeId('activity', id),
  ...rest,
  startedAt: startedAt.toISOString(),
  workoutId: workoutId && encodeId('workout', workoutId),
});

/** A week of the calendar as REST shows it: the numbers of each day; a workout has its own path for the rest. */
export function calendarWeekShape({ athleteId: _, week, days, sports, ...totals }: CalendarWeek, viewer: Viewer) {
  return {
    ...totals,
    weekId: week && encodeId('week', week.id),
    sports,
    days: days.map(({ day, workouts, activities, races, blackout }) => ({
      date: day,
      workouts: workouts.map((one) => workoutShape(one, viewer)),
      activities: activities.map(activityShape),
      races: races.map(raceShape),
      blackout,
    })),
  };
}
