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
  /** Kernel's start time of the process; null where the platform does not tell. A reused pid has another. */
  started: string | null;
  /** Identity of the machine's boot; null where the platform does not tell. */
  boot: string | null;
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** What the kernel tells of a process after its name, which stands in parentheses and may hold spaces. */
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
    // where this is the first process of a container, nobody buries the dead
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Dead, and not yet buried by its parent. */
export const isZombie = (pid: number): boolean => statOf(pid)[0] === 'Z';

/** Processes that work in that folder; none where the platform does not tell. */
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

/** Does that very process live, and not another one with its number? */
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

/** Does a living process hold the data directory? */
export function isInUse(dataDir: string): boolean {
  const holder = holderIn(path.join(dataDir, 'lock'));
  return holder !== null && isHeld(holder);
}

/**
 * Takes the data directory for this process; answers the release.
 * The lock appears complete or not at all (a hard link of a finished file). One whose process is gone is taken over.
 * Throws StartRefused while another process holds it.
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

/** Moves a dead process's lock away; puts it back if a live process took it over in the same moment. */
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
