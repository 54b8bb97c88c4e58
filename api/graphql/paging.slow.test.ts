import fc from 'fast-check';
import { database, filling, LISTS, openLists, page, whole } from '../test/lists.ts';
import { runs } from '../test/propertyRuns.ts';

beforeAll(openLists);
afterAll(() => database.drop());

const aTurn = fc.record({
  size: fc.integer({ min: 1, max: 4 }),
  adds: fc.array(fc.nat({ max: 40 }), { maxLength: 2 }),
  removes: fc.array(fc.nat({ max: 40 }), { maxLength: 2 }),
  removesNamed: fc.boolean(),
  stirs: fc.array(fc.nat({ max: 40 }), { maxLength: 2 }),
});

describe.each(Object.entries(LISTS))('%s', (_name, list) => {
  const filled = filling(list);

  test.each(['forward', 'backward'])(
    '%s, whatever comes and goes between two pages, nothing that stands comes twice or is passed over',
    async (direction) => {
      const isForward = direction === 'forward';
      let behind = 0;
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
              const liesBehind = present.some((id) => met.includes(id) && !got.ids.includes(id));
              behind += Number(liesBehind);
              expect([liesBehind, turned]).not.toEqual([true, false]);
              expect(cursor === null && turned).toBe(false);
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
        runs(12),
      );
      expect(behind).toBeGreaterThan(0);
    },
  );

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
});
