import { addDays, type Day, mondayOf } from '../calendar/calendar.ts';
import { MAX_SEASON_WEEKS } from '../constants/season.ts';
import { withGoal } from '../race/goalTime.ts';
import type { PlanRace } from '../race/race.ts';
import type { Priority } from '../codes/race.ts';
import type { PlanWarning } from '../codes/warning.ts';
import type { PastLoad } from './seasonLoad.ts';
import { mainGoalOf, mainGoalWarnings } from './seasonWarnings.ts';
import { seasonOutlook, type SeasonOutlook } from './seasonOutlook.ts';
import { type ReplannedPhase, replanSeason, type SeasonOnFile } from './seasonReplan.ts';

export type SeasonEdit =
  | { kind: 'moveRace'; raceId: string; raceDate: Day }
  | { kind: 'setPriority'; raceId: string; priority: Priority }
  /** Null takes the goal away. */
  | { kind: 'setGoal'; raceId: string; goalTimeSec: number | null }
  | { kind: 'addRace'; race: PlanRace }
  | { kind: 'removeRace'; raceId: string }
  /** `from` is a Monday. */
  | { kind: 'loseWeeks'; from: Day; count: number }
  | { kind: 'setHours'; weeklyHoursAvailable: number };

export interface WhatIfInput extends SeasonOnFile {
  /** What was really done before today; null: as planned. */
  past: PastLoad | null;
}

/** A season as one sees it: phases, weeks, load and form on race days. */
export interface SeenSeason extends SeasonOutlook {
  seasonStart: Day;
  seasonEnd: Day;
  races: readonly PlanRace[];
  phases: readonly ReplannedPhase[];
  warnings: readonly PlanWarning[];
}

/** The season with the edits made, in their order; races that are not there are passed over. Nothing is planned anew yet. */
export function editedSeason<T extends SeasonOnFile>(season: T, edits: readonly SeasonEdit[]): T {
  return edits.reduce<T>((now, edit) => {
    const withRace = (raceId: string, change: Partial<PlanRace>) => ({
      ...now,
      races: now.races.map((race) => (race.id === raceId ? { ...race, ...change } : race)),
    });
    switch (edit.kind) {
      case 'moveRace':
        return withRace(edit.raceId, { raceDate: edit.raceDate });
      case 'setPriority':
        return withRace(edit.raceId, { priority: edit.priority });
      case 'setGoal': {
        const { raceId, goalTimeSec } = edit;
        return { ...now, races: now.races.map((race) => (race.id === raceId ? withGoal(race, goalTimeSec) : race)) };
      }
      case 'addRace':
        return {
          ...now,
          races: [...now.races, edit.race.goalTimeSec ? withGoal(edit.race, edit.race.goalTimeSec) : edit.race],
        };
      case 'removeRace':
        return { ...now, races: now.races.filter(({ id }) => id !== edit.raceId) };
      case 'loseWeeks':
        return { ...now, lostWeeks: withLost(now.lostWeeks, edit.from, edit.count) };
      case 'setHours': {
        const preferences = { ...now.athlete.preferences, weeklyHoursAvailable: edit.weeklyHoursAvailable };
        return { ...now, athlete: { ...now.athlete, preferences } };
      }
    }
  }, season);
}

function withLost(lostWeeks: readonly Day[], from: Day, count: number): readonly Day[] {
  const more = Array.from({ length: Math.min(count, MAX_SEASON_WEEKS) }, (_, i) => addDays(mondayOf(from), 7 * i));
  return [...new Set([...lostWeeks, ...more])].sort();
}

export function seasonNow(input: WhatIfInput): SeenSeason {
  const { phases, races } = input;
  return {
    ...seasonOutlook(input),
    seasonStart: phases[0]?.startDate ?? input.today,
    seasonEnd: phases.at(-1)?.endDate ?? input.today,
    races,
    phases,
    warnings: [],
  };
}

export function seasonAfter(input: WhatIfInput, edits: readonly SeasonEdit[]): SeenSeason {
  const edited = editedSeason(input, edits);
  const plan = replanSeason(edited);
  const goals = [input, edited].map(({ races }) => mainGoalOf(races, input.today)) as [
    PlanRace | null,
    PlanRace | null,
  ];
  const warnings = [...mainGoalWarnings(...goals), ...plan.warnings];
  return { ...plan, warnings, races: edited.races, ...seasonOutlook({ ...edited, phases: plan.phases }) };
}
