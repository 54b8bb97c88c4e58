import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks, which is how long a dead database goes unnoticed. */
const LOOK_EVERY_MS = 250;
/** A killed server's own processes may hold its memory for a moment longer. */
const BETWEEN_TRIES_MS = 1_000;
const TRIES = 3;
/** How long what is left of the old server is waited for before each try. */
const LEFT_OVER_MS = 20_000;
const LOOK_AGAIN_MS = 50;

export interface Watched {
  isRunning(): boolean;
  /** Starts it, and settles once it takes connections. */
  start(): Promise<void>;
  /** Processes of the server that ended are still there: none can start beside them. */
  isLeftOver(): boolean;
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

  async function leftOversEnd(): Promise<void> {
    for (let waited = 0; waited < LEFT_OVER_MS && !isOver && database.isLeftOver(); waited += LOOK_AGAIN_MS)
      await pause(LOOK_AGAIN_MS);
  }

  async function mend(): Promise<void> {
    for (let attempt = 1; !isOver; attempt += 1) {
      await leftOversEnd();
      if (isOver) return;
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
