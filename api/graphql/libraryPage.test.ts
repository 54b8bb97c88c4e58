import { STARTER_LIBRARY } from '../core/workout/starterLibrary/starterLibrary.ts';
import { type Viewer, visibleTo } from '../domain/kernel/access.ts';
import {
  copyStarterSet,
  createLibraryWorkout,
  deleteLibraryWorkout,
  writeStarterSet,
} from '../domain/library/library.ts';
import { type LibraryFilter, listLibrary } from '../domain/library/libraryPage.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { setUpDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, endCoaching } from '../test/schedules.ts';
import { planOf, statementsOf } from '../test/statements.ts';

const database = setUpDatabase();
const deps = setUpDeps({ now: new Date('2026-11-20T12:00:00Z') }, database);
beforeAll(() => writeStarterSet(deps.db));

const LIBRARY = `query ($search: String, $first: Int, $after: String, $last: Int, $before: String) {
  library(search: $search, first: $first, after: $after, last: $last, before: $before) {
    totalCount libraryCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { name } } } }`;
const seen = async (viewer: Viewer, variables: Record<string, unknown> = {}) =>
  (await ask(deps, viewer, LIBRARY, variables)).data.library;
const made = (coach: Viewer, over: object = {}) =>
  createLibraryWorkout(deps, coach, {
    workoutType: 'run',
    intensity: 'hard',
    instructions: 'Up strong, down easy.',
    stepText: '15m easy',
    ...over,
  });

test('a search goes to the workouts of the coaches that it is about, however many others there are', async () => {
  const athlete = await aViewer(deps);
  const coach = await aCoachOf(deps, athlete);
  await made(coach, { name: 'Canal repeats' });
  await deps.db.$executeRaw`
    WITH other AS (INSERT INTO "User" (id, email, "firstName", "lastName", "timeZone", "updatedAt") SELECT gen_random_uuid(), 'library.' || n || '@example.com', '', '', 'UTC', now() FROM generate_series(1, 200) n RETURNING id),
      coach AS (INSERT INTO "Coach" (id, "userId") SELECT gen_random_uuid(), id FROM other RETURNING id)
    INSERT INTO "LibraryWorkout" (id, "coachId", name, "workoutType", intensity, instructions, "searchText", "updatedAt")
    SELECT gen_random_uuid(), coach.id, 'Canal repeats', 'run', 'easy', '', 'canal repeats', now() FROM coach, generate_series(1, 100)`;
  await deps.db.$executeRaw`ANALYZE`;
  for (const viewer of [athlete, coach]) {
    const sent = await statementsOf(async () => expect((await seen(viewer, { search: 'canal' })).totalCount).toBe(1));
    const plans = await Promise.all(sent.map((statement) => planOf(database.url, statement)));
    expect(plans.flatMap(({ scanned }) => scanned).filter((table) => table === 'LibraryWorkout')).toEqual([]);
  }
});

describe('one statement', () => {
  test('answers a page with its counts and whether there is another, in GraphQL and in REST', async () => {
    const athlete = await aViewer(deps);
    const coach = await aCoachOf(deps, athlete);
    for (const name of ['Canal one', 'Canal two', 'Canal three']) await made(coach, { name });
    for (const viewer of [athlete, coach]) {
      const first = await seen(viewer, { search: 'canal', first: 2 });
      const rest = { after: first.pageInfo.endCursor };
      for (const [page, names, hasNextPage, hasPreviousPage] of [
        [{}, ['Canal one', 'Canal three', 'Canal two'], false, false],
        [{ first: 2 }, ['Canal one', 'Canal three'], true, false],
        [rest, ['Canal two'], false, true],
        [{ last: 2 }, ['Canal three', 'Canal two'], false, true],
        [{ last: 1, before: first.pageInfo.endCursor }, ['Canal one'], true, false],
        [{ search: 'nothing like it' }, [], false, false],
      ] as const) {
        const sent = await statementsOf(async () => {
          const { edges, pageInfo, libraryCount, totalCount } = await seen(viewer, { search: 'canal', ...page });
          expect(edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual(names);
          expect(pageInfo).toMatchObject({ hasNextPage, hasPreviousPage });
          expect([libraryCount, totalCount]).toEqual([STARTER_LIBRARY.length + 3, names.length === 0 ? 0 : 3]);
        });
        expect(sent).toHaveLength(1);
      }
      expect(await statementsOf(() => listLibrary(deps, viewer, { search: 'canal' }))).toHaveLength(1);
    }
  });

  test('answers what plain reads answer, whatever is asked for', async () => {
    const athlete = await aViewer(deps);
    const coach = await aCoachOf(deps, athlete);
    const former = await aCoachOf(deps, athlete);
    await copyStarterSet(coach.coachId, deps.db);
    for (const viewer of [coach, former])
      for (const name of ['hills', 'Hills', 'Ärger 100%', 'a_b']) await made(viewer, { name });
    await endCoaching(deps, former);
    await deleteLibraryWorkout(deps, coach, (await made(coach, { name: 'Gone hills' })).id);
    for (const viewer of [athlete, coach, former, await aViewer(deps)]) {
      const visible = visibleTo(viewer).library;
      const asked: [LibraryFilter, Prisma.LibraryWorkoutWhereInput][] = [
        [{}, {}],
        [{ search: 'HILLS' }, { searchText: { contains: 'hills' } }],
        [{ search: ' 100% a ' }, { AND: [{ searchText: { contains: '100\\%' } }, { searchText: { contains: 'a' } }] }],
        [
          { search: 'a_b', workoutType: 'run' },
          { searchText: { contains: 'a\\_b' }, workoutType: 'run' },
        ],
        [{ workoutType: 'race' }, { id: { in: [] } }],
      ];
      for (const [filter, where] of asked) {
        const rows = await deps.db.libraryWorkout.findMany({
          where: { AND: [visible, where] },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
        });
        expect(await listLibrary(deps, viewer, filter)).toEqual({ workouts: rows, totalCount: rows.length });
        expect(await listLibrary(deps, viewer, filter, 3)).toEqual({
          workouts: rows.slice(3),
          totalCount: rows.length,
        });
      }
    }
  });
});
