import type { Day } from '../calendar/calendar.ts';
import type { RuleCode } from '../codes/rule.ts';
import type { PlanningContext, ScheduledWorkout } from '../rules/context.ts';
import type { BrokenCause } from '../codes/proof.ts';
import { type Finding, type Proof, WHOLE_WEEK } from '../rules/finding.ts';
import { asDone, ruleOf } from '../rules/rules.ts';
import { weeksOf } from '../rules/weeks.ts';
import type { MeasuredProof } from './weekProof.ts';

/** A change of the schedule that is walked back over. */
export interface PastChange {
  number: number;
  /** Number of the first change that it takes back; null: it is no undo. */
  undoesNumber: number | null;
  /** The planner made it, or a rule that a check-in or feedback sets going. */
  isOfPlan: boolean;
  /** The week was planned with it, and was not there before. */
  startsWeek: boolean;
  /** Null: the workout was not there before it. */
  workouts: readonly { id: string; before: ScheduledWorkout | null }[];
}

/** A limit of a week that does not hold, on the way back to where it came about. */
export interface Breach<Change extends PastChange = PastChange> {
  monday: Day;
  limit: MeasuredProof & { rule: RuleCode };
  /** The schedule as far as it was walked back: without what broke the limit since, and with what has made it better since. */
  workouts: readonly ScheduledWorkout[];
  /** The schedule as it was there. */
  stood: readonly ScheduledWorkout[];
  /** How far `workouts` are over the limit. */
  excess: number;
  /** The first change that went further over it, of those that were walked back over; null: none did. */
  by: Change | null;
  /** The planner went further over it. */
  isOfPlan: boolean;
  /** An undo that brought it back, whose workouts are as they were before the first change that it takes back. */
  undo: Change | null;
  /** Nothing that was before can have broken it. */
  isOver: boolean;
}

export function breachOf<Change extends PastChange>(
  limit: Breach['limit'],
  monday: Day,
  { context, workouts }: { context: PlanningContext; workouts: readonly ScheduledWorkout[] },
): Breach<Change> {
  const none = { by: null, isOfPlan: false, undo: null, isOver: false };
  const breach = { ...none, monday, limit, workouts, stood: workouts, excess: limit.excess };
  return { ...breach, excess: excessOf(breach, context, workouts) };
}

/**
 * One change further back. What made the breach smaller stays done: neither a workout that is gone nor a length that is no more has
 * any part in what is broken now.
 */
export function beforeChange<Change extends PastChange>(
  breach: Breach<Change>,
  change: Change,
  context: PlanningContext,
): Breach<Change> {
  if (breach.isOver) return breach;
  const undo = breach.undo !== null && change.number < breach.undo.undoesNumber! ? null : breach.undo;
  if (undo === null && change.startsWeek && !isOfKept(breach, change, context))
    return { ...breach, undo, isOver: true };
  const changes = change.workouts.filter(({ id }) => !undo?.workouts.some((restored) => restored.id === id));
  if (changes.length === 0) return { ...breach, undo };
  const workouts = withoutChanges(breach.workouts, changes);
  const excess = excessOf(breach, context, workouts);
  const isSmaller = excess < breach.excess;
  // what an undo brought back is told of who made it
  if (isSmaller && undo === null && change.undoesNumber !== null) return { ...breach, undo: change };
  const stood = withoutChanges(breach.stood, changes);
  const isOver = excess === 0 || (undo === null && holds(breach, context, stood));
  const back = { ...breach, ...(excess <= breach.excess && { workouts, excess }), stood, undo, isOver };
  if (!isSmaller && (!isOver || breach.by !== null)) return back;
  return change.isOfPlan ? { ...back, isOfPlan: true } : { ...back, by: change };
}

/** By the limits as they were before they changed. `number`: of the last change that was made under those. */
export function beforeLimitChanged<Change extends PastChange>(
  breach: Breach<Change>,
  context: PlanningContext,
  number: number,
): Breach<Change> {
  if (breach.isOver) return breach;
  const { workouts, by } = breach;
  const undo = breach.undo !== null && number < breach.undo.undoesNumber! ? null : breach.undo;
  const excess = excessOf(breach, context, workouts);
  const isOver = excess === 0 || (undo === null && holds(breach, context, breach.stood));
  return { ...breach, excess, undo, by: isOver ? (by ?? undo) : by, isOver };
}

/** Do workouts that a new plan of the week had to leave as they were break the limit by themselves? */
function isOfKept(breach: Breach, { workouts }: PastChange, context: PlanningContext): boolean {
  const changed = new Map(workouts.map(({ id, before }) => [id, before]));
  const kept = breach.stood.filter((workout) => {
    const { id, locked, madeBy, status } = workout;
    const before = changed.has(id) ? changed.get(id)! : workout;
    return (locked || madeBy !== 'planner' || status !== 'scheduled') && before !== null && isAlike(before, workout);
  });
  return excessOf(breach, context, kept) > 0;
}

const isAlike = (one: ScheduledWorkout, other: ScheduledWorkout): boolean =>
  one.scheduledDate === other.scheduledDate &&
  one.duration === other.duration &&
  one.workoutType === other.workoutType &&
  one.isHard === other.isHard;

/** Why the limit does not hold; `planned`: what was told when the week was planned last. Null: the walk did not lead far enough. */
export function causeOf({ limit, by, isOfPlan, isOver }: Breach, planned: readonly Proof[]): BrokenCause | null {
  if (by !== null) return 'change';
  const isPlanned = planned.some((line) => !line.holds && line.constraint === limit.constraint);
  return isOfPlan || isPlanned ? 'plan' : isOver ? 'limit' : null;
}

/** The day and the workout of the change that stand and break the limit now; left out: it is the week's, or several do. */
export function breakingWorkout(
  breach: Breach,
  { context, workouts }: { context: PlanningContext; workouts: readonly ScheduledWorkout[] },
): Pick<MeasuredProof, 'day' | 'workoutId'> {
  const {
    limit: { day, workoutId, item, excess },
    by,
  } = breach;
  // a workout that shows an item gives way first, but it need not be the one that broke it
  if (by === null || (workoutId !== undefined && item === undefined)) return { day, workoutId };
  const breaking = workouts.filter(
    ({ id, scheduledDate }) =>
      by.workouts.some((changed) => changed.id === id) &&
      (item !== undefined || !day || scheduledDate === day) &&
      excessOf(
        breach,
        context,
        workouts.filter((other) => other.id !== id),
      ) < excess,
  );
  const [first] = breaking;
  if (breaking.some(({ id }) => id === workoutId) || (first === undefined && item !== WHOLE_WEEK))
    return { day, workoutId };
  const days = new Set(breaking.map(({ scheduledDate }) => scheduledDate));
  return {
    day: item === undefined ? day : days.size === 1 ? first!.scheduledDate : null,
    workoutId: breaking.length === 1 ? first!.id : undefined,
  };
}

function withoutChanges(
  workouts: readonly ScheduledWorkout[],
  changes: PastChange['workouts'],
): readonly ScheduledWorkout[] {
  const changed = new Set(changes.map(({ id }) => id));
  return [...workouts.filter(({ id }) => !changed.has(id)), ...changes.flatMap(({ before }) => before ?? [])];
}

/** How far the workouts are over the limit by what the breach is about: its day or its workout, where it is about one. */
function excessOf(
  breach: Pick<Breach, 'monday' | 'limit' | 'excess'>,
  context: PlanningContext,
  workouts: readonly ScheduledWorkout[],
): number {
  const { limit, excess } = breach;
  const found = findingsOf(breach, context, workouts);
  const same = found.filter((each) => isSame(limit, each));
  if (limit.rule !== 'LONG_DAY' || same.length > 0) return mostOf(same);
  // the longest workout alone is told: a longer one hides the breach, a shorter one shows that it was not there
  return mostOf(found) > excess ? mostOf(found) : 0;
}

function findingsOf(
  { monday, limit }: Pick<Breach, 'monday' | 'limit'>,
  context: PlanningContext,
  workouts: readonly ScheduledWorkout[],
): readonly Finding[] {
  const week = weeksOf(asDone(workouts), context.limits)(monday);
  return ruleOf(limit.rule)
    .measure(context, week)
    .filter(({ line }) => line === limit.line);
}

const holds = (...of: Parameters<typeof findingsOf>): boolean => findingsOf(...of).every((each) => each.holds);
const mostOf = (findings: readonly Finding[]): number => Math.max(0, ...findings.map(({ excess }) => excess));

const isSame = ({ day, workoutId, item }: Breach['limit'], found: Finding): boolean => {
  if (item !== undefined) return found.item === item;
  return workoutId === undefined ? found.day === (day ?? null) : found.workoutId === workoutId;
};
