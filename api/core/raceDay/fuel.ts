import type { FuelBound, FuelKind } from '../codes/raceDay.ts';
import {
  ASSUMED_TEMPERATURE,
  CARBS_BY_HOURS,
  CATCHING_UP,
  FIRST_GEL_SEC,
  FLUID_BY_TEMPERATURE,
  NOTHING_BEFORE_FINISH_SEC,
  REHEARSAL_STEP,
  UNPRACTISED_CARBS,
  USUAL_GEL,
} from '../constants/raceDay.ts';

/** What the athlete takes, and how much of it they have practised; null: not told. */
export interface FuelGiven {
  practisedCarbsPerHour: number | null;
  /** Grams of carbohydrate. */
  gelCarbsG: number | null;
  bottleCarbsG: number | null;
}

/** A stretch of the race in which one can eat, seconds from the start. */
export interface Eating {
  fromSec: number;
  untilSec: number;
  /** A ride, on which bottles are at hand. */
  isRide: boolean;
}

/** One gel or bottle. */
export interface Intake {
  fromSec: number;
  /** The same for a gel. */
  untilSec: number;
  kind: FuelKind;
  grams: number;
}

export interface Fuel {
  gramsPerHour: number;
  /** What a race of this length is best fuelled with. */
  bestGramsPerHour: number;
  boundBy: FuelBound;
  /** Long workouts at 10 g an hour more each until the best is practised. */
  rehearsals: number;
  intake: readonly Intake[];
}

/** Grams an hour that a race of these seconds is best fuelled with. */
export function carbsOf(seconds: number): number {
  return CARBS_BY_HOURS.reduce((grams, [from, each]) => (seconds >= from * 3600 ? each : grams), 0);
}

/** Grams an hour in the race: never more than was practised. */
export function boundedCarbs(best: number, practised: number | null): { gramsPerHour: number; boundBy: FuelBound } {
  if (practised === null)
    return best > UNPRACTISED_CARBS
      ? { gramsPerHour: UNPRACTISED_CARBS, boundBy: 'NOT_TOLD' }
      : { gramsPerHour: best, boundBy: 'DURATION' };
  return practised < best
    ? { gramsPerHour: practised, boundBy: 'PRACTISED' }
    : { gramsPerHour: best, boundBy: 'DURATION' };
}

/** What has been taken so far. */
interface Taken {
  intake: readonly Intake[];
  grams: number;
  /** Seconds from the start. */
  lastSec: number;
}

/** One more as soon as its grams are due from the start of the race on, the first gel early enough that the hour holds what is told; what a swim held back is caught up with little by little. */
function takenIn(before: Taken, { fromSec, untilSec, isRide }: Eating, perHour: number, given: FuelGiven): Taken {
  const { gelCarbsG, bottleCarbsG } = given;
  const asBottle = bottleCarbsG !== null && (isRide || gelCarbsG === null);
  const size = asBottle ? bottleCarbsG : (gelCarbsG ?? USUAL_GEL);
  const apart = (CATCHING_UP * 3600 * size) / perHour;
  const intake = [...before.intake];
  let { grams, lastSec } = before;
  for (;;) {
    const begun = Math.max(fromSec, lastSec);
    const usual = (size * 3600) / perHour;
    const due = (grams * 3600) / perHour + (asBottle ? usual : Math.min(usual, FIRST_GEL_SEC));
    const at = Math.round(Math.max(due, asBottle ? begun + apart : Math.max(fromSec, lastSec + apart)));
    if (at > untilSec) return { intake, grams, lastSec };
    intake.push({
      fromSec: asBottle ? Math.round(begun) : at,
      untilSec: at,
      kind: asBottle ? 'BOTTLE' : 'GEL',
      grams: size,
    });
    [grams, lastSec] = [grams + size, at];
  }
}

const NOTHING_TAKEN: Taken = { intake: [], grams: 0, lastSec: Number.NEGATIVE_INFINITY };

/** Carbohydrates of a race of these seconds, as gels and bottles of the athlete's own sizes. */
export function fuelOf(seconds: number, eating: readonly Eating[], given: FuelGiven): Fuel {
  const best = carbsOf(seconds);
  const { gramsPerHour, boundBy } = boundedCarbs(best, given.practisedCarbsPerHour);
  const end = seconds - NOTHING_BEFORE_FINISH_SEC;
  const open = eating.map((each) => ({ ...each, untilSec: Math.min(each.untilSec, end) }));
  return {
    gramsPerHour,
    bestGramsPerHour: best,
    boundBy,
    rehearsals: Math.max(0, Math.ceil((best - gramsPerHour) / REHEARSAL_STEP)),
    intake:
      gramsPerHour === 0
        ? []
        : open.reduce((taken, each) => takenIn(taken, each, gramsPerHour, given), NOTHING_TAKEN).intake,
  };
}

/** Millilitres an hour, from and to, by air temperature. */
export function fluidOf(temperatureC: number | null): { lowMl: number; highMl: number } {
  const [, lowMl, highMl] = FLUID_BY_TEMPERATURE.findLast(([from]) => (temperatureC ?? ASSUMED_TEMPERATURE) >= from)!;
  return { lowMl, highMl };
}
