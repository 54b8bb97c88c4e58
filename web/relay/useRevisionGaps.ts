import { useCallback, useEffect, useRef } from 'react';
import { socket } from './environment.ts';

/**
 * Watches over live updates of a schedule: a revision number that is missing, or a connection that was lost and stands
 * again, calls `onGap`. `revision` is what the page shows; returns what takes the number of each update that arrives.
 */
export function useRevisionGaps(revision: number, onGap: () => void): (arrived: number) => void {
  const seen = useRef(revision);
  useEffect(() => {
    seen.current = Math.max(seen.current, revision);
  }, [revision]);
  useEffect(() => socket.onReconnect(onGap), [onGap]);
  return useCallback(
    (arrived) => {
      if (arrived > seen.current + 1) onGap();
      seen.current = Math.max(seen.current, arrived);
    },
    [onGap],
  );
}
