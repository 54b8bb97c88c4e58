import { z } from 'zod';
import { id, instant, next } from '../kernel/answer.ts';
import { workout } from '../revision/workout.answer.ts';

const revision = z
  .object({
    id: id('revision'),
    number: z.int().describe('Counts from 1 for each athlete.'),
    cause: z.string().describe('What the change was.'),
    actorRole: z.enum(['athlete', 'coach', 'planner']),
    actorName: z.string().nullable().describe('Null: the planner, or an account that is gone.'),
    isOwn: z.boolean(),
    summary: z.string(),
    undoesNumber: z.int().nullable().describe('The revision that it undoes; null: not an undo.'),
    createdAt: instant,
  })
  .meta({ id: 'Revision' });

export const workoutList = z.object({ workouts: z.array(workout), next });
export const revisionList = z.object({ revisions: z.array(revision), next });
