import fc from 'fast-check';
import { createTurns } from './turns.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

test('never more at once than may be, nobody is forgotten, and one key delays another by no more than a piece of work for each key', async () => {
  const limits = fc.record({ ofOne: fc.integer({ min: 1, max: 3 }), ofAll: fc.integer({ min: 1, max: 4 }) });
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.array(fc.constantFrom('a', 'a', 'a', 'b', 'c'), { minLength: 1, maxLength: 40 }),
      async ({ ofOne, ofAll }, keys) => {
        const turns = createTurns({ ofOne, ofAll, waiting: 100 });
        const atWork: string[] = [];
        const begun: string[] = [];
        await Promise.all(
          keys.map(async (key) => {
            const leave = await turns.enter(key);
            atWork.push(key);
            begun.push(key);
            expect(atWork.length).toBeLessThanOrEqual(ofAll);
            expect(atWork.filter((each) => each === key).length).toBeLessThanOrEqual(ofOne);
            await pause();
            atWork.splice(atWork.indexOf(key), 1);
            leave!();
            leave!();
          }),
        );
        expect([...begun].sort()).toEqual([...keys].sort());
        await pause();
        expect(turns.atWork()).toBe(0);
      },
    ),
  );
});

test('whoever comes last is served after one of each that wait, however many these are', async () => {
  const turns = createTurns({ ofOne: 1, ofAll: 1, waiting: 100 });
  const begun: string[] = [];
  const work = async (key: string) => {
    const leave = await turns.enter(key);
    begun.push(key);
    await pause();
    leave!();
  };
  const all = [
    ...Array.from({ length: 50 }, () => work('greedy')),
    ...Array.from({ length: 5 }, () => work('other')),
    work('late'),
  ];
  await Promise.all(all);
  expect(begun.indexOf('late')).toBeLessThanOrEqual(3);
  expect(begun.slice(0, 9)).toEqual([
    'greedy',
    'greedy',
    'other',
    'late',
    'greedy',
    'other',
    'greedy',
    'other',
    'greedy',
  ]);
});

test('a queue has an end, for each key its own', async () => {
  const turns = createTurns({ ofOne: 1, ofAll: 1, waiting: 2 });
  const leave = await turns.enter('a');
  const waiting = [turns.enter('a'), turns.enter('a')];
  expect(await turns.enter('a')).toBeNull();
  const other = turns.enter('b');
  leave!();
  for (const each of [waiting[0]!, other, waiting[1]!]) (await each)!();
  await pause();
  expect(turns.atWork()).toBe(0);
});

test('work that follows at once waits until everybody else was heard', async () => {
  const turns = createTurns({ ofOne: 1, ofAll: 1, waiting: 100 });
  let done = 0;
  const work = async () => {
    for (let n = 0; n < 100; n += 1) {
      const leave = await turns.enter('busy');
      done += 1;
      leave!();
    }
  };
  const all = work();
  await pause();
  expect(done).toBeLessThanOrEqual(2);
  await all;
});
