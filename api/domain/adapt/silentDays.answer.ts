import { z } from 'zod';
import { changed, day, done } from '../kernel/answer.ts';
import { workout } from '../revision/workout.answer.ts';

export const silentDaysAsked = z.object({
  silentDays: z
    .object({
      from: day.describe('Day of the first of these workouts; it names the question.'),
      to: day,
      question: z.string(),
      isBetweenTold: z.boolean().describe('Others of these days were told of.'),
      workouts: z.array(workout),
    })
    .nullable()
    .describe('Null: nothing to ask.'),
});
export const silentDaysAnswered = done.extend({ summary: z.string(), ...changed });
