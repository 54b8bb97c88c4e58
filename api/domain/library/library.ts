import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { instructionsIn, keptInstructions } from '../../core/workout/prescription/instructions.ts';
import { stepSeconds } from '../../core/workout/prescription/stepSums.ts';
import { STARTER_LIBRARY } from '../../core/workout/starterLibrary/starterLibrary.ts';
import { parseSteps } from '../../core/workout/stepText/parseSteps.ts';
import type { Steps } from '../../core/workout/workout.ts';
import type { LibraryWorkout, Prisma } from '../../generated/prisma/client.ts';
import { assertCoach, assertMayWrite, type Viewer, visibleTo } from '../kernel/access.ts';
import { announceCoach } from '../kernel/coachFeed.ts';
import { InvalidInput, NotFound } from '../kernel/errors.ts';
import { type LibraryWorkoutInput, libraryWorkoutSchema } from './library.schema.ts';
import { assertRoom, lockCoach } from '../kernel/maxRows.ts';
import type { Db, Deps, Tx } from '../kernel/ports.ts';
import { librarySteps } from '../planning/libraryPlanning.ts';
import { sameData } from '../revision/scheduledWorkout.ts';
import { parse } from '../kernel/validation.ts';

/** A workout of the library as it is kept. */
export type LibraryRow = LibraryWorkout;

/** What a search looks through. */
function searchTextOf({ name, description, tags }: Pick<LibraryWorkout, 'name' | 'description' | 'tags'>): string {
  return [name, description ?? '', ...tags].join('\n').toLowerCase();
}

const starterRows = STARTER_LIBRARY.map(({ key, steps, tags, ...workout }) => ({
  ...workout,
  starterKey: key,
  tags: [...tags],
  steps: steps as unknown as Prisma.InputJsonValue,
  searchText: searchTextOf({ ...workout, tags: [...tags] }),
}));

/** Makes the starter set what this release has: new workouts are added, changed ones changed; copies stay as their coaches have them. */
export async function writeStarterSet(db: Pick<Db, 'libraryWorkout'>): Promise<void> {
  const rows = await db.libraryWorkout.findMany({ where: { starterKey: { not: null } } });
  const known = new Map(rows.map((row) => [row.starterKey, row]));
  const missing = starterRows.filter(({ starterKey }) => !known.has(starterKey));
  // two servers may start at once
  if (missing.length > 0) await db.libraryWorkout.createMany({ data: missing, skipDuplicates: true });
  for (const row of starterRows) {
    const { id, ...stored } = known.get(row.starterKey) ?? { id: null };
    if (id === null) continue;
    const isSame = Object.entries(row).every(([name, value]) => sameData(value, stored[name as keyof typeof stored]));
    if (!isSame) await db.libraryWorkout.update({ where: { id }, data: row, select: { id: true } });
  }
}

/** Gives a coach their own copy of the starter set; what they have of it already stays as it is. */
export async function copyStarterSet(coachId: string, tx: Pick<Tx, 'libraryWorkout'>): Promise<void> {
  await writeStarterSet(tx);
  const rows = await tx.libraryWorkout.findMany({ where: { starterKey: { not: null } }, orderBy: { id: 'asc' } });
  const copies = rows.map(
    ({ id, name, description, workoutType, duration, intensity, instructions, tags, steps, searchText }) => ({
      coachId,
      copiedFromId: id,
      ...{ name, description, workoutType, duration, intensity, instructions, tags, searchText },
      steps: steps as Prisma.InputJsonValue,
    }),
  );
  await tx.libraryWorkout.createMany({ data: copies, skipDuplicates: true });
}

/** The workout, where the viewer may see it. Throws NotFound. */
export async function findLibraryWorkout(
  db: Pick<Db, 'libraryWorkout'>,
  viewer: Viewer,
  id: string | null,
): Promise<LibraryWorkout> {
  const found =
    id === null ? null : await db.libraryWorkout.findFirst({ where: { AND: [{ id }, visibleTo(viewer).library] } });
  if (!found) throw new NotFound('Workout not found.');
  return found;
}

/** How to do a workout of a library, which knows nobody's thresholds, in the units of whoever reads it. */
export const libraryInstructions = (row: LibraryWorkout, units: DisplayUnits): string =>
  instructionsIn({ ...row, steps: librarySteps(row) }, null, units);

/** The viewer's coach role, to write with. Throws Forbidden. */
function authorOf(viewer: Viewer): string {
  assertMayWrite(viewer);
  assertCoach(viewer);
  return viewer.coachId!;
}

export const mayEditLibrary = (viewer: Viewer | null, { coachId }: Pick<LibraryWorkout, 'coachId'>): boolean =>
  viewer !== null && viewer.coachId !== null && viewer.coachId === coachId && viewer.scope !== 'read';

async function ownWorkout(
  db: Pick<Db, 'libraryWorkout'>,
  viewer: Viewer,
  id: string | null,
  isDeleted = false,
): Promise<LibraryWorkout> {
  const coachId = authorOf(viewer);
  const where = { id: id ?? '', coachId, deletedAt: isDeleted ? { not: null } : null };
  const found = id === null ? null : await db.libraryWorkout.findFirst({ where });
  if (!found) throw new NotFound('Workout not found.');
  return found;
}

export const libraryMinutes = (steps: Steps): number => Math.max(1, Math.round(stepSeconds(steps) / 60));

/** Steps and duration agree: steps that were written decide; without new ones the old ones stay as long as they fit. */
function stepsFor(
  { stepText, workoutType, duration }: LibraryWorkoutInput,
  before: { steps: Steps; workoutType: string } | null,
): { steps: Steps; duration: number | null } {
  if (stepText === null) {
    const kept = before && before.workoutType === workoutType && before.steps.length > 0 ? before.steps : null;
    const isFitting = kept && (duration === null || duration === libraryMinutes(kept));
    return isFitting ? { steps: kept, duration: libraryMinutes(kept) } : { steps: [], duration };
  }
  if (stepText.trim() === '') return { steps: [], duration };
  const read = parseSteps(stepText, workoutType);
  if (!read.ok) throw new InvalidInput([{ path: 'stepText', message: read.message }]);
  return { steps: read.steps, duration: libraryMinutes(read.steps) };
}

function columnsOf(given: LibraryWorkoutInput, before: LibraryWorkout | null, units: DisplayUnits) {
  const { name, description, workoutType, intensity } = given;
  // they come back as they were read
  const instructions = before
    ? keptInstructions(given.instructions, { ...before, steps: librarySteps(before) }, null, units)
    : given.instructions;
  const { steps, duration } = stepsFor(
    given,
    before && { steps: librarySteps(before), workoutType: before.workoutType },
  );
  const columns = {
    name,
    description,
    workoutType,
    intensity,
    instructions,
    duration,
    tags: given.tags ?? before?.tags ?? [],
  };
  return { ...columns, steps: steps as unknown as Prisma.InputJsonValue, searchText: searchTextOf(columns) };
}

/** The workout as it was written, once the coach's own clients have been told. */
async function told(
  deps: Pick<Deps, 'events'>,
  coachId: string,
  written: Promise<LibraryWorkout>,
): Promise<LibraryWorkout> {
  const row = await written;
  await announceCoach(deps, coachId);
  return row;
}

/** Adds a workout to the coach's library. Throws Forbidden, InvalidInput, NotPossible (LIMIT_REACHED); a fault in the steps names its character. */
export async function createLibraryWorkout(deps: Deps, viewer: Viewer, input: unknown): Promise<LibraryWorkout> {
  const coachId = authorOf(viewer);
  const columns = columnsOf(parse(libraryWorkoutSchema, input), null, viewer.units);
  const written = deps.db.$transaction(async (tx) => {
    await lockCoach(tx, coachId);
    assertRoom('libraryWorkouts', await tx.libraryWorkout.count({ where: { coachId, deletedAt: null } }));
    return tx.libraryWorkout.create({ data: { ...columns, coachId } });
  });
  return told(deps, coachId, written);
}

/**
 * Changes a workout of the coach's own library, all fields at once. Steps that are not given stay while type and duration
 * fit them. Throws Forbidden, NotFound, InvalidInput.
 */
export async function updateLibraryWorkout(
  deps: Deps,
  viewer: Viewer,
  id: string | null,
  input: unknown,
): Promise<LibraryWorkout> {
  const before = await ownWorkout(deps.db, viewer, id);
  const data = columnsOf(parse(libraryWorkoutSchema, input), before, viewer.units);
  return told(
    deps,
    before.coachId!,
    deps.db.libraryWorkout.update({ where: { id: before.id }, data: { ...data, editedAt: deps.clock() } }),
  );
}

/** Takes a workout out of the coach's library; it can be put back. What is scheduled from it stays. Throws Forbidden, NotFound. */
export async function deleteLibraryWorkout(deps: Deps, viewer: Viewer, id: string | null): Promise<LibraryWorkout> {
  const before = await ownWorkout(deps.db, viewer, id);
  return told(
    deps,
    before.coachId!,
    deps.db.libraryWorkout.update({ where: { id: before.id }, data: { deletedAt: deps.clock() } }),
  );
}

/** Puts a deleted workout back; one that was never taken out stays. Throws Forbidden, NotFound. */
export async function restoreLibraryWorkout(deps: Deps, viewer: Viewer, id: string | null): Promise<LibraryWorkout> {
  const coachId = authorOf(viewer);
  const existing =
    id === null ? null : await deps.db.libraryWorkout.findFirst({ where: { id, coachId, deletedAt: null } });
  if (existing) return existing;
  const before = await ownWorkout(deps.db, viewer, id, true);
  return told(deps, coachId, deps.db.libraryWorkout.update({ where: { id: before.id }, data: { deletedAt: null } }));
}
