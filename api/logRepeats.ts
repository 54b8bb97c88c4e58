import type { Logger } from 'pino';

/** Of one cause so many lines are written within a window; the rest are counted. */
export const LINES_OF_ONE = 3;
const WINDOW_MS = 60_000;
/** From here on up: what goes wrong. */
const WARN = 40;
/** Causes that are told apart at a time; more are one. */
const MAX_CAUSES = 200;

interface Cause {
  lines: number;
  /** Writes one line with the number of those that were left out. */
  tell: (times: number) => void;
}

/** Where it was logged and what went wrong, without anything that a sender could vary. */
function causeOf([details, message]: readonly unknown[], level: number): string {
  const error = (details as { err?: unknown } | null)?.err;
  const { name, code, stack } = error instanceof Error ? (error as Error & { code?: unknown }) : { name: typeof error };
  const frame = stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  return [level, typeof details === 'string' ? details : message, name, code, frame.trim()].join('|');
}

/** For pino: what goes wrong again and again is told a few times, and after a minute how often. */
export function createRepeats() {
  const causes = new Map<string, Cause>();
  let timer: NodeJS.Timeout | null = null;
  let isWatched = false;

  function tellAll(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const all = [...causes.values()];
    causes.clear();
    for (const { lines, tell } of all) if (lines > LINES_OF_ONE) tell(lines - LINES_OF_ONE);
  }
  return function logMethod(this: Logger, args: unknown[], method: (...args: unknown[]) => void, level: number): void {
    if (level < WARN) return method.apply(this, args);
    // what is still counted as the process ends
    if (!isWatched) process.once('exit', tellAll);
    isWatched = true;
    const named = causeOf(args, level);
    const key = causes.has(named) || causes.size < MAX_CAUSES ? named : 'others';
    const [details, message] = typeof args[0] === 'string' ? [{}, args[0]] : [args[0] as object, args[1]];
    const cause = causes.get(key) ?? { lines: 0, tell: () => {} };
    causes.set(key, cause);
    cause.lines += 1;
    cause.tell = (times) => method.apply(this, [{ ...details, repeated: times }, message]);
    timer ??= setTimeout(tellAll, WINDOW_MS).unref();
    if (cause.lines <= LINES_OF_ONE) method.apply(this, args);
  };
}
