import { warningFor } from '../core/messages/planWarning.ts';
import { ATHLETE } from '../core/messages/reader.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { assertCoach, type Viewer } from '../domain/kernel/access.ts';
import { ConflictError, InvalidInput } from '../domain/kernel/errors.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import type { Deps } from '../domain/kernel/ports.ts';
import { movesFor, readerOf } from '../domain/kernel/reader.ts';
import { generateSchedule, readSchedule } from '../domain/schedule/schedule.ts';
import { undoSchema } from '../domain/schedule/schedule.schema.ts';
import { readScheduleHead } from '../domain/schedule/scheduleHead.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { parse, problemsOf } from '../domain/kernel/validation.ts';
import { createWorkoutSchema, placeSchema } from '../domain/schedule/workout.schema.ts';
import { createWorkout, rescheduleWorkout, StaleVersion } from '../domain/schedule/workout.ts';
import { suggestionShape } from './adjustment.ts';
import type { Route } from './router.ts';
import { raceShape } from './seasonShapes.ts';
import { changedBy, weekShapes, workoutShapeOf } from './shapes.ts';

async function scheduleBody(deps: Deps, viewer: Viewer, athleteId: string | null) {
  const schedule = await readSchedule(deps, viewer, athleteId);
  const { athlete, races } = await readScheduleHead(deps, viewer, athleteId);
  return {
    weeks: await weekShapes(deps, viewer, schedule?.weeks ?? []),
    hasSeasonPlan: races !== null,
    athlete: { ...athlete, id: encodeId('athlete', athlete.id) },
    seasonPlan: races && { races: races.map(raceShape) },
  };
}

/** The body's named text fields taken out, whatever else it is; the domain judges the rest. */
function parted(body: unknown, names: readonly string[]): { taken: Record<string, unknown>; rest: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { taken: {}, rest: body };
  const entries = Object.entries(body);
  return {
    taken: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    rest: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  };
}

const idFrom = (type: 'athlete' | 'week' | 'revision', value: unknown) =>
  typeof value === 'string' ? decodeId(type, value) : null;

/** The conflict's body shows the workout as REST shows workouts. */
async function shown(error: unknown, deps: Deps, viewer: Viewer): Promise<unknown> {
  return error instanceof StaleVersion
    ? new ConflictError(error.code, error.message, { workout: await workoutShapeOf(deps, viewer, error.workout) })
    : error;
}

export const trainingScheduleRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/training-schedule',
    auth: 'session',
    handler: async ({ deps, viewer }) => ({ body: await scheduleBody(deps, viewer, viewer.athleteId) }),
  },
  {
    method: 'GET',
    path: '/api/coach/athletes/:athleteId/training-schedule',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => {
      assertCoach(viewer);
      return { body: await scheduleBody(deps, viewer, decodeId('athlete', params.athleteId!)) };
    },
  },
  {
    method: 'POST',
    path: '/api/training-schedule/generate',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const { revision, warnings } = await generateSchedule(deps, viewer, body);
      const schedule = await readSchedule(deps, viewer, viewer.athleteId);
      const weeks = await weekShapes(deps, viewer, schedule?.weeks ?? []);
      return {
        body: {
          success: true,
          weeks,
          warnings: warnings.map((one) => warningFor(one, ATHLETE)),
          ...changedBy(revision),
        },
      };
    },
  },
  {
    method: 'PATCH',
    path: '/api/training-schedule/workouts/:workoutId/reschedule',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => {
      try {
        const { workout, warnings, revision } = await rescheduleWorkout(
          deps,
          viewer,
          decodeId('workout', params.workoutId!),
          body,
        );
        return {
          body: {
            success: true,
            workout: await workoutShapeOf(deps, viewer, workout),
            warnings: movesFor(await warnings(), readerOf(viewer, workout.athleteId)),
            ...changedBy(revision),
          },
        };
      } catch (error) {
        throw await shown(error, deps, viewer);
      }
    },
  },
  {
    method: 'POST',
    path: '/api/training-schedule/workouts/:workoutId/feedback',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => {
      const { workout, adaptation, question } = await submitWorkoutFeedback(
        deps,
        viewer,
        decodeId('workout', params.workoutId!),
        body,
      );
      return {
        body: {
          success: true,
          workout: await workoutShapeOf(deps, viewer, workout),
          adaptation: adaptation && suggestionShape(adaptation),
          question,
        },
      };
    },
  },
  {
    method: 'POST',
    path: '/api/training-schedule/workouts/create',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const { taken, rest } = parted(body, ['athleteProfileId', 'trainingWeekId']);
      const problems = problemsOf(placeSchema, taken);
      if (problems.length > 0) throw new InvalidInput([...problems, ...problemsOf(createWorkoutSchema, rest)]);
      const athleteId =
        taken.athleteProfileId === undefined ? viewer.athleteId : idFrom('athlete', taken.athleteProfileId);
      const { workout, warnings } = await createWorkout(
        deps,
        viewer,
        {
          athleteId,
          weekId: (taken.trainingWeekId ?? undefined) === undefined ? undefined : idFrom('week', taken.trainingWeekId),
        },
        rest,
      );
      const shownWarnings = movesFor(warnings, readerOf(viewer, workout.athleteId));
      return {
        status: 201,
        body: { success: true, workout: await workoutShapeOf(deps, viewer, workout), warnings: shownWarnings },
      };
    },
  },
  {
    method: 'POST',
    path: '/api/training-schedule/undo',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const { revisionId, athleteProfileId } = parse(undoSchema, body);
      const wanted = revisionId === undefined || revisionId === null ? undefined : idFrom('revision', revisionId);
      const whose = athleteProfileId === undefined ? viewer.athleteId : idFrom('athlete', athleteProfileId);
      const { athleteId, revision } = await undoScheduleChange(deps, viewer, whose, wanted);
      return {
        body: {
          success: true,
          ...changedBy(revision),
          ...(await scheduleBody(deps, viewer, athleteId)),
        },
      };
    },
  },
];
