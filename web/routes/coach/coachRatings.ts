import { ALL_RATINGS, type Rating, type RatingName } from '../../cards/checkIn/ratings.ts';

/** What the athlete was asked, as a coach reads it: each answer under its own question, none in the place of another. */
const ratings = <Name extends RatingName>(names: Readonly<Record<Name, string>>) =>
  (Object.entries(names) as [Name, string][]).map(([name, label]): Rating & { name: Name } => ({
    ...ALL_RATINGS.find((rating) => rating.name === name)!,
    name,
    label,
  }));

/** The latest check-in, in this order. */
export const LATEST = ratings({
  stress: 'Work stress',
  sleep: 'Sleep quality',
  musclesSoreness: 'Muscle soreness',
  energyLevel: 'Energy level',
  motivationLevel: 'Motivation',
  mentalReadiness: 'Mental readiness',
  mood: 'Mood',
  overallWellness: 'Overall wellness',
});

/** Columns of the history. */
export const HISTORY = ratings({
  stress: 'Stress',
  sleep: 'Sleep',
  energyLevel: 'Energy',
  mood: 'Mood',
  overallWellness: 'Wellness',
});

export const NOT_ANSWERED = 'not answered';
