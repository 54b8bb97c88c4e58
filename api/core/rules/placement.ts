import type { Athlete } from '../athlete/athlete.ts';
import type { InjuryRestrictions } from '../athlete/injuries.ts';
import type { Day, Weekday } from '../calendar/calendar.ts';
import type { WorkoutType } from '../codes/workout.ts';
import type { Race } from '../race/race.ts';
import type { WeekTarget } from '../season/season.ts';
import { partsOf } from '../workout/sport.ts';
import type { AthleteLimits } from './athleteLimits.ts';
import type { Nearness } from './raceNearness.ts';

// What limits ask of a week while it is being planned: numbers of days, and plain loops, since each workout asks for each day.

/** A workout that is looking for its day. */
export interface Candidate {
  workoutType: WorkoutType;
  isHard: boolean;
  isLong: boolean;
}

/** A day of the week that is being planned, with what lies on it. */
export interface PlacementDay {
  date: Day;
  weekday: Weekday;
  /** What races leave of it. */
  near: Nearness;
  /** Placed so far. */
  drafts: readonly (Candidate & { minutes: number })[];
  /** There already, whatever is planned. */
  kept: readonly (Candidate & { duration: number })[];
}

/** What a limit has to know of the week that is being planned. Days are day numbers. */
export interface Placement {
  athlete: Pick<Athlete, 'preferences'>;
  monday: number;
  week: Pick<WeekTarget, 'phaseType' | 'kind'>;
  limits: AthleteLimits;
  restrictions: InjuryRestrictions;
  /** Those near enough to bear on the week. */
  races: readonly Race[];
  /** The seven days. */
  days: readonly PlacementDay[];
  /** What lies in the weeks before, and what is kept in any week. */
  memory: {
    /** Of the weeks before alone. */
    runs: readonly { number: number; minutes: number }[];
    hardDays: ReadonlySet<number>;
    longDays: ReadonlySet<number>;
    longRunDays: ReadonlySet<number>;
    strengthDays: ReadonlySet<number>;
    runDays: ReadonlySet<number>;
  };
}

/** An easy workout of each type: what is asked for where any is meant. */
export const PLAIN: Readonly<Record<WorkoutType, Candidate>> = {
  run: { workoutType: 'run', isHard: false, isLong: false },
  bike: { workoutType: 'bike', isHard: false, isLong: false },
  swim: { workoutType: 'swim', isHard: false, isLong: false },
  strength: { workoutType: 'strength', isHard: false, isLong: false },
  brick: { workoutType: 'brick', isHard: false, isLong: false },
  race: { workoutType: 'race', isHard: false, isLong: false },
};

const shareSport = (a: WorkoutType, b: WorkoutType): boolean =>
  a === b || (a === 'brick' && partsOf(a).includes(b)) || (b === 'brick' && partsOf(b).includes(a));

/** Is there a workout of the sport on the day? Of a day beyond the week: no. */
export function holdsType(day: PlacementDay | undefined, type: WorkoutType): boolean {
  if (day === undefined) return false;
  for (const draft of day.drafts) if (shareSport(draft.workoutType, type)) return true;
  for (const kept of day.kept) if (shareSport(kept.workoutType, type)) return true;
  return false;
}

export const workoutsOn = (day: PlacementDay): number => day.drafts.length + day.kept.length;

/** Minutes of training on the day. */
export function minutesOn(day: PlacementDay): number {
  let minutes = 0;
  for (const draft of day.drafts) if (draft.workoutType !== 'race') minutes += draft.minutes;
  for (const kept of day.kept) if (kept.workoutType !== 'race') minutes += kept.duration;
  return minutes;
}

const NOTHING: readonly Candidate[] = [];
const draftsOn = ({ days, monday }: Placement, number: number): readonly Candidate[] =>
  days[number - monday]?.drafts ?? NOTHING;

/** True when a day is hard because of a workout that stands: kept, of the past week, or planned here. */
export function isHardDay(placement: Placement, number: number): boolean {
  if (placement.memory.hardDays.has(number)) return true;
  for (const { isHard } of draftsOn(placement, number)) if (isHard) return true;
  return false;
}

export function isLongRunDay(placement: Placement, number: number): boolean {
  if (placement.memory.longRunDays.has(number)) return true;
  for (const { isLong, workoutType } of draftsOn(placement, number)) if (isLong && workoutType === 'run') return true;
  return false;
}

export function isLongDay(placement: Placement, number: number): boolean {
  if (placement.memory.longDays.has(number)) return true;
  for (const { isLong } of draftsOn(placement, number)) if (isLong) return true;
  return false;
}

export function hasStrength(placement: Placement, number: number): boolean {
  if (placement.memory.strengthDays.has(number)) return true;
  for (const { workoutType } of draftsOn(placement, number)) if (workoutType === 'strength') return true;
  return false;
}

export function runsOn({ memory, days, monday }: Placement, number: number): boolean {
  return memory.runDays.has(number) || holdsType(days[number - monday], 'run');
}
