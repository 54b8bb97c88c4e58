import type { PrincipleEffect } from './principles/planned.ts';
import type { WeekTarget } from '../season/season.ts';
import type { PlanWarning } from '../codes/warning.ts';
import type { KeptWorkout, PlannedWorkout } from '../workout/workout.ts';
import type { Proof } from '../rules/finding.ts';

export interface PlannedWeek extends WeekTarget {
  workouts: readonly PlannedWorkout[];
  proof: readonly Proof[];
}

/** Limits that cannot be kept together, and the smallest ways out. */
export interface PlanConflict {
  code: string;
  message: string;
  constraints: readonly string[];
  relaxations: readonly string[];
}

export type ScheduleResult =
  | {
      ok: true;
      weeks: readonly PlannedWeek[];
      kept: readonly KeptWorkout[];
      warnings: readonly PlanWarning[];
      /** One for each of the input's principles, in order; left out where there are none. */
      principles?: readonly PrincipleEffect[];
    }
  | { ok: false; conflict: PlanConflict };
