import fc from 'fast-check';
import { addDays } from '../core/calendar.ts';
import type { Viewer } from '../domain/access.ts';
import type { AccountDeps } from '../domain/account.ts';
import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf } from '../test/schedules.ts';
import { pagesOf } from './paging.ts';

let database: TestDatabase;
let deps: AccountDeps;
let coach: Viewer & { coachId: string };
let spare: (Viewer & { email: string })[];

beforeAll(async () => {
  database = await createDatabase();
  // nothing of a history ever goes; here it has to
  await database.db.$executeRaw`ALTER TABLE "Revision" DISABLE TRIGGER USER`;
  await database.db.$executeRaw`ALTER TABLE "AccountEvent" DISABLE TRIGGER USER`;
  deps = testDeps(database.db, '2026-11-20T12:00:00Z');
  coach = await aCoachOf(deps, await aViewer(deps));
  spare = [];
  for (let i = 0; i < 16; i += 1) spare.push(await aViewer(deps, { lastName: `Vale ${i % 5}` }));
});
afterAll(() => database.drop());

const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-05T06:00:00Z');

interface List {
  /** Path of the connection from the root, its arguments left open. */
  field: string;
  path: readonly string[];
  add(place: number): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  clear(): Promise<unknown>;
  /** Something else that happens between two pages. */
  stir?(n: number): Promise<unknown>;
}

const uuidOf = (id: string) => id.slice(id.indexOf('_') + 1);
const byId = (id: string) => ({ where: { id: uuidOf(id) } });
let made = 0;

const LISTS: Record<string, List> = {
  activities: {
    field: 'athlete { activities($) # }',
    path: ['athlete', 'activities'],
    // several at one instant, each of another sport
    add: (place) =>
      deps.db.activity.create({
        data: {
          athleteId: coach.athleteId,
          sport: `sport ${(made += 1)}`,
          startedAt: new Date(START + (place % 6) * 1000),
          day: new Date('2026-01-05'),
          movingSec: 60,
          elapsedSec: 60,
          tss: 1,
          measure: 'effort',
          contentHash: 'x',
        },
      }),
    remove: (id) => deps.db.activity.delete(byId(id)),
    clear: () => deps.db.activity.deleteMany(),
  },
  checkIns: {
    field: 'athlete { checkIns($) # }',
    path: ['athlete', 'checkIns'],
    add: (place) =>
      deps.db.checkIn.createMany({
        data: [{ athleteId: coach.athleteId, weekStartDate: new Date(addDays('2026-01-05', 7 * place)), mood: 5 }],
        skipDuplicates: true,
      }),
    remove: (id) => deps.db.checkIn.delete(byId(id)),
    clear: () => deps.db.checkIn.deleteMany({ where: { athleteId: coach.athleteId } }),
  },
  revisions: {
    field: 'athlete { revisions($) # }',
    path: ['athlete', 'revisions'],
    add: (place) =>
      deps.db.revision.createMany({
        data: [
          {
            athleteId: coach.athleteId,
            number: place + 1,
            actorRole: 'athlete',
            cause: 'move',
            summary: 'Moved.',
            changes: {},
          },
        ],
        skipDuplicates: true,
      }),
    remove: (id) => deps.db.revision.delete(byId(id)),
    clear: () => deps.db.revision.deleteMany({ where: { athleteId: coach.athleteId } }),
  },
  principles: {
    field: 'coach { principles($) # }',
    path: ['coach', 'principles'],
    add: (place) =>
      deps.db.principle.create({
        data: {
          coachId: coach.coachId,
          principleType: 'training_philosophy',
          context: 'All',
          principle: 'Rest',
          createdAt: new Date(START + (place % 6) * DAY_MS),
        },
      }),
    remove: (id) => deps.db.principle.delete(byId(id)),
    clear: () => deps.db.principle.deleteMany(),
  },
  auditLog: {
    field: 'auditLog($) #',
    path: ['auditLog'],
    // several at one instant
    add: (place) =>
      deps.db.accountEvent.create({
        data: { userId: coach.userId, act: 'signed-in', at: new Date(START + (place % 6) * 1000) },
      }),
    remove: (id) => deps.db.accountEvent.delete(byId(id)),
    clear: () => deps.db.accountEvent.deleteMany({ where: { userId: coach.userId } }),
  },
  library: {
    field: 'library($) #',
    path: ['library'],
    add: (place) =>
      deps.db.libraryWorkout.create({
        data: {
          coachId: coach.coachId,
          name: `Ü ${'abCäZ1'[place % 6]}`,
          workoutType: 'run',
          intensity: 'hard',
          instructions: 'Up.',
          duration: 20,
        },
      }),
    remove: (id) => deps.db.libraryWorkout.delete(byId(id)),
    clear: () => deps.db.libraryWorkout.deleteMany(),
  },
  ...Object.fromEntries(
    ['ATTENTION', 'NAME', 'JOINED', 'LAST_HEARD'].map((sort): [string, List] => [
      `athletes by ${sort}`,
      {
        field: `coach { athletes(sort: ${sort}, $) # }`,
        path: ['coach', 'athletes'],
        add: async (place) => {
          const { athleteId } = spare[place % spare.length]!;
          const pair = { coachId: coach.coachId, athleteId };
          const stands = await deps.db.coachAssignment.count({ where: { ...pair, endedAt: null } });
          if (stands === 0)
            await deps.db.coachAssignment.create({
              data: { ...pair, assignedAt: new Date(START + (place % 3) * DAY_MS) },
            });
        },
        remove: (id) =>
          deps.db.coachAssignment.updateMany({
            where: { coachId: coach.coachId, athleteId: uuidOf(id) },
            data: { endedAt: new Date() },
          }),
        clear: () => deps.db.coachAssignment.deleteMany({ where: { coachId: coach.coachId } }),
        // whoever feels bad asks for the coach, and comes first
        stir: async (n) => {
          const { athleteId } = spare[n % spare.length]!;
          await deps.db.checkIn.deleteMany({ where: { athleteId } });
          if (n % 2 === 0)
            await deps.db.checkIn.create({
              data: { athleteId, weekStartDate: new Date('2026-11-16'), mood: 1, stress: 10, sleep: 1, energyLevel: 1 },
            });
        },
      },
    ]),
  ),
};

interface Page {
  ids: string[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
  cursors: string[];
}

async function page({ field, path }: List, args: string, viewer: Viewer = coach): Promise<Page> {
  const inner = field
    .replace('$', args)
    .replace('#', '{ edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }');
  const { data, errors } = await ask(deps, viewer, path[0] === 'library' ? `{ ${inner} }` : `{ viewer { ${inner} } }`);
  if (errors[0]) throw errors[0];
  const found = path.reduce((at, name) => at[name], path[0] === 'library' ? data : data.viewer);
  return {
    ids: found.edges.map((edge: { node: { id: string } }) => edge.node.id),
    cursors: found.edges.map((edge: { cursor: string }) => edge.cursor),
    ...found.pageInfo,
  };
}
const whole = async (list: List) => (await page(list, 'first: 100')).ids;

const aTurn = fc.record({
  size: fc.integer({ min: 1, max: 4 }),
  adds: fc.array(fc.nat({ max: 40 }), { maxLength: 2 }),
  removes: fc.array(fc.nat({ max: 40 }), { maxLength: 2 }),
  removesNamed: fc.boolean(),
  stirs: fc.array(fc.nat({ max: 40 }), { maxLength: 2 }),
});

describe.each(Object.entries(LISTS))('%s', (_name, list) => {
  const filled = async (places: readonly number[]) => {
    await list.clear();
    for (const place of places) await list.add(place);
  };

  test.each(['forward', 'backward'])(
    '%s, whatever comes and goes between two pages, nothing that stands comes twice or is passed over',
    async (direction) => {
      const isForward = direction === 'forward';
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.nat({ max: 40 }), { minLength: 4, maxLength: 9 }),
          fc.array(aTurn, { minLength: 2, maxLength: 5 }),
          async (places, turns) => {
            await filled(places);
            const stood = new Set(await whole(list));
            const met: string[] = [];
            let cursor: string | null = null;
            for (let turn = 0; ; turn += 1) {
              const { size, adds, removes, removesNamed, stirs } = turns[turn % turns.length]!;
              const at: string = cursor === null ? '' : isForward ? `, after: "${cursor}"` : `, before: "${cursor}"`;
              const got = await page(list, `${isForward ? 'first' : 'last'}: ${size}${at}`);
              const present = await whole(list);
              // a page is in the order of the list
              expect(present.filter((id) => got.ids.includes(id))).toEqual(got.ids);
              expect(got.ids.length).toBeLessThanOrEqual(size);
              met.push(...got.ids);
              const goesOn = isForward ? got.hasNextPage : got.hasPreviousPage;
              const turned = isForward ? got.hasPreviousPage : got.hasNextPage;
              // what was met before and still stands lies behind
              if (present.some((id) => met.includes(id) && !got.ids.includes(id))) expect(turned).toBe(true);
              if (cursor === null) expect(turned).toBe(false);
              if (!goesOn) break;
              expect(got.ids.length).toBe(size);
              cursor = isForward ? got.endCursor : got.startCursor;
              // one change of the world at most forty times: a list that grows for ever has no end
              if (turn > 40) break;
              const named = isForward ? got.ids.at(-1)! : got.ids[0]!;
              for (const id of [
                ...(removesNamed ? [named] : []),
                ...removes.map((n) => present[n % present.length]!),
              ]) {
                if (!stood.has(id) && !present.includes(id)) continue;
                await list.remove(id).catch(() => null);
                stood.delete(id);
              }
              if (turn < 5) for (const place of adds) await list.add(place);
              for (const n of stirs) await list.stir?.(n);
            }
            expect(new Set(met).size).toBe(met.length);
            expect([...stood].filter((id) => !met.includes(id))).toEqual([]);
          },
        ),
        { numRuns: 12 },
      );
    },
  );

  test('the page goes on where the row that its cursor names is gone', async () => {
    await filled([0, 1, 2, 3, 4, 5]);
    const all = await whole(list);
    const { endCursor, ids } = await page(list, 'first: 2');
    await list.remove(ids[1]!);
    expect((await page(list, `first: 2, after: "${endCursor}"`)).ids).toEqual(all.slice(2, 4));
    expect(await page(list, `last: 5, before: "${endCursor}"`)).toMatchObject({
      ids: all.slice(0, 1),
      hasPreviousPage: false,
      hasNextPage: true,
    });
  });

  test('forth and back again is the same, and both ends are known as such', async () => {
    await filled([0, 1, 2, 3, 4, 5]);
    const all = await whole(list);
    const first = await page(list, 'first: 2');
    const second = await page(list, `first: 2, after: "${first.endCursor}"`);
    const third = await page(list, `first: 2, after: "${second.endCursor}"`);
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(all);
    expect([first, second, third].map(({ hasPreviousPage, hasNextPage }) => [hasPreviousPage, hasNextPage])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    expect(await page(list, `last: 2, before: "${third.startCursor}"`)).toMatchObject({
      ids: second.ids,
      hasPreviousPage: true,
      hasNextPage: true,
    });
    expect(await page(list, `last: 2, before: "${second.startCursor}"`)).toMatchObject({
      ids: first.ids,
      hasPreviousPage: false,
      hasNextPage: true,
    });
    expect(await page(list, 'last: 2')).toMatchObject({ ids: third.ids, hasPreviousPage: true, hasNextPage: false });
  });

  test.each([
    'edges { cursor }',
    'pageInfo { hasNextPage }',
    'edges { node { __typename } } pageInfo { endCursor }',
    'pageInfo { hasPreviousPage }',
  ])('{ %s } alone can be asked', async (asked) => {
    await filled([0, 1]);
    const inner = list.field.replace('$', 'first: 1').replace('#', `{ ${asked} }`);
    const { errors } = await ask(deps, coach, list.path[0] === 'library' ? `{ ${inner} }` : `{ viewer { ${inner} } }`);
    expect(errors).toEqual([]);
  });

  const refused = {
    message: 'The page position is not valid. Start again from the first page.',
    extensions: { code: 'BAD_USER_INPUT' },
  };
  test('a cursor of another list, of another’s list, or of nothing is refused', async () => {
    await filled([0, 1, 2]);
    const { endCursor } = await page(list, 'first: 1');
    const other = list.path.includes('checkIns') ? LISTS.revisions! : LISTS.checkIns!;
    await other.add(3);
    const foreign = (await page(other, 'first: 1')).endCursor!;
    const bits = Buffer.from(endCursor!.split('.')[0]!, 'base64url').toString();
    const forged = [
      bits
        .replace(coach.athleteId, spare[0]!.athleteId)
        .replace(coach.coachId, spare[0]!.athleteId)
        .replace(coach.userId, spare[0]!.userId),
      bits.replace(/\]$/, ',1]'),
      '[]',
      '{}',
      'null',
      '["a"',
    ].map((text) => Buffer.from(text).toString('base64url'));
    for (const cursor of [foreign, 'zzz', '', 'R1BDOlM6enp6', endCursor!.slice(4), ...forged])
      for (const args of [`first: 1, after: "${cursor}"`, `last: 1, before: "${cursor}"`])
        await expect(page(list, args)).rejects.toMatchObject(refused);
  });

  test.each(['first: 1, before: "x"', 'last: 1, after: "x"', 'after: "x", before: "x"'])(
    '%s do not go together',
    async (args) => {
      await expect(page(list, args)).rejects.toMatchObject(refused);
    },
  );

  test('the cursors that clients kept from before are still read', async () => {
    await filled([0, 1, 2, 3, 4]);
    const all = await whole(list);
    const isRoster = list.path.includes('athletes');
    const old = (index: number) =>
      Buffer.from(isRoster ? `OffsetConnection:${index}` : `GPC:S:${uuidOf(all[index]!)}`).toString('base64');
    expect((await page(list, `first: 2, after: "${old(1)}"`)).ids).toEqual(all.slice(2, 4));
    expect((await page(list, `last: 2, before: "${old(3)}"`)).ids).toEqual(all.slice(1, 3));
  });
});

test('pages of several athletes at once are each their own', async () => {
  const [one, other] = [spare[0]!, spare[1]!];
  await LISTS['athletes by NAME']!.clear();
  for (const { athleteId } of [one, other]) {
    await deps.db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId } });
    await deps.db.checkIn.deleteMany({ where: { athleteId } });
    for (const n of [0, 1, 2])
      await deps.db.checkIn.create({
        data: { athleteId, weekStartDate: new Date(addDays('2026-01-05', 7 * n)), mood: 5 },
      });
  }
  const { data, errors } = await ask(
    deps,
    coach,
    '{ viewer { coach { athletes { edges { node { id two: checkIns(first: 2) { edges { cursor node { id weekStartDate } } } last: checkIns(last: 1) { edges { node { weekStartDate } } pageInfo { hasPreviousPage } } } } } } } }',
  );
  expect(errors).toEqual([]);
  const nodes = data.viewer.coach.athletes.edges.map((edge: { node: unknown }) => edge.node);
  expect(nodes).toHaveLength(2);
  for (const { two, last } of nodes) {
    expect(two.edges.map((edge: { node: { weekStartDate: string } }) => edge.node.weekStartDate)).toEqual([
      '2026-01-19',
      '2026-01-12',
    ]);
    expect(last).toEqual({ edges: [{ node: { weekStartDate: '2026-01-05' } }], pageInfo: { hasPreviousPage: true } });
  }
  // the place of one athlete's list is none in another's
  const [{ id }, { two }] = nodes;
  const { codes } = await ask(
    deps,
    coach,
    `{ athlete(id: "${id}") { checkIns(first: 1, after: "${two.edges[0].cursor}") { edges { cursor } } } }`,
  );
  expect(codes).toEqual(['BAD_USER_INPUT']);
});

test('a cursor tells no more than a place', () => {
  const { connection } = pagesOf({ name: 'list', column: 'on', kind: 'instant', direction: 'asc' });
  const row = { id: '00000000-0000-7000-8000-000000000001', on: new Date(5), secret: 'x' };
  const { edges } = connection({}, [row], '00000000-0000-7000-8000-000000000002', async () => false);
  expect(Buffer.from(edges[0]!.cursor, 'base64url').toString()).toBe(
    '["list","00000000-0000-7000-8000-000000000002",5,"00000000-0000-7000-8000-000000000001"]',
  );
});
