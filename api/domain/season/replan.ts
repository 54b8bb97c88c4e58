import { replanAfterBreakText, replanEffectsText } from '../../core/messages/replan.ts';
import { opening } from '../../core/messages/reader.ts';
import { replanEffects } from '../../core/season/replanEffects.ts';
import type { PhaseDifference, RaceDayDifference, WeekDifference } from '../../core/season/regeneration.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { assertMayWrite, type Viewer } from '../kernel/access.ts';
import { digestId } from '../kernel/digestId.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import type { AnsweredRevision } from '../revision/revision.ts';
import { loadSeason } from '../revision/seasonSnapshot.ts';
import { type Break, loadBreak, mayHaveRested } from './longBreak.ts';
import { plannedAnew, scheduleAnew, type SeasonWrites } from './plannedAnew.ts';
import { changeSeason } from './seasonChange.ts';
import { regenerationReasons } from './regenerationReasons.ts';
import { readSeasonState } from './seasonPlan.ts';
import { PlanChanged } from './seasonRegeneration.ts';
import type { SeasonState } from './seasonState.ts';

/** The season planned anew because its phases no longer follow from its races, hours or sports, or from what was trained; one press applies it. */
export interface Replan {
  /** The same plan made from the same season has the same id, so that what is applied is what was seen. */
  previewId: string;
  /** One sentence. */
  summary: string;
  phases: readonly PhaseDifference[];
  /** From this week on. */
  hours: readonly WeekDifference[];
  raceDays: readonly RaceDayDifference[];
}

interface MadeReplan {
  replan: Replan;
  effects: string;
  writes: SeasonWrites;
}

function replanMade(given: SeasonState, pause: Break | null, now: Date): MadeReplan | null {
  const isBehind = regenerationReasons(given).length > 0;
  if (!isBehind && pause === null) return null;
  const state = pause === null ? given : { ...given, input: { ...given.input, restart: pause.restart } };
  const { shown, writes } = plannedAnew(state, [], now);
  if (shown.phases.every(({ change }) => change === 'same')) return null;
  const effects = replanEffectsText(replanEffects(shown, state.input.today));
  const { phases, weeks: hours, raceDays } = shown;
  const { id, version } = state.season.plan;
  return {
    replan: {
      previewId: digestId({ id, version, phases, hours }),
      summary: isBehind || pause === null ? `Planned anew, ${effects}.` : replanAfterBreakText(pause.days, effects),
      phases,
      hours,
      raceDays,
    },
    effects,
    writes,
  };
}

/** What planning the season anew would change; null: its phases follow from it, or planning it anew changes none of them. */
export async function replanOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, state: SeasonState): Promise<Replan | null> {
  const { season, input } = state;
  const pause = await loadBreak(db, season.plan.athleteId, input.today);
  return replanMade(state, pause, clock())?.replan ?? null;
}

/** May there be something to plan anew? Asks for little, so that a page which mostly need not know may ask. */
export async function mayNeedReplan({ db }: Pick<Deps, 'db'>, athleteId: string, today: Day): Promise<boolean> {
  if (await mayHaveRested(db, athleteId, today)) return true;
  const [season, hours] = await Promise.all([
    loadSeason(db, athleteId),
    db.trainingPreferences.findUnique({ where: { athleteId }, select: { weeklyHoursAvailable: true } }),
  ]);
  if (season === null || hours === null) return false;
  return regenerationReasons({ season, input: { today, athlete: { preferences: hours } } }).length > 0;
}

/** The same of the season as it is now on file, after an act; null without a season plan. */
export async function readReplan(deps: Deps, viewer: Viewer, athleteId: string | null): Promise<Replan | null> {
  const state = await readSeasonState(deps, viewer, athleteId).catch((error: unknown) => {
    if (error instanceof NotPossible) return null;
    throw error;
  });
  return state && replanOf(deps, state);
}

/**
 * Plans the season anew as it was offered, and the four weeks with it where they follow the season plan, as one revision. Throws PlanChanged
 * where the season is no longer the one that was looked at, NotFound, and PlanConflict where the four weeks cannot be planned.
 */
export async function applyReplan(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  previewId: string | null,
): Promise<{ athleteId: string; planId: string; revision: AnsweredRevision }> {
  assertMayWrite(viewer);
  if (previewId === null) throw new NotFound('Preview not found.');
  return changeSeason(deps, viewer, athleteId, async (state, tx, athlete) => {
    const now = deps.clock();
    const made = replanMade(state, await loadBreak(tx, athlete.id, athlete.today), now);
    if (made?.replan.previewId !== previewId) throw new PlanChanged();
    return {
      after: made.writes.season,
      summary: `${opening(made.effects)}: the season is planned anew.`,
      result: null,
      rest: await scheduleAnew(tx, athlete, made.writes, now),
    };
  });
}
