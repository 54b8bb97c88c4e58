import type { Thresholds } from '../../athlete/athlete.ts';
import { TARGET_HALF_WIDTH } from '../../constants/workouts.ts';
import type { StepTarget } from '../workout.ts';
import { rpeOf } from '../../athlete/zones.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { Piece } from './template.ts';

const METRICS = { run: 'thrSpeed', bike: 'ftp', swim: 'css' } as const;

const THRESHOLDS = { run: 'runThresholdSpeed', bike: 'ftp', swim: 'css' } as const;

/** Threshold of the sport in its own unit, or null when it has not been measured. */
function thresholdOf(sport: ZonedSport, thresholds: Thresholds | null): number | null {
  return thresholds === null ? null : thresholds[THRESHOLDS[sport]];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Nobody runs uphill at the pace of the flat. */
const isUphillRun = (sport: ZonedSport, { note }: Aimed): boolean =>
  sport === 'run' && note?.startsWith('uphill') === true;

type Aimed = Pick<Piece, 'kind' | 'effort'> & { note?: string | undefined };

/** What the athlete aims at: a range around the effort where the threshold is known and counts, else perceived effort. */
export function targetOf(sport: ZonedSport, piece: Aimed, thresholds: Thresholds | null): StepTarget {
  if (piece.effort === 0 || thresholdOf(sport, thresholds) === null || isUphillRun(sport, piece)) {
    const { lo, hi } = rpeOf(sport, piece.effort);
    return { metric: 'rpe', lo, hi };
  }
  const half = piece.kind === 'work' ? TARGET_HALF_WIDTH.work : TARGET_HALF_WIDTH.easy;
  return { metric: METRICS[sport], lo: rounded(piece.effort - half), hi: rounded(piece.effort + half) };
}
