import { type Axis, verticalAxis } from '../../ui/chart/axis.ts';

const PACE_STEPS = [5, 10, 15, 30, 60, 120, 300];
const MAX_PACES = 4;

/** A value in the unit that is shown, and back. */
export interface Shown {
  to: (value: number) => number;
  from: (shown: number) => number;
}

interface Drawn {
  low: number;
  high: number;
  /** Pixels. */
  height: number;
}

/** An axis over values as they are kept, with its lines at round numbers of the unit that is shown. */
export function axisOf({ low, high, height }: Drawn, shown: Shown, isPace: boolean): Axis {
  const y = (value: number) => height * (1 - (value - low) / Math.max(high - low, Number.EPSILON));
  const [least, most] = [shown.to(low), shown.to(high)].sort((a, b) => a - b) as [number, number];
  const steps = height > 100 ? MAX_PACES : 2;
  if (!isPace) {
    const { ticks } = verticalAxis(least, most, height, { steps, rounded: false });
    return { height, ticks: ticks.map(shown.from), y };
  }
  const step = PACE_STEPS.find((each) => (most - least) / each <= steps) ?? PACE_STEPS.at(-1)!;
  const first = Math.ceil(least / step);
  const count = Math.min(MAX_PACES + 1, Math.max(0, Math.floor(most / step) - first + 1));
  return { height, ticks: Array.from({ length: count }, (_, i) => shown.from((first + i) * step)), y };
}
