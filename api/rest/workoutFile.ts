import { Readable } from 'node:stream';
import { decodeId } from '../core/units/ids.ts';
import { FILE_FORMATS, type FileFormat } from '../core/workout/files/report.ts';
import { writeWorkoutFile } from '../domain/accountData/workoutFile.ts';
import type { Route } from './router.ts';

const route = (format: FileFormat): Route => ({
  method: 'GET',
  path: `/api/workouts/:workoutId/file.${format}`,
  auth: 'session',
  handler: async ({ deps, viewer, params }) => {
    const { name, type, bytes } = await writeWorkoutFile(deps, viewer, decodeId('workout', params.workoutId!), format);
    const headers = {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}"`,
    };
    return { stream: Readable.from([Buffer.from(bytes)]), headers };
  },
});

/** Workouts as files for watches and trainers. */
export const workoutFileRoutes: readonly Route[] = FILE_FORMATS.map(route);
