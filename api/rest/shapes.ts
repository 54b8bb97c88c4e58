import { encodeId } from '../core/ids.ts';
import { RACE_TYPE_LABELS, type RaceType } from '../core/race.ts';
import { dayIn, dayOf } from '../domain/day.ts';
import {
  completedMinutes,
  dayOfWeek,
  type Feedback,
  plannedMinutes,
  type ScheduledWeek,
  type ScheduledWorkout,
  weekStatus,
} from '../domain/scheduledWorkout.ts';
import type { SeasonPlanRows } from '../domain/seasonPlan.ts';

// What schedules and plans look like in REST: the documented fields, ids as they leave the server.

function feedbackShape({ workoutId: _workoutId, athleteId: _athleteId, id, ...given }: Feedback) {
  return { id: encodeId('feedback', id), ...given };
}

export function workoutShape(workout: ScheduledWorkout) {
  const { athleteId: _athleteId, templateId: _templateId, id, weekId, feedback, ...shown } = workout;
  return {
    id: encodeId('workout', id),
    trainingWeekId: encodeId('week', weekId),
    dayOfWeek: dayOfWeek(workout),
    ...shown,
    feedback: feedback && feedbackShape(feedback),
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

export function raceShape({
  id,
  raceName,
  raceType,
  raceDate,
  priority,
  location,
  notes,
}: SeasonPlanRows['races'][number]) {
  return {
    id: encodeId('race', id),
    raceName,
    raceType,
    distance: RACE_TYPE_LABELS[raceType as RaceType],
    raceDate: dayOf(raceDate),
    priority,
    location,
    notes,
  };
}

export function planShape(plan: SeasonPlanRows) {
  return {
    id: encodeId('plan', plan.id),
    seasonStart: dayOf(plan.seasonStart),
    seasonEnd: dayOf(plan.seasonEnd),
    mainRaceId: plan.mainRaceId && encodeId('race', plan.mainRaceId),
    dateIsAssumed: plan.dateIsAssumed,
    sportPreferences: plan.sportPreferences,
    warnings: plan.warnings,
    races: plan.races.map(raceShape),
    phases: plan.phases.map(
      ({
        id,
        phaseName,
        phaseType,
        startDate,
        endDate,
        weeklyVolume,
        description,
        focusAreas,
        baseSports,
        sportPreferences,
        isEdited,
      }) => ({
        id: encodeId('phase', id),
        phaseName,
        phaseType,
        startDate: dayOf(startDate),
        endDate: dayOf(endDate),
        weeklyVolume,
        description,
        focusAreas,
        baseSports,
        sportPreferences,
        isEdited,
      }),
    ),
  };
}
