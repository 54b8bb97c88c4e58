import { graphql } from 'react-relay';

// spread by whatever asks or shows all of a check-in
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment ratings_checkIn on CheckIn {
    weekStartDate
    mood
    stress
    sleep
    mentalReadiness
    musclesSoreness
    energyLevel
    motivationLevel
    overallWellness
    travelThisWeek
    majorDeadlines
    notes
  }
`;

/** The ratings of a check-in, by the names that the API gives them. */
export type RatingName =
  | 'mood'
  | 'stress'
  | 'sleep'
  | 'mentalReadiness'
  | 'musclesSoreness'
  | 'energyLevel'
  | 'motivationLevel'
  | 'overallWellness';

export interface Rating {
  name: RatingName;
  label: string;
  /** What 1 and 10 mean. */
  anchors: readonly [string, string];
  /** Where the slider waits; no answer until the athlete gives one. */
  start: number;
  /** Stress and soreness are good when low. */
  goodWhenLow: boolean;
}

const rating = (name: RatingName, label: string, low: string, high: string, goodWhenLow = false): Rating => ({
  name,
  label,
  anchors: [low, high],
  start: goodWhenLow ? 5 : 7,
  goodWhenLow,
});

/** The weekly four. */
export const LIFE_RATINGS: readonly Rating[] = [
  rating('mood', 'Mood', 'low', 'great'),
  rating('stress', 'Stress', 'calm', 'overwhelming', true),
  rating('sleep', 'Sleep', 'poor', 'deep and long'),
  rating('mentalReadiness', 'Mental readiness', 'not ready', 'eager'),
];

/** What a coach asks besides. */
export const BODY_RATINGS: readonly Rating[] = [
  rating('musclesSoreness', 'Muscle soreness', 'none', 'very sore', true),
  rating('energyLevel', 'Energy', 'empty', 'full'),
  rating('motivationLevel', 'Motivation', 'none', 'high'),
  rating('overallWellness', 'Overall wellness', 'poor', 'excellent'),
];

export const ALL_RATINGS: readonly Rating[] = [...LIFE_RATINGS, ...BODY_RATINGS];

export type RatingLevel = 'good' | 'warning' | 'bad';

/** Stress and soreness: good to 3, warning to 6; the others: good from 7, warning from 4. */
export function ratingLevel({ goodWhenLow }: Pick<Rating, 'goodWhenLow'>, value: number): RatingLevel {
  if (goodWhenLow) return value <= 3 ? 'good' : value <= 6 ? 'warning' : 'bad';
  return value >= 7 ? 'good' : value >= 4 ? 'warning' : 'bad';
}

/** The level in a word, beside its colour: 'good', 'fair', 'high'. */
export function ratingWord(rating: Pick<Rating, 'goodWhenLow'>, value: number): string {
  const level = ratingLevel(rating, value);
  if (level === 'good') return 'good';
  if (level === 'warning') return 'fair';
  return rating.goodWhenLow ? 'high' : 'low';
}
