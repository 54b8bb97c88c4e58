import type { Day } from '../../core/calendar/calendar.ts';
import type { PlanRace } from '../../core/race/race.ts';
import { withPlannedTimes } from '../../core/prediction/plannedTimes.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import { mainGoalOf, mainGoalWarnings, raceWarnings, seasonWarnings } from '../../core/season/seasonWarnings.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import {
  type Actor,
  actorOf,
  type AnsweredRevision,
  changeSchedule,
  type LockedAthlete,
} from '../revision/revision.ts';
import type { ScheduleChanges } from '../revision/scheduleChanges.ts';
import { sameData } from '../revision/scheduledWorkout.ts';
import { planRaceOf, type SeasonSnapshot } from '../revision/seasonSnapshot.ts';
import { loadSeasonState, type SeasonState } from './seasonState.ts';

/** Whether the planner has something to say about a race; it stands either way. */
export interface RaceValidation {
  isValid: boolean;
  warnings: readonly PlanWarning[];
}

interface SeasonOutcome<T> {
  after: SeasonSnapshot;
  summary: string;
  result: T;
  /** What else the change does, such as planning the schedule anew. */
  rest?: Partial<Omit<ScheduleChanges, 'season'>>;
}

/**
 * The one way to change a season plan: as a revision of the schedule, so that it can be taken back. The main race and the warnings
 * follow the races; the version grows. Throws NotFound, Forbidden, and NotPossible where there is no plan.
 */
export async function changeSeason<T>(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  act: (state: SeasonState, tx: Tx, athlete: LockedAthlete) => Promise<SeasonOutcome<T>>,
): Promise<{ athleteId: string; planId: string; revision: AnsweredRevision; result: T }> {
  await assertMay(deps.db, viewer, 'edit', athleteId);
  return changeSeasonAs(deps, actorOf(viewer, athleteId!), athleteId!, act);
}

/** The same by whoever may: the planner itself, or somebody of whom that was asked. */
export async function changeSeasonAs<T>(
  deps: Deps,
  actor: Actor,
  id: string,
  act: (state: SeasonState, tx: Tx, athlete: LockedAthlete) => Promise<SeasonOutcome<T>>,
): Promise<{ athleteId: string; planId: string; revision: AnsweredRevision; result: T }> {
  const { revision, result } = await changeSchedule(deps, actor, id, 'season', async (tx, athlete) => {
    const state = await loadSeasonState(tx, id, athlete.today);
    const { after, summary, result: made, rest } = await act(state, tx, athlete);
    const before = state.season;
    const settled = sameData(before, after) ? before : settledSeason(after, state);
    return {
      changes: { workouts: [], weeks: [], ...rest, ...(settled !== before && { season: { before, after: settled } }) },
      summary,
      result: { made, planId: before.plan.id },
    };
  });
  return { athleteId: id, planId: result.planId, revision, result: result.made };
}

const goalOf = ({ races }: SeasonSnapshot, today: Day): PlanRace | null => mainGoalOf(races.map(planRaceOf), today);

/** The season as it is written: main race and warnings follow the races, the version grows. */
export function settledSeason(season: SeasonSnapshot, { input: { today, athlete } }: SeasonState): SeasonSnapshot {
  const races = season.races.map(planRaceOf);
  const mainRaceId = goalOf(season, today)?.id ?? null;
  const { plan } = season;
  const noted = plan.dateIsAssumed ? plan.warnings.filter(({ code }) => code === 'RACE_DATE_ASSUMED') : [];
  const warnings = seasonWarnings({
    today,
    athlete,
    sports: plan.sportPreferences,
    races: withPlannedTimes(races, athlete, today),
    since: plan.seasonStart,
  });
  return { ...season, plan: { ...plan, mainRaceId, warnings: [...noted, ...warnings], version: plan.version + 1 } };
}

/** What the planner says of one race among the others. */
export function warningsOfRace(
  { input: { today, athlete } }: SeasonState,
  { plan, races }: SeasonSnapshot,
  raceId: string,
): readonly PlanWarning[] {
  const all = withPlannedTimes(races.map(planRaceOf), athlete, today);
  const race = all.find(({ id }) => id === raceId);
  return race
    ? raceWarnings({ today, athlete, sports: plan.sportPreferences, races: all, since: plan.seasonStart }, race)
    : [];
}

/** What to tell of a change of races that gives the season another main goal. */
export function warningsOfGoal(
  { season, input: { today } }: SeasonState,
  after: SeasonSnapshot,
): readonly PlanWarning[] {
  return mainGoalWarnings(goalOf(season, today), goalOf(after, today));
}

export function validationOf(warnings: readonly PlanWarning[]): RaceValidation {
  return { isValid: warnings.length === 0, warnings };
}
