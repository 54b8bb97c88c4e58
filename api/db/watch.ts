import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks, which is how long a dead database goes unnoticed. */
const LOOK_EVERY_MS = 250;
/** A killed server's own processes may hold its memory for a moment longer. */
const BETWEEN_TRIES_MS = 1_000;
const TRIES = 3;

export interface Watched {
  isRunning(): boolean;
  /** Starts it, and settles once it takes connections. */
  start(): Promise<void>;
  /** At every look, while it runs. */
  onLook(): void;
}

export interface Watcher {
  /** One line for the operator. */
  say(line: string): void;
  /** It could not be started again. */
  onGivenUp(error: unknown): void;
}

/** Starts a database again that has ended by itself. Answers how to stop looking, which waits for a start that is under way. */
export function watch(database: Watched, { say, onGivenUp }: Watcher): () => Promise<void> {
  let isOver = false;
  let mending: Promise<void> | null = null;

  async function mend(): Promise<void> {
    for (let attempt = 1; !isOver; attempt += 1) {
      try {
        // whoever runs the server may have been quicker
        if (!database.isRunning()) await database.start();
        say('The database had ended by itself and runs again.');
        return;
      } catch (error) {
        if (attempt === TRIES) return onGivenUp(error);
        await pause(BETWEEN_TRIES_MS);
      }
    }
  }

  const timer = setInterval(() => {
    if (mending) return;
    if (database.isRunning()) return database.onLook();
    mending = mend().finally(() => (mending = null));
  }, LOOK_EVERY_MS).unref();

  return async () => {
    isOver = true;
    clearInterval(timer);
    await mending;
  };
}
