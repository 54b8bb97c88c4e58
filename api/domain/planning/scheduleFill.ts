import { addDays, type Day, weeksBetween } from '../../core/calendar/calendar.ts';
import type { TaughtPrinciple } from '../../core/principles/rule.ts';
import type { PlannedWeek } from '../../core/week/schedule.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import type { PlannedWorkout } from '../../core/workout/workout.ts';
import { columnOf } from '../kernel/day.ts';
import { newId } from '../kernel/newId.ts';
import { planWeeks } from './planWeeks.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { RowChange, ScheduleChanges, ScheduleSettings } from '../revision/scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import {
  rowIn,
  sameData,
  type ScheduledWeek,
  type WorkoutRow,
  type WeekRow,
  weekRowOf,
} from '../revision/scheduledWorkout.ts';
import { weeksOf } from './scheduleWindow.ts';
import type { SeasonSnapshot } from '../revision/seasonSnapshot.ts';

export interface Filling {
  settings: ScheduleSettings;
  firstWeek: Day;
  count: number;
  now: Date;
  /** The season plan to follow where it is not yet the one on file. */
  season?: SeasonSnapshot;
  /** Hours available a week, where they are not yet those on file. */
  weeklyHours?: number;
  /** What coaches teach, where it is not yet what is on file. */
  principles?: readonly TaughtPrinciple[];
}

/** Changes that plan the weeks anew: finished and locked workouts and past days stay. Throws NotPossible, PlanConflict. */
export async function fillWeeks(
  tx: Tx,
  athlete: LockedAthlete,
  { settings, firstWeek, count, now, season, weeklyHours, principles }: Filling,
): Promise<{
  changes: Pick<ScheduleChanges, 'weeks' | 'workouts'>;
  planned: readonly PlannedWeek[];
  warnings: readonly PlanWarning[];
}> {
  const { id: athleteId, today } = athlete;
  const lastDay = addDays(firstWeek, 7 * count - 1);
  const first = await tx.trainingWeek.findFirst({ where: { athleteId }, orderBy: { weekStartDate: 'asc' } });
  const existing = await weeksOf(tx, {
    athleteId,
    weekStartDate: { gte: columnOf(firstWeek), lte: columnOf(lastDay) },
  });
  const existingWorkouts = existing.flatMap(({ workouts }) => workouts);
  const isKept = (workout: WorkoutRow) =>
    workout.locked || workout.status !== 'scheduled' || workout.scheduledDate < today;
  const startedOn = first && settings.mode === athlete.scheduleMode ? weekRowOf(first).weekStartDate : null;
  const { weeks, warnings } = await planWeeks(tx, {
    athleteId,
    today,
    settings,
    startedOn,
    firstWeek,
    count,
    keep: existingWorkouts.filter(isKept),
    season,
    weeklyHours,
    principles,
  });
  const numbering = first ? weekRowOf(first) : { weekNumber: 1, weekStartDate: firstWeek };
  const rows = weeks.map((planned) => weekFrom(planned, existing, numbering, { athleteId, now }));
  const replaceable = existingWorkouts.filter((workout) => !isKept(workout));
  return {
    changes: {
      weeks: rows.flatMap(({ change }) => change),
      workouts: workoutChanges(rows, replaceable, { athleteId, now }),
    },
    planned: weeks,
    warnings,
  };
}

interface Made {
  athleteId: string;
  now: Date;
}

interface PlannedRow {
  planned: PlannedWeek;
  weekId: string;
  change: RowChange<WeekRow>[];
}

function weekFrom(
  planned: PlannedWeek,
  existing: readonly ScheduledWeek[],
  numbering: Pick<WeekRow, 'weekNumber' | 'weekStartDate'>,
  made: Made,
): PlannedRow {
  const found = existing.find(({ weekStartDate }) => weekStartDate === planned.weekStartDate);
  const after: WeekRow = {
    id: found?.id ?? newId(made.now),
    athleteId: made.athleteId,
    weekNumber: numbering.weekNumber + weeksBetween(numbering.weekStartDate, planned.weekStartDate),
    weekStartDate: planned.weekStartDate,
    weekEndDate: planned.weekEndDate,
    targetWeeklyHours: planned.plannedHours,
    phaseType: planned.phaseType,
    kind: planned.kind,
    proof: planned.proof,
  };
  if (!found) return { planned, weekId: after.id, change: [{ id: after.id, before: null, after }] };
  const before = rowIn(found);
  return { planned, weekId: after.id, change: sameData(before, after) ? [] : [{ id: after.id, before, after }] };
}

/** A workout planned just as it stands keeps its row, so that a new plan changes no more than it must. */
function workoutChanges(
  rows: readonly PlannedRow[],
  replaceable: readonly WorkoutRow[],
  made: Made,
): RowChange<WorkoutRow>[] {
  const left = new Map(replaceable.map((workout) => [workout.id, workout]));
  const added: RowChange<WorkoutRow>[] = [];
  for (const { planned, weekId } of rows) {
    for (const workout of planned.workouts) {
      const after = workoutFrom(workout, weekId, made);
      const same = [...left.values()].find((workout) =>
        sameData({ ...workout, id: '', version: 0 }, { ...after, id: '', version: 0 }),
      );
      if (same) left.delete(same.id);
      else added.push({ id: after.id, before: null, after });
    }
  }
  return [...[...left.values()].map((before) => ({ id: before.id, before, after: null })), ...added];
}

function workoutFrom(
  { dayOfWeek: _, ...planned }: PlannedWorkout,
  weekId: string,
  { athleteId, now }: Made,
): WorkoutRow {
  return {
    ...planned,
    id: newId(now),
    athleteId,
    weekId,
    status: 'scheduled',
    locked: false,
    madeBy: 'planner',
    version: 1,
    feedback: null,
  };
}
