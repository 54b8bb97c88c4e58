import type { RaceType } from '../codes/race.ts';
import type { ZonedSport } from '../codes/sport.ts';
import { type Metres, OWN_METRES, RACE_METRES, RIEGEL_EXPONENT } from '../constants/prediction.ts';
import { METRES_PER_MILE } from '../units/displayUnits.ts';
import type { Race } from './race.ts';

/** A race as far as its length goes; without a name it is as long as its type usually is. */
export type RaceOfLength = Pick<Race, 'raceType'> & Partial<Pick<Race, 'raceName'>>;

const NAMED =
  /(?<!\d)(\d{1,3}(?:[.,'’\s]\d{3})+|\d+(?:[.,]\d+)?)[\s-]?(km|kms|k|kilomet(?:re|er)s?|m|met(?:re|er)s?|mi|miles?)\b/gi;
const METRES_OF: readonly (readonly [RegExp, number])[] = [
  [/^k/i, 1000],
  [/^mi/i, METRES_PER_MILE],
  [/^m/i, 1],
];

/** Nobody names a race to the millimetre, so three digits after a point or comma are thousands of metres; of kilometres and miles they are its parts. */
function metresOf(number: string, unit: string): number {
  const each = METRES_OF.find(([name]) => name.test(unit))![1];
  const [whole, ...groups] = number.split(/[.,'’\s]/);
  const isGrouped =
    groups.every(({ length }) => length === 3) && (each === 1 || groups.length > 1 || /['’\s]/.test(number));
  return Math.round(each * Number(isGrouped ? number.replace(/\D/g, '') : [whole, ...groups].join('.')));
}

/** Metres of a race of a type that is held over many distances, where its name tells them ("Lake swim 2.5 km"); null: it does not. */
export function ownMetres({ raceType, raceName = '' }: RaceOfLength): number | null {
  const bounds = OWN_METRES[raceType];
  if (bounds === undefined) return null;
  for (const [, number, unit] of raceName.matchAll(NAMED)) {
    const metres = metresOf(number!, unit!);
    if (metres >= bounds[0] && metres <= bounds[1]) return metres;
  }
  return null;
}

const onlyLegOf = (raceType: RaceType): ZonedSport => (RACE_METRES[raceType].swim === undefined ? 'bike' : 'swim');

/** Metres of the race by sport: its own where they are known, else the usual ones of its type. */
export function raceMetres(race: RaceOfLength): Metres {
  const own = ownMetres(race);
  return own === null ? RACE_METRES[race.raceType] : { [onlyLegOf(race.raceType)]: own };
}

/** How much longer the race takes than one of its type usually does, as Riegel draws a time out. */
export function lengthFactor(race: RaceOfLength): number {
  const own = ownMetres(race);
  if (own === null) return 1;
  return (own / RACE_METRES[race.raceType][onlyLegOf(race.raceType)]!) ** RIEGEL_EXPONENT;
}
