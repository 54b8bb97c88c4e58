import { FASTEST } from '../../core/constants/thresholds.ts';
import { type MeanMax, meanMaxOf, type Piece } from '../../core/thresholds/meanMax.ts';
import type { FitLeg } from '../../core/workout/fit/fitFile.ts';
import type { Pieces } from './series.ts';

/** Watts are kept in tenths, speeds in millimetres a second. */
const PARTS = { power: 10, speed: 1000 };

/** A satellite that is lost for a moment makes nobody faster than people are. */
const possible = (speed: readonly Piece[], fastest: number): Piece[] =>
  speed.filter(({ values }) => values.every((value) => value === null || value <= fastest));

/** The best means of a leg. Null: its sport has no threshold. In a pool the device counts lengths, and knows no speed of a second. */
export function meanMaxFrom(
  { power, speed, heartRate }: Pieces,
  sport: FitLeg['sport'],
  { inPool }: { inPool: boolean },
): MeanMax | null {
  if (sport !== 'run' && sport !== 'bike' && sport !== 'swim') return null;
  return {
    power: meanMaxOf(power, heartRate, PARTS.power),
    speed: inPool ? [] : meanMaxOf(possible(speed, FASTEST[sport]), heartRate, PARTS.speed),
  };
}
