import { addDays, daysBetween, type Day } from '../calendar/calendar.ts';
import { ACUTE_DAYS, ATL_DAYS, CHRONIC_DAYS, CTL_DAYS } from '../constants/load.ts';

/** Fitness (CTL) and fatigue (ATL), TSS per day. */
export interface Fitness {
  ctl: number;
  atl: number;
}

export interface LoadDay extends Fitness {
  tss: number;
  /** Form of the day: the day before's CTL less its ATL. */
  tsb: number;
}

/** Share of a day's load that enters an average: exponential decay, or 1/N as some other products count. */
export type Averaging = 'exponential' | 'reciprocal';

function gain(days: number, averaging: Averaging): number {
  return averaging === 'exponential' ? 1 - Math.exp(-1 / days) : 1 / days;
}

/** CTL, ATL and TSB of each day from the state before the first and each day's TSS; a day without data is 0. */
export function loadSeries(
  start: Fitness,
  dailyTss: readonly number[],
  averaging: Averaging = 'exponential',
): LoadDay[] {
  const ctlGain = gain(CTL_DAYS, averaging);
  const atlGain = gain(ATL_DAYS, averaging);
  let { ctl, atl } = start;
  return dailyTss.map((tss) => {
    const tsb = ctl - atl;
    ctl += (tss - ctl) * ctlGain;
    atl += (tss - atl) * atlGain;
    return { tss, ctl, atl, tsb };
  });
}

export interface ProjectedDay extends LoadDay {
  day: Day;
  /** CTL gained in seven days; null in the first seven. */
  rampRate: number | null;
}

/** Load of every day from `firstDay` to `lastDay`. `tssByDay`: actual TSS of past days, planned TSS of days to come; days not in it are 0. */
export function projectLoad(input: {
  start: Fitness;
  firstDay: Day;
  lastDay: Day;
  tssByDay: Readonly<Record<Day, number>>;
}): ProjectedDay[] {
  const days = Array.from({ length: Math.max(0, daysBetween(input.firstDay, input.lastDay) + 1) }, (_, i) =>
    addDays(input.firstDay, i),
  );
  const series = loadSeries(
    input.start,
    days.map((day) => input.tssByDay[day] ?? 0),
  );
  return series.map((load, i) => {
    const weekBefore = series[i - 7];
    return { ...load, day: days[i]!, rampRate: weekBefore ? load.ctl - weekBefore.ctl : null };
  });
}

/** State of an athlete without enough history: the present hours, every day the same. */
export function seedFitness(weeklyHours: number, tssPerHour: number): Fitness {
  const daily = (weeklyHours * tssPerHour) / 7;
  return { ctl: daily, atl: daily };
}

/** Daily TSS that raises CTL by `rise` in seven days, every day the same. */
export function dailyTssToRaise(ctl: number, rise: number): number {
  return ctl + rise / (1 - Math.exp(-7 / CTL_DAYS));
}

/** Sameness of a week's days: mean over standard deviation (Foster). 0 without load; null when every day is the same. */
export function monotony(
  dailyLoads: readonly number[],
  deviation: 'population' | 'sample' = 'population',
): number | null {
  const total = sum(dailyLoads);
  if (total === 0) return 0;
  const mean = total / dailyLoads.length;
  const squares = sum(dailyLoads.map((load) => (load - mean) ** 2));
  const spread = Math.sqrt(squares / (dailyLoads.length - (deviation === 'sample' ? 1 : 0)));
  return spread > 0 ? mean / spread : null;
}

/** Weekly load by monotony; null where monotony is. */
export function strain(
  dailyLoads: readonly number[],
  deviation: 'population' | 'sample' = 'population',
): number | null {
  const sameness = monotony(dailyLoads, deviation);
  return sameness === null ? null : sum(dailyLoads) * sameness;
}

/**
 * Load of the last 7 days over the weekly mean of the last 28 (coupled) or of the 21 before (uncoupled); null without load there or with fewer than 28 days.
 * A convention for steadiness, never a measure of injury risk.
 */
export function acuteChronicRatio(
  dailyLoads: readonly number[],
  coupling: 'coupled' | 'uncoupled' = 'coupled',
): number | null {
  if (dailyLoads.length < CHRONIC_DAYS) return null;
  const last = dailyLoads.slice(-CHRONIC_DAYS);
  const acute = sum(last.slice(-ACUTE_DAYS));
  const chronic = coupling === 'coupled' ? last : last.slice(0, -ACUTE_DAYS);
  const weekly = sum(chronic) / (chronic.length / ACUTE_DAYS);
  return weekly > 0 ? acute / weekly : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
