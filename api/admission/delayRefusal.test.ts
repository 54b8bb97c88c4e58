import type { IncomingMessage, ServerResponse } from 'node:http';
import { LARGE_REFUSAL } from './budgets.ts';
import { delayRefusal } from './delayRefusal.ts';

// waiting is all it does, so that time is what must be seen to pass
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[string, object, boolean, boolean, boolean]>([
  ['a small body', { 'content-length': '200' }, false, false, false],
  ['no body', {}, true, false, false],
  ['a large one that was read', { 'content-length': '900000' }, true, false, false],
  ['a large one that was not', { 'content-length': '900000' }, false, true, false],
  ['one larger than any may be', { 'content-length': '900000000' }, false, true, true],
  ['one that does not say how large', { 'transfer-encoding': 'chunked' }, false, true, true],
])('the refusal of %s', async (_name, headers, complete, waits, ends) => {
  const set: string[] = [];
  let isOver = false;
  const refusal = delayRefusal(
    { headers, complete } as IncomingMessage,
    { setHeader: (name: string, value: string) => set.push(`${name}: ${value}`) } as unknown as ServerResponse,
  ).then(() => (isOver = true));
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(isOver).toBe(!waits);
  expect(set).toEqual(ends ? ['Connection: close'] : []);
  jest.advanceTimersByTime(LARGE_REFUSAL.pauseMs);
  await refusal;
});
