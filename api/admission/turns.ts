/** Gives the turn back; a second call does nothing. */
export type Leave = () => void;

export interface Turns {
  /** Waits for a turn of `key`; null: too many of that key wait already. */
  enter(key: string): Promise<Leave | null>;
  /** How many hold a turn. */
  atWork(): number;
}

/**
 * Turns for work of which only so much is done at once, `ofOne` by one key and `ofAll` in all. Whoever waits is served key by
 * key, so that a key with a hundred waiting delays another by one.
 */
export function createTurns({
  ofOne,
  ofAll = Infinity,
  waiting: mostWaiting,
}: {
  ofOne: number;
  ofAll?: number;
  waiting: number;
}): Turns {
  const atWork = new Map<string, number>();
  // in the order in which keys are served next
  const lines = new Map<string, ((leave: Leave) => void)[]>();
  let all = 0;

  const mayBegin = (key: string) => all < ofAll && (atWork.get(key) ?? 0) < ofOne;

  function begin(key: string): Leave {
    all += 1;
    atWork.set(key, (atWork.get(key) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      // not at once: between two pieces of work everybody else is heard
      setImmediate(() => {
        all -= 1;
        const left = atWork.get(key)! - 1;
        if (left > 0) atWork.set(key, left);
        else atWork.delete(key);
        serve();
      });
    };
  }

  function serve(): void {
    for (const [key, line] of lines) {
      if (all >= ofAll) return;
      if (!mayBegin(key)) continue;
      const [go] = line.splice(0, 1);
      lines.delete(key);
      // behind the others
      if (line.length > 0) lines.set(key, line);
      go!(begin(key));
    }
  }

  return {
    enter: async (key) => {
      const line = lines.get(key);
      if (!line && mayBegin(key)) return begin(key);
      if ((line?.length ?? 0) >= mostWaiting) return null;
      return new Promise<Leave>((go) => {
        if (line) line.push(go);
        else lines.set(key, [go]);
      });
    },
    atWork: () => all,
  };
}
