import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../idle.ts';

/**
 * A part of the layout whose code comes after it: null until then. The function asks for the code; a connection that is
 * lost at that moment breaks nothing and is told to `onFailure`.
 */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>, onFailure = () => {}) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const ready = () => {
    if (!Loaded) load().then((Component) => setLoaded(() => Component), onFailure);
  };
  return [Loaded, ready] as const;
}

/** The same of a part that comes by itself, once the screen stands. */
export function useWhenIdle<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, ready] = useLate(load);
  const began = useRef(false);
  useEffect(() => {
    if (!began.current) whenIdle(ready);
    began.current = true;
  });
  return [Loaded] as const;
}
