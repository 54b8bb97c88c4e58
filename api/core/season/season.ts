import type { Sport } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import type { Inputs } from '../messages/message.ts';
import type { PlanWarningCode } from '../codes/warning.ts';

export const PHASE_TYPES = ['base', 'build', 'race-specific', 'peak', 'taper', 'race', 'recovery'] as const;
export type PhaseType = (typeof PHASE_TYPES)[number];

export interface Phase {
  phaseName: string;
  phaseType: PhaseType;
  startDate: Day;
  endDate: Day;
  /** Mean hours a week, rounded to 0.5, 1 to 40. */
  weeklyVolume: number;
  description: string;
  focusAreas: readonly string[];
  /** Sports that the race type needs; they cannot be taken out. */
  baseSports: readonly Sport[];
  sportPreferences: readonly Sport[];
}

/** A phase on file. */
export interface StoredPhase extends Phase {
  id: string;
  /** weeklyVolume as the planner set it. */
  plannedVolume: number;
  /** A person changed it. */
  isEdited: boolean;
}

export const WEEK_KINDS = ['load', 'step', 'taper', 'race', 'recovery'] as const;
/** load: building; step: step-back; the others as their phase. */
export type WeekKind = (typeof WEEK_KINDS)[number];

/** One microcycle week as the season plans it, before sessions are placed. */
export interface WeekTarget {
  /** Monday. */
  weekStartDate: Day;
  /** Sunday. */
  weekEndDate: Day;
  phaseType: PhaseType;
  kind: WeekKind;
  /**
   * Hours to 0.01. A races come on top, as do B races in load and step weeks; other races take their hours from it (see hoursBesideRaces).
   */
  plannedHours: number;
}

export interface PlanWarning {
  code: PlanWarningCode;
  message: string;
  recommendation: string;
  /** What its sentences are made of, where they speak to their reader. */
  inputs?: Inputs;
}

export interface Season {
  seasonStart: Day;
  seasonEnd: Day;
  phases: readonly Phase[];
  weeks: readonly WeekTarget[];
  /** The same weeks before principles took from their hours; left out where none does. */
  weeksUntaught?: readonly WeekTarget[];
  warnings: readonly PlanWarning[];
}
