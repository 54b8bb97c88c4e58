import { z } from 'zod';
import { optionalRating, optionalText, optionalYesOrNo } from '../kernel/validation.ts';

const ratings = {
  mood: optionalRating('Mood'),
  stress: optionalRating('Stress'),
  sleep: optionalRating('Sleep'),
  mentalReadiness: optionalRating('Mental readiness'),
  musclesSoreness: optionalRating('Muscle soreness'),
  energyLevel: optionalRating('Energy level'),
  motivationLevel: optionalRating('Motivation level'),
  overallWellness: optionalRating('Overall wellness'),
};

/** How the athlete's week feels. What is left out is no data, never a default; at least one rating is needed. */
export const checkInSchema = z
  .strictObject({
    ...ratings,
    workStressLevel: optionalRating('Work stress level'),
    sleepQuality: optionalRating('Sleep quality'),
    travelThisWeek: optionalYesOrNo('Travel this week'),
    majorDeadlines: optionalYesOrNo('Major deadlines'),
    keepPlan: optionalYesOrNo('Keep plan'),
    notes: optionalText('Notes', { most: 2000, paragraphs: true }),
  })
  // a coach reads these two answers under names of their own
  .transform(({ workStressLevel, sleepQuality, ...given }) => ({
    ...given,
    stress: workStressLevel ?? given.stress,
    sleep: sleepQuality ?? given.sleep,
  }))
  .superRefine((given, context) => {
    const names = Object.keys(ratings) as (keyof typeof ratings)[];
    if (names.some((name) => given[name] !== null)) return;
    context.addIssue({ code: 'custom', path: ['mood'], message: 'Answer at least one of the ratings.' });
  });
