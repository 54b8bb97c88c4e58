import type { IllnessReport } from '../../core/change/adapt/events.ts';
import type { Thresholds } from '../../core/athlete/athlete.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { WorkoutChange as ScheduleOperation } from '../../core/change/changes.ts';
import type { WorkoutRow, WeekRow } from './scheduledWorkout.ts';
import type { SeasonSnapshot } from './seasonSnapshot.ts';
import type { RecurringPreferences } from './recurringPreferences.ts';

/** A row before and after a change; null: it did not exist before, or was deleted. */
export interface RowChange<T> {
  id: string;
  before: T | null;
  after: T | null;
}

/** What a revision did to a recording: whether it was there before, and whether it is after. */
export interface ActivityChange {
  id: string;
  was: boolean;
  is: boolean;
}

/** A time of illness as plain data, so that a revision can remember and write it back. */
export interface IllnessRow extends IllnessReport {
  id: string;
  athleteId: string;
}

/** An injury on file as plain data, so that a revision can remember and write it back. */
export interface RecordedInjury {
  id: string;
  athleteId: string;
  injuryType: string;
  affectedArea: string;
  dateOccurred: Day | null;
  isRecovered: boolean;
  /** Not in revisions of former releases. */
  recoveredOn?: Day | null;
  notes: string | null;
  /** Instant, ISO 8601. */
  createdAt: string;
}

/** The settings of the schedule; mode is null and sports are empty while there is no schedule. */
export interface ScheduleSettings {
  mode: string | null;
  sports: readonly string[];
}

/** Everything that one revision changed, enough to undo it. */
export interface ScheduleChanges {
  workouts: readonly RowChange<WorkoutRow>[];
  weeks: readonly RowChange<WeekRow>[];
  settings?: { before: ScheduleSettings; after: ScheduleSettings };
  /** Null: there was no season plan, or it was deleted. Left out: it did not change. */
  season?: { before: SeasonSnapshot | null; after: SeasonSnapshot | null };
  /** The athlete's weekly hours. */
  hours?: { before: number; after: number };
  /** Thresholds of the athlete, those that change. */
  thresholds?: { before: Partial<Thresholds>; after: Partial<Thresholds> };
  /** The typed operations with rule, numbers and sentence; left out when the revision was not made from operations. */
  operations?: readonly ScheduleOperation[];
  /** Changes of rules to a new plan, from that day on, in the same act: `before` as planned, `after` as saved. */
  eased?: { from: Day; workouts: readonly RowChange<WorkoutRow>[] };
  /** The athlete's recurring preferences for all future weeks. */
  recurringPreferences?: { before: RecurringPreferences; after: RecurringPreferences };
  /** The athlete's reports of illness. */
  illness?: readonly RowChange<IllnessRow>[];
  /** Injuries that the athlete reported in plain words. */
  injuries?: readonly RowChange<RecordedInjury>[];
  /** Recordings that came, went or were replaced along with the workouts that they count for. */
  activities?: readonly ActivityChange[];
}

/** All that is written but workouts; the rest tells of how they changed. A part without a row here has no type. */
const BESIDE_WORKOUTS: Record<
  Exclude<keyof ScheduleChanges, 'workouts' | 'operations' | 'eased' | 'activities'>,
  (changes: ScheduleChanges) => boolean
> = {
  weeks: ({ weeks }) => weeks.length > 0,
  settings: ({ settings }) => settings !== undefined,
  season: ({ season }) => season !== undefined,
  hours: ({ hours }) => hours !== undefined,
  thresholds: ({ thresholds }) => thresholds !== undefined,
  recurringPreferences: ({ recurringPreferences }) => recurringPreferences !== undefined,
  illness: ({ illness = [] }) => illness.length > 0,
  injuries: ({ injuries = [] }) => injuries.length > 0,
};

/** True when nothing changes but workouts. */
export const isOfWorkouts = (changes: ScheduleChanges): boolean =>
  !Object.values(BESIDE_WORKOUTS).some((isChanged) => isChanged(changes));

export const isEmpty = (changes: ScheduleChanges): boolean => changes.workouts.length === 0 && isOfWorkouts(changes);
