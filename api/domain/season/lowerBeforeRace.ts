import { DAY_MS, addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { LOWERED_BEFORE_DAYS } from '../../core/constants/season.ts';
import { lowerTowardsRace } from '../../core/season/seasonReplan.ts';
import { columnOf, todayOf } from '../kernel/day.ts';
import { PlanConflict, NotPossible } from '../kernel/errors.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { PLANNER } from '../revision/revision.ts';
import type { SeasonSnapshot } from '../revision/seasonSnapshot.ts';
import { phaseRowsOf, scheduleAnew } from './plannedAnew.ts';
import { changeSeasonAs } from './seasonChange.ts';
import type { SeasonState } from './seasonState.ts';

/** The season with the last weeks before its next A race, where its phases pass over them; null: they do not. */
function lowered({ season, input }: SeasonState, now: Date): { after: SeasonSnapshot; summary: string } | null {
  const found = lowerTowardsRace(input);
  if (found === null) return null;
  const { race, replan } = found;
  const phases = phaseRowsOf(replan.phases, season.plan, now);
  const { seasonStart, seasonEnd } = replan;
  return {
    after: { ...season, phases, plan: { ...season.plan, seasonStart, seasonEnd } },
    summary: `Lowered the weeks up to ${race.raceName} on ${dayName(race.raceDate)}: the race is near, and nobody had planned its taper.`,
  };
}

/** Did a person take back what the planner lowered for this race? What it lowered longer ago was for another. */
async function wasUndone(tx: Tx, athleteId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - LOWERED_BEFORE_DAYS * DAY_MS);
  const last = await tx.revision.findFirst({
    where: { athleteId, cause: 'season', actorRole: 'planner', createdAt: { gte: since } },
    orderBy: { number: 'desc' },
    select: { number: true },
  });
  return last !== null && (await tx.revision.count({ where: { athleteId, undoesNumber: last.number } })) > 0;
}

/** Is there an A race so near that its last weeks must not be passed over? */
async function isRaceNear({ db, clock }: Pick<Deps, 'db' | 'clock'>, athleteId: string): Promise<boolean> {
  const athlete = await db.athlete.findUnique({
    where: { id: athleteId },
    select: { user: { select: { timeZone: true, latestDay: true } } },
  });
  if (!athlete) return false;
  const today: Day = todayOf(athlete.user, clock());
  const raceDate = { gte: columnOf(today), lte: columnOf(addDays(today, LOWERED_BEFORE_DAYS)) };
  return (await db.race.count({ where: { athleteId, priority: 'A', raceDate } })) > 0;
}

/**
 * Gives the next A race its taper and race week by itself, three weeks before it, where nobody planned the season anew since it was moved
 * or added; the rest of the season stays, and still waits to be planned anew. One revision of the planner; once somebody has undone it, it
 * is not made again. The Monday from which weeks were planned anew; null: nothing was to be done.
 */
export async function lowerBeforeRace(deps: Deps, athleteId: string): Promise<Day | null> {
  if (!(await isRaceNear(deps, athleteId))) return null;
  try {
    const { result } = await changeSeasonAs(deps, PLANNER, athleteId, async (state, tx, athlete) => {
      const now = deps.clock();
      const made = lowered(state, now);
      if (made === null || (await wasUndone(tx, athleteId, now)))
        return { after: state.season, summary: '', result: null };
      const rest = await scheduleAnew(tx, athlete, { season: made.after }, now);
      return { ...made, result: mondayOf(athlete.today) as Day | null, rest };
    });
    return result;
  } catch (error) {
    // there is no season plan, or a limit has changed since: the athlete is told when they plan anew, and reading must still work
    if (error instanceof PlanConflict || error instanceof NotPossible) return null;
    throw error;
  }
}
