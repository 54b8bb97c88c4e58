import { isDone } from '../../core/codes/workout.ts';
import { naming } from '../../core/messages/summary.ts';
import { titleOf } from '../../core/messages/workoutTitle.ts';
import { ATHLETE, COACH } from '../../core/messages/reader.ts';
import { messageFor } from '../../core/messages/limitOrRefusal.ts';
import { problemFor } from '../kernel/reader.ts';
import { reasonOf } from '../../core/messages/reason.ts';
import type { Thresholds, WorkoutTime } from '../../core/athlete/athlete.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { encodeId } from '../../core/units/ids.ts';
import { workoutFromLibrary } from '../../core/workout/prescription/workoutFromLibrary.ts';
import type { LibraryPlacement, LibraryWorkout, Prisma } from '../../generated/prisma/client.ts';
import { assertMay, assertMayWrite, type Viewer } from '../kernel/access.ts';
import { columnOf } from '../kernel/day.ts';
import { InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import { findLibraryWorkout } from './library.ts';
import { librarySteps, steppedTypeOf } from '../planning/libraryPlanning.ts';
import { placementSchema } from './libraryPlacement.schema.ts';
import { newId } from '../kernel/newId.ts';
import { loadOpenSchedule } from '../planning/openSchedule.ts';
import { weekOn } from '../planning/scheduleWindow.ts';
import type { Deps } from '../kernel/ports.ts';
import { actorOf, type ActorRole, changeSchedule } from '../revision/revision.ts';
import { loadWorkout, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { strainsOf } from '../adapt/strain.ts';
import { parse } from '../kernel/validation.ts';

/** What became of one athlete. */
export interface PlacementOutcome {
  athleteId: string;
  /** The workout in their schedule; null: it is not there, and `problem` says why. */
  workout: WorkoutRow | null;
  problem: string | null;
  /** Limits that it strains; it stands all the same. */
  warnings: readonly string[];
}

export interface Placement {
  id: string;
  outcomes: readonly PlacementOutcome[];
}

interface Placed {
  athleteId: string;
  workoutId: string;
  revision: number;
}

const MAX_ATHLETES = 100;

/**
 * Puts a library workout into the schedule of each athlete on a day, yours where none is named. Each is told for
 * themself: an athlete whose limits it breaks does without, the others have it. `undoLibraryPlacement` takes all of it
 * back. Throws NotFound for a workout or an athlete out of the viewer's reach, before anything is written; InvalidInput.
 */
export async function scheduleLibraryWorkout(
  deps: Deps,
  viewer: Viewer,
  {
    libraryWorkoutId,
    athleteIds,
    ...input
  }: { libraryWorkoutId: string | null; athleteIds: readonly (string | null)[] | null } & Record<string, unknown>,
): Promise<Placement> {
  const wanted = [...new Set(athleteIds ?? [viewer.athleteId])];
  for (const athleteId of wanted.length > 0 ? wanted : [viewer.athleteId])
    await assertMay(deps.db, viewer, 'edit', athleteId);
  const entry = await findLibraryWorkout(deps.db, viewer, libraryWorkoutId);
  const { scheduledDate } = parse(placementSchema, input);
  if (wanted.length === 0) throw new InvalidInput([{ path: 'athleteIds', message: 'Choose at least one athlete.' }]);
  if (wanted.length > MAX_ATHLETES)
    throw new InvalidInput([{ path: 'athleteIds', message: `At most ${MAX_ATHLETES} athletes at once.` }]);
  const { id } = await deps.db.libraryPlacement.create({
    data: {
      id: newId(deps.clock()),
      userId: viewer.userId,
      libraryWorkoutId: entry.id,
      scheduledDate: columnOf(scheduledDate),
    },
    select: { id: true },
  });
  const outcomes: PlacementOutcome[] = [];
  const placed: Placed[] = [];
  for (const athleteId of wanted as string[]) {
    const { revision, ...outcome } = await placeFor(deps, viewer, athleteId, { entry, scheduledDate });
    outcomes.push(outcome);
    if (!outcome.workout || revision === null) continue;
    placed.push({ athleteId, workoutId: outcome.workout.id, revision });
    await deps.db.libraryPlacement.update({
      where: { id },
      data: { placed: placed as unknown as Prisma.InputJsonValue },
    });
  }
  return { id, outcomes };
}

interface ToPlace {
  entry: LibraryWorkout;
  scheduledDate: Day;
}

async function placeFor(
  deps: Deps,
  viewer: Viewer,
  athleteId: string,
  { entry, scheduledDate }: ToPlace,
): Promise<PlacementOutcome & { revision: number | null }> {
  const actor = actorOf(viewer, athleteId);
  const reader = actor.role === 'coach' ? COACH : ATHLETE;
  try {
    const { revision, result } = await changeSchedule(deps, actor, athleteId, 'create', async (tx, athlete) => {
      const open = await loadOpenSchedule(tx, athlete);
      if (scheduledDate < athlete.today) throw new NotPossible('PAST_DAY', 'Choose today or a later day.');
      const week = weekOn(open.weeks, scheduledDate);
      if (!week) throw new NotPossible('OUTSIDE_SCHEDULE', 'The date must be inside the current 4-week schedule.');
      const workout: WorkoutRow = {
        ...workoutFrom(entry, { scheduledDate, role: actor.role, thresholds: open.limits.athlete.thresholds ?? null }),
        id: newId(deps.clock()),
        athleteId,
        weekId: week.id,
        timeOfDay: open.limits.athlete.preferences.preferredWorkoutTimes as WorkoutTime,
      };
      const all = await strainsOf(tx, athlete, { before: null, after: workout });
      const [firm, soft] = [true, false].map((wanted) =>
        all.filter(({ isFirm }) => isFirm === wanted).map((one) => messageFor(one, reader, wanted ? 'would' : 'is')),
      ) as [string[], string[]];
      if (firm.length > 0) throw new NotPossible('LIMITS', firm.join(' '));
      const summary = naming`Added ${titleOf(workout)} from the library on ${dayName(scheduledDate)}.`;
      const changes = { workouts: [{ id: workout.id, before: null, after: workout }], weeks: [] };
      return { changes, summary, result: { workout, warnings: soft } };
    });
    return {
      athleteId,
      workout: result.workout,
      problem: null,
      warnings: result.warnings,
      revision: revision.number,
    };
  } catch (error) {
    return { athleteId, workout: null, problem: problemFor(error, reader), warnings: [], revision: null };
  }
}

type Fresh = Omit<WorkoutRow, 'id' | 'athleteId' | 'weekId' | 'timeOfDay'>;

function workoutFrom(
  entry: LibraryWorkout,
  { scheduledDate, role, thresholds }: { scheduledDate: Day; role: ActorRole; thresholds: Thresholds | null },
): Fresh {
  const { name, intensity, duration, instructions } = entry;
  const workout = workoutFromLibrary(
    { name, intensity, duration, instructions, workoutType: steppedTypeOf(entry), steps: librarySteps(entry) },
    thresholds,
  );
  if (workout === null)
    throw new NotPossible('NO_DURATION', 'This workout has neither a duration nor steps. Give it one of them first.');
  const madeBy = role === 'coach' ? 'coach' : 'athlete';
  return {
    ...workout,
    scheduledDate,
    intensity,
    isLong: false,
    status: 'scheduled',
    templateId: encodeId('library', entry.id),
    reasons: [reasonOf('LIBRARY', madeBy, { scheduledDate, name })],
    locked: true,
    madeBy,
    version: 1,
    feedback: null,
    recorded: null,
  };
}

/**
 * Takes a library workout out of all the schedules that one act put it into. What was completed or has passed stays, and
 * what others changed since stays too. Throws NotFound for someone else's act.
 */
export async function undoLibraryPlacement(deps: Deps, viewer: Viewer, placementId: string | null): Promise<Placement> {
  assertMayWrite(viewer);
  const where = { id: placementId ?? '', userId: viewer.userId };
  const found: LibraryPlacement | null =
    placementId === null ? null : await deps.db.libraryPlacement.findFirst({ where });
  if (!found) throw new NotFound('There is nothing to undo.');
  const outcomes: PlacementOutcome[] = [];
  for (const placed of found.placed as unknown as Placed[]) outcomes.push(await revertPlacement(deps, viewer, placed));
  await deps.db.libraryPlacement.update({
    where: { id: found.id },
    data: { undoneAt: deps.clock() },
    select: { id: true },
  });
  return { id: found.id, outcomes };
}

async function revertPlacement(
  deps: Deps,
  viewer: Viewer,
  { athleteId, workoutId, revision }: Placed,
): Promise<PlacementOutcome> {
  const outcome = { athleteId, warnings: [] };
  try {
    await assertMay(deps.db, viewer, 'edit', athleteId);
    const { result } = await changeSchedule(
      deps,
      actorOf(viewer, athleteId),
      athleteId,
      'undo',
      async (tx, athlete) => {
        const before = await loadWorkout(tx, athleteId, workoutId).catch((error: unknown) => {
          // it is gone already: there is nothing left to take back
          if (error instanceof NotFound) return null;
          throw error;
        });
        const stays = before && (isDone(before) || before.scheduledDate < athlete.today);
        const workouts = before && !stays ? [{ id: before.id, before, after: null }] : [];
        const summary = naming`Undid: Added ${before ? titleOf(before) : 'a workout'} from the library.`;
        // only the latest change leads back to what was before it
        const undoesNumber = athlete.scheduleRevision === revision ? { undoesNumber: revision } : {};
        return { changes: { workouts, weeks: [] }, summary, ...undoesNumber, result: stays ? before : null };
      },
    );
    const problem =
      result === null
        ? null
        : isDone(result)
          ? 'It has been completed, so it stays.'
          : 'Its day has passed, so it stays.';
    return { ...outcome, workout: result, problem };
  } catch (error) {
    return { ...outcome, workout: null, problem: problemFor(error, ATHLETE) };
  }
}
