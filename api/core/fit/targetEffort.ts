import { EFFORT_OF_ZONE, EFFORT_WORDS } from '../stepText/words.ts';
import type { ZonedSport } from '../zones.ts';
import type { FitStep, FitTarget } from './fitFile.ts';

/** Effort that somebody trained holds for so long, fraction of threshold, by the most seconds [D]. */
const HELD: readonly (readonly [sec: number, effort: number])[] = [
  [60, 1.2],
  [300, 1.08],
  [720, 1.02],
  [2400, 0.98],
  [4800, 0.9],
];
const HELD_LONGER = 0.78;

/** Effort that goes with hard work of this length. */
export const heldFor = (sec: number): number => HELD.find(([most]) => sec <= most)?.[1] ?? HELD_LONGER;

/** Heart rate moves less than effort does: a fraction of it as a fraction of threshold speed or power [D]. */
const PULSE_SPREAD: Readonly<Record<ZonedSport, number>> = { run: 1.3, bike: 2, swim: 1.2 };
/** Heart rate at threshold as a fraction of the highest [D]. */
const LTHR_OF_MAX = 0.9;
export const effortOfPulse = (sport: ZonedSport, ofThreshold: number): number => 1 + (ofThreshold - 1) * PULSE_SPREAD[sport];

const LEAST_EFFORT = 0.3;
const MOST_EFFORT = 2;
/** Two decimals, within what a step may ask for. */
export const plainEffort = (effort: number): number =>
  Math.round(100 * Math.min(MOST_EFFORT, Math.max(LEAST_EFFORT, effort))) / 100;

/**
 * What counts as threshold among absolute values: that which makes the hardest of them as hard as its length lets it be.
 * Null: there are none.
 */
export function referenceOf(values: readonly { value: number; sec: number }[]): number | null {
  const each = values.filter(({ value }) => value > 0).map(({ value, sec }) => value / heldFor(sec));
  return each.length === 0 ? null : Math.max(...each);
}

const ABSOLUTE = ['watts', 'bpm', 'metresPerSecond'] as const;
type Absolute = (typeof ABSOLUTE)[number];
const isAbsolute = (metric: FitTarget['metric']): metric is Absolute => (ABSOLUTE as readonly string[]).includes(metric);

const middle = ({ lo, hi }: FitTarget): number => (lo + hi) / 2;
const ASSUMED_SEC = 300;

/** How hard each step of a workout file is, fraction of threshold. */
export function effortsOfTargets(steps: readonly FitStep[], sport: ZonedSport): number[] {
  const references = new Map(
    ABSOLUTE.map((metric) => {
      const asked = steps.flatMap(({ target, durationSec }) =>
        target?.metric === metric ? [{ value: middle(target), sec: durationSec ?? ASSUMED_SEC }] : [],
      );
      return [metric, referenceOf(asked)] as const;
    }),
  );
  const words = EFFORT_WORDS[sport];
  return steps.map(({ kind, target }) => {
    if (target === null || target.metric === 'cadence') return (kind === 'work' ? words.steady : words.easy)!.effort;
    const value = middle(target);
    if (isAbsolute(target.metric)) {
      const fraction = value / references.get(target.metric)!;
      return plainEffort(target.metric === 'bpm' ? effortOfPulse(sport, fraction) : fraction);
    }
    if (target.metric === 'ftp') return plainEffort(value);
    if (target.metric === 'maxHeartRate') return plainEffort(effortOfPulse(sport, value / LTHR_OF_MAX));
    const zones = EFFORT_OF_ZONE[sport];
    return zones[Math.min(zones.length, Math.max(1, Math.round(value))) - 1]!;
  });
}

