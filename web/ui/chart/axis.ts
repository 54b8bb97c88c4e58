import { scaleLinear } from 'd3-scale';

export interface Axis {
  /** Pixels, the height of the plot. */
  height: number;
  /** Round values to draw lines at, lowest first. */
  ticks: readonly number[];
  /** Pixels from the top of the plot. */
  y: (value: number) => number;
}

/** A vertical axis from `low` to `high` with about `steps` steps; rounded: widened to whole steps. */
export function verticalAxis(low: number, high: number, height: number, { steps = 3, rounded = true } = {}): Axis {
  const exact = scaleLinear([low, Math.max(high, low + 1)], [height, 0]);
  const scale = rounded ? exact.nice(steps) : exact;
  return { height, ticks: scale.ticks(steps), y: scale };
}
