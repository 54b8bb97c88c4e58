import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAM = 'workout';

/** The workout whose dialog is open: kept in the address, so that it can be linked to and Back closes it. */
export function useOpenWorkout() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const openId = search.get(PARAM);
  // what stands open and is not being closed already: history moves later than a second click
  const closable = useRef<{ openedHere: boolean } | null>(null);
  useEffect(() => {
    closable.current = openId === null ? null : { openedHere: state === PARAM };
  }, [openId, state]);

  const open = useCallback(
    (workoutId: string) =>
      setSearch((now) => (now.set(PARAM, workoutId), now), { state: PARAM, preventScrollReset: true }),
    [setSearch],
  );
  const close = useCallback(() => {
    const closing = closable.current;
    closable.current = null;
    if (closing?.openedHere) void navigate(-1);
    else if (closing) setSearch((now) => (now.delete(PARAM), now), { replace: true, preventScrollReset: true });
  }, [navigate, setSearch]);
  return [openId, open, close] as const;
}
