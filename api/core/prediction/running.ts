import { thresholdPace, vdotOf } from '../athlete/zones.ts';
import { RIEGEL_EXPONENT, TANDA, ULTRA_EXPONENT, VICKERS, VICKERS_EXPONENT } from '../constants/prediction.ts';
import { METRES_PER_MILE } from '../units/displayUnits.ts';
import { solveRising } from './solve.ts';

const MARATHON = 42_195;

/** Bounds of VDOT, beyond those of people, and of a race in minutes. */
const VDOTS = [1, 150] as const;
const RACE_MINUTES = [3.5, 3000] as const;

/** VDOT whose threshold pace is this speed, metres per second: Daniels' table read backwards [S26]. */
export const vdotOfThreshold = (speed: number): number =>
  solveRising(speed, VDOTS, (vdot) => 1000 / thresholdPace(vdot));

/** Seconds over the metres at a VDOT: the time whose own VDOT it is, by the formula of Daniels and Gilbert [S26]. */
export const vdotSeconds = (vdot: number, distanceM: number): number =>
  60 * solveRising(-vdot, RACE_MINUTES, (minutes) => -vdotOf(distanceM, minutes));

/** Seconds over another distance, metres: T2 = T1 (D2 / D1)^1.06 [S70]. */
export const riegelSeconds = (seconds: number, fromM: number, toM: number): number =>
  seconds * (toM / fromM) ** RIEGEL_EXPONENT;

/** Seconds over a distance beyond the marathon from those of the marathon. */
export const pastMarathon = (seconds: number, toM: number): number => seconds * (toM / MARATHON) ** ULTRA_EXPONENT;

/** Seconds of a marathon from one shorter race, metres and seconds, and miles a week: v = 0.160 + 0.831 vR + 0.0642 m/10, m/s [S71]. */
export function vickersSeconds(seconds: number, distanceM: number, milesAWeek: number): number {
  const asRaced = MARATHON / (seconds * (MARATHON / distanceM) ** VICKERS_EXPONENT);
  return MARATHON / (VICKERS.constant + VICKERS.speed * asRaced + (VICKERS.tenMiles * milesAWeek) / 10);
}

/** Seconds of a marathon from km a week and mean seconds per km of training: s/km = 17.1 + 140 e^(-0.0053 K) + 0.55 P [S72]. */
export function tandaSeconds(kmAWeek: number, secPerKm: number): number {
  const pace = TANDA.constant + TANDA.volume * Math.exp(TANDA.perKm * kmAWeek) + TANDA.pace * secPerKm;
  return (pace * MARATHON) / 1000;
}

export const milesOf = (km: number): number => (km * 1000) / METRES_PER_MILE;
