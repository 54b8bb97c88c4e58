import type { Thresholds } from '../athlete/athlete.ts';
import { raceKindOf, type RaceType } from '../codes/race.ts';
import type { RaceLegKind } from '../codes/raceDay.ts';
import { RACE_METRES, TRANSITION_SEC } from '../constants/prediction.ts';
import { FIRST_CHANGE_PART, FIRST_RUN_PART } from '../constants/raceDay.ts';
import { legEfforts, legsOf } from '../prediction/legs.ts';
import type { RaceEfforts } from '../prediction/planned.ts';

/** A part of a race; a change of sport has no distance. */
export interface RaceLeg {
  kind: RaceLegKind;
  distanceM: number | null;
}

const leg = (kind: RaceLegKind, distanceM: number): RaceLeg => ({ kind, distanceM });
const CHANGE: RaceLeg = { kind: 'CHANGE', distanceM: null };

/** The parts of a race; `distanceM` is that of a race of one sport where its own is known. */
export function legsOfRace(raceType: RaceType, distanceM: number | null): RaceLeg[] {
  const { swim = 0, bike = 0, run = 0 } = RACE_METRES[raceType];
  switch (raceKindOf(raceType)) {
    case 'triathlon':
      return [leg('SWIM', swim), CHANGE, leg('RIDE', bike), CHANGE, leg('RUN', run)];
    case 'aquabike':
      return [leg('SWIM', swim), CHANGE, leg('RIDE', bike)];
    case 'duathlon': {
      const first = run * FIRST_RUN_PART;
      return [leg('RUN', first), CHANGE, leg('RIDE', bike), CHANGE, leg('RUN', run - first)];
    }
    case 'cycling':
      return [leg('RIDE', distanceM ?? bike)];
    case 'swimming':
      return [leg('SWIM', distanceM ?? swim)];
    case 'running':
      return [leg('RUN', run)];
  }
}

const SPORT_OF = { SWIM: 'swim', RIDE: 'bike', RUN: 'run' } as const;

/**
 * Seconds of each part of a race that takes so long: each sport at the effort that is trained for it, and what these leave over
 * shared by all alike. Null: the thresholds that it takes are not known.
 */
export function secondsOfLegs(
  raceType: RaceType,
  legs: readonly RaceLeg[],
  seconds: number,
  { thresholds, efforts }: { thresholds: Thresholds | null; efforts: RaceEfforts },
): number[] | null {
  if (legs.length === 1) return [seconds];
  const usual = thresholds && legsOf(raceType, thresholds, null, { ...legEfforts(raceType), ...efforts });
  if (usual === null) return null;
  const changes = TRANSITION_SEC[raceType] ?? 0;
  const factor = (seconds - changes) / (usual.swim + usual.bike + usual.run);
  const parts =
    legs.filter(({ kind }) => kind === 'CHANGE').length === 1 ? [1] : [FIRST_CHANGE_PART, 1 - FIRST_CHANGE_PART];
  let change = 0;
  return legs.map(({ kind, distanceM }) => {
    if (kind === 'CHANGE') {
      change += 1;
      return changes * parts[change - 1]!;
    }
    const sport = SPORT_OF[kind];
    return usual[sport] * factor * (distanceM! / RACE_METRES[raceType][sport]!);
  });
}
