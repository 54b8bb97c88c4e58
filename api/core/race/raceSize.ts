import { RACE_TYPE_NUMBERS } from '../constants/season.ts';
import type { Race } from './race.ts';

type Sized = Pick<Race, 'raceType' | 'plannedSec'>;

const SECONDS_PER_HOUR = 3600;

/** Hours from start to finish: those that the athlete will take, where that is known, else the usual ones of the type. */
export const raceHoursOf = ({ raceType, plannedSec }: Sized): number =>
  plannedSec === undefined ? RACE_TYPE_NUMBERS[raceType].raceHours : plannedSec / SECONDS_PER_HOUR;

/** TSS of the race: that of its type, at the same intensity for as long as it takes. */
export function raceTssOf(race: Sized): number {
  const { raceHours, raceTss } = RACE_TYPE_NUMBERS[race.raceType];
  return Math.round((raceTss * raceHoursOf(race)) / raceHours);
}

/** Whole minutes of the race as planned. */
export const raceMinutesOf = (race: Sized): number => Math.round(60 * raceHoursOf(race));
