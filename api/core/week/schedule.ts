import type { Athlete, Sport } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import type { Said } from '../messages/said.ts';
import type { ConstraintMessage } from '../messages/limits.ts';
import type { NotHeld } from '../messages/planWarning.ts';
import type { PrincipleEffect } from './principles/planned.ts';
import type { TaughtPrinciple } from '../principles/rule.ts';
import type { Race, RaceType } from '../season/race.ts';
import type { PlanWarning, Season, WeekTarget } from '../season/season.ts';
import type { PlannedWorkout } from '../workout/workout.ts';

/** One line of a week's proof: "Tue at most 60 min: 55". */
export interface Proof {
  /** The limit by name, as it is said to the athlete. */
  constraint: string;
  /** What the name is made of, where it speaks to its reader. */
  named?: ConstraintMessage;
  limit: string;
  value: string;
  holds: boolean;
  /** Id of the coach's principle that it is about; left out for others. */
  principleId?: string;
  /** The principle limited the week's days, hours or number of sessions. */
  fired?: boolean;
  /** Whose rule it is that the week cannot keep, and what keeping it would cost; left out where it is kept. */
  otherwise?: Omit<NotHeld, 'weekStartDate' | 'weeks'>;
  /** Minutes of the week as it was planned, for a line that is true of those alone. */
  weekMinutes?: number;
}

export interface PlannedWeek extends WeekTarget {
  workouts: readonly PlannedWorkout[];
  proof: readonly Proof[];
}

/** A session that stays where it is: finished, made or moved by the athlete or a coach. */
export interface KeptWorkout extends PlannedWorkout {
  /** Given back with the plan, so that the caller knows its row again. */
  key: string;
  completed: boolean;
}

/** Sessions of the weeks before the first planned one, planned or done; drives L30, spacing across the border, habits. */
export interface PastSession {
  scheduledDate: Day;
  workoutType: PlannedWorkout['workoutType'];
  duration: number;
  isLong: boolean;
  isHard: boolean;
  templateId: string | null;
}

export interface ScheduleInput {
  /** Sessions are never placed before it. */
  today: Day;
  athlete: Athlete;
  sports: readonly Sport[];
  races: readonly Race[];
  season: Season;
  /** Race type that steers templates and caps; null in train-consistently mode. */
  raceType: RaceType | null;
  /** Monday of the first week to fill; it and the following weeks are in season.weeks. */
  firstWeek: Day;
  count: number;
  past: readonly PastSession[];
  keep: readonly KeptWorkout[];
  /** What the athlete's coaches teach; it can only take away. */
  principles?: readonly TaughtPrinciple[];
}

/** Limits that cannot be kept together, and the smallest ways out. */
export interface Conflict {
  code: string;
  message: string;
  /** What the message is made of, where it speaks to its reader. */
  said?: Said;
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
  | { ok: false; conflict: Conflict };
