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
  rest: Piece | null;
  /** False when the last repetition is followed by other work or the cool-down at once. */
  restAfterLast: boolean;
}

/** Steps of one sport, in order. */
export interface Part {
  sport: ZonedSport;
  elements: readonly (Flex | IntervalSet)[];
}

/** A workout of one endurance sport, or of two in a brick, at its published size. */
export interface EnduranceTemplate {
  id: string;
  workoutType: 'run' | 'bike' | 'swim' | 'brick';
  intensity: Intensity;
  name: string;
  /** The name is followed by the repetitions: "4 × 8 min". */
  countsReps: boolean;
  features: readonly WorkoutFeature[];
  /** Null when the workout holds nothing that needs a limit. */
  limit: MainSetLimit | null;
  /** What the workout is for, one sentence. */
  why: string;
  parts: readonly Part[];
}

/** Writes down the templates of one sport, a row each. */
export const templatesOf =
  (sport: Exclude<EnduranceTemplate['workoutType'], 'brick'>) =>
  (
    id: string,
    name: string,
    intensity: Intensity,
    limit: EnduranceTemplate['limit'],
    why: string,
    elements: Part['elements'],
    more: Partial<Pick<EnduranceTemplate, 'features' | 'countsReps'>> = {},
  ): EnduranceTemplate => ({
    id,
    workoutType: sport,
    intensity,
    name,
    countsReps: false,
    features: [],
    limit,
    why,
    parts: [{ sport, elements }],
    ...more,
  });

export const isSet = (element: Flex | IntervalSet): element is IntervalSet => 'reps' in element;

export const setSeconds = ({ reps, work, rest, restAfterLast }: IntervalSet): number =>
  reps * work.sec + (rest === null ? 0 : (restAfterLast ? reps : reps - 1) * rest.sec);

export const elementSeconds = (element: Flex | IntervalSet): number =>
  isSet(element) ? setSeconds(element) : element.piece.sec;

export const partSeconds = (part: Part): number =>
  part.elements.reduce((sum, element) => sum + elementSeconds(element), 0);

const MINUTE = 60;

export function warmup(minutes: number, effort: number, minMinutes: number): Flex {
  return {
    piece: { kind: 'warmup', sec: minutes * MINUTE, effort, note: 'easy' },
    min: minMinutes * MINUTE,
    grows: false,
  };
}

/** Easy time before the work that is as long as the workout allows. */
export function longWarmup(minutes: number, effort: number, minMinutes: number): Flex {
  return { ...warmup(minutes, effort, minMinutes), grows: true };
}

export function cooldown(minutes: number, effort: number, minMinutes: number): Flex {
  return {
    piece: { kind: 'cooldown', sec: minutes * MINUTE, effort, note: 'easy' },
    min: minMinutes * MINUTE,
    grows: false,
  };
}

/** Easy or steady time that grows and shrinks with the workout. */
export function steady(minutes: number, effort: number, note: string, kind: 'work' | 'recovery' = 'work'): Flex {
  return { piece: { kind, sec: minutes * MINUTE, effort, note }, min: MINUTE, grows: true };
}

export function work(minutes: number, effort: number, note: string): Piece {
  return { kind: 'work', sec: minutes * MINUTE, effort, note };
}

/** A swim of a distance, with the seconds it takes at the reference CSS of 1:48 per 100 m. */
export function swum(distanceM: number, sec: number, effort: number, note: string): Piece {
  return { kind: 'work', sec, distanceM, effort, note };
}

export function easyRest(minutes: number, effort: number, note: string): Piece {
  return { kind: 'recovery', sec: minutes * MINUTE, effort, note };
}

export function standingRest(sec: number): Piece {
  return { kind: 'rest', sec, effort: 0, note: 'rest' };
}

export function repeat(reps: number, piece: Piece, rest: Piece | null, restAfterLast = true): IntervalSet {
  return { reps, work: piece, rest, restAfterLast };
}
