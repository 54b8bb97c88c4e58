import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { startEmbedded } from '../api/db/embedded.ts';
import { activityFile } from '../api/test/fitFiles.ts';
import { archiveParts } from '../web/routes/performance/archiveParts.ts';
import { headers, type Running, SERVER, seed, start } from './server.ts';
import { report, size } from './table.ts';

const FILES = size(2000, 12);
const IDLE_READS = size(300, 10);
const PAUSE_MS = 150;
const MAX_MINUTES = 10;

/** Five years of a workout a day and more, half an hour to an hour and three quarters. */
function archive(): File {
  const first = Date.UTC(2021, 0, 1, 6);
  const files = Array.from({ length: FILES }, (_, n) => {
    const ride = activityFile([
      {
        start: new Date(first + n * 20 * 3_600_000).toISOString(),
        seconds: 1800 + (n % 6) * 900,
        watts: (second) => 150 + ((second * 7 + n) % 200),
        heartRate: (second) => 120 + ((second + n) % 40),
        speed: 8.5,
        laps: 6,
      },
    ]);
    return [`activities/${n}.fit`, ride] as const;
  });
  return new File([zipSync(Object.fromEntries(files)) as BlobPart], 'export.zip');
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

/** How long a page of somebody else's took each time, for as long as `goesOn`. */
async function readings({ url }: Running, cookie: string, goesOn: (reads: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goesOn(times.length)) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/training-schedule`, { headers: headers(url, cookie) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The schedule was refused: ${answer.status}`);
    times.push(performance.now() - began);
    await pause();
  }
  return times;
}

const p99 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;

interface Answer {
  archive: { id: string; state: string; kept: number };
}

/** An archive of recordings as it is read in the background, and what somebody else feels of it. */
export async function archives(): Promise<void> {
  const zip = archive();
  const scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-archives-'));
  const database = await startEmbedded(path.join(scratch, 'database'), { say: () => {} });
  const server = await start(SERVER, [], {
    PORT: '0',
    DATA_DIR: path.join(scratch, 'data'),
    DATABASE_URL: database.url('postgres'),
    NODE_ENV: 'production',
    SESSION_SECRET: 'the benchmark has a secret of its own, long enough',
  });
  try {
    const [sender, other] = [await seed(server.url, 0), await seed(server.url, 1)];
    await readings(server, other, (reads) => reads < IDLE_READS / 4);
    const idle = await readings(server, other, (reads) => reads < IDLE_READS);

    const { 'content-type': _json, ...signedIn } = headers(server.url, sender);
    const began = performance.now();
    let now: Answer['archive'] | null = null;
    const send = (file: File) => {
      const form = new FormData();
      form.set('file', file);
      const to = `${server.url}/api/activities/archives`;
      return fetch(to, { method: 'POST', headers: { ...signedIn, connection: 'close' }, body: form });
    };
    for await (const { file } of (await archiveParts(zip))!.parts) {
      let sent = await send(file);
      while (sent.status === 429) {
        await new Promise((done) => setTimeout(done, 1000 * Number(sent.headers.get('retry-after'))));
        sent = await send(file);
      }
      if (sent.status !== 202) throw new Error(`The archive was refused: ${await sent.text()}`);
      ({ archive: now } = (await sent.json()) as Answer);
    }
    const taken = performance.now() - began;
    const watched = async () => {
      while (now?.state === 'reading') {
        await new Promise((done) => setTimeout(done, 1000));
        const answer = await fetch(`${server.url}/api/activities/archives/${now.id}`, { headers: signedIn });
        ({ archive: now } = (await answer.json()) as Answer);
      }
    };
    const [busy] = await Promise.all([readings(server, other, () => now?.state === 'reading'), watched()]);
    const minutes = (performance.now() - began) / 60_000;
    if (now?.kept !== FILES) throw new Error(`${now?.kept} of ${FILES} recordings were kept.`);
    const ratio = p99(busy) / p99(idle);
    report('Archives', [
      {
        name: `archive of ${FILES} recordings, ${Math.round(zip.size / 1e6)} MB, taken in`,
        value: taken / 1000,
        unit: 's',
      },
      {
        name: `archive of ${FILES} recordings, read`,
        value: minutes,
        unit: 'min',
        target: `at most ${MAX_MINUTES}`,
        holds: minutes <= MAX_MINUTES,
      },
      { name: 'schedule of somebody else, idle, p99', value: p99(idle), unit: 'ms' },
      { name: 'schedule of somebody else meanwhile, p99', value: p99(busy), unit: 'ms' },
      {
        name: 'meanwhile over idle',
        value: ratio,
        unit: '×',
        target: 'at most 2',
        holds: ratio <= 2,
      },
    ]);
  } finally {
    server.child.removeAllListeners('exit');
    server.child.kill('SIGTERM');
    await new Promise((done) => server.child.once('exit', done));
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
