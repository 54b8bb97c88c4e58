import { useCallback, useState } from 'react';

/** Who of a list is left out, and the act that leaves somebody out or takes them in again. */
export function useLeftOut() {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const leaveOut = useCallback((id: string, isOut: boolean) => {
    setLeftOut((before) => {
      const next = new Set(before);
      if (isOut) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return [leftOut, leaveOut] as const;
}
