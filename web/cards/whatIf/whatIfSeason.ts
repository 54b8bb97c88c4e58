import { type Day, daysBetween, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { seasonTrials } from '../../../api/core/season/seasonTrials.ts';
import type { SeasonEdit, SeenSeason, WhatIfInput } from '../../../api/core/season/whatIf.ts';
import type { ChartSeason } from '../seasonChart/seasonChartData.ts';
import { nameOf } from '../../names.ts';

/** A season of the core as the chart draws it; done hours are those on file. */
function chartSeasonOf(season: SeenSeason, done: ReadonlyMap<Day, number | null>): ChartSeason {
  const raceDays = new Map(season.raceDays.map((raceDay) => [raceDay.raceId, raceDay]));
  return {
    weeks: season.weeks.map(({ weekStartDate, phaseType, kind, plannedHours }) => ({
      weekStartDate,
      phaseType: nameOf(phaseType),
      kind: nameOf(kind),
      plannedHours,
      doneHours: done.get(weekStartDate) ?? null,
    })),
    load: season.load.map(({ day, ctl, atl, tsb }) => ({ date: day, fitness: ctl, fatigue: atl, form: tsb })),
    races: season.races.map(({ id, raceName, raceDate, priority, goalTimeSec, predicted, result }) => {
      const raceDay = raceDays.get(id);
      return {
        id,
        raceName,
        raceDate,
        priority,
        form: raceDay?.form ?? null,
        band: raceDay ? nameOf(raceDay.band) : null,
        goalSec: result ? null : (goalTimeSec ?? null),
        lowSec: predicted?.lowSec ?? null,
        highSec: predicted?.highSec ?? null,
      };
    }),
  };
}

/** A season of the core and what the chart draws of it. */
export interface DrawnSeason {
  season: SeenSeason;
  chart: ChartSeason;
}

/** Seasons tried, drawn: the same edits give the same objects while they are remembered, so that nothing is drawn twice. */
export function drawnTrials(input: WhatIfInput, done: ReadonlyMap<Day, number | null>) {
  const trials = seasonTrials(input);
  const now: DrawnSeason = { season: trials.now, chart: chartSeasonOf(trials.now, done) };
  const monday = mondayOf(input.today);
  const charts = new WeakMap<SeenSeason, ChartSeason>([[now.season, now.chart]]);
  const after = (edits: readonly SeasonEdit[]): DrawnSeason => {
    const season = trials.after(edits);
    const chart = charts.get(season) ?? withPastOf(chartSeasonOf(season, done), now.chart, monday);
    charts.set(season, chart);
    return { season, chart };
  };
  return { now, after };
}

/** The season with the weeks before `monday` as in the other: what has passed cannot be planned anew. */
function withPastOf(season: ChartSeason, other: ChartSeason, monday: Day): ChartSeason {
  const past = new Map(
    other.weeks.filter(({ weekStartDate }) => weekStartDate < monday).map((week) => [week.weekStartDate, week]),
  );
  return { ...season, weeks: season.weeks.map((week) => past.get(week.weekStartDate) ?? week) };
}

/** One phase in both seasons; null where the season does not have it. */
export interface PhasePair {
  key: string;
  phaseType: string;
  phaseName: string;
  before: SeenSeason['phases'][number] | null;
  after: SeenSeason['phases'][number] | null;
  isChanged: boolean;
}

/** Phases of both seasons side by side, by date; a phase that carries on stands in one line. */
export function phasePairs(before: SeenSeason, after: SeenSeason): PhasePair[] {
  const pairs: PhasePair[] = after.phases.map((phase, index) => {
    const old = before.phases.find(({ id }) => id !== null && id === phase.id) ?? null;
    return pairOf(`phase-${index}`, old, phase);
  });
  const gone = before.phases.filter(({ id }) => !after.phases.some((phase) => phase.id === id));
  pairs.push(...gone.map((phase, index) => pairOf(`gone-${index}`, phase, null)));
  return pairs.sort((a, b) => daysBetween((b.after ?? b.before)!.startDate, (a.after ?? a.before)!.startDate));
}

function pairOf(key: string, before: PhasePair['before'], after: PhasePair['after']): PhasePair {
  const { phaseType, phaseName } = (after ?? before)!;
  const isChanged =
    !before ||
    !after ||
    before.startDate !== after.startDate ||
    before.endDate !== after.endDate ||
    before.weeklyVolume !== after.weeklyVolume;
  return { key, phaseType: nameOf(phaseType), phaseName, before, after, isChanged };
}
