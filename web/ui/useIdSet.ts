import { useCallback, useState } from 'react';

/** Some of a list by their ids; `put` takes one in or out, `setIds` says all of them. */
export function useIdSet() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const put = useCallback((id: string, isIn: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      if (isIn) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { ids, put, setIds };
}
