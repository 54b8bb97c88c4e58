import type { DisplayUnits } from '../../../api/core/units/displayUnits.ts';
import { METRES_PER_MILE } from '../../../api/core/units/displayUnits.ts';
import { timeText } from '../../../api/core/units/timeText.ts';

export interface StreamData {
  name: string;
  seconds: readonly number[];
  values: readonly (number | null | undefined)[];
}

/** Places of the chart along its axis. */
export const COLUMNS = 240;
/** Labels that a narrow plot has room for. */
const MAX_LABELS = 6;
const MINUTES = [1, 2, 5, 10, 15, 30, 60, 120, 240];
const LENGTHS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** The value at a second, even between two points; null: nothing was recorded then. */
export function valueAt({ seconds, values }: StreamData, second: number): number | null {
  const next = seconds.findIndex((each) => each > second);
  const at = next === -1 ? seconds.length - 1 : next - 1;
  if (at < 0) return null;
  const [before, after] = [values[at] ?? null, next === -1 ? null : (values[next] ?? null)];
  if (before === null) return null;
  if (after === null) return next === -1 && second > seconds[at]! + 1 ? null : before;
  return before + ((after - before) * (second - seconds[at]!)) / (seconds[next]! - seconds[at]!);
}

/** The pieces of a stream between its gaps. */
export function piecesOf({ seconds, values }: StreamData): { second: number; value: number }[][] {
  const pieces: { second: number; value: number }[][] = [[]];
  seconds.forEach((second, i) => {
    const value = values[i] ?? null;
    if (value === null) pieces.push([]);
    else pieces.at(-1)!.push({ second, value });
  });
  return pieces.filter(({ length }) => length > 0);
}

/** What lies along the axis: seconds, or metres. */
export interface Along {
  span: number;
  /** Place of a second. */
  at: (second: number) => number;
  /** Second of a column's middle. */
  secondOf: (column: number) => number;
  labels: readonly { at: number; text: string }[];
}

/** The number alone where the axis begins: its unit would reach into the next label. */
const tick = (value: number, text: string) => (value === 0 ? '0' : text);

const ticks = (span: number, steps: readonly number[], unit: number) => {
  const step = steps.find((each) => span / (each * unit) <= MAX_LABELS) ?? steps.at(-1)!;
  return Array.from({ length: Math.floor(span / (step * unit)) + 1 }, (_, i) => i * step);
};

export function alongTime(streams: readonly StreamData[]): Along {
  const span = Math.max(1, ...streams.map(({ seconds }) => (seconds.at(-1) ?? 0) + 1));
  return {
    span,
    at: (second) => second,
    secondOf: (column) => ((column + 0.5) / COLUMNS) * span,
    labels: ticks(span, MINUTES, 60).map((minutes) => ({
      at: (60 * minutes) / span,
      text: tick(minutes, timeText(minutes)),
    })),
  };
}

/** Null: the way is not known. */
export function alongWay(streams: readonly StreamData[], { units }: DisplayUnits): Along | null {
  const distance = streams.find(({ name }) => name === 'DISTANCE');
  const points = distance ? piecesOf(distance).flat() : [];
  const span = points.at(-1)?.value ?? 0;
  if (span < 100) return null;
  const between = (key: 'second' | 'value', other: 'second' | 'value', wanted: number) => {
    const next = points.findIndex((point) => point[key] > wanted);
    if (next === 0) return points[0]![other];
    if (next === -1) return points.at(-1)![other];
    const [a, b] = [points[next - 1]!, points[next]!];
    return a[other] + ((b[other] - a[other]) * (wanted - a[key])) / (b[key] - a[key]);
  };
  const unit = units === 'metric' ? 1000 : METRES_PER_MILE;
  return {
    span,
    at: (second) => between('second', 'value', second),
    secondOf: (column) => between('value', 'second', ((column + 0.5) / COLUMNS) * span),
    labels: ticks(span, LENGTHS, unit).map((length) => ({
      at: (length * unit) / span,
      text: tick(length, `${length} ${units === 'metric' ? 'km' : 'mi'}`),
    })),
  };
}

/** Where most values lie: a stop or a slip of the sensor is no part of it. */
export function rangeOf(stream: StreamData): { low: number; high: number } {
  const values = stream.values.filter((value): value is number => value != null).sort((a, b) => a - b);
  const part = (share: number) => values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
  return { low: part(0.02), high: values.at(-1) ?? 0 };
}
