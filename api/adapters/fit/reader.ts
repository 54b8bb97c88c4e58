import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { accountKey, type Admission, createAdmission } from '../../admission/admission.ts';
import type { FitReader } from '../../domain/kernel/ports.ts';
import type { FitRead } from './read.ts';

interface Limits {
  /** Files read at the same time, each in a thread of its own. */
  workers: number;
  /** Files that may wait for one; more are sent away. */
  mostWaiting: number;
  /** A file that takes longer of a processor ends its thread; by the clock where the system does not tell that of a thread. */
  mostMs: number;
  /** No file is waited for longer, however little of a processor it was given. */
  mostWaitMs: number;
  heapMb: number;
  /** A thread without work ends after so long. */
  idleMs: number;
}

const LIMITS: Limits = { workers: 2, mostWaiting: 20, mostMs: 3000, mostWaitMs: 30_000, heapMb: 256, idleMs: 30_000 };

interface Job {
  file: Uint8Array;
  answer(read: FitRead | { refusal: 'busy' }): void;
  fail(error: unknown): void;
}

/** A thread with the decoder loaded. */
interface Reading {
  worker: Worker;
  state: 'starting' | 'idle' | 'reading';
  job: Job | null;
  timer: NodeJS.Timeout | null;
  /** Its place below /proc; null: the system has none. */
  thread: string | null;
}

/** What a thread says when it begins. */
export interface Ready {
  thread: string | null;
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** What a thread has had of a processor, by proc_pid_stat(5); null: it is not told. */
function processorMs(thread: string | null): number | null {
  if (!thread) return null;
  try {
    const stat = readFileSync(`/proc/${thread}/stat`, 'utf8');
    // its name stands in brackets, and may hold spaces
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return null;
  }
}

/** The thread as it is shipped lies beside the bundle; from source it needs the loader that reads TypeScript. */
function startWorker(heapMb: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 };
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL(['.', 'fitWorker.mjs'].join('/'), here), { resourceLimits });
  const source = JSON.stringify(new URL(['.', 'worker.ts'].join('/'), here).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(start, { eval: true, resourceLimits });
}

/**
 * Files are read in threads that start when needed. One that runs out of memory or time is too complex, and its thread gone.
 * Accounts take turns, one file each, and have so much of the threads' time.
 */
export function createFitReader(admission: Admission = createAdmission(), over: Partial<Limits> = {}): FitReader {
  const { workers: most, mostWaiting, mostMs, mostWaitMs, heapMb, idleMs } = { ...LIMITS, ...over };
  const readings = new Set<Reading>();
  const waiting: Job[] = [];
  let isClosed = false;

  function after(reading: Reading, ms: number, act: () => void) {
    if (reading.timer) clearTimeout(reading.timer);
    reading.timer = setTimeout(act, ms);
    reading.timer.unref();
  }

  function end(reading: Reading, error: unknown = null, refusal: 'too-complex' | 'busy' = 'too-complex') {
    if (!readings.delete(reading)) return;
    if (reading.timer) clearTimeout(reading.timer);
    reading.job?.answer({ refusal });
    // a thread that never began is no fault of the file
    if (reading.state === 'starting') waiting.shift()?.fail(error ?? new Error('The FIT thread ended as it began.'));
    void reading.worker.terminate();
    next();
  }

  /** On a busy machine a thread may have little of a processor: that is no fault of its file. */
  function watch(reading: Reading, began: number, hadMs: number | null, waitMs = mostMs) {
    after(reading, waitMs, () => {
      const hasMs = processorMs(reading.thread);
      const leftMs = hadMs === null || hasMs === null ? 0 : mostMs - (hasMs - hadMs);
      if (leftMs <= 0) return end(reading);
      if (performance.now() - began >= mostWaitMs) return end(reading, null, 'busy');
      watch(reading, began, hadMs, Math.max(leftMs, TICK_MS));
    });
  }

  function give(reading: Reading) {
    const job = waiting.shift() ?? null;
    reading.job = job;
    if (!job) {
      reading.state = 'idle';
      // a thread without work keeps no process alive
      reading.worker.unref();
      return after(reading, idleMs, () => end(reading));
    }
    reading.state = 'reading';
    reading.worker.ref();
    watch(reading, performance.now(), processorMs(reading.thread));
    // its own bytes alone: a small buffer shares its memory with others
    const bytes = new Uint8Array(job.file);
    reading.worker.postMessage(bytes, [bytes.buffer]);
  }

  function start() {
    const reading: Reading = { worker: startWorker(heapMb), state: 'starting', job: null, timer: null, thread: null };
    readings.add(reading);
    reading.worker.on('message', (message: FitRead | Ready) => {
      if ('thread' in message) reading.thread = message.thread;
      else reading.job?.answer(message);
      give(reading);
    });
    reading.worker.on('error', (error) => end(reading, error));
    reading.worker.on('exit', () => end(reading));
  }

  function next() {
    if (isClosed || waiting.length === 0) return;
    const idle = [...readings].find(({ state }) => state === 'idle');
    if (idle) return give(idle);
    const starting = [...readings].filter(({ state }) => state === 'starting').length;
    if (waiting.length > starting && readings.size < most) start();
  }

  const readNow = (file: Uint8Array) =>
    new Promise<FitRead | { refusal: 'busy' }>((answer, fail) => {
      if (isClosed || waiting.length >= mostWaiting) return answer({ refusal: 'busy' });
      waiting.push({ file, answer, fail });
      next();
    });

  return {
    read: async (file, ofWhom, time = 'readMs') => {
      const payer = { address: '', session: null, account: accountKey({ userId: ofWhom }) };
      const leave = await admission.enter('fitFile', payer);
      try {
        const refused = await admission.spend(time, payer, 0);
        if (refused) throw refused;
        const began = performance.now();
        return await readNow(file).finally(() => admission.spend(time, payer, performance.now() - began));
      } finally {
        leave();
      }
    },
    close: async () => {
      isClosed = true;
      for (const { answer } of waiting.splice(0)) answer({ refusal: 'busy' });
      await Promise.all([...readings].map(({ worker }) => worker.terminate()));
    },
  };
}
