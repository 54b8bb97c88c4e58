import { area, line } from 'd3-shape';

/** `x` in units of the plot's span, `y` in pixels from its top. */
export interface Point {
  x: number;
  y: number;
}

interface Band extends Point {
  top: number;
}

interface Bar extends Point {
  width: number;
}

/** Digits behind the point: a tenth of a pixel is enough for any screen. */
const DIGITS = 1;

const x = (point: Point) => point.x;
const y = (point: Point) => point.y;
const drawLine = line<Point>(x, y).digits(DIGITS);
const drawRibbon = area<Band>(x, y, ({ top }) => top).digits(DIGITS);

export const linePath = (points: readonly Point[]): string => drawLine(points as Point[]) ?? '';

/** Between the points and the height `base`. */
export const areaPath = (points: readonly Point[], base: number): string =>
  area<Point>(x, base, y).digits(DIGITS)(points as Point[]) ?? '';

/** Between `top` and `y`. */
export const ribbonPath = (points: readonly Band[]): string => drawRibbon(points as Band[]) ?? '';

/** A bar from `base` to its `y`, `width` units wide; all of them in one path, so that a hundred cost as much as one. */
export const barsPath = (bars: readonly Bar[], base: number): string =>
  bars.map((bar) => `M${bar.x},${base}V${bar.y.toFixed(DIGITS)}h${bar.width}V${base}Z`).join('');

/** The outline of neighbouring bars: level over each, a step between two. */
export const stepPath = (bars: readonly Bar[]): string =>
  bars.map((bar, i) => `${i === 0 ? 'M' : 'L'}${bar.x},${bar.y.toFixed(DIGITS)}h${bar.width}`).join('');
