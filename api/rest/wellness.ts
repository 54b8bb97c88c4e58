import { decodeId } from '../core/units/ids.ts';
import { importWellness, readWellness, recordWellnessDay, type RecordedWellness } from '../domain/adapt/wellness.ts';
import { assertCoach } from '../domain/kernel/access.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { adaptationShape } from './checkIn.ts';
import type { Route } from './router.ts';
import type { UploadedFile, UploadRule } from './upload.ts';

/** One CSV file in the field `file`. */
const CSV_UPLOAD: UploadRule = {
  field: 'file',
  suffix: '.csv',
  mostBytes: 1_000_000,
  messages: { tooLarge: 'A CSV file can be at most 1 MB.', wrongType: 'Please select a .csv file' },
};

const dayShape = ({ day, hrv, restingHeartRate, sleepHours, weight, note }: RecordedWellness['days'][number]) => ({
  day: dayOf(day),
  ...{ hrv, restingHeartRate, sleepHours, weight, note },
});

const recordedShape = ({ days, adaptation }: RecordedWellness) => ({
  days: days.map(dayShape),
  adaptation: adaptation && adaptationShape(adaptation),
});

export const wellnessRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/wellness',
    auth: 'session',
    handler: async ({ deps, viewer, query }) => {
      const days = await readWellness(deps, viewer, viewer.athleteId, Object.fromEntries(query));
      return { body: { days: days.map(dayShape) } };
    },
  },
  {
    method: 'GET',
    path: '/api/coach/athletes/:athleteId/wellness',
    auth: 'session',
    handler: async ({ deps, viewer, params, query }) => {
      assertCoach(viewer);
      const athleteId = decodeId('athlete', params.athleteId!);
      const days = await readWellness(deps, viewer, athleteId, Object.fromEntries(query));
      return { body: { days: days.map(dayShape) } };
    },
  },
  {
    method: 'POST',
    path: '/api/wellness',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => ({ body: recordedShape(await recordWellnessDay(deps, viewer, body)) }),
  },
  {
    method: 'POST',
    path: '/api/wellness/upload',
    auth: 'session',
    upload: CSV_UPLOAD,
    handler: async ({ deps, viewer, body }) => ({
      body: recordedShape(await importWellness(deps, viewer, (body as UploadedFile).bytes)),
    }),
  },
];
