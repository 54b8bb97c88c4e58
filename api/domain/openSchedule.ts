import { addDays, weekdayOf } from '../core/calendar.ts';
import { intensityFromText } from '../core/load.ts';
import type { ScheduledSession, ScheduleLimits } from '../core/operations/limits.ts';
import { columnOf } from './day.ts';
import { NotPossible } from './errors.ts';
import { newId } from './newId.ts';
import { loadPlanning, type WeeksToPlan } from './planWeeks.ts';
import type { Change, LockedAthlete, Tx } from './revision.ts';
import { sameData, type ScheduledWeek, type ScheduledWorkout, weekRowOf } from './scheduledWorkout.ts';
import { SCHEDULE_WEEKS, weeksOf, windowOf } from './scheduleWindow.ts';

/** The four weeks as the core reckons with them. */
export interface OpenSchedule {
  weeks: readonly ScheduledWeek[];
  sessions: readonly ScheduledSession[];
  limits: ScheduleLimits;
}

type Reader = Pick<Tx, 'athlete' | 'workout' | 'trainingWeek'>;
type Whose = Pick<LockedAthlete, 'id' | 'today' | 'scheduleMode' | 'scheduleSports'>;

/** With `wanted` in place of what is on file. Throws NotPossible (NO_SCHEDULE) where there is none, and what `loadPlanning` throws. */
export async function loadOpenSchedule(tx: Reader, athlete: Whose, wanted: Pick<WeeksToPlan, 'blackoutDates' | 'principles'> = {}): Promise<OpenSchedule> {
  const { id: athleteId, today } = athlete;
  const { firstDay, lastDay } = windowOf(today);
  const weeks = await weeksOf(tx, { athleteId, weekStartDate: { gte: columnOf(firstDay), lte: columnOf(lastDay) } });
  if (athlete.scheduleMode === null || weeks.length === 0)
    throw new NotPossible('NO_SCHEDULE', 'Generate your training schedule first.');
  const first = await tx.trainingWeek.findFirst({ where: { athleteId }, orderBy: { weekStartDate: 'asc' } });
  const planning = await loadPlanning(tx, {
    athleteId,
    today,
    settings: { mode: athlete.scheduleMode, sports: athlete.scheduleSports },
    startedOn: first && weekRowOf(first).weekStartDate,
    firstWeek: firstDay,
    count: SCHEDULE_WEEKS,
    ...wanted,
  });
  return {
    weeks,
    sessions: weeks.flatMap(({ workouts }) => workouts.map(asSession)),
    limits: { ...planning, firstDay, lastDay: weeks.at(-1)!.weekEndDate, weekOne: addDays(weeks[0]!.weekStartDate, -7 * (weeks[0]!.weekNumber - 1)) },
  };
}

/** A workout as the core reckons with it: a person's own word for the intensity is read as one of the planner's. */
export function asSession(workout: ScheduledWorkout): ScheduledSession {
  const { scheduledDate, workoutType, duration, tss, isLong, isHard, description, instructions, timeOfDay } = workout;
  return {
    id: workout.id,
    scheduledDate,
    dayOfWeek: weekdayOf(scheduledDate),
    workoutType,
    intensity: intensityFromText(workout.intensity),
    duration,
    tss,
    isLong,
    isHard,
    description,
    instructions,
    timeOfDay,
    templateId: workout.templateId,
    steps: workout.steps,
    reasons: workout.reasons,
    status: workout.status,
    locked: workout.locked,
    madeBy: workout.madeBy,
  };
}

/** What has to be written so that the schedule becomes these sessions; ids that are new get rows of their own. */
export function changesTo(
  { weeks, sessions }: Pick<OpenSchedule, 'weeks' | 'sessions'>,
  after: readonly ScheduledSession[],
  { athleteId, now }: { athleteId: string; now: Date },
): Change<ScheduledWorkout>[] {
  const workouts = new Map(weeks.flatMap((week) => week.workouts.map((workout) => [workout.id, workout] as const)));
  const known = new Map(sessions.map((session) => [session.id, session]));
  const left = new Set(after.map(({ id }) => id));
  const weekOf = (day: string) =>
    weeks.find(({ weekStartDate, weekEndDate }) => weekStartDate <= day && day <= weekEndDate)!.id;
  const removed = [...workouts.values()].filter(({ id }) => !left.has(id));
  const changed = after.flatMap((session): Change<ScheduledWorkout>[] => {
    const was = known.get(session.id);
    const before = workouts.get(session.id) ?? null;
    if (was === session || (was && sameData(was, session))) return [];
    const { dayOfWeek: _, ...fields } = session;
    const row: ScheduledWorkout = {
      ...fields,
      id: before?.id ?? newId(now),
      athleteId,
      weekId: weekOf(session.scheduledDate),
      intensity: before && was?.intensity === session.intensity ? before.intensity : session.intensity,
      version: (before?.version ?? 0) + 1,
      feedback: before?.feedback ?? null,
      recorded: before?.recorded ?? null,
    };
    return [{ id: row.id, before, after: row }];
  });
  return [...changed, ...removed.map((before) => ({ id: before.id, before, after: null }))];
}
