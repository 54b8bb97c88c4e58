import {
  ASSUMED_RIDER_KG,
  BIKE_KG,
  BIKE_LOSSES,
  GRAVITY,
  RACE_AIR_DENSITY,
  RACE_ROLLING,
} from '../constants/prediction.ts';
import { solveRising } from './solve.ts';

interface Ride {
  /** Rider, bicycle and all on it, kg. */
  massKg: number;
  /** Rise over run. */
  grade: number;
  /** Speed of the air against the rider beside their own, m/s; negative from behind. */
  headwind: number;
  /** kg/m³. */
  airDensity: number;
  /** Drag area of rider and bicycle with that of the turning wheels, m². */
  dragArea: number;
  /** Rolling resistance per weight. */
  rolling: number;
}

/**
 * Watts at the pedals by speed, where it stays the same: air, rolling, bearings and grade, over the efficiency of the chain (Martin et al. 1998) [S73]. What does
 * not depend on the speed is worked out once: whoever looks for a speed asks sixty times.
 */
export function powerBySpeed({
  massKg,
  grade,
  headwind,
  airDensity,
  dragArea,
  rolling,
}: Ride): (speed: number) => number {
  const weight = massKg * GRAVITY;
  const slope = Math.atan(grade);
  const [level, rise] = [Math.cos(slope), Math.sin(slope)];
  const thrust = 0.5 * airDensity * dragArea;
  return (speed) => {
    const air = speed + headwind;
    const drag = thrust * air * Math.abs(air) * speed;
    const rolled = speed * rolling * weight * level;
    const bearings = speed * (BIKE_LOSSES.bearing.constant + BIKE_LOSSES.bearing.perSpeed * speed);
    const climbed = speed * weight * rise;
    return (drag + rolled + bearings + climbed) / BIKE_LOSSES.efficiency;
  };
}

/** Speeds that a rider on the flat may have, m/s. */
const SPEEDS = [0.1, 40] as const;

/** Seconds of a flat, windless ride, metres, at a steady power, watts; a weight that is not known is assumed [S73, D]. */
export function rideSeconds(distanceM: number, watts: number, dragArea: number, weightKg: number | null): number {
  const still = { grade: 0, headwind: 0, airDensity: RACE_AIR_DENSITY, dragArea, rolling: RACE_ROLLING };
  const massKg = (weightKg ?? ASSUMED_RIDER_KG) + BIKE_KG;
  return distanceM / solveRising(watts, SPEEDS, powerBySpeed({ ...still, massKg }));
}
