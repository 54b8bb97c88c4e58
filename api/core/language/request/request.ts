import type { Weekday, Day } from '../../calendar/calendar.ts';
import type { ThresholdEvidence } from '../../messages/threshold.ts';
import type { DisplayUnits } from '../../units/displayUnits.ts';
import type { WorkoutTime } from '../../athlete/athlete.ts';
import type { ScheduledWorkout, ScheduleLimits } from '../../rules/context.ts';
import type { EnduranceSport } from '../../codes/sport.ts';
import type { ThresholdName } from '../../codes/threshold.ts';
import type { WorkoutType } from '../../codes/workout.ts';

/** One message of the conversation before this request, oldest first. */
export interface ConversationTurn {
  role: 'athlete' | 'coach';
  content: string;
}

/** What the athlete wants to hold for every week from now on. */
export type PreferenceChange =
  | { kind: 'unavailable'; days: readonly Weekday[] }
  | { kind: 'available'; days: readonly Weekday[] }
  /** Empty days: every day. */
  | { kind: 'noSport'; sport: WorkoutType; days: readonly Weekday[] }
  | { kind: 'maxMinutes'; days: readonly Weekday[]; minutes: number }
  | { kind: 'longDays'; sport: WorkoutType | null; days: readonly Weekday[] }
  | { kind: 'weeklyHours'; hours: number }
  | { kind: 'time'; time: WorkoutTime }
  /** Tests of these sports' thresholds are planned, or not. */
  | { kind: 'tests'; sports: readonly EnduranceSport[]; wanted: boolean };

/** A threshold that the athlete told, to be written into the profile. */
export interface ToldThreshold {
  kind: 'threshold';
  threshold: ThresholdName;
  /** Watts, metres per second, or beats per minute. */
  to: number;
  evidence: ThresholdEvidence;
}

/** Days that the athlete asked to keep free of all training. */
export interface KeptFree {
  kind: 'keptFree';
  days: readonly Day[];
}

/**
 * Something that happened to the athlete. Adaptation answers illness, injury, deadlines and fatigue; the workouts of
 * travel days are already in the changes; `recovered` ends an illness or an injury.
 */
export interface ReportedEvent {
  kind: 'illness' | 'injury' | 'travel' | 'deadline' | 'fatigue' | 'recovered';
  from: Day;
  /** Last day; null where the athlete gave no end. */
  to: Day | null;
  /** Body part of an injury: 'calf'; null where none was named. */
  area: string | null;
  /** Where the athlete travels, as written; null when not said. */
  place: string | null;
  /** 'fever', 'cough', …: the names of SYMPTOMS. */
  symptoms: readonly string[];
}

export type ScopeHint = { scope: 'this-week' } | { scope: 'all-future' } | { scope: 'until-date'; untilDate: Day };

/** A change of one workout that is part of the schedule's history. */
export interface PastChange {
  workoutId: string;
  /** Day on which it was changed. */
  on: Day;
  by: 'athlete' | 'coach' | 'planner';
  verb: 'move' | 'remove' | 'shorten' | 'lengthen' | 'ease' | 'replace' | 'add' | 'any';
  /** "Easy run of 40 min on Friday 8 January was removed." */
  what: string;
  /** The rule's reason in few words; null: none is kept. */
  because: string | null;
  workoutType: WorkoutType;
  /** Its day before and after; null: it was not there. */
  from: Day | null;
  to: Day | null;
}

/** A workout of the schedule that a request may speak of. */
export type RequestWorkout = ScheduledWorkout;

/** Fitness (CTL), fatigue (ATL) and form (TSB) of a day, as reckoned from what was done, and from the plan for days to come. */
export interface FormOfDay {
  day: Day;
  fitness: number;
  fatigue: number;
  form: number;
}

export interface RequestInput {
  text: string;
  /** Oldest first, without this text. */
  conversationHistory: readonly ConversationTurn[];
  /** All workouts of the schedule, finished ones included. */
  workouts: readonly ScheduledWorkout[];
  limits: ScheduleLimits;
  /** The schedule's history, newest first; read where reasons are asked for. */
  past?: readonly PastChange[];
  /** Day by day from yesterday on; read where form or load is asked for. */
  form?: readonly FormOfDay[];
  /** Nothing is asked about words that play no part: the athlete said to go on without them. */
  isSure?: true;
  /** Something in the text was taken back, and it stands here as it was meant. */
  isPutRight?: true;
  /** What a pace without a unit is told over; left out: kilometres and metres. */
  units?: DisplayUnits;
}
