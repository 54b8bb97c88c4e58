import { area, line } from 'd3-shape';

/** `x` in units of the plot's span, `y` in pixels from its top. */
export interface Point {
  x: number;
  y: number;
}

export const linePath = (points: readonly Point[]): string =>
  line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  )(points as Point[]) ?? '';

/** Between the points and the height `base`. */
export const areaPath = (points: readonly Point[], base: number): string =>
  area<Point>(
    ({ x }) => x,
    base,
    ({ y }) => y,
  )(points as Point[]) ?? '';

/** Between `top` and `y`. */
export const ribbonPath = (points: readonly (Point & { top: number })[]): string =>
  area<Point & { top: number }>(
    ({ x }) => x,
    ({ y }) => y,
    ({ top }) => top,
  )(points as (Point & { top: number })[]) ?? '';

/** A bar from `base` to its `y`, `width` units wide; all of them in one path, so that a hundred cost as much as one. */
export const barsPath = (bars: readonly (Point & { width: number })[], base: number): string =>
  bars.map(({ x, y, width }) => `M${x},${base}V${y.toFixed(1)}h${width}V${base}Z`).join('');

/** The outline of neighbouring bars: level over each, a step between two. */
export const stepPath = (bars: readonly (Point & { width: number })[]): string =>
  bars.map(({ x, y, width }, i) => `${i === 0 ? 'M' : 'L'}${x},${y.toFixed(1)}h${width}`).join('');
