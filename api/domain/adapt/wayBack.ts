import { type Day, weeksBetween } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { isMadeForInjury } from '../../core/change/adapt/injury.ts';
import type { Tx } from '../kernel/ports.ts';
import { SCHEDULE_WEEKS, windowOf } from '../planning/scheduleWindow.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { RowChange, ScheduleChanges } from '../revision/scheduleChanges.ts';
import type { ScheduledWeek, WorkoutRow } from '../revision/scheduledWorkout.ts';
import { fillAdaptedWeeks } from './filledWeeks.ts';

/** Monday of the first week to come that the planner made with an injury in mind; null: there is none. Of this week, what stands is done. */
export const madeForInjuryFrom = (weeks: readonly ScheduledWeek[], today: Day): Day | null =>
  weeks.find(
    ({ weekStartDate, workouts }) => weekStartDate > today && workouts.some(({ reasons }) => isMadeForInjury(reasons)),
  )?.weekStartDate ?? null;

export const anewFromText = (from: Day): string =>
  `The weeks from ${dayName(from)} were planned around the injury; they are planned anew, for the way back.`;

/**
 * Changes that plan these weeks anew, and those that the rules made of the weeks before. In weeks that were planned around an injury there
 * is nothing to take back when it has healed. Throws NotPossible, PlanConflict.
 */
export async function withWeeksAnew(
  tx: Tx,
  athlete: LockedAthlete,
  { from, workouts, now }: { from: Day; workouts: readonly RowChange<WorkoutRow>[]; now: Date },
): Promise<Pick<ScheduleChanges, 'weeks' | 'workouts' | 'operations' | 'eased'>> {
  const settings = { mode: athlete.scheduleMode, sports: athlete.scheduleSports };
  const count = Math.min(SCHEDULE_WEEKS, weeksBetween(from, windowOf(athlete.today).lastDay) + 1);
  const { changes } = await fillAdaptedWeeks(tx, athlete, { settings, firstWeek: from, count, now });
  const isBefore = ({ before, after }: RowChange<WorkoutRow>) => (after ?? before)!.scheduledDate < from;
  return { ...changes, workouts: [...workouts.filter(isBefore), ...changes.workouts] };
}
