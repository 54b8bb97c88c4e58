import type { WorkoutFeature } from '../../codes/injury.ts';
import { anyFamilyOf } from '../families/families.ts';
import { rungOfId } from '../families/ladder.ts';
import { STRENGTH_FAMILIES } from '../families/strength.ts';
import { ENDURANCE_TEMPLATES } from './templates.ts';

const OF_TEMPLATES: ReadonlyMap<string, readonly WorkoutFeature[]> = new Map(
  ENDURANCE_TEMPLATES.map(({ id, features }) => [id, features]),
);

/** What a workout of this `templateId` contains that an injury may forbid; empty: nothing, or it was made of none of ours. */
export function featuresOf(templateId: string | null): readonly WorkoutFeature[] {
  if (templateId === null) return [];
  const place = rungOfId(templateId);
  if (place !== null) return anyFamilyOf(place.family).features;
  const strength = Object.values(STRENGTH_FAMILIES).find(({ id }) => templateId.startsWith(`${id}/`));
  return strength?.features ?? OF_TEMPLATES.get(templateId) ?? [];
}
