import { addDays, type Day } from '../calendar/calendar.ts';
import { minutesOf, type PlanningContext, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import type { Finding, Proof } from '../rules/finding.ts';
import { worstOfEach } from '../rules/worstOfEach.ts';
import { trainingOf } from '../rules/rule.ts';
import { measureWeek, asDone } from '../rules/rules.ts';
import { weekDose } from '../rules/weekDose.ts';
import { weeksOf } from '../rules/weeks.ts';
import type { Steps } from '../workout/workout.ts';
import { OTHERWISE } from './principles/planned.ts';
import { isPlanningLine } from './planningLines.ts';

/** One limit of a week as it stands. */
export interface MeasuredProof extends Proof, Partial<Pick<Finding, 'rule' | 'line' | 'item' | 'day' | 'workoutId'>> {
  /** How far over the limit, in its own unit; 0 when it holds. */
  excess: number;
}

/** A week of a schedule that is to be proved. */
export interface WeekToProve {
  /** Monday. */
  monday: Day;
  /** What was told when the week was planned. */
  planned: readonly Proof[];
}

/** All by which the weeks of a schedule are measured, as plain data: what a browser needs to prove a week before the server has. */
export interface ProofBasis {
  limits: ScheduleLimits;
  /** What was told when a week was planned, by its Monday. */
  planned: Readonly<Record<Day, readonly Proof[]>>;
  /** By workout, where it is a brick or holds the effort of a race. */
  steps: Readonly<Record<string, Steps>>;
}

/** The limits of each week, measured from the workouts as they stand; beside them what it holds of its targets, and what only its planning knows. */
export function weekProofs(
  context: PlanningContext,
  workouts: readonly ScheduledWorkout[],
  weeks: readonly WeekToProve[],
): MeasuredProof[][] {
  const week = weeksOf(asDone(workouts), context.limits);
  return weeks.map(({ monday, planned }) => {
    const stands = week(monday);
    const measured = worstOfEach(measureWeek(context, stands));
    return [
      ...measured.map((each) => told(each, planned)),
      ...asRecorded(weekDose(context, stands)),
      ...planningLines(planned, workouts, monday),
    ];
  });
}

/** A limit of a week that is over as it was found last; of older weeks, and of the planning, without rule and excess. */
export type RecordedProof = Proof & Partial<Pick<MeasuredProof, 'rule' | 'excess' | 'day' | 'workoutId'>>;

/**
 * A week that is over, measured once more after what was told of it late: a limit that is still the same says what was found now, one that
 * has changed or gone since stays as it was found by then. `recorded`: what is kept of it, or told when it was planned.
 */
export function measuredLate(recorded: readonly RecordedProof[], found: readonly MeasuredProof[]): MeasuredProof[] {
  const isRecord = recorded.some(({ rule }) => rule !== undefined);
  if (!isRecord) return [...found];
  return asRecorded(recorded).map((line) => found.find((each) => isSameLimit(each, line)) ?? line);
}

const isSameLimit = (one: MeasuredProof, other: MeasuredProof): boolean =>
  one.rule === other.rule &&
  one.principleId === other.principleId &&
  // a run that was planned may be done by now, and is the same limit
  (one.constraint === other.constraint || one.rule === 'LONG_RUN_GROWTH') &&
  one.limit === other.limit;

/** What was told of a week that is no longer measured. */
export const asRecorded = (recorded: readonly RecordedProof[]): MeasuredProof[] =>
  recorded.map((line) => ({ ...line, excess: line.excess ?? 0 }));

/** What is kept of a limit once its week is over. */
export const toRecord = ({ line: _, item: __, ...kept }: MeasuredProof): RecordedProof => kept;

function told(found: Finding, planned: readonly Proof[]): MeasuredProof {
  const { rule, line, item, constraint, named, limit, value, holds, excess, day, workoutId, principleId } = found;
  const was =
    principleId === undefined
      ? undefined
      : planned.find((each) => each.principleId === principleId && each.constraint === constraint);
  return {
    rule,
    line,
    constraint,
    limit,
    value: value + (holds || was === undefined || was.holds ? '' : whyNot(was)),
    holds,
    excess,
    day,
    ...(named !== undefined && { named }),
    ...(workoutId !== undefined && { workoutId }),
    ...(item !== undefined && { item }),
    ...(principleId !== undefined && { principleId }),
    ...(was?.fired && { fired: true }),
  };
}

/** Why the planner could not keep a principle. */
function whyNot({ value }: Proof): string {
  const because = value.split(OTHERWISE)[1];
  return because === undefined ? '' : OTHERWISE + because;
}

/** Minutes that found no place are told as long as the week still has those that did. */
function planningLines(planned: readonly Proof[], workouts: readonly ScheduledWorkout[], monday: Day): MeasuredProof[] {
  const next = addDays(monday, 7);
  const here = workouts.filter(({ scheduledDate }) => scheduledDate >= monday && scheduledDate < next);
  const minutes = minutesOf(trainingOf(here));
  return asRecorded(planned.filter((line) => isPlanningLine(line) && (line.weekMinutes ?? minutes) === minutes));
}
