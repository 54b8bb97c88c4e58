import type { Athlete } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import { isRunningRace, type RaceType } from '../codes/race.ts';
import { RACE_EFFORT_DRIFT, RACE_METRES } from '../constants/prediction.ts';
import { RUN_RACE_EFFORT } from '../constants/workouts.ts';
import type { Race } from '../race/race.ts';
import { plannedSeconds } from './goal.ts';
import { knownOf } from './knownOf.ts';
import { predictRace } from './predictRace.ts';

/** The race of that type that a week from this Monday on trains for: the next A race, else the next. */
export function raceTrainedFor(races: readonly Race[], raceType: RaceType | null, monday: Day): Race | undefined {
  const ahead = races.filter((race) => race.raceType === raceType && race.raceDate >= monday);
  const next = (of: readonly Race[]) =>
    of.reduce<Race | undefined>((first, race) => (first && first.raceDate <= race.raceDate ? first : race), undefined);
  return next(ahead.filter(({ priority }) => priority === 'A')) ?? next(ahead);
}

/**
 * Effort of a running race, fraction of threshold speed: the goal's where thresholds and results allow it, else that of the time that
 * they predict, within bounds around the usual one. Undefined where nothing is known, or the race is no running race.
 */
export function runRaceEffort(
  race: Race | undefined,
  { thresholds }: Pick<Athlete, 'thresholds'>,
  races: readonly Race[],
  today: Day,
): number | undefined {
  const speed = thresholds?.runThresholdSpeed ?? null;
  if (race === undefined || speed === null || !isRunningRace(race.raceType)) return undefined;
  const prediction = predictRace(race.raceType, knownOf(thresholds, races, today));
  const seconds = plannedSeconds(prediction, race.goalTimeSec ?? null);
  if (seconds === null) return undefined;
  const usual = RUN_RACE_EFFORT[race.raceType]!;
  const [low, high] = [usual * (1 - RACE_EFFORT_DRIFT), usual * (1 + RACE_EFFORT_DRIFT)];
  return Math.min(high, Math.max(low, RACE_METRES[race.raceType].run! / seconds / speed));
}
