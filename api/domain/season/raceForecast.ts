import type { Day } from '../../core/calendar/calendar.ts';
import { type Forecast, forecastOf } from '../../core/prediction/forecast.ts';
import { knownOf } from '../../core/prediction/knownOf.ts';
import type { Known, WeeklyRunning } from '../../core/prediction/predictRace.ts';
import { runningSince, weeklyRunningOf } from '../../core/prediction/weeklyRunning.ts';
import { type Viewer, visibleTo } from '../kernel/access.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Db, Deps } from '../kernel/ports.ts';
import { readerOf } from '../kernel/reader.ts';
import { readSeasonState } from './seasonPlan.ts';
import type { SeasonState } from './seasonState.ts';

async function runningOf(db: Pick<Db, 'activity'>, athleteId: string, today: Day): Promise<WeeklyRunning | null> {
  const rows = await db.activity.findMany({
    where: { athleteId, sport: 'run', distanceM: { not: null }, day: { gte: columnOf(runningSince(today)) } },
    select: { day: true, distanceM: true, movingSec: true },
  });
  const runs = rows.map(({ day, distanceM, movingSec }) => ({ day: dayOf(day), distanceM: distanceM ?? 0, movingSec }));
  return weeklyRunningOf(runs, today);
}

/** What is known of the athlete that tells of races to come. The caller has asked whether the viewer may. */
export async function knownOfSeason(
  db: Pick<Db, 'activity'>,
  { season, input: { athlete, races, today } }: SeasonState,
): Promise<Known> {
  return knownOf(athlete.thresholds, races, today, await runningOf(db, season.plan.athleteId, today));
}

/** What is predicted of a race, for the viewer; null once its day has passed, and where the season has no such race. */
export function forecastIn(
  { season, input: { races, today } }: SeasonState,
  known: Known,
  viewer: Viewer | null,
  raceId: string,
): Forecast | null {
  const race = races.find(({ id }) => id === raceId);
  if (!race || race.raceDate < today) return null;
  return forecastOf(race, known, readerOf(viewer, season.plan.athleteId));
}

/** Throws NotFound alike for a race of someone else; `of` names the only athlete whose race it may be. */
export async function readRaceForecast(
  deps: Deps,
  viewer: Viewer,
  raceId: string | null,
  of: string | null,
): Promise<Forecast | null> {
  const where = { AND: [{ id: raceId ?? '' }, visibleTo(viewer).race] };
  const found = raceId === null ? null : await deps.db.race.findFirst({ where, select: { id: true, athleteId: true } });
  if (!found || found.athleteId !== of) throw new NotFound('Race not found.');
  const state = await readSeasonState(deps, viewer, found.athleteId);
  return forecastIn(state, await knownOfSeason(deps.db, state), viewer, found.id);
}
