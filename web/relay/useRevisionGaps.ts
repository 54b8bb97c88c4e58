import { useCallback, useEffect, useRef } from 'react';
import { socket } from './environment.ts';

/** For a subscription: what to ask for, and what takes the number of each update that arrives. */
interface Watch {
  /** Number of the latest revision that the page has: updates begin after it, however late the socket opens. */
  since: () => number;
  /** Answers whether it is the first time: a connection that stands again may bring what came before. */
  arrived: (revision: number) => boolean;
}

/**
 * Watches over live updates of a schedule: a revision number that is missing, or a connection that was lost and stands
 * again, calls `onGap`. `revision` is what the page shows.
 */
export function useRevisionGaps(revision: number, onGap: () => void): Watch {
  const seen = useRef(revision);
  const newest = useRef(0);
  useEffect(() => {
    // the answer to a change may arrive after the update that tells of a later one
    if (revision < seen.current) onGap();
    seen.current = Math.max(seen.current, revision);
  }, [revision, onGap]);
  useEffect(() => socket.onReconnect(onGap), [onGap]);
  const since = useCallback(() => seen.current, []);
  const arrived = useCallback(
    (number: number) => {
      if (number > seen.current + 1) onGap();
      seen.current = Math.max(seen.current, number);
      const isFirst = number > newest.current;
      newest.current = Math.max(newest.current, number);
      return isFirst;
    },
    [onGap],
  );
  return { since, arrived };
}
