import { addDays, type Day } from '../calendar/calendar.ts';
import { HRV } from '../constants/adapt.ts';

/** Heart rate variability of a morning. */
export interface HrvDay {
  day: Day;
  /** rMSSD, in ms. */
  hrv: number;
}

/** The last seven days against the athlete's own weeks before; in ms, means of logarithms. */
export interface HrvTrend {
  mean: number;
  /** What is usual. */
  least: number;
  most: number;
  /** Below what is usual, and not by a single day. */
  isLow: boolean;
}

interface Spread {
  mean: number;
  deviation: number;
}

function spreadOf(values: readonly number[]): Spread {
  const mean = meanOf(values);
  return { mean, deviation: Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One value that is out of all proportion, as a bad contact of the strap makes it, says nothing. */
function withoutOutlier(week: readonly number[], { mean, deviation }: Spread): readonly number[] {
  const far = week.filter((value) => mean - value > HRV.outlier * deviation);
  return far.length === 1 ? week.filter((value) => value !== far[0]) : week;
}

/** Null: too few mornings of the week, or of the weeks before. */
export function hrvTrend(days: readonly HrvDay[], today: Day): HrvTrend | null {
  const begin = addDays(today, 1 - HRV.weekDays);
  const logs = (from: Day, to: Day) =>
    days.filter(({ day }) => day >= from && day <= to).map(({ hrv }) => Math.log(hrv));
  const before = logs(addDays(begin, -HRV.usualDays), addDays(begin, -1));
  if (before.length < HRV.leastUsual) return null;
  const usual = spreadOf(before);
  const week = withoutOutlier(logs(begin, today), usual);
  if (week.length < HRV.leastWeek) return null;
  const mean = meanOf(week);
  const half = HRV.deviations * usual.deviation;
  const isBelow = (value: number) => value < usual.mean - half;
  return {
    mean: Math.exp(mean),
    least: Math.exp(usual.mean - half),
    most: Math.exp(usual.mean + half),
    isLow: isBelow(mean) && week.filter(isBelow).length > 1,
  };
}
