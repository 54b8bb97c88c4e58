import type { MainSetLimit } from '../../constants/workouts.ts';
import type { WorkoutFeature } from '../../codes/injury.ts';
import type { StepKind } from '../workout.ts';
import type { Intensity } from '../../codes/workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';

export interface Piece {
  kind: StepKind;
  sec: number;
  distanceM?: number;
  /** Fraction of threshold; 0 when standing still. */
  effort: number;
  /** How it goes, as it reads after the duration: "at threshold". */
  note: string;
  /** The effort follows the pace of the athlete's race where that is known. */
  racePace?: boolean;
}

/** A piece that takes the time that is left. */
export interface Flex {
  piece: Piece;
  /** Seconds that must stay. */
  min: number;
  /** Takes what is left when everything else has its size. */
  grows: boolean;
}

export interface IntervalSet {
  reps: number;
  work: Piece;
  /** After each repetition, the last one too. */
  rest: Piece | null;
}

export interface Part {
  sport: ZonedSport;
  elements: readonly (Flex | IntervalSet)[];
}

/** A workout of one endurance sport, or of two in turns in a brick, at its published size. */
export interface EnduranceTemplate {
  id: string;
  /** The family that it is of; left out: of none. */
  family?: string;
  workoutType: 'run' | 'bike' | 'swim' | 'brick';
  intensity: Intensity;
  name: string;
  /** The name is followed by the repetitions: "4 × 8 min". */
  countsReps: boolean;
  features: readonly WorkoutFeature[];
  /** Null when the workout holds nothing that needs a limit. */
  limit: MainSetLimit | null;
  /** Its main set is done as it is written or not at all; left out: it is sized to the athlete and the time. */
  isExact?: boolean;
  /** What the workout is for, one sentence. */
  why: string;
  /** What else is said of it, a line each. */
  notes?: readonly string[];
  parts: readonly Part[];
}

export const isSet = (element: Flex | IntervalSet): element is IntervalSet => 'reps' in element;

/** The piece in so many seconds. Written out: a field set after a spread costs a fraction of a microsecond in Node 20. */
export const lasting = (
  { kind, distanceM, effort, note, racePace }: Piece,
  sec: number,
  metres: number | undefined = distanceM,
): Piece => ({ kind, sec, distanceM: metres, effort, note, racePace });

/** Seconds of work in a repetition; work that goes on at another effort is no rest. */
export const repSeconds = ({ work, rest }: IntervalSet): number => work.sec + (rest?.kind === 'work' ? rest.sec : 0);

export const setSeconds = ({ reps, work, rest }: IntervalSet): number => reps * (work.sec + (rest?.sec ?? 0));

// plain loops: the planner asks for these of every template that it tries

export function partSeconds({ elements }: Part): number {
  let seconds = 0;
  for (const element of elements) seconds += isSet(element) ? setSeconds(element) : element.piece.sec;
  return seconds;
}

/** Seconds of work in the sets. */
export function workSecondsOf(elements: Part['elements']): number {
  let seconds = 0;
  for (const element of elements) if (isSet(element)) seconds += element.reps * repSeconds(element);
  return seconds;
}

/** Seconds of the sets, their rests among them. */
export function setsSeconds(elements: Part['elements']): number {
  let seconds = 0;
  for (const element of elements) if (isSet(element)) seconds += setSeconds(element);
  return seconds;
}
