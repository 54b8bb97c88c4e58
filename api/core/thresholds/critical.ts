import { D_PRIME_RANGE, W_PRIME_RANGE } from '../constants/thresholds.ts';

/** The most that was held for so long: watts, or metres per second. */
export interface Effort {
  seconds: number;
  value: number;
}

/** What can be held for long, and what there is above it: watts and joules, or metres per second and metres. */
export interface Critical {
  rate: number;
  reserve: number;
}

/** The straight line through points, by least squares; null: they do not tell one. */
function lineOf(points: readonly (readonly [x: number, y: number])[]): { slope: number; start: number } | null {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (!(spread > 0)) return null;
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { slope, start: meanY - slope * meanX };
}

/** By work and time, W = CP t + W' [S82]; of speeds by metres and time. */
export function criticalByWork(efforts: readonly Effort[]): Critical | null {
  const line = lineOf(efforts.map(({ seconds, value }) => [seconds, value * seconds]));
  return line && { rate: line.slope, reserve: line.start };
}

/** The most that can be held for so long. */
export const heldFor = ({ rate, reserve }: Critical, seconds: number): number => rate + reserve / seconds;

const isWithin = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;

/** A rider's line that a rider can have; null: the efforts were not all out, or one of them is wrong. */
export function criticalPower(efforts: readonly Effort[]): Critical | null {
  const found = criticalByWork(efforts);
  return found && found.rate > 0 && isWithin(found.reserve, W_PRIME_RANGE) ? found : null;
}

/** A runner's line that a runner can have; null: the efforts were not all out, or one of them is wrong. */
export function criticalSpeed(efforts: readonly Effort[]): Critical | null {
  const found = criticalByWork(efforts);
  return found && found.rate > 0 && isWithin(found.reserve, D_PRIME_RANGE) ? found : null;
}
