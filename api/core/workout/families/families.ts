import { BIKE_FAMILIES } from './bike.ts';
import { BRICK_FAMILIES } from './brick.ts';
import type { Family } from './family.ts';
import { RUN_FAMILIES } from './run.ts';
import { STRENGTH_LADDERS, type StrengthFamily } from './strength.ts';
import { SWIM_FAMILIES } from './swim.ts';

/** Every family of endurance workouts. */
export const FAMILIES: readonly Family[] = [...RUN_FAMILIES, ...BIKE_FAMILIES, ...SWIM_FAMILIES, ...BRICK_FAMILIES];

/** What endurance families and those of strength have in common. */
export type AnyFamily = Family | StrengthFamily;

export const ALL_FAMILIES: readonly AnyFamily[] = [...FAMILIES, ...STRENGTH_LADDERS];

const BY_ID: ReadonlyMap<string, Family> = new Map(FAMILIES.map((family) => [family.id, family]));

/** The endurance family of this id; an unknown id is a programming error. */
export function familyOf(id: string): Family {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`No family ${id}`);
  return found;
}

const ANY_BY_ID: ReadonlyMap<string, AnyFamily> = new Map(ALL_FAMILIES.map((family) => [family.id, family]));

/** The same of strength too. */
export function anyFamilyOf(id: string): AnyFamily {
  const found = ANY_BY_ID.get(id);
  if (found === undefined) throw new Error(`No family ${id}`);
  return found;
}
