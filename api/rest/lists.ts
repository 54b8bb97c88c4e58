import { decodeId, encodeId } from '../core/units/ids.ts';
import { assertCoach, type Viewer } from '../domain/kernel/access.ts';
import type { Deps } from '../domain/kernel/ports.ts';
import { readerOf, summaryFor } from '../domain/kernel/reader.ts';
import { listCheckIns, listRevisions, listWorkouts } from '../domain/schedule/lists.ts';
import { readCalendar, readCalendarReach } from '../domain/performance/calendar.ts';
import { calendarWeekShape } from './calendarShape.ts';
import { checkInShape } from './checkIn.ts';
import type { Route } from './router.ts';
import { workoutShapes } from './shapes.ts';

type Listed = (deps: Deps, viewer: Viewer, athleteId: string | null, asked: unknown) => Promise<object>;

function revisionShape(row: Awaited<ReturnType<typeof listRevisions>>['rows'][number], viewer: Viewer) {
  const { id, number, cause, actorId, actorRole, actor, undoesNumber, createdAt, athleteId } = row;
  return {
    id: encodeId('revision', id),
    number,
    cause,
    actorRole,
    actorName: actor && `${actor.firstName} ${actor.lastName}`,
    isOwn: actorId === viewer.userId,
    summary: summaryFor(row, readerOf(viewer, athleteId)),
    undoesNumber,
    createdAt: createdAt.toISOString(),
  };
}

const LISTS: Readonly<Record<string, Listed>> = {
  calendar: async (deps, viewer, athleteId, asked) => {
    const weeks = await readCalendar(deps, viewer, athleteId, asked);
    return {
      weeks: weeks.map((week) => calendarWeekShape(week, viewer)),
      ...(await readCalendarReach(deps, viewer, athleteId)),
    };
  },
  'training-schedule/workouts': async (deps, viewer, athleteId, asked) => {
    const { rows, next } = await listWorkouts(deps, viewer, athleteId, asked);
    return { workouts: await workoutShapes(deps, viewer, rows), next };
  },
  'training-schedule/revisions': async (deps, viewer, athleteId, asked) => {
    const { rows, next } = await listRevisions(deps, viewer, athleteId, asked);
    return { revisions: rows.map((row) => revisionShape(row, viewer)), next };
  },
  'check-ins': async (deps, viewer, athleteId, asked) => {
    const { rows, next } = await listCheckIns(deps, viewer, athleteId, asked);
    return { checkIns: rows.map(checkInShape), next };
  },
};

/** Each for the athlete, and for a coach of one's own athletes. */
export const listRoutes: readonly Route[] = Object.entries(LISTS).flatMap(([path, listed]): Route[] => [
  {
    method: 'GET',
    path: `/api/${path}`,
    auth: 'session',
    handler: async ({ deps, viewer, query }) => ({
      body: await listed(deps, viewer, viewer.athleteId, Object.fromEntries(query)),
    }),
  },
  {
    method: 'GET',
    path: `/api/coach/athletes/:athleteId/${path}`,
    auth: 'session',
    handler: async ({ deps, viewer, params, query }) => {
      assertCoach(viewer);
      const athleteId = decodeId('athlete', params.athleteId!);
      return { body: await listed(deps, viewer, athleteId, Object.fromEntries(query)) };
    },
  },
]);
