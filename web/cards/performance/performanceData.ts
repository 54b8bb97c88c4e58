import type { Day } from '../../../api/core/calendar/calendar.ts';
import { type DayScale, scaleFrom } from '../seasonChart/seasonChartData.ts';

/** Planned and done of one sport in one week, or of all together. */
export interface Volume {
  plannedMinutes: number;
  doneMinutes: number;
  plannedTss: number;
  doneTss: number;
}

interface SportWeek {
  readonly weekStartDate: Day;
  readonly sports: readonly (Volume & { readonly workoutType: string })[];
}

export type Measure = 'hours' | 'load';

/** Hours or load points, planned and done. */
export interface Amount {
  planned: number;
  done: number;
}

export const amountOf = ({ plannedMinutes, doneMinutes, plannedTss, doneTss }: Volume, measure: Measure): Amount =>
  measure === 'hours'
    ? { planned: plannedMinutes / 60, done: doneMinutes / 60 }
    : { planned: plannedTss, done: doneTss };

const NOTHING: Volume = { plannedMinutes: 0, doneMinutes: 0, plannedTss: 0, doneTss: 0 };

const add = (a: Volume, b: Volume): Volume => ({
  plannedMinutes: a.plannedMinutes + b.plannedMinutes,
  doneMinutes: a.doneMinutes + b.doneMinutes,
  plannedTss: a.plannedTss + b.plannedTss,
  doneTss: a.doneTss + b.doneTss,
});

/** One sport over the weeks. */
export interface SportSeries {
  workoutType: string;
  /** As many as weeks. */
  weeks: readonly Volume[];
}

export const totalOf = (volumes: readonly Volume[]): Volume => volumes.reduce(add, NOTHING);

/** All sports of each week together. */
export const weekTotals = (weeks: readonly SportWeek[]): Volume[] => weeks.map(({ sports }) => totalOf(sports));

/** Sports that were planned or done, the most time first. */
export function sportSeries(weeks: readonly SportWeek[]): SportSeries[] {
  const types = [...new Set(weeks.flatMap(({ sports }) => sports.map(({ workoutType }) => workoutType)))];
  const time = ({ weeks: volumes }: SportSeries) => {
    const { plannedMinutes, doneMinutes } = totalOf(volumes);
    return Math.max(plannedMinutes, doneMinutes);
  };
  return types
    .map((workoutType) => ({
      workoutType,
      weeks: weeks.map(({ sports }) => sports.find((sport) => sport.workoutType === workoutType) ?? NOTHING),
    }))
    .sort((a, b) => time(b) - time(a));
}

/** Days of all these weeks. */
export const weeksScale = (weeks: readonly { readonly weekStartDate: Day }[]): DayScale =>
  scaleFrom(weeks[0]!.weekStartDate, 7 * weeks.length);

/** The weeks that have begun. */
export const begun = <Week extends { readonly weekStartDate: Day }>(weeks: readonly Week[], today: Day): Week[] =>
  weeks.filter(({ weekStartDate }) => weekStartDate <= today);

export type Zones = readonly [number, number, number];

/** Easy, moderate and hard minutes. */
export const zonesOf = ({ zoneMinutes }: { readonly zoneMinutes: readonly number[] }): Zones => [
  zoneMinutes[0] ?? 0,
  zoneMinutes[1] ?? 0,
  zoneMinutes[2] ?? 0,
];

export const zoneTotal = (weeks: readonly Zones[]): Zones =>
  weeks.reduce<Zones>((sum, week) => [sum[0] + week[0], sum[1] + week[1], sum[2] + week[2]], [0, 0, 0]);

/** Whole percents that sum up to 100; null without a minute. */
export function zoneShares([easy, moderate, hard]: Zones): Zones | null {
  const total = easy + moderate + hard;
  if (total === 0) return null;
  const moderateShare = Math.round((100 * moderate) / total);
  const hardShare = Math.round((100 * hard) / total);
  return [100 - moderateShare - hardShare, moderateShare, hardShare];
}
