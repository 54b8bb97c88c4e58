import type { FitnessAssessment } from '../athlete/athlete.ts';
import { EXPERIENCE_LEVELS, FITNESS_LEVELS } from '../codes/athlete.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { SHARE_BOUNDS, WEAKEST_SPORT_SHIFT } from '../constants/season.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { isTriathlon, onlySportOf, type RaceType } from '../codes/race.ts';

export type SportShares = Readonly<Partial<Record<EnduranceSport, number>>>;

/**
 * Fractions of the endurance time by sport, summing to 1. In a race of several 0.05 moves from the strongest sport to the weakest (lowest
 * experience, then fitness), in triathlon within the bounds of each; with equal or missing assessments nothing moves.
 */
export function sportShares(raceType: RaceType, assessments: readonly FitnessAssessment[]): SportShares {
  const shares = RACE_TYPE_NUMBERS[raceType].shares;
  if (onlySportOf(raceType) !== null) return shares;
  // plain loops: every week of a plan asks for it
  let weakest: RankedSport | null = null;
  let strongest: RankedSport | null = null;
  for (const sport of ENDURANCE_SPORTS) {
    const rank = shares[sport] === undefined ? null : lowestRank(sport, assessments);
    if (rank === null) continue;
    if (weakest === null || rank < weakest.rank) weakest = { sport, rank };
    if (strongest === null || rank >= strongest.rank) strongest = { sport, rank };
  }
  if (weakest === null || strongest === null || weakest.rank === strongest.rank) return shares;
  const [weak, strong] = [weakest.sport, strongest.sport];
  const bounds = isTriathlon(raceType) ? SHARE_BOUNDS : null;
  const gain = (bounds?.[weak][1] ?? 1) - shares[weak]!;
  const give = shares[strong]! - (bounds?.[strong][0] ?? 0);
  const shift = Math.max(0, Math.min(shiftFrom(strong, raceType), gain, give));
  return { ...shares, [weak]: shares[weak]! + shift, [strong]: shares[strong]! - shift };
}

/** Before a long triathlon running gives nothing: its long run needs all that it has. */
const shiftFrom = (strongest: EnduranceSport, raceType: RaceType): number =>
  strongest === 'running' && (raceType === 'half-ironman' || raceType === 'ironman') ? 0 : WEAKEST_SPORT_SHIFT;

interface RankedSport {
  sport: EnduranceSport;
  rank: number;
}

/** Of the assessments of the sport; null: there is none. */
function lowestRank(sport: EnduranceSport, assessments: readonly FitnessAssessment[]): number | null {
  let lowest: number | null = null;
  for (const assessment of assessments)
    if (assessment.sport === sport) lowest = Math.min(lowest ?? Infinity, rankOf(assessment));
  return lowest;
}

function rankOf(assessment: FitnessAssessment): number {
  return (
    EXPERIENCE_LEVELS.indexOf(assessment.experienceLevel) * FITNESS_LEVELS.length +
    FITNESS_LEVELS.indexOf(assessment.currentFitnessLevel)
  );
}
