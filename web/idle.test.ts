import { whenIdle } from './idle.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

test('waits for the browser, and hands an effect nothing to clean up with', () => {
  const waiting: (() => void)[] = [];
  globalThis.requestIdleCallback = (work) => waiting.push(work as () => void);
  let done = 0;
  expect(whenIdle(() => (done += 1))).toBeUndefined();
  expect(done).toBe(0);
  for (const work of waiting) work();
  expect(done).toBe(1);
});

test('is done at once where the browser does not say', () => {
  let done = 0;
  whenIdle(() => (done += 1));
  expect(done).toBe(1);
});
