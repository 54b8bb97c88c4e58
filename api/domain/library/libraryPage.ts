import { type LibraryWorkout, Prisma } from '../../generated/prisma/client.ts';
import { type Viewer, visibleLibrary } from '../kernel/access.ts';
import { LIBRARY_TYPES } from './library.schema.ts';
import type { Db, Deps } from '../kernel/ports.ts';

export interface LibraryFilter {
  search?: string | null;
  workoutType?: string | null;
}

/** Where in the order of the library a page begins: at a place that a cursor kept, or at the workout that an older one names. */
type Place = { value: unknown; id: string } | { row: string };

interface Asked {
  size: number;
  /** How many to leave out. */
  offset?: number;
  from?: Place | null;
  /** The page lies before `from`, or at the end; its nearest workout comes first. */
  isBackward?: boolean;
}

export interface LibraryPage {
  workouts: LibraryWorkout[];
  /** How many the search is about. */
  totalCount: number;
  /** How many there are without search or kind. */
  libraryCount: number;
  /** There are workouts on the other side of the place. */
  isMoreBehind: boolean;
}

const MAX_SEARCH = 200;

/** What of a library this search is about: every word must stand in name, description or tags. */
function matching({ search, workoutType }: LibraryFilter): Prisma.Sql {
  // no text holds what the database cannot keep
  const plain = (search ?? '').slice(0, MAX_SEARCH).replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ');
  const words = plain.toLowerCase().split(/\s+/).filter(Boolean);
  const isKnown = LIBRARY_TYPES.some((type) => type === workoutType);
  return Prisma.join(
    [
      workoutType ? (isKnown ? Prisma.sql`w."workoutType" = ${workoutType}` : Prisma.sql`false`) : Prisma.sql`true`,
      // % and _ are letters to people
      ...words.map((word) => Prisma.sql`w."searchText" like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
    ],
    ' and ',
  );
}

function rowAt(place: Place): Prisma.Sql {
  if ('row' in place) return Prisma.sql`(select name, id from visible where id = ${place.row}::uuid)`;
  return Prisma.sql`(${place.value}::text, ${place.id}::uuid)`;
}

/** The row of a workout beside its counts, which are there also where no workout is. */
type Row = Omit<LibraryPage, 'workouts'> & { [Column in keyof LibraryWorkout]: LibraryWorkout[Column] | null };

/** A page of what the viewer sees of the library, by name, with all that is told of the list: one statement. */
export async function readLibrary(
  db: Pick<Db, '$queryRaw'>,
  viewer: Viewer,
  filter: LibraryFilter,
  { size, offset = 0, from = null, isBackward = false }: Asked,
): Promise<LibraryPage> {
  const [onward, behind, order] = isBackward
    ? [Prisma.sql`<`, Prisma.sql`>=`, Prisma.sql`desc`]
    : [Prisma.sql`>`, Prisma.sql`<=`, Prisma.sql`asc`];
  const place = from && rowAt(from);
  const rows = await db.$queryRaw<Row[]>`
    with visible as materialized (
      select w.id, w.name, (${matching(filter)}) as "isFound" from "LibraryWorkout" w where ${visibleLibrary(viewer)}
    ), counted as (
      select count(*)::int as "libraryCount", (count(*) filter (where "isFound"))::int as "totalCount",
        ${place ? Prisma.sql`coalesce(bool_or("isFound" and (name, id) ${behind} ${place}), false)` : Prisma.sql`false`} as "isMoreBehind" from visible
    ), page as (
      select id from visible where "isFound" and ${place ? Prisma.sql`(name, id) ${onward} ${place}` : Prisma.sql`true`}
      order by name ${order}, id ${order} limit ${size} offset ${offset}
    )
    select * from counted left join (page join "LibraryWorkout" w using (id)) on true order by w.name ${order}, id ${order}`;
  const { totalCount, libraryCount, isMoreBehind } = rows[0]!;
  return { totalCount, libraryCount, isMoreBehind, workouts: rows.flatMap(workoutIn) };
}

function workoutIn({ totalCount: _total, libraryCount: _all, isMoreBehind: _behind, ...row }: Row): LibraryWorkout[] {
  // a list that was never written is empty to Prisma and null to the database
  return row.id === null ? [] : [{ ...(row as LibraryWorkout), tags: row.tags ?? [] }];
}

const MAX_LISTED = 1000;

/** The library as one list, with how many there are; at most 1,000 from `offset` on. */
export async function listLibrary(
  { db }: Deps,
  viewer: Viewer,
  filter: LibraryFilter,
  offset = 0,
): Promise<Pick<LibraryPage, 'workouts' | 'totalCount'>> {
  const { workouts, totalCount } = await readLibrary(db, viewer, filter, { size: MAX_LISTED, offset });
  return { workouts, totalCount };
}
