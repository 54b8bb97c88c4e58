import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { styled } from './theme.ts';

const Waiting = styled('div', { display: 'contents' });

interface DeferredProps {
  /** How many frames later than what stands around it. */
  frames?: number;
  /** Of about the same size, so that nothing moves. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * What is drawn a moment after the rest of a page, so that a large page is drawn in several short tasks. At once where the
 * address names a part of the page: it is brought into view when the page is there.
 */
export function Deferred({ frames = 1, fallback, children }: DeferredProps) {
  const [passed, setPassed] = useState(() => (typeof location === 'object' && location.hash ? frames : 0));
  const isDue = passed >= frames;
  useEffect(() => {
    if (!isDue) startTransition(() => setPassed(passed + 1));
  }, [isDue, passed]);
  return isDue ? children : <Waiting aria-busy>{fallback}</Waiting>;
}
