import type { Athlete } from '../athlete/athlete.ts';
import { clearanceBy } from '../athlete/injuries.ts';
import type { Day } from '../calendar/calendar.ts';
import { plannedFor } from '../race/goalTime.ts';
import type { PredictedTimes, Race } from '../race/race.ts';
import { raceMetres, type RaceOfLength } from '../race/raceMetres.ts';
import { knownOf } from './knownOf.ts';
import { plannedOf } from './planned.ts';
import { type Known, predictRace } from './predictRace.ts';

/** A goal that nobody reaches: what is planned for it is the fastest that is planned. */
const NO_TIME = 1;

/** What thresholds and results predict of a race; undefined: they tell nothing. */
export function predictedTimes({ raceType, raceName }: RaceOfLength, known: Known): PredictedTimes | undefined {
  const of = { raceType, raceName };
  const prediction = predictRace(raceType, { ...known, running: null }, raceMetres(of));
  if (prediction === null) return undefined;
  return {
    lowSec: prediction.lowSec,
    highSec: prediction.highSec,
    usualSec: plannedOf(of, known).seconds!,
    fastestSec: plannedOf({ ...of, goalTimeSec: NO_TIME }, known).seconds!,
  };
}

/**
 * The races with the seconds that each took, or will take by goal or prediction. One of which nothing is known is left as it is: then
 * its type says how long it is; so too of one before which somebody has to clear the athlete. What was run before (`raced`, left out:
 * among them) is evidence for what is to come.
 */
export function withPlannedTimes<R extends Race>(
  races: readonly R[],
  { thresholds, injuries = [] }: Pick<Athlete, 'thresholds'> & Partial<Pick<Athlete, 'injuries'>>,
  today: Day,
  raced: readonly Race[] = races,
): R[] {
  const known = knownOf(thresholds, raced, today);
  return races.map((race) => {
    const took = race.result?.finishSeconds ?? null;
    if (took !== null) return { ...race, plannedSec: took };
    const clearedBy = race.raceDate < today ? null : clearanceBy(injuries, race.raceDate);
    if (clearedBy !== null) return { ...race, clearedBy };
    const predicted = predictedTimes(race, known);
    const plannedSec = plannedFor(race.goalTimeSec ?? null, predicted);
    return { ...race, ...(predicted && { predicted }), ...(plannedSec !== undefined && { plannedSec }) };
  });
}
