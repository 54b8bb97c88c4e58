import type { ZonedSport } from '../codes/sport.ts';

type Bounds = readonly number[];

/** Lower bounds of Coggan's power zones 1 to 7, fraction of FTP [S26, S58]. */
export const POWER_ZONES: Bounds = [0, 0.55, 0.75, 0.9, 1.05, 1.2, 1.5];

/** Lower bounds of Friel's run speed zones 1, 2, 3, 4, 5a, 5b, 5c, fraction of threshold speed [S57]; 4 ends at 101% of pace [D]. */
const RUN_SPEED_ZONES: Bounds = [0, 0.775, 0.877, 0.943, 0.99, 1.031, 1.111];

/** Lower bounds of swim zones 1 to 6, fraction of CSS speed [D]. */
const SWIM_ZONES: Bounds = [0, 0.8, 0.9, 0.97, 1.03, 1.1];

/** Lower bounds of Friel's heart rate zones 1, 2, 3, 4, 5a, 5b, 5c, fraction of LTHR [S57]. */
export const HEART_RATE_ZONES: Readonly<Record<'run' | 'bike', Bounds>> = {
  run: [0, 0.85, 0.9, 0.95, 1, 1.03, 1.07],
  bike: [0, 0.81, 0.9, 0.94, 1, 1.03, 1.07],
};

/** Where zone 1 of heart rate begins and the last one ends, as they are aimed at; fraction of LTHR [D]. */
const HEART_RATE_ENDS = { lowest: 0.7, highest: 1.1 } as const;

/** The heart rate zone of an effort's zone, which bears the same name; fractions of LTHR. */
export function heartRateOf(sport: 'run' | 'bike', effort: number): { lo: number; hi: number } {
  const bounds = HEART_RATE_ZONES[sport];
  const zone = zoneOf(sport, effort);
  return {
    lo: zone === 1 ? HEART_RATE_ENDS.lowest : bounds[zone - 1]!,
    hi: bounds[zone] ?? HEART_RATE_ENDS.highest,
  };
}

export const EFFORT_ZONES: Readonly<Record<ZonedSport, Bounds>> = {
  run: RUN_SPEED_ZONES,
  bike: POWER_ZONES,
  swim: SWIM_ZONES,
};

/** Below `lt1` is zone 1 of 3, above `lt2` zone 3; fractions of threshold [S26, S57, D]. */
const LACTATE_TURNPOINTS: Readonly<Record<ZonedSport, { lt1: number; lt2: number }>> = {
  run: { lt1: 0.877, lt2: 1.031 },
  bike: { lt1: 0.76, lt2: 1.05 },
  swim: { lt1: 0.9, lt2: 1.03 },
};

/** 1-based zone that holds the value; lower bounds are inclusive. */
export function zoneIn(bounds: Bounds, value: number): number {
  let zone = bounds.length;
  while (zone > 1 && !(value >= bounds[zone - 1]!)) zone -= 1;
  return zone;
}

/** Zone of an effort given as a fraction of FTP, threshold speed or CSS. */
export function zoneOf(sport: ZonedSport, effort: number): number {
  return zoneIn(EFFORT_ZONES[sport], effort);
}

/** Three-zone model: 1 below LT1, 2 between, 3 above LT2. */
export function threeZoneOf(sport: ZonedSport, effort: number): 1 | 2 | 3 {
  const { lt1, lt2 } = LACTATE_TURNPOINTS[sport];
  if (effort < lt1) return 1;
  return effort > lt2 ? 3 : 2;
}

export interface RpeRange {
  lo: number;
  hi: number;
}

/** Perceived effort (CR10) of zones 1 to 7; a single value v is the range v - 0.5 to v + 0.5 [D]. */
export const RPE_OF_ZONE: readonly RpeRange[] = [
  { lo: 1, hi: 2 },
  { lo: 3, hi: 4 },
  { lo: 4.5, hi: 5.5 },
  { lo: 6, hi: 7 },
  { lo: 7.5, hi: 8.5 },
  { lo: 8.5, hi: 9.5 },
  { lo: 9.5, hi: 10 },
];

/** Perceived effort expected at a fraction of threshold. Friel's run zone 5a is still threshold work and feels like zone 4. */
export function rpeOf(sport: ZonedSport, effort: number): RpeRange {
  const zone = zoneOf(sport, effort);
  const felt = sport === 'run' && zone >= 5 ? zone - 1 : zone;
  return RPE_OF_ZONE[felt - 1]!;
}

/** Critical swim speed in m/s from the best times over 400 m and 200 m, seconds (Wakayoshi 1992) [S60]. */
export function criticalSwimSpeed(t400: number, t200: number): number {
  return 200 / (t400 - t200);
}

/** Daniels' T pace, for threshold training, as a fraction of the velocity at VDOT [S26]. */
const THRESHOLD_PACE = 0.9;

/** Daniels' VDOT of a race [S26]. */
export function vdotOf(distanceM: number, minutes: number): number {
  const v = distanceM / minutes;
  const oxygen = -4.6 + 0.182258 * v + 0.000104 * v * v;
  const sustained = 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes);
  return oxygen / sustained;
}

/** Velocity at VDOT, metres per minute [S26]. */
export function velocityAtVdot(vdot: number): number {
  return 29.54 + 5.000663 * vdot - 0.007546 * vdot * vdot;
}

/** Seconds per kilometre of T pace. */
export function thresholdPace(vdot: number): number {
  return 60_000 / (velocityAtVdot(vdot) * THRESHOLD_PACE);
}
