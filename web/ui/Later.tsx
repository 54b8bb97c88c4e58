import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface LaterProps {
  /** How many frames later than what stands around it. */
  frames?: number;
  /** Of about the same size, so that nothing moves. */
  fallback: ReactNode;
  children: ReactNode;
}

/** What is drawn a moment after the rest of a page, so that a large page is drawn in several short tasks. */
export function Later({ frames = 1, fallback, children }: LaterProps) {
  const [passed, setPassed] = useState(0);
  const isDue = passed >= frames;
  useEffect(() => {
    if (!isDue) startTransition(() => setPassed(passed + 1));
  }, [isDue, passed]);
  return isDue ? children : fallback;
}
