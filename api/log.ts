import { type DestinationStream, type Logger, pino } from 'pino';
import { createRepeats } from './logRepeats.ts';

export type { Logger } from 'pino';

/** What must never be written down, wherever it stands in a log entry. */
const REDACTED = [
  'password',
  'passwordHash',
  'token',
  'secret',
  'cookie',
  'authorization',
  'email',
  'notes',
  'body',
  'headers',
];

/** JSON lines on standard output, or in `to`. Entries carry ids and codes, never what people typed. */
export function createLogger({ isSilent = false, to }: { isSilent?: boolean; to?: DestinationStream } = {}): Logger {
  const options = {
    level: isSilent ? 'silent' : 'info',
    base: null,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: { err: errorWithoutValues },
    hooks: { logMethod: createRepeats() },
  };
  return to ? pino(options, to) : pino(options);
}

/** Name, code and stack of an error. A database error's own message may quote a row, so only its first line is kept. */
function errorWithoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  const isDatabase = error.name.startsWith('Prisma') || error.name.startsWith('DriverAdapter');
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code, message: isDatabase ? error.name : error.message, stack: frames.join('\n') };
}
