import type { Day, Weekday } from '../calendar/calendar.ts';
import type { EnduranceSport, Sport } from '../codes/sport.ts';
import type { ExperienceLevel, FitnessLevel, Gender } from '../codes/athlete.ts';

export const WORKOUT_TIMES = ['morning', 'midday', 'afternoon', 'evening'] as const;
export type WorkoutTime = (typeof WORKOUT_TIMES)[number];

export interface FitnessAssessment {
  sport: Sport;
  experienceLevel: ExperienceLevel;
  currentFitnessLevel: FitnessLevel;
  /** Free text as the athlete wrote it: "4 hours", "30-40 km". */
  weeklyVolume: string;
}

/** Days in a row without time to train, or with little, both ends included: a wedding, a holiday, a conference. */
export interface Blackout {
  from: Day;
  to: Day;
  /** What it is, in the athlete's words; null: not told. */
  label?: string | null;
  /** Most minutes of training on each of the days; null or left out: none. */
  mostMinutes?: number | null;
}

export interface TrainingPreferences {
  /** Whole hours a week, 0 to 40. */
  weeklyHoursAvailable: number;
  longWorkoutDays: readonly Weekday[];
  unavailableDays: readonly Weekday[];
  /** Dates without training; left out: none. */
  blackoutDates?: readonly Blackout[];
  preferredWorkoutTimes: WorkoutTime;
  /** Hard cap on the minutes of one day, all workouts together. */
  maxMinutesByDay?: Readonly<Partial<Record<Weekday, number>>>;
}

export interface Injury {
  injuryType: string;
  affectedArea: string;
  dateOccurred: Day | null;
  isRecovered: boolean;
  /** When the athlete said so; null or left out: not known. */
  recoveredOn?: Day | null;
}

/** Measured thresholds; what is null has not been measured, and its targets are given as RPE. */
export interface Thresholds {
  /** Functional threshold power, watts. */
  ftp: number | null;
  /** Running speed at threshold, metres per second. */
  runThresholdSpeed: number | null;
  /** Critical swim speed, metres per second. */
  css: number | null;
  /** Heart rate at lactate threshold, beats per minute. */
  lthr: number | null;
}

/** What the planner knows of an athlete: no name, no id. */
export interface Athlete {
  age: number;
  gender: Gender;
  /** Hours a week trained at present; null where it must be read from the assessments. */
  currentWeeklyHours: number | null;
  assessments: readonly FitnessAssessment[];
  preferences: TrainingPreferences;
  injuries: readonly Injury[];
  thresholds?: Thresholds;
  /** Sports whose threshold the plan may test; left out: all. */
  testedSports?: readonly EnduranceSport[];
}
