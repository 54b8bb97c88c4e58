import { ask } from '../test/graphql.ts';
import { coach, database, deps, filling, LISTS, openLists, page, spare, uuidOf, whole } from '../test/lists.ts';
import { addDays } from '../core/calendar/calendar.ts';
import { pagesOf } from '../domain/kernel/paging.ts';

beforeAll(openLists);
afterAll(() => database.drop());

describe.each(Object.entries(LISTS))('%s', (_name, list) => {
  const filled = filling(list);

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

  test.each(['first: 0', 'first: 101', 'after: "x"', 'first: 1, before: "x"'])(
    '( %s ) is wrong, and takes away this list alone',
    async (wrong) => {
      const inner = list.field.replace('$', wrong).replace('#', '{ edges { node { id } } }');
      const isRoot = list.path[0] === 'library';
      const { data, errors } = await ask(
        deps,
        coach,
        isRoot ? `{ viewer { user { email } } ${inner} }` : `{ viewer { user { email } ${inner} } }`,
      );
      expect(errors).toMatchObject([
        { path: isRoot ? list.path : ['viewer', ...list.path], extensions: { code: 'BAD_USER_INPUT' } },
      ]);
      expect(data.viewer.user.email).toContain('@');
      const above = list.path.slice(0, -1).reduce((at, name) => at[name], isRoot ? data : data.viewer);
      expect(above[list.path.at(-1)!]).toBeNull();
    },
  );

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
    const [head, ...tails] = endCursor!.split('.');
    const bits = Buffer.from(head!, 'base64url').toString();
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
      // all else of it is as it was given out
    ].map((text) => [Buffer.from(text).toString('base64url'), ...tails].join('.'));
    // a roster's says who was shown, the one that it stands at among them
    const torn = tails.length > 0 ? [head!, `${endCursor}.more`] : [];
    for (const cursor of [foreign, 'zzz', '', 'R1BDOlM6enp6', endCursor!.slice(4), ...forged, ...torn])
      for (const args of [`first: 1, after: "${cursor}"`, `last: 1, before: "${cursor}"`])
        await expect(page(list, args)).rejects.toMatchObject(refused);
  });

  test.each(['first: 1, before: "x"', 'last: 1, after: "x"', 'after: "x", before: "x"'])(
    '%s do not go together',
    async (args) => {
      await filled([0, 1, 2]);
      const { endCursor } = await page(list, 'first: 1');
      await expect(page(list, args.replaceAll('x', endCursor!))).rejects.toMatchObject(refused);
    },
  );

  test('the cursors that clients kept from before are still read', async () => {
    await filled([0, 1, 2, 3, 4]);
    const all = await whole(list);
    const isRoster = list.path.includes('athletes');
    const old = (index: number) =>
      Buffer.from(isRoster ? `OffsetConnection:${index}` : `GPC:S:${uuidOf(all[index]!)}`).toString('base64');
    const next = await page(list, `first: 2, after: "${old(1)}"`);
    expect(next.ids).toEqual(all.slice(2, 4));
    expect((await page(list, `first: 2, after: "${next.endCursor}"`)).ids).toEqual(all.slice(4));
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
