import type { Day } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../changes.ts';
import type { Inputs, ReasonCode } from '../../codes/reason.ts';
import type { Advice, Proposal } from '../../messages/notes.ts';
import type { SkipReason } from '../../load/consistency.ts';
import type { HrvDay } from '../../athlete/hrv.ts';
import type { Ratings } from '../../athlete/readiness.ts';
import type { ScheduledWorkout, ScheduleLimits } from '../../rules/context.ts';
import type { Intensity, WorkoutStatus, WorkoutType } from '../../codes/workout.ts';
import type { AdaptRule } from './rules.ts';

/** A workout that has come, with what the athlete said of it. */
export interface PastFeedback {
  scheduledDate: Day;
  workoutType: WorkoutType;
  intensity: Intensity;
  isLong: boolean;
  isHard: boolean;
  plannedMinutes: number;
  /** Planned TSS. */
  tss: number;
  /** A past workout still scheduled counts as missed. */
  status: WorkoutStatus;
  /** 0 when not done. */
  actualMinutes: number;
  /** 1 to 10; null when not said. */
  perceivedExertion: number | null;
  feelingRating: number | null;
  /** Null unless skipped. */
  reasonForSkip: SkipReason | null;
  /** Left out: none. */
  templateId?: string | null;
  /** The athlete told of it in words; no workout was skipped. */
  isOnlySaid?: true;
}

/** Days that no planned workout tells of. */
export interface OtherDays {
  /** On which the athlete cannot train, as they had said before: past ones, and from today on as long as they have no gap. */
  blocked: readonly Day[];
  /** With a recording that counts for no planned workout. */
  recorded: readonly Day[];
}

export interface CheckIn extends Ratings {
  answeredOn: Day;
  /** Monday of the week it speaks of. */
  weekStartDate: Day;
  travelThisWeek: boolean | null;
  majorDeadlines: boolean | null;
  notes: string | null;
  /** The athlete keeps the plan as it is in spite of it. */
  isPlanKept?: boolean;
}

/** "Not feeling 100%". */
export interface IllnessReport {
  from: Day;
  /** First day without symptoms; null: not well yet, or not told. */
  wellOn: Day | null;
  /** Only above the neck and without fever: a cold. */
  mild: boolean;
  /** 'fever', 'chest pain', 'palpitations', 'breathless', …. */
  symptoms: readonly string[];
}

export interface RemovedWorkout extends ScheduledWorkout {
  removedBy: ReasonCode;
}

export interface AdaptInput {
  /** The schedule as it stands: all workouts of its weeks. */
  workouts: readonly ScheduledWorkout[];
  /** Workouts that rules removed from these weeks before. Rules count them as hours cut already, so that they do not cut the same hours twice. */
  removed: readonly RemovedWorkout[];
  limits: ScheduleLimits;
  /** Workouts up to today, of the last eight weeks at least; those on the schedule among them. */
  history: readonly PastFeedback[];
  /** The last eight or so, in any order. */
  checkIns: readonly CheckIn[];
  illness: IllnessReport | null;
  /** Mornings on which it was measured, of the last weeks, in any order. Left out: none. */
  hrv?: readonly HrvDay[];
  /** Left out: none. */
  others?: OtherDays;
  /** Rules that may not change the schedule this time; they still give advice. Left out: all rules may. */
  without?: readonly AdaptRule[];
  /** Only after a new plan: the workouts that it replaced, and those that rules had removed before. A new plan must not undo what rules eased. */
  stood?: Pick<AdaptInput, 'workouts' | 'removed'>;
}

export interface EasedReason {
  code: ReasonCode;
  /** "2 workouts left out and 1 eased: you are ill." */
  text: string;
  inputs: Inputs;
}

export interface CoreAdaptation {
  /** In the order to apply them. Each one reduces, or moves work; none adds load. */
  operations: readonly WorkoutChange[];
  reasons: readonly EasedReason[];
  /** Plain advice; medical topics say that it is not medical advice. */
  advice: readonly Advice[];
  proposals: readonly Proposal[];
}
