import type { Injury } from '../../core/athlete/athlete.ts';
import { clearanceBy } from '../../core/athlete/injuries.ts';
import { addDays, type Day, mondayOf, weeksBetween } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { type Summary, summariesOf } from '../../core/messages/summary.ts';
import { easedLines } from '../../core/change/adapt.ts';
import { isMadeForInjury } from '../../core/change/adapt/injury.ts';
import type { ReportedEvent } from '../../core/language/request/request.ts';
import type { Tx } from '../kernel/ports.ts';
import { SCHEDULE_WEEKS, windowOf } from '../planning/scheduleWindow.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { RowChange, ScheduleChanges } from '../revision/scheduleChanges.ts';
import type { ScheduledWeek, WorkoutRow } from '../revision/scheduledWorkout.ts';
import { writeInjuries } from '../revision/injuryRecord.ts';
import type { AdaptedSchedule } from './adaptation.ts';
import { fillAdaptedWeeks } from './filledWeeks.ts';

/** Monday of the first week to come that the planner made with an injury in mind; null: there is none. Of this week, what stands is done. */
export const madeForInjuryFrom = (weeks: readonly ScheduledWeek[], today: Day): Day | null =>
  weeks.find(
    ({ weekStartDate, workouts }) => weekStartDate > today && workouts.some(({ reasons }) => isMadeForInjury(reasons)),
  )?.weekStartDate ?? null;

export const anewFromText = (from: Day): string =>
  `The weeks from ${dayName(from)} were planned around the injury; they are planned anew, for the way back.`;

/** Next Monday, where somebody has to clear one of these that was told just now: weeks with it are of another kind, and no hard ones made easy. Null: nobody has to. */
export function anewForCondition(told: readonly Injury[], today: Day): Day | null {
  const open = told.filter(({ isRecovered }) => !isRecovered);
  return clearanceBy(open, today) === null ? null : addDays(mondayOf(today), 7);
}

export const conditionsOf = (events: readonly ReportedEvent[]): readonly Injury[] =>
  events.flatMap(({ kind, area, from }) =>
    kind === 'injury' && area !== null
      ? [{ injuryType: 'reported', affectedArea: area, dateOccurred: from, isRecovered: false }]
      : [],
  );

export const anewForConditionText = (from: Day): string =>
  `The weeks from ${dayName(from)} are planned anew, with nothing hard in them.`;

export const isBefore =
  (from: Day) =>
  ({ fromDate, toDate }: WorkoutChange): boolean =>
    (fromDate ?? toDate ?? '') < from;

/** What the rules make of the weeks before that Monday. */
export function adaptedBefore(adapted: AdaptedSchedule, monday: Day): AdaptedSchedule {
  const changes = adapted.changes.filter(isBefore(monday));
  const workouts = adapted.workouts.filter(({ before, after }) => (after ?? before)!.scheduledDate < monday);
  const isAll = changes.length === adapted.changes.length;
  const eased = changes.filter(({ reasonCode }) => reasonCode !== 'INJURY_OVER');
  return { ...adapted, changes, workouts, summary: isAll ? adapted.summary : easedLines(eased) };
}

/**
 * What the rules make of the schedule for injuries that were told just now, with the weeks that are planned anew for them: those with a
 * condition that somebody has to clear, and those that were planned around what has healed.
 */
export async function withWeeksOfInjuries(
  tx: Tx,
  athlete: LockedAthlete,
  adapted: AdaptedSchedule,
  { told, now }: { told: readonly Injury[]; now: Date },
): Promise<{ schedule: Anew & { operations: readonly WorkoutChange[] }; summary: Summary; from: Day | null }> {
  const { today } = athlete;
  const condition = anewForCondition(told, today);
  const healed = told.some(({ isRecovered }) => isRecovered) ? madeForInjuryFrom(adapted.open.weeks, today) : null;
  const from = condition ?? healed;
  if (from === null) {
    const { workouts, changes, summary } = adapted;
    return { schedule: { workouts, weeks: [], operations: changes }, summary, from };
  }
  const ruled = adaptedBefore(adapted, from);
  const anew = await withWeeksAnew(tx, athlete, { from, workouts: ruled.workouts, now });
  return {
    schedule: { ...anew, operations: [...ruled.changes, ...(anew.operations ?? [])] },
    summary: summariesOf(ruled.summary, condition === null ? anewFromText(from) : anewForConditionText(from)),
    from,
  };
}

type Anew = Pick<ScheduleChanges, 'weeks' | 'workouts' | 'operations' | 'eased'>;

interface ForCondition extends Pick<ScheduleChanges, 'injuries'> {
  events: readonly ReportedEvent[];
  /** What is done to the schedule besides. */
  besides: Pick<ScheduleChanges, 'weeks' | 'workouts'> & { operations: readonly WorkoutChange[] };
  now: Date;
}

/** Changes of the schedule where the athlete has just told of such a condition, which is not on file yet; `anewFrom` is null where they have not. */
export async function withCondition(
  tx: Tx,
  athlete: LockedAthlete,
  { events, injuries = [], besides, now }: ForCondition,
): Promise<{ changes: Anew; text: string; anewFrom: Day | null }> {
  const from = anewForCondition(conditionsOf(events), athlete.today);
  if (from === null) return { changes: besides, text: '', anewFrom: null };
  // the planner reads what is on file
  await writeInjuries(tx, injuries);
  const anew = await withWeeksAnew(tx, athlete, { from, workouts: besides.workouts, now });
  const weeks = [...besides.weeks, ...anew.weeks];
  const operations = [...besides.operations, ...(anew.operations ?? [])];
  return { changes: { ...anew, weeks, operations }, text: anewForConditionText(from), anewFrom: from };
}

/**
 * Changes that plan these weeks anew, and those that the rules made of the weeks before. In weeks that were planned around an injury there
 * is nothing to take back when it has healed. Throws NotPossible, PlanConflict.
 */
export async function withWeeksAnew(
  tx: Tx,
  athlete: LockedAthlete,
  { from, workouts, now }: { from: Day; workouts: readonly RowChange<WorkoutRow>[]; now: Date },
): Promise<Anew> {
  const settings = { mode: athlete.scheduleMode, sports: athlete.scheduleSports };
  const count = Math.min(SCHEDULE_WEEKS, weeksBetween(from, windowOf(athlete.today).lastDay) + 1);
  const { changes } = await fillAdaptedWeeks(tx, athlete, { settings, firstWeek: from, count, now });
  const isEarlier = ({ before, after }: RowChange<WorkoutRow>) => (after ?? before)!.scheduledDate < from;
  return { ...changes, workouts: [...workouts.filter(isEarlier), ...changes.workouts] };
}
