import { BIKE_FAMILIES } from './bike.ts';
import { BRICK_FAMILIES } from './brick.ts';
import type { Family } from './family.ts';
import { RUN_FAMILIES } from './run.ts';
import { SWIM_FAMILIES } from './swim.ts';

/** Every family of endurance workouts. */
export const FAMILIES: readonly Family[] = [...RUN_FAMILIES, ...BIKE_FAMILIES, ...SWIM_FAMILIES, ...BRICK_FAMILIES];

const BY_ID: ReadonlyMap<string, Family> = new Map(FAMILIES.map((family) => [family.id, family]));

/** The family of this id; an unknown id is a programming error. */
export function familyOf(id: string): Family {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`No family ${id}`);
  return found;
}
