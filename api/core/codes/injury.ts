/** What a workout contains besides its intensity, so that an injury can forbid it. */

import type { TrainedSport } from './sport.ts';
import type { Intensity } from './workout.ts';

export type WorkoutFeature =
  | 'strides'
  | 'hills'
  /** Work intervals above threshold. */
  | 'above-threshold'
  /** Running faster than steadily. */
  | 'fast'
  /** Low cadence or standing work on the bike. */
  | 'force'
  /** Long work in the aero position. */
  | 'aero'
  /** Breaststroke and butterfly. */
  | 'strokes'
  | 'kick'
  | 'heavy-lower'
  | 'lower-body'
  | 'hinge'
  | 'upper-body'
  /** Work that presses on the abdominal wall and the pelvic floor, such as planks and jumps. */
  | 'pressure';

export interface SportRestriction {
  /** No workout of the sport at all. */
  banned: boolean;
  noIntensities: readonly Intensity[];
  avoid: readonly WorkoutFeature[];
  /** Longest workout, minutes; null when the injury sets no limit. */
  capMinutes: number | null;
  /** Weekly minutes of the sport are multiplied by it, 0 to 1. */
  volumeFactor: number;
  /** No workouts of the sport on two days in a row. */
  noConsecutiveDays: boolean;
  /** Runs alternate running and walking. */
  walkRun: boolean;
  /** Where that is begun anew: whole weeks on the ladder of running and walking; null: by the week of the plan. */
  walkRunWeek: number | null;
  /** Runs are walks. */
  onlyWalk: boolean;
  /** What the athlete should mind, plain sentences; empty when nothing. */
  note: string;
  /** The note as a template, with a place for whose it is. */
  care: string;
  /** Sports that may take the removed minutes, best first; none of them is banned. */
  substitute: readonly Exclude<TrainedSport, 'strength'>[];
  /** Share of the removed minutes that a substitute may take. */
  substituteFactor: number;
}
