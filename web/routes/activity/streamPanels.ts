import { type DisplayUnits, METRES_PER_FOOT } from '../../../api/core/units/displayUnits.ts';
import { cadenceMeasure, speedName, speedNumber, speedPer, speedUnit } from './activityNumbers.ts';
import type { Axis } from '../../ui/chart/axis.ts';
import { rangeOf, type StreamData } from './streamsChart.ts';
import { axisOf, type Shown } from './valueAxis.ts';

/** One stream as it is drawn. */
export interface StreamPanelData {
  stream: StreamData;
  title: string;
  unit: string;
  text: (value: number) => string;
  low: number;
  high: number;
  height: number;
  axis: Axis;
  /** The first, in the one colour of the chart. */
  isMain: boolean;
  /** What a target of a step is a part of. */
  metrics: readonly string[];
}

const TALL = 144;
const MIDDLE = 88;
const LOW = 56;
const whole = (value: number) => String(Math.round(value));

/** What is drawn of a sport, the most telling first. */
const ORDER: Readonly<Record<string, readonly string[] | undefined>> = Object.freeze({
  CYCLING: ['POWER', 'HEART_RATE', 'SPEED', 'CADENCE', 'ALTITUDE'],
  RUNNING: ['SPEED', 'HEART_RATE', 'POWER', 'CADENCE', 'ALTITUDE'],
  SWIMMING: ['SPEED', 'HEART_RATE', 'CADENCE'],
});
const OF_OTHERS = ['HEART_RATE', 'SPEED', 'POWER', 'CADENCE', 'ALTITUDE'];

/** The narrowest range of a panel, a part of its highest value: small changes are drawn small. */
const MIN_RANGE = 0.15;
const AS_IT_IS: Shown = { to: (value) => value, from: (shown) => shown };

/** What a stream is called and how its values are told. */
function wordsOf({ name, values }: StreamData, sport: string, units: DisplayUnits) {
  const isImperial = units.units === 'imperial';
  const plain = { text: whole, shown: AS_IT_IS, isPace: false, metrics: [] as string[] };
  switch (name) {
    case 'POWER':
      return { ...plain, title: 'Power', unit: 'W', metrics: ['FTP'] };
    case 'HEART_RATE':
      return { ...plain, title: 'Heart rate', unit: 'bpm', metrics: ['LTHR'] };
    case 'CADENCE': {
      const { unit, factor } = cadenceMeasure(sport, values);
      const shown = { to: (value: number) => value * factor, from: (value: number) => value / factor };
      return { ...plain, title: 'Cadence', unit, text: (value: number) => whole(shown.to(value)), shown };
    }
    case 'SPEED': {
      const per = speedPer(sport, units);
      return {
        title: speedName(sport),
        unit: speedUnit(sport, units),
        text: (value: number) => speedNumber(value, sport, units),
        shown: { to: per.shown, from: per.speed },
        isPace: per.isPace,
        metrics: ['THR_SPEED', 'CSS'],
      };
    }
    default: {
      const metres = isImperial ? METRES_PER_FOOT : 1;
      const shown = { to: (value: number) => value / metres, from: (value: number) => value * metres };
      return {
        ...plain,
        title: 'Altitude',
        unit: isImperial ? 'ft' : 'm',
        text: (value: number) => whole(value / metres),
        shown,
      };
    }
  }
}

export function panelsOf(streams: readonly StreamData[], sport: string, units: DisplayUnits): StreamPanelData[] {
  const found = (ORDER[sport] ?? OF_OTHERS).flatMap((name) => streams.find((stream) => stream.name === name) ?? []);
  return found.map((stream, index): StreamPanelData => {
    const { shown, isPace, ...words } = wordsOf(stream, sport, units);
    const height = index === 0 ? TALL : stream.name === 'ALTITUDE' || stream.name === 'CADENCE' ? LOW : MIDDLE;
    const { low, high } = drawnRange(stream);
    return {
      ...words,
      stream,
      low,
      high,
      height,
      isMain: index === 0,
      axis: axisOf({ low, high, height }, shown, isPace),
    };
  });
}

/** Power from 0; all else where it lies, with a little room. */
function drawnRange(stream: StreamData): { low: number; high: number } {
  const { low, high } = rangeOf(stream);
  const most = high + 0.04 * (high - low);
  if (stream.name === 'POWER') return { low: 0, high: Math.max(1, most) };
  const room = Math.max(0, MIN_RANGE * Math.abs(high) - (most - low)) / 2;
  return { low: low - room, high: Math.max(most + room, low + 0.1) };
}

/** The chart in a sentence for whoever does not see it. */
export const summaryOf = (panels: readonly StreamPanelData[]): string =>
  `${panels
    .map(({ title, unit, text, stream }) => {
      const { low, high } = rangeOf(stream);
      return `${title} ${text(low)} to ${text(high)} ${unit}`;
    })
    .join('; ')}.`;
