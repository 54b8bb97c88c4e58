import type { Thresholds } from '../../athlete/athlete.ts';
import { ALL_OUT_RPE, EASY_RUN, MIN_HEART_RATE_STEP_SEC, TARGET_HALF_WIDTH } from '../../constants/workouts.ts';
import type { StepTarget } from '../workout.ts';
import { heartRateOf, rpeOf } from '../../athlete/zones.ts';
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

/** Whoever does not know the threshold that is tested goes as hard as they can hold, whatever their heart does. */
const isAllOut = ({ note }: Aimed): boolean => note?.startsWith('all out, evenly') === true;

/** Is the threshold heart rate all that is known, and the step long enough for it? Water hides it. */
const isByHeartRate = (sport: ZonedSport, thresholds: Thresholds | null, seconds: number): sport is 'run' | 'bike' =>
  sport !== 'swim' && thresholds?.lthr != null && seconds >= MIN_HEART_RATE_STEP_SEC;

/**
 * What the athlete aims at: a range around the effort where the threshold is known and counts; where the threshold heart rate alone is
 * known the heart rate zone of that effort; else perceived effort. `seconds`: length of the step, where it has one.
 */
export function targetOf(
  sport: ZonedSport,
  piece: Aimed,
  thresholds: Thresholds | null,
  seconds = Number.POSITIVE_INFINITY,
): StepTarget {
  if (piece.effort === 0 || isUphillRun(sport, piece)) return felt(sport, piece);
  if (thresholdOf(sport, thresholds) === null && isAllOut(piece)) return { metric: 'rpe', ...ALL_OUT_RPE };
  if (thresholdOf(sport, thresholds) === null)
    return isByHeartRate(sport, thresholds, seconds)
      ? { metric: 'lthr', ...heartRateOf(sport, piece.effort) }
      : felt(sport, piece);
  const half = piece.kind === 'work' ? TARGET_HALF_WIDTH.work : TARGET_HALF_WIDTH.easy;
  return { metric: METRICS[sport], lo: rounded(piece.effort - half), hi: rounded(piece.effort + half) };
}

/** A long run is a little slower than an easy one, and feels as easy: not like the walk that the zone below would be. */
const asFelt = (sport: ZonedSport, { kind, effort }: Aimed): number =>
  sport === 'run' && kind === 'work' && effort >= EASY_RUN.slowest ? Math.max(effort, EASY_RUN.usual) : effort;

function felt(sport: ZonedSport, piece: Aimed): StepTarget {
  const { lo, hi } = rpeOf(sport, asFelt(sport, piece));
  return { metric: 'rpe', lo, hi };
}
