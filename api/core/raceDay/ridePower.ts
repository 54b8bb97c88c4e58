import { ASSUMED_RIDER_KG, BIKE_KG, RACE_AIR_DENSITY, RACE_ROLLING } from '../constants/prediction.ts';
import { GRADE_STEP, RIDE_MAX_SPEED, RIDE_SLOPES } from '../constants/raceDay.ts';
import { powerBySpeed } from '../prediction/cycling.ts';
import { solveRising } from '../prediction/solve.ts';
import type { Stretch } from './course.ts';

const SPEEDS = [0.3, 40] as const;
const SPEED_HALVINGS = 26;
const POWER_HALVINGS = 24;
const WATTS = [1, 1500] as const;

/** What of a ride is the same all along. */
export interface Rider {
  dragArea: number;
  /** Watts that are never passed. */
  cap: number;
}

const powerOn = (grade: number, { dragArea }: Rider): ((speed: number) => number) =>
  powerBySpeed({
    massKg: ASSUMED_RIDER_KG + BIKE_KG,
    grade,
    headwind: 0,
    airDensity: RACE_AIR_DENSITY,
    dragArea,
    rolling: RACE_ROLLING,
  });

interface Ridden {
  seconds: number;
  watts: number;
}

/** A metre of the grade: no faster than riders dare, for which they need no more than it takes. */
function metreAt(grade: number, watts: number, rider: Rider): Ridden {
  const power = powerOn(grade, rider);
  const atMost = power(RIDE_MAX_SPEED);
  if (atMost <= watts) return { seconds: 1 / RIDE_MAX_SPEED, watts: Math.max(0, atMost) };
  const speed = solveRising(watts, SPEEDS, power, SPEED_HALVINGS);
  return { seconds: 1 / speed, watts };
}

const binOf = (grade: number) => Math.round(grade / GRADE_STEP);

/** Stretches of about one grade as one: no speed is carried from one to the next. */
function binned(stretches: readonly Stretch[]): Map<number, Stretch> {
  const bins = new Map<number, Stretch>();
  for (const { lengthM, grade } of stretches) {
    const held = bins.get(binOf(grade)) ?? { lengthM: 0, grade: 0 };
    const length = held.lengthM + lengthM;
    bins.set(binOf(grade), {
      lengthM: length,
      grade: (held.grade * held.lengthM + grade * lengthM) / length,
    });
  }
  return bins;
}

/** A ride over a course. */
export interface PacedRide {
  seconds: number;
  /** Fourth-power mean of the watts over time. */
  normalisedPower: number;
  /** Mean watts over time. */
  meanPower: number;
  /** Of 1 m of a grade that the course has. */
  metre: (grade: number) => Ridden;
}

/** Watts are mean × (1 + slope × grade), from none to the cap. */
function rideBy(bins: ReadonlyMap<number, Stretch>, slope: number, mean: number, rider: Rider): PacedRide {
  const metres = new Map<number, Ridden>();
  let [seconds, work, fourth] = [0, 0, 0];
  for (const [bin, { lengthM, grade }] of bins) {
    const watts = Math.min(rider.cap, Math.max(0, mean * (1 + slope * grade)));
    const metre = metreAt(grade, watts, rider);
    metres.set(bin, metre);
    seconds += lengthM * metre.seconds;
    work += lengthM * metre.seconds * metre.watts;
    fourth += lengthM * metre.seconds * metre.watts ** 4;
  }
  return {
    seconds,
    normalisedPower: (fourth / seconds) ** 0.25,
    meanPower: work / seconds,
    metre: (grade) => metres.get(binOf(grade))!,
  };
}

/** The course in the least time at this normalised power: harder uphill, easier down, never above the cap. */
export function pacedRide(stretches: readonly Stretch[], watts: number, rider: Rider): PacedRide {
  const bins = binned(stretches);
  const ofSlope = (slope: number): PacedRide => {
    const power = (mean: number) => rideBy(bins, slope, mean, rider).normalisedPower;
    return rideBy(bins, slope, solveRising(watts, [0, 3 * rider.cap], power, POWER_HALVINGS), rider);
  };
  const rides = [...bins.values()].every(({ grade }) => grade === 0)
    ? [rideBy(bins, 0, watts, rider)]
    : RIDE_SLOPES.map(ofSlope);
  return rides.reduce((best, each) => (each.seconds < best.seconds ? each : best));
}

/** Watts of a flat ride that takes so long; what lies beyond people is cut off. */
export const wattsOfFlat = (distanceM: number, seconds: number, dragArea: number): number =>
  Math.min(WATTS[1], Math.max(WATTS[0], powerOn(0, { dragArea, cap: Infinity })(distanceM / seconds)));
