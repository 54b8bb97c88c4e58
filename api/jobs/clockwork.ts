export type OnError = (error: unknown) => void;

export interface Every {
  everyMs: number;
  /** Runs at once as well, not only after the first interval. */
  isAtOnce?: boolean;
}

/**
 * Runs from time to time; answers the function that stops, after which the run that is under way takes on nothing more. A run that
 * takes longer than the interval is not overtaken by the next: that one is left out. `onError` hears what went wrong.
 */
export function startJob(
  run: (stopped: AbortSignal) => Promise<unknown>,
  { everyMs, isAtOnce = false }: Every,
  onError: OnError,
): () => void {
  const stop = new AbortController();
  let isBusy = false;
  const turn = async () => {
    if (isBusy) return;
    isBusy = true;
    await run(stop.signal).catch(onError);
    isBusy = false;
  };
  if (isAtOnce) void turn();
  const timer = setInterval(() => void turn(), everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/**
 * Works through what several server processes share: `claim` answers what this one is to do next, given the last that it had; empty:
 * nothing is left. One that fails keeps nobody else waiting. Answers the sum of what `act` answers.
 */
export async function workThrough(
  claim: (after: string | null) => Promise<readonly string[]>,
  act: (id: string) => Promise<number>,
  { onError, stopped }: { onError: OnError; stopped?: AbortSignal },
): Promise<number> {
  let done = 0;
  let after: string | null = null;
  for (;;) {
    const claimed: readonly string[] = stopped?.aborted ? [] : await claim(after);
    if (claimed.length === 0) return done;
    for (const id of claimed) {
      if (stopped?.aborted) return done;
      done += await act(id).catch((error: unknown) => (onError(error), 0));
    }
    after = claimed.at(-1)!;
  }
}
