import type { Day } from '../calendar/calendar.ts';
import type { ReasonCode, ReasonSource } from '../codes/reason.ts';

export const CHANGE_OPS = ['move', 'swap', 'remove', 'add', 'resize', 'ease', 'replace'] as const;
export type ChangeOp = (typeof CHANGE_OPS)[number];

/** One typed operation on a schedule. Which fields are set depends on `op`; its description is made from them. */
export interface WorkoutChange {
  id: string;
  op: ChangeOp;
  workoutId?: string;
  /** The kind of workout concerned; for replace, the kind that comes instead. */
  workoutType?: string;
  fromDate?: Day;
  toDate?: Day;
  /** Whole minutes. */
  durationBefore?: number;
  durationAfter?: number;
  intensityBefore?: string;
  intensityAfter?: string;
  /** Of an ease that keeps the family: rungs of its ladder, 1 the first. */
  rungBefore?: number;
  rungAfter?: number;
  /** Of a replace by a test of a threshold: which one. */
  templateId?: string;
  /** Swap alone: the workout that `workoutId` changes places with. */
  otherWorkoutId?: string;
  reasonCode: ReasonCode;
  /** Who asks for it; left out: a rule of the planner. */
  source?: ReasonSource;
  /** The numbers that the rule looked at. */
  inputs?: Readonly<Record<string, string | number | boolean | null>>;
  /** Why, in few words made from `inputs`, as they end the sentence: "stress 8, sleep 3". */
  because?: string;
  changeDescription: string;
}
