import type { ActivitySport } from '../core/workout/fit/fitFile.ts';
import { MAX_ARCHIVE_BYTES, MAX_RECORDING_BYTES } from '../core/workout/fit/recordingFile.ts';
import { SPORT_OF } from '../core/workout/sport.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { ActivityExists, uploadActivity, type Uploaded, uploadRecording } from '../domain/activity/activity.ts';
import { enterActivity } from '../domain/activity/activityEntry.ts';
import {
  type ArchiveReport,
  beginArchive,
  cancelArchive,
  lastArchive,
  readArchive,
} from '../domain/activity/recordingArchive.ts';
import { listActivities, readActivity } from '../domain/activity/activityList.ts';
import { readActivityStreams } from '../domain/activity/activityStreams.ts';
import { activityFigures } from '../domain/activity/activityFigures.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { ConflictError } from '../domain/kernel/errors.ts';
import { suggestionShape } from './adjustment.ts';
import type { Context, Route } from './router.ts';
import { workoutShapes } from './shapes.ts';
import type { UploadedFile, UploadRule } from './upload.ts';

/** One FIT file in the field `fitFile`. */
export const FIT_UPLOAD: UploadRule = {
  field: 'fitFile',
  suffix: '.fit',
  mostBytes: MAX_RECORDING_BYTES,
  messages: { tooLarge: 'FIT files can be at most 10 MB.', wrongType: 'Please select a .fit file' },
};

type Asked = Context<Viewer>;

/** Whose activities are meant: one's own where nothing is said. */
function athleteAsked({ query, viewer }: Asked): string | null {
  const given = query.get('athleteId');
  return given === null ? viewer.athleteId : decodeId('athlete', given);
}

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

/** One recording of any format in the field `file`. */
const RECORDING_UPLOAD: UploadRule = {
  field: 'file',
  mostBytes: MAX_RECORDING_BYTES,
  messages: { tooLarge: 'A recording can be at most 10 MB. A TCX or GPX file is smaller as .gz or .zip.' },
};

/** One archive of recordings in the field `file`. */
const ARCHIVE_UPLOAD: UploadRule = {
  field: 'file',
  mostBytes: MAX_ARCHIVE_BYTES,
  turn: 'archive',
  messages: { tooLarge: 'An archive can be at most 100 MB. Send it in parts, one after the other.' },
};

const archiveShape = ({ id, athleteId, createdAt, endedAt, ...archive }: ArchiveReport) => ({
  id: encodeId('archive', id),
  athleteId: encodeId('athlete', athleteId),
  createdAt: createdAt.toISOString(),
  endedAt: endedAt && endedAt.toISOString(),
  ...archive,
});

async function uploadedBody({ deps, viewer }: Asked, upload: Promise<Uploaded>) {
  try {
    const { activities, workouts, revision, adaptation } = await upload;
    const shapes = activities.map(activityShape);
    const done = await workoutShapes(deps, viewer, workouts);
    return {
      activity: shapes[0],
      activities: shapes,
      workout: done[0] ?? null,
      workouts: done,
      revisionId: revision && encodeId('revision', revision.id),
      adaptation: adaptation && suggestionShape(adaptation),
    };
  } catch (error) {
    throw shown(error);
  }
}

export const activityRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/activities',
    auth: 'session',
    handler: async (asked) => {
      const { athleteId: _athleteId, ...filter } = Object.fromEntries(asked.query);
      const { activities, endCursor } = await listActivities(asked.deps, asked.viewer, athleteAsked(asked), filter);
      return { body: { activities: activities.map(activityShape), endCursor } };
    },
  },
  {
    method: 'POST',
    path: '/api/activities',
    auth: 'session',
    handler: async (asked) => {
      try {
        const { activity, outcome, revision } = await enterActivity(
          asked.deps,
          asked.viewer,
          athleteAsked(asked),
          asked.body,
        );
        return {
          status: outcome === 'created' ? 201 : 200,
          body: {
            activity: activityShape(activity),
            outcome,
            revisionId: revision && encodeId('revision', revision.id),
          },
        };
      } catch (error) {
        throw shown(error);
      }
    },
  },
  {
    method: 'POST',
    path: '/api/activities/archives',
    auth: 'session',
    upload: ARCHIVE_UPLOAD,
    handler: async (asked) => {
      const { bytes } = asked.body as UploadedFile;
      const begun = await beginArchive(asked.deps, asked.viewer, athleteAsked(asked), bytes);
      return { status: 202, body: { archive: archiveShape(begun) } };
    },
  },
  {
    method: 'GET',
    path: '/api/activities/archives',
    auth: 'session',
    handler: async (asked) => {
      const last = await lastArchive(asked.deps, asked.viewer, athleteAsked(asked));
      return { body: { archive: last && archiveShape(last) } };
    },
  },
  {
    method: 'GET',
    path: '/api/activities/archives/:archiveId',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => ({
      body: { archive: archiveShape(await readArchive(deps, viewer, decodeId('archive', params.archiveId!))) },
    }),
  },
  {
    method: 'POST',
    path: '/api/activities/archives/:archiveId/cancel',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => ({
      body: { archive: archiveShape(await cancelArchive(deps, viewer, decodeId('archive', params.archiveId!))) },
    }),
  },
  {
    method: 'GET',
    path: '/api/activities/:activityId',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => ({
      body: activityShape(await readActivity(deps, viewer, decodeId('activity', params.activityId!))),
    }),
  },
  {
    method: 'GET',
    path: '/api/activities/:activityId/streams',
    auth: 'session',
    handler: async ({ deps, viewer, params, query }) => {
      const [names, points] = [query.get('names'), query.get('points')];
      const asked = {
        ...(names !== null && { names: names.split(',') }),
        ...(points !== null && { points: Number(points) }),
      };
      return {
        body: { streams: await readActivityStreams(deps, viewer, decodeId('activity', params.activityId!), asked) },
      };
    },
  },
  {
    method: 'POST',
    path: '/api/activities/upload-fit',
    auth: 'session',
    upload: FIT_UPLOAD,
    handler: async (asked) => ({
      status: 201,
      body: await uploadedBody(asked, uploadActivity(asked.deps, asked.viewer, (asked.body as UploadedFile).bytes)),
    }),
  },
  {
    method: 'POST',
    path: '/api/activities/upload',
    auth: 'session',
    upload: RECORDING_UPLOAD,
    handler: async (asked) => {
      const { deps, viewer, body } = asked;
      const { bytes } = body as UploadedFile;
      return {
        status: 201,
        body: await uploadedBody(asked, uploadRecording(deps, viewer, athleteAsked(asked), bytes)),
      };
    },
  },
];
