import type { Athlete } from '../athlete/athlete.ts';
import type { Race } from '../race/race.ts';
import type { Sport } from '../codes/sport.ts';
import type { Day } from '../calendar/calendar.ts';
import type { PlanWarning } from '../codes/warning.ts';
import type { PhaseType, WeekKind } from '../codes/phase.ts';

/** What a season is planned from. */
export interface SeasonInput {
  today: Day;
  athlete: Athlete;
  sports: readonly Sport[];
  races: readonly Race[];
}

/** The same on no day in particular. */
export type Goals = Omit<SeasonInput, 'today'>;

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

export interface StoredPhase extends Phase {
  id: string;
  /** weeklyVolume as the planner set it. */
  plannedVolume: number;
  isEdited: boolean;
}

/** One microcycle week as the season plans it, before workouts are placed. */
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

export interface Season {
  seasonStart: Day;
  seasonEnd: Day;
  phases: readonly Phase[];
  weeks: readonly WeekTarget[];
  /** The same weeks before principles took from their hours; left out where none does. */
  weeksUntaught?: readonly WeekTarget[];
  warnings: readonly PlanWarning[];
}
