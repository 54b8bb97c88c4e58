import type { RunSource } from '../messages/grownFrom.ts';
import type { Day } from '../calendar/calendar.ts';
import type { RuleCode } from '../codes/rule.ts';
import type { MeasuredWorkout, PlanningContext, ScheduledWorkout } from './context.ts';
import type { Finding } from './finding.ts';
import type { Candidate, Placement } from './placement.ts';

/** A week as it stands, with what lies around it. Skipped workouts have no part in it but where they are named. */
export interface MeasuredWeek {
  monday: Day;
  days: readonly Day[];
  /** Workouts of the week. */
  here: readonly MeasuredWorkout[];
  /** What was skipped of the week. */
  skipped: readonly MeasuredWorkout[];
  /** Those of so many weeks before it, of the week and of as many weeks after it. */
  around: (weeks: number) => readonly MeasuredWorkout[];
  /** All runs of the schedule and before it, as those after them may grow from them, by the longest before the plan. */
  runs: (currentRunMinutes: number | null) => readonly Run[];
}

/** A run, as others grow from it. */
export interface Run {
  /** Day number. */
  number: number;
  minutes: number;
  /** A race on foot, which counts as it is; left out: none. */
  isRace?: boolean;
  /** The run of a race of several sports, which counts no longer than a run that day might have been; left out: none. */
  isLeg?: boolean;
  /** What the minutes are; left out: they were planned. */
  from?: RunSource;
}

/** A change that takes load away. */
export type Remedy =
  | { op: 'resize'; workoutId: string; minutes: number }
  | { op: 'remove'; workoutId: string }
  | { op: 'ease'; workoutId: string; intensity: 'easy' };

/** The workouts of a finding's day, or week where it has none. */
export interface Concerned {
  here: readonly ScheduledWorkout[];
  /** Those that may be changed: open, and nobody's but the planner's; the finding's own where it names one. */
  free: readonly ScheduledWorkout[];
  /** Minutes that were done there beyond what was planned, and count. */
  overdone: number;
}

/** One limit of a week: what it measures, what it has against a workout that is looking for its day, and what puts it right. */
export interface Rule {
  code: RuleCode;
  measure: (context: PlanningContext, week: MeasuredWeek) => readonly Finding[];
  /** No workout at all may lie on the day. Asked once a day, before anything is placed. */
  closes?: (placement: Placement, day: number) => boolean;
  /** The workout may not lie on the day. Asked of days that nothing closes; what it lets through, `measure` has nothing against. */
  forbids?: (placement: Placement, day: number, candidate: Candidate) => boolean;
  /** Longest that the workout may be on the day, minutes, beside what lies there; Infinity: any length. Its own length is not looked at. */
  atMost?: (placement: Placement, day: number, candidate: Candidate) => number;
  /** The change that takes the excess away; null: none does, or none should. */
  remedy: (broken: Finding, concerned: Concerned) => Remedy | null;
}

/** Every workout of the week but races. */
export const trainingOf = <T extends { workoutType: string }>(workouts: readonly T[]): T[] =>
  workouts.filter(({ workoutType }) => workoutType !== 'race');
