import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartRefused } from '../startRefused.ts';

interface Holder {
  pid: number;
  /** Start time of the process from the kernel; null: the platform does not provide it. A reused pid has another start time. */
  started: string | null;
  /** Id of the machine's boot; null: the platform does not provide it. */
  boot: string | null;
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The fields of /proc/PID/stat after the process name, which is in parentheses and may contain spaces. */
const statOf = (pid: number) =>
  readOrNull(`/proc/${pid}/stat`)
    ?.replace(/^.*\)\s/s, '')
    .split(' ') ?? [];

/** The start time is the 20th field after the name. */
export function startOf(pid: number): string | null {
  return statOf(pid)[19] ?? null;
}

const bootId = () => readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? null;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // if this is the first process of a container, no parent removes finished processes
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A zombie: it has ended, but its parent has not waited for it. */
export const isZombie = (pid: number): boolean => statOf(pid)[0] === 'Z';

/** Processes whose working directory is that folder; empty if the platform does not provide it. */
export function workingIn(folder: string): number[] {
  const here = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  };
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && here(name))
    .map(Number);
}

/** Is that same process alive, and not another one with the same pid? */
export function lives(pid: number, started: string | null): boolean {
  return isAlive(pid) && (started === null || started === startOf(pid));
}

function isHeld({ pid, started, boot }: Holder): boolean {
  if (boot !== null && boot !== bootId()) return false;
  return lives(pid, started);
}

function holderIn(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Does a running process hold the data directory? */
export function isInUse(dataDir: string): boolean {
  const holder = holderIn(path.join(dataDir, 'lock'));
  return holder !== null && isHeld(holder);
}

/**
 * Locks the data directory for this process and returns the function that releases it.
 * The lock file is created atomically (a hard link to a complete file). A lock of a process that has ended is taken over.
 * Throws StartRefused while another process holds the lock.
 */
export function takeLock(dataDir: string): () => void {
  const file = path.join(dataDir, 'lock');
  const own = `${file}.${process.pid}`;
  const refuse = (holder: Holder): never => {
    throw new StartRefused(`Data directory ${dataDir} is in use by process ${holder.pid}.`);
  };
  writeFileSync(
    own,
    JSON.stringify({ pid: process.pid, started: startOf(process.pid), boot: bootId() } satisfies Holder),
    { mode: 0o600 },
  );
  try {
    for (;;) {
      try {
        linkSync(own, file);
        return () => unlinkSync(file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = holderIn(file);
      if (holder && isHeld(holder)) refuse(holder);
      setAside(file, refuse);
    }
  } finally {
    unlinkSync(own);
  }
}

/** Removes the lock of a process that has ended; restores it if a running process took it over at the same moment. */
function setAside(file: string, refuse: (holder: Holder) => never): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = holderIn(aside);
  if (moved && isHeld(moved)) {
    linkSync(aside, file);
    unlinkSync(aside);
    refuse(moved);
  }
  unlinkSync(aside);
}
