import type { ActivitySport } from '../core/workout/fit/fitFile.ts';
import { SPORT_OF } from '../core/workout/sport.ts';
import { encodeId } from '../core/units/ids.ts';
import { ActivityExists, uploadActivity, type Uploaded } from '../domain/activity/activity.ts';
import { activityFigures } from '../domain/activity/activityFigures.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { ConflictError } from '../domain/kernel/errors.ts';
import { MAX_FIT_BYTES } from '../domain/kernel/fitFile.ts';
import { suggestionShape } from './adjustment.ts';
import type { Route } from './router.ts';
import { workoutShapes } from './shapes.ts';
import type { UploadedFile, UploadRule } from './upload.ts';

/** One FIT file in the field `fitFile`. */
export const FIT_UPLOAD: UploadRule = {
  field: 'fitFile',
  suffix: '.fit',
  mostBytes: MAX_FIT_BYTES,
  messages: { tooLarge: 'FIT files can be at most 10 MB.', wrongType: 'Please select a .fit file' },
};

function activityShape(activity: Uploaded['activities'][number]) {
  const { id, sport, startedAt, day, movingSec, elapsedSec, distanceM, tss, measure, workoutId } = activity;
  return {
    id: encodeId('activity', id),
    sport,
    recordedSport: SPORT_OF[sport as ActivitySport],
    startedAt: startedAt.toISOString(),
    date: dayOf(day),
    movingSec,
    elapsedSec,
    distanceM,
    tss,
    measure,
    ...activityFigures(activity),
    workoutId: workoutId && encodeId('workout', workoutId),
  };
}

/** The conflict's body names the activity as REST names it. */
function shown(error: unknown): unknown {
  return error instanceof ActivityExists
    ? new ConflictError(error.code, error.message, { activityId: encodeId('activity', error.activityId) })
    : error;
}

export const activityRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/activities/upload-fit',
    auth: 'session',
    upload: FIT_UPLOAD,
    handler: async ({ deps, viewer, body }) => {
      try {
        const { activities, workouts, revision, adaptation } = await uploadActivity(
          deps,
          viewer,
          (body as UploadedFile).bytes,
        );
        const shapes = activities.map(activityShape);
        const done = await workoutShapes(deps, viewer, workouts);
        return {
          status: 201,
          body: {
            activity: shapes[0],
            activities: shapes,
            workout: done[0] ?? null,
            workouts: done,
            revisionId: revision && encodeId('revision', revision.id),
            adaptation: adaptation && suggestionShape(adaptation),
          },
        };
      } catch (error) {
        throw shown(error);
      }
    },
  },
];
