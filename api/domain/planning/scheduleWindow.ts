import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { Prisma, TrainingWeek } from '../../generated/prisma/client.ts';
import type { Db } from '../kernel/ports.ts';
import { dayOf } from '../kernel/day.ts';
import {
  inOrder,
  type ScheduledWeek,
  type TrainingBeside,
  weekRowOf,
  WITH_FEEDBACK,
  workoutOf,
} from '../revision/scheduledWorkout.ts';

/** A schedule shows the current week and the next three. */
export const SCHEDULE_WEEKS = 4;

export interface ScheduleWindow {
  /** Monday of the current week. */
  firstDay: Day;
  /** Sunday, four weeks on. */
  lastDay: Day;
}

export function windowOf(today: Day): ScheduleWindow {
  const firstDay = mondayOf(today);
  return { firstDay, lastDay: addDays(firstDay, 7 * SCHEDULE_WEEKS - 1) };
}

/** The week that holds the day. */
export const weekOn = <W extends { weekStartDate: Day; weekEndDate: Day }>(
  weeks: readonly W[],
  day: Day,
): W | undefined => weeks.find(({ weekStartDate, weekEndDate }) => weekStartDate <= day && day <= weekEndDate);

/** Weeks with their workouts and feedback, in order. The caller's `where` says whose. */
export async function weeksOf(
  db: Pick<Db, 'trainingWeek' | 'activity'>,
  where: Prisma.TrainingWeekWhereInput,
): Promise<ScheduledWeek[]> {
  const rows = await db.trainingWeek.findMany({
    where,
    orderBy: { weekStartDate: 'asc' },
    include: { workouts: { include: WITH_FEEDBACK }, athlete: { select: { user: { select: { timeZone: true } } } } },
  });
  const beside = await besideIn(db, rows);
  return rows.map(({ workouts, athlete, ...week }) => ({
    ...weekRowOf(week),
    timeZone: athlete.user.timeZone,
    workouts: workouts.map(workoutOf).sort(inOrder),
    beside: beside.filter(({ row }) => isWithin(row, week)).map(({ recording }) => recording),
  }));
}

type Span = Pick<TrainingWeek, 'athleteId' | 'weekStartDate' | 'weekEndDate'>;

const isWithin = (row: { athleteId: string; day: Date }, { athleteId, weekStartDate, weekEndDate }: Span): boolean =>
  row.athleteId === athleteId && row.day >= weekStartDate && row.day <= weekEndDate;

/** What was recorded in these weeks and counts for no workout, by day. */
async function besideIn(db: Pick<Db, 'activity'>, weeks: readonly Span[]) {
  if (weeks.length === 0) return [];
  const rows = await db.activity.findMany({
    where: {
      athleteId: { in: [...new Set(weeks.map(({ athleteId }) => athleteId))] },
      workoutId: null,
      day: { gte: weeks[0]!.weekStartDate, lte: weeks.at(-1)!.weekEndDate },
    },
    select: { id: true, athleteId: true, day: true, sport: true, movingSec: true },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row): { row: typeof row; recording: TrainingBeside } => ({
    row,
    recording: { id: row.id, day: dayOf(row.day), sport: row.sport, movingSec: row.movingSec },
  }));
}

/**
 * The same weeks of one athlete in one statement, built by the database as the plain objects that the edges show: the page
 * that is asked for most must not pay for five queries and two copies. `weeksOf` says what it has to answer.
 */
export async function weeksInWindow(
  db: Pick<Db, '$queryRaw'>,
  athleteId: string,
  { firstDay, lastDay }: ScheduleWindow,
): Promise<ScheduledWeek[]> {
  const rows = await db.$queryRaw<{ weeks: ScheduledWeek[] }[]>`
    SELECT coalesce(json_agg(week ORDER BY week."weekStartDate"), '[]') AS weeks FROM (
      SELECT w.id, w."athleteId", w."weekNumber", w."weekStartDate", w."weekEndDate", w."targetWeeklyHours", w."phaseType", w.kind, w.proof,
        (SELECT u."timeZone" FROM "User" u JOIN "Athlete" a ON a."userId" = u.id WHERE a.id = w."athleteId") AS "timeZone",
        (SELECT coalesce(json_agg(workout ORDER BY workout."scheduledDate",
          array_position(ARRAY['morning', 'midday', 'afternoon', 'evening'], workout."timeOfDay"), workout.id), '[]') FROM (
          SELECT x.id, x."athleteId", x."weekId", x."scheduledDate", x."workoutType", x.intensity, x.duration, x.tss, x."isLong", x."isHard",
            x.status, x.description, x.instructions, x."timeOfDay", x."templateId", x.steps, x.reasons, x.locked, x."madeBy", x.recorded, x.version,
            (SELECT row_to_json(feedback) FROM (
              SELECT f.id, f."workoutId", f."athleteId", f."completionStatus", f."actualDuration", f."perceivedExertion", f."feelingRating", f.notes, f."reasonForSkip"
              FROM "WorkoutFeedback" f WHERE f."workoutId" = x.id) feedback) AS feedback
          FROM "Workout" x WHERE x."weekId" = w.id) workout) AS workouts,
        (SELECT coalesce(json_agg(recording ORDER BY recording.day, recording.id), '[]') FROM (
          SELECT c.id, c.day, c.sport, c."movingSec" FROM "Activity" c
          WHERE c."athleteId" = w."athleteId" AND c."workoutId" IS NULL AND c.day BETWEEN w."weekStartDate" AND w."weekEndDate") recording) AS beside
      FROM "TrainingWeek" w
      WHERE w."athleteId" = ${athleteId}::uuid AND w."weekStartDate" BETWEEN ${firstDay}::date AND ${lastDay}::date
    ) week`;
  return rows[0]!.weeks;
}
