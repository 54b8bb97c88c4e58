import { libraryFromFit } from '../core/fit/libraryFromFit.ts';
import type { LibraryWorkout } from '../generated/prisma/client.ts';
import { assertCoach, assertMayWrite, type Viewer } from './access.ts';
import { NotPossible } from './errors.ts';
import { type FitDeps, readFit } from './fitFile.ts';
import { createLibraryWorkout } from './library.ts';
import { LIBRARY_INTENSITIES } from './library.schema.ts';
import type { Deps } from './ports.ts';

/**
 * Keeps the workout of a FIT file in the coach's library: a planned one by its steps, a recording by its laps. Nothing of
 * who recorded it is kept. Throws Forbidden, and NotPossible, naming what is wrong with the file.
 */
export async function uploadLibraryWorkout(deps: Deps & FitDeps, viewer: Viewer, file: Uint8Array): Promise<LibraryWorkout> {
  assertMayWrite(viewer);
  assertCoach(viewer);
  const imported = libraryFromFit(await readFit(deps, viewer, file));
  if (imported === null) throw new NotPossible('FIT_INVALID', 'No run, ride, swim, brick or strength workout was found in this FIT file.');
  const intensity = LIBRARY_INTENSITIES.find((word) => word === imported.intensity) ?? 'easy';
  return createLibraryWorkout(deps, viewer, { ...imported, intensity, description: null, tags: ['FIT'] });
}
