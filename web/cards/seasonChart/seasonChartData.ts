import { addDays, type Day, daysBetween } from '../../../api/core/calendar/calendar.ts';

/** What the chart draws: the stored season, or one that is being tried out. Types and kinds as the API names them. */
export interface ChartSeason {
  /** Monday-weeks without gaps, the first one first; at least one. */
  weeks: readonly ChartWeek[];
  /** Days without gaps, the first one first. */
  load: readonly ChartLoadDay[];
  races: readonly ChartRace[];
}

export interface ChartWeek {
  weekStartDate: Day;
  phaseType: string;
  kind: string;
  plannedHours: number;
  /** Null: the week has not begun. */
  doneHours: number | null;
}

/** Load points a day; form in points. */
export interface ChartLoadDay {
  date: Day;
  fitness: number;
  fatigue: number;
  form: number;
}

export interface ChartRace {
  id: string;
  raceName: string;
  raceDate: Day;
  priority: string;
  /** Null: a C race, or beyond the planned weeks. */
  form: number | null;
  /** Band of that form. */
  band: string | null;
  /** Goal and predicted range, seconds; null or left out: there is none. */
  goalSec?: number | null;
  lowSec?: number | null;
  highSec?: number | null;
}

/** Weeks without training; the phases count them as recovery. */
export const isTimeOff = ({ phaseType, plannedHours }: ChartWeek) => phaseType === 'RECOVERY' && plannedHours === 0;

/** One stretch of weeks with the same phase. */
export interface PhaseStretch {
  phaseType: string;
  isTimeOff: boolean;
  weekStartDate: Day;
  weeks: number;
}

/** Neighbouring weeks of one phase, joined. */
export function phaseStretches(weeks: readonly ChartWeek[]): PhaseStretch[] {
  const stretches: PhaseStretch[] = [];
  for (const week of weeks) {
    const last = stretches.at(-1);
    const isOff = isTimeOff(week);
    if (last?.phaseType === week.phaseType && last.isTimeOff === isOff) last.weeks += 1;
    else stretches.push({ phaseType: week.phaseType, isTimeOff: isOff, weekStartDate: week.weekStartDate, weeks: 1 });
  }
  return stretches;
}

/** Horizontal axis in days: 0 is the first Monday, `span` the end of the last Sunday. */
export interface DayScale {
  firstDay: Day;
  span: number;
  /** The middle of a day, in days. */
  at: (day: Day) => number;
  /** The middle of a day, as a percentage of the width. */
  percent: (day: Day) => string;
  holds: (day: Day) => boolean;
}

/** A scale that holds the weeks of every season that is drawn over it, and `spareWeeks` after them. */
export function dayScale(seasons: readonly ChartSeason[], spareWeeks = 0): DayScale {
  const firstDay = seasons.map(({ weeks }) => weeks[0]!.weekStartDate).sort()[0]!;
  const lastMonday = seasons
    .map(({ weeks }) => weeks.at(-1)!.weekStartDate)
    .sort()
    .at(-1)!;
  return scaleFrom(firstDay, daysBetween(firstDay, lastMonday) + 7 * (1 + spareWeeks));
}

/** A scale of `span` days from a Monday on. */
export function scaleFrom(firstDay: Day, span: number): DayScale {
  const at = (day: Day) => daysBetween(firstDay, day) + 0.5;
  return {
    firstDay,
    span,
    at,
    percent: (day) => `${(at(day) / span) * 100}%`,
    holds: (day) => at(day) > 0 && at(day) < span,
  };
}

/** The first of every month on the scale. */
export function monthStarts({ firstDay, span }: DayScale): Day[] {
  const days = Array.from({ length: span }, (_, i) => addDays(firstDay, i));
  return days.filter((day) => day.endsWith('-01'));
}

/** To which side of its day a flag stands; "IfNarrow": only where the plot is as narrow as on a phone. */
export type FlagLean = 'before' | 'after' | 'beforeIfNarrow' | 'afterIfNarrow';

/** Shares of the plot's width that a flag takes: of about 250 px, and of about 900 px. */
const NARROW_FLAG = 0.09;
const WIDE_FLAG = 0.026;

/** Flags of two races that are so close that one would hide the other, by race: they stand back to back. */
export function flagLeans(
  races: readonly Pick<ChartRace, 'id' | 'raceDate'>[],
  { at, span }: DayScale,
): ReadonlyMap<string, FlagLean> {
  const leans = new Map<string, FlagLean>();
  const inOrder = [...races].sort((a, b) => a.raceDate.localeCompare(b.raceDate));
  for (const [index, race] of inOrder.entries()) {
    const last = inOrder[index - 1];
    const apart = last ? (at(race.raceDate) - at(last.raceDate)) / span : 1;
    if (!last || apart >= NARROW_FLAG) continue;
    const isClose = apart < WIDE_FLAG;
    // the middle one of three stays between the others
    if (!leans.delete(last.id)) leans.set(last.id, isClose ? 'before' : 'beforeIfNarrow');
    leans.set(race.id, isClose ? 'after' : 'afterIfNarrow');
  }
  return leans;
}

/** A time beside the flag of a race: on which side of the day it is written, and whether only where the plot is wide. */
export interface TimeLabel {
  side: 'before' | 'after';
  isWideOnly: boolean;
}

/** Shares of the plot's width that times take: of about 250 px, and of about 900 px. */
const NARROW_TIME = 0.46;
const WIDE_TIME = 0.15;

/** Where the times of races to come are written, by race; of two that would overlap the more important race's, then the earlier. */
export function timeLabels(
  races: readonly Pick<ChartRace, 'id' | 'raceDate' | 'priority'>[],
  { at, span, holds }: DayScale,
): ReadonlyMap<string, TimeLabel> {
  const labels = new Map<string, TimeLabel>();
  const taken: { narrow: Stretch[]; wide: Stretch[] } = { narrow: [], wide: [] };
  const inOrder = races
    .filter(({ raceDate }) => holds(raceDate))
    .toSorted((a, b) => a.priority.localeCompare(b.priority) || a.raceDate.localeCompare(b.raceDate));
  for (const { id, raceDate } of inOrder) {
    const day = at(raceDate) / span;
    const side = day > 0.5 ? 'before' : 'after';
    const stretch = (width: number): Stretch => (side === 'before' ? [day - width, day] : [day, day + width]);
    if (!isFree(stretch(WIDE_TIME), taken.wide)) continue;
    const isWideOnly = !isFree(stretch(NARROW_TIME), taken.narrow);
    taken.wide.push(stretch(WIDE_TIME));
    if (!isWideOnly) taken.narrow.push(stretch(NARROW_TIME));
    labels.set(id, { side, isWideOnly });
  }
  return labels;
}

type Stretch = readonly [from: number, to: number];
const isFree = ([from, to]: Stretch, taken: readonly Stretch[]): boolean =>
  taken.every(([start, end]) => to <= start || from >= end);
