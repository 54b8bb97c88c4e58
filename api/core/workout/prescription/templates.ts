import { BIKE_TEMPLATES } from './bikeTemplates.ts';
import { BRICK_TEMPLATES } from './brickTemplates.ts';
import { RUN_TEMPLATES } from './runTemplates.ts';
import { SWIM_TEMPLATES } from './swimTemplates.ts';
import type { EnduranceTemplate } from './template.ts';

export const ENDURANCE_TEMPLATES: readonly EnduranceTemplate[] = [
  ...RUN_TEMPLATES,
  ...BIKE_TEMPLATES,
  ...SWIM_TEMPLATES,
  ...BRICK_TEMPLATES,
];

const BY_ID: ReadonlyMap<string, EnduranceTemplate> = new Map(
  ENDURANCE_TEMPLATES.map((template) => [template.id, template]),
);

/** The endurance template of this id; an unknown id is a programming error. */
export function enduranceTemplate(id: string): EnduranceTemplate {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`No session template ${id}`);
  return found;
}
