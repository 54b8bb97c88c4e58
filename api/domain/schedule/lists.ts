import type { Day } from '../../core/calendar/calendar.ts';
import { type NamedSport, wordsOf } from '../../core/workout/sport.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { columnOf } from '../kernel/day.ts';
import { pagesOf, type SpanArguments, spanOf } from '../kernel/paging.ts';
import type { Deps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { dayListSchema, instantListSchema, sportListSchema } from './lists.schema.ts';

// What goes back over all of an athlete's time, in pages.

export type DayArguments = SpanArguments<Day>;
export type SportArguments = DayArguments & { sport?: NamedSport | null };

/** Of the days `column`, and of the sport that `kind` names. */
export const daysAndSport = (column: string, kind: string, args: SportArguments) => ({
  ...spanOf(column, args, columnOf),
  ...(args.sport != null && { [kind]: { in: [...wordsOf(args.sport)] } }),
});

export const workoutPages = pagesOf<SportArguments>({
  name: 'Athlete.workouts',
  column: 'scheduledDate',
  kind: 'instant',
  direction: 'desc',
  // steps and reasons are in the row
  rowCost: 4,
  within: (args) => daysAndSport('scheduledDate', 'workoutType', args),
});

export const checkInPages = pagesOf<DayArguments>({
  name: 'Athlete.checkIns',
  column: 'weekStartDate',
  kind: 'instant',
  direction: 'desc',
  within: (args) => spanOf('weekStartDate', args, columnOf),
});

export const revisionPages = pagesOf<SpanArguments<Date>>({
  name: 'Athlete.revisions',
  column: 'number',
  kind: 'number',
  direction: 'desc',
  // the whole change is in the row
  rowCost: 8,
  within: (args) => spanOf('createdAt', args, (instant) => instant),
});

/** A page as REST asks for it and gets it: what is on it, and where the next one begins; null: it is the last. */
export interface ListPage<Row> {
  rows: readonly Row[];
  next: string | null;
}

const pageOf = <Row>({
  edges,
  pageInfo,
}: {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}): ListPage<Row> => ({
  rows: edges.map(({ node }) => node),
  next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

/** Nothing asks where a page of REST comes from. */
const NOT_ASKED = async () => false;

/** Throws NotFound, and InvalidInput. */
export async function listWorkouts({ db }: Pick<Deps, 'db'>, viewer: Viewer, athleteId: string | null, asked: unknown) {
  const args = parse(sportListSchema, asked);
  await assertMay(db, viewer, 'read', athleteId);
  const { where, ...page } = workoutPages.query(args);
  const rows = await db.workout.findMany({
    where: { AND: [{ athleteId: athleteId! }, visibleTo(viewer).workout, where] },
    include: WITH_FEEDBACK,
    ...page,
  });
  const { rows: shown, next } = pageOf(workoutPages.connection(args, rows, athleteId!, NOT_ASKED));
  return { rows: shown.map(workoutOf), next };
}

/** Throws NotFound, and InvalidInput. */
export async function listCheckIns({ db }: Pick<Deps, 'db'>, viewer: Viewer, athleteId: string | null, asked: unknown) {
  const args = parse(dayListSchema, asked);
  await assertMay(db, viewer, 'read', athleteId);
  const { where, ...page } = checkInPages.query(args);
  const rows = await db.checkIn.findMany({
    where: { AND: [{ athleteId: athleteId! }, visibleTo(viewer).checkIn, where] },
    ...page,
  });
  return pageOf(checkInPages.connection(args, rows, athleteId!, NOT_ASKED));
}

/** Throws NotFound, and InvalidInput. */
export async function listRevisions(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  athleteId: string | null,
  asked: unknown,
) {
  const args = parse(instantListSchema, asked);
  await assertMay(db, viewer, 'read', athleteId);
  const { where, ...page } = revisionPages.query(args);
  const rows = await db.revision.findMany({
    where: { AND: [{ athleteId: athleteId! }, visibleTo(viewer).revision, where] },
    omit: { changes: true },
    include: { actor: { select: { firstName: true, lastName: true } } },
    ...page,
  });
  return pageOf(revisionPages.connection(args, rows, athleteId!, NOT_ASKED));
}
