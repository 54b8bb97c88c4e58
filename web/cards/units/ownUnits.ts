import { useSyncExternalStore } from 'react';
import type { DisplayUnits } from '../../../api/core/units/displayUnits.ts';

// not the one of the core: every screen loads this file, and only some the arithmetic beside that one
const METRIC: DisplayUnits = { units: 'metric', poolLength: '25m' };

let chosen: DisplayUnits = METRIC;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How whoever is signed in wants distances and paces shown. */
export function setUnits({ units, poolLength }: DisplayUnits): void {
  if (chosen.units === units && chosen.poolLength === poolLength) return;
  chosen = { units, poolLength };
  for (const listener of listeners) listener();
}

/** The units to show distances and paces in; everything that is asked of the server and sent to it is in SI units. */
export const useUnits = (): DisplayUnits =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => METRIC,
  );
