import { useSyncExternalStore } from 'react';
import { type DisplayUnits, METRIC } from '../../../api/core/displayUnits.ts';

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
export const useUnits = (): DisplayUnits => useSyncExternalStore(subscribe, () => chosen, () => METRIC);
