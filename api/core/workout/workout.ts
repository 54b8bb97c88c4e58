import type { WorkoutTime } from '../athlete/athlete.ts';
import type { Day, Weekday } from '../calendar/calendar.ts';
import type { Reason } from '../codes/reason.ts';
import type { Intensity, WorkoutType } from '../codes/workout.ts';

export type StepKind = 'warmup' | 'work' | 'recovery' | 'rest' | 'cooldown';

export type TargetMetric = 'ftp' | 'thrSpeed' | 'css' | 'lthr' | 'rpe';

/** lo and hi are fractions of the threshold (1 = threshold) for every metric but rpe, where they are 1 to 10. */
export interface StepTarget {
  metric: TargetMetric;
  lo: number;
  hi: number;
}

export interface Step {
  kind: StepKind;
  /** Part of a brick that the step belongs to; absent in single-sport workouts. */
  sport?: 'run' | 'bike' | 'swim';
  durationSec: number;
  distanceM?: number;
  /** Intended effort as a fraction of threshold whatever metric the target is shown in; TSS is computed from it. */
  effort: number;
  target: StepTarget;
  note?: string;
  /** At the effort of the athlete's race. */
  raceEffort?: true;
}

export interface Block {
  repeat: number;
  steps: readonly Step[];
}

export type Steps = readonly (Step | Block)[];

export interface PlannedWorkout {
  scheduledDate: Day;
  dayOfWeek: Weekday;
  workoutType: WorkoutType;
  intensity: Intensity;
  /** Whole minutes. */
  duration: number;
  /** Planned training stress, one decimal. */
  tss: number;
  isLong: boolean;
  isHard: boolean;
  /** Short title on the card: "Cruise intervals". */
  description: string;
  /** What to do, in sentences; made from the steps. */
  instructions: string;
  timeOfDay: WorkoutTime;
  /** Main set or template that the workout was made from, such as "run-cruise/3b" or "RUN-01". */
  templateId: string | null;
  steps: Steps;
  reasons: readonly Reason[];
}

/** Workouts of the weeks before the first planned one, planned or done; drives L30, spacing across the border, habits. */
export type PastWorkout = Pick<
  PlannedWorkout,
  'scheduledDate' | 'workoutType' | 'duration' | 'isLong' | 'isHard' | 'templateId'
>;

/** A workout that stays where it is: finished, made or moved by the athlete or a coach. */
export interface KeptWorkout extends PlannedWorkout {
  /** Given back with the plan, so that the caller knows its row again. */
  key: string;
  completed: boolean;
}
