import { z } from 'zod';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { printSteps } from '../core/workout/stepText/printSteps.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import {
  deleteLibraryWorkout,
  type LibraryRow,
  libraryInstructions,
  mayEditLibrary,
  updateLibraryWorkout,
} from '../domain/library/library.ts';
import { librarySteps, steppedTypeOf } from '../domain/planning/libraryPlanning.ts';
import { LIBRARY_TYPES } from '../domain/library/library.schema.ts';
import { listLibrary } from '../domain/library/libraryPage.ts';
import { uploadLibraryWorkout } from '../domain/library/libraryUpload.ts';
import { checked, parse } from '../domain/kernel/validation.ts';
import { FIT_UPLOAD } from './activity.ts';
import type { Route } from './router.ts';
import type { UploadedFile } from './upload.ts';

export function libraryShape(row: LibraryRow, viewer: Viewer) {
  const { id, name, description, workoutType, duration, intensity, tags, completionCount, createdAt, updatedAt } = row;
  return {
    id: encodeId('library', id),
    ...{ name, description, workoutType, duration, intensity, tags, completionCount },
    instructions: libraryInstructions(row, viewer.units),
    steps: librarySteps(row),
    stepText: printSteps(librarySteps(row), steppedTypeOf(row)),
    mayEdit: mayEditLibrary(viewer, row),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const blank = (value: unknown) => value === undefined || value === '';
const filterSchema = z.object({
  search: z.string().optional(),
  type: checked<string | undefined>((value) =>
    blank(value) || LIBRARY_TYPES.some((type) => type === value)
      ? null
      : `Type must be one of: ${LIBRARY_TYPES.join(', ')}.`,
  ).optional(),
  offset: checked<string | undefined>((value) =>
    blank(value) || /^\d{1,6}$/.test(String(value)) ? null : 'Offset must be a whole number from 0 to 999999.',
  )
    .optional()
    .transform(Number),
});

export const libraryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/workouts',
    auth: 'session',
    handler: async ({ deps, viewer, query }) => {
      const { search = null, type = null, offset } = parse(filterSchema, Object.fromEntries(query));
      const { workouts, totalCount } = await listLibrary(deps, viewer, { search, workoutType: type }, offset || 0);
      return {
        body: workouts.map((row) => libraryShape(row, viewer)),
        headers: { 'X-Total-Count': String(totalCount) },
      };
    },
  },
  {
    method: 'POST',
    path: '/api/workouts/upload-fit',
    auth: 'session',
    upload: FIT_UPLOAD,
    handler: async ({ deps, viewer, body }) => {
      const row = await uploadLibraryWorkout(deps, viewer, (body as UploadedFile).bytes);
      return { status: 201, body: { success: true, workout: libraryShape(row, viewer) } };
    },
  },
  {
    method: 'PUT',
    path: '/api/workouts/:libraryWorkoutId',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => {
      const row = await updateLibraryWorkout(deps, viewer, decodeId('library', params.libraryWorkoutId!), body);
      return { body: { success: true, workout: libraryShape(row, viewer) } };
    },
  },
  {
    method: 'DELETE',
    path: '/api/workouts/:libraryWorkoutId',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => {
      await deleteLibraryWorkout(deps, viewer, decodeId('library', params.libraryWorkoutId!));
      return { body: { success: true } };
    },
  },
];
