import { NAMED_SPORTS, type NamedSport } from '../../core/workout/sport.ts';
import { z } from 'zod';
import { LOAD_MEASURES } from '../../core/load/activity.ts';
import { ARCHIVE_STATES } from '../../core/codes/archive.ts';
import { STREAM_NAMES } from '../../core/streams/streams.ts';
import { ACTIVITY_SPORTS } from '../../core/workout/fit/fitFile.ts';
import { suggestion } from '../adapt/adjustment.answer.ts';
import { day, id, instant, seconds } from '../kernel/answer.ts';
import { STEP_KINDS, workout } from '../revision/workout.answer.ts';

const measured = z.number().nullable();
const share = z.number().min(0).max(1).nullable();

const lap = z.object({
  startSec: seconds.optional().describe('From the start of the activity; left out: uploaded before it was kept.'),
  movingSec: seconds,
  distanceM: measured,
  power: measured,
  heartRate: measured,
  speed: measured,
  cadence: measured,
  kind: z.enum(STEP_KINDS).nullable(),
});

export const activity = z
  .object({
    id: id('activity'),
    sport: z.enum(ACTIVITY_SPORTS),
    recordedSport: z.enum(Object.keys(NAMED_SPORTS) as [NamedSport, ...NamedSport[]]),
    startedAt: instant,
    date: day,
    movingSec: seconds,
    elapsedSec: seconds,
    distanceM: measured,
    tss: z.number(),
    measure: z.enum(LOAD_MEASURES).describe('What `tss` was reckoned from.'),
    normalizedPower: measured,
    averagePower: measured,
    averageHeartRate: measured,
    maxHeartRate: measured,
    averageCadence: measured,
    poolLengthM: measured,
    laps: z.array(lap),
    coverage: z
      .object({ power: share, pace: share, heartRate: share })
      .describe('For how much of the time each was recorded.'),
    measureNote: z.string().nullable().describe('Why the load was not reckoned from a surer measure.'),
    workoutId: id('workout').nullable(),
  })
  .meta({ id: 'Activity' });

export const uploaded = z.object({
  activity,
  activities: z.array(activity).min(1),
  workout: workout.nullable(),
  workouts: z.array(workout),
  revisionId: id('revision').nullable(),
  adaptation: suggestion.nullable(),
});

export const archive = z
  .object({
    id: id('archive'),
    athleteId: id('athlete'),
    createdAt: instant,
    endedAt: instant.nullable().describe('Null: it is still being read.'),
    state: z.enum(ARCHIVE_STATES),
    files: z.int().describe('Recordings in it.'),
    kept: z.int().describe('Read, and new.'),
    known: z.int().describe('Here already.'),
    refused: z.int(),
    unread: z.int().describe('Still to be read.'),
    others: z.int().describe('Files in it that are no recordings.'),
    workouts: z.int().describe('Workouts that they completed, once it ended.'),
    refusals: z
      .array(z.object({ name: z.string(), reason: z.string() }))
      .describe('The first 100 that were refused, and why.'),
  })
  .meta({ id: 'RecordingArchive' });
export const archiveAnswer = z.object({ archive });
export const lastArchiveAnswer = z.object({ archive: archive.nullable() });

export const activities = z.object({
  activities: z.array(activity),
  endCursor: z.string().nullable().describe('Send it as `after` for the next page; null: this is the last.'),
});

export const activityStreams = z.object({
  streams: z.array(
    z.object({
      name: z.enum(STREAM_NAMES),
      seconds: z.array(seconds).describe('From the start of the activity, pauses included.'),
      values: z.array(measured).describe('Null: from there until the next point nothing was recorded.'),
    }),
  ),
});

export const entered = z.object({
  activity,
  outcome: z.enum(['created', 'updated', 'unchanged']),
  revisionId: id('revision').nullable(),
});
