import type { WorkoutTime } from '../athlete/athlete.ts';
import type { Day, Weekday } from '../calendar/calendar.ts';
import type { ReasonCode } from '../codes/reason.ts';

export const WORKOUT_TYPES = ['run', 'bike', 'swim', 'strength', 'brick', 'race'] as const;
export type WorkoutType = (typeof WORKOUT_TYPES)[number];

export const INTENSITIES = [
  'rest',
  'recovery',
  'easy',
  'moderate',
  'hard',
  'threshold',
  'vo2max',
  'race-pace',
  'race',
] as const;
export type Intensity = (typeof INTENSITIES)[number];

export const WORKOUT_STATUSES = ['scheduled', 'completed', 'partially_completed', 'skipped'] as const;
export type WorkoutStatus = (typeof WORKOUT_STATUSES)[number];

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
  /** Part of a brick that the step belongs to; absent in single-sport sessions. */
  sport?: 'run' | 'bike' | 'swim';
  durationSec: number;
  distanceM?: number;
  /** Intended effort as a fraction of threshold whatever metric the target is shown in; TSS is computed from it. */
  effort: number;
  target: StepTarget;
  note?: string;
}

export interface Block {
  repeat: number;
  steps: readonly Step[];
}

export type Steps = readonly (Step | Block)[];

export type ReasonSource = 'phase' | 'rule' | 'principle' | 'checkIn' | 'feedback' | 'athlete' | 'coach';

/** Why a workout is what it is. The text is made from a template over `inputs`. */
export interface Reason {
  code: ReasonCode;
  text: string;
  source: ReasonSource;
  inputs: Readonly<Record<string, string | number | boolean | null>>;
}

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
  /** Template the session was made from, such as RUN-06. */
  templateId: string | null;
  steps: Steps;
  reasons: readonly Reason[];
}
