import type { Day } from '../../core/calendar/calendar.ts';
import { asScheduledWorkout, type OpenSchedule } from '../planning/openSchedule.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import type { ReadChanges } from '../revision/revisionChanges.ts';
import { adaptRuleOf } from '../../core/change/adapt/rules.ts';
import { type PastRevision, revisionsOfWeeks } from './rulesInForce.ts';
import { inOrder, sameData, type WorkoutRow } from '../revision/scheduledWorkout.ts';

/** The schedule as it would be had some rules never changed it. */
export interface RevertedAdaptations {
  open: OpenSchedule;
  /** Workouts that are no longer as they stand, by id, as they are in `open`. */
  restored: ReadonlyMap<string, WorkoutRow>;
}

export const same = (a: WorkoutRow | null, b: WorkoutRow | null) =>
  sameData(a && { ...a, version: 0 }, b && { ...b, version: 0 });

/** A workout before rules changed it, and as they left it. */
interface Touched {
  before: WorkoutRow;
  after: WorkoutRow | null;
}

/**
 * Takes back what rules with these codes did to workouts of today and later, as far as nobody has changed those since:
 * what a person moved, edited or took back stays.
 */
export async function revertAdaptations(
  tx: Pick<Tx, 'revision'>,
  { athleteId, open, today }: { athleteId: string; open: OpenSchedule; today: Day },
  isRule: (code: string) => boolean,
): Promise<RevertedAdaptations> {
  const { weeks } = open;
  const touched = touchedByRules(await revisionsOfWeeks(tx, athleteId, weeks[0]!.weekStartDate), isRule);
  const now = new Map(weeks.flatMap(({ workouts }) => workouts).map((workout) => [workout.id, workout]));
  const isRestored = ([id, { before, after }]: [string, Touched]) => {
    const current = now.get(id) ?? null;
    const isKnownWeek = weeks.some(({ id: weekId }) => weekId === before.weekId);
    const isOpen = before.status === 'scheduled' && before.scheduledDate >= today && !before.locked;
    return isKnownWeek && isOpen && same(current, after) && !same(current, before);
  };
  const restored = new Map([...touched].filter(isRestored).map(([id, { before }]) => [id, before]));
  return { open: restored.size === 0 ? open : withRestored(open, restored), restored };
}

/** Only rules with these codes made the revision: what it put right for a limit besides, it did because of them. */
const isOfRules = (operations: NonNullable<ReadChanges['operations']>, isRule: (code: string) => boolean): boolean => {
  const codes = operations.map(({ reasonCode }) => reasonCode).filter((code) => adaptRuleOf(code) !== null);
  return codes.length > 0 && codes.every(isRule);
};

/** Workouts that only rules with these codes have changed, by id. An act and its undo have changed nothing. */
function touchedByRules(revisions: readonly PastRevision[], isRule: (code: string) => boolean): Map<string, Touched> {
  const touched = new Map<string, Touched>();
  for (const { cause, changes } of revisions.filter(({ isUndone, isUndo }) => !isUndone && !isUndo)) {
    const { workouts, operations = [], eased } = changes;
    if (eased) touchInRegeneration(touched, eased, operations, isRule);
    const ofRules = new Set(eased?.workouts.map(({ id }) => id));
    const isAll = isOfRules(operations, isRule);
    for (const { id, before, after } of workouts.filter((change) => !ofRules.has(change.id))) {
      const own = operations.filter(({ workoutId }) => workoutId === id);
      const isPerson = cause !== 'adapt' || own.some(({ source }) => source === 'athlete' || source === 'coach');
      const first =
        touched.get(id)?.before ?? (own.some(({ reasonCode }) => isAll || isRule(reasonCode)) ? before : null);
      if (isPerson || !first) touched.delete(id);
      else touched.set(id, { before: first, after });
    }
  }
  return touched;
}

/** A plan that was made anew stands in the place of the one before it, also of what rules had taken out of that. */
function touchInRegeneration(
  touched: Map<string, Touched>,
  { from, workouts }: NonNullable<ReadChanges['eased']>,
  operations: NonNullable<ReadChanges['operations']>,
  isRule: (code: string) => boolean,
): void {
  for (const [id, { before }] of touched) if (before.scheduledDate >= from) touched.delete(id);
  for (const { id, before, after } of workouts)
    if (before && operations.some(({ workoutId, reasonCode }) => workoutId === id && isRule(reasonCode)))
      touched.set(id, { before, after });
}

export function withRestored(open: OpenSchedule, restored: ReadonlyMap<string, WorkoutRow>): OpenSchedule {
  const weeks = open.weeks.map((week) => {
    const others = week.workouts.filter(({ id }) => !restored.has(id));
    const back = [...restored.values()].filter(({ weekId }) => weekId === week.id);
    return { ...week, workouts: [...others, ...back].sort(inOrder) };
  });
  return { ...open, weeks, workouts: weeks.flatMap(({ workouts }) => workouts.map(asScheduledWorkout)) };
}

/** The changes that lead from the schedule as it stands to what was made of the one without the rules. */
export function changesFromNow(
  open: OpenSchedule,
  { restored }: RevertedAdaptations,
  changes: readonly RowChange<WorkoutRow>[],
): RowChange<WorkoutRow>[] {
  const now = new Map(open.weeks.flatMap(({ workouts }) => workouts).map((workout) => [workout.id, workout]));
  const others = changes.filter(({ id }) => !restored.has(id));
  const back = [...restored].flatMap(([id, workout]): RowChange<WorkoutRow>[] => {
    const made = changes.find((change) => change.id === id);
    const before = now.get(id) ?? null;
    const after = made ? made.after : workout;
    if (same(before, after)) return [];
    return [{ id, before, after: after && { ...after, version: (before ?? after).version + 1 } }];
  });
  return [...others, ...back];
}
