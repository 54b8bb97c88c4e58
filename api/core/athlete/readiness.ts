import { BANDS, type ReadinessBand } from '../codes/athlete.ts';
import {
  ATHLETE_WEIGHTS,
  BAD_ABOVE,
  BAD_BELOW,
  BAND_FLOORS,
  COACH_WEIGHTS,
  PERSONAL_CHECK_INS,
  PERSONAL_SPREAD,
} from '../constants/adapt.ts';

/** Answers of a check-in, 1 to 10; null: not answered. */
export interface Ratings {
  mood: number | null;
  stress: number | null;
  sleep: number | null;
  mentalReadiness: number | null;
  musclesSoreness: number | null;
  energyLevel: number | null;
  motivationLevel: number | null;
}

export interface Readiness {
  /** 0 to 100. */
  score: number;
  band: ReadinessBand;
  /** The answers that speak for less training, worst first: "stress 8, sleep 3"; fair ones with what makes them speak; empty when green. */
  because: string;
  /** Those answers alone: "stress 8, sleep 3". */
  named: string;
  /** Well below this athlete's usual, and nothing else speaks for less. */
  isBelowUsual: boolean;
}

type Item = keyof Ratings;
const NAMES: Readonly<Record<Item, string>> = {
  mood: 'mood',
  stress: 'stress',
  sleep: 'sleep',
  mentalReadiness: 'mental readiness',
  musclesSoreness: 'soreness',
  energyLevel: 'energy',
  motivationLevel: 'motivation',
};
const ITEMS = Object.keys(NAMES) as Item[];
const isReversed = (item: Item): boolean => item === 'stress' || item === 'musclesSoreness';

/** 0 worst, 1 best. */
const goodness = (item: Item, answer: number): number => (isReversed(item) ? 10 - answer : answer - 1) / 9;

/** Weighted mean of the answers given, 0 to 100; null without any. */
function scoreOf(ratings: Ratings, weights: Readonly<Partial<Record<Item, number>>>): number | null {
  let sum = 0;
  let weight = 0;
  for (const [item, share] of Object.entries(weights) as [Item, number][]) {
    const answer = ratings[item];
    if (answer === null) continue;
    sum += share * goodness(item, answer);
    weight += share;
  }
  return weight === 0 ? null : (100 * sum) / weight;
}

const isBad = (item: Item, answer: number): boolean => (isReversed(item) ? answer > BAD_ABOVE : answer < BAD_BELOW);

/** The athlete's form where it was filled in, the coach's where its own fields were; the lower of both. */
function rawScore(ratings: Ratings): number | null {
  const own = ratings.mood !== null || ratings.mentalReadiness !== null;
  const coach = ratings.musclesSoreness !== null || ratings.energyLevel !== null || ratings.motivationLevel !== null;
  const scores = [
    own || !coach ? scoreOf(ratings, ATHLETE_WEIGHTS) : null,
    coach ? scoreOf(ratings, COACH_WEIGHTS) : null,
  ].filter((score) => score !== null);
  return scores.length === 0 ? null : Math.min(...scores);
}

function bandOfScore(score: number): ReadinessBand {
  // a score that should be 60 must not be 59.999…
  const exact = Math.round(score * 1e6) / 1e6;
  if (exact >= BAND_FLOORS.green) return 'green';
  if (exact >= BAND_FLOORS.amber) return 'amber';
  return exact >= BAND_FLOORS.orange ? 'orange' : 'red';
}

function isBelowOwnMean(score: number, earlier: readonly Ratings[]): boolean {
  const scores = earlier.map(rawScore).filter((each) => each !== null);
  if (scores.length < PERSONAL_CHECK_INS) return false;
  const mean = scores.reduce((sum, each) => sum + each, 0) / scores.length;
  const spread = Math.sqrt(scores.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (scores.length - 1));
  return score < mean - Math.max(PERSONAL_SPREAD, spread);
}

/**
 * How ready the athlete is for training. The score of the answers gives one band and the number of bad answers another; the worse of
 * the two counts. A score well below the athlete's own mean makes it one band worse. Questions that were not answered do not count.
 * Null: nothing was answered.
 */
export function readiness(ratings: Ratings, earlier: readonly Ratings[] = []): Readiness | null {
  const score = rawScore(ratings);
  if (score === null) return null;
  const answered = ITEMS.filter((item) => ratings[item] !== null);
  const bad = answered.filter((item) => isBad(item, ratings[item]!));
  const byItems = Math.min(bad.length, 3);
  const isLow = isBelowOwnMean(score, earlier);
  const rank = Math.max(BANDS.indexOf(bandOfScore(score)), byItems) + (isLow ? 1 : 0);
  const band = BANDS[Math.min(rank, 3)]!;
  const worst = [...answered].sort((a, b) => goodness(a, ratings[a]!) - goodness(b, ratings[b]!));
  const named = bad.length > 0 ? worst.filter((item) => bad.includes(item)) : worst.slice(0, 2);
  // fair answers say nothing by themselves: what speaks is how far they are from this athlete's own
  const isBelowUsual = isLow && bad.length === 0;
  const answers = band === 'green' ? '' : named.map((item) => `${NAMES[item]} ${ratings[item]}`).join(', ');
  const because = band === 'green' ? '' : `${answers}${isBelowUsual ? ', well below your usual' : ''}`;
  return { score, band, because, named: answers, isBelowUsual };
}
