import { type ComponentType, useState } from 'react';

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
