import type { FitnessAssessment } from '../athlete/athlete.ts';
import { EXPERIENCE_LEVELS, FITNESS_LEVELS } from '../codes/athlete.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { RACE_TYPE_NUMBERS, SHARE_BOUNDS, WEAKEST_SPORT_SHIFT } from '../constants/season.ts';
import { isTriathlon, onlySportOf, type RaceType } from '../codes/race.ts';

export type SportShares = Readonly<Partial<Record<EnduranceSport, number>>>;

/**
 * Fractions of the endurance time by sport, summing to 1. In a race of several 0.05 moves from the strongest sport to the weakest (lowest
 * experience, then fitness), in triathlon within the bounds of each; with equal or missing assessments nothing moves.
 */
export function sportShares(raceType: RaceType, assessments: readonly FitnessAssessment[]): SportShares {
  const shares = RACE_TYPE_NUMBERS[raceType].shares;
  if (onlySportOf(raceType) !== null) return shares;
  const strength = new Map<EnduranceSport, number>();
  for (const sport of ENDURANCE_SPORTS) {
    if (shares[sport] === undefined) continue;
    const ranks = assessments.filter((assessment) => assessment.sport === sport).map(rank);
    if (ranks.length > 0) strength.set(sport, Math.min(...ranks));
  }
  const ranked = [...strength].sort((a, b) => a[1] - b[1]);
  const weakest = ranked[0];
  const strongest = ranked.at(-1);
  if (!weakest || !strongest || weakest[1] === strongest[1]) return shares;
  const bounds = isTriathlon(raceType) ? SHARE_BOUNDS : null;
  const gain = (bounds?.[weakest[0]][1] ?? 1) - shares[weakest[0]]!;
  const give = shares[strongest[0]]! - (bounds?.[strongest[0]][0] ?? 0);
  const shift = Math.max(0, Math.min(WEAKEST_SPORT_SHIFT, gain, give));
  return { ...shares, [weakest[0]]: shares[weakest[0]]! + shift, [strongest[0]]: shares[strongest[0]]! - shift };
}

function rank(assessment: FitnessAssessment): number {
  return (
    EXPERIENCE_LEVELS.indexOf(assessment.experienceLevel) * FITNESS_LEVELS.length +
    FITNESS_LEVELS.indexOf(assessment.currentFitnessLevel)
  );
}
