import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Browser } from './test/browser.ts';
import { aPlace, type ServerAddress } from './test/serverProcess.ts';

let place: ServerAddress;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => place.clear());

const lock = (dataDir: string) => path.join(dataDir, 'lock');
const person = (n: number) => ({
  email: `p${n}@example.com`,
  password: 'correct horse battery',
  firstName: 'Robin',
  lastName: 'Vale',
});

test('a killed server loses nothing that it acknowledged; a second one is refused; the end is orderly', async () => {
  const first = place.start();
  const base = await first.ready;

  const second = place.start();
  expect(await second.ended).toBe(2);
  expect(second.output().trim()).toBe(`Data directory ${place.dataDir} is in use by process ${first.child.pid}.`);

  const acknowledged: number[] = [];
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = writer; ; n += 4) {
      const answer = await new Browser(base).post('/api/auth/register', person(n)).catch(() => null);
      if (answer?.status !== 201) return;
      acknowledged.push(n);
      if (acknowledged.length === 12) first.child.kill('SIGKILL');
    }
  });
  await Promise.all(writers);
  expect(await first.ended).toBe('SIGKILL');
  // neither its lock nor its database keeps the next one from starting
  expect(existsSync(lock(place.dataDir))).toBe(true);
  const orphan = place.postmaster();
  expect(orphan).not.toBeNull();

  const third = place.start();
  const again = await third.ready;
  expect(third.output()).toContain('A database left running by an earlier process is stopped first.');
  for (const n of acknowledged) {
    const { email, password } = person(n);
    expect((await new Browser(again).post('/api/auth/login', { email, password })).status).toBe(200);
  }
  expect(place.postmaster()).not.toBe(orphan);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect([place.postmaster(), existsSync(lock(place.dataDir))]).toEqual([null, false]);
});

test('where the database cannot reach its folder it is kept elsewhere, and that is said once', async () => {
  const isRoot = process.getuid?.() === 0;
  chmodSync(path.dirname(place.dataDir), 0o700);
  const pointer = path.join(place.dataDir, 'database-folder');
  for (const says of [isRoot, false]) {
    const server = place.start();
    await server.ready;
    expect(/^User \w+ cannot reach .* the database is kept in \/var\/lib\/evenpace\/data-/m.test(server.output())).toBe(
      says,
    );
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }
  expect(existsSync(pointer)).toBe(isRoot);
  if (isRoot) rmSync(readFileSync(pointer, 'utf8'), { recursive: true });
});

/** Runs in the server's process before it: fails in nobody's hands when told to. */
const failpoint = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,process.on('SIGUSR2',()=>{${code}})`,
});

test.each([
  ['uncaughtException', "setTimeout(()=>{throw(new(Error)('hunter2'))})"],
  ['unhandledRejection', "Promise.reject(new(Error)('hunter2'))"],
])(
  'an %s that nobody catches is logged, what is under way is answered, the database is closed, and the end is 1',
  async (event, code) => {
    const server = place.start(failpoint(code));
    const base = await server.ready;
    const underWay = Array.from({ length: 8 }, (_, n) =>
      new Browser(base).post('/api/auth/register', person(n)).then(
        ({ status }) => status,
        () => 'cut off',
      ),
    );
    // those that the server has taken are answered
    await Promise.race(underWay);
    server.child.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    expect(await Promise.all(underWay)).toEqual(Array(8).fill(201));
    const fatal = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ level }) => level === 60);
    expect(fatal).toEqual([
      expect.objectContaining({ msg: event, err: expect.objectContaining({ message: 'hunter2' }) }),
    ]);
    expect([place.postmaster(), existsSync(lock(place.dataDir))]).toEqual([null, false]);
  },
);

test('metrics have a port of their own where one is asked for, which ends with the server', async () => {
  const server = place.start({ METRICS_PORT: '0' });
  const base = await server.ready;
  const address = /^Metrics on (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(server.output())![1]!;
  expect(await (await fetch(address)).text()).toContain('process_cpu_seconds_total');
  expect((await new Browser(base).get('/metrics')).status).toBe(404);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

test('a start that cannot be says one line and no stack', async () => {
  const server = place.start({ PORT: 'nowhere' });
  expect(await server.ended).toBe(2);
  expect(server.output()).toBe('PORT: got "nowhere", wants a port number from 0 to 65535.\n');
});

test('a port that is taken is named, and the data directory is free again', async () => {
  const first = place.start();
  const { port } = new URL(await first.ready);
  const other = path.join(path.dirname(place.dataDir), 'other');
  const second = place.start({ PORT: port, DATA_DIR: other });
  expect(await second.ended).toBe(2);
  expect(second.output()).toBe(`PORT: got ${port}, wants a port that is free on 127.0.0.1 (EADDRINUSE).\n`);
  expect(existsSync(lock(other))).toBe(false);
});
