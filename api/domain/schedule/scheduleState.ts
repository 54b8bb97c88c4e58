import { addDays, type Day } from '../../core/calendar/calendar.ts';
import type { Athlete, SeasonPlan, TrainingPreferences } from '../../generated/prisma/client.ts';
import { dayIn, todayOf } from '../kernel/day.ts';
import type { Db } from '../kernel/ports.ts';
import type { ScheduledWeek, WorkoutRow } from '../revision/scheduledWorkout.ts';
import { windowOf, type ScheduleWindow } from '../planning/scheduleWindow.ts';

/** A row as JSON has it: dates are texts. */
export type AsJson<T> = {
  [K in keyof T]: T[K] extends Date
    ? string
    : T[K] extends Date | null
      ? string | null
      : T[K] extends Date[]
        ? string[]
        : T[K];
};

interface Row {
  athlete: AsJson<Athlete>;
  timeZone: string;
  latestDay: Day | null;
  preferences: AsJson<TrainingPreferences> | null;
  plan: AsJson<SeasonPlan> | null;
  weeks: ScheduledWeek[];
  /** The one that was named, with all its parts; null: not this athlete's, or none named. */
  workout: WorkoutRow | null;
}

/** An athlete's schedule at one instant, with what is needed to show or to change it. */
export interface ScheduleState extends Row, ScheduleWindow {
  /** The athlete's day. */
  today: Day;
}

interface Wanted {
  athleteId: string;
  now: Date;
  /** Steps, reasons and instructions are null without: they are most of the bytes, and only an open workout shows them. */
  details: boolean;
  workoutId?: string;
}

/**
 * One statement, past Prisma, for what is asked at every click: an athlete with preferences, season plan and the weeks of
 * the window, as the database builds them. Null: no such athlete. The caller has asked whether the viewer may.
 */
export async function loadState(
  db: Pick<Db, '$rows'>,
  { athleteId, now, details, workoutId }: Wanted,
): Promise<ScheduleState | null> {
  const utcDay = dayIn('UTC', now);
  // the athlete's day is this one, the one before or the one after: which, only our own calendar says
  const { firstDay } = windowOf(addDays(utcDay, -1));
  const { lastDay } = windowOf(addDays(utcDay, 1));
  const [row] = await db.$rows<Row>`
    SELECT row_to_json(a) AS athlete, u."timeZone", u."latestDay"::text AS "latestDay",
      (SELECT row_to_json(p) FROM "TrainingPreferences" p WHERE p."athleteId" = a.id) AS preferences,
      (SELECT row_to_json(s) FROM "SeasonPlan" s WHERE s."athleteId" = a.id) AS plan, (
      SELECT coalesce(json_agg(week ORDER BY week."weekStartDate"), '[]') FROM (
        SELECT w.id, w."athleteId", w."weekNumber", w."weekStartDate", w."weekEndDate", w."targetWeeklyHours", w."phaseType", w.kind,
          w.proof, u."timeZone", (
          SELECT coalesce(json_agg(workout ORDER BY workout."scheduledDate",
            array_position(ARRAY['morning', 'midday', 'afternoon', 'evening'], workout."timeOfDay"), workout.id), '[]') FROM (
            SELECT x.id, x."athleteId", x."weekId", x."scheduledDate", x."workoutType", x.intensity, x.duration, x.tss, x."isLong",
              x."isHard", x.status, x.description, x."timeOfDay", x."templateId", x.locked, x."madeBy", x.recorded, x.version,
              CASE WHEN ${details} THEN x.instructions END AS instructions,
              CASE WHEN ${details} THEN x.steps END AS steps,
              CASE WHEN ${details} THEN x.reasons END AS reasons,
              (SELECT row_to_json(feedback) FROM (
                SELECT f.id, f."workoutId", f."athleteId", f."completionStatus", f."actualDuration", f."perceivedExertion",
                  f."feelingRating", f.notes, f."reasonForSkip"
                FROM "WorkoutFeedback" f WHERE f."workoutId" = x.id) feedback) AS feedback
            FROM "Workout" x WHERE x."weekId" = w.id) workout) AS workouts,
          (SELECT coalesce(json_agg(recording ORDER BY recording.day, recording.id), '[]') FROM (
          SELECT c.id, c.day, c.sport, c."movingSec" FROM "Activity" c
          WHERE c."athleteId" = w."athleteId" AND c."workoutId" IS NULL AND c.day BETWEEN w."weekStartDate" AND w."weekEndDate") recording) AS beside
        FROM "TrainingWeek" w
        WHERE w."athleteId" = a.id AND w."weekStartDate" BETWEEN ${firstDay}::date AND ${lastDay}::date
      ) week) AS weeks, (
      SELECT row_to_json(workout) FROM (
        SELECT x.id, x."athleteId", x."weekId", x."scheduledDate", x."workoutType", x.intensity, x.duration, x.tss, x."isLong",
          x."isHard", x.status, x.description, x.instructions, x."timeOfDay", x."templateId", x.steps, x.reasons, x.locked,
          x."madeBy", x.recorded, x.version, (SELECT row_to_json(feedback) FROM (
            SELECT f.id, f."workoutId", f."athleteId", f."completionStatus", f."actualDuration", f."perceivedExertion",
              f."feelingRating", f.notes, f."reasonForSkip"
            FROM "WorkoutFeedback" f WHERE f."workoutId" = x.id) feedback) AS feedback
        FROM "Workout" x WHERE x.id = ${workoutId ?? null}::uuid AND x."athleteId" = a.id) workout) AS workout
    FROM "Athlete" a JOIN "User" u ON u.id = a."userId" WHERE a.id = ${athleteId}::uuid`;
  if (!row) return null;
  const today = todayOf(row, now);
  const window = windowOf(today);
  const isShown = ({ weekStartDate }: ScheduledWeek) =>
    weekStartDate >= window.firstDay && weekStartDate <= window.lastDay;
  return { ...row, ...window, today, weeks: row.weeks.filter(isShown) };
}
