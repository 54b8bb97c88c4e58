import type { Day } from '../calendar/calendar.ts';
import { changeDescription } from './changeDescription.ts';
import type { WorkoutChange } from './changes.ts';
import { ATHLETE } from '../messages/reader.ts';
import { limitText } from '../messages/limits.ts';
import type { LimitOrRefusal } from '../messages/limitOrRefusal.ts';
import { causeText } from '../messages/reason.ts';
import type { Reason, ReasonCode, ReasonSource } from '../codes/reason.ts';
import type { ChangeRefusalCode } from '../codes/refusal.ts';
import { applyOne, isPerson } from './operations/applyOne.ts';
import { brokenLimits } from '../rules/rules.ts';
import { worsened } from '../rules/worsened.ts';
import type { BrokenLimit } from '../rules/finding.ts';
import {
  type PlanningContext,
  planningContextOf,
  type ScheduledWorkout,
  type ScheduleLimits,
} from '../rules/context.ts';
import type { Intensity, WorkoutType } from '../codes/workout.ts';
import { rungOfId } from '../workout/families/ladder.ts';

/** What is asked for, before it is written down with the numbers of the schedule. */
export type Operation =
  | { op: 'move'; workoutId: string; toDate: Day }
  | { op: 'swap'; workoutId: string; otherId: string }
  | { op: 'remove'; workoutId: string }
  | { op: 'resize'; workoutId: string; minutes: number }
  | { op: 'ease'; workoutId: string; intensity: Intensity }
  | { op: 'ease'; workoutId: string; rung: number }
  | {
      op: 'replace';
      workoutId: string;
      workoutType: WorkoutType;
      minutes: number;
      intensity: Intensity;
      /** A test of a threshold, and nothing else in its place. */
      templateId?: string;
    }
  | { op: 'add'; workoutType: WorkoutType; toDate: Day; minutes: number; intensity: Intensity };

export interface Cause {
  reasonCode: ReasonCode;
  source: ReasonSource;
  inputs: Reason['inputs'];
}

/** The operation as a change, its other fields read from the schedule; null: there is no such workout. */
export function makeOperation(
  workouts: readonly ScheduledWorkout[],
  operation: Operation,
  { reasonCode, source, inputs }: Cause,
): WorkoutChange | null {
  const find = (id: string) => workouts.find((each) => each.id === id);
  const workout = 'workoutId' in operation ? find(operation.workoutId) : undefined;
  if ('workoutId' in operation && workout === undefined) return null;
  const other = operation.op === 'swap' ? find(operation.otherId) : undefined;
  if (operation.op === 'swap' && other === undefined) return null;
  const because = causeText(reasonCode, inputs, ATHLETE);
  const why = { reasonCode, source, inputs, ...(because !== null && { because }) };
  const of = workout && {
    workoutId: workout.id,
    workoutType: workout.workoutType as string,
    fromDate: workout.scheduledDate,
  };
  const change = { op: operation.op, ...of, ...fieldsOf(operation, workout, other), ...why };
  return { id: changeId(change), ...change, changeDescription: changeDescription(change) };
}

function fieldsOf(operation: Operation, workout?: ScheduledWorkout, other?: ScheduledWorkout): Partial<WorkoutChange> {
  const before = workout && { durationBefore: workout.duration, intensityBefore: workout.intensity };
  switch (operation.op) {
    case 'move':
      return { toDate: operation.toDate };
    case 'swap':
      return { toDate: other!.scheduledDate, otherWorkoutId: other!.id };
    case 'remove':
      return { durationBefore: before!.durationBefore };
    case 'resize':
      return { durationBefore: before!.durationBefore, durationAfter: Math.round(operation.minutes) };
    case 'ease':
      if ('rung' in operation)
        return { rungBefore: rungOfId(workout!.templateId)!.rung + 1, rungAfter: operation.rung };
      return { intensityBefore: before!.intensityBefore, intensityAfter: operation.intensity };
    case 'replace': {
      const { workoutType, minutes, intensity, templateId } = operation;
      const after = { workoutType, durationAfter: Math.round(minutes), intensityAfter: intensity };
      return { ...before, ...after, ...(templateId !== undefined && { templateId }) };
    }
    case 'add': {
      const { workoutType, toDate, minutes, intensity } = operation;
      return { workoutType, toDate, durationAfter: Math.round(minutes), intensityAfter: intensity };
    }
  }
}

/** The same for the same change, so that a repeated one is known again. */
function changeId(change: Omit<WorkoutChange, 'id' | 'changeDescription'>): string {
  const { op, workoutId, otherWorkoutId, workoutType, toDate, durationAfter, intensityAfter, rungAfter, templateId } =
    change;
  return [op, workoutId ?? workoutType, otherWorkoutId, toDate, durationAfter, intensityAfter, rungAfter, templateId]
    .filter((part) => part !== undefined)
    .join('.');
}

export interface Refusal {
  /** Id of the change. */
  id: string;
  code: ChangeRefusalCode;
  /** Which limit forbids it, a sentence to the athlete. */
  message: string;
  said?: LimitOrRefusal;
}

export interface Applied {
  workouts: readonly ScheduledWorkout[];
  /** Ids of the changes that made a difference. */
  applied: readonly string[];
  refused: readonly Refusal[];
}

/**
 * The schedule after these changes, one after the other. What is done, skipped, past or a race stays as it is; a change
 * that would break a limit, or break one further, is refused. Rules leave locked workouts alone; what a person changes becomes locked.
 * Applied again, the same changes make no difference.
 */
export function applyOperations(
  workouts: readonly ScheduledWorkout[],
  changes: readonly WorkoutChange[],
  limits: ScheduleLimits | PlanningContext,
): Applied {
  const context = 'week' in limits ? limits : planningContextOf(limits);
  let after = workouts;
  let broken: readonly BrokenLimit[] | null = null;
  const applied: string[] = [];
  const refused: Refusal[] = [];
  for (const change of changes) {
    const result = applyOne(after, change, context);
    if ('code' in result) {
      refused.push({ id: change.id, ...result });
      continue;
    }
    if (result.workouts === after) continue;
    broken ??= brokenLimits(after, context);
    const brokenNow = brokenLimits(result.workouts, context);
    const limit = worsened(broken, brokenNow).find((each) => forbids(each, change, after, result.workouts));
    if (limit !== undefined) {
      refused.push({ id: change.id, code: limit.code, said: limit.said, message: limitText(limit.said, ATHLETE) });
      continue;
    }
    after = result.workouts;
    broken = brokenNow;
    applied.push(change.id);
  }
  return { workouts: after, applied, refused };
}

/**
 * Is this broken limit a reason to refuse the changes? Not where they only lower what the limit is measured against: after a shorter run
 * later runs grow too fast, and after less endurance the share of strength is too large; `settle` corrects both afterwards. People may put
 * strength on any day.
 */
function forbids(
  { rule, day }: BrokenLimit,
  change: WorkoutChange,
  before: readonly ScheduledWorkout[],
  after: readonly ScheduledWorkout[],
): boolean {
  if (rule === 'STRENGTH_SHARE') return false;
  if (rule === 'STRENGTH_EVE') return !isPerson(change);
  if (rule !== 'LONG_RUN_GROWTH') return true;
  const known = new Map(before.map((each) => [each.id, each]));
  return after.some(({ id, scheduledDate, duration, workoutType }) => {
    const was = known.get(id);
    if (scheduledDate !== day || workoutType !== 'run') return false;
    return was === undefined || was.scheduledDate !== day || was.duration < duration || was.workoutType !== 'run';
  });
}
