import type { DisplayUnits } from '../../../api/core/units/displayUnits.ts';
import type { EffortCurveCard_curve$data } from '../../__generated__/EffortCurveCard_curve.graphql.ts';
import type { Axis } from '../../ui/chart/axis.ts';
import { words } from '../../words.ts';
import { speedName, speedNumber, speedPer, speedUnit } from './activityNumbers.ts';
import { axisOf } from './valueAxis.ts';

export type Curve = Pick<EffortCurveCard_curve$data, 'sport' | 'measure' | 'threshold' | 'spans'>;
export type Span = Curve['spans'][number];
export type Effort = Span['efforts'][number];

/** The periods by name, as they are drawn: the shortest period last, over the others. */
export const periodWord = words<Span['period']>({ SIX_WEEKS: 'Six weeks', SEASON: 'Season', ALL_TIME: 'All time' });

/** How a sport's efforts are told. */
export interface EffortText {
  /** 'Power' or 'Pace'. */
  name: string;
  unit: string;
  /** Without the unit: '250', '4:05'. */
  number: (value: number) => string;
  /** With it. */
  text: (value: number) => string;
}

export function effortText({ sport, measure }: Pick<Curve, 'sport' | 'measure'>, units: DisplayUnits): EffortText {
  const isPower = measure === 'POWER';
  const unit = isPower ? 'W' : speedUnit(sport, units);
  const number = (value: number) => (isPower ? String(Math.round(value)) : speedNumber(value, sport, units));
  return { name: isPower ? 'Power' : speedName(sport), unit, number, text: (value) => `${number(value)} ${unit}` };
}

/** The lengths of time that anything is known of, seconds, the shortest first. */
export const lengthsOf = ({ spans }: Curve): number[] =>
  [...new Set(spans.flatMap(({ efforts }) => efforts.map(({ seconds }) => seconds)))].sort((a, b) => a - b);

export const effortOf = ({ efforts }: Span, seconds: number): Effort | null =>
  efforts.find((each) => each.seconds === seconds) ?? null;

/** Room above and below the curves, part of what they span. */
const ROOM = 0.08;

/** An axis that holds every effort and the threshold; of power from 0. */
export function curveAxis(curve: Curve, height: number, units: DisplayUnits): Axis {
  const values = curve.spans.flatMap(({ efforts }) => efforts.map(({ value }) => value));
  if (curve.threshold != null) values.push(curve.threshold);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = ROOM * Math.max(high - low, 0.1 * high);
  if (curve.measure === 'POWER') {
    const same = (value: number) => value;
    return axisOf({ low: 0, high: high + room, height }, { to: same, from: same }, false);
  }
  const { shown, speed, isPace } = speedPer(curve.sport, units);
  return axisOf({ low: low - room, high: high + room, height }, { to: shown, from: speed }, isPace);
}
