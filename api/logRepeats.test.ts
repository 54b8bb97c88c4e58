import { createLogger } from './log.ts';
import { LINES_OF_ONE } from './logRepeats.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function written() {
  const lines: { msg: string; repeated?: number; n?: number }[] = [];
  const log = createLogger({ to: { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) } });
  return { lines, log };
}

/** One place in the code, whatever was sent to it. */
const fail = (n: number) => new Error(`no room for ${n}`);

test('what goes wrong ten thousand times is a few lines and a number', () => {
  const { lines, log } = written();
  for (let n = 0; n < 10_000; n += 1) log.error({ err: fail(n), n }, 'socket message failed');
  expect(lines).toHaveLength(LINES_OF_ONE);
  jest.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(LINES_OF_ONE + 1);
  expect(lines.at(-1)).toMatchObject({ msg: 'socket message failed', repeated: 10_000 - LINES_OF_ONE, n: 9999 });
  log.error({ err: fail(1) }, 'socket message failed');
  expect(lines).toHaveLength(LINES_OF_ONE + 2);
});

test('other causes are other lines, of which there are not without end; what is no trouble is always written', () => {
  const { lines, log } = written();
  log.error({ err: new Error('a') }, 'one');
  log.error({ err: new TypeError('a') }, 'one');
  log.warn({ err: new Error('a') }, 'one');
  log.warn('one');
  expect(lines).toHaveLength(4);
  for (let n = 0; n < 1000; n += 1) log.info({ n }, 'said');
  expect(lines).toHaveLength(1004);
  for (let n = 0; n < 1000; n += 1) log.warn({ n }, `said ${n}`);
  expect(lines.length).toBeLessThan(1004 + 210);
  jest.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ repeated: expect.any(Number) });
});
