import type { Day } from '../calendar.ts';
import type { Intensity, WorkoutType } from '../workout.ts';
import type { PreferenceChange, ReportedEvent, RequestWorkout } from './request.ts';

/** One change to the schedule, before it is made an operation. */
export type Draft =
  | { op: 'move'; workoutId: string; toDate: Day }
  | { op: 'swap'; workoutId: string; otherId: string }
  | { op: 'remove'; workoutId: string }
  | { op: 'resize'; workoutId: string; minutes: number }
  | { op: 'ease'; workoutId: string; intensity: Intensity }
  | { op: 'replace'; workoutId: string; workoutType: WorkoutType; minutes: number; intensity: Intensity }
  | { op: 'add'; workoutType: WorkoutType; toDate: Day; minutes: number; intensity: Intensity };

export type LimitCode =
  | 'COMPLETED'
  | 'PAST'
  | 'OUTSIDE'
  | 'UNAVAILABLE'
  | 'DAY_CAP'
  | 'HARD_DAYS'
  | 'SESSIONS'
  | 'LOAD'
  | 'INJURY'
  | 'RACE'
  | 'OTHER'
  | 'SPORT';

export interface Limit {
  code: LimitCode;
  /** What forbids it, a sentence. */
  message: string;
}

/** The schedule as a request changes it, step by step; nothing that breaks a limit stays on it. */
export interface Board {
  readonly today: Day;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly unavailable: (day: Day) => boolean;
  readonly sports: ReadonlySet<WorkoutType>;
  workouts: () => readonly RequestWorkout[];
  /** Null when the draft holds; it is not kept. */
  limitOf: (draft: Draft) => Limit | null;
  /** Keeps the draft when it holds. */
  keep: (draft: Draft) => Limit | null;
  /** Keeps drafts that only hold together. */
  keepAll: (drafts: readonly Draft[]) => Limit | null;
}

/** What the wishes of a request come to. */
export interface Outcome {
  /** What was read, in the coach's words: "move the ride on Thursday 7 January to Friday 8 January". */
  understood: string[];
  /** Why, and what was kept. */
  notes: string[];
  questions: string[];
  limits: Limit[];
  events: ReportedEvent[];
  preferences: PreferenceChange[];
}

export const emptyOutcome = (): Outcome => ({ understood: [], notes: [], questions: [], limits: [], events: [], preferences: [] });
