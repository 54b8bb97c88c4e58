import type { Summary } from '../../core/messages/summary.ts';
import { adapt, easedLines } from '../../core/change/adapt.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import { applyOperations } from '../../core/change/operations.ts';
import { removedWorkouts } from './adaptation.ts';
import { loadReports } from './reports.ts';
import { asScheduledWorkout, changesTo, openScheduleAfter } from '../planning/openSchedule.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { RowChange, ScheduleChanges } from '../revision/scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import { revisionsOfWeeks, rulesOut } from './rulesInForce.ts';
import { type Filling, fillWeeks } from '../planning/scheduleFill.ts';
import { sameData, type WorkoutRow } from '../revision/scheduledWorkout.ts';

/** Weeks planned anew, as what the athlete told leaves them. */
export interface FilledWeeks {
  changes: Pick<ScheduleChanges, 'weeks' | 'workouts' | 'operations' | 'eased'>;
  warnings: readonly PlanWarning[];
  /** "3 workouts left out and 1 eased: you are ill."; empty: nothing was. */
  summary: Summary;
}

/**
 * Changes that plan the weeks anew. The rules that ease an existing schedule (an illness and the way back from it, an injury, the last
 * check-in) ease the new plan in the same act. A week that a rule had eased gets no more load than it had while the rule applies. Throws NotPossible, PlanConflict.
 */
export async function fillAdaptedWeeks(tx: Tx, athlete: LockedAthlete, filling: Filling): Promise<FilledWeeks> {
  const { changes: planned, warnings } = await fillWeeks(tx, athlete, filling);
  const nothing = { changes: planned, warnings, summary: '' };
  const { id: athleteId, today } = athlete;
  const { before, open } = await openScheduleAfter(tx, athlete, planned, filling);
  if (open === null) return nothing;
  const reports = await loadReports(tx, athlete);
  const stood = {
    workouts: before.flatMap(({ workouts }) => workouts.map(asScheduledWorkout)),
    removed:
      before.length === 0
        ? []
        : await removedWorkouts(tx, athleteId, {
            weeks: before,
            workouts: before.flatMap(({ workouts }) => workouts.map(asScheduledWorkout)),
          }),
  };
  const revisions = await revisionsOfWeeks(tx, athleteId, open.weeks[0]!.weekStartDate);
  // of days that stay as they are, what was taken out before counts on
  const isAnew = (day: string) => day >= filling.firstWeek && day >= today;
  const { operations: asked } = adapt({
    ...reports,
    workouts: open.workouts,
    removed: stood.removed.filter(({ scheduledDate }) => !isAnew(scheduledDate)),
    limits: open.limits,
    without: rulesOut(revisions, reports.illness !== null),
    stood,
  });
  // weeks that are not planned now stay as they are
  const operations = asked.filter(({ fromDate }) => fromDate === undefined || isAnew(fromDate));
  const { workouts: after, applied } = applyOperations(open.workouts, operations, open.limits);
  const made = operations.filter(({ id }) => applied.includes(id));
  if (made.length === 0)
    return stood.removed.length === 0
      ? nothing
      : { ...nothing, changes: { ...planned, eased: { from: from(filling, today), workouts: [] } } };
  const eased = changesTo(open, after, { athleteId, now: filling.now });
  const { workouts, renamed } = asItStood(merged(planned.workouts, eased));
  const named = (id: string) => renamed.get(id) ?? id;
  const operationsMade = made.map((change) =>
    change.workoutId === undefined ? change : { ...change, workoutId: named(change.workoutId) },
  );
  const easedRows = eased.flatMap(({ id, before: was, after: is }) =>
    was ? [{ id: named(id), before: { ...was, id: named(id) }, after: is && { ...is, id: named(id) } }] : [],
  );
  return {
    changes: {
      weeks: planned.weeks,
      workouts,
      operations: operationsMade,
      eased: { from: from(filling, today), workouts: easedRows },
    },
    warnings,
    summary: easedLines(made),
  };
}

const from = ({ firstWeek }: Filling, today: string) => (firstWeek > today ? firstWeek : today);

/** The plan's changes with what the rules made of them. */
function merged(
  planned: readonly RowChange<WorkoutRow>[],
  eased: readonly RowChange<WorkoutRow>[],
): RowChange<WorkoutRow>[] {
  const made = new Map(eased.map((change) => [change.id, change]));
  const of = planned.flatMap((change): RowChange<WorkoutRow>[] => {
    const more = made.get(change.id);
    made.delete(change.id);
    if (!more) return [change];
    return change.before === null && more.after === null
      ? []
      : [{ ...change, after: more.after && { ...more.after, version: change.after!.version } }];
  });
  return [...of, ...made.values()];
}

/** Pairs each new workout with a removed one that is equal to it, and keeps the removed one's row and id, so that a new plan changes as few rows as possible. */
function asItStood(changes: readonly RowChange<WorkoutRow>[]): {
  workouts: RowChange<WorkoutRow>[];
  renamed: ReadonlyMap<string, string>;
} {
  const bare = (workout: WorkoutRow) => ({ ...workout, id: '', version: 0 });
  const going = new Map(
    changes.flatMap(({ before, after }) => (before && !after ? [[before.id, bare(before)] as const] : [])),
  );
  const renamed = new Map<string, string>();
  for (const { id, before, after } of changes) {
    if (before || !after) continue;
    const same = [...going].find(([, gone]) => sameData(gone, bare(after)));
    if (!same) continue;
    going.delete(same[0]);
    renamed.set(id, same[0]);
  }
  const kept = new Set(renamed.values());
  return { workouts: changes.filter(({ id }) => !renamed.has(id) && !kept.has(id)), renamed };
}
