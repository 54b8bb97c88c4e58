import { isUnavailable } from '../../athlete/blackout.ts';
import type { Day } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../../change/changes.ts';
import { applyOperations, type Cause, makeOperation, type Operation } from '../../change/operations.ts';
import { settleStrength } from '../../change/operations/settleStrength.ts';
import type { ChangeRefusalCode } from '../../codes/refusal.ts';
import {
  type PlanningContext,
  planningContextOf,
  type ScheduledWorkout,
  type ScheduleLimits,
} from '../../rules/context.ts';
import { nearestThatHolds, type Tries } from '../../change/operations/nearest.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import type { PreferenceChange, ReportedEvent } from './request.ts';

export interface Limit {
  code: ChangeRefusalCode;
  /** What forbids it, a sentence. */
  message: string;
}

/** The schedule as a request changes it, step by step; nothing that breaks a limit stays on it. */
export interface RequestDraft {
  readonly today: Day;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly unavailable: (day: Day) => boolean;
  readonly sports: ReadonlySet<WorkoutType>;
  readonly week: PlanningContext['week'];
  /** As they were before the request. */
  readonly scheduled: readonly ScheduledWorkout[];
  workouts: () => readonly ScheduledWorkout[];
  /** Workouts that are to stay as they are, by id, when others of their days change. */
  readonly staying: Set<string>;
  /** Days that the same request frees of training, bounds or leaves as they are: nothing goes there. */
  readonly closed: Set<Day>;
  /** Nothing else is asked for. */
  isOnlyWish: boolean;
  /** Null when the operation holds; it is not kept. */
  limitOf: (operation: Operation) => Limit | null;
  /** Keeps the operation when it holds. */
  keep: (operation: Operation) => Limit | null;
  /** Keeps all of these, each on top of those before it, or none. */
  keepAll: (operations: readonly Operation[]) => Limit | null;
  /** Keeps what is nearest to an operation and holds; null when nothing does, or too much was looked for already. */
  keepNearest: (operation: Operation) => WorkoutChange | null;
  /** Puts strength right that what was kept so far leaves too much of a week, or on an eve; answers what it takes. */
  settleStrength: (bounds?: { leavesOut: boolean }) => readonly WorkoutChange[];
  /** What was kept so far. */
  changes: () => readonly WorkoutChange[];
}

/** What the intents of a request come to. */
export interface RequestOutcome {
  /** What was read, in the coach's words: "move the ride on Thursday 7 January to Friday 8 January". */
  understood: string[];
  /** Why, and what was kept. */
  notes: string[];
  questions: string[];
  limits: Limit[];
  events: ReportedEvent[];
  preferences: PreferenceChange[];
  /** Days to keep free of all training. */
  keptFree: Day[];
}

export const emptyRequestOutcome = (): RequestOutcome => ({
  understood: [],
  notes: [],
  questions: [],
  limits: [],
  events: [],
  preferences: [],
  keptFree: [],
});

const CAUSE: Cause = { reasonCode: 'REQUEST', source: 'athlete', inputs: {} };
const GONE: Limit = { code: 'NOT_FOUND', message: 'This workout is not on the schedule.' };

/** Alternatives that are tried for one request. The longest search for one workout takes some 130. */
const MAX_TRIES = 300;

export function requestDraftOf(
  scheduled: readonly ScheduledWorkout[],
  limits: ScheduleLimits,
  tries: Tries = { left: MAX_TRIES },
): RequestDraft {
  const context = planningContextOf(limits);
  const { today, firstDay, lastDay, athlete } = limits;
  const changes: WorkoutChange[] = [];
  const staying = new Set<string>();
  const closed = new Set<Day>();
  let workouts = scheduled;
  const tried = (
    operation: Operation,
  ): { limit: Limit } | { after: readonly ScheduledWorkout[]; made: WorkoutChange; differs: boolean } => {
    const made = makeOperation(workouts, operation, CAUSE);
    if (made === null) return { limit: GONE };
    const { workouts: after, refused, applied } = applyOperations(workouts, [made], context);
    const [refusal] = refused;
    return refusal === undefined
      ? { after, made, differs: applied.length > 0 }
      : { limit: { code: refusal.code, message: refusal.message } };
  };
  const keep = (operation: Operation): Limit | null => {
    const result = tried(operation);
    if ('limit' in result) return result.limit;
    workouts = result.after;
    if (result.differs) changes.push(result.made);
    return null;
  };
  const keepAll = (operations: readonly Operation[]): Limit | null => {
    const [workoutsBefore, kept] = [workouts, changes.length];
    for (const operation of operations) {
      const limit = keep(operation);
      if (limit === null) continue;
      workouts = workoutsBefore;
      changes.length = kept;
      return limit;
    }
    return null;
  };
  return {
    today,
    firstDay,
    lastDay,
    unavailable: (day) => isUnavailable(athlete.preferences, day),
    sports: new Set(scheduled.map(({ workoutType }) => workoutType)),
    week: context.week,
    staying,
    scheduled,
    closed,
    isOnlyWish: false,
    workouts: () => workouts,
    changes: () => changes,
    limitOf: (operation) => {
      const result = tried(operation);
      return 'limit' in result ? result.limit : null;
    },
    keep,
    keepAll,
    keepNearest: (operation) => {
      const wanted = makeOperation(workouts, operation, CAUSE);
      const nearest = wanted === null ? null : nearestThatHolds(workouts, wanted, context, tries);
      if (nearest === null) return null;
      const { workouts: after, applied } = applyOperations(workouts, [nearest], context);
      if (applied.length === 0) return null;
      workouts = after;
      changes.push(nearest);
      return nearest;
    },
    settleStrength: ({ leavesOut } = { leavesOut: false }) => {
      if (changes.length === 0) return [];
      const settling = settleStrength(scheduled, workouts, context, { closed, staying, leavesOut });
      const { workouts: after, applied } = applyOperations(workouts, settling, context);
      const made = settling.filter(({ id }) => applied.includes(id));
      workouts = after;
      changes.push(...made);
      return made;
    },
  };
}
