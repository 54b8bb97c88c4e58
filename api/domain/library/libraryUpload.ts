import type { Thresholds } from '../../core/athlete/athlete.ts';
import { libraryFromFit } from '../../core/workout/fit/libraryFromFit.ts';
import type { LibraryWorkout } from '../../generated/prisma/client.ts';
import { assertCoach, assertMayWrite, type Viewer, visibleTo } from '../kernel/access.ts';
import { NotPossible } from '../kernel/errors.ts';
import { type FitDeps, readFit } from '../kernel/fitFile.ts';
import { createLibraryWorkout } from './library.ts';
import { LIBRARY_INTENSITIES } from './library.schema.ts';
import type { Db, Deps } from '../kernel/ports.ts';

/**
 * Keeps the workout of a FIT file in the coach's library: a planned one by its steps, a recording by its laps. Nothing of
 * who recorded it is kept, but that its numbers were read against the sender's own thresholds. Throws Forbidden, and NotPossible, naming what is wrong with the file.
 */
export async function uploadLibraryWorkout(
  deps: Deps & FitDeps,
  viewer: Viewer,
  file: Uint8Array,
): Promise<LibraryWorkout> {
  assertMayWrite(viewer);
  assertCoach(viewer);
  const imported = libraryFromFit(await readFit(deps, viewer, file), await ownThresholds(deps.db, viewer));
  if (imported === null)
    throw new NotPossible('FIT_INVALID', 'No run, ride, swim, brick or strength workout was found in this FIT file.');
  const intensity = LIBRARY_INTENSITIES.find((word) => word === imported.intensity) ?? 'easy';
  return createLibraryWorkout(deps, viewer, { ...imported, intensity, tags: ['FIT'] });
}

const NONE: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };

/** What who sends the file has measured as an athlete. */
async function ownThresholds(db: Pick<Db, 'athlete'>, viewer: Viewer): Promise<Thresholds> {
  const where = { AND: [{ id: viewer.athleteId ?? '' }, visibleTo(viewer).athlete] };
  const select = { ftp: true, runThresholdSpeed: true, css: true, lthr: true };
  return (viewer.athleteId === null ? null : await db.athlete.findFirst({ where, select })) ?? NONE;
}
