import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import type { Race } from './race.ts';
import { lengthFactor, type RaceOfLength } from './raceMetres.ts';

type Sized = RaceOfLength & Pick<Race, 'plannedSec'>;

const SECONDS_PER_HOUR = 3600;

/** Hours from start to finish: those that the athlete will take, where that is known, else the usual ones of its type and length. */
export const raceHoursOf = (race: Sized): number =>
  race.plannedSec === undefined
    ? RACE_TYPE_NUMBERS[race.raceType].raceHours * lengthFactor(race)
    : race.plannedSec / SECONDS_PER_HOUR;

/** TSS of the race: that of its type, at the same intensity for as long as it takes. */
export function raceTssOf(race: Sized): number {
  const { raceHours, raceTss } = RACE_TYPE_NUMBERS[race.raceType];
  return Math.round((raceTss * raceHoursOf(race)) / raceHours);
}

/** Whole minutes of the race as planned. */
export const raceMinutesOf = (race: Sized): number => Math.round(60 * raceHoursOf(race));
