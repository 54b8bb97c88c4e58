import { withPlannedTimes } from '../../core/prediction/plannedTimes.ts';
import { previewRegeneration, type RegenerationPreview } from '../../core/season/regeneration.ts';
import type { ReplannedPhase } from '../../core/season/seasonReplan.ts';
import { editedSeason, type SeasonEdit } from '../../core/season/whatIf.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { newId } from '../kernel/newId.ts';
import type { Tx } from '../kernel/ports.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { ScheduleChanges } from '../revision/scheduleChanges.ts';
import { fillAdaptedWeeks } from '../adapt/filledWeeks.ts';
import { SCHEDULE_WEEKS, windowOf } from '../planning/scheduleWindow.ts';
import { madeFromOf } from './madeFrom.ts';
import { regenerationReasons } from './regenerationReasons.ts';
import type { GivenEdit } from './seasonRegeneration.schema.ts';
import {
  type PhaseRow,
  planRaceOf,
  type RaceRow,
  resultColumns,
  type SeasonSnapshot,
} from '../revision/seasonSnapshot.ts';
import type { SeasonState } from './seasonState.ts';

/** What applying writes: the season, and the hours a week where they change. */
export interface SeasonWrites {
  season: SeasonSnapshot;
  hours?: { before: number; after: number };
}

/** Planned phases as rows of the plan: those that carry one on keep its id. */
export function phaseRowsOf(
  phases: readonly ReplannedPhase[],
  { athleteId, id: planId }: SeasonSnapshot['plan'],
  now: Date,
): PhaseRow[] {
  return phases.map((phase) => ({
    ...phase,
    id: phase.id ?? newId(now),
    athleteId,
    planId,
    focusAreas: [...phase.focusAreas],
    baseSports: [...phase.baseSports],
    sportPreferences: [...phase.sportPreferences],
  }));
}

/** The season with the edits made and planned anew: what that changes, and what applying it writes. */
export function plannedAnew(
  state: SeasonState,
  given: readonly GivenEdit[],
  now: Date,
): { shown: RegenerationPreview; writes: SeasonWrites } {
  const { season, input } = state;
  const { athleteId, id: planId } = season.plan;
  const added: RaceRow[] = [];
  const edits = given.map((edit): SeasonEdit => {
    if (edit.addRace) {
      const row: RaceRow = { ...edit.addRace, id: newId(now), athleteId, planId, ...resultColumns(null) };
      added.push(row);
      const [race] = withPlannedTimes([planRaceOf(row)], input.athlete, input.today, input.races);
      return { kind: 'addRace', race: race! };
    }
    if (edit.moveRace) return { kind: 'moveRace', ...edit.moveRace };
    if (edit.setPriority) return { kind: 'setPriority', ...edit.setPriority };
    if (edit.setGoal) return { kind: 'setGoal', ...edit.setGoal };
    if (edit.removeRace) return { kind: 'removeRace', ...edit.removeRace };
    if (edit.loseWeeks) return { kind: 'loseWeeks', ...edit.loseWeeks };
    return { kind: 'setHours', ...edit.setHours! };
  });
  const { preview, season: planned } = previewRegeneration(input, edits, regenerationReasons(state).length > 0);
  const edited = editedSeason(input, edits);
  const rows = new Map([...season.races, ...added].map((race) => [race.id, race]));
  const races = edited.races.map(({ id, raceDate, priority, goalTimeSec = null }): RaceRow => ({
    ...rows.get(id)!,
    raceDate,
    priority,
    goalTimeSec,
  }));
  const phases = phaseRowsOf(planned.phases, season.plan, now);
  const movedMain =
    races.find(({ id }) => id === season.plan.mainRaceId)?.raceDate !==
    season.races.find(({ id }) => id === season.plan.mainRaceId)?.raceDate;
  const plan = {
    ...season.plan,
    seasonStart: planned.seasonStart,
    seasonEnd: planned.seasonEnd,
    lostWeeks: edited.lostWeeks,
    dateIsAssumed: season.plan.dateIsAssumed && !movedMain,
  };
  const after: SeasonSnapshot = {
    plan,
    phases,
    races: races.sort((a, b) => (a.raceDate < b.raceDate || (a.raceDate === b.raceDate && a.id < b.id) ? -1 : 1)),
  };
  const hours = {
    before: input.athlete.preferences.weeklyHoursAvailable,
    after: edited.athlete.preferences.weeklyHoursAvailable,
  };
  const { restart } = input;
  const madeFrom = madeFromOf(races, plan.sportPreferences, hours.after, restart) as unknown as Prisma.JsonValue;
  return {
    shown: preview,
    writes: { season: { ...after, plan: { ...plan, madeFrom } }, ...(hours.before !== hours.after && { hours }) },
  };
}

/** The four weeks as they follow from the new season; nothing where the schedule does not follow the season plan. */
export async function scheduleAnew(
  tx: Tx,
  athlete: LockedAthlete,
  { season, hours }: SeasonWrites,
  now: Date,
): Promise<Pick<ScheduleChanges, 'weeks' | 'workouts' | 'operations' | 'eased'>> {
  if (athlete.scheduleMode !== 'season-plan') return { weeks: [], workouts: [] };
  const settings = { mode: athlete.scheduleMode, sports: athlete.scheduleSports };
  const { firstDay: firstWeek } = windowOf(athlete.today);
  const { changes } = await fillAdaptedWeeks(tx, athlete, {
    settings,
    firstWeek,
    count: SCHEDULE_WEEKS,
    now,
    season,
    weeklyHours: hours?.after,
  });
  return changes;
}
