import type { Thresholds } from '../athlete/athlete.ts';
import type { FitLap } from '../workout/fit/fitFile.ts';
import type { Step, TargetMetric } from '../workout/workout.ts';
import { mean } from '../workout/tss.ts';
import type { Streams } from './streams.ts';

/** What a planned step became. */
export interface MatchedStep {
  /** Place among the steps, blocks written out. */
  index: number;
  step: Step;
  /** Seconds from the start of the activity; null: the device did not tell when its laps began. */
  startSec: number | null;
  movingSec: number;
  /** Mean watts, metres per second and beats per minute. */
  power: number | null;
  speed: number | null;
  heartRate: number | null;
  /** Part by which the mean lies below (< 0) or above (> 0) what was asked for; 0: within it; null: nothing to compare. */
  off: number | null;
}

/** What leaving one out costs, in natural logarithms of a length's ratio: a step, a lap, and a lap of less than a minute by its part [D]. */
const SKIP_COST = 0.5;
/** A step may be several laps; each after the first costs so much [D]. */
const MERGE_COST = 0.03;
const MAX_MERGED = 40;
const MAX_LAPS = 300;
/** Lengths that differ by more are none of each other, as is a whole whose steps differ by more in the mean [D]. */
const MAX_COST = 0.7;
const MAX_MEAN_COST = 0.2;
/** Laps that match fewer of the work steps tell nothing of the plan [D]. */
const MIN_MATCHED = 0.5;
/** Without laps the plan is laid over the recording only where both last about as long [D]. */
const LENGTH_TOLERANCE = 0.15;
/** So near to the border of a range is within it [D]. */
const TARGET_TOLERANCE = 0.01;

type Means = Pick<MatchedStep, 'power' | 'speed' | 'heartRate'>;
type Placed = Means & Pick<MatchedStep, 'index' | 'startSec' | 'movingSec'>;

const MEASURES: Readonly<Record<TargetMetric, { of: keyof Means; threshold: keyof Thresholds } | null>> = {
  ftp: { of: 'power', threshold: 'ftp' },
  thrSpeed: { of: 'speed', threshold: 'runThresholdSpeed' },
  css: { of: 'speed', threshold: 'css' },
  lthr: { of: 'heartRate', threshold: 'lthr' },
  rpe: null,
};

function offOf({ target }: Step, means: Means, thresholds: Thresholds): number | null {
  const measure = MEASURES[target.metric];
  if (!measure) return null;
  const [value, threshold] = [means[measure.of], thresholds[measure.threshold]];
  if (value === null || threshold === null) return null;
  const share = value / threshold;
  if (share < target.lo * (1 - TARGET_TOLERANCE)) return share / target.lo - 1;
  return share > target.hi * (1 + TARGET_TOLERANCE) ? share / target.hi - 1 : 0;
}

const weighted = (laps: readonly FitLap[], of: 'power' | 'speed' | 'heartRate'): number | null => {
  const known = laps.filter((lap) => lap[of] !== null);
  const seconds = known.reduce((sum, { movingSec }) => sum + movingSec, 0);
  return seconds === 0 ? null : known.reduce((sum, lap) => sum + lap[of]! * lap.movingSec, 0) / seconds;
};

/** Natural logarithm of how many times longer the laps are than the step; by metres where both tell them. */
function differenceOf({ durationSec, distanceM }: Step, laps: readonly FitLap[]): number {
  const metres = laps.every((lap) => lap.distanceM !== null)
    ? laps.reduce((sum, lap) => sum + lap.distanceM!, 0)
    : null;
  const seconds = laps.reduce((sum, { movingSec }) => sum + movingSec, 0);
  const ratio = distanceM !== undefined && metres !== null ? metres / distanceM : seconds / durationSec;
  return ratio > 0 ? Math.abs(Math.log(ratio)) : Infinity;
}

interface Cell {
  cost: number;
  /** Laps that the last step is; 0: it was left out; null: a lap was. */
  laps: number | null;
}

/** Of each step the laps that it is, in the order of both, at the least cost; null: none. */
function aligned(steps: readonly Step[], laps: readonly FitLap[]): (readonly FitLap[] | null)[] {
  const skipLap = ({ movingSec }: FitLap) => SKIP_COST * Math.min(1, movingSec / 60);
  const table: Cell[][] = [[{ cost: 0, laps: null }]];
  laps.forEach((lap, l) => table[0]!.push({ cost: table[0]![l]!.cost + skipLap(lap), laps: null }));
  steps.forEach((step, s) => {
    const row: Cell[] = [];
    for (let l = 0; l <= laps.length; l += 1) {
      let best: Cell = { cost: table[s]![l]!.cost + SKIP_COST, laps: 0 };
      const without = l > 0 ? row[l - 1]!.cost + skipLap(laps[l - 1]!) : Infinity;
      if (without < best.cost) best = { cost: without, laps: null };
      for (let merged = 1; merged <= Math.min(l, MAX_MERGED); merged += 1) {
        const difference = differenceOf(step, laps.slice(l - merged, l));
        const cost = table[s]![l - merged]!.cost + difference + MERGE_COST * (merged - 1);
        if (difference <= MAX_COST && cost < best.cost) best = { cost, laps: merged };
      }
      row.push(best);
    }
    table.push(row);
  });
  const found: (readonly FitLap[] | null)[] = steps.map(() => null);
  let [s, l] = [steps.length, laps.length];
  while (s > 0) {
    const { laps: merged } = table[s]![l]!;
    if (merged === null) l -= 1;
    else {
      s -= 1;
      if (merged > 0) found[s] = laps.slice(l - merged, l);
      l -= merged;
    }
  }
  return found;
}

/** Null: the laps are not those of the plan. */
function byLaps(steps: readonly Step[], laps: readonly FitLap[]): Placed[] | null {
  if (laps.length === 0 || laps.length > MAX_LAPS) return null;
  const found = aligned(steps, laps);
  const isWork = ({ kind }: Step) => kind === 'work';
  const work = steps.filter(isWork).length;
  const matched = found.filter((lapsOf, index) => lapsOf && isWork(steps[index]!)).length;
  const costs = found.flatMap((lapsOf, index) => (lapsOf ? [differenceOf(steps[index]!, lapsOf)] : []));
  if (costs.length === 0 || matched < MIN_MATCHED * work || mean(costs) > MAX_MEAN_COST) return null;
  return found.flatMap((lapsOf, index): Placed[] =>
    lapsOf
      ? [
          {
            index,
            startSec: lapsOf[0]!.startSec ?? null,
            movingSec: lapsOf.reduce((sum, { movingSec }) => sum + movingSec, 0),
            power: weighted(lapsOf, 'power'),
            speed: weighted(lapsOf, 'speed'),
            heartRate: weighted(lapsOf, 'heartRate'),
          },
        ]
      : [],
  );
}

/** The steps one after the other over the seconds in which something was recorded; null: the recording is shorter or longer than the plan. */
function byTime(steps: readonly Step[], streams: Streams): Placed[] | null {
  const all = Object.values(streams);
  const length = Math.max(0, ...all.map((stream) => stream.length));
  const recorded = Array.from({ length }, (_, second) => second).filter((second) =>
    all.some((stream) => (stream[second] ?? null) !== null),
  );
  const planned = steps.reduce((sum, { durationSec }) => sum + durationSec, 0);
  if (recorded.length === 0 || Math.abs(recorded.length / planned - 1) > LENGTH_TOLERANCE) return null;
  let at = 0;
  return steps.flatMap(({ durationSec, distanceM }, index): Placed[] => {
    const metresAt = (place: number) => streams.distance?.[recorded[place]!] ?? null;
    const start = metresAt(at);
    let to = Math.min(recorded.length, at + durationSec);
    if (distanceM !== undefined && start !== null) {
      const end = recorded.findIndex((_, place) => place >= at && (metresAt(place) ?? 0) - start >= distanceM);
      to = end === -1 ? recorded.length : end;
    }
    const seconds = recorded.slice(at, to);
    at = to;
    if (seconds.length === 0) return [];
    const meanOf = (name: 'power' | 'speed' | 'heartRate') => {
      const known = seconds.flatMap((second) => streams[name]?.[second] ?? []);
      return known.length === 0 ? null : mean(known);
    };
    return [
      {
        index,
        startSec: seconds[0]!,
        movingSec: seconds.length,
        power: meanOf('power'),
        speed: meanOf('speed'),
        heartRate: meanOf('heartRate'),
      },
    ];
  });
}

/**
 * What became of the planned steps: by the laps that a device made of them, aligned in order by their lengths, else laid over the
 * recording from its start. Empty: the recording does not show them.
 */
export function matchedSteps(
  steps: readonly Step[],
  { laps, streams }: { laps: readonly FitLap[]; streams: Streams },
  thresholds: Thresholds,
): MatchedStep[] {
  const placed = steps.length === 0 ? null : (byLaps(steps, laps) ?? byTime(steps, streams));
  return (placed ?? []).map((each) => {
    const step = steps[each.index]!;
    return { ...each, step, off: offOf(step, each, thresholds) };
  });
}
