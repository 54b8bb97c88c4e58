import { readerOf, summaryFor } from '../domain/kernel/reader.ts';
import { decodeId } from '../core/units/ids.ts';
import { answerSilentDays, readSilentDays } from '../domain/adapt/silentDays.ts';
import type { Route } from './router.ts';
import { changedBy, workoutShapeOf } from './shapes.ts';

/** The body with the names of workouts as they lie within; whatever else it is, the domain judges. */
function named(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('doneWorkoutIds' in body)) return body;
  const { doneWorkoutIds: ids } = body;
  if (!Array.isArray(ids)) return body;
  return { ...body, doneWorkoutIds: ids.map((id) => (typeof id === 'string' ? (decodeId('workout', id) ?? '') : id)) };
}

export const silentDaysRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/training-schedule/silent-days',
    auth: 'session',
    handler: async ({ deps, viewer }) => {
      const asked = await readSilentDays(deps, viewer, viewer.athleteId);
      const workouts = await Promise.all((asked?.workouts ?? []).map((each) => workoutShapeOf(deps, viewer, each)));
      return { body: { silentDays: asked && { ...asked, workouts } } };
    },
  },
  {
    method: 'POST',
    path: '/api/training-schedule/silent-days',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const { revision } = await answerSilentDays(deps, viewer, named(body));
      return {
        body: {
          success: true,
          summary: summaryFor(revision, readerOf(viewer, viewer.athleteId)),
          ...changedBy(revision),
        },
      };
    },
  },
];
