import { startJob, workThrough } from './clockwork.ts';

const mustNot = (error: unknown) => {
  throw error;
};
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a run that takes longer than the interval is not overtaken, and the next one comes', async () => {
  let [running, most, runs] = [0, 0, 0];
  const stop = startJob(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await soon(20);
      running -= 1;
      runs += 1;
    },
    { everyMs: 2, isAtOnce: true },
    mustNot,
  );
  while (runs < 3) await soon(5);
  stop();
  expect(most).toBe(1);
});

test('trouble is heard, and the next run comes all the same', async () => {
  const heard: unknown[] = [];
  const stop = startJob(
    () => Promise.reject(new Error('no')),
    { everyMs: 2 },
    (error) => heard.push(error),
  );
  while (heard.length < 2) await soon(2);
  stop();
  expect(String(heard[0])).toBe('Error: no');
});

test('once stopped, a run takes on nothing more', async () => {
  const done: string[] = [];
  let stop = () => {};
  const ended = new Promise<void>((resolve) => {
    const run = async (stopped: AbortSignal) => {
      // the run begins before the function that stops it is there
      await soon(0);
      const act = async (id: string) => (stop(), done.push(id));
      await workThrough(async () => ['a', 'b'], act, { onError: mustNot, stopped });
      resolve();
    };
    stop = startJob(run, { everyMs: 60_000, isAtOnce: true }, mustNot);
  });
  await ended;
  expect(done).toEqual(['a']);
});

test('works until nothing is left to claim; what fails keeps nobody else waiting', async () => {
  const claims = [['a', 'b'], ['c'], []];
  const asked: (string | null)[] = [];
  const heard: unknown[] = [];
  const claim = async (after: string | null) => (asked.push(after), claims[asked.length - 1]!);
  const act = async (id: string) => (id === 'a' ? mustNot(new Error(id)) : 2);
  expect(await workThrough(claim, act, { onError: (error) => heard.push(error) })).toBe(4);
  expect([asked, String(heard)]).toEqual([[null, 'b', 'c'], 'Error: a']);
});
